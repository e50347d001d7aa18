"""A plain box for tests: right in every cell, and easy to spoil. Line 1 of a file is its header."""

from __future__ import annotations

import csv
import io
import itertools
from pathlib import Path

from herohall.games.world.box_form import COLUMNS, EPOCHS, TERRITORIES
from herohall.games.world.effects import RESULTS

POWERS = ["third-place", "swap-second", "settle", "wall", "coins", "discover", "reroll", "migrate", "score-best"]
NUMBERS = {"settle": "3", "coins": "4", "discover": "2"}


class PlainBox:
    """The files of a box as tables of words."""

    def __init__(self) -> None:
        self.tables: dict[str, list[list[str]]] = {}
        for number in range(76):
            self.add(
                "heroes.csv",
                id=f"hero-{number}",
                epoch=EPOCHS[number >= 34],
                population=number % 8,
                discovery=number % 2,
                discovery_de=number % 2,
                conquest=number % 5,
                treasure=number % 6,
                territories=f"{TERRITORIES[number % 5]} {TERRITORIES[5 + number % 4]}",
                orientation="balanced",
                born=-300,
                died=-250,
            )
        for number in range(53):
            self.add("discoveries.csv", id=f"token-{number}", epoch=EPOCHS[number >= 20], value=number % 5)
        for number, power in enumerate(POWERS):
            epoch = EPOCHS[number >= 5]
            number_cell = NUMBERS.get(power, "")
            self.add("wonders.csv", id=f"w-{power}", epoch=epoch, points=3, power=power, number=number_cell)
        for number, kind in enumerate(RESULTS):
            self.add("die.csv", face=number + 1, kind=kind, amount="n")
        for number, territory in enumerate(TERRITORIES):
            later = number // 5
            self.add("territories.csv", id=territory, epoch=EPOCHS[later], spaces=3 + later)
        for start, end in itertools.pairwise(TERRITORIES):
            self.add("borders.csv", **{"from": start, "to": end})
            self.add("borders.csv", **{"from": end, "to": start})
        for key in ("name", "version", "title_en", "title_fr", "title_de", "about_en", "about_fr", "about_de"):
            self.add("box.csv", key=key, value="plain")

    def add(self, file: str, **cells: str | int) -> None:
        """A further line; texts not given are made up, other cells left empty."""
        header = [column.name for column in COLUMNS[file]]
        table = self.tables.setdefault(file, [header])
        line = [str(cells.get(name, f"Text {len(table)}, {name}" if name[-3:-2] == "_" else "")) for name in header]
        table.append(line)

    def put(self, file: str, line: int, column: str, cell: str) -> PlainBox:
        """Change one cell."""
        table = self.tables[file]
        table[line - 1][table[0].index(column)] = cell
        return self

    def get(self, file: str, line: int, column: str) -> str:
        """One cell."""
        table = self.tables[file]
        return table[line - 1][table[0].index(column)]

    def drop_column(self, file: str, column: str) -> PlainBox:
        """Take a whole column away."""
        index = self.tables[file][0].index(column)
        for line in self.tables[file]:
            del line[index : index + 1]  # a line may be shorter
        return self

    def text(self, file: str, separator: str = ",", newline: str = "\n") -> str:
        """The file's text."""
        out = io.StringIO()
        csv.writer(out, delimiter=separator, lineterminator=newline).writerows(self.tables[file])
        return out.getvalue()

    def write(self, folder: Path, separator: str = ",", newline: str = "\n", start: str = "") -> Path:
        """Write all files to the folder, each beginning with `start`."""
        folder.mkdir(exist_ok=True)
        for file in self.tables:
            text = start + self.text(file, separator, newline)
            (folder / file).write_bytes(text.encode("utf-8"))
        return folder
