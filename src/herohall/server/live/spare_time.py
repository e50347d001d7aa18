"""What tables do by themselves is done right after something else was done: the server is awake then, and nobody waits.

To wake up for each of these deeds alone would cost about as much as the deed; to do many of them at once would let
people wait.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from herohall.server import wall_clock

GRID = 0.05
"""Deeds become due at multiples of so many seconds."""
LATEST = 0.04
"""So many seconds later they are done even if nothing else was."""
TICK = 0.001
"""Seconds added to every wait: event loops count in milliseconds, and often wake up a little too early."""

Deed = Callable[[], None]


class Together(NamedTuple):
    """What becomes due at the same time, in the order in which it was planned."""

    timer: asyncio.TimerHandle
    deeds: dict[Deed, None]


class SpareTime:
    """The deeds of all tables of a process that need not be punctual."""

    def __init__(self) -> None:
        self._planned: dict[int, Together] = {}
        """By the multiple of `GRID`."""
        self._due: deque[Deed] = deque()

    def plan(self, moment: float, deed: Deed) -> None:
        """Do this soon after a moment."""
        tick = tick_of(moment)
        together = self._planned.get(tick)
        if together is None:
            left = tick * GRID - wall_clock.now() + TICK
            timer = asyncio.get_running_loop().call_later(left, self._become_due, tick)
            together = self._planned[tick] = Together(timer, {})
        together.deeds[deed] = None

    def forget(self, moment: float, deed: Deed) -> None:
        """Do not do it, if it is not due yet."""
        tick = tick_of(moment)
        together = self._planned.get(tick)
        if together is not None:
            together.deeds.pop(deed, None)
            if not together.deeds:
                together.timer.cancel()
                del self._planned[tick]

    def use(self) -> None:
        """Something was done: if a deed is due, do it."""
        if self._due:
            self._due.popleft()()

    def _become_due(self, tick: int) -> None:
        self._due += self._planned.pop(tick).deeds
        asyncio.get_running_loop().call_later(LATEST, self._catch_up)

    def _catch_up(self) -> None:
        """Do all that is due, one deed in each turn of the event loop, so that people are heard."""
        if self._due:
            self.use()
            asyncio.get_running_loop().call_soon(self._catch_up)


def tick_of(moment: float) -> int:
    """When something becomes due, as a multiple of `GRID`."""
    return ceil(moment / GRID)
