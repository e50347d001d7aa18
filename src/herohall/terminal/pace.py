"""How long a bot seems to think, at a table with people: by what they know anyway, lest its speed betray its hand."""

from __future__ import annotations

import time

from herohall.bots import Bot, searches
from herohall.bots.referee import Referee
from herohall.core.game import State

SAMPLES = 8
"""How many worlds a person may imagine."""
SHOWN = 0.3
"""Seconds of thinking that deserve a word."""


def thinks(bot: Bot, state: State, people: list[int]) -> bool:
    """Whether people must suppose that a bot has something to think about: in a world they may imagine it has.

    A world sampled from what a person knows tells nothing that this person does not.
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
