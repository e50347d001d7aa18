"""The processes of a Ray cluster as an executor: the same games as on a Dask cluster, behind the same seam.

Ray is large and is an extra of its own; nothing else of the lab needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

from herohall.core.errors import HallError

P = ParamSpec("P")
T = TypeVar("T")

LOST = 10
"""So many workers may die over one game before it is given up."""


class RayExecutor(Executor):
    """Hands every call to some worker; what Ray gives back is a future already."""

    def __init__(self, ray: Any) -> None:
        self._call = ray.remote(_call).options(max_retries=LOST)

    def submit(self, play: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> Future[T]:
        future: Future[T] = self._call.remote(play, *arguments, **named).future()
        return future


def _call(play: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    return play(*arguments, **named)


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """An executor over the workers of a cluster, and how many processors they have together."""
    try:
        import ray
        from ray.exceptions import NodeDiedError, OutOfMemoryError, RaySystemError, WorkerCrashedError
    except ImportError as error:
        raise HallError("lab-ray-missing") from error
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError, RaySystemError) as error:
        raise HallError("lab-no-ray", address=address, why=_first_line(error)) from error
    try:
        processors = int(ray.cluster_resources().get("CPU", 1))
        yield RayExecutor(ray), max(processors, 1)
    except (NodeDiedError, OutOfMemoryError, RaySystemError, WorkerCrashedError) as error:
        raise HallError("lab-workers-lost", address=address, why=_first_line(error)) from error
    finally:
        ray.shutdown()


def _first_line(error: BaseException) -> str:
    """Ray explains at length; one line will do."""
    return str(error).strip().partition("\n")[0] or type(error).__name__
