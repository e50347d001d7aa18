"""Deep Monte Carlo (as in DouZero) on batches, in NumPy: it learns from whole games what each move brings in the end.

python -m herohall.research.train.dmc seventh --minutes 30 --out seventh-dmc.npz
"""

from __future__ import annotations

import numpy as np

from herohall.bots.trained import NEVER
from herohall.research.train.experience import Choice, Experience
from herohall.research.train.learner import Learner, train
from herohall.research.train.network import Bytes, Mask, Matrix, pick
from herohall.research.train.settings import read_settings

CURIOUS = 0.05
"""How often a random move is tried."""


class DMC(Learner):
    """A network whose liking for a move is the share of the win it expects of it."""

    part = 2048
    epochs = 1

    def decide(self, rows: Bytes, masks: Mask) -> Choice:
        """The best moves, sometimes random ones."""
        likings, values, _kept = self.network.forward(rows)
        best = np.where(masks, likings, NEVER).argmax(axis=1)
        astray = self.chance.random(len(rows)) < CURIOUS
        moves = np.where(astray, pick(masks.astype(np.float32), self.chance), best)
        return Choice(moves, np.ones(len(moves), np.float32), values)

    def pull(self, liked: Matrix, promised: Matrix, legal: Mask) -> Matrix:
        """Towards the promises themselves."""
        counts: Matrix = np.count_nonzero(legal, axis=1, keepdims=True).astype(np.float32)
        off: Matrix = np.where(legal, liked - promised, np.float32(0))
        return off / counts

    def slopes(self, part: Experience) -> list[Matrix]:
        """Towards the real results."""
        likings, values, kept = self.network.forward(part.rows)
        here = np.arange(len(part.moves))
        slope = np.zeros_like(likings)
        slope[here, part.moves] = (likings[here, part.moves] - part.returns) / np.float32(len(here))
        return self.network.backward(slope, (values - part.returns) / np.float32(len(here)), kept)


if __name__ == "__main__":
    train(DMC(read_settings(__doc__ or "")))
