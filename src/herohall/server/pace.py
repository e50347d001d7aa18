"""How long bots and standing orders wait before they answer: by the kind of question, which all can see, and chance."""

from __future__ import annotations

from math import ceil
from random import Random
from typing import NamedTuple

from herohall.bots import bot, searches
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
    # A bot that searches takes all its time, whether it has much to choose from or not.
    least = max(pause, bot(level).seconds if searches(level) else 0.0)
    return max(least, ceil(took / timing.grid) * timing.grid) if timing.grid else max(least, took)


def order_answers_after(timing: Timing, pause: float, chance: Random) -> float:
    """Seconds after which a standing order answers; a person would not take the same time twice either."""
    return max(pause, timing.order) * chance.uniform(1.0, 2.5)
