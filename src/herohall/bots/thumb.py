"""The bots that play by rules of thumb. For themselves alone: `medium` takes what looks best and rarely misses a move,
`easy` misses many and does not notice small differences. One who thinks of all seats plays where nothing was learned.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from herohall.bots.base import Advice, Bot, Budget, evaluator_of, explained
from herohall.core.chair import Chair
from herohall.core.evaluator import Evaluator
from herohall.core.state import State

SAMPLES: Final = 6
"""How many of the worlds that may be true a bot looks at."""
SEED_BITS: Final = 63
TIE_BREAK: Final = 1e-9

SLIPS: Final = 0.08
"""How often a medium bot overlooks a move, and a hard one."""
BLIND: Final = 0.25
"""How often an easy bot does."""
CARELESS: Final = 0.02
"""How much of a chance to win an easy bot hardly notices."""

Weigh = Callable[[State], list[float]]
"""Rules of thumb: how good each legal move of an imagined state looks."""


def own_weights(chair: Chair, chance: Random) -> list[float]:
    """How good each move looks to one who thinks of nobody else."""
    evaluator = evaluator_of(chair)
    if evaluator.own_weights_are_open(chair.imagined):
        skip_samples(chance)
        return evaluator.own_weights(chair.imagined)
    return thumb_weights(chair, chance, evaluator.own_weights)


def skip_samples(chance: Random) -> None:
    """Take from chance what `thumb_weights` takes where two worlds agree: the same seed then plays the same game."""
    chance.getrandbits(SEED_BITS)
    chance.getrandbits(SEED_BITS)


def thumb_weights(chair: Chair, chance: Random, weigh: Weigh) -> list[float]:
    """How good each move looks by rules of thumb, on average over worlds that may be true.

    Where two worlds give the same answer, what is hidden does not matter, and no more of them are asked.
    """
    total = weigh(chair.sample(chance.getrandbits(SEED_BITS)))
    first = total[:]
    for number in range(1, SAMPLES):
        weights = weigh(chair.sample(chance.getrandbits(SEED_BITS)))
        total = [sum(pair) for pair in zip(total, weights, strict=True)]
        if number == 1 and weights == first:
            return weights
    return [each / SAMPLES for each in total]


def noticed(moves: list[int], blindness: float, chance: Random) -> list[int]:
    """The places of the moves that are not overlooked; all, if none would be left."""
    seen = [place for place in range(len(moves)) if chance.random() >= blindness]
    return seen or list(range(len(moves)))


class ThumbBot(Bot):
    """What all have in common: they take what looks best. Asked for advice, they overlook nothing."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = chair.decision.moves
        return moves[0] if len(moves) == 1 else self._pick(moves, self._weights(chair))

    def advise(self, chair: Chair, budget: Budget | None = None, n: int = 3) -> list[Advice]:
        moves, weights = chair.decision.moves, self._weights(chair)
        best = sorted(range(len(moves)), key=lambda place: -weights[place])
        return explained(chair, [(moves[place], weights[place]) for place in best[:n]])

    def _weights(self, chair: Chair) -> list[float]:
        """How good each move looks to it."""
        return own_weights(chair, self._random)

    def _pick(self, moves: list[int], weights: list[float]) -> int:
        """The move it makes."""
        return moves[max(self._seen(moves), key=lambda place: weights[place] + TIE_BREAK * self._random.random())]

    def _seen(self, moves: list[int]) -> list[int]:
        """The places of the moves it does not overlook."""
        return list(range(len(moves)))


class MediumBot(ThumbBot):
    """The move that looks best for the player alone: what it does for others is ignored, and some moves are missed."""

    def __init__(self, seed: int | None = None, level: str = "medium") -> None:
        super().__init__(seed)
        self.level = level

    def choose_openly(self, state: State, evaluator: Evaluator) -> int:
        """The same choice without a chair, many times as fast, where the rules of thumb look at nothing hidden."""
        assert evaluator.own_weights_are_open(state)
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        skip_samples(self._random)
        return self._pick(moves, evaluator.own_weights(state))

    def _seen(self, moves: list[int]) -> list[int]:
        return noticed(moves, SLIPS, self._random)


class KeenBot(ThumbBot):
    """The move that looks best to a player who thinks of all seats."""

    def __init__(self, seed: int | None = None, level: str = "keen") -> None:
        super().__init__(seed)
        self.level = level

    def _weights(self, chair: Chair) -> list[float]:
        return thumb_weights(chair, self._random, evaluator_of(chair).weights)


class EasyBot(ThumbBot):
    """A move that looks good at a glance, at one world: some are overlooked, and small differences are not noticed."""

    level = "easy"

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = chair.decision.moves
        if len(moves) == 1:
            return moves[0]
        weights = evaluator_of(chair).own_weights(chair.sample(self._random.getrandbits(SEED_BITS)))
        seen = noticed(moves, BLIND, self._random)
        most = max(weights[place] for place in seen)
        liking = [exp((weights[place] - most) / CARELESS) for place in seen]
        return moves[self._random.choices(seen, liking)[0]]
