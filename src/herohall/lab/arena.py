"""The arena: the games of a contest, played on any `concurrent.futures.Executor` and kept in a journal.

The result of a game depends on the contest and the number of the task alone, not on how many processes there are or on
who finishes first, as long as the bots think in iterations or not at all; seconds are never exactly repeatable.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import ParamSpec, TypeVar

import msgspec

from herohall.bots import bot
from herohall.bots.referee import Fault, Referee
from herohall.lab.contest import Contest

P = ParamSpec("P")
T = TypeVar("T")

AHEAD = 16
"""How many games are handed out before their turn, unless said otherwise; what is handed out is not taken back."""


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


class Recorded(Played):
    """One game that is over, with its moves."""

    moves: list[int]


G = TypeVar("G", bound=Played)


def play_game(contest: Contest, task: int) -> Played:
    """Play one game of a contest."""
    game = play_recorded(contest, task)
    return Played(*(getattr(game, name) for name in Played.__struct_fields__))


def play_recorded(contest: Contest, task: int) -> Recorded:
    """Play one game of a contest, and keep its moves."""
    seating = contest.seating(task)
    state = contest.game.new(contest.players, contest.deal_seed(task), **dict(contest.options))
    bots = [bot(entrant.level, contest.bot_seed(task, seat)) for seat, entrant in enumerate(seating)]
    referee = Referee(contest.bot_seed(task, contest.players))
    decisions, choices, seconds = [0] * contest.players, [0] * contest.players, [0.0] * contest.players
    moves: list[int] = []
    while state.seat is not None:
        seat = state.seat
        move = referee.choose(bots[seat], state.chair(seat), seating[seat].budget)
        decisions[seat] += 1
        choices[seat] += len(state.moves()) > 1
        seconds[seat] += referee.seconds
        moves.append(move)
        state.apply(move)
    thought = [round(each, 6) for each in seconds]
    ranking, scores = state.ranking or [], list(state.scores)
    return Recorded(task, ranking, scores, decisions, choices, thought, referee.faults, moves)


def play_all(
    contest: Contest, games: int, executor: Executor, known: set[int] | None = None, ahead: int = AHEAD
) -> Iterator[Played]:
    """The games of a contest as they end, without those that are known already."""
    yield from play_tasks(play_game, contest, games, executor, known, ahead)


def play_tasks(
    play: Callable[[Contest, int], G],
    contest: Contest,
    games: int,
    executor: Executor,
    known: set[int] | None = None,
    ahead: int = AHEAD,
) -> Iterator[G]:
    """The same for games that are played, and told, in another way."""
    left = iter([task for task in range(games) if task not in (known or set())])
    running: set[Future[G]] = set()
    try:
        while True:
            while len(running) < ahead and (task := next(left, None)) is not None:
                running.add(executor.submit(play, contest, task))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            # Sorted, so that what happens next does not hang on which of them was a moment earlier.
            yield from sorted((future.result() for future in done), key=lambda played: played.task)
    finally:
        for future in running:
            future.cancel()


class Here(Executor):
    """Plays in this very process, one game after the other."""

    def submit(self, play: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(play(*arguments, **named))
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asks for the result
            future.set_exception(error)
        return future


def processes(workers: int) -> Executor:
    """An executor over so many processes. They leave Ctrl-C to the one that started them."""
    if workers == 1:
        return Here()
    # Fresh processes rather than forked ones: a progress bar is a thread, and threads do not survive a fork.
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=_settle_in)


def stop_at_once(executor: Executor) -> None:
    """Give up what is running. Only for an executor from `processes`, all of whose processes are our children."""
    executor.shutdown(wait=False, cancel_futures=True)
    for process in active_children():
        process.terminate()


def _settle_in() -> None:
    """What a process of ours does first: leave Ctrl-C to its parent, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
