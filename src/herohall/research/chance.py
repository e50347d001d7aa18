"""Chance decided from outside, draw by draw, so that a game can be walked as a tree.

The rules ask a generator for every shuffle, draw and roll. `core.decided` answers from a list, and stops the rules
where the list ends. A dealer then says what may be drawn there, and how likely it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar, cast

from herohall.core.decided import Decided
from herohall.core.event import Event
from herohall.core.game import Game, State
from herohall.core.generator import Generator
from herohall.core.options import Value

T = TypeVar("T")


class Outcomes(NamedTuple):
    """All possible outcomes of a draw: their actions, their probabilities, and the first draw that gives each."""

    actions: list[int]
    probabilities: list[float]
    draws: Sequence[int]
    """Ascending."""


NONE = Outcomes([], [], [])


def alike(actions: list[int]) -> Outcomes:
    """Actions that are equally likely, in the order of the draws.

    >>> list(alike([5, 3]).draws)
    [0, 1]
    """
    count = len(actions)
    return Outcomes(actions, [1 / count] * count, range(count))


class Dealer(ABC, Generic[T]):
    """Describes a game's draws when chance is decided from outside.

    States of the game have a `table`, which has `settings`, and the game deals at a table (`deal_at`).
    """

    most_outcomes: int
    """Every action of chance is below this."""

    def __init__(self, game: Game, players: int, options: dict[str, Value]) -> None:
        self.game = game
        self.players = players
        self.options = options

    @cached_property
    def _pattern(self) -> Any:
        """A table with these settings; they are read once, for a deal is laid out anew for every draw."""
        return self.table_of(self.game.first(self.players, self.options))

    def lay_out(self, chance: Generator) -> T:
        """A table before the deal."""
        table: T = type(self._pattern)(self._pattern.settings, chance)
        return table

    def begin(self, table: T) -> tuple[State, list[Event]]:
        """Deal, up to the first decision."""
        dealt: tuple[State, list[Event]] = cast("Any", self.game).deal_at(table, self.options)
        return dealt

    def table_of(self, state: State) -> T:
        """The table of a state."""
        table: T = cast("Any", state).table
        return table

    @abstractmethod
    def outcomes(self, table: T, chance: Decided) -> Outcomes:
        """The outcomes of the draw that stopped the rules, in the order of the draws."""

    @abstractmethod
    def word(self, stream: int, action: int) -> str:
        """An action of chance in words."""


class PlainDealer(Dealer[object]):
    """For a game that does not describe its draws: every number it may draw is an outcome, all equally likely."""

    most_outcomes = 1 << 12

    def lay_out(self, chance: Generator) -> object:
        return chance

    def begin(self, table: object) -> tuple[State, list[Event]]:
        assert isinstance(table, Generator)
        return self.game.deal(self.players, table, self.options)

    def table_of(self, state: State) -> object:
        return state

    def outcomes(self, table: object, chance: Decided) -> Outcomes:
        if chance.range > self.most_outcomes:
            raise ValueError(f"a draw from {chance.range} numbers needs a dealer of {self.game.name}'s own")
        return alike(list(range(chance.range)))

    def word(self, stream: int, action: int) -> str:
        return f"draw {action}"
