"""Seventh Hero when chance is decided from outside."""

from __future__ import annotations

from itertools import accumulate

from herohall.core import generator as streams
from herohall.core.decided import Decided
from herohall.games.seventh.table import Table
from herohall.research.chance import Dealer, Outcomes, alike


class SeventhDealer(Dealer[Table]):
    """Copies of a hero do not differ, so an outcome is a value."""

    most_outcomes = 8

    def outcomes(self, table: Table, chance: Decided) -> Outcomes:
        if chance.stream != streams.DECK:
            return alike(list(range(chance.range)))
        actions = [value for value, count in enumerate(table.deck) if count]
        counts = [count for count in table.deck if count]
        total = chance.range
        return Outcomes(actions, [count / total for count in counts], list(accumulate(counts[:-1], initial=0)))

    def word(self, stream: int, action: int) -> str:
        return f"draw {action}" if stream == streams.DECK else f"begin {action}"
