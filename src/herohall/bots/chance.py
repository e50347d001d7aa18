"""The bot that picks any legal move."""

from __future__ import annotations

from random import Random

from herohall.bots.bot import Bot, Budget, asked
from herohall.core.chair import Chair


class RandomBot(Bot):
    """Every legal move is equally likely."""

    level = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        return self._random.choice(asked(chair).moves)
