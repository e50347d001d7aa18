"""Where bots think: in processes of their own, so that the table never waits for them.

A process gets no game, only a state sampled from what the bot's seat knows. Every table has at most one bot thinking,
and they are served in the order they ask: one table's bot cannot starve another's.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context, parent_process
from random import getrandbits
from threading import Thread
from typing import NamedTuple, TypeVar

from herohall.bots import Budget, adviser, bot
from herohall.bots.referee import EXCEPTION, LATE, Fault, Referee
from herohall.core import registry
from herohall.core.event import View
from herohall.core.game import Game, State
from herohall.server.protocol import AdvisedMove

TRIES = 3
LONGEST = 60.0
"""Seconds after which a process is taken to hang; a bot that thinks too long was stopped by the referee long before."""
SEED_BITS = 62
AHEAD = 4
"""Turns played on by rules of thumb to judge a position."""
MOST_TRIES, LEAST_TRIES, JUDGING = 60, 6, 0.4
"""How often, and the seconds after which it is enough."""

log = logging.getLogger("herohall.server")

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Task(NamedTuple):
    """A question for a bot. `state` is one that fits what the seat knows, never the true one."""

    game: str
    box: str | None
    state: str
    seat: int
    level: str
    seed: int | None = None
    iterations: int | None = None
    """Both set where the answer must be the same every time."""


class Chosen(NamedTuple):
    """A move in words, and what the bot did wrong on the way to it."""

    move: str
    faults: list[Fault]


class Episode(NamedTuple):
    """A turn of a finished game, with all its cards: how good were everybody's chances, what could each work out?"""

    game: str
    box: str | None
    state: str
    moves: list[int]


class Verdict(NamedTuple):
    """Each seat's share of the win when the turn began; what each could work out last, after so many of its moves."""

    shares: list[float]
    after: int | None
    aids: list[View | None]


def task_for(state: State, box: str | None, seat: int, level: str) -> Task:
    """What may be told to a bot on this seat."""
    return Task(state.game.name, box, state.sample(seat, getrandbits(SEED_BITS)).to_json(), seat, level)


class Thinkers:
    """Some processes; one that breaks is replaced, and its question put again."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or os.cpu_count() or 1
        self._free = asyncio.Semaphore(self._workers)
        self._pool = self._fresh_pool()

    async def choose(self, task: Task) -> str:
        """The move of a bot, in words."""
        return noted(task, await self._ask(decide, task))

    async def advise(self, task: Task) -> list[AdvisedMove]:
        """What a bot would do, and why."""
        return await self._ask(advise, task)

    async def judge(self, episode: Episode) -> Verdict:
        """What is to be said of a turn of a finished game."""
        return await self._ask(judge, episode)

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        for _ in range(self._workers):
            self._pool.submit(os.getpid)

    def close(self) -> None:
        """Give up whatever they think about."""
        self._discard(self._pool)

    async def _ask(self, what: Callable[[Question], Answer], task: Question) -> Answer:
        async with self._free:
            for _ in range(TRIES - 1):
                pool = self._pool
                try:
                    return await self._ask_once(pool, what, task)
                except (BrokenExecutor, TimeoutError) as error:
                    log.error("a thinking process broke (%s) and is replaced", type(error).__name__)
                    if pool is self._pool:  # else somebody else has replaced it meanwhile
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
        processes = list((pool._processes or {}).values())  # there is no public way to end one that hangs
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def noted(task: Task, chosen: Chosen) -> str:
    """The move, once its faults are in the log of the server: a process of thinkers has none."""
    for fault in chosen.faults:
        log.warning(
            "a bot was replaced for one decision: %s, seat %d, %s: %s", task.game, fault.seat, fault.bot, cause(fault)
        )
    return chosen.move


def cause(fault: Fault) -> str:
    """What went wrong, without what may betray a hand: the words of an exception, and a move that is not legal."""
    if fault.kind == EXCEPTION:
        return f"{fault.kind} {fault.detail.partition(':')[0]}"
    return f"{fault.kind}, {fault.detail}" if fault.kind == LATE else fault.kind


# In the processes


def settle_in() -> None:
    """Leave Ctrl-C to the server, yield to it, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    Thread(target=leave_with_parent, daemon=True).start()
    for name in registry.games():
        game_of(name, None)


def leave_with_parent() -> None:
    """Wait for the server's end, however it comes."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@cache
def game_of(name: str, box: str | None) -> Game:
    """A game, made once; boxes of the server never change."""
    return registry.game(name, box)


def decide(task: Task) -> Chosen:
    """A move, whatever the bot does."""
    state = game_of(task.game, task.box).from_json(task.state)
    budget = None if task.iterations is None else Budget(iterations=task.iterations)
    referee = Referee(task.seed)
    move = referee.choose(bot(task.level, task.seed), state.chair(task.seat), budget)
    return Chosen(state.text(move), referee.faults)


def advise(task: Task) -> list[AdvisedMove]:
    """The best moves with their reasons."""
    state = game_of(task.game, task.box).from_json(task.state)
    found = adviser().advise(state.chair(task.seat))
    return [
        AdvisedMove(move=state.text(each.move), share=each.share, key=each.key, params=dict(each.params))
        for each in found
    ]


def judge(episode: Episode) -> Verdict:
    """What is to be said of a turn of a finished game."""
    game = game_of(episode.game, episode.box)
    state = game.from_json(episode.state)
    return Verdict(shares(state), *last_secret(state, episode.moves))


def shares(state: State) -> list[float]:
    """Each seat's share of the win: the mean of many ways it may go on, with chance of their own."""
    evaluator = state.game.evaluator()
    assert evaluator is not None
    if state.over:
        return evaluator.chances(state)
    total, tries, start = [0.0] * state.players, 0, time.perf_counter()
    while tries < LEAST_TRIES or (tries < MOST_TRIES and time.perf_counter() - start < JUDGING):
        tries += 1
        imagined = state.copy()
        imagined.reseed(tries)
        for seat, share in enumerate(evaluator.look_ahead(imagined, AHEAD)):
            total[seat] += share
    return [share / tries for share in total]


def last_secret(state: State, moves: list[int]) -> tuple[int | None, list[View | None]]:
    """The last moment when there was something to work out, and what each seat could."""
    moments = [state.copy()]
    for move in moves:
        state.apply(move)
        moments.append(state.copy())
    for after, moment in reversed(list(enumerate(moments))):
        aids = [moment.game.aid(moment, seat) for seat in range(moment.players)]
        if any(aid is not None for aid in aids):
            return after, aids
    return None, []
