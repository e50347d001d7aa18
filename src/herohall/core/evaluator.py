"""What a game tells the bots about itself: how things stand, which moves look sensible, and why.

All of it works on a state that is *imagined*: sampled from what a seat knows, never the true one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from herohall.core.game import State
from herohall.core.texts import Param


class Evaluator(ABC):
    """A game's rules of thumb."""

    @abstractmethod
    def chances(self, state: State) -> list[float]:
        """Each seat's estimated share of the win, from 0 to 1, summing to 1; exact once the game is over."""

    @abstractmethod
    def weights(self, state: State) -> list[float]:
        """How good each legal move looks to the seat that decides, in the order of `moves()`: win share, 0 to 1."""

    @abstractmethod
    def quick(self, state: State, chance: Random) -> int:
        """A sensible move found in no time: for playouts."""

    @abstractmethod
    def reason(self, state: State, move: int) -> tuple[str, dict[str, Param]]:
        """The one thing that speaks most for a move, as a message key with parameters."""


def win_shares(ranking: list[list[int]]) -> list[float]:
    """The share of the win of each seat: all of it for the winner, equal parts for those who share the place.

    >>> win_shares([[2, 0], [1]])
    [0.5, 0.0, 0.5]
    """
    shares = [0.0] * sum(len(place) for place in ranking)
    for seat in ranking[0]:
        shares[seat] = 1 / len(ranking[0])
    return shares
