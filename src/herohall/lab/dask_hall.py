"""The processes of a Dask cluster as an executor: the lab's games on more than one machine.

A game follows from the contest and its number alone, so it does not matter which worker plays it, or when. Dask gives
the games of a worker that died to another one.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from herohall.core.errors import HallError

PATIENCE = 10
"""Seconds a scheduler may take to answer."""
LOST = 10
"""So many workers may die over one game before it is given up."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """An executor over the workers of a scheduler, and how many threads they have together."""
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise HallError("lab-extra-missing", parts="distributed") from error
    try:
        client: Any = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TimeoutError) as error:
        raise HallError("lab-no-scheduler", address=address, why=str(error) or type(error).__name__) from error
    try:
        threads = sum(client.nthreads().values())
        yield client.get_executor(retries=LOST, pure=False), max(threads, 1)
    except KilledWorker as error:
        raise HallError("lab-workers-lost", address=address, why=str(error)) from error
    finally:
        client.close()
