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
from herohall.research.train.teacher import FINE

CURIOUS = 0.05
"""How often a random move is tried."""


class DMC(Learner):
    """A network that expects a share of the win from each move: that of the best one, less how much worse it is liked.

    The two are learned apart (as in duelling networks), because luck moves the former far more than any choice does.
    """

    part = 2048
    epochs = 1

    def decide(self, rows: Bytes, masks: Mask) -> Choice:
        """The best moves, sometimes random ones."""
        likings, values, _kept = self.network.forward(rows)
        best = np.where(masks, likings, NEVER).argmax(axis=1)
        astray = self.chance.random(len(rows)) < CURIOUS
        moves = np.where(astray, pick(masks.astype(np.float32), self.chance), best)
        return Choice(moves, np.ones(len(moves), np.float32), values)

    def slopes(self, part: Experience) -> list[Matrix]:
        """Towards the real results."""
        likings, values, kept = self.network.forward(part.rows)
        here, count = np.arange(len(part.moves)), np.float32(len(part.moves))
        best = np.where(part.masks, likings, NEVER).argmax(axis=1)
        worse = likings[here, part.moves] - likings[here, best]
        off = (values + FINE * worse - part.returns) / count
        slope = np.zeros_like(likings)
        slope[here, part.moves] += FINE * off
        slope[here, best] -= FINE * off
        return self.network.backward(slope, off, kept)


if __name__ == "__main__":
    train(DMC(read_settings(__doc__ or "")))
