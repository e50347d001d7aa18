"""The network that learns in the league: it starts as the game's rules of thumb, and learns where they are wrong.

Its inputs are the bytes of an insight (`Game.parts`), whose last ones say how good each legal move looks by rules of
thumb. They go into the likings directly, so that a network of zeros plays by these rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from herohall.core.game import Game
from herohall.research.train.network import Bytes, Matrix, Network


class Policy(Network):
    """From the bytes of insights to likings and values."""

    trust = 2.0
    """How much the logarithm of a move's byte counts: one that promises a percent less is e times less likely."""

    def __init__(
        self, game: Game, inputs: int, hidden: tuple[int, int], chance: np.random.Generator, moves: int
    ) -> None:
        self.game = game
        self.moves = moves
        self.scale = np.ones(inputs, np.float32)
        sizes = [(inputs, hidden[0]), hidden, (hidden[1], moves), (hidden[1], 1)]
        self.weights = [
            (chance.normal(0, np.sqrt(2 / size[0]), size) * (1 if number < 2 else 0)).astype(np.float32)
            for number, size in enumerate(sizes)
        ]
        self.biases = [np.zeros(size[1], np.float32) for size in sizes]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.parameters()]
        self.updates = 0
        self.looks = self.trust * np.log(np.maximum(np.arange(256), 1) / 255).astype(np.float32)

    def calibrate(self, rows: Any) -> None:
        """Scale every input by how much it varies; what hardly does is not blown up."""
        self.scale = even_scale(rows)

    def forward(self, rows: Any) -> tuple[Matrix, Matrix, list[Any]]:
        likings, values, kept = super().forward(rows)
        likings += self.looks[rows[:, -likings.shape[1] :]]
        return likings, values, kept

    def state(self) -> dict[str, Any]:
        """All that a run needs to go on, as arrays by name."""
        found: dict[str, Any] = {"scale": self.scale, "updates": np.asarray(self.updates)}
        for number, parameter in enumerate(self.parameters()):
            mean, square = self.moments[number]
            found |= {f"p{number}": parameter, f"m{number}": mean, f"s{number}": square}
        return found

    def restore(self, saved: Any) -> None:
        """Go on from such arrays."""
        self.scale, self.updates = saved["scale"], int(saved["updates"])
        for number, parameter in enumerate(self.parameters()):
            parameter[:] = saved[f"p{number}"]
            for moment, name in zip(self.moments[number], "ms", strict=True):
                moment[:] = saved[f"{name}{number}"]

    def half(self) -> list[Any]:
        """A copy of the weights in half precision: a past self."""
        return [parameter.astype(np.float16) for parameter in self.parameters()]


def even_scale(rows: Bytes) -> Matrix:
    """What each column is multiplied by, so that all vary about as much."""
    spread = rows.std(axis=0, dtype=np.float32)
    most = np.maximum(rows.max(axis=0), 1).astype(np.float32)
    scale: Matrix = (1 / np.maximum(spread, most / 8)).astype(np.float32)
    return scale
