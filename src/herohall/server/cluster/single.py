"""The other processes that serve the same tables, if there are any; see `redis.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from herohall.hall.notices import Notice

Hear = Callable[[Notice], Awaitable[None]]
"""Called with a notice of another process."""
Moved = Callable[[set[str]], Awaitable[None]]
"""Called with the running processes whenever one starts or stops."""


class Cluster:
    """No other process: this one runs all tables."""

    id = "alone"
    shared = False
    """Whether other processes may write to the same tables."""

    async def open(self, hear: Hear, moved: Moved) -> None:
        """Join the other processes."""

    async def close(self) -> None:
        """Leave the other processes."""

    def keeps(self, table_id: str) -> bool:
        """Whether this process runs the bots and clocks of a table."""
        return True

    def tell(self, notice: Notice) -> None:
        """Send a notice to the other processes; it may be lost."""
