"""Search with a network that has learned: which moves hold in the worlds that may be true? Compiled.

All moves in question are tried in the same worlds with the same chance. In each of them every seat plays on as the
network would in its place, by what that seat would know there, for some turns; then the network judges at the next
question to the searching seat. The longer the search, the fewer moves are still in question.
"""

from __future__ import annotations

from typing import Final

from herohall.bots.policy import WORTH, Policy
from herohall.core.evaluator import Evaluator, win_shares
from herohall.core.state import State

CANDIDATES: Final = 6
"""How many moves are in question at most, those liked best."""
HOPELESS: Final = 4.5
"""A move liked so much less than the best is not in question."""
FINALISTS: Final = 2
"""How many moves are in question until the end."""


class Thought:
    """A move in question, and what it brought in the worlds it was tried in."""

    def __init__(self, move: int, opinion: float) -> None:
        self.move = move
        self.opinion = opinion
        """The share of the win it promises by the network alone."""
        self.weight = 0.0
        self.total = 0.0

    def share(self, say: float) -> float:
        """The share of the win it promises, after all."""
        return (self.total + say * self.opinion) / (self.weight + say)


class Foresight:
    """All that has been thought about one decision."""

    def __init__(self, seat: int, policy: Policy, evaluator: Evaluator, turns: int, say: float) -> None:
        self.seat = seat
        self.policy = policy
        self.evaluator = evaluator
        self.turns = turns
        self.say = say
        self.iterations = 0
        self.thoughts: list[Thought] = []
        self.others: list[Thought] = []

    def open(self, moves: list[int], promises: list[float]) -> None:
        """Begin with what the network thinks of the moves."""
        found = [Thought(move, promises[place]) for place, move in enumerate(moves)]
        found.sort(key=by_opinion)
        least = found[0].opinion - HOPELESS * WORTH
        for place, thought in enumerate(found):
            if place < CANDIDATES and thought.opinion >= least:
                self.thoughts.append(thought)
            else:
                self.others.append(thought)

    def in_question(self, progress: float) -> list[Thought]:
        """The moves worth trying in another world, best first; `progress` goes from 0 to 1."""
        ranked = self.ranked()
        return ranked[: FINALISTS + int((1.0 - progress) * max(0, len(self.thoughts) - FINALISTS))]

    def ranked(self) -> list[Thought]:
        """The moves in question, best first."""
        pairs = [(-thought.share(self.say), thought.move, thought) for thought in self.thoughts]
        pairs.sort(key=by_share)
        return [pair[2] for pair in pairs]

    def consider(self, thought: Thought, world: State) -> None:
        """Try a move in a world, which stays as it is."""
        self.iterations += 1
        weight = self.evaluator.likelihood(world, self.seat)
        state = world.copy()
        last = self.evaluator.turn(state) + self.turns
        state.apply(thought.move)
        share = self._played_on(state, last)
        thought.weight += weight
        thought.total += weight * share

    def _played_on(self, state: State, last: int) -> float:
        """The searching seat's share of the win, when all have played on until that turn."""
        policy, evaluator = self.policy, self.evaluator
        while True:
            seat = state.seat
            if seat is None:
                ranking = state.ranking
                assert ranking is not None
                return win_shares(ranking)[self.seat]
            moves = state.moves()
            if len(moves) == 1:
                state.apply(moves[0])
            elif seat == self.seat and evaluator.turn(state) >= last:
                return policy.share(state)
            else:
                state.apply(policy.best(state))


def by_opinion(thought: Thought) -> tuple[float, int]:
    """Most promising first."""
    return (-thought.opinion, thought.move)


def by_share(pair: tuple[float, int, Thought]) -> tuple[float, int]:
    """Best first."""
    return (pair[0], pair[1])
