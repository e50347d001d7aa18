"""The bots that play by rules of thumb: `medium` takes what looks best, `easy` does not see everything."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from herohall.bots.bot import Advice, Bot, Budget, asked, evaluator_of
from herohall.core.chair import Chair

SAMPLES: Final = 6
"""How many of the worlds that may be true a bot looks at."""
SEED_BITS: Final = 63
TIE_BREAK: Final = 1e-9

BLIND: Final = 0.25
"""How often an easy bot overlooks a move altogether."""
CARELESS: Final = 0.02
"""How much of a chance to win an easy bot hardly notices."""


def thumb_weights(chair: Chair, chance: Random) -> list[float]:
    """How good each move looks by the game's rules of thumb, on average over worlds that may be true.

    Where two worlds give the same answer, what is hidden does not matter, and no more of them are asked.
    """
    evaluator = evaluator_of(chair)
    total = evaluator.weights(chair.sample(chance.getrandbits(SEED_BITS)))
    first = total[:]
    for number in range(1, SAMPLES):
        weights = evaluator.weights(chair.sample(chance.getrandbits(SEED_BITS)))
        total = [sum(pair) for pair in zip(total, weights, strict=True)]
        if number == 1 and weights == first:
            return weights
    return [each / SAMPLES for each in total]


class MediumBot(Bot):
    """The move that looks best."""

    level = "medium"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = asked(chair).moves
        if len(moves) == 1:
            return moves[0]
        weights = thumb_weights(chair, self._random)
        best = max(range(len(moves)), key=lambda place: weights[place] + TIE_BREAK * self._random.random())
        return moves[best]

    def advise(self, chair: Chair, budget: Budget | None = None, n: int = 3) -> list[Advice]:
        """The moves that look best, each with the win share it promises and a reason."""
        moves = asked(chair).moves
        weights = thumb_weights(chair, self._random)
        imagined = chair.sample(0)
        ranked = sorted(zip(weights, moves, strict=True), key=lambda pair: (-pair[0], pair[1]))
        return [Advice(move, share, *evaluator_of(chair).reason(imagined, move)) for share, move in ranked[:n]]


class EasyBot(Bot):
    """A move that looks good at a glance: some are overlooked, and small differences are not noticed."""

    level = "easy"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = asked(chair).moves
        if len(moves) == 1:
            return moves[0]
        weights = evaluator_of(chair).weights(chair.sample(self._random.getrandbits(SEED_BITS)))
        seen = [place for place in range(len(moves)) if self._random.random() >= BLIND]
        if not seen:
            return self._random.choice(moves)
        most = max(weights[place] for place in seen)
        liking = [exp((weights[place] - most) / CARELESS) for place in seen]
        return moves[self._random.choices(seen, liking)[0]]
