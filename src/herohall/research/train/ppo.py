"""Masked PPO on batches, in NumPy: a warm start by imitation, then policy gradient against bots and against itself.

python -m herohall.research.train.ppo seventh --minutes 30 --out seventh.npz
herohall arena seventh --bots seventh.npz,medium,medium,medium
"""

from __future__ import annotations

import numpy as np

from herohall.research.train.experience import Choice, Experience
from herohall.research.train.learner import Learner, train
from herohall.research.train.network import Bytes, Mask, Matrix, pick, probabilities
from herohall.research.train.settings import read_settings

CLIP = 0.2
ENTROPY = 0.003
VALUE = 1.0


class PPO(Learner):
    """A network that plays by its probabilities."""

    part = 4096
    epochs = 4
    sure = 0.3

    def decide(self, rows: Bytes, masks: Mask) -> Choice:
        likings, values, _kept = self.network.forward(rows)
        shares = probabilities(likings, masks)
        moves = pick(shares, self.chance)
        return Choice(moves, shares[np.arange(len(moves)), moves], values)

    def slopes(self, part: Experience) -> list[Matrix]:
        likings, values, kept = self.network.forward(part.rows)
        shares = probabilities(likings, part.masks)
        count = len(part.moves)
        here = np.arange(count)
        ratio = shares[here, part.moves] / part.likely
        gain = (part.gains - part.gains.mean()) / (part.gains.std() + np.float32(1e-6))
        moving = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = np.where(moving, gain * ratio, 0).astype(np.float32)
        logs = np.log(np.maximum(shares, np.float32(1e-9)))
        surprise = -(shares * logs).sum(axis=1, keepdims=True)
        slope = pull[:, None] * shares + np.float32(ENTROPY) * shares * (logs + surprise)
        slope[here, part.moves] -= pull
        off = np.float32(VALUE) * (values - part.returns)
        return self.network.backward(slope / np.float32(count), off / np.float32(count), kept)


if __name__ == "__main__":
    train(PPO(read_settings(__doc__ or "")))
