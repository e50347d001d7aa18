"""Where the server touches the real world: for the time of a simulation these places lead into the imagined one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from herohall.hall import autoplay
from herohall.proof.simulate.process import task_for
from herohall.proof.simulate.redis import Finder
from herohall.proof.simulate.scheduler import Lane
from herohall.server import context, gc_tuning, hall_server, wall_clock
from herohall.server.cluster import coordinator
from herohall.server.cluster import redis as cluster
from herohall.server.http import rate_limits
from herohall.server.live import connection, room
from herohall.server.store import postgres_lock
from herohall.server.workers import turns

EPOCH = 1_800_000_000.0
"""The time of day at the beginning of every world."""
SLOWER = 10.0
"""How many times longer than in the server a process waits between two looks at the others.

A simulated hour would otherwise consist of little else.
"""


class Clock:
    """Stands for the module `time` where the server asks for seconds that pass."""

    def __init__(self, world: Lane) -> None:
        self._world = world

    def monotonic(self) -> float:
        """Virtual seconds."""
        return self._world.scheduler.now


class NoGarbage:
    """The collector is not ours to change: the imagined processes share it with the proof."""

    def begin(self) -> None:
        """Nothing to set up."""

    def put_away(self, tables: int, left: int) -> None:
        """Nothing to collect."""


class NoLog(logging.Handler):
    """Hears what the server notes, and keeps what it calls a failure."""

    def __init__(self, world: Lane, failed: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._failed = failed

    def emit(self, record: logging.LogRecord) -> None:
        lane = asyncio._get_running_loop()
        if record.exc_info and not (isinstance(lane, Lane) and lane.stopped):
            kind, error, _ = record.exc_info
            self._failed(f"{record.getMessage()}: {kind and kind.__name__}: {error}")


@contextmanager
def imagined(world: Lane, chance: Random, failed: Callable[[str], None]) -> Iterator[None]:
    """Let the server run in virtual time, with seeded chance."""

    def now() -> float:
        lane = asyncio._get_running_loop()
        return EPOCH + world.scheduler.now + (lane.reading if isinstance(lane, Lane) else 0.0)

    clock = Clock(world)
    heard = NoLog(world, failed)
    log = logging.getLogger("herohall.server")
    changes: list[tuple[Any, str, object]] = [
        (wall_clock, "now", now),
        *((module, "time", clock) for module in (hall_server, room, turns, rate_limits)),
        (context, "token_bytes", chance.randbytes),
        (cluster, "token_urlsafe", lambda size: chance.randbytes(size).hex()),
        (cluster, "Redis", Finder),
        (hall_server, "Garbage", NoGarbage),
        (gc_tuning, "end", lambda: None),
        (autoplay, "task_for", task_for),
        (postgres_lock, "create_async_engine", lambda url, **_: url),
        *((cluster, name, getattr(cluster, name) * SLOWER) for name in ("BEAT", "GONE")),
        *((coordinator, name, getattr(coordinator, name) * SLOWER) for name in ("LOOK_ROUND", "LATELY")),
        (postgres_lock, "WATCH", postgres_lock.WATCH * SLOWER),
        (log, "handlers", [heard]),
        (log, "propagate", False),
    ]
    with ExitStack() as stack:
        for place, name, value in changes:
            stack.enter_context(patch.object(place, name, value))
        yield


__all__ = ["EPOCH", "SLOWER", "connection", "imagined"]
