"""What a game tells the bots about itself: how things stand, which moves look sensible, and why.

All of it works on a state that is *imagined*: sampled from what a seat knows, never the true one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from herohall.core.state import State
from herohall.core.texts import Param


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of one's own brings its own
class Evaluator(ABC):
    """A game's rules of thumb."""

    @abstractmethod
    def chances(self, state: State) -> list[float]:
        """Each seat's estimated share of the win, from 0 to 1, summing to 1; exact once the game is over."""

    @abstractmethod
    def weights(self, state: State) -> list[float]:
        """How good each legal move looks to the seat that decides, in the order of `moves()`: win share, 0 to 1."""

    @abstractmethod
    def own_weights(self, state: State) -> list[float]:
        """The same to one who thinks of nobody else: what a move does for or against others is overlooked."""

    def own_weights_are_open(self, state: State) -> bool:
        """Whether `own_weights` looks at nothing here that is hidden from the seat that decides.

        Then every state this seat may imagine gives the same, the true one included; a test tries it.
        """
        return False

    def weights_are_open(self, state: State) -> bool:
        """The same for `weights`: then the best bots go by them where there is no network."""
        return False

    @abstractmethod
    def quick(self, state: State, chance: Random) -> int:
        """A sensible move found in no time: for playouts."""

    @abstractmethod
    def turn(self, state: State) -> int:
        """A number that changes whenever a turn ends."""

    @abstractmethod
    def look_ahead(self, state: State, turns: int) -> list[float]:
        """Play on by rules of thumb until so many turns have ended, and judge; the state is changed."""

    def likelihood(self, state: State, seat: int) -> float:
        """How well the others' choices so far go with a state that a seat imagines, relative to other such states."""
        return 1.0

    def kinds(self, state: State) -> list[float]:
        """If what is hidden falls into kinds: how likely the seat that decides thinks each of them.

        Then a search looks at states of each kind as often, instead of weighing those it happens to see.
        """
        return []

    def kind(self, state: State) -> int:
        """Of which of these kinds an imagined state is."""
        return 0

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
