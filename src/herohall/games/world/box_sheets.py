"""Reading the files of a box: lines and cells as a person or a spreadsheet wrote them, and their faults.

Accepts a byte order mark, all line endings, and comma, semicolon or tab between cells. Knows what a table is,
not what a hero is.
"""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from herohall.core.errors import HallError
from herohall.core.texts import Param
from herohall.games.world.box_form import COLUMNS, Allowed, Column

SEPARATORS = ",;\t"
LONGEST_SHOWN = 60


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a box: where (line 0: the whole file; no file: the whole folder), and what."""

    file: str
    line: int
    column: str
    key: str
    params: Mapping[str, Param]
    allowed: Allowed | None = None

    def what(self) -> HallError:
        """What was found, and what is allowed, as a message in any language."""
        params = self.params if self.allowed is None else {**self.params, "allowed": self.allowed.said}
        return HallError(self.key, **params)

    def said(self) -> HallError:
        """The same, with where it is."""
        return HallError("world-box-problem", where=self.place(), what=self.what()) if self.file else self.what()

    def text(self, lang: str = "en") -> str:
        """The problem as one line."""
        return self.said().text(lang)

    def place(self) -> str | HallError:
        """`heroes.csv, line 12, column population`"""
        if not self.line:
            return self.file
        key = "world-box-cell" if self.column else "world-box-line"
        return HallError(key, file=self.file, line=str(self.line), column=self.column)


@dataclass(frozen=True)
class Row:
    """One line of a file: its number, and its cells by column."""

    line: int
    cells: Mapping[str, str]


@dataclass
class Sheet:
    """One file of a box. Lines whose cells do not match the columns are counted, but have no row."""

    file: str
    rows: list[Row] = field(default_factory=list)
    broken_lines: int = 0
    readable: bool = False
    problems: list[Problem] = field(default_factory=list)

    def note(self, line: int, column: str, key: str, allowed: Allowed | None = None, /, **params: Param) -> None:
        """Add a problem."""
        self.problems.append(Problem(self.file, line, column, key, params, allowed))

    @property
    def lines(self) -> int:
        """How many lines the file has, the header not counted."""
        return len(self.rows) + self.broken_lines

    def good_rows(self, *columns: str) -> list[Row]:
        """The rows that have all these columns, with nothing wrong in them."""
        bad = {(problem.line, problem.column) for problem in self.problems}
        return [
            row for row in self.rows if all(column in row.cells and (row.line, column) not in bad for column in columns)
        ]


def read_sheet(folder: Traversable, file: str) -> Sheet:
    """The file as rows, with every problem that can be seen without looking at other lines or files."""
    sheet = Sheet(file)
    text = _read_text(folder, sheet)
    if text is None:
        return sheet
    lines = re.split(r"\r\n|\n|\r", text)
    separator = max(SEPARATORS, key=lines[0].count)
    header: list[str] = []
    for number, line in enumerate(lines, start=1):
        cells = _split(line, separator)
        if cells is None:
            sheet.note(number, "", "world-box-quote")
            sheet.broken_lines += 1
        elif not any(cells):
            continue  # spreadsheets leave empty lines, or lines of separators
        elif header:
            _read_row(cells, header, number, sheet)
        else:
            header = _read_header(cells, number, sheet)
        if not header:
            return sheet  # the other lines mean nothing without it
    if not header:
        sheet.note(0, "", "world-box-no-header", columns=_names(COLUMNS[file]))
    sheet.readable = bool(header)
    return sheet


def check_cell(sheet: Sheet, line: int, column: Column, cell: str) -> None:
    """Note what is wrong with one cell, if anything is."""
    if re.search(r"[\x00-\x1f\x7f-\x9f]", cell):
        sheet.note(line, column.name, "world-box-control")
        return
    misfit = column.allowed.misfit(cell)
    if misfit is None:
        twice = [word for word, count in Counter(cell.split()).items() if count > 1 and column.allowed.several]
        for word in twice:
            sheet.note(line, column.name, "world-box-twice", column.allowed, found=word)
    elif misfit:
        sheet.note(line, column.name, "world-box-found", column.allowed, found=shown(misfit))
    elif column.lang:
        sheet.note(line, column.name, "world-box-translation", language=column.lang)
    else:
        sheet.note(line, column.name, "world-box-empty", column.allowed)


def check_translations(sheet: Sheet, row: Row, columns: Sequence[Column]) -> None:
    """A text that may be left out is left out in all languages, or in none."""
    optional = [column for column in columns if column.lang and column.allowed.optional]
    written = {column.stem for column in optional if row.cells.get(column.name)}
    for column in optional:
        if column.stem in written and row.cells.get(column.name) == "":
            sheet.note(row.line, column.name, "world-box-translation", language=column.lang)


def shown(text: str) -> str:
    """A piece of a file as it can stand in a message of one line."""
    printable = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return printable if len(printable) <= LONGEST_SHOWN else printable[: LONGEST_SHOWN - 1] + "…"


def _read_text(folder: Traversable, sheet: Sheet) -> str | None:
    """The file's text, or None with a note why there is none."""
    path = folder.joinpath(sheet.file)
    try:
        if not path.is_file():
            sheet.note(0, "", "world-box-no-file")
            return None
        content = path.read_bytes()
    except (OSError, ValueError):
        sheet.note(0, "", "world-box-unreadable")
        return None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = len(re.split(rb"\r\n|\n|\r", content[: error.start]))
        sheet.note(line, "", "world-box-not-utf8")
        return None


def _split(line: str, separator: str) -> list[str] | None:
    """The cells of a line, or None when its quotes do not match."""
    try:
        rows = list(csv.reader([line], delimiter=separator, strict=True))
    except csv.Error:
        return None
    return [cell.strip() for cell in rows[0]] if rows else []


def _read_header(cells: list[str], line: int, sheet: Sheet) -> list[str]:
    """The names of the columns in the file's order, "" for those that cannot be used."""
    while not cells[-1]:
        cells.pop()  # a spreadsheet's empty columns
    known = [column.name for column in COLUMNS[sheet.file]]
    names = _names(COLUMNS[sheet.file])
    header: list[str] = []
    for cell in cells:
        if cell in known and cell not in header:
            header.append(cell)
            continue
        key = "world-box-double-column" if cell in header else "world-box-unknown-column"
        sheet.note(line, "", key, found=shown(cell), columns=names)
        header.append("")
    for name in known:
        if name not in header:
            sheet.note(line, "", "world-box-no-column", column=name, columns=names)
    return header


def _read_row(cells: list[str], header: list[str], line: int, sheet: Sheet) -> None:
    while len(cells) > len(header) and not cells[-1]:
        cells.pop()
    if len(cells) != len(header):
        sheet.note(line, "", "world-box-cells", found=len(cells), expected=len(header))
        sheet.broken_lines += 1
        return
    row = Row(line, {name: cell for name, cell in zip(header, cells, strict=True) if name})
    sheet.rows.append(row)
    columns = COLUMNS[sheet.file]
    for column in columns:
        if column.name in row.cells:
            check_cell(sheet, line, column, row.cells[column.name])
    check_translations(sheet, row, columns)


def _names(columns: Sequence[Column]) -> str:
    return ", ".join(column.name for column in columns)
