"""The worlds a search tries its moves in: sampled from what its seat knows.

Where the game can tell how likely each *kind* of world is (`Evaluator.kinds`), each comes as often as it is likely:
which hero wanders in Seventh Hero decides more than all else that is hidden, and is not left to chance.
"""

from __future__ import annotations

from random import Random
from typing import Final

from herohall.core.chair import Chair
from herohall.core.evaluator import Evaluator
from herohall.core.state import State

SEED_BITS: Final = 60
TRIES: Final = 40
"""After so many samples of other kinds the likeliest of these will do: a kind may be far rarer among deals."""


class Worlds:
    """What may be true, one world after the other."""

    def __init__(self, chair: Chair, evaluator: Evaluator, chance: Random) -> None:
        self.chair = chair
        self.evaluator = evaluator
        self.chance = chance
        self.shares = evaluator.kinds(chair.imagined)
        """How likely each kind is; nothing where there are none."""
        self.due = self.shares[:]
        """How much each kind is behind, in worlds."""
        self.waiting: list[list[State]] = [[] for _ in self.shares]
        """Worlds that were sampled before their kind was due."""

    def next(self) -> State:
        """A world that may be true."""
        if not self.shares:
            return self._sampled()
        kind = self._take()
        self.due[kind] -= 1.0
        for number, share in enumerate(self.shares):
            self.due[number] += share
        return self.waiting[kind].pop()

    def weight(self, world: State) -> float:
        """How much a world counts."""
        return 1.0 if self.shares else self.evaluator.likelihood(world, self.chair.seat)

    def _sampled(self) -> State:
        return self.chair.sample(self.chance.getrandbits(SEED_BITS))

    def _take(self) -> int:
        """The kind that is most behind, once there is a world of it; else the one most behind among those there are."""
        wanted = self._most_behind(False)
        for _ in range(TRIES):
            if self.waiting[wanted]:
                return wanted
            world = self._sampled()
            self.waiting[self.evaluator.kind(world)].append(world)
        return self._most_behind(True)

    def _most_behind(self, there: bool) -> int:
        """Of all kinds, or of those of which a world is waiting."""
        found = -1
        for kind in range(len(self.shares)):
            if (self.waiting[kind] or not there) and (found < 0 or self.due[kind] > self.due[found]):
                found = kind
        return found
