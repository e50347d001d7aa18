"""Garbage collection in a server with many tables.

A full collection stops everything while it visits all objects; with a thousand tables that takes most of a second.
Reference counting frees nearly all memory anyway, so the collector visits only young objects. A full collection runs
only when enough tables have been closed.
"""

from __future__ import annotations

import gc

YOUNG = 10_000
MIDDLE = 20
NEVER = 1_000_000
LEAST, SHARE = 20, 0.2
"""How many tables must be closed, and their share of the open ones, before a full collection is worth its time."""


class Garbage:
    """Decides when to run a full collection."""

    def __init__(self) -> None:
        self._put_away = 0

    @staticmethod
    def begin() -> None:
        """Everything loaded so far stays for good, so the collector skips it from now on."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def put_away(self, tables: int, left: int) -> None:
        """Some tables were removed from memory; the others remain."""
        self._put_away += tables
        if self._put_away >= max(LEAST, SHARE * left):
            self._put_away = 0
            gc.collect()
