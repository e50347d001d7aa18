"""The desk for boxes of Heroes of the World: the sheets as a form asks for them, and one card as it will look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from herohall.core.box_desk import BoxDesk, BoxProblem, BoxReading, ColumnForm, NextWord, SheetForm, Sheets
from herohall.core.box_files import in_memory
from herohall.core.event import View
from herohall.core.texts import LANGUAGES, t
from herohall.games.world import box_form as form
from herohall.games.world.box import (
    Box,
    Discovery,
    Face,
    Hero,
    Territory,
    Wonder,
    explained,
    load_box,
    make_box,
    make_piece,
)
from herohall.games.world.box_check import RECONSTRUCTION, box_folder, read_box
from herohall.games.world.box_copy import readme
from herohall.games.world.box_form import Column
from herohall.games.world.box_sheets import Row, Sheet, read_sheet
from herohall.games.world.effect_choices import power_choices, result_choices
from herohall.games.world.effect_words import explain_power, explain_result
from herohall.games.world.facts import facts

FIRST: Final = {
    form.HEROES: ["name", "epoch", "population", "discovery", "conquest", "treasure", "territories", "orientation"],
    form.DISCOVERIES: ["name", "epoch", "value"],
    form.WONDERS: ["name", "epoch", "points", "power", "number", "about"],
    form.DIE: ["face", "kind", "amount", "name", "about"],
    form.TERRITORY_FILE: ["name", "short"],
    form.BORDERS: ["from", "to"],
    form.BOX: ["title", "about"],
}
"""What is entered first, in the order of the printed card (H0.5); the rest stands behind it."""
LINES: Final = {**form.COUNTS, form.DIE: len(form.DIE_FACES), form.TERRITORY_FILE: len(form.TERRITORIES)}
EDITIONS: Final = {"discovery": "discovery", "discovery_de": "discovery"}
"""One value, which the two editions print differently (H10)."""
CHOICES: Final = {"power": power_choices, "kind": result_choices}
"""What may come next in a phrase, by its column."""
MINE: Final = "my-box"
"""The name of a new box in records."""


class WorldDesk(BoxDesk):
    """Heroes, discoveries, wonders, die faces, the map, and what the box says of itself."""

    def forms(self) -> list[SheetForm]:
        return [_sheet_form(file) for file in form.COLUMNS]

    def own(self) -> dict[str, str]:
        folder = box_folder(RECONSTRUCTION)
        return {file: folder.joinpath(file).read_text(encoding="utf-8") for file in form.COLUMNS}

    def read(self, files: Mapping[str, str]) -> BoxReading:
        return WorldReading(in_memory(files))

    def readme(self) -> str:
        return readme()


class WorldReading(BoxReading):
    """The sheets of a folder."""

    def __init__(self, folder: Traversable) -> None:
        self._sheets, found = read_box(folder)
        self.problems = [BoxProblem(one.file, one.line, one.column, one.what(), one.said()) for one in found]

    def tables(self) -> Sheets:
        return {file: _table(sheet) for file, sheet in self._sheets.items()}

    def label(self) -> str:
        return make_box(self._sheets).label

    def facts(self, file: str, line: int) -> View:
        return facts(_only(_ours(), file, _drawable(self._sheets[file], self._row(file, line))))

    def next_words(self, file: str, line: int) -> dict[str, list[NextWord]]:
        cells = self._row(file, line).cells
        return {
            column.name: CHOICES[column.name](cells.get(column.name, ""))
            for column in form.COLUMNS[file]
            if column.allowed.kind == "phrase"
        }

    def meaning(self, file: str, line: int) -> dict[str, str]:
        row = self._row(file, line)
        wrong = {problem.column for problem in self._sheets[file].problems if problem.line == line}
        if wrong & CHOICES.keys() or not row.cells:
            return {}  # what stands in for it on the drawn card is not what was meant
        row = _drawable(self._sheets[file], row)
        if file == form.WONDERS:
            wonder = make_piece(Wonder, row)
            return {lang: explain_power(wonder.power, wonder.number, lang) for lang in LANGUAGES if wonder.power}
        if file == form.DIE:
            face = make_piece(Face, row)
            return {lang: explain_result(face.kind, face.amount, lang) for lang in LANGUAGES}
        return {}

    def _row(self, file: str, line: int) -> Row:
        return next((row for row in self._sheets[file].rows if row.line == line), Row(line, {}))


def _sheet_form(file: str) -> SheetForm:
    columns = form.BOX_KEYS if file == form.BOX else form.COLUMNS[file]
    return SheetForm(
        file=file,
        columns=[_column_form(column, _start(file, column)) for column in columns],
        first=FIRST[file],
        count=LINES.get(file, 0),
        keyed=file == form.BOX,
    )


def _column_form(column: Column, start: str) -> ColumnForm:
    allowed = column.allowed
    return ColumnForm(
        name=column.name,
        kind="prose" if column.stem == "about" else allowed.kind,
        low=allowed.low,
        high=allowed.high,
        words=list(allowed.words),
        lines_of=form.TERRITORY_FILE if allowed.words == form.TERRITORIES else "",
        optional=allowed.optional,
        lang=column.lang,
        like=column.stem if column.lang else EDITIONS.get(column.name, ""),
        start=start,
    )


def _start(file: str, column: Column) -> str:
    """A new line is taken to be typed from a printed card, and a new box is somebody's own."""
    if column.name == "printed":
        return " ".join(column.allowed.words)
    if file != form.BOX:
        return ""
    if column.name == "name":
        return MINE
    return t(f"world-box-start-{column.stem}", column.lang) if column.lang else "1"


def _table(sheet: Sheet) -> list[list[str]]:
    """A sheet with all its columns, in the order of the form."""
    names = [column.name for column in form.COLUMNS[sheet.file]]
    return [names, *([row.cells.get(name, "") for name in names] for row in sheet.rows)]


def _drawable(sheet: Sheet, row: Row) -> Row:
    """The row with something harmless in place of every cell that is not right yet."""
    wrong = {problem.column for problem in sheet.problems if problem.line == row.line}
    cells = {}
    for column in form.COLUMNS[sheet.file]:
        cell = row.cells.get(column.name, "")
        right = column.name in row.cells and column.name not in wrong
        cells[column.name] = cell if right else _harmless(sheet.file, column, cell)
    return Row(row.line, cells)


def _harmless(file: str, column: Column, cell: str) -> str:
    allowed = column.allowed
    if column.lang or allowed.kind == "word":
        return cell
    if allowed.kind == "some":
        return " ".join(word for word in allowed.words if word in cell.split())
    if allowed.optional:
        return ""
    if allowed.kind == "number":
        return str(max(allowed.low, 0))
    return allowed.words[0] if allowed.words else _our_first(file).cells[column.name]


@cache
def _ours() -> Box:
    return load_box()


@cache
def _our_first(file: str) -> Row:
    return read_sheet(box_folder(RECONSTRUCTION), file).rows[0]


def _only(box: Box, file: str, row: Row) -> Box:
    """A box with the map and this one card."""
    bare = replace(box, heroes=[], discoveries=[], wonders=[], die=[])
    if file == form.HEROES:
        return replace(bare, heroes=[make_piece(Hero, row)])
    if file == form.DISCOVERIES:
        return replace(bare, discoveries=[make_piece(Discovery, row)])
    if file == form.WONDERS:
        return replace(bare, wonders=[explained(make_piece(Wonder, row))])
    if file == form.DIE:
        return replace(bare, die=[explained(make_piece(Face, row))])
    if file == form.TERRITORY_FILE:
        drawn = make_piece(Territory, row)
        return replace(bare, territories=[drawn if land.id == drawn.id else land for land in box.territories])
    return bare
