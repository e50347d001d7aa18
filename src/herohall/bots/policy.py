"""What has been learned, at a table: what it thinks of the moves of the seat that is asked. Compiled.

It reads what the seat knows and nothing else, so that what is hidden from the seat does not matter to it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from typing import Final

from herohall.bots.network import LIKING_BITS, Network, PositionNetwork
from herohall.core.encoder import NOTICED, Encoder, Foreseer, Prospects
from herohall.core.evaluator import Evaluator
from herohall.core.state import State

UNIT: Final = float(1 << LIKING_BITS)
LESS: Final = 0.5
"""By so much less than the worst move in question is a move liked that looks hopeless, in logarithms of odds."""


class Policy(ABC):
    """Something that has learned to judge moves in games of one kind."""

    @abstractmethod
    def likings(self, state: State, moves: list[int]) -> list[int]:
        """How much the seat that is asked likes each of its moves; last, its share of the win."""

    @abstractmethod
    def promises(self, state: State, moves: list[int]) -> list[float]:
        """The share of the win each move promises to the seat that is asked."""


class FiguresPolicy(Policy):
    """Rules of thumb that read nothing hidden, and whose figures were learned."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def likings(self, state: State, moves: list[int]) -> list[int]:
        found = [round(promise * UNIT) for promise in self.promises(state, moves)]
        found.append(max(found))
        return found

    def promises(self, state: State, moves: list[int]) -> list[float]:
        return [within(weight) for weight in self.evaluator.weights(state)]


class WholePolicy(Policy):
    """Reads a decision as a whole, and has a liking for every move there is."""

    def __init__(self, network: Network, encoder: Encoder) -> None:
        self.network = network
        self.encoder = encoder

    def likings(self, state: State, moves: list[int]) -> list[int]:
        outputs = self.network.outputs(self.encoder.row(state, asked(state)))
        found = [outputs[move] for move in moves]
        found.append(outputs[-1])
        return found

    def promises(self, state: State, moves: list[int]) -> list[float]:
        """A unit of liking stands for as much as it does for the rules of thumb."""
        likings = self.likings(state, moves)
        share, top, worth = likings[-1] / UNIT, max(likings[:-1]), NOTICED / self.network.trust
        return [within(share - worth * (top - liking) / UNIT) for liking in likings[:-1]]


class ForesightPolicy(Policy):
    """Judges the positions that moves lead to, as far as these do not look hopeless."""

    def __init__(self, network: PositionNetwork, foreseer: Foreseer) -> None:
        self.network = network
        self.foreseer = foreseer

    def likings(self, state: State, moves: list[int]) -> list[int]:
        odds = self.odds(state, moves)
        found = [int(each * UNIT) for each in odds]
        found.append(int(share(max(odds)) * UNIT))
        return found

    def promises(self, state: State, moves: list[int]) -> list[float]:
        return [share(each) for each in self.odds(state, moves)]

    def share(self, state: State, seat: int) -> float:
        """The share of the win of a seat in a game that goes on."""
        row, odds = self.foreseer.regard(state, seat)
        return share(odds + self.network.judged(row) / UNIT)

    def odds(self, state: State, moves: list[int]) -> list[float]:
        """The logarithm of the odds with each move."""
        seen = self.foreseer.foresee(state)
        judged = [self._judged(seen, place) for place in range(len(seen.moves))]
        found = [min(judged) - LESS] * len(moves)
        at = 0
        for place, move in enumerate(moves):  # both are in the same order
            if at < len(judged) and seen.moves[at] == move:
                found[place] = judged[at]
                at += 1
        return found

    def _judged(self, seen: Prospects, place: int) -> float:
        """What it thinks of a position."""
        if seen.known[place]:
            return seen.odds[place]
        return seen.odds[place] + self.network.judged(seen.rows[place]) / UNIT


def share(odds: float) -> float:
    """The share of the win that the logarithm of the odds stands for."""
    return 1.0 / (1.0 + exp(-odds))


def within(share: float) -> float:
    """A share of the win is between nothing and all."""
    return min(1.0, max(0.0, share))


def asked(state: State) -> int:
    """The seat that is asked in a game that goes on."""
    seat = state.seat
    assert seat is not None
    return seat
