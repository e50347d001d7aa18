"""A server that is in a hurry to tidy up: what others do after an hour and after days, it does within a soak.

Finished tables are archived and deleted by the server itself, in the way and in the process that everybody's server
does it; only the times are shorter, since nobody soaks for days.
"""

from __future__ import annotations

from herohall.server import archiving, hall

ROUNDS = 40
"""So often a server tidies up during a soak, however long that is; then nothing finished is left of the beginning."""
SHORTEST = 1.0
ARCHIVE_AFTER = 2
"""Rounds after which a finished table is archived."""
OVERDUE = 6
"""Rounds after which it must have been, whatever else there was to do."""
DELETE_AFTER = 6
"""Rounds that make up its day."""


def between_rounds(minutes: float) -> float:
    """Seconds between two rounds in a soak of this length."""
    return max(SHORTEST, minutes * 60 / ROUNDS)


def hurry(between: float) -> None:
    """Set the clocks of this process; to be called before the server starts."""
    hall.TIDY = between
    archiving.ARCHIVE_AFTER = ARCHIVE_AFTER * between
    archiving.DAY = DELETE_AFTER * between
