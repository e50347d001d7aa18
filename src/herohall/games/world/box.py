"""The box: the pieces of Heroes of the World, read from the files of a folder (H9).

>>> load_box(None).name
'reconstruction'
"""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from herohall.core.errors import HallError
from herohall.core.event import JSON, Meaning
from herohall.core.texts import LANGUAGES
from herohall.games.world import box_form as form
from herohall.games.world.box_check import RECONSTRUCTION, read_box
from herohall.games.world.box_sheets import Problem, Row, Sheet
from herohall.games.world.effect_words import explain_power, explain_result

Translated = dict[str, str]
"""A text by language."""


@dataclass(frozen=True)
class Hero:
    """A hero card (H0.5): territories as indices into those of the box; `printed` names what is not ours."""

    id: str
    epoch: int
    population: int
    discovery: int
    discovery_de: int
    conquest: int
    treasure: int
    territories: list[int]
    orientation: str
    born: int | None
    died: int | None
    printed: list[str]
    name: Translated
    title: Translated
    about: Translated


@dataclass(frozen=True)
class Discovery:
    """A discovery token."""

    id: str
    epoch: int
    value: int
    printed: list[str]
    name: Translated


@dataclass(frozen=True)
class Wonder:
    """A wonder. Its power is a phrase of `effects.py`, one of H9.6 or "", with the number it lacks, or 0."""

    id: str
    epoch: int
    points: int
    power: str
    number: int
    printed: list[str]
    name: Translated
    about: Translated


@dataclass(frozen=True)
class Face:
    """A face of the conquest die; the amount that its phrase lacks is "n", "half" or a number, else "" (H9.4, H9.8)."""

    kind: str
    amount: str | int
    printed: list[str]
    name: Translated
    about: Translated


@dataclass(frozen=True)
class Territory:
    """A territory of the map, with its full name and one short enough for a narrow column."""

    id: str
    epoch: int
    spaces: int
    printed: list[str]
    name: Translated
    short: Translated


Piece = TypeVar("Piece", Hero, Discovery, Wonder, Face, Territory)
Explained = TypeVar("Explained", Wonder, Face)


@dataclass(frozen=True)
class Box:
    """All pieces: heroes, discoveries, wonders in the order of their files, territories in that of H9.1."""

    name: str
    version: str
    title: Translated
    about: Translated
    heroes: list[Hero]
    discoveries: list[Discovery]
    wonders: list[Wonder]
    die: list[Face]
    territories: list[Territory]
    borders: list[tuple[int, int]]
    printed_borders: list[tuple[int, int]]
    digest: str

    @property
    def label(self) -> str:
        """What a record says of the box it was played with."""
        return f"{self.name} {self.digest}"

    @property
    def meanings(self) -> dict[str, Meaning]:
        """How events name each kind of piece or place, by its index."""
        lands: list[JSON] = [territory.id for territory in self.territories]
        return {
            "hero": [hero.id for hero in self.heroes],
            "discovery": [token.id for token in self.discoveries],
            "wonder": [wonder.id for wonder in self.wonders],
            "territory": lands,
            "origin": lands,
            "face": list(range(1, len(self.die) + 1)),
        }


class BadBox(HallError):
    """A box that cannot be played with; `problems` are all its faults."""

    def __init__(self, where: str, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        words = {"box": where, "folder": shlex.quote(where)}
        super().__init__("world-box-bad", **words, count=len(problems), first=problems[0].said())

    def causes(self) -> list[HallError]:
        return [problem.said() for problem in self.problems]


def load_box(where: str | Path | Traversable | None = None) -> Box:
    """Our own box for None or "reconstruction", else the one in a folder; BadBox if it has any problem."""
    sheets, problems = read_box(where)
    if problems:
        raise BadBox(RECONSTRUCTION if where is None else str(where), problems)
    return make_box(sheets)


def make_box(sheets: dict[str, Sheet]) -> Box:
    """The box of sheets without problems."""
    about = {row.cells["key"]: row.cells["value"] for row in sheets[form.BOX].rows}
    sheets[form.DIE].rows.sort(key=lambda row: row.cells["face"])
    borders = sheets[form.BORDERS].rows
    box = Box(
        name=about["name"],
        version=about["version"],
        title=_translated(about, "title"),
        about=_translated(about, "about"),
        heroes=_pieces(Hero, sheets[form.HEROES]),
        discoveries=_pieces(Discovery, sheets[form.DISCOVERIES]),
        wonders=[explained(wonder) for wonder in _pieces(Wonder, sheets[form.WONDERS])],
        die=[explained(face) for face in _pieces(Face, sheets[form.DIE])],
        territories=sorted(
            _pieces(Territory, sheets[form.TERRITORY_FILE]), key=lambda land: form.TERRITORIES.index(land.id)
        ),
        borders=sorted(_make_border(row) for row in borders),
        printed_borders=sorted(_make_border(row) for row in borders if row.cells["printed"]),
        digest="",
    )
    return replace(box, digest=_digest(box))


def _digest(box: Box) -> str:
    """A hash of all that influences play. The order of heroes and tokens does: moves and draws go by it."""
    content = [
        [
            [h.id, h.epoch, h.population, h.discovery, h.discovery_de, h.conquest, h.treasure, h.territories]
            for h in box.heroes
        ],
        [[token.id, token.epoch, token.value] for token in box.discoveries],
        [[w.id, w.epoch, w.points, w.power, w.number] for w in box.wonders],
        [[face.kind, face.amount] for face in box.die],
        box.borders,
    ]
    return hashlib.sha256(json.dumps(content).encode("ascii")).hexdigest()[:16]


READERS: Final[dict[str, Callable[[str], object]]] = {
    "epoch": form.EPOCHS.index,
    "territories": lambda cell: sorted(form.TERRITORIES.index(word) for word in cell.split()),
    "born": lambda cell: cell or None,
    "died": lambda cell: cell or None,
    "number": lambda cell: cell or 0,
    "amount": lambda cell: cell if cell in ("n", "half", "") else int(cell),
    "power": lambda cell: " ".join(cell.split()),
    "kind": lambda cell: " ".join(cell.split()),
    "printed": str.split,
}
"""The columns whose cells are more than a word or a number."""


def _pieces(kind: type[Piece], sheet: Sheet) -> list[Piece]:
    """The lines of a file as pieces: a column for each field, three for a translated text."""
    return [msgspec.convert(_cells(kind, row), kind, strict=False) for row in sheet.rows]


def _cells(kind: type[Piece], row: Row) -> dict[str, object]:
    names, cells = [field.name for field in fields(kind)], row.cells
    plain = {name: READERS.get(name, str)(cells[name]) for name in names if name in cells}
    return {name: plain[name] if name in plain else _translated(cells, name) for name in names}


def explained(piece: Explained) -> Explained:
    """A wonder or a face that says what it does; in the words of its parts, if its owner wrote no others."""
    if any(piece.about.values()):
        return piece
    if isinstance(piece, Wonder):
        return replace(piece, about={lang: explain_power(piece.power, piece.number, lang) for lang in LANGUAGES})
    return replace(piece, about={lang: explain_result(piece.kind, piece.amount, lang) for lang in LANGUAGES})


def make_piece(kind: type[Piece], row: Row) -> Piece:
    """The piece of one line, of which every cell must be right."""
    return _pieces(kind, Sheet("", [row]))[0]


def _make_border(row: Row) -> tuple[int, int]:
    return form.TERRITORIES.index(row.cells["from"]), form.TERRITORIES.index(row.cells["to"])


def _translated(cells: Mapping[str, str], name: str) -> Translated:
    return {lang: cells[f"{name}_{lang}"] for lang in LANGUAGES}
