"""Plays whole games on a batch for a learner, and returns every real decision with what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from herohall.research.batch import Batch
from herohall.research.train.network import Bytes, Mask, Matrix

Moves = NDArray[np.int64]
TRACE = 0.8
"""How much of what came after the next decision counts for a gain. Luck is large, and the value filters some of it."""


class Choice(NamedTuple):
    """A learner's decisions: moves, their probabilities, and the shares of the win it expects."""

    moves: Moves
    likely: Matrix
    values: Matrix


Decide = Callable[[Bytes, Mask], Choice]


class Experience(NamedTuple):
    """Decisions of finished games, one per row; decisions with one legal move are left out."""

    rows: Bytes
    masks: Mask
    moves: Moves
    likely: Matrix
    gains: Matrix
    """How much better than expected it went from here (generalised advantage)."""
    returns: Matrix
    """The share of the win that the seat got in the end."""

    def shuffled(self, chance: np.random.Generator, size: int) -> list[Experience]:
        """All rows in random order, in parts of about this size."""
        order = chance.permutation(len(self.moves))
        parts = np.array_split(order, max(1, len(order) // size))
        return [self.only(part) for part in parts]

    def only(self, chosen: NDArray[Any]) -> Experience:
        """Some of its rows."""
        fields: list[Any] = [field[chosen] for field in self]
        return Experience(*fields)


def together(parts: list[Experience]) -> Experience:
    """Several experiences joined."""
    fields: list[Any] = [np.concatenate(each) for each in zip(*parts, strict=True)]
    return Experience(*fields)


class Step(NamedTuple):
    """One step of all games."""

    decisions: Experience
    values: Matrix
    seats: Bytes
    known: Mask
    """Whether the game has ended, so that the result is known."""
    row_of: NDArray[np.int64]
    """For each game its row; -1 if there was nothing to decide."""


class Player:
    """Plays on a batch for a learner; unfinished games continue the next time."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.steps: list[Step] = []
        self.begins = np.zeros(batch.n, np.int64)
        """The step at which the game at each place began."""

    def play(self, games: int, decide: Decide) -> Experience:
        """Play until this many more games are over, and return all their decisions."""
        ended = 0
        while ended < games:
            ended += self._step(decide)
        done = [step.decisions.only(step.known) for step in self.steps]
        self._forget()
        return together(done)

    def _step(self, decide: Decide) -> int:
        batch = self.batch
        moves, places, choice = decided(batch, decide)
        count = len(places)
        rows, masks, nothing = batch.observations[places], batch.masks[places], np.zeros(count, np.float32)
        decisions = Experience(rows, masks, choice.moves, choice.likely, nothing, nothing.copy())
        row_of = np.full(batch.n, -1, np.int64)
        row_of[places] = np.arange(count)
        self.steps.append(Step(decisions, choice.values, batch.seats[places], np.zeros(count, np.bool_), row_of))
        batch.step(moves)
        ended = np.flatnonzero(batch.over).tolist()
        for place in ended:
            self._look_back(place)
        return len(ended)

    def _look_back(self, place: int) -> None:
        """A game is over: say what came of each of its decisions, the last one first."""
        paid = self.batch.rewards[place]
        shares: list[float] = [float(paid)] * self.batch.players if self.batch.rewards.ndim == 1 else paid.tolist()
        ahead, gains = shares[:], [0.0] * len(shares)
        for step in reversed(self.steps[self.begins[place] :]):
            row = step.row_of[place]
            if row < 0:
                continue
            seat, value = step.seats[row], float(step.values[row])
            gains[seat] = ahead[seat] - value + TRACE * gains[seat]
            ahead[seat] = value
            step.decisions.gains[row] = gains[seat]
            step.decisions.returns[row] = shares[seat]
            step.known[row] = True
        self.begins[place] = len(self.steps)

    def _forget(self) -> None:
        """Keep only the steps of unfinished games, so that nothing is returned twice."""
        first = int(self.begins.min())
        self.steps = self.steps[first:]
        self.begins -= first
        for step in self.steps:
            step.known[:] = False


def decided(batch: Batch, decide: Decide) -> tuple[Moves, NDArray[np.int64], Choice]:
    """A move for every game; the learner is asked only where there are several, at the places returned."""
    places = np.flatnonzero(np.count_nonzero(batch.masks, axis=1) > 1)
    choice = decide(batch.observations[places], batch.masks[places])
    moves = batch.masks.argmax(axis=1)
    moves[places] = choice.moves
    return moves, places, choice


class Strength(NamedTuple):
    """The average share of the win, and half of its 95 % interval."""

    share: float
    half: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} ± {100 * self.half:.1f} % of {self.games} games"


def measure(batch: Batch, decide: Decide, games: int) -> Strength:
    """The share of the win against the batch's opponents, from the same number of games at every place."""
    per_place = -(-games // batch.n)
    shares: list[float] = []
    counts = np.zeros(batch.n, np.int64)
    while (counts < per_place).any():
        batch.step(decided(batch, decide)[0])
        for place in np.flatnonzero(batch.over & (counts < per_place)):
            shares.append(float(batch.rewards[place]))
        counts += batch.over
    spread = np.std(shares) / np.sqrt(len(shares))
    return Strength(float(np.mean(shares)), float(1.96 * spread), len(shares))
