"""Something that nobody at the table can know and one has to guess: what speaks for each possibility, and the truth.

The weights of what speaks for a possibility are learned from games (`herohall.research.train.guesses`).
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from herohall.core.game_files import game_text

UNIT: Final = 1000
"""Weights are written as whole numbers, in thousandths."""


class Guess(NamedTuple):
    """One guess of a game. Bots never see one: it has the truth."""

    known: list[float]
    """How likely each possibility is by cards and rules alone."""
    facts: list[list[tuple[int, float]]]
    """For each possibility what speaks for or against it: the numbers of facts, and how much of each there is."""
    truth: int | None
    """None: which seat will win."""


def learned_weights(game: str, file: str, count: int) -> list[float]:
    """The weights of so many facts, from a file that comes with a game; nothing speaks for anything without it."""
    text = game_text(game, file)
    if text is None:
        return [0.0] * count
    numbers: list[int] = json.loads(text)["weights"]
    assert len(numbers) == count
    return [number / UNIT for number in numbers]
