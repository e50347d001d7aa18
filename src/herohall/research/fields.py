"""What a seat knows as a row of numbers: named fields one after another, each number between 0 and 1.

The numbers are made only from the seat's view, so they hold exactly what it may know. Seats are counted clockwise from
the observer; there is room for five, and empty seats are zeros. So one network can play any seat at any table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from herohall.core.encoder import spread
from herohall.core.event import View
from herohall.core.game import Game

Vector = NDArray[np.float32]
SEATS = 5
"""The most players either game has."""
LARGEST = 255
"""What one byte holds."""


class Field(NamedTuple):
    """A part of the row."""

    name: str
    size: int
    most: int
    """The value that becomes 1; larger values do, too."""
    meaning: str


class Layout:
    """The fields in their order.

    >>> list(Layout([Field("deck", 1, 77, ""), Field("hand", 2, 11, "")]).compact({"deck": [77], "hand": [0, 11]}))
    [77, 0, 11]
    """

    def __init__(self, fields: Sequence[Field], version: int = 0) -> None:
        self.fields = list(fields)
        self.version = version
        """Raised whenever the same seed and moves lead to a different game, or a number changes its meaning."""
        self.size = sum(field.size for field in fields)
        self._most = np.concatenate([np.full(field.size, field.most, np.float32) for field in fields])
        self._large: list[int] = np.flatnonzero(self._most > LARGEST).tolist()
        self.compact_size = self.size + len(self._large)
        """Bytes of a compact row."""
        known = {most: share_table(most) for most in {field.most for field in fields}}
        self._shares = [known[field.most] for field in fields for _ in range(field.size)]
        """For each place what each byte stands for."""

    def compact(self, numbers: Mapping[str, Sequence[int]]) -> bytes:
        """The numbers of all fields as bytes, not scaled but bounded; at the end the upper bytes of large fields."""
        flat: list[int] = []
        for field in self.fields:
            part = numbers[field.name]
            if len(part) != field.size:
                raise ValueError(f"{field.name} has {len(part)} numbers instead of {field.size}")
            flat += part
        bounded = np.minimum(np.array(flat, np.int64), self._most.astype(np.int64))
        return bytes((bounded & LARGEST).tolist() + (bounded[self._large] >> 8).tolist())

    def scaled(self, compact: NDArray[np.uint8]) -> Vector:
        """A compact row, or an array of them, as numbers from 0 to 1.

        >>> layout = Layout([Field("turn", 1, 1000, ""), Field("hand", 2, 11, "")])
        >>> layout.scaled(np.frombuffer(layout.compact({"turn": [500], "hand": [0, 11]}), np.uint8)).tolist()
        [0.5, 0.0, 1.0]
        """
        numbers: Vector = np.divide(compact[..., : self.size], self._most)
        for number, place in enumerate(self._large):
            whole = compact[..., place] + compact[..., self.size + number] * np.float32(256)
            numbers[..., place] = whole / self._most[place]
        return numbers

    def write(self, compact: bytes, into: Vector) -> None:
        """One compact row as numbers from 0 to 1, into an array that is there already: quicker than `scaled`."""
        np.divide(np.frombuffer(compact, np.uint8, self.size), self._most, out=into)
        for number, place in enumerate(self._large):
            high = compact[self.size + number]
            if high:
                into[place] = np.float32(high * 256 + compact[place]) / self._most[place]

    def fill(self, compact: bytes, into: list[float], start: int) -> None:
        """One compact row as numbers from 0 to 1, into a list of zeros: most numbers are zero and stay as they are."""
        spread(compact, self._shares, into, start)
        for number, place in enumerate(self._large):
            whole = compact[place] + 256 * compact[self.size + number]
            into[start + place] = float(np.float32(whole) / self._most[place])

    def part(self, row: Vector, name: str) -> Vector:
        """One field of a row."""
        start = 0
        for field in self.fields:
            if field.name == name:
                return row[start : start + field.size]
            start += field.size
        raise KeyError(name)


class Observer(ABC):
    """Turns the views of one game into rows of numbers."""

    layout: Layout

    @abstractmethod
    def __init__(self, game: Game) -> None: ...

    @abstractmethod
    def numbers(self, view: View) -> dict[str, list[int]]:
        """The numbers of every field, not yet scaled."""


# Small helpers


def share_table(most: int) -> list[float]:
    """What every byte stands for in a field.

    >>> share_table(4)[1:3]
    [0.25, 0.5]
    """
    shares: list[float] = (np.arange(LARGEST + 1, dtype=np.float32) / np.float32(most)).tolist()
    return shares


def marks(indices: Iterable[int], size: int) -> list[int]:
    """A number for each index: how often it occurs.

    >>> marks([0, 2, 2], 4)
    [1, 0, 2, 0]
    """
    found = [0] * size
    for index in indices:
        found[index] += 1
    return found


@dataclass(frozen=True)
class Round:
    """The table as one seat sees it: itself first, then clockwise."""

    viewer: int
    players: int

    def place(self, seat: int) -> int:
        """How far round the table a seat is."""
        return (seat - self.viewer) % self.players

    def marks(self, seats: Iterable[int]) -> list[int]:
        """A number for each seat."""
        return marks([self.place(seat) for seat in seats], SEATS)

    def each(self, numbers: Callable[[int], list[int]]) -> list[int]:
        """The numbers of every seat, one seat after another, with zeros for empty seats."""
        found: list[int] = []
        for place in range(self.players):
            found += numbers((self.viewer + place) % self.players)
        return found + [0] * (len(found) // self.players * (SEATS - self.players))
