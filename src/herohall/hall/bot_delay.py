"""How long bots and standing orders wait before they answer: by the kind of question, which is public, and chance."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from herohall.bots import NAMED, bot, searches
from herohall.bots.referee import TOLERANCE
from herohall.core.game import Game
from herohall.hall.protocol import Pace


class Timing(NamedTuple):
    """All waiting times, in seconds."""

    calm: float = 1.4
    brisk: float = 0.6
    instant: float = 0.0
    grid: float = 0.05
    """Answers come at multiples of this, so that timing does not reveal how long a bot really thought."""
    order: float = 1.0
    """The shortest wait of a standing order; the longest is two and a half times as long."""
    sit_in: float = 120.0
    """How long others wait for an absent player before a bot sits in."""
    rest: float = 600.0
    """How long bots play on at a table that nobody looks at."""


SHORTEST_THOUGHT = 0.15
"""Seconds a searching bot has for any question, so that a busy machine does not make it late."""
SLOWER = 5.0
"""How many times longer than at a calm table bots wait if nobody looks at them."""


def usual(timing: Timing, game: Game, kind: str, pace: Pace) -> float:
    """The pause before a bot answers a question of this kind."""
    return float(getattr(timing, pace) * game.pace.get(kind, 1.0))


def thought(game: Game, kind: str, level: str) -> float:
    """Seconds a bot searches for an answer to a question of this kind; 0 if it does not search.

    Where a game is quick, so is the thought: the figures of one hero are not a second apart. Own bots keep their habit.
    """
    if not searches(level):
        return 0.0
    habit = bot(level).seconds
    return min(habit, max(SHORTEST_THOUGHT, habit * game.pace.get(kind, 1.0))) if level in NAMED else habit


def bot_answers_at(timing: Timing, pause: float, search: float, took: float) -> float:
    """Seconds after the question when a bot may answer, given how long it may search and how long it thought.

    A search answers at the same time with few and with many choices: later than the slowest one, so that timing
    reveals nothing.
    """
    least = next_step(timing, search * TOLERANCE) + timing.grid if search else 0.0
    return max(pause, least, next_step(timing, took))


def next_step(timing: Timing, seconds: float) -> float:
    """The first moment, then or later, at which answers come."""
    return ceil(round(seconds / timing.grid, 6)) * timing.grid if timing.grid else seconds


def order_answers_after(timing: Timing, pause: float, chance: float) -> float:
    """Seconds after which a standing order answers; they vary, as a person's would."""
    return max(pause, timing.order) * (1.0 + 1.5 * chance)
