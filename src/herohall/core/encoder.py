"""What a seat knows, and what it may do, as bytes made straight from the state: for learners. Compiled (`_form.py`).

An observation is put together from pieces that are made once: a field that can take few values is a list of ready
`bytes`, and what the position says is an index into it. Joining such pieces is far cheaper than writing numbers one
by one. The bytes mean what the game's layout says; a test compares them with its views.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from herohall.core.state import State

SPECTATOR: Final = -1
"""Instead of a seat: one who sees only what all may know."""
PLACES: Final = 5
"""Seats in an observation, counted from the observer; empty ones are zeros."""

BYTE: Final = [bytes((number,)) for number in range(256)]
"""A number as a piece."""
EIGHT: Final = [bytes(mask >> place & 1 for place in range(8)) for mask in range(256)]
"""Eight bits as eight bytes, the lowest first."""
FEWER: Final = [[bits[:length] for bits in EIGHT] for length in range(8)]
"""The same for fewer bits."""
PLACE: Final = [bytes(int(place == at) for place in range(PLACES)) for at in range(PLACES)]
"""One seat, by how far round the table it is."""
PLACE_SET: Final = [bytes(mask >> place & 1 for place in range(PLACES)) for mask in range(1 << PLACES)]
NO_PLACE: Final = bytes(PLACES)
EMPTY_PLACES: Final = [bytes(PLACES - players) for players in range(PLACES + 1)]
"""By how many play: a number for each seat where nobody sits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Writes the states of one game, with fixed players and options, as bytes."""

    size: int
    """Bytes of an observation."""
    moves: int
    """Bytes of a mask: the size of the move space."""

    def added(self) -> list[int]:
        """Places of an observation that came later than all others: weights from before know nothing of them."""
        return []

    @abstractmethod
    def observe(self, state: State, seat: int, pieces: list[bytes]) -> None:
        """Add what a seat, or a SPECTATOR, knows: pieces of `size` bytes together."""

    @abstractmethod
    def mask(self, state: State, pieces: list[bytes]) -> None:
        """Add which moves are legal: pieces of `moves` bytes together, 1 for a legal move."""

    def row(self, state: State, seat: int) -> bytes:
        """What a seat, or a SPECTATOR, knows."""
        pieces: list[bytes] = []
        self.observe(state, seat, pieces)
        return b"".join(pieces)

    def legal(self, state: State) -> bytes:
        """Which moves are legal."""
        pieces: list[bytes] = []
        self.mask(state, pieces)
        return b"".join(pieces)


def number_tables(length: int, places: int) -> list[bytes]:
    """For each place the row of zeros with a 1 there; the last one is all zeros."""
    return [bytes(int(place == at) for place in range(length)) for at in range(places)] + [bytes(length)]


def seat_at(place: i64, viewer: i64, players: i64) -> i64:
    """The seat so far round the table from the viewer."""
    seat = viewer + place
    return seat if seat < players else seat - players


def place_of(seat: i64, viewer: i64, players: i64) -> i64:
    """How far round the table a seat is from the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + players


def shifted(bits: i64, place: i64) -> i64:
    """Bits moved up. A function, for mypyc shifts a literal 1 as 32 bits."""
    return bits << place


def add_bits(mask: i64, length: i64, pieces: list[bytes]) -> None:
    """Add a set of small numbers as so many bytes of 0 and 1."""
    while length >= 8:
        pieces.append(EIGHT[mask & 255])
        mask >>= 8
        length -= 8
    if length:
        pieces.append(FEWER[length][mask & 255])


def spread(row: bytes, shares: list[list[float]], into: list[float], start: i64) -> None:
    """Write the share that each byte stands for into a list of zeros; most bytes are 0 and leave theirs as it is."""
    for place in range(len(shares)):
        number: i64 = row[place]
        if number:
            into[start + place] = shares[place][number]


NOTICED: Final = 0.02
"""A move that promises so much less of the win than the best one is written as a byte e times smaller."""


def promise_bytes(count: int, moves: list[int], promises: list[float]) -> bytes:
    """How good the legal moves look, for every move: 255 for the best, 1 for hopeless ones, 0 for those not legal.

    >>> list(promise_bytes(4, [1, 3], [0.25, 0.27]))
    [0, 93, 0, 255]
    """
    found = bytearray(count)
    best = max(promises)
    for place in range(len(moves)):
        found[moves[place]] = max(1, int(255.0 * exp((promises[place] - best) / NOTICED)))
    return bytes(found)


class Prospects:
    """The moves in question, and what each of them leads to."""

    def __init__(self, moves: list[int], rows: list[bytes], odds: list[float], known: list[bool]) -> None:
        self.moves = moves
        self.rows = rows
        """The position each leads to, in the eyes of the seat that is asked."""
        self.odds = odds
        """How likely it makes the win by rules of thumb, as the logarithm of the odds."""
        self.known = known
        """Whether the game is over there: nothing is to be judged."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foreseer(ABC):
    """Describes the positions that moves lead to, for a network that judges positions.

    A row is a part for the whole, and then several parts alike, which the network reads in the same way and adds up.
    """

    whole: int
    """Bytes of the first part."""
    part: int
    """Bytes of each of the others."""
    parts: int
    """How many there are."""

    @abstractmethod
    def foresee(self, state: State) -> Prospects:
        """What the moves of the seat that is asked lead to; those that look hopeless by rules of thumb are left out."""

    @abstractmethod
    def regard(self, state: State, seat: int) -> tuple[bytes, float]:
        """The position as it is in the eyes of a seat, and the logarithm of its odds by rules of thumb."""


WHOLE: Final = 255


def byte(number: int) -> int:
    """The nearest number that fits in a byte."""
    return 0 if number < 0 else WHOLE if number > WHOLE else number
