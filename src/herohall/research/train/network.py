"""A small network in NumPy: two hidden layers, a score (logit) for every move, and a value; trained with Adam."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from herohall.bots.trained import FORMAT, NEVER, read_weights
from herohall.research.batch import Batch
from herohall.research.encoders import encoder_for

Matrix = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Mask = NDArray[np.bool_]
DECAY = (0.9, 0.999)
SMALL = np.float32(1e-8)
SELDOM = 0.02
"""An input that varies less than this is not blown up any further."""


def byte_scale(batch: Batch) -> Matrix:
    """What each byte of an observation is multiplied by, so that all inputs lie between 0 and 1."""
    layout, rows = batch.layout, np.eye(batch.layout.compact_size, dtype=np.uint8)
    scale: Matrix = layout.scaled(rows).sum(axis=1)
    return scale


class Network:
    """From the bytes of observations to scores and values."""

    def __init__(self, batch: Batch, hidden: int, chance: np.random.Generator) -> None:
        self.game = batch.game
        self.scale = byte_scale(batch)
        sizes = [(len(self.scale), hidden), (hidden, hidden), (hidden, self.game.move_count), (hidden, 1)]
        self.weights = [
            chance.normal(0, np.sqrt(2 / size[0]), size).astype(np.float32) * (1 if number < 2 else 0.1)
            for number, size in enumerate(sizes)
        ]
        self.weights = [each.astype(np.float32) for each in self.weights]
        self.biases = [np.zeros(size[1], np.float32) for size in sizes]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.parameters()]
        self.updates = 0

    def parameters(self) -> list[Matrix]:
        """All trained arrays, not copies."""
        return [*self.weights, *self.biases]

    def calibrate(self, rows: Bytes) -> None:
        """Scale every input by how much it varies in these observations: what is rare counts as much as the rest."""
        spread: Matrix = (rows * self.scale).std(axis=0)
        varies = spread > 0
        self.scale[varies] /= np.maximum(spread[varies], np.float32(SELDOM))

    def soften(self, factor: float) -> None:
        """Like all moves so much less, in the same order: play becomes less decided."""
        self.weights[2] *= np.float32(factor)
        self.biases[2] *= np.float32(factor)

    def forward(self, rows: Bytes) -> tuple[Matrix, Matrix, list[Matrix]]:
        """Scores and values, and what `backward` needs."""
        inputs: Matrix = rows * self.scale
        first = np.maximum(inputs @ self.weights[0] + self.biases[0], 0)
        second = np.maximum(first @ self.weights[1] + self.biases[1], 0)
        likings = second @ self.weights[2] + self.biases[2]
        values = (second @ self.weights[3] + self.biases[3])[:, 0]
        return likings, values, [inputs, first, second]

    def backward(self, likings: Matrix, values: Matrix, kept: list[Matrix]) -> list[Matrix]:
        """The gradients of all parameters, from those of scores and values."""
        inputs, first, second = kept
        column = values[:, None]
        at_second = (likings @ self.weights[2].T + column @ self.weights[3].T) * (second > 0)
        at_first = (at_second @ self.weights[1].T) * (first > 0)
        slopes = [inputs.T @ at_first, first.T @ at_second, second.T @ likings, second.T @ column]
        return [*slopes, at_first.sum(0), at_second.sum(0), likings.sum(0), column.sum(0)]

    def learn(self, slopes: list[Matrix], rate: float, limit: float = 0.5) -> None:
        """One step of Adam; large gradients are clipped by their norm."""
        self.updates += 1
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes)))
        shorter = np.float32(min(1.0, limit / (length + 1e-8)))
        first, second = DECAY
        step = np.float32(rate * np.sqrt(1 - second**self.updates) / (1 - first**self.updates))
        for parameter, slope, (mean, square) in zip(self.parameters(), slopes, self.moments, strict=True):
            slope = slope * shorter
            mean *= np.float32(first)
            mean += np.float32(1 - first) * slope
            square *= np.float32(second)
            square += np.float32(1 - second) * slope * slope
            parameter -= step * mean / (np.sqrt(square) + SMALL)

    def load(self, file: Path) -> None:
        """Go on from a file of weights for the same game and size."""
        saved = read_weights(str(file))
        saved.check("the game", saved.game, self.game.name)
        saved.widen(encoder_for(self.game.new(seed=0)))
        saved.check("inputs and hidden places:", str(saved.layers[0][0].shape), str(self.weights[0].shape))
        self.scale = saved.scale.copy()
        for number, (weights, bias) in enumerate([*saved.layers, saved.value]):
            self.weights[number][:] = weights
            self.biases[number][:] = bias

    def save(self, file: Path) -> None:
        """Write all that was learned, in half precision."""
        layers = {f"w{number}": self.weights[number].astype(np.float16) for number in range(4)}
        layers |= {f"b{number}": self.biases[number].astype(np.float16) for number in range(4)}
        facts = {"format": FORMAT, "game": self.game.name, "rules": self.game.rules_version, "scale": self.scale}
        arrays: Any = {name: np.asarray(value) for name, value in {**facts, **layers}.items()}
        np.savez_compressed(file, **arrays)


def probabilities(likings: Matrix, masks: Mask) -> Matrix:
    """The probability of each move; zero for illegal moves."""
    liked = np.where(masks, likings, NEVER)
    liked -= liked.max(axis=1, keepdims=True)
    weights = np.exp(liked)
    shares: Matrix = weights / weights.sum(axis=1, keepdims=True)
    return shares


def pick(shares: Matrix, chance: np.random.Generator) -> NDArray[np.int64]:
    """A random move for each row, drawn by its probabilities."""
    sums = shares.cumsum(axis=1)
    marks = chance.random((len(shares), 1), np.float32) * sums[:, -1:]
    picked: NDArray[np.int64] = (sums > marks).argmax(axis=1)
    return picked
