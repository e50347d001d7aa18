"""What all tables share, and the words they use among each other."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from herohall.core.errors import HallError
from herohall.server.daily import Daily
from herohall.server.neighbours import Neighbours
from herohall.server.pace import Timing
from herohall.server.store import Store
from herohall.server.thinking import Thinkers


class NotNow(HallError):
    """Something that cannot be done, or not by this person, or not at this moment."""


class Behind(NotNow):
    """The store knew more about a table than this process did. The table has caught up: look again."""

    def __init__(self) -> None:
        super().__init__("server-stale")


class House(NamedTuple):
    """What all tables share."""

    store: Store
    thinkers: Thinkers
    timing: Timing
    chance: Random
    neighbours: Neighbours
    daily: Daily


class Begun(NamedTuple):
    """What is fixed when a table is opened."""

    id: str
    box: str | None
    box_folder: str | None
    invite: str
    created: float
    watch: bool
    origin: str | None = None
    daily: str | None = None
    """The day whose daily deal it is."""
    rated: bool = False
