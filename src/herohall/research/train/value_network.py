"""The network that learns to judge positions (`core.encoder.Foreseer`): by how much the odds differ from what rules of
thumb say. It begins with zeros at its end, so that it plays by these rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from herohall.core.encoder import Foreseer
from herohall.research.train.network import Bytes, Matrix, Network
from herohall.research.train.policy import even_scale


class ValueNetwork(Network):
    """Every part of a position goes through the same hidden layer, together with the whole; what comes out is added up,
    and goes through a second one, with the whole again."""

    def __init__(self, foreseer: Foreseer, hidden: tuple[int, int], chance: np.random.Generator) -> None:
        self.whole, self.part, self.parts = foreseer.whole, foreseer.part, foreseer.parts
        first, second = hidden
        sizes = [(self.part, first), (self.whole, first), (first, second), (self.whole, second), (second, 1)]
        inputs = [self.part, 4 * self.whole, 10 * first, 2 * self.whole]
        """How many numbers of average size come in, by estimate."""
        self.weights = [
            chance.normal(0, np.sqrt(1 / count), size).astype(np.float32)
            for size, count in zip(sizes, inputs, strict=False)
        ]
        self.weights.append(np.zeros(sizes[-1], np.float32))
        self.biases = [np.zeros(size, np.float32) for size in (first, second, 1)]
        self.scale = np.ones(self.whole + self.part, np.float32)
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.parameters()]
        self.updates = 0

    def calibrate(self, rows: Bytes) -> None:
        """Scale every input by how much it varies."""
        parts = rows[:, self.whole :].reshape(-1, self.part)
        self.scale = np.concatenate([even_scale(rows[:, : self.whole]), even_scale(parts[parts[:, 0] > 0])])

    def judge(self, rows: Bytes) -> tuple[Matrix, list[Any]]:
        """By how much the odds of positions differ, and what `slopes` needs."""
        at_part, at_whole, after_sum, after_whole, last = self.weights
        whole = rows[:, : self.whole] * self.scale[: self.whole]
        flat = rows[:, self.whole :].reshape(-1, self.part)
        here = np.flatnonzero(flat[:, 0])  # a part that begins with 0 is none
        owners = here // self.parts
        starts = np.searchsorted(owners, np.arange(len(rows)))
        parts = flat[here] * self.scale[self.whole :]
        first = parts @ at_part
        first += (whole @ at_whole + self.biases[0])[owners]
        np.maximum(first, 0, out=first)
        sums = np.add.reduceat(first, starts, axis=0)
        second = np.maximum(sums @ after_sum + whole @ after_whole + self.biases[1], 0)
        found = (second @ last)[:, 0] + self.biases[2]
        return found, [whole, owners, starts, parts, first, sums, second]

    def slopes(self, off: Matrix, kept: list[Any]) -> list[Matrix]:
        """The gradients of all parameters, from those of what came out."""
        whole, owners, starts, parts, first, sums, second = kept
        column = off[:, None]
        at_second = (column @ self.weights[4].T) * (second > 0)
        at_first = (at_second @ self.weights[2].T)[owners] * (first > 0)
        at_whole = np.add.reduceat(at_first, starts, axis=0)
        slopes = [parts.T @ at_first, whole.T @ at_whole, sums.T @ at_second, whole.T @ at_second, second.T @ column]
        return [*slopes, at_whole.sum(0), at_second.sum(0), column.sum(0)]

    def take(self, arrays: list[Any]) -> None:
        """Take over the parameters of another. It may be narrower: hidden places that it lacks keep what they read by
        chance, and lead nowhere until they have learned, so that the same comes out."""
        first, second = arrays[2].shape
        self.weights[2][first:, :second] = 0
        self.weights[4][second:] = 0
        for mine, other in zip(self.parameters(), arrays, strict=True):
            put(mine, other)


def put(into: Matrix, array: Matrix) -> None:
    """Put an array into the corner of one that is as large or larger."""
    into[tuple(slice(size) for size in array.shape)] = array
