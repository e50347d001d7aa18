"""The arena: the games of a contest, played on any `concurrent.futures.Executor` and kept in a journal.

The result of a game depends on the contest and the number of the task alone, not on how many processes there are or on
who finishes first, as long as the bots think in iterations or not at all; seconds are never exactly repeatable.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Set
from concurrent.futures import CancelledError, Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Any, ParamSpec, TypeVar

import msgspec

from herohall.bots import bot
from herohall.bots.asker import Asker
from herohall.bots.referee import Fault, Referee
from herohall.bots.worker import Crew, first_done
from herohall.core.errors import HallError
from herohall.lab.contest import Contest

P = ParamSpec("P")
T = TypeVar("T")

AHEAD = 16
"""How many games are handed to the processes ahead of time, by default."""
PATIENCE = 10
"""Seconds a Dask scheduler may take to answer, and its first worker to come."""


class Played(msgspec.Struct):
    """One game that is over; lists are by seat."""

    task: int
    ranking: list[list[int]]
    scores: list[int]
    decisions: list[int]
    choices: list[int]
    """Decisions with more than one legal move."""
    seconds: list[float]
    """Time spent thinking."""
    faults: list[Fault]
    moves: list[int] = []
    """Journals of version 0.1 have none."""


def play_game(contest: Contest, task: int) -> Played:
    """Play one game of a contest."""
    seating = contest.seating(task)
    state = contest.game.new(contest.players, contest.deal_seed(task), **dict(contest.options))
    bots = [bot(entrant.level, contest.bot_seed(task, seat)) for seat, entrant in enumerate(seating)]
    asker, referee = Asker(contest.game), Referee(contest.bot_seed(task, contest.players))
    decisions, choices, seconds = [0] * contest.players, [0] * contest.players, [0.0] * contest.players
    moves: list[int] = []
    while state.seat is not None:
        seat = state.seat
        start = time.perf_counter()
        move = asker.ask_openly(bots[seat], state)
        took = time.perf_counter() - start
        if move is None:
            move = referee.choose(bots[seat], state.chair(seat), seating[seat].budget)
            took = referee.seconds
        decisions[seat] += 1
        choices[seat] += len(state.moves()) > 1
        seconds[seat] += took
        moves.append(move)
        state.apply(move)
    thought = [round(each, 6) for each in seconds]
    ranking, scores = state.ranking or [], list(state.scores)
    return Played(task, ranking, scores, decisions, choices, thought, referee.faults, moves)


def play_all(
    contest: Contest, games: int, executor: Executor, known: Set[int] = frozenset(), ahead: int = AHEAD
) -> Iterator[Played]:
    """The games of a contest as they end, without those that are known already."""
    left = iter([task for task in range(games) if task not in known])
    running: set[Future[Played]] = set()
    try:
        while True:
            while len(running) < ahead and (task := next(left, None)) is not None:
                running.add(executor.submit(play_game, contest, task))
            if not running:
                return
            done, running = first_done(running)
            # Sorted, so that what happens next does not hang on which of them was a moment earlier.
            yield from sorted((future.result() for future in done), key=lambda played: played.task)
    except BrokenProcessPool as error:
        raise HallError("lab-process-ended") from error
    finally:
        for future in running:
            future.cancel()


class Here(Executor):
    """Plays in this process, one game after the other."""

    def submit(self, play: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(play(*arguments, **named))
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asks for the result
            future.set_exception(error)
        return future


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """An executor over so many processes, which end with us however we end. They leave Ctrl-C to us."""
    if workers == 1:
        yield Here()
        return
    executor = Crew(workers)
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()
        raise
    executor.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """An executor over the workers of a Dask scheduler, and how many threads they have together.

    A game follows from the contest and its number alone, so it does not matter which worker plays it, or when. Dask
    gives the games of a worker that died to another one; only when more have died over one game than the scheduler's
    setting `allowed-failures` (3) allows is that game given up, and the run with it.
    """
    from distributed import Client, KilledWorker
    from distributed.client import ClosedClientError
    from distributed.comm.core import CommClosedError

    try:
        client: Any = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TimeoutError) as error:
        raise HallError("lab-no-scheduler", address=address, why=str(error) or type(error).__name__) from error
    try:
        yield client.get_executor(pure=False), _threads(client, address)
    except KilledWorker as error:
        raise HallError("lab-workers-lost", address=address, why=str(error)) from error
    except (CancelledError, CommClosedError, ClosedClientError) as error:
        # Dask cancels all that is under way when its scheduler goes.
        raise HallError("lab-scheduler-lost", address=address) from error
    finally:
        client.close()


def _threads(client: Any, address: str) -> int:
    """How many games can be played at once; HallError rather than a silent wait, if nobody is there to play."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise HallError("lab-no-workers", address=address) from error
    threads: int = sum(client.nthreads().values())
    return threads
