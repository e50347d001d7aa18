"""The processes of a Dask cluster as an executor: the lab's games on more than one machine.

A game follows from the contest and its number alone, so it does not matter which worker plays it, or when. Dask gives
the games of a worker that died to another one; only when more have died over one game than the scheduler's setting
`allowed-failures` (3) allows is that game given up, and the run with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import Any

from herohall.core.errors import HallError

PATIENCE = 10
"""Seconds a scheduler may take to answer, and the first worker to come."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """An executor over the workers of a scheduler, and how many threads they have together."""
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
