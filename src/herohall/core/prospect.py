"""What lies before each seat when a turn has ended, as bytes: for networks that judge it. Compiled (`_form.py`)."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from herohall.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospects(ABC):
    """Writes imagined states of one game seat by seat: some parts of the same kind, then what is the seat's own.

    A part that begins with 0 is not there. All seats are written alike, so that one network reads them all.
    """

    parts: int
    part_size: int
    own_size: int

    @abstractmethod
    def rows(self, state: State) -> list[bytes]:
        """For each seat all its parts, and behind them its own bytes."""
