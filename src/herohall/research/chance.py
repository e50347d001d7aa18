"""Chance decided from outside, draw by draw, so that a game can be walked as a tree.

The rules ask a generator for every shuffle, draw and roll. `Decided` answers from a list, and stops the rules with
`Undrawn` where the list ends. A dealer then says what may be drawn there, and how likely it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar, cast

from herohall.core import generator as streams
from herohall.core.event import Event
from herohall.core.game import Game, State
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.seventh import rules as seventh_rules
from herohall.seventh.game import SeventhState
from herohall.seventh.memory import Memory
from herohall.seventh.options import Settings as SeventhSettings
from herohall.seventh.table import Table as SeventhTable
from herohall.world import rules as world_rules
from herohall.world.events import make_events
from herohall.world.game import WorldGame, WorldState
from herohall.world.options import Settings as WorldSettings
from herohall.world.table import Table as WorldTable

T = TypeVar("T", SeventhTable, WorldTable)


class Undrawn(Exception):
    """Nobody has decided this draw yet."""


class Decided(Generator):
    """Gives out the draws of a list, whatever they are asked for."""

    def __init__(self, draws: Sequence[int]) -> None:
        super().__init__(0, True)
        self.draws = draws
        self.taken = 0
        self.stream = streams.SEATS
        self.range = 0
        """What the draw that stopped the rules was asked for."""

    def below(self, stream: int, n: int) -> int:
        if self.taken == len(self.draws):
            self.stream, self.range = stream, n
            raise Undrawn
        self.taken += 1
        return self.draws[self.taken - 1]

    def copy(self) -> Decided:
        other = Decided(self.draws)
        other.taken = self.taken
        return other


class Outcome(NamedTuple):
    """Something that may be drawn: the action that stands for it, how likely it is, the first draw that gives it."""

    action: int
    probability: float
    draw: int


class Dealer(ABC, Generic[T]):
    """What differs between the games when chance is decided from outside."""

    most_outcomes: int
    """Every action of chance is below this."""

    def __init__(self, game: Game, players: int, options: dict[str, Value]) -> None:
        self.game = game
        self.players = players
        self.options = options

    @abstractmethod
    def lay_out(self, chance: Generator) -> T:
        """A table on which nothing has been dealt."""

    @abstractmethod
    def begin(self, table: T) -> tuple[State, list[Event]]:
        """Deal, up to the first decision."""

    @abstractmethod
    def table_of(self, state: State) -> T:
        """The table of a state."""

    @abstractmethod
    def outcomes(self, table: T, chance: Decided) -> list[Outcome]:
        """What may be drawn at the draw that stopped the rules, in the order of the draws."""

    @abstractmethod
    def word(self, stream: int, action: int) -> str:
        """An action of chance in words."""


def alike(count: int) -> list[Outcome]:
    """So many outcomes, all equally likely."""
    return [Outcome(number, 1 / count, number) for number in range(count)]


class SeventhDealer(Dealer[SeventhTable]):
    """Seventh Hero: copies of a hero do not differ, so an outcome is a value."""

    most_outcomes = 8

    def lay_out(self, chance: Generator) -> SeventhTable:
        return SeventhTable(SeventhSettings(self.players, self.options), chance)

    def begin(self, table: SeventhTable) -> tuple[State, list[Event]]:
        memory, events = Memory(self.players), list[Event]()
        table.memory, table.events = memory, events
        seventh_rules.set_up(table)
        table.events = None
        return SeventhState(self.game, table, memory, self.options), events

    def table_of(self, state: State) -> SeventhTable:
        return cast(SeventhState, state).table

    def outcomes(self, table: SeventhTable, chance: Decided) -> list[Outcome]:
        if chance.stream != streams.DECK:
            return alike(chance.range)
        found: list[Outcome] = []
        before = 0
        for value, count in enumerate(table.deck):
            if count:
                found.append(Outcome(value, count / chance.range, before))
                before += count
        return found

    def word(self, stream: int, action: int) -> str:
        return f"draw {action}" if stream == streams.DECK else f"begin {action}"


class WorldDealer(Dealer[WorldTable]):
    """Heroes of the World: every hero and every discovery is one of its kind."""

    most_outcomes = 76

    def lay_out(self, chance: Generator) -> WorldTable:
        return WorldTable(WorldSettings(cast(WorldGame, self.game).tables, self.players, self.options), chance)

    def begin(self, table: WorldTable) -> tuple[State, list[Event]]:
        game, log = cast(WorldGame, self.game), list[int]()
        table.log = log
        world_rules.begin(table)
        table.log = None
        return WorldState(game, table, self.options), make_events(log, game.cards)

    def table_of(self, state: State) -> WorldTable:
        return cast(WorldState, state).table

    def outcomes(self, table: WorldTable, chance: Decided) -> list[Outcome]:
        if chance.stream in (streams.DECK, streams.BAG):
            pieces = table.deck if chance.stream == streams.DECK else table.bag
            return [Outcome(piece, 1 / len(pieces), place) for place, piece in enumerate(pieces)]
        return alike(chance.range)

    def word(self, stream: int, action: int) -> str:
        cards = cast(WorldGame, self.game).cards
        if stream == streams.DECK:
            return f"draw {cards.heroes[action].id}"
        if stream == streams.BAG:
            return f"find {cards.discoveries[action].id}"
        return f"roll {action + 1}" if stream == streams.DIE else f"begin {action}"


DEALERS: dict[str, type[SeventhDealer] | type[WorldDealer]] = {"seventh": SeventhDealer, "world": WorldDealer}
