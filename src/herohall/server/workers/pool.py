"""Bots think in separate processes, so that the server never waits for them.

A process gets no game, only a state sampled from what the bot's seat knows. Every table has at most one bot thinking;
`turns.py` says whose comes first.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from herohall import _form
from herohall.bots import worker
from herohall.bots.referee import EXCEPTION, LATE, Fault
from herohall.core import registry
from herohall.hall import answers
from herohall.hall.answers import Chosen, Episode, game_of
from herohall.hall.autoplay import Task
from herohall.hall.protocol import AdvisedMove
from herohall.hall.schemas import StudyMove, StudyPoint
from herohall.server.workers.turns import Turn, Turns

TRIES = 3
LONGEST = 60.0
"""Seconds after which a process counts as hung; the referee stops slow bots long before that."""
FIRST, STUDY = Turn(), Turn(2)
LOOKING = 1.0
"""Seconds between two checks whether the engine has been compiled."""

log = logging.getLogger("herohall.server")

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class BotPool:
    """A pool of processes; a broken one is replaced, and its question asked again."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or os.cpu_count() or 1
        self._turns = Turns(self._workers)
        self._pool = self._fresh_pool()
        self._change: asyncio.Task[None] | None = None

    async def choose(self, task: Task, turn: Turn = FIRST) -> str:
        """The move of a bot, in words."""
        return noted(task, await self._ask(answers.decide, task, turn))

    async def advise(self, task: Task, turn: Turn = FIRST) -> list[AdvisedMove]:
        """What a bot would do, and why."""
        return await self._ask(answers.advise, task, turn)

    async def judge(self, episode: Episode) -> StudyPoint:
        """The verdict on a turn of a finished game."""
        return await self._ask(partial(answers.judge, clock=time.perf_counter), episode, STUDY)

    async def review(self, episode: Episode) -> list[StudyMove]:
        """The moves of a turn that are worth looking at."""
        return await self._ask(partial(answers.review, clock=time.perf_counter), episode)

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot does not wait for them."""
        for _ in range(self._workers):
            self._pool.submit(os.getpid)
        if _form.compiling():
            self._change = asyncio.create_task(self._take_up_compiled())

    def close(self) -> None:
        """Stop all processes."""
        if self._change is not None:
            self._change.cancel()
        self._discard(self._pool)

    async def _take_up_compiled(self) -> None:
        """Switch to processes with the compiled engine once it is ready; thoughts under way are finished first."""
        while _form.compiling():
            await asyncio.sleep(LOOKING)
        if _form.newest() != "compiled":
            return
        fresh = self._fresh_pool()
        try:
            await asyncio.gather(*(asyncio.wrap_future(fresh.submit(os.getpid)) for _ in range(self._workers)))
        except asyncio.CancelledError:
            self._discard(fresh)
            raise
        except BrokenExecutor:
            self._discard(fresh)
            log.error("the compiled engine does not start; bots continue without it")
            return
        old, self._pool = self._pool, fresh
        old.shutdown(wait=False)
        log.info("the engine is compiled; bots now use it")

    async def _ask(self, what: Callable[[Question], Answer], task: Question, turn: Turn = FIRST) -> Answer:
        async with self._turns.take(turn):
            for _ in range(TRIES - 1):
                pool = self._pool
                try:
                    return await self._ask_once(pool, what, task)
                except (BrokenExecutor, TimeoutError) as error:
                    log.error("a bot process broke (%s) and is replaced", type(error).__name__)
                    if pool is self._pool:  # otherwise another task has already replaced it
                        self._pool = self._fresh_pool()
                        self._discard(pool)
            return await self._ask_once(self._pool, what, task)

    async def _ask_once(self, pool: ProcessPoolExecutor, what: Callable[[Question], Answer], task: Question) -> Answer:
        future = asyncio.get_running_loop().run_in_executor(pool, what, task)
        return await asyncio.wait_for(future, LONGEST)

    def _fresh_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=settle_in)

    @staticmethod
    def _discard(pool: ProcessPoolExecutor) -> None:
        processes = list((pool._processes or {}).values())  # there is no public way to end a hung process
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def noted(task: Task, chosen: Chosen) -> str:
    """The move, after its faults are logged here: bot processes have no log."""
    for fault in chosen.faults:
        log.warning(
            "a bot was replaced for one decision: %s, seat %d, %s: %s", task.game, fault.seat, fault.bot, cause(fault)
        )
    return chosen.move


def cause(fault: Fault) -> str:
    """What went wrong, without exception texts and illegal moves, which could reveal a hand."""
    if fault.kind == EXCEPTION:
        return f"{fault.kind} {fault.detail.partition(':')[0]}"
    return f"{fault.kind}, {fault.detail}" if fault.kind == LATE else fault.kind


# Inside the processes


def settle_in() -> None:
    """Prepare a process, with lower priority than the server."""
    worker.settle_in(nice=5)
    for name in registry.games():
        game_of(name, None)
