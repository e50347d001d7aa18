"""The form of a box: its files, their columns, and what may stand in each cell (H0.2, H0.5, H9.8).

The validator, the loader and the README of a new box all read it here, so that they cannot disagree.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from herohall.core.errors import HallError
from herohall.core.texts import LANGUAGES

EPOCHS: Final = ("ancient", "modern")
ANCIENT_TERRITORIES: Final = ("mediterranean", "africa", "middle-east", "india", "china")
MODERN_TERRITORIES: Final = ("europe", "russia", "america", "south-east-asia")
TERRITORIES: Final = ANCIENT_TERRITORIES + MODERN_TERRITORIES
SPACES: Final = (3, 4)
"""Discovery spaces of a territory, by its epoch."""

ORIENTATIONS: Final = ("conqueror", "discoverer", "balanced")
DIE_KINDS: Final = ("battle", "defeat", "carnage", "plunder", "flight", "defection")
DIE_FACES: Final = ("1", "2", "3", "4", "5", "6")
PLAIN_POWERS: Final = ("third-place", "swap-second", "wall", "reroll", "migrate", "score-best")
POWERS_WITH_NUMBER: Final = ("settle", "coins", "discover")

HEROES: Final = "heroes.csv"
DISCOVERIES: Final = "discoveries.csv"
WONDERS: Final = "wonders.csv"
DIE: Final = "die.csv"
TERRITORY_FILE: Final = "territories.csv"
BORDERS: Final = "borders.csv"
BOX: Final = "box.csv"

COUNTS: Final = {HEROES: 76, DISCOVERIES: 53, WONDERS: 9}
WONDERS_BY_EPOCH: Final = (5, 4)

LONGEST_ID: Final = 40


class Allowed(ABC):
    """What may stand in a cell."""

    @abstractmethod
    def misfit(self, cell: str) -> str | None:
        """The part of the cell that is not allowed; None when all is well."""

    @abstractmethod
    def said(self) -> str | HallError:
        """What is allowed: plain words, or a message in any language."""

    def text(self, lang: str) -> str:
        """What is allowed, in words."""
        said = self.said()
        return said if isinstance(said, str) else said.text(lang)


class Number(Allowed):
    """A whole number from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def misfit(self, cell: str) -> str | None:
        # At most four digits: Python refuses to read thousands of them, and all ranges are small.
        if re.fullmatch(r"-?[0-9]{1,4}", cell) and self.low <= int(cell) <= self.high:
            return None
        return cell

    def said(self) -> str | HallError:
        if self.low == self.high:
            return str(self.low)
        return HallError("world-box-allowed-number", low=str(self.low), high=str(self.high))


class Word(Allowed):
    """One of a few words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def misfit(self, cell: str) -> str | None:
        return None if cell in self.words else cell

    def said(self) -> str:
        return ", ".join(self.words)


class Words(Allowed):
    """`low` to `high` different words of a list, separated by spaces."""

    def __init__(self, words: Sequence[str], low: int, high: int) -> None:
        self.words = words
        self.low = low
        self.high = high

    def misfit(self, cell: str) -> str | None:
        found = cell.split()
        for word in found:
            if word not in self.words:
                return word
        return None if self.low <= len(set(found)) <= self.high else cell

    def said(self) -> HallError:
        words = ", ".join(self.words)
        return HallError("world-box-allowed-words", low=str(self.low), high=str(self.high), words=words)


class WordOrNumber(Allowed):
    """One of a few words, or a number in a range."""

    def __init__(self, words: Sequence[str], low: int, high: int) -> None:
        self.word = Word(words)
        self.number = Number(low, high)

    def misfit(self, cell: str) -> str | None:
        return self.word.misfit(cell) and self.number.misfit(cell)

    def said(self) -> HallError:
        return HallError("world-box-allowed-either", words=self.word.said(), number=self.number.said())


class Id(Allowed):
    """A word that can stand in a move: `charlemagne`, `great-wall`."""

    def misfit(self, cell: str) -> str | None:
        if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", cell) and len(cell) <= LONGEST_ID:
            return None
        return cell

    def said(self) -> HallError:
        return HallError("world-box-allowed-id", longest=LONGEST_ID)


class Text(Allowed):
    """Any text but none."""

    def misfit(self, cell: str) -> str | None:
        return None if cell else cell

    def said(self) -> HallError:
        return HallError("world-box-allowed-text")


class OrNothing(Allowed):
    """Nothing at all, or what is allowed otherwise."""

    def __init__(self, other: Allowed) -> None:
        self.other = other

    def misfit(self, cell: str) -> str | None:
        return self.other.misfit(cell) if cell else None

    def said(self) -> HallError:
        return HallError("world-box-allowed-optional", other=self.other.said())


@dataclass(frozen=True)
class Column:
    """A column, or in box.csv a line: its name, what it allows, and the language it is written in, if any."""

    name: str
    allowed: Allowed
    lang: str = ""

    @property
    def stem(self) -> str:
        """The name without the language: `name` of `name_fr`."""
        return self.name.removesuffix(f"_{self.lang}") if self.lang else self.name


def translated(name: str, allowed: Allowed) -> Iterator[Column]:
    """The three columns of a text: `name_en`, `name_fr`, `name_de`."""
    for lang in LANGUAGES:
        yield Column(f"{name}_{lang}", allowed, lang)


def printed(*facts: str) -> Column:
    """The column that says which facts of a line come from the printed game."""
    return Column("printed", Words(facts, 0, len(facts)))


ID: Final = Id()
TEXT: Final = Text()
EPOCH: Final = Word(EPOCHS)
TERRITORY: Final = Word(TERRITORIES)
SMALL: Final = Number(0, 9)
POWER_NUMBER: Final = Number(1, 9)
YEAR: Final = Number(-3000, 2000)

BOX_KEYS: Final = (
    Column("name", ID),
    Column("version", TEXT),
    *translated("title", TEXT),
    *translated("about", TEXT),
)
"""The lines of box.csv: what the box says of itself."""

COLUMNS: Final[dict[str, tuple[Column, ...]]] = {
    HEROES: (
        Column("id", ID),
        Column("epoch", EPOCH),
        Column("population", Number(0, 7)),
        Column("discovery", Number(0, 2)),
        Column("discovery_de", Number(0, 3)),
        Column("conquest", Number(0, 4)),
        Column("treasure", Number(0, 5)),
        Column("territories", Words(TERRITORIES, 1, 5)),
        Column("orientation", Word(ORIENTATIONS)),
        Column("born", OrNothing(YEAR)),
        Column("died", OrNothing(YEAR)),
        printed("name", "values", "territories"),
        *translated("name", TEXT),
        *translated("title", TEXT),
        *translated("about", OrNothing(TEXT)),
    ),
    DISCOVERIES: (
        Column("id", ID),
        Column("epoch", EPOCH),
        Column("value", Number(0, 4)),
        printed("name", "value"),
        *translated("name", TEXT),
    ),
    WONDERS: (
        Column("id", ID),
        Column("epoch", EPOCH),
        Column("points", SMALL),
        Column("power", OrNothing(Word(PLAIN_POWERS + POWERS_WITH_NUMBER))),
        Column("number", OrNothing(POWER_NUMBER)),
        printed("name", "points", "power"),
        *translated("name", TEXT),
        *translated("about", TEXT),
    ),
    DIE: (
        Column("face", Word(DIE_FACES)),
        Column("kind", Word(DIE_KINDS)),
        Column("amount", WordOrNumber(("n", "half"), 0, 9)),
        printed("name", "kind", "amount"),
        *translated("name", TEXT),
        *translated("about", TEXT),
    ),
    TERRITORY_FILE: (
        Column("id", TERRITORY),
        Column("epoch", EPOCH),
        Column("spaces", Number(*SPACES)),
        printed("name", "epoch", "spaces"),
        *translated("name", TEXT),
        *translated("short", TEXT),
    ),
    BORDERS: (
        Column("from", TERRITORY),
        Column("to", TERRITORY),
        printed("border"),
    ),
    BOX: (
        Column("key", Word([line.name for line in BOX_KEYS])),
        Column("value", OrNothing(TEXT)),  # what it allows depends on the key
    ),
}
"""The columns of each file. The order of columns and lines in a file is free."""
