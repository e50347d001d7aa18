"""Heroes of the World when chance is decided from outside."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from herohall.core import generator as streams
from herohall.core.decided import Decided
from herohall.core.event import Event
from herohall.core.game import State
from herohall.core.generator import Generator
from herohall.games.world.game import WorldGame, WorldState
from herohall.games.world.options import Settings
from herohall.games.world.table import Table
from herohall.research.chance import Dealer, Outcomes, alike


class WorldDealer(Dealer[Table]):
    """Every hero and every discovery is one of its kind."""

    most_outcomes = 76

    @cached_property
    def settings(self) -> Settings:
        """Read once: a deal is laid out anew for every draw."""
        return Settings(cast(WorldGame, self.game).tables, self.players, self.options)

    def lay_out(self, chance: Generator) -> Table:
        return Table(self.settings, chance)

    def begin(self, table: Table) -> tuple[State, list[Event]]:
        return cast(WorldGame, self.game).deal_at(table, self.options)

    def table_of(self, state: State) -> Table:
        return cast(WorldState, state).table

    def outcomes(self, table: Table, chance: Decided) -> Outcomes:
        if chance.stream in (streams.DECK, streams.BAG):
            pieces = table.deck if chance.stream == streams.DECK else table.bag
            return alike(pieces[:])
        return alike(list(range(chance.range)))

    def word(self, stream: int, action: int) -> str:
        cards = cast(WorldGame, self.game).cards
        if stream == streams.DECK:
            return f"draw {cards.heroes[action].id}"
        if stream == streams.BAG:
            return f"find {cards.discoveries[action].id}"
        return f"roll {action + 1}" if stream == streams.DIE else f"begin {action}"
