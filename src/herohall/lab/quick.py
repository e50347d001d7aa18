"""Players that go by rules of thumb alone, without search: thousands of games for a report in minutes."""

from __future__ import annotations

from random import Random

from herohall.bots.base import Bot, Budget, evaluator_of
from herohall.bots.thumb import SLIPS, noticed
from herohall.core.chair import Chair
from herohall.core.evaluator import Evaluator
from herohall.core.state import State

SEED_BITS = 62
SAME = 1e-9
"""Win shares that differ by less are equal: one of them is chosen at random."""


class KeenBot(Bot):
    """`search-hard` without its search: what looks best in one imagined state, to a player who thinks of all seats."""

    level = "keen"
    blindness = 0.0

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = chair.decision.moves
        if len(moves) == 1:
            return moves[0]
        weights = self.weigh(evaluator_of(chair), chair.sample(self._random.getrandbits(SEED_BITS)))
        seen = noticed(moves, self.blindness, self._random)
        best = max(weights[place] for place in seen)
        return moves[self._random.choice([place for place in seen if weights[place] > best - SAME])]

    def weigh(self, evaluator: Evaluator, imagined: State) -> list[float]:
        """How good each move looks."""
        return evaluator.weights(imagined)


class LoneBot(KeenBot):
    """The same, but thinks of its own seat alone and overlooks moves as often as `medium` does."""

    level = "lone"
    blindness = SLIPS

    def weigh(self, evaluator: Evaluator, imagined: State) -> list[float]:
        return evaluator.own_weights(imagined)


KEEN = "herohall.lab.quick:KeenBot@1i"
"""As it is named on a command line; a budget of iterations, which it does not use, spares it the clock."""
