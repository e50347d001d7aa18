"""The other processes that serve the same tables, if there are any; see `in_company.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from herohall.server.notices import Notice

Hear = Callable[[Notice], Awaitable[None]]
"""What to do about a notice of another process."""
Moved = Callable[[set[str]], Awaitable[None]]
"""What to do when processes have come or gone; given those that are there now."""


class Neighbours:
    """None: this process has the hall to itself."""

    id = "alone"
    shared = False
    """Whether others may write about the same tables."""

    async def open(self, hear: Hear, moved: Moved) -> None:
        """Join the others."""

    async def close(self) -> None:
        """Leave them."""

    def keeps(self, table_id: str) -> bool:
        """Whether it is for this process to answer for bots and clocks at a table."""
        return True

    def tell(self, notice: Notice) -> None:
        """Let the others know; nobody waits for it, and it may be lost."""
