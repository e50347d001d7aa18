"""Who serves the tables of a PostgreSQL database: one hall alone, or several that know of each other.

A file is guarded by its folder; see `single.py`. PostgreSQL's lock lasts as long as its connection: when the database
has been away both are gone, and whoever comes first has it. So it is taken again, and nothing is written without it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from herohall.server.faults import DATABASE_ERRORS, CannotStore

HOLDING = 7406
"""The number of the lock held by those who serve the tables."""
TRIES, BETWEEN = 30, 0.1
"""How often it is tried at the start, and seconds between: one that was killed just now may seem to be there yet."""
WATCH = 1.0
"""Seconds between two looks whether it is still held."""
SLOWEST = 5.0
"""Seconds after which a connection that says nothing is taken to be broken."""


class Holding:
    """The lock of one hall, and the connection it lives on."""

    def __init__(self, engine: AsyncEngine, shared: bool) -> None:
        # Not one of the pool: those may be broken without knowing it, and closing them would not give back the lock.
        self._engine = create_async_engine(engine.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._take = text(f"select pg_try_advisory_lock{'_shared' if shared else ''}({HOLDING})")
        self._alone = asyncio.Lock()
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._watching: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Take the lock and look after it; CannotStore if that does not fit who is there."""
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
        """Give it back."""
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
        """Take it again though nobody writes: else another hall would find the database free."""
        while True:
            await asyncio.sleep(WATCH)
            with suppress(CannotStore, *DATABASE_ERRORS):  # whoever writes is told
                await self._ask()
                await self.keep()

    async def _ask(self) -> None:
        """Find out whether the connection still is one: a network may break without saying so."""
        async with self._alone:
            if self._connection is not None and self._held:
                try:
                    async with asyncio.timeout(SLOWEST):
                        await self._connection.scalar(text("select 1"))
                except (TimeoutError, *DATABASE_ERRORS):
                    self._driver.terminate()
