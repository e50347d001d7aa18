"""A warm start: a learner first imitates the game's rules of thumb, before it plays by itself."""

from __future__ import annotations

import numpy as np

from herohall.bots.trained import NEVER
from herohall.core.errors import BadOption
from herohall.research.batch import Batch
from herohall.research.train.network import Bytes, Mask, Matrix, Network, probabilities

FINE = np.float32(0.003)
"""The share of the win that one unit of a liking stands for: one that promises so much less is e times less likely."""
STRAY = 0.1
"""How often the teacher's games use a random move, so that more positions are seen."""
LESSON = 32_768
PART = 512
RATE = 2e-3


def lessons(batch: Batch, decisions: int, chance: np.random.Generator) -> tuple[Bytes, Mask, Matrix]:
    """Positions of games by rules of thumb, and the share of the win each move promises. For batches without workers.

    What the rules of thumb say of the true position depends on hidden cards, too; learning the mean of it, not the
    best move, leaves the learner with what the seat can know.
    """
    evaluator = batch.game.evaluator()
    if evaluator is None:
        raise BadOption("bots-no-evaluator", game=batch.game.name)
    rows: list[Bytes] = []
    masks: list[Mask] = []
    promises: list[Matrix] = []
    while sum(len(each) for each in rows) < decisions:
        promised = np.full(batch.masks.shape, NEVER)
        real = np.count_nonzero(batch.masks, axis=1) > 1
        for place in np.flatnonzero(real).tolist():
            state = batch.state_of(place)
            promised[place, state.moves()] = evaluator.weights(state)
        rows.append(batch.observations[real])
        masks.append(batch.masks[real])
        promises.append(promised[real])
        astray = chance.random(batch.n) < STRAY
        best = np.where(real[:, None], promised, batch.masks).argmax(axis=1)
        batch.step(np.where(astray, batch.any_moves(chance), best))
    return np.concatenate(rows), np.concatenate(masks), np.concatenate(promises)


def imitate(network: Network, batch: Batch, decisions: int, chance: np.random.Generator) -> float:
    """Learn from so many decisions of the teacher; how often the best moves are the same in the end."""
    agreed = 0.0
    count = max(1, decisions // LESSON)
    for number in range(count):
        lesson = lessons(batch, min(decisions, LESSON), chance)
        if number == 0:
            network.calibrate(lesson[0])
        agreed = study(network, lesson, RATE * (1 - number / count), chance)
    return agreed


def study(
    network: Network,
    lesson: tuple[Bytes, Mask, Matrix],
    rate: float,
    chance: np.random.Generator,
    times: int = 2,
) -> float:
    """Go through a lesson a few times; how often the best move was the teacher's the first time.

    Likings learn by cross entropy what the moves promise, the value what the best one does. (Least squares, and the
    reverse divergence, agree less often after as many lessons: both are slow to unlearn a wrong habit.)
    """
    rows, masks, promises = lesson
    right = 0
    for number in range(times):
        for part in np.array_split(chance.permutation(len(rows)), max(1, len(rows) // PART)):
            legal, promised = masks[part], promises[part]
            liked, values, kept = network.forward(rows[part])
            if number == 0:
                best = np.where(legal, liked, NEVER).argmax(axis=1)
                right += int((best == promised.argmax(axis=1)).sum())
            off = values - promised.max(axis=1)
            count = np.float32(len(part))
            slope = probabilities(liked, legal) - probabilities(promised / FINE, legal)
            network.learn(network.backward(slope / count, off / count, kept), rate, limit=1.0)
    return right / len(rows)
