"""A lock on a PostgreSQL database: it is served by one hall alone, or by several that know of each other.

A SQLite file is guarded by its folder; see `folder_lock.py`. PostgreSQL's lock lasts as long as its connection. After
the database was away both are lost, and another hall may get the lock. So it is taken again before the next write.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from herohall.server.store.errors import DATABASE_ERRORS, CannotStore

HOLDING = 7406
"""The number of the lock held by every hall that serves the tables."""
TRIES, BETWEEN = 30, 0.1
"""How often it is tried at the start, and seconds between: a killed process may still seem to hold it."""
WATCH = 1.0
"""Seconds between two checks that it is still held."""
ALIVE = text("select 1")
SLOWEST = 5.0
"""Seconds after which a silent connection counts as broken."""


class PostgresLock:
    """The lock of one hall, and the connection that holds it."""

    def __init__(self, engine: AsyncEngine, shared: bool) -> None:
        # Not from the pool: its connections may be broken unnoticed, and closing one would not release the lock.
        self._engine = create_async_engine(engine.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._take = text(f"select pg_try_advisory_lock{'_shared' if shared else ''}({HOLDING})")
        self._alone = asyncio.Lock()
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._watching: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Take the lock and keep it; CannotStore if another hall excludes this one."""
        for _ in range(TRIES - 1):
            with suppress(CannotStore):
                await self.keep()
                break
            await asyncio.sleep(BETWEEN)
        await self.keep()
        self._watching = asyncio.create_task(self._watch())

    async def keep(self) -> None:
        """Before every write: take the lock again if it was lost; CannotStore if somebody else has it."""
        if not self._held:
            async with self._alone:
                if not self._held:
                    await self._take_anew()

    async def close(self) -> None:
        """Release the lock."""
        if self._watching is not None:
            self._watching.cancel()
        await self._let_go()

    @property
    def _held(self) -> bool:
        return self._driver is not None and not self._driver.is_closed()

    async def _take_anew(self) -> None:
        await self._let_go()
        self._connection = await self._engine.connect()
        if not await self._connection.scalar(self._take):
            await self._let_go()
            raise CannotStore("server-database-taken")
        self._driver = (await self._connection.get_raw_connection()).driver_connection

    async def _let_go(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with suppress(*DATABASE_ERRORS):
                await connection.close()

    async def _watch(self) -> None:
        """Take it again even if nobody writes: otherwise another hall would find the database free."""
        while True:
            await asyncio.sleep(WATCH)
            with suppress(CannotStore, *DATABASE_ERRORS):  # the next write reports it
                await self._ask()
                await self.keep()

    async def _ask(self) -> None:
        """Check that the connection still works: a network can break silently."""
        async with self._alone:
            if self._connection is not None and self._held:
                try:
                    async with asyncio.timeout(SLOWEST):
                        await self._connection.scalar(ALIVE)
                except (TimeoutError, *DATABASE_ERRORS):
                    self._driver.terminate()
