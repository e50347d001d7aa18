"""One imagined server process: the server's own code on an imagined machine; it starts, dies, and starts again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from herohall.core.errors import HallError
from herohall.core.game import State
from herohall.hall import answers, autoplay
from herohall.hall.autoplay import Task
from herohall.hall.bot_delay import Timing
from herohall.hall.table import Table
from herohall.proof.simulate.database import Database, ImaginedStore
from herohall.proof.simulate.network import Network, Screen, Socket, Wire
from herohall.proof.simulate.redis import Address, Redis
from herohall.proof.simulate.scheduler import Lane, Scheduler, new_lane
from herohall.server.cluster.redis import RedisCluster
from herohall.server.cluster.single import Cluster
from herohall.server.context import Context
from herohall.server.hall_server import HallServer
from herohall.server.http.tables import live
from herohall.server.live.spare_time import SpareTime
from herohall.server.workers.pool import FIRST, BotPool
from herohall.server.workers.turns import Turn, Turns

T = TypeVar("T")

written_task = autoplay.task_for
"""The server's own question for a bot."""
WRITTEN = 20
"""One of so many questions for bots is written as text and read again, as between processes."""

NOWHERE = Path("/nowhere")
"""The folder of boxes, of which there are none here."""
THOUGHT = (0.001, 0.3)
"""Seconds a bot thinks."""
ASIDE = (0.0005, 0.02)
"""Seconds until a thread has done something."""
RESTART = 1.0
"""Seconds until a process that could not start is started again."""


class Minds:
    """Stands for a pool of processes in which bots think."""


class Sample(str):
    """A question for a bot that is handed over as it is: writing and reading it would cost more than all the rest."""

    __slots__ = ("state",)
    state: State


def task_for(table: Table, seat: int, level: str, seed: int) -> Task:
    """The server's question for a bot, most of them without the text."""
    if seed % WRITTEN == 0:
        return written_task(table, seat, level, seed)
    state, sample = table.match.state, Sample()
    sample.state = state.sample(seat, seed)
    return Task(state.game.name, table.start.box_folder, sample, seat, level)


class ImaginedBots(BotPool):
    """The server's bots, in a pool that is only imagined; it may hang or break. They answer by chance, in no time."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._workers = 2
        self._turns = Turns(self._workers)
        self._pool = self._fresh_pool()
        self._change = None

    async def choose(self, task: Task, turn: Turn = FIRST) -> str:
        return await self._ask(self._answer, task, turn)

    def _answer(self, task: Task) -> str:
        text = task.state
        state = text.state if isinstance(text, Sample) else answers.game_of(task.game, task.box).from_json(text)
        return state.text(self._chance.choice(state.decision.moves))

    def _fresh_pool(self) -> Any:
        return Minds()

    @staticmethod
    def _discard(pool: Any) -> None:
        pass

    def warm_up(self) -> None:
        pass


class Process:
    """A process that serves tables, when it is alive."""

    def __init__(self, name: str, world: Lane, chance: Random, database: Database, redis: Redis | None) -> None:
        self.name = name
        self.world = world
        self.chance = chance
        self.database = database
        self.redis = redis
        self.lane = new_lane(world.scheduler, name)
        self.lane.stopped = True
        self.hall: HallServer | None = None
        self.serving = False
        self.hanging = 0.0
        """How often a bot hangs."""
        self.breaking = 0.0
        """How often the process of a bot breaks."""
        self.starts = 0

    # Life and death

    def start(self, clock: float) -> None:
        """Start on a machine whose clock is so far from virtual time."""
        assert self.lane.stopped
        self.starts += 1
        scheduler: Scheduler = self.world.scheduler
        lane = self.lane = new_lane(scheduler, self.name)
        lane.offset = lane.reading = clock
        lane.run_aside = self._aside
        store = ImaginedStore(self.database, lane)
        cluster = Cluster() if self.redis is None else RedisCluster(store, Address(self.redis, lane))  # type: ignore[arg-type]
        self.hall = HallServer(Context(store, ImaginedBots(self.chance), Timing(), cluster, SpareTime()), NOWHERE)
        lane.create_task(self._open(self.hall, clock))

    async def _open(self, hall: HallServer, clock: float) -> None:
        try:
            await hall.open()
        except (HallError, OSError):
            self.world.call_soon(self.die)
            self.world.call_later(RESTART, self._start_again, self.starts, clock)
        else:
            self.serving = True

    def _start_again(self, starts: int, clock: float) -> None:
        if self.lane.stopped and self.starts == starts:
            self.start(clock)

    def die(self) -> None:
        """kill -9."""
        self.serving = False
        self.lane.stop_for_good()
        for session in [one for one in self.database.locks if one.lane is self.lane]:
            self.world.call_later(self.chance.uniform(0.0, 2.0), session.terminate)
        if self.redis is not None:
            self.redis.lines = [line for line in self.redis.lines if line.lane is not self.lane]

    def end(self) -> None:
        """An orderly end: what was begun is finished first."""
        hall, self.serving = self.hall, False
        if hall is not None and not self.lane.stopped:
            self.lane.create_task(self._close(hall))

    async def _close(self, hall: HallServer) -> None:
        await hall.close()
        self.world.call_soon(self.die)

    def _aside(self, executor: Executor | None, deed: Callable[[], Any]) -> asyncio.Future[Any]:
        """Work for a thread, or for the process of a bot."""
        answer, lane = self.lane.create_future(), self.lane
        mind = isinstance(executor, Minds)
        if mind and self.chance.random() < self.hanging:
            return answer

        def do() -> None:
            if answer.done():
                return
            if mind and self.chance.random() < self.breaking:
                answer.set_exception(BrokenExecutor())
                return
            try:
                found = deed()
            except Exception as error:  # noqa: BLE001 - it is an answer, too
                answer.set_exception(error)
            else:
                answer.set_result(found)

        lane.call_later(self.chance.uniform(*(THOUGHT if mind else ASIDE)), do)
        return answer

    # Visitors

    def accept(self, network: Network, table: str, screen: Screen) -> Wire:
        """Somebody opens a websocket."""
        wire = Wire(network, self.lane, screen, self.name)
        if self.serving:
            network.world.call_later(network.delay(), self._live, wire, table)
        else:
            wire.snap(silently=False)
        return wire

    def _live(self, wire: Wire, table: str) -> None:
        lane = wire.lane
        if lane.stopped or not self.serving:
            wire.snap(silently=False)
        elif not wire.silent:
            socket: Any = Socket(wire, {"hall": self.hall})
            lane.create_task(self._serve(socket, wire, table))

    async def _serve(self, socket: Any, wire: Wire, table: str) -> None:
        await live.fn(socket, table)
        wire.server_closes()

    def request(self, deed: Callable[[HallServer], Awaitable[T]]) -> asyncio.Task[T]:
        """A request over HTTP, carried out in this process."""
        assert self.hall is not None
        return self.lane.create_task(carried_out(deed, self.hall))


async def carried_out(deed: Callable[[HallServer], Awaitable[T]], hall: HallServer) -> T:
    """What a request asks for."""
    return await deed(hall)
