"""Seventh Hero when chance is decided from outside."""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from typing import cast

from herohall.core import generator as streams
from herohall.core.decided import Decided
from herohall.core.event import Event
from herohall.core.game import State
from herohall.core.generator import Generator
from herohall.games.seventh.game import SeventhGame, SeventhState
from herohall.games.seventh.options import Settings
from herohall.games.seventh.table import Table
from herohall.research.chance import Dealer, Outcomes, alike


class SeventhDealer(Dealer[Table]):
    """Copies of a hero do not differ, so an outcome is a value."""

    most_outcomes = 8

    @cached_property
    def settings(self) -> Settings:
        """Read once: a deal is laid out anew for every draw."""
        return Settings(self.players, self.options, self.game.rules_version)

    def lay_out(self, chance: Generator) -> Table:
        return Table(self.settings, chance)

    def begin(self, table: Table) -> tuple[State, list[Event]]:
        return cast(SeventhGame, self.game).deal_at(table, self.options)

    def table_of(self, state: State) -> Table:
        return cast(SeventhState, state).table

    def outcomes(self, table: Table, chance: Decided) -> Outcomes:
        if chance.stream != streams.DECK:
            return alike(list(range(chance.range)))
        actions = [value for value, count in enumerate(table.deck) if count]
        counts = [count for count in table.deck if count]
        total = chance.range
        return Outcomes(actions, [count / total for count in counts], list(accumulate(counts[:-1], initial=0)))

    def word(self, stream: int, action: int) -> str:
        return f"draw {action}" if stream == streams.DECK else f"begin {action}"
