"""Heroes of the World when chance is decided from outside."""

from __future__ import annotations

from typing import cast

from herohall.core import generator as streams
from herohall.core.decided import Decided
from herohall.games.world.game import WorldGame
from herohall.games.world.table import Table
from herohall.research.chance import Dealer, Outcomes, alike


class WorldDealer(Dealer[Table]):
    """Every hero and every discovery is one of its kind."""

    most_outcomes = 76

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
