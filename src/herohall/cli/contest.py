"""What `arena`, `ladder` and `report` share: time to think, processes, seeds, files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from herohall.bots.base import is_budget
from herohall.core.errors import BadOption, HallError
from herohall.core.generator import fresh_seed

Seconds = Annotated[float | None, typer.Option("--budget-seconds", metavar="X", help="Seconds for a decision.")]
Iterations = Annotated[
    int | None, typer.Option("--budget-iterations", metavar="N", help="Iterations for a decision: repeatable.")
]
Workers = Annotated[int | None, typer.Option(help="Processes; without: as many as there are cores.")]

SEED_BITS = 64
"""Enough for a seed of one's own, and short enough to be typed again."""


class Thinking(NamedTuple):
    """How long bots may think, and on how many processes."""

    seconds: float | None
    iterations: int | None
    workers: int | None

    def checked(self) -> Thinking:
        """Itself; BadOption if it makes no sense."""
        if self.seconds is not None and self.iterations is not None:
            raise BadOption("cli-arena-two-budgets")
        for number in (self.seconds, self.iterations):
            if not is_budget(number):
                raise BadOption("cli-arena-bad-budget", text=str(number))
        if self.workers is not None and self.workers < 1:
            raise BadOption("cli-arena-bad-workers", text=str(self.workers))
        return self

    @property
    def hands(self) -> int:
        """How many processes play."""
        return self.workers or os.cpu_count() or 1


def contest_seed(given: int | None) -> int:
    """The seed that was given, or one that is short enough to be typed again."""
    return fresh_seed() >> (128 - SEED_BITS) if given is None else given


def try_to_write(path: Path) -> None:
    """HallError if the file cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("a").close()
    except OSError as error:
        raise HallError("terminal-cannot-write", file=str(path), why=error.strerror or "?") from error
