"""What a seat knows as a row of numbers: named fields behind each other, each number between 0 and 1.

The numbers are made from the seat's view and from nothing else, so they hold what it may know and no more. Seats are
counted from the observer, clockwise; there is room for five, and empty seats are zeros. So one network can sit
anywhere, at a table of any size.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from herohall.core.event import View
from herohall.core.game import Game

Vector = NDArray[np.float32]
SEATS = 5
"""The most players either game has."""


class Field(NamedTuple):
    """A part of the row."""

    name: str
    size: int
    most: int
    """What becomes 1; what is above it, too."""
    meaning: str


class Layout:
    """The fields in their order.

    >>> Layout([Field("deck", 1, 77, ""), Field("hand", 2, 11, "")]).row({"deck": [77], "hand": [0, 11]}).tolist()
    [1.0, 0.0, 1.0]
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = list(fields)
        self.size = sum(field.size for field in fields)
        self._most = np.concatenate([np.full(field.size, field.most, np.float32) for field in fields])

    def row(self, numbers: Mapping[str, Sequence[int]]) -> Vector:
        """The numbers of all fields, scaled."""
        flat: list[int] = []
        for field in self.fields:
            part = numbers[field.name]
            if len(part) != field.size:
                raise ValueError(f"{field.name} has {len(part)} numbers instead of {field.size}")
            flat += part
        scaled: Vector = np.minimum(np.array(flat, np.float32) / self._most, np.float32(1))
        return scaled

    def part(self, row: Vector, name: str) -> Vector:
        """One field of a row."""
        start = 0
        for field in self.fields:
            if field.name == name:
                return row[start : start + field.size]
            start += field.size
        raise KeyError(name)

    def as_markdown(self) -> str:
        """The table for `docs/research.md`."""
        lines = ["| from | numbers | divided by | field | what it says |", "|--:|--:|--:|---|---|"]
        start = 0
        for field in self.fields:
            lines.append(f"| {start} | {field.size} | {field.most} | `{field.name}` | {field.meaning} |")
            start += field.size
        return "\n".join(lines) + "\n"


class Observer(ABC):
    """Turns the views of one game into rows of numbers."""

    layout: Layout

    @abstractmethod
    def __init__(self, game: Game) -> None: ...

    @abstractmethod
    def numbers(self, view: View) -> dict[str, list[int]]:
        """The numbers of every field, not yet scaled."""

    def row(self, view: View) -> Vector:
        """All that the viewer knows."""
        return self.layout.row(self.numbers(view))


# Small change


def marks(indices: Iterable[int], size: int) -> list[int]:
    """A number for each index: how often it occurs.

    >>> marks([0, 2, 2], 4)
    [1, 0, 2, 0]
    """
    found = [0] * size
    for index in indices:
        found[index] += 1
    return found


class Round:
    """The table as one seat sees it: itself first, then clockwise."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = viewer
        self.players = players

    def place(self, seat: int) -> int:
        """How far round the table a seat is."""
        return (seat - self.viewer) % self.players

    def marks(self, seats: Iterable[int]) -> list[int]:
        """A number for each seat."""
        return marks([self.place(seat) for seat in seats], SEATS)

    def each(self, numbers: Callable[[int], list[int]]) -> list[int]:
        """What every seat has, one seat behind the other, with zeros for empty seats."""
        found: list[int] = []
        for place in range(self.players):
            found += numbers((self.viewer + place) % self.players)
        return found + [0] * (len(found) // self.players * (SEATS - self.players))
