"""How long bots and standing orders wait before they answer: by the kind of question, which all can see, and chance."""

from __future__ import annotations

from math import ceil
from random import Random
from typing import NamedTuple

from herohall.bots import bot, searches
from herohall.bots.referee import TOLERANCE
from herohall.core.game import Game
from herohall.server.protocol import Pace


class Timing(NamedTuple):
    """All waiting times, in seconds."""

    calm: float = 1.4
    brisk: float = 0.6
    instant: float = 0.0
    grid: float = 0.05
    """Answers come at multiples of this, so that how long a bot has really thought tells nothing."""
    order: float = 1.0
    """What a standing order waits at least; at most two and a half times as long."""
    sit_in: float = 120.0
    """How long others wait for somebody who is not here before a bot sits in."""


def usual(timing: Timing, game: Game, kind: str, pace: Pace) -> float:
    """The pause before a bot answers a question of this kind."""
    return float(getattr(timing, pace) * game.pace.get(kind, 1.0))


def bot_answers_at(timing: Timing, pause: float, level: str, took: float) -> float:
    """Seconds after the question at which a bot that thought so long may answer."""
    least = max(pause, search_time(timing, level) if searches(level) else 0.0)
    return max(least, next_step(timing, took))


def search_time(timing: Timing, level: str) -> float:
    """What a bot that searches takes, whether it has much to choose from or not.

    A thought as long as may be must not exceed it, nor the way there and back: else speed tells who had no choice.
    """
    return next_step(timing, bot(level).seconds * TOLERANCE) + timing.grid


def next_step(timing: Timing, seconds: float) -> float:
    """The first moment from then on at which answers come."""
    return ceil(round(seconds / timing.grid, 6)) * timing.grid if timing.grid else seconds


def order_answers_after(timing: Timing, pause: float, chance: Random) -> float:
    """Seconds after which a standing order answers; a person would not take the same time twice either."""
    return max(pause, timing.order) * chance.uniform(1.0, 2.5)
