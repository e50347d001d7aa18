"""How long a bot seems to think at a table with people: always the same, so that timing reveals nothing."""

from __future__ import annotations

import time

from herohall.bots import Bot, searches
from herohall.bots.referee import Referee
from herohall.core.game import State

SAMPLES = 8
"""How many possible states are sampled."""
SHOWN = 0.3
"""Seconds of thinking after which the screen says so."""


def thinks(bot: Bot, state: State, people: list[int]) -> bool:
    """Whether a bot would have a choice in some state that people at the table think possible.

    It does not depend on what only the bot knows.
    """
    if not searches(bot.level):
        return False
    return any(len(state.sample(seat, number).moves()) > 1 for seat in people for number in range(SAMPLES))


def choose_in_time(referee: Referee, bot: Bot, state: State, seat: int) -> int:
    """The bot's move, after the time it always takes, even if there was nothing to choose."""
    start = time.monotonic()
    move = referee.choose(bot, state.chair(seat))
    time.sleep(max(0.0, start + bot.seconds - time.monotonic()))
    return move
