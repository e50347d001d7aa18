"""What one has to guess in Seventh Hero, for learning how much each fact counts."""

from __future__ import annotations

from herohall.core.guess import Guess
from herohall.core.state import State
from herohall.games.seventh import learned_value, tells
from herohall.games.seventh.cards import WIDTH
from herohall.games.seventh.position_value import beliefs
from herohall.games.seventh.state import table_of
from herohall.games.seventh.table import RECEIVING, W1


class Wandering:
    """The wandering hero, for the seat before whom it lies unseen."""

    count = tells.FACTS
    """How many facts there are."""

    def guess(self, state: State) -> Guess | None:
        """The guess of the seat that is asked; None if it has nothing to guess."""
        table = table_of(state)
        seat = table.asked
        if table.phase != RECEIVING or not table.wandering or table.knows_wandering(seat):
            return None
        known = beliefs(table, seat, [1.0] * WIDTH)
        facts = [[(fact, 1.0) for fact in tells.facts(table, value)] for value in range(1, WIDTH)]
        return Guess(known[1:], facts, table.wandering - 1)


class Winner:
    """Who will win, each time somebody sends a hero."""

    count = learned_value.RACE + learned_value.FACTS

    def guess(self, state: State) -> Guess | None:
        """The guess of a spectator; None between two turns."""
        table = table_of(state)
        if table.wandering or table.asked != table.active or table.phase == W1:
            return None
        seats = range(table.settings.players)
        return Guess([1.0] * len(seats), [learned_value.lessons(table, seat) for seat in seats], None)


def guesses() -> dict[str, Wandering | Winner]:
    """All of them, by name."""
    return {"wandering": Wandering(), "winner": Winner()}
