"""Runs the automatic actions of a table: waits until something is due, or asks a bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor

from herohall.hall.autoplay import Plan, Wait
from herohall.hall.errors import NotNow
from herohall.server import wall_clock
from herohall.server.live.spare_time import TICK, SpareTime
from herohall.server.store.errors import CannotStore

RETRY = 2.0
"""Seconds until a failed plan is tried again."""
FAR = 0.5
"""What is due in more seconds than this need not be punctual."""

log = logging.getLogger("herohall.server")

CarryOut = Callable[[Plan], Awaitable[None]]


class Runner:
    """The plan of a table that is under way, if any. Only the holder of the table's lock changes it."""

    def __init__(self, table_id: str, carry_out: CarryOut, spare_time: SpareTime) -> None:
        self._table = table_id
        self._carry_out = carry_out
        self._spare_time = spare_time
        self._plan: Plan | None = None
        self._timer: asyncio.TimerHandle | None = None
        """Until something is due; a timer costs less than a task that sleeps."""
        self._far: float | None = None
        """When something is due that need not be punctual."""
        self._task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether no automatic action is planned."""
        return self._timer is None and self._far is None and (self._task is None or self._task.done())

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
        self._timer = self._far = None
        until = plan.until if isinstance(plan, Wait) else 0.0
        left = until - wall_clock.now()
        if left > FAR:
            self._far = until
            self._spare_time.plan(until, self._begin_far)
        elif left > 0.0:
            self._timer = asyncio.get_running_loop().call_later(left + TICK, self._begin, plan)
        else:
            self._task = asyncio.create_task(self._run(plan))

    def _begin_far(self) -> None:
        if self._far is not None and self._plan is not None:  # otherwise it was stopped after it had become due
            self._begin(self._plan)

    def stop(self) -> asyncio.Task[None] | None:
        """Stop the plan under way and return it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._far is not None:
            self._spare_time.forget(self._far, self._begin_far)
            self._far = None
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
            except (BrokenExecutor, TimeoutError):
                log.error("table %s: the processes of the bots break or hang again and again", self._table)
            except Exception:
                log.exception("table %s: an automatic answer failed", self._table)
            else:
                return
            if self._task is not asyncio.current_task():
                return  # it has caught up with others on the way, and another plan has taken its place
            await asyncio.sleep(RETRY)
