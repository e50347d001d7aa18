"""Garbage collection in a server with many tables.

A collection stops everything while it visits objects; with a thousand tables that takes most of a second. Reference
counting frees what playing leaves behind, so the collector does not run by itself: only when enough tables have been
closed, or when memory has grown so much that something must be looked for.
"""

from __future__ import annotations

import gc

LEAST, SHARE = 20, 0.2
"""How many tables must be closed, and their share of the open ones, before a collection is worth its time."""
GROWTH, GROWTH_OF_TABLE = 2_000_000, 20_000
"""Objects added since the last collection, in all and for each open table, after which there is another one.

A table with its connections has about a thousand, so this is for mistakes only. With 4,700 tables a collection stops
everything for more than two seconds.
"""


class Garbage:
    """Decides when to collect."""

    def __init__(self) -> None:
        self._put_away = 0

    @staticmethod
    def begin() -> None:
        """Everything loaded so far stays for good, so the collector skips it from now on."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def put_away(self, tables: int, left: int) -> None:
        """Some tables were removed from memory; the others remain."""
        self._put_away += tables
        if self._put_away >= max(LEAST, SHARE * left) or gc.get_count()[0] > GROWTH + GROWTH_OF_TABLE * left:
            self._put_away = 0
            gc.collect()


def end() -> None:
    """The hall is closed: whatever else this process does is collected as usual."""
    gc.enable()
