"""Garbage collection in a server with many tables.

Python's collector stops everything while it looks at all objects there are; with a thousand tables that is most of a
second. Nearly all memory is given back without it, by counting references, so it only looks at what is young; at
everything, which finds the tables that have been put away, when there is something to find.
"""

from __future__ import annotations

import gc

YOUNG = 10_000
MIDDLE = 20
NEVER = 1_000_000
LEAST, SHARE = 20, 0.2
"""Tables put away, and their share of those that are still there, before it is worth to stop for them."""


class Garbage:
    """When to look at everything."""

    def __init__(self) -> None:
        self._put_away = 0

    @staticmethod
    def begin() -> None:
        """What has been loaded so far stays for good, and need not be looked at again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def put_away(self, tables: int, left: int) -> None:
        """So many tables are not needed in memory any more, so many are."""
        self._put_away += tables
        if self._put_away >= max(LEAST, SHARE * left):
            self._put_away = 0
            gc.collect()
