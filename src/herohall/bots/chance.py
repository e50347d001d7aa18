"""The bot that picks any legal move."""

from __future__ import annotations

from random import Random

from herohall.bots.base import Advice, Bot, Budget, fair_share
from herohall.core.chair import Chair
from herohall.core.state import State


class RandomBot(Bot):
    """Every legal move is equally likely."""

    level = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        return self._random.choice(chair.decision.moves)

    def choose_openly(self, state: State) -> int:
        """The same without a chair: what is hidden does not matter to it."""
        return self._random.choice(state.moves())

    def advise(self, chair: Chair, budget: Budget | None = None, n: int = 3) -> list[Advice]:
        moves, share = chair.decision.moves, fair_share(chair)
        return [
            Advice(move, share, "bots-reason-chance", {}) for move in self._random.sample(moves, min(n, len(moves)))
        ]
