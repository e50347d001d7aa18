"""A process in which bots think, for the server and for the lab."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

LISTENING = 0.2
"""Seconds after which Ctrl-C is heard at the latest."""


class Crew(ProcessPoolExecutor):
    """Several such processes, which leave Ctrl-C to this one from their first moment on.

    They are fresh ones rather than forked: a progress bar is a thread, and threads do not survive a fork.
    """

    def __init__(self, workers: int) -> None:
        super().__init__(workers, get_context("spawn"), initializer=settle_in)

    def submit(self, work: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> Future[T]:
        with ctrl_c_waits():  # a process that this starts inherits it
            return super().submit(work, *arguments, **named)


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Ctrl-C is heard afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def first_done(running: set[Future[T]]) -> tuple[set[Future[T]], set[Future[T]]]:
    """Wait until one of them is done; those that are, and the others. Ctrl-C is heard between two looks.

    An exception in the middle of waiting may leave a lock closed that the executor needs, and then nothing ever ends.
    """
    pressed: list[int] = []
    listens = current_thread() is main_thread()
    before = signal.signal(signal.SIGINT, lambda number, _frame: pressed.append(number)) if listens else None
    done: set[Future[T]] = set()
    try:
        while not done and not pressed:
            done, running = wait(running, LISTENING, FIRST_COMPLETED)
    finally:
        if listens:
            signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
    return done, running


def settle_in(nice: int = 0) -> None:
    """What such a process does first: leave Ctrl-C to its parent, let others go first, and never outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
