"""Runs the automatic actions of a table: waits until something is due, or asks a bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor

from herohall.hall.autoplay import Plan, Wait
from herohall.hall.errors import NotNow
from herohall.server import wall_clock
from herohall.server.store.errors import CannotStore

RETRY = 2.0
"""Seconds until a failed plan is tried again."""
GRID, FAR = 0.05, 0.5
"""What is due in more than half a second is done at multiples of 50 ms: what tables do together is stored together."""
TICK = 0.001
"""Seconds added to every wait: event loops count in milliseconds, and often wake up a little too early."""

log = logging.getLogger("herohall.server")

CarryOut = Callable[[Plan], Awaitable[None]]


class Runner:
    """The plan of a table that is under way, if any. Only the holder of the table's lock changes it."""

    def __init__(self, table_id: str, carry_out: CarryOut) -> None:
        self._table = table_id
        self._carry_out = carry_out
        self._plan: Plan | None = None
        self._timer: asyncio.TimerHandle | None = None
        """Until something is due; a timer costs less than a task that sleeps."""
        self._task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether no automatic action is planned."""
        return self._timer is None and (self._task is None or self._task.done())

    def follow(self, plan: Plan | None) -> None:
        """Carry out this plan next; if it is already under way, it continues."""
        if plan == self._plan and not self.idle:
            return
        self.stop()
        if plan is not None:
            self._plan = plan
            self._begin(plan)

    def _begin(self, plan: Plan) -> None:
        """Carry it out as soon as it is due."""
        now = wall_clock.now()
        left = plan.until - now if isinstance(plan, Wait) else 0.0
        if left > FAR:
            left += -(now + left) % GRID
        if left > 0.0:
            self._timer = asyncio.get_running_loop().call_later(left + TICK, self._begin, plan)
        else:
            self._timer = None
            self._task = asyncio.create_task(self._run(plan))

    def stop(self) -> asyncio.Task[None] | None:
        """Stop the plan under way and return it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        stopped, self._task, self._plan = self._task, None, None
        if stopped is None or stopped is asyncio.current_task():
            return None
        stopped.cancel()
        return stopped

    def begun(self) -> None:
        """The plan is being carried out; an equal plan after it is a new one."""
        self._plan = None

    async def _run(self, plan: Plan) -> None:
        while True:
            try:
                await self._carry_out(plan)
            except NotNow:
                return  # paused, or answered elsewhere in the meantime
            except CannotStore:
                pass  # it has been logged
            except BrokenExecutor:
                log.error("table %s: the processes of the bots break again and again", self._table)
            except Exception:
                log.exception("table %s: an automatic answer failed", self._table)
            else:
                return
            if self._task is not asyncio.current_task():
                return  # it has caught up with others on the way, and another plan has taken its place
            await asyncio.sleep(RETRY)
