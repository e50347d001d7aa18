"""The database. When `write` returns, the data is on the disk; nobody is told anything before that.

A thread writes to an SQLite file (`file_writer.py`). PostgreSQL groups writes itself; there several transactions run at
once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    NullPool,
    Row,
    String,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from herohall.core.errors import HallError
from herohall.hall.protocol import MadeBy
from herohall.hall.stored import MoveRow, PersonRow, SeatRow, StoredTable, TableRow
from herohall.server.metrics import WRITING
from herohall.server.store import errors as faults
from herohall.server.store import file_check
from herohall.server.store.errors import DATABASE_ERRORS, CannotStore, Conflict, Unstorable
from herohall.server.store.file_writer import Answers, FileWriter, set_pragmas
from herohall.server.store.postgres_lock import PostgresLock
from herohall.server.store.schema import archive, boxes, devices, moves, people, processes, seats, tables
from herohall.server.store.statements import ONE_ROW, Filled, Pending, Query, Writable, parts

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
NEWEST = "0008"
"""The last migration; a test compares it with the files."""
MIGRATING = 7405
"""The number of the lock under which one process at a time changes PostgreSQL's schema."""
MOST_WAITING = 20_000
"""The most writes that wait for a slow disk; more are refused at once, and tried again by those who asked."""
CHECKING = 1.0
"""Seconds the start waits until a file has been checked; a large one is checked while people come, before they move."""
PATIENCE = 0.02
"""Seconds a patient write to a file waits for company: one transaction costs more than what it writes."""
MOST_OPEN = 50
"""Open tables of other processes that are looked up."""
MOST_NAMED = 500
"""The most tables named in one query."""

log = logging.getLogger("herohall.server")

Stored = Row[Any]


class Made(msgspec.Struct, array_like=True):
    """What the archive stores about a move besides the record."""

    made: float
    made_by: MadeBy
    question: str | None = None


CONNECTIONS = 16
"""Connections of a process to PostgreSQL: for writing, the lock, and reading."""
WRITERS = 8
"""Those that write."""
THE_TABLE = bindparam("the_table", type_=String())
TABLE = (
    select(tables).where(tables.c.id == THE_TABLE),
    select(people).where(people.c.table_id == THE_TABLE),
    select(seats).where(seats.c.table_id == THE_TABLE).order_by(seats.c.seat),
    select(*(moves.c[name] for name in MoveRow._fields))
    .where((moves.c.table_id == THE_TABLE) & (moves.c.number > bindparam("since")))
    .order_by(moves.c.number),
    select(archive).where(archive.c.table_id == THE_TABLE),
)
"""The queries for the rows of one table, built once. A process that has fallen behind reads them."""
UNFINISHED = (
    select(tables.c.id)
    .where((tables.c.status == "running") & (tables.c.changed >= bindparam("since")))
    .order_by(tables.c.changed.desc())
)


class Store:
    """Reads, and writes in the order in which they were asked for."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.trouble: str | None = None
        """The message key of the database's problem; None while it answers."""
        self._file: FileWriter | None = None
        self._queue: asyncio.Queue[Pending] = asyncio.Queue()
        self._patient: list[Pending] = []
        self._waiting = 0
        self._writers: list[asyncio.Task[None]] = []
        self._lock: PostgresLock | None = None

    async def open(self) -> None:
        """Bring the schema up to date and start accepting writes."""
        try:
            if self.engine.dialect.name == "sqlite":
                await asyncio.to_thread(self._open_file, asyncio.get_running_loop())
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(migrate)
                self._writers = [asyncio.create_task(self._write_on()) for _ in range(WRITERS)]
        except DATABASE_ERRORS as error:
            raise self._cannot(error) from error

    def _open_file(self, loop: asyncio.AbstractEventLoop) -> None:
        path = self.engine.url.database
        assert path is not None
        file_check.save_unread_log(Path(path))
        migrate_file(path)

        def answer(answers: Answers) -> None:
            with suppress(RuntimeError):  # nobody waits any more
                loop.call_soon_threadsafe(self._answer, answers)

        self._file = FileWriter(Path(path), answer)
        self._file.start()
        self._file.checked.wait(CHECKING)
        if self._file.damage is not None:
            self._file.finish()
            raise self._file.damage

    async def hold(self, shared: bool) -> None:
        """Lock a PostgreSQL database as its only hall or as one of several; CannotStore if other halls exclude that."""
        if self.engine.dialect.name == "postgresql":
            self._lock = PostgresLock(self.engine, shared)
            try:
                await self._lock.begin()
            except DATABASE_ERRORS as error:
                raise self._cannot(error) from error

    async def close(self) -> None:
        """Finish pending writes and close."""
        if self._file is not None:
            self._hand_over(self._file)
            await asyncio.to_thread(self._file.finish)
            while self._waiting:  # each is told in a turn of its own
                await asyncio.sleep(0)
        await self._queue.join()
        for writer in self._writers:
            writer.cancel()
        if self._lock is not None:
            await self._lock.close()
        await self.engine.dispose()

    # Writing

    async def write(self, *statements: Writable, patient: bool = False) -> None:
        """Write all of these to the disk, or none. Conflict if somebody else was first, or CannotStore.

        What is patient waits a moment to share a transaction, at best one that a person waits for.
        """
        if self._waiting >= MOST_WAITING:
            raise CannotStore(faults.BUSY)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        pending = Pending(statements, done)
        if self._file is None:
            self._queue.put_nowait(pending)
        elif patient:
            if not self._patient:
                asyncio.get_running_loop().call_later(PATIENCE, self._hand_over, self._file)
            self._patient.append(pending)
        else:
            self._file.add(pending)
            self._hand_over(self._file)
        self._waiting += 1
        began = perf_counter()
        try:
            await done
        finally:
            self._waiting -= 1
            WRITING.observe(perf_counter() - began)

    def _hand_over(self, file: FileWriter) -> None:
        """Let what was patient be written now."""
        for pending in self._patient:
            file.add(pending)
        self._patient.clear()

    async def try_out(self) -> None:
        """CannotStore if nothing can be written at the moment."""
        # A row that is deleted at once, so nobody sees it, but the disk has to accept it.
        probe = secrets.token_hex(8)
        await self.write(insert(processes).values(id=probe, seen=0.0), delete(processes).where(processes.c.id == probe))

    async def _write_on(self) -> None:
        while True:
            pending = await self._queue.get()
            try:
                await self._execute(pending)
            except IntegrityError:
                self._answer([(pending, Conflict())])
            except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer
                self._answer([(pending, error)])
            else:
                self._answer([(pending, None)])
            self._queue.task_done()

    async def _execute(self, pending: Pending) -> None:
        if self._lock is not None:
            await self._lock.keep()
        async with self.engine.begin() as connection:
            await connection.run_sync(carry_out, pending.statements)

    def _answer(self, answers: Answers) -> None:
        """Tell those who wait, if they still do, what became of their writes.

        One in each turn of the event loop: each has much to do then, and meanwhile people want to be heard.
        """
        (pending, error), *others = answers
        if others:
            asyncio.get_running_loop().call_soon(self._answer, others)
        if error is None:
            self._well()
        elif not isinstance(error, Conflict):
            error = self._cannot(error)
        if pending.done.done():
            return
        if error is None:
            pending.done.set_result(None)
        else:
            pending.done.set_exception(error)

    def _well(self) -> None:
        if self.trouble is not None:
            log.warning("the database answers again")
            self.trouble = None

    def _cannot(self, error: Exception) -> HallError:
        """Log a problem that the owner must fix, once, and without parameters: they may be secret."""
        if faults.is_unstorable(error):
            return Unstorable()
        key = faults.key_of(error)
        if key != self.trouble:
            log.error("the database does not answer (%s): %s", key, getattr(error, "orig", None) or error)
            self.trouble = key
        return CannotStore(key)

    # Reading

    async def read(self, query: Query) -> Sequence[Stored]:
        """All rows of a query."""
        return (await self.read_together(query))[0]

    async def read_together(self, *queries: Query) -> list[Sequence[Stored]]:
        """The rows of several queries, all from the same moment."""
        try:
            return await self._read(queries)
        except DATABASE_ERRORS as error:
            raise self._cannot(error) from error

    async def _read(self, queries: Sequence[Query]) -> list[Sequence[Stored]]:
        async with self.engine.connect() as connection:
            if len(queries) > 1 and self.engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            return [(await connection.execute(*parts(query))).fetchall() for query in queries]

    async def table(self, table_id: str, since: int = 0) -> StoredTable | None:
        """One table with everything that belongs to it, and its moves after a number."""
        named = {"the_table": table_id, "since": since}
        found, guests, places, log, archived = await self.read_together(*(Filled(query, named) for query in TABLE))
        if not found:
            return None
        return StoredTable(
            TableRow(**found[0]._mapping),
            [PersonRow(**guest._mapping) for guest in guests],
            [SeatRow(**place._mapping) for place in places],
            [MoveRow._make(move) for move in log] if not archived else unpacked(archived[0])[since:],
        )

    async def unfinished(self, since: float = 0.0) -> list[str]:
        """The ids of running tables changed since a moment, the last played first."""
        return [row.id for row in await self.read(Filled(UNFINISHED, {"since": since}))]

    async def waiting(self, since: float) -> list[str]:
        """The ids of open tables that waited for guests since a moment, the newest first."""
        open_now = tables.c.open & (tables.c.status == "paused") & (tables.c.changed >= since)
        query = select(tables.c.id).where(open_now).order_by(tables.c.changed.desc()).limit(MOST_OPEN)
        return [row.id for row in await self.read(query)]

    async def revisions(self, ids: list[str]) -> dict[str, int]:
        """The revisions of tables; deleted tables are left out."""
        found: dict[str, int] = {}
        for first in range(0, len(ids), MOST_NAMED):
            some = tables.c.id.in_(ids[first : first + MOST_NAMED])
            rows = await self.read(select(tables.c.id, tables.c.revision).where(some))
            found |= {row.id: row.revision for row in rows}
        return found

    async def device(self, code_hash: str) -> Stored | None:
        """The person behind a device code: `person_id`, `expires`, `table_id`."""
        joined = select(devices, people.c.table_id).join(people).where(devices.c.code_hash == code_hash)
        found = await self.read(joined)
        return found[0] if found else None

    async def box(self, box_id: str) -> Stored | None:
        """An uploaded box."""
        found = await self.read(select(boxes).where(boxes.c.id == box_id))
        return found[0] if found else None


def unpacked(row: Stored) -> list[MoveRow]:
    """The moves of an archived table; see `archive.py`."""
    _, _, log = zlib.decompress(row.record).decode().partition("\n\n")
    made = msgspec.json.decode(zlib.decompress(row.made), type=list[Made])
    entries = (line.split(" ", 1) for line in log.splitlines())
    return [
        MoveRow(number, int(seat), word, how.made, how.made_by, question=how.question)
        for number, ((seat, word), how) in enumerate(zip(entries, made, strict=True), start=1)
    ]


def carry_out(connection: Connection, statements: Iterable[Writable]) -> None:
    """Execute statements in their order; Conflict if one does not find its row."""
    for one in statements:
        statement, values = parts(one)
        found = connection.execute(statement, values)
        if ONE_ROW in statement.get_execution_options() and found.rowcount != 1:
            raise Conflict


def make_engine(url: str) -> AsyncEngine:
    """An engine; SQLite is set up so that written data survives a power failure."""
    size = {} if url.startswith("sqlite") else {"pool_size": CONNECTIONS - 1, "max_overflow": 0}
    engine = create_async_engine(url, hide_parameters=True, **size)
    if engine.dialect.name == "sqlite":
        tame(engine.sync_engine)
    return engine


def tame(engine: Engine) -> None:
    """Set up an SQLite connection.

    By default, Python begins transactions itself, but never for schema changes or reads; so we begin them.
    """

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        set_pragmas(connection)
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("begin")


def migrate_file(path: str) -> None:
    """Bring a file's schema up to date.

    SQLite changes some tables by copying and dropping them; with foreign keys on, that would delete all rows that refer
    to them. So they are switched off, and checked afterwards.
    """
    engine = create_engine(URL.create("sqlite", database=path), hide_parameters=True, poolclass=NullPool)
    tame(engine)
    with engine.connect() as connection:
        direct: Any = connection.connection.dbapi_connection
        direct.execute("pragma foreign_keys=off")  # has no effect within a transaction
        try:
            with connection.begin():
                if migrate(connection) and connection.exec_driver_sql("pragma foreign_key_check").first() is not None:
                    raise sqlite3.IntegrityError("a change of the schema would lose rows")
        finally:
            direct.execute("pragma foreign_keys=on")


def migrate(connection: Connection) -> bool:
    """Apply missing migrations, one process at a time; return whether there were any.

    HallError if a newer HeroHall has used the database: its data must not be touched.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({MIGRATING})"))
    if inspect(connection).has_table(VERSION):
        version = str(connection.scalar(text(f"select version_num from {VERSION}")) or "")
        if version > NEWEST:
            raise HallError("server-database-newer")
        if version == NEWEST:
            return False
    from alembic import command  # imported here because it is slow and most starts do not need it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True
