"""A desk at which the cards of a box are entered: what a game declares, so that others can draw a form for them.

A game names its desk in `Game.parts` ("desk"). Whoever shows the form knows sheets, columns and problems, never a game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec

from herohall.core.errors import BadOption, HallError
from herohall.core.event import View
from herohall.core.game import Game

Kind = Literal["word", "text", "prose", "phrase", "number", "one", "some"]
"""What a cell holds: a plain word, a short or a long text, a phrase of which some are known by heart, a number, one
of a few words, or several of them."""
Sheets = dict[str, list[list[str]]]
"""The tables of a box by file name; the first line of each names its columns."""


class ColumnForm(msgspec.Struct, frozen=True, kw_only=True):
    """A column. Its words are `GAME-box-label-COLUMN`, `GAME-box-column-COLUMN`, `GAME-box-word-COLUMN-WORD`."""

    name: str
    kind: Kind
    low: int = 0
    high: int = 0
    """The least and the largest number."""
    words: list[str] = []
    """What to choose from."""
    lines_of: str = ""
    """The file whose lines these words are; they are called what they are called there."""
    optional: bool = False
    lang: str = ""
    like: str = ""
    """Columns with the same word here usually hold the same: a text in three languages, a value in two editions."""
    start: str = ""
    """What a new line has here."""


class SheetForm(msgspec.Struct, frozen=True, kw_only=True):
    """A file of a box. Its title is `GAME-box-sheet-FILE`."""

    file: str
    columns: list[ColumnForm]
    first: list[str]
    """What is entered first, in the order in which it is printed on the card: columns, or words of `like`."""
    count: int = 0
    """How many lines it must have; 0: any number."""
    keyed: bool = False
    """Each line is a key and its value; `columns` are then the keys, in this order."""


@dataclass(frozen=True)
class BoxProblem:
    """Something wrong with a box: where (line 0: the whole file), what, and both in one sentence."""

    file: str
    line: int
    column: str
    what: HallError
    said: HallError


class NextWord(msgspec.Struct, frozen=True, kw_only=True):
    """A word that may come next in a phrase: the word, the phrase with it, and what it means, by language."""

    word: str
    phrase: str
    text: dict[str, str]


class BoxReading(ABC):
    """The files of a box as they were read, whatever is wrong with them."""

    problems: list[BoxProblem]

    @abstractmethod
    def tables(self) -> Sheets:
        """The tables, as far as they can be read."""

    @abstractmethod
    def label(self) -> str:
        """Name and hash of a box without problems."""

    @abstractmethod
    def facts(self, file: str, line: int) -> View:
        """`Game.facts` with the card of one line alone: what can be drawn of it."""

    def next_words(self, file: str, line: int) -> dict[str, list[NextWord]]:
        """For each column of a line that holds a phrase: what may come next in it."""
        return {}

    def meaning(self, file: str, line: int) -> dict[str, str]:
        """What the card of a line does, by language, in the words of the game; nothing for most cards."""
        return {}


class BoxDesk(ABC):
    """Where the cards of a box are entered; the files are handed in as texts, and nothing is stored."""

    @abstractmethod
    def forms(self) -> list[SheetForm]:
        """The files of a box and their columns."""

    @abstractmethod
    def own(self) -> dict[str, str]:
        """The files of the game's own box."""

    @abstractmethod
    def read(self, files: Mapping[str, str]) -> BoxReading:
        """Read the files of a box."""

    @abstractmethod
    def readme(self) -> str:
        """What the files mean, for those who open them with another program."""


def desk_of(game: Game) -> BoxDesk:
    """The desk of a game; BadOption for a game whose cards cannot be changed."""
    desk = game.part("desk", _none)()
    if desk is None:
        raise BadOption("bad-box", game=game.name)
    return desk


def _none() -> BoxDesk | None:
    return None
