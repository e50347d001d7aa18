"""Short times for a server under a soak: it archives and deletes finished tables within minutes, not days.

The server does it in its usual way and in its usual process; only the times are shorter.
"""

from __future__ import annotations

from herohall.hall import autoplay, bot_delay
from herohall.hall.bits import Moment
from herohall.hall.table import Table
from herohall.server import hall_server as hall
from herohall.server.store import archive as archiving

ROUNDS = 40
"""How often a server tidies up during a soak of any length."""
SHORTEST = 1.0
ARCHIVE_AFTER = 2
"""Rounds after which a finished table is archived."""
OVERDUE = 6
"""Rounds after which it must have been archived."""
DELETE_AFTER = 6
"""Rounds that count as a day."""


def between_rounds(minutes: float) -> float:
    """Seconds between two rounds in a soak of this length."""
    return max(SHORTEST, minutes * 60 / ROUNDS)


def hurry(between: float) -> None:
    """Set the clocks of this process; to be called before the server starts."""
    hall.TIDY = between
    archiving.ARCHIVE_AFTER = ARCHIVE_AFTER * between
    archiving.DAY = DELETE_AFTER * between
    bot_delay.SLOWER = 0.0  # bots play on, although nobody looks at them
    autoplay.resting = never


def never(table: Table, moment: Moment) -> bool:
    """No table of a soak comes to rest."""
    return False
