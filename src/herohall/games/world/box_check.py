"""The validator of boxes: all problems at once, each with its place and what is allowed (H0.2, H9.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from herohall.core.texts import Param
from herohall.games.world import box_form as form
from herohall.games.world.box_form import number, one_of
from herohall.games.world.box_sheets import Problem, Row, Sheet, check_cell, read_sheet, shown
from herohall.games.world.effects import AGAIN, POWERS, BadPhrase, needs_amount, read_power, read_result

RECONSTRUCTION = "reconstruction"


def check_box(where: str | Path | Traversable | None) -> list[Problem]:
    """All problems of a box, in the order of its files and lines; none when it can be played with."""
    return read_box(where)[1]


def read_box(where: str | Path | Traversable | None) -> tuple[dict[str, Sheet], list[Problem]]:
    """The files of a box as they are, and all problems in them."""
    folder = box_folder(where)
    if not _is_folder(folder):
        return {}, [Problem("", 0, "", "world-box-no-folder", {"folder": shown(str(where))})]
    sheets = {file: read_sheet(folder, file) for file in form.COLUMNS}
    _check_ids(sheets[form.HEROES])
    _check_ids(sheets[form.DISCOVERIES])
    _check_ids(sheets[form.WONDERS])
    _check_wonders(sheets[form.WONDERS])
    _check_die(sheets[form.DIE])
    _check_territories(sheets[form.TERRITORY_FILE])
    _check_borders(sheets[form.BORDERS])
    _check_about_box(sheets[form.BOX])
    problems: list[Problem] = []
    for sheet in sheets.values():
        problems += sorted(sheet.problems, key=lambda problem: problem.line)
    return sheets, problems


def box_folder(where: str | Path | Traversable | None) -> Traversable:
    """Where a box lies: our own inside the package, any other in the folder named, or handed over."""
    if where is None or where == RECONSTRUCTION:
        return files("herohall.games.world").joinpath("boxes").joinpath(RECONSTRUCTION)
    return Path(where) if isinstance(where, str) else where


def _is_folder(folder: Traversable) -> bool:
    try:
        return folder.is_dir()
    except (OSError, ValueError):
        return False


def _check_ids(sheet: Sheet) -> None:
    """Ids are unique, and there are as many lines as H0.2 says."""
    _check_unique(sheet, "id")
    expected = form.COUNTS[sheet.file]
    if sheet.readable and sheet.lines != expected:
        sheet.note(0, "", "world-box-count", found=sheet.lines, expected=expected)


def _check_unique(sheet: Sheet, column: str) -> None:
    first: dict[str, int] = {}
    for row in sheet.good_rows(column):
        word = row.cells[column]
        if word in first:
            sheet.note(row.line, column, "world-box-double", found=word, line=str(first[word]))
        else:
            first[word] = row.line


def _check_complete(sheet: Sheet, column: str, expected: Iterable[str]) -> None:
    """Each of the expected words stands in the column, once."""
    rows = sheet.good_rows(column)
    _check_unique(sheet, column)
    if not sheet.readable or sheet.broken_lines:
        return  # the missing word may stand in a line we could not read
    if sheet.rows and column not in sheet.rows[0].cells:
        return
    found = {row.cells[column] for row in rows}
    for word in expected:
        if word not in found:
            sheet.note(0, "", "world-box-no-line", column=column, missing=word)


def _check_wonders(sheet: Sheet) -> None:
    """Powers that mean something, with a number where one is lacking; five ancient and four modern ones."""
    for row in sheet.good_rows("power"):
        if row.cells["power"]:
            _check_phrase(sheet, row, "power", read_power)
    for row in sheet.good_rows("power", "number"):
        power, number = row.cells["power"], row.cells["number"]
        needs = bool(power) and read_power(power).needs_number
        if needs and not number:
            sheet.note(row.line, "number", "world-box-power-number", form.POWER_NUMBER, power=power)
        if number and not needs:
            sheet.note(row.line, "number", "world-box-power-no-number", found=number, power=power)
    rows = sheet.good_rows("epoch")
    if len(rows) != form.COUNTS[form.WONDERS]:
        return  # something else is wrong, and noted
    for epoch, expected in zip(form.EPOCHS, form.WONDERS_BY_EPOCH, strict=True):
        found = sum(row.cells["epoch"] == epoch for row in rows)
        if found != expected:
            sheet.note(0, "", "world-box-wonders", epoch=epoch, found=found, expected=expected)


def _check_die(sheet: Sheet) -> None:
    """Each face once, with a result that means something, and an amount where one is lacking; not all roll again."""
    _check_complete(sheet, "face", form.DIE_FACES)
    for row in sheet.good_rows("kind"):
        _check_phrase(sheet, row, "kind", read_result)
    for row in sheet.good_rows("kind", "amount"):
        kind, amount = row.cells["kind"], row.cells["amount"]
        needs = needs_amount(read_result(kind))
        if needs and not amount:
            sheet.note(row.line, "amount", "world-box-amount-needs", form.AMOUNT, kind=kind)
        if amount and not needs:
            sheet.note(row.line, "amount", "world-box-amount-needs-none", found=amount, kind=kind)
    results = [read_result(row.cells["kind"]) for row in sheet.good_rows("kind")]
    if len(results) == len(form.DIE_FACES) and all(clauses[0].words == AGAIN for clauses in results):
        sheet.note(0, "", "world-box-die-endless")


def _check_phrase(sheet: Sheet, row: Row, column: str, read: Callable[[str], object]) -> None:
    """A phrase means something; if not, the first word that does not fit is noted, and what would."""
    try:
        read(row.cells[column])
    except BadPhrase as problem:
        key = f"world-box-phrase-{problem.problem}"
        params: dict[str, Param] = {"found": shown(problem.found), "allowed": problem.allowed}
        if problem.problem == "power":
            params["names"] = ", ".join(POWERS)
        sheet.note(row.line, column, key, **params)


def _check_territories(sheet: Sheet) -> None:
    """The nine of H9.1, each in its epoch and with the spaces of its epoch; only their names are free."""
    _check_complete(sheet, "id", form.TERRITORIES)
    for row in sheet.good_rows("id", "epoch"):
        epoch = _epoch_of(row.cells["id"])
        if row.cells["epoch"] != form.EPOCHS[epoch]:
            allowed = one_of([form.EPOCHS[epoch]])
            sheet.note(row.line, "epoch", "world-box-found", allowed, found=row.cells["epoch"])
    for row in sheet.good_rows("id", "spaces"):
        spaces = form.SPACES[_epoch_of(row.cells["id"])]
        if int(row.cells["spaces"]) != spaces:
            allowed = number(spaces, spaces)
            sheet.note(row.line, "spaces", "world-box-found", allowed, found=row.cells["spaces"])


def _epoch_of(territory: str) -> int:
    return int(territory in form.MODERN_TERRITORIES)


def _check_borders(sheet: Sheet) -> None:
    """Every border stands there in both directions, once."""
    first: dict[tuple[str, str], int] = {}
    for row in sheet.good_rows("from", "to"):
        border = row.cells["from"], row.cells["to"]
        if border[0] == border[1]:
            sheet.note(row.line, "to", "world-box-border-self", found=border[0])
        elif border in first:
            line = str(first[border])
            sheet.note(row.line, "", "world-box-border-double", start=border[0], end=border[1], line=line)
        else:
            first[border] = row.line
    for (start, end), line_number in first.items():
        if (end, start) not in first:
            sheet.note(line_number, "", "world-box-border-one-way", start=start, end=end)


def _check_about_box(sheet: Sheet) -> None:
    """What the box says of itself: every line of BOX_KEYS, and nothing else."""
    _check_complete(sheet, "key", [column.name for column in form.BOX_KEYS])
    by_name = {column.name: column for column in form.BOX_KEYS}
    for row in sheet.good_rows("key", "value"):
        value = replace(by_name[row.cells["key"]], name="value")
        check_cell(sheet, row.line, value, row.cells["value"])
