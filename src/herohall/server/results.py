"""What the end of a game, or somebody's leaving, means beyond the table: for the ratings and for the daily deal.

The rows are written together with what brought them about, so that each counts exactly once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Executable

from herohall.server import daily, ratings

if TYPE_CHECKING:
    from herohall.core.game import State
    from herohall.server.table import Table


def rows_at_end(table: Table, end: State) -> list[Executable]:
    """The game has been played to its end."""
    return [*daily.rows_at_end(table, end), *ratings.rows_at_end(table, end.ranking or [])]


def rows_at_leaving(table: Table, seat: int) -> list[Executable]:
    """Somebody concedes; nothing that happens afterwards changes what that means for them."""
    return [*daily.rows_at_leaving(table), *ratings.rows_at_leaving(table, seat)]
