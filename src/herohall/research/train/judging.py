"""The network that judges positions, in NumPy: it learns to correct what rules of thumb think of everybody's chances.

All parts of a row go through the same layer and are added up (`herohall.bots.judge` is the form in which bots use it).
"""

from __future__ import annotations

import json
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from herohall.bots.judge import FORMAT
from herohall.bots.network import LIKING_BITS
from herohall.core.game import Game
from herohall.core.prospect import Prospects
from herohall.research.train.network import DECAY, SMALL, Matrix
from herohall.research.train.positions import NO_SEAT, SEATS, Positions
from herohall.research.train.quantise import fitting_bits, layer_bytes

LEAST_SPREAD = 0.1
"""A byte that varies less than this is not blown up any further."""
AVERAGE = 0.005
"""How much of the weights of now enters their average at every step; more at the beginning."""
POINTS = 10.0
SAY_OF_POINTS = 0.3
"""Besides the win it learns how many points are still to come, in tens: these tell more than who wins."""
DECAY_OF_WEIGHTS = 1e-3
HIDDEN_BITS = 8
FIRST_BITS = 20


class Sizes(NamedTuple):
    """How many numbers there are at each step."""

    parts: int
    part: int
    own: int
    first: int
    second: int


class Kept(NamedTuple):
    """What the way back needs."""

    parts: Matrix
    lit: Matrix
    joined: Matrix
    hidden: Matrix


class Judging:
    """From the rows of positions to a correction and the points to come, for every seat."""

    def __init__(self, prospects: Prospects, first: int, second: int, chance: np.random.Generator) -> None:
        sizes = self.sizes = Sizes(prospects.parts, prospects.part_size, prospects.own_size, first, second)

        def drawn(inputs: int, outputs: int, size: float) -> Matrix:
            return chance.normal(0, size * np.sqrt(2 / inputs), (inputs, outputs)).astype(np.float32)

        joined = sizes.first + sizes.own
        self.weights = [drawn(sizes.part, first, 1), drawn(joined, second, 1), drawn(second, 2, 0.05)]
        self.biases = [np.zeros(len(each[0]), np.float32) for each in self.weights]
        width = sizes.parts * sizes.part + sizes.own
        self.mean = np.zeros(width, np.float32)
        self.spread = np.ones(width, np.float32)
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.parameters()]
        self.average = [each.copy() for each in self.parameters()]
        self.steps = 0

    def parameters(self) -> list[Matrix]:
        """All trained arrays, not copies."""
        return [*self.weights, *self.biases]

    def calibrate(self, positions: Positions) -> None:
        """Scale every byte by how much it varies, the same way in every part."""
        sizes = self.sizes
        rows = positions.rows[positions.bases > NO_SEAT].astype(np.float32)
        cut = sizes.parts * sizes.part
        parts = rows[:, :cut].reshape(-1, sizes.part)
        parts = parts[parts[:, 0] > 0]
        for start, found in [(0, parts), (cut, rows[:, cut:])]:
            times = sizes.parts if start == 0 else 1
            end = start + times * found.shape[1]
            self.mean[start:end] = np.tile(found.mean(axis=0), times)
            self.spread[start:end] = np.tile(np.maximum(found.std(axis=0), LEAST_SPREAD), times)

    def forward(self, rows: NDArray[np.uint8]) -> tuple[Matrix, Kept]:
        """Of each position and seat the correction and the points to come."""
        sizes = self.sizes
        cut = sizes.parts * sizes.part
        count = len(rows) * SEATS
        flat = rows.reshape(count, -1)
        there = flat[:, :cut].reshape(-1, sizes.part)[:, :1] > 0
        scaled: Matrix = (flat - self.mean) / self.spread
        parts = scaled[:, :cut].reshape(-1, sizes.part)
        lit = np.maximum(parts @ self.weights[0] + self.biases[0], 0) * there
        summed = lit.reshape(count, sizes.parts, sizes.first).sum(axis=1)
        joined = np.concatenate([summed, scaled[:, cut:]], axis=1)
        hidden = np.maximum(joined @ self.weights[1] + self.biases[1], 0)
        out: Matrix = hidden @ self.weights[2] + self.biases[2]
        return out.reshape(len(rows), SEATS, 2), Kept(parts, lit, joined, hidden)

    def backward(self, slopes: Matrix, kept: Kept) -> list[Matrix]:
        """The gradients of all parameters."""
        at_out = slopes.reshape(-1, 2)
        at_hidden = (at_out @ self.weights[2].T) * (kept.hidden > 0)
        at_sum = (at_hidden @ self.weights[1].T)[:, : self.sizes.first]
        at_lit = np.repeat(at_sum, self.sizes.parts, axis=0) * (kept.lit > 0)
        weights = [kept.parts.T @ at_lit, kept.joined.T @ at_hidden, kept.hidden.T @ at_out]
        return [*weights, at_lit.sum(axis=0), at_hidden.sum(axis=0), at_out.sum(axis=0)]

    def learn(self, part: Positions, rate: float) -> None:
        """One step: chances towards who won (cross entropy), and points towards those that came."""
        out, kept = self.forward(part.rows)
        there = part.bases > NO_SEAT
        slopes = np.zeros_like(out)
        slopes[..., 0] = chances(part.bases, out[..., 0]) - part.shares
        slopes[..., 1] = SAY_OF_POINTS * (out[..., 1] - part.gains / np.float32(POINTS))
        slopes *= there[..., None] / np.float32(len(part.rows))
        self._step(self.backward(slopes, kept), rate)

    def _step(self, slopes: list[Matrix], rate: float) -> None:
        """Adam with decaying weights; the average follows."""
        self.steps += 1
        first, second = DECAY
        step = np.float32(rate * np.sqrt(1 - second**self.steps) / (1 - first**self.steps))
        fade = np.float32(1 - rate * DECAY_OF_WEIGHTS)
        for parameter, slope, (mean, square), average in zip(
            self.parameters(), slopes, self.moments, self.average, strict=True
        ):
            mean += np.float32(1 - first) * (slope - mean)
            square += np.float32(1 - second) * (slope * slope - square)
            parameter *= fade
            parameter -= step * mean / (np.sqrt(square) + SMALL)
            average += np.float32(max(AVERAGE, 8 / (8 + self.steps))) * (parameter - average)

    def settle(self) -> None:
        """From now on the averaged weights are the weights."""
        for parameter, average in zip(self.parameters(), self.average, strict=True):
            parameter[:] = average

    def loss(self, positions: Positions) -> float:
        """How badly it foretells the winner: the mean of the logarithm of one over the chance it gave them."""
        total = 0.0
        for start in range(0, len(positions.rows), 2048):
            part = positions.only(slice(start, start + 2048))
            out, _kept = self.forward(part.rows)
            total += unforeseen(part, chances(part.bases, out[..., 0]))
        return total / len(positions.rows)

    def file(self, game: Game, about: str) -> bytes:
        """The file that bots read: weights as whole numbers."""
        sizes = self.sizes
        cut = sizes.parts * sizes.part
        first, first_bias = folded(self.weights[0], self.biases[0], self.mean[: sizes.part], self.spread[: sizes.part])
        own, bias = folded(self.weights[1][sizes.first :], self.biases[1], self.mean[cut:], self.spread[cut:])
        second = np.concatenate([self.weights[1][: sizes.first] / np.float32(2.0**HIDDEN_BITS), own])
        last, last_bias = self.weights[2][:, :1], self.biases[2][:1]
        bits = fitting_bits(last)
        shifts = [FIRST_BITS - HIDDEN_BITS, FIRST_BITS - HIDDEN_BITS, bits + HIDDEN_BITS - LIKING_BITS]
        layers = [
            layer_bytes(first, first_bias, FIRST_BITS, FIRST_BITS, shifts[0]),
            layer_bytes(second, bias, FIRST_BITS, FIRST_BITS, shifts[1]),
            layer_bytes(last, last_bias, bits, bits + HIDDEN_BITS, shifts[2]),
        ]
        shape = [*first.shape, *second.shape, *last.shape]
        head = {
            "format": FORMAT,
            "game": game.name,
            "rules": game.rules_version,
            "box": game.box,
            "parts": sizes.parts,
            "sizes": " ".join(map(str, shape)),
            "shifts": " ".join(map(str, shifts)),
            "about": about,
        }
        return json.dumps(head).encode() + b"\n" + b"".join(layers)


def folded(weights: Matrix, bias: Matrix, mean: Matrix, spread: Matrix) -> tuple[Matrix, Matrix]:
    """Weights and biases for bytes as they are, from those for scaled ones."""
    scaled: Matrix = weights / spread[:, None]
    return scaled, bias - mean @ scaled


def chances(bases: Matrix, corrections: Matrix) -> Matrix:
    """Everybody's chance to win."""
    raised = np.where(bases > NO_SEAT, bases + corrections, np.float32(NO_SEAT))
    raised -= raised.max(axis=1, keepdims=True)
    weights = np.exp(raised)
    found: Matrix = weights / weights.sum(axis=1, keepdims=True)
    return found


def unforeseen(part: Positions, found: Matrix) -> float:
    """The sum of the logarithms of one over the chances given to those who won."""
    return float(-(part.shares * np.log(found + np.float32(1e-9))).sum())
