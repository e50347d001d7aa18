"""The form of a box: its files, their columns, and what may stand in each cell (H0.2, H0.5, H9.8).

The validator, the loader and the README of a new box all read it here, so that they cannot disagree.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from herohall.core.box_desk import Kind
from herohall.core.errors import HallError
from herohall.core.texts import LANGUAGES
from herohall.games.world.effects import POWERS, RESULTS

EPOCHS: Final = ("ancient", "modern")
ANCIENT_TERRITORIES: Final = ("mediterranean", "africa", "middle-east", "india", "china")
MODERN_TERRITORIES: Final = ("europe", "russia", "america", "south-east-asia")
TERRITORIES: Final = ANCIENT_TERRITORIES + MODERN_TERRITORIES
SPACES: Final = (3, 4)
"""Discovery spaces of a territory, by its epoch."""

ORIENTATIONS: Final = ("conqueror", "discoverer", "balanced")
DIE_FACES: Final = ("1", "2", "3", "4", "5", "6")

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


@dataclass(frozen=True)
class Allowed:
    """What may stand in a cell."""

    misfit: Callable[[str], str | None]
    """The part of a cell that is not allowed; None when all is well."""
    said: str | HallError
    """What is allowed: plain words, or a message in any language."""
    optional: bool = False
    """The cell may be empty."""
    several: bool = False
    """The cell holds several words, none of them twice."""
    kind: Kind = "text"
    """How a form asks for it; with the words to choose from, or the range of numbers."""
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def text(self, lang: str) -> str:
        """What is allowed, in words."""
        return self.said if isinstance(self.said, str) else self.said.text(lang)


def number(low: int, high: int) -> Allowed:
    """A whole number from `low` to `high`."""

    def misfit(cell: str) -> str | None:
        # At most four digits: Python refuses to read thousands of them, and all ranges are small.
        return None if re.fullmatch(r"-?[0-9]{1,4}", cell) and low <= int(cell) <= high else cell

    said = str(low) if low == high else HallError("world-box-allowed-number", low=str(low), high=str(high))
    return Allowed(misfit, said, kind="number", low=low, high=high)


def one_of(words: Sequence[str]) -> Allowed:
    """One of a few words."""
    return Allowed(lambda cell: None if cell in words else cell, ", ".join(words), kind="one", words=tuple(words))


def some_of(words: Sequence[str], low: int, high: int) -> Allowed:
    """`low` to `high` different words of a list, separated by spaces."""

    def misfit(cell: str) -> str | None:
        found = cell.split()
        unknown = [word for word in found if word not in words]
        return unknown[0] if unknown else None if low <= len(set(found)) <= high else cell

    said = HallError("world-box-allowed-words", low=str(low), high=str(high), words=", ".join(words))
    return Allowed(misfit, said, several=True, kind="some", words=tuple(words))


def either(one: Allowed, other: Allowed) -> Allowed:
    """One of a few words, or a number in a range."""
    said = HallError("world-box-allowed-either", words=one.said, number=other.said)
    words = (*one.words, *map(str, range(other.low, other.high + 1)))
    return Allowed(lambda cell: one.misfit(cell) and other.misfit(cell), said, kind="one", words=words)


def matching(pattern: str, said: HallError) -> Allowed:
    """A text of a certain form."""
    return Allowed(lambda cell: None if re.fullmatch(pattern, cell) else cell, said)


def phrase(key: str, names: Iterable[str]) -> Allowed:
    """A name of ours, or a phrase of the vocabulary of effects (`effects.py`)."""
    return Allowed(lambda cell: None if cell else cell, HallError(key, names=", ".join(names)), kind="phrase")


def or_nothing(other: Allowed) -> Allowed:
    """Nothing at all, or what is allowed otherwise."""
    said = HallError("world-box-allowed-optional", other=other.said)
    return replace(other, misfit=lambda cell: other.misfit(cell) if cell else None, said=said, optional=True)


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
    return Column("printed", some_of(facts, 0, len(facts)))


ID: Final = replace(
    matching(rf"(?=.{{,{LONGEST_ID}}}$)[a-z0-9]+(-[a-z0-9]+)*", HallError("world-box-allowed-id", longest=LONGEST_ID)),
    kind="word",
)
"""A word that can stand in a move: `charlemagne`, `great-wall`."""
TEXT: Final = matching("(?s).+", HallError("world-box-allowed-text"))
EPOCH: Final = one_of(EPOCHS)
TERRITORY: Final = one_of(TERRITORIES)
POWER_NUMBER: Final = number(1, 9)
YEAR: Final = number(-9999, 9999)
AMOUNT: Final = either(one_of(("n", "half")), number(0, 9))
POWER: Final = phrase("world-box-allowed-power", POWERS)
RESULT: Final = phrase("world-box-allowed-result", RESULTS)
"""What the phrase means is checked in `box_check.py`: whether it is right depends on the cell beside it, too."""

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
        Column("population", number(0, 7)),
        Column("discovery", number(0, 2)),
        Column("discovery_de", number(0, 3)),
        Column("conquest", number(0, 4)),
        Column("treasure", number(0, 5)),
        Column("territories", some_of(TERRITORIES, 1, 5)),
        Column("orientation", one_of(ORIENTATIONS)),
        Column("born", or_nothing(YEAR)),
        Column("died", or_nothing(YEAR)),
        printed("name", "values", "territories"),
        *translated("name", TEXT),
        *translated("title", or_nothing(TEXT)),
        *translated("about", or_nothing(TEXT)),
    ),
    DISCOVERIES: (
        Column("id", ID),
        Column("epoch", EPOCH),
        Column("value", number(0, 4)),
        printed("name", "value"),
        *translated("name", TEXT),
    ),
    WONDERS: (
        Column("id", ID),
        Column("epoch", EPOCH),
        Column("points", number(0, 9)),
        Column("power", or_nothing(POWER)),
        Column("number", or_nothing(POWER_NUMBER)),
        printed("name", "points", "power", "power-for-two"),
        *translated("name", TEXT),
        *translated("about", or_nothing(TEXT)),
    ),
    DIE: (
        Column("face", one_of(DIE_FACES)),
        Column("kind", RESULT),
        Column("amount", or_nothing(AMOUNT)),
        printed("name", "kind", "amount"),
        *translated("name", TEXT),
        *translated("about", or_nothing(TEXT)),
    ),
    TERRITORY_FILE: (
        Column("id", TERRITORY),
        Column("epoch", EPOCH),
        Column("spaces", number(*SPACES)),
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
        Column("key", one_of([line.name for line in BOX_KEYS])),
        Column("value", or_nothing(TEXT)),  # what it allows depends on the key
    ),
}
"""The columns of each file. The order of columns and lines in a file is free."""
