"""Who may use the bots' processes next: people who wait go first, and no address gets more than its share."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

USUAL = 1.0
"""Seconds for which a question counts until it is answered."""
MOST_KNOWN = 10_000
"""Addresses whose use is remembered."""


class Turn(NamedTuple):
    """Where a question stands in the queue."""

    rank: int = 0
    """0: somebody waits for the answer; 1: a table that nobody looks at; 2: a study."""
    whom: str = ""
    """The address, or whatever else the processor's time is shared among."""


class Turns:
    """A number of turns at a time; who waits is chosen by rank, then by the time their address has used."""

    def __init__(self, free: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = free
        self._clock = clock
        self._waiting: dict[Turn, deque[asyncio.Future[None]]] = {}
        self._used: dict[str, float] = {}
        self._reached = 0.0
        """The time used by whoever had the last turn; nobody saves up more by not asking."""

    @asynccontextmanager
    async def take(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        self._used[turn.whom] = max(self._used.get(turn.whom, 0.0), self._reached)
        if self._free:
            self._begin(turn)
        else:
            await self._wait(turn)
        start = self._clock()
        try:
            yield
        finally:
            self._used[turn.whom] = self._used.get(turn.whom, self._reached) + self._clock() - start - USUAL
            self._pass_on()

    async def _wait(self, turn: Turn) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(turn, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was my turn at this very moment
                self._pass_on()
            raise

    def _begin(self, turn: Turn) -> None:
        self._free -= 1
        self._reached = max(self._reached, self._used[turn.whom])
        self._used[turn.whom] += USUAL
        if len(self._used) > MOST_KNOWN:
            busy = {one.whom for one in self._waiting}
            self._used = {one: used for one, used in self._used.items() if one in busy or used > self._reached}

    def _pass_on(self) -> None:
        self._free += 1
        while self._waiting:
            turn = min(self._waiting, key=lambda one: (one.rank, self._used[one.whom]))
            queue = self._waiting[turn]
            mine = queue.popleft()
            if not queue:
                del self._waiting[turn]
            if not mine.done():
                self._begin(turn)
                mine.set_result(None)
                return
