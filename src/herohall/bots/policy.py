"""A network at a table: what it thinks of the moves of the seat that is asked. Compiled.

It reads the seat's insight and nothing else, so that what is hidden from the seat does not matter to it.
"""

from __future__ import annotations

from typing import Final

from herohall.bots.network import LIKING_BITS, Network
from herohall.core.encoder import NOTICED, Encoder
from herohall.core.state import State

UNIT: Final = float(1 << LIKING_BITS)


class Policy:
    """A network with the encoder for games of one kind."""

    def __init__(self, network: Network, encoder: Encoder) -> None:
        self.network = network
        self.encoder = encoder
        self.worth = NOTICED / network.trust
        """The share of the win that a unit of liking stands for: the rules of thumb, from which it learned, say so."""

    def likings(self, state: State, moves: list[int]) -> list[int]:
        """How much the seat that is asked likes each of its moves; last, its share of the win."""
        outputs = self.network.outputs(self.encoder.row(state, asked(state)))
        found = [outputs[move] for move in moves]
        found.append(outputs[-1])
        return found

    def promises(self, state: State, moves: list[int]) -> list[float]:
        """The share of the win each move promises to the seat that is asked."""
        likings = self.likings(state, moves)
        share = likings[-1] / UNIT
        top = max(likings[:-1])
        return [within(share - self.worth * (top - liking) / UNIT) for liking in likings[:-1]]


def within(share: float) -> float:
    """A share of the win is between nothing and all."""
    return min(1.0, max(0.0, share))


def asked(state: State) -> int:
    """The seat that is asked in a game that goes on."""
    seat = state.seat
    assert seat is not None
    return seat
