"""The database. What `write` has answered for is on the disk; nothing is told to anybody before.

Writes that come in at the same time share one transaction: a disk confirms some hundred of them a second, whatever
they hold, and many tables play at once.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable, Row, event, inspect, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from herohall.core.errors import HallError
from herohall.server.schema import boxes, devices, moves, people, seats, tables

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
NEWEST = "0002"
"""The last migration; a test compares it with the files."""
MOST_AT_ONCE = 200
"""Writes that share a transaction."""

log = logging.getLogger("herohall.server")

Stored = Row[Any]


class CannotStore(HallError):
    """The database does not take or give anything at the moment."""


class Conflict(Exception):
    """Somebody else has written this already."""


class StoredTable(NamedTuple):
    """All that is stored of one table."""

    table: Stored
    people: Sequence[Stored]
    seats: Sequence[Stored]
    moves: Sequence[Stored]


class Pending(NamedTuple):
    """Statements that belong together, and who waits for them."""

    statements: tuple[Executable, ...]
    done: asyncio.Future[None]


class Store:
    """Reads, and writes in the order in which they were asked for."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self._queue: asyncio.Queue[Pending] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the schema up to date and begin to take writes."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            raise cannot(error) from error
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Finish what was asked for."""
        await self._queue.join()
        if self._writer is not None:
            self._writer.cancel()
        await self.engine.dispose()

    # Writing

    async def write(self, *statements: Executable) -> None:
        """All of these or none; on the disk when it returns. Conflict if a row is there already, else CannotStore."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Pending(statements, done))
        await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            if not await self._write_together(batch):
                for pending in batch:
                    await self._write_alone(pending)
            for _ in batch:
                self._queue.task_done()

    async def _write_together(self, batch: list[Pending]) -> bool:
        if len(batch) == 1:
            return False
        try:
            await self._execute(batch)
        except Exception:  # noqa: BLE001 - one of them is at fault; alone each of them gets its own answer
            return False
        for pending in batch:
            answer(pending, None)
        return True

    async def _write_alone(self, pending: Pending) -> None:
        try:
            await self._execute([pending])
        except IntegrityError:
            answer(pending, Conflict())
        except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer
            answer(pending, cannot(error))
        else:
            answer(pending, None)

    async def _execute(self, batch: list[Pending]) -> None:
        async with self.engine.begin() as connection:
            for pending in batch:
                for statement in pending.statements:
                    await connection.execute(statement)

    # Reading

    async def read(self, query: Executable) -> Sequence[Stored]:
        """All rows a query finds."""
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).fetchall()
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:  # SQLite's own come from setting its pragmas
            raise cannot(error) from error

    async def table(self, table_id: str) -> StoredTable | None:
        """One table with everything that belongs to it."""
        found = await self.read(select(tables).where(tables.c.id == table_id))
        if not found:
            return None
        return StoredTable(
            found[0],
            await self.read(select(people).where(people.c.table_id == table_id)),
            await self.read(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)),
            await self.read(select(moves).where(moves.c.table_id == table_id).order_by(moves.c.number)),
        )

    async def unfinished(self) -> list[str]:
        """The ids of the tables that go on, the one played last first."""
        query = select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.changed.desc())
        return [row.id for row in await self.read(query)]

    async def device(self, code_hash: str) -> Stored | None:
        """The person behind a device code: `person_id`, `expires`, `table_id`."""
        joined = select(devices, people.c.table_id).join(people).where(devices.c.code_hash == code_hash)
        found = await self.read(joined)
        return found[0] if found else None

    async def box(self, box_id: str) -> Stored | None:
        """A box somebody has brought."""
        found = await self.read(select(boxes).where(boxes.c.id == box_id))
        return found[0] if found else None


def answer(pending: Pending, error: Exception | None) -> None:
    """Tell whoever waits, if anybody still does."""
    if pending.done.done():
        return
    if error is None:
        pending.done.set_result(None)
    else:
        pending.done.set_exception(error)


def cannot(error: Exception) -> CannotStore:
    """What the host must put right goes to the log, without parameters: they may be secrets."""
    cause = getattr(error, "orig", None) or error
    log.error("the database does not answer: %s", cause)
    return CannotStore("server-store")


def make_engine(url: str) -> AsyncEngine:
    """An engine; SQLite is told to keep its word even if the power fails."""
    engine = create_async_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def set_pragmas(connection: Any, _record: object) -> None:
            for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000"):
                connection.execute(f"pragma {pragma}").close()

    return engine


def migrate(connection: Connection) -> None:
    """Apply the migrations that have not been yet."""
    version = text(f"select version_num from {VERSION}")
    if inspect(connection).has_table(VERSION) and connection.scalar(version) == NEWEST:
        return
    from alembic import command  # takes a moment that most starts need not wait for
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
