"""The network that judges moves one by one, and the decisions it learns from (`core.encoder.Describer`).

Decisions have different numbers of moves. Their rows lie behind each other; likings come out as a matrix with a column
for every place a move may have among those of its decision, so that the league need not know.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from herohall.bots.trained import NEVER
from herohall.core.encoder import Described
from herohall.core.game import Game
from herohall.research.train.network import Bytes, Mask, Matrix
from herohall.research.train.policy import Policy, even_scale

Numbers = NDArray[np.int64]
SLOTS = 32
"""The most moves of a decision."""


class MoveRows:
    """Decisions: for each what its moves have in common, and a row for every move."""

    def __init__(self, common: Bytes, moves: Bytes, counts: Numbers) -> None:
        self.common = common
        self.moves = moves
        self.counts = counts
        self.starts: Numbers = np.concatenate([[0], np.cumsum(counts)])

    def __len__(self) -> int:
        return len(self.counts)

    def __getitem__(self, chosen: Any) -> MoveRows:
        places = np.arange(len(self))[chosen]
        counts = self.counts[places]
        ends = np.cumsum(counts)
        inside = np.arange(int(ends[-1]) if len(ends) else 0) - np.repeat(ends - counts, counts)
        return MoveRows(self.common[places], self.moves[np.repeat(self.starts[places], counts) + inside], counts)

    @property
    def owners(self) -> Numbers:
        """For every move its decision."""
        return np.repeat(np.arange(len(self)), self.counts)

    @property
    def slots(self) -> Numbers:
        """For every move its place among those of its decision."""
        return np.arange(len(self.moves)) - np.repeat(self.starts[:-1], self.counts)

    def masks(self) -> Mask:
        """Which places of each decision have a move."""
        return np.arange(SLOTS) < self.counts[:, None]


def described_rows(decisions: list[Described]) -> MoveRows:
    """Decisions as they were described."""
    common = np.frombuffer(b"".join([each.common for each in decisions]), np.uint8)
    moves = np.frombuffer(b"".join([b"".join(each.rows) for each in decisions]), np.uint8)
    counts = np.array([len(each.moves) for each in decisions])
    return MoveRows(common.reshape(len(decisions), -1), moves.reshape(int(counts.sum()), -1), counts)


def joined(parts: tuple[Any, ...]) -> Any:
    """Several arrays or decisions behind each other."""
    if not isinstance(parts[0], MoveRows):
        return np.concatenate(parts)
    together = [np.concatenate([getattr(part, name) for part in parts]) for name in ("common", "moves", "counts")]
    return MoveRows(*together)


class MoveNetwork(Policy):
    """From the bytes of decisions to a liking for every move, and a value."""

    trust = 8.0
    """A move that brings an eighth of a point less is e times less likely."""

    def __init__(self, game: Game, common: int, row: int, hidden: tuple[int, int], chance: np.random.Generator) -> None:
        super().__init__(game, common + row, hidden, chance, moves=1)
        self.common = common

    def calibrate(self, rows: Any) -> None:
        self.scale = np.concatenate([even_scale(rows.common), even_scale(rows.moves)])

    def forward(self, rows: Any) -> tuple[Matrix, Matrix, list[Any]]:
        """Likings and values; the value begins with what the rules of thumb think."""
        weights, biases, owners = self.weights, self.biases, rows.owners
        common = rows.common * self.scale[: self.common]
        moves = rows.moves * self.scale[self.common :]
        base = common @ weights[0][: self.common] + biases[0]
        first = np.maximum(np.concatenate([base[owners] + moves @ weights[0][self.common :], base]), 0)
        second = np.maximum(first @ weights[1] + biases[1], 0)
        count = len(rows.moves)
        liked = (second[:count] @ weights[2] + biases[2])[:, 0] + self.looks[rows.moves[:, -1]]
        likings = np.full((len(rows), SLOTS), NEVER, np.float32)
        likings[owners, rows.slots] = liked
        values = (second[count:] @ weights[3] + biases[3])[:, 0] + rows.common[:, -1] / np.float32(255)
        return likings, values, [rows, common, moves, first, second]

    def backward(self, likings: Matrix, values: Matrix, kept: list[Any]) -> list[Matrix]:
        rows, common, moves, first, second = kept
        owners, count = rows.owners, len(rows.moves)
        liked, column = likings[owners, rows.slots][:, None], values[:, None]
        at_second = np.concatenate([liked @ self.weights[2].T, column @ self.weights[3].T]) * (second > 0)
        at_first = (at_second @ self.weights[1].T) * (first > 0)
        at_common = at_first[count:].copy()
        if count:
            at_common += np.add.reduceat(at_first[:count], rows.starts[:-1], axis=0)
        into_first = np.concatenate([common.T @ at_common, moves.T @ at_first[:count]])
        slopes = [into_first, first.T @ at_second, second[:count].T @ liked, second[count:].T @ column]
        return [*slopes, at_common.sum(0), at_second.sum(0), liked.sum(0), column.sum(0)]
