"""How long bots and standing orders wait before they answer: by the kind of question, which is public, and chance."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from herohall.bots import bot, searches
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


SLOWER = 5.0
"""How many times longer than at a calm table bots wait if nobody looks at them."""


def usual(timing: Timing, game: Game, kind: str, pace: Pace) -> float:
    """The pause before a bot answers a question of this kind."""
    return float(getattr(timing, pace) * game.pace.get(kind, 1.0))


def bot_answers_at(timing: Timing, pause: float, level: str, took: float) -> float:
    """Seconds after the question when a bot may answer, given how long it thought."""
    least = max(pause, search_time(timing, level) if searches(level) else 0.0)
    return max(least, next_step(timing, took))


def search_time(timing: Timing, level: str) -> float:
    """The time a searching bot takes, the same for few and for many choices.

    Longer than the slowest search, so that timing reveals nothing.
    """
    return next_step(timing, bot(level).seconds * TOLERANCE) + timing.grid


def next_step(timing: Timing, seconds: float) -> float:
    """The first moment, then or later, at which answers come."""
    return ceil(round(seconds / timing.grid, 6)) * timing.grid if timing.grid else seconds


def order_answers_after(timing: Timing, pause: float, chance: float) -> float:
    """Seconds after which a standing order answers; they vary, as a person's would."""
    return max(pause, timing.order) * (1.0 + 1.5 * chance)
