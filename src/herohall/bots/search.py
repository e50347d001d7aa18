"""Bots that search: they think for as long as they may, and can say what they found."""

from __future__ import annotations

import time
from random import Random
from typing import Final

from herohall.bots.base import Advice, Bot, Budget, evaluator_of, explained, first_evaluator_of
from herohall.bots.learned import Policies
from herohall.bots.policy import ForesightPolicy
from herohall.bots.thumb import noticed, thumb_weights
from herohall.bots.tree import Edge, Tree
from herohall.bots.worlds import Worlds
from herohall.core.chair import Chair

DUEL: Final = 2
"""Players."""


class SearchBot(Bot):
    """Thinks so many turns ahead, the present one included, against one opponent; against several only to the end of
    its own turn, for what they will do is too uncertain, and so where a network judges positions, for it knows only
    those that one's own moves lead to. `seconds` is its habit when no budget is given.

    `slips` is how often it overlooks a move. One that has `learned` begins with what a network thinks of the moves
    instead of rules of thumb, where there is one, and ends with what it thinks of the position, if it judges positions;
    the others never change, and keep to the first rules of thumb.
    """

    def __init__(
        self,
        level: str,
        turns: int,
        seconds: float,
        seed: int | None = None,
        *,
        slips: float = 0.0,
        learned: bool = False,
    ) -> None:
        self.level = level
        self.turns = turns
        self.seconds = seconds
        self.slips = slips
        self._chance = Random(seed)
        self.learned = learned
        self._policies = Policies() if learned else None

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = chair.decision.moves
        if len(moves) == 1:
            return moves[0]
        return self._think(chair, budget).ranked()[0].move

    def advise(self, chair: Chair, budget: Budget | None = None, n: int = 3) -> list[Advice]:
        return explained(chair, promises(self._think(chair, budget).ranked()[:n]))

    def _think(self, chair: Chair, budget: Budget | None) -> Tree:
        """Search until the budget is used up: by iterations if it names any, else by the clock."""
        start = time.perf_counter()
        tree = self._opened(chair)
        if len(tree.candidates) == 1:
            return tree
        limit = budget or Budget(seconds=self.seconds)
        worlds = Worlds(chair, tree.evaluator, self._chance)
        slowest = 0.0
        while self._used(limit, tree, time.perf_counter() - start + slowest) < 1.0:
            world = worlds.next()
            weight = worlds.weight(world)
            for edge in tree.in_question(self._used(limit, tree, time.perf_counter() - start)):
                before = time.perf_counter()
                if self._used(limit, tree, before - start + slowest) >= 1.0:
                    break
                tree.consider(edge, world, weight)
                slowest = max(slowest, time.perf_counter() - before)
        return tree

    def _opened(self, chair: Chair) -> Tree:
        """A tree that knows what the moves promise before any thought, by the network or by rules of thumb."""
        moves, policy = chair.decision.moves, None if self._policies is None else self._policies.find(chair.imagined)
        evaluator = evaluator_of(chair) if self.learned else first_evaluator_of(chair)
        duel = len(chair.sample(0).scores) == DUEL
        judge = policy if isinstance(policy, ForesightPolicy) else None
        tree = Tree(chair.seat, evaluator, self.turns if duel and judge is None else 1, judge)
        if policy is None:
            weights = thumb_weights(chair, self._chance, evaluator.weights)
        else:
            weights = policy.promises(chair.imagined, moves)
        seen = noticed(moves, self.slips, self._chance)
        tree.open([moves[place] for place in seen], [weights[place] for place in seen])
        return tree

    def _used(self, limit: Budget, tree: Tree, seconds: float) -> float:
        """Which part of the budget is used up."""
        by_count = tree.iterations / limit.iterations if limit.iterations else 0.0
        by_clock = seconds / limit.seconds if limit.seconds else 0.0
        return max(by_count, by_clock)


def promises(ranked: list[Edge]) -> list[tuple[int, float]]:
    """The moves with their shares, by what they were ranked by: no move promises more than the one before it."""
    found: list[tuple[int, float]] = []
    least = 1.0
    for edge in ranked:
        least = min(least, edge.promise())
        found.append((edge.move, least))
    return found
