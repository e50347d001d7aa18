"""Virtual time, and event loops that share it: one for each imagined process, and one for the world outside.

Within a process callbacks run in the order in which asyncio promises it; which process is next is chosen by chance.
When nothing is left to do at a moment, time jumps to the next one: an idle hour costs nothing.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import weakref
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextlib import suppress
from contextvars import Context
from random import Random
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")
Callback = Callable[..., object]

OUTSIDE = "world"
"""The lane of everything that is not a process."""
MOST_AT_ONCE = 200_000
"""Callbacks at one moment after which the world counts as running in a circle."""

log = logging.getLogger("herohall.server")


class Circle(Exception):
    """Callbacks cause callbacks without end, and time stands still."""


class Due:
    """A callback that is waiting for its turn: asyncio's handles, without what nobody here asks of them."""

    __slots__ = ("args", "callback", "context", "gone", "lane", "moment")

    def __init__(
        self, lane: Lane, callback: Callback, args: tuple[Any, ...], context: Context | None, moment: float
    ) -> None:
        self.lane = lane
        self.callback = callback
        self.args = args
        self.context = context
        self.moment = moment
        self.gone = False

    def cancel(self) -> None:
        """It is left where it is, and skipped when its time comes."""
        self.gone = True

    def cancelled(self) -> bool:
        return self.gone

    def when(self) -> float:
        return self.moment

    def run(self) -> None:
        """Now; an error goes where asyncio would send it."""
        try:
            if self.context is None:
                self.callback(*self.args)
            else:
                self.context.run(self.callback, *self.args)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:  # noqa: BLE001 - as asyncio does it
            self.lane.call_exception_handler({"message": f"in {self.callback!r}", "exception": error})


class Scheduler:
    """The time of a world, and everything that is due."""

    def __init__(self, chance: Random) -> None:
        self.now = 0.0
        self.steps = 0
        """Callbacks run so far."""
        self.over = False
        """Set when nothing more is to happen."""
        self._chance = chance
        self._due: list[tuple[float, int, Due]] = []
        self._count = 0
        self._ready: list[Lane] = []
        """The lanes with something to do now."""

    def at(self, due: Due) -> None:
        """Run this when its time has come."""
        self._count += 1
        heapq.heappush(self._due, (due.moment, self._count, due))

    def is_ready(self, lane: Lane) -> None:
        """A lane that had nothing to do has something now."""
        lane.waiting = True
        self._ready.append(lane)

    def has_nothing(self, lane: Lane) -> None:
        """A lane has nothing to do now."""
        if lane.waiting:
            lane.waiting = False
            self._ready.remove(lane)

    def run(self) -> None:
        """Go on until it is over, or nothing is left to do."""
        # Everything that happens passes here: one function, because calls would cost as much as what they do.
        at_once, running, ready = 0, None, self._ready
        while not self.over:
            if ready:
                at_once += 1
                if at_once > MOST_AT_ONCE:
                    raise Circle
                lane = ready[self._chance.randrange(len(ready))] if len(ready) > 1 else ready[0]
                if lane is not running:
                    running = lane
                    asyncio._set_running_loop(lane)
                due = lane.ready.popleft()
                if not due.gone:
                    due.run()
                self.steps += 1
                if not lane.ready:
                    self.has_nothing(lane)
            elif self._due:
                # Time jumps to whatever is due next; nothing else is ready, so that its turn comes at once.
                at_once = 0
                when, _, due = heapq.heappop(self._due)
                lane = due.lane
                if due.gone:
                    continue
                if when > self.now:
                    self.now = when
                if lane.stopped:
                    continue
                if lane is not running:
                    running = lane
                    asyncio._set_running_loop(lane)
                due.run()
                self.steps += 1
            else:
                return


class Lane(asyncio.AbstractEventLoop):
    """An event loop in virtual time. A lane that has been stopped runs nothing any more, as after kill -9."""

    def __init__(self, scheduler: Scheduler, name: str) -> None:
        self.scheduler = scheduler
        self.name = name
        self.ready: deque[Due] = deque()
        self.waiting = False
        """Whether the scheduler knows that there is something to do."""
        self.stopped = False
        self.offset = 0.0
        """What the machine's clock said when this process began, less virtual time."""
        self.reading = 0.0
        """What the process takes for that: the same, because a clock that is set must not matter to it."""
        self.troubles: list[str] = []
        """Errors that nobody has caught."""
        self.run_aside: Callable[[Executor | None, Callable[[], Any]], asyncio.Future[Any]] | None = None
        """What becomes of work for threads and other processes."""
        self._tasks: list[weakref.ref[asyncio.Task[Any]]] = []
        self._most_tasks = 100

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return not self.stopped

    def hand_over(self, due: Due) -> None:
        """Run this next, after what is waiting already."""
        if not self.stopped:
            self.ready.append(due)
            if not self.waiting:
                self.scheduler.is_ready(self)

    def stop_for_good(self) -> None:
        """Everything that was under way ends where it is; what it would have done in the end reaches nobody."""
        self.ready.clear()
        self.scheduler.has_nothing(self)
        self.stopped = True
        before = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        try:
            for one in self._tasks:
                task = one()
                if task is not None and not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    with suppress(BaseException):
                        task.get_coro().close()
        finally:
            asyncio._set_running_loop(before)
        self._tasks.clear()

    # What asyncio asks of a loop

    def time(self) -> float:
        return self.scheduler.now

    def call_soon(self, callback: Callback, *args: Any, context: Context | None = None) -> Due:  # type: ignore[override]
        due = Due(self, callback, args, context, self.scheduler.now)
        self.hand_over(due)
        return due

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callback, *args: Any, context: Context | None = None
    ) -> Due:
        return self.call_at(self.scheduler.now + (delay if delay > 0.0 else 0.0), callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callback, *args: Any, context: Context | None = None
    ) -> Due:
        due = Due(self, callback, args, context, when)
        if not self.stopped:
            self.scheduler.at(due)
        return due

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[T]:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        if len(self._tasks) > self._most_tasks:
            self._tasks = [one for one in self._tasks if (known := one()) is not None and not known.done()]
            self._most_tasks = 2 * len(self._tasks) + 100
        self._tasks.append(weakref.ref(task))
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        assert self.run_aside is not None
        return self.run_aside(executor, lambda: func(*args))

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.stopped:
            self.troubles.append(f"{context.get('message')}: {context.get('exception')!r}")
            error = context.get("exception")
            if self.name == OUTSIDE and isinstance(error, BaseException):
                raise error  # a fault of the simulator itself

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self.stopped

    def is_closed(self) -> bool:
        return self.stopped

    def run_forever(self) -> NoReturn:
        raise NotImplementedError


def new_lane(scheduler: Scheduler, name: str) -> Lane:
    """A lane; what it leaves out of a loop, servers and signals, say, has no place in an imagined world."""
    return Lane(scheduler, name)  # type: ignore[abstract]
