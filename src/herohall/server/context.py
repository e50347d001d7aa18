"""What all tables of a server share."""

from __future__ import annotations

from os import urandom as token_bytes
from typing import NamedTuple

from herohall.hall.bits import Moment
from herohall.hall.bot_delay import Timing
from herohall.server import wall_clock
from herohall.server.cluster.single import Cluster
from herohall.server.live.spare_time import SpareTime
from herohall.server.store.store import Store
from herohall.server.workers.pool import BotPool


class Context(NamedTuple):
    """What tables need from the outside world."""

    store: Store
    bots: BotPool
    timing: Timing
    cluster: Cluster
    spare_time: SpareTime

    def moment(self) -> Moment:
        """The current time, and random bits that nobody can guess."""
        return Moment(wall_clock.now(), token_bytes, self.timing)
