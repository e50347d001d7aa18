"""The database. What `write` has answered for is on the disk; nothing is told to anybody before.

With SQLite, writes that come in at the same time share one transaction: a disk confirms some hundred of them a second,
whatever they hold, and many tables play at once. PostgreSQL does that by itself; there several are under way at once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, Row, create_engine, delete, event, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from herohall.core.errors import HallError
from herohall.server import faults
from herohall.server.faults import DATABASE_ERRORS, CannotStore, LogCutOff, Unstorable
from herohall.server.holding import Holding
from herohall.server.metrics import WRITING
from herohall.server.protocol import MadeBy
from herohall.server.schema import archive, boxes, devices, moves, people, processes, seats, tables
from herohall.server.second_log import SecondLog

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
NEWEST = "0006"
"""The last migration; a test compares it with the files."""
MIGRATING = 7405
"""The number of the lock under which one process at a time changes PostgreSQL's schema."""
MOST_NAMED = 500
"""Tables named in one query."""
FINISHED = ("over", "ended")
"""The states of a table at which no move is made any more."""
ONE_ROW = "herohall_one_row"
"""Marks a statement that must find its row: if it does not, somebody else has changed it."""

log = logging.getLogger("herohall.server")

Answer = TypeVar("Answer")
Stored = Row[Any]


class Conflict(Exception):
    """Somebody else has written this already, or has changed what it was based on."""


class StoredMove(NamedTuple):
    """An entry of a table's log."""

    number: int
    seat: int
    word: str
    made: float
    made_by: MadeBy
    action: str | None = None
    question: str | None = None


class Made(msgspec.Struct, array_like=True):
    """What the archive says of a move besides the record."""

    made: float
    made_by: MadeBy
    question: str | None = None


class StoredTable(NamedTuple):
    """All that is stored of one table."""

    table: Stored
    people: Sequence[Stored]
    seats: Sequence[Stored]
    moves: Sequence[StoredMove]


class Filled(NamedTuple):
    """A statement that is used again and again, with the values for once."""

    statement: Executable
    values: dict[str, Any]

    @classmethod
    def of(cls, statement: Executable, **values: object) -> Filled:
        """With these values; of a table's columns, those that are named are written."""
        return cls(statement, values)


Writable = Executable | Filled


class Pending(NamedTuple):
    """Statements that belong together, and who waits for them."""

    statements: tuple[Writable, ...]
    done: asyncio.Future[None]


class File(NamedTuple):
    """A database that is a file: the way to it without the detour through an event loop, and its log."""

    engine: Engine
    log: SecondLog


class Habits(NamedTuple):
    """How a kind of database is written to."""

    writers: int
    most_at_once: int
    """Writes that share a transaction."""


CONNECTIONS = 16
"""Of a process to PostgreSQL: for the writers, the lock, and reading."""
HABITS = {"sqlite": Habits(1, 200), "postgresql": Habits(8, 1)}


class Store:
    """Reads, and writes in the order in which they were asked for."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.trouble: str | None = None
        """What is wrong with the database, as a message key; None as long as it answers."""
        self._habits = HABITS[self.engine.dialect.name]
        self._file = file_of(self.engine)
        """SQLite is written to by a thread of its own, each transaction in one piece: many small steps take long."""
        self._thread = ThreadPoolExecutor(1, "store")
        self._queue: asyncio.Queue[Pending] = asyncio.Queue()
        self._writers: list[asyncio.Task[None]] = []
        self._holding: Holding | None = None

    async def open(self) -> None:
        """Bring the schema up to date and begin to take writes."""
        try:
            if self._file is None:
                async with self.engine.begin() as connection:
                    await connection.run_sync(migrate)
            else:
                await self._in_thread(migrate_file, self._file)
        except DATABASE_ERRORS as error:
            raise self._cannot(error) from error
        self._writers = [asyncio.create_task(self._write_on()) for _ in range(self._habits.writers)]

    async def hold(self, shared: bool) -> None:
        """Be the only hall at a PostgreSQL database, or one of several; CannotStore if it does not fit who is there."""
        if self.engine.dialect.name == "postgresql":
            self._holding = Holding(self.engine, shared)
            try:
                await self._holding.begin()
            except DATABASE_ERRORS as error:
                raise self._cannot(error) from error

    async def close(self) -> None:
        """Finish what was asked for."""
        await self._queue.join()
        for writer in self._writers:
            writer.cancel()
        if self._holding is not None:
            await self._holding.close()
        if self._file is not None:
            try:
                await self._in_thread(self._file.log.look)  # SQLite takes over what is in the log when it is closed
            except LogCutOff as error:
                self._cannot(error)
            self._file.engine.dispose()
        self._thread.shutdown()
        await self.engine.dispose()
        if self._file is not None:
            self._file.log.close()

    # Writing

    async def write(self, *statements: Writable) -> None:
        """All of these or none; on the disk when it returns. Conflict if somebody else was first, else CannotStore."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Pending(statements, done))
        with WRITING.time():
            await done

    async def try_out(self) -> None:
        """CannotStore if nothing can be written at the moment."""
        # A row that nobody sees, for it is gone at once: but the disk has to take it.
        probe = secrets.token_hex(8)
        await self.write(insert(processes).values(id=probe, seen=0.0), delete(processes).where(processes.c.id == probe))

    async def _write_on(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < self._habits.most_at_once and not self._queue.empty():
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
        except (IntegrityError, Conflict):
            answer(pending, Conflict())
        except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer
            answer(pending, self._cannot(error))
        else:
            answer(pending, None)

    async def _execute(self, batch: list[Pending]) -> None:
        if self._file is None:
            if self._holding is not None:
                await self._holding.keep()
            async with self.engine.begin() as connection:
                await connection.run_sync(carry_out, batch)
        else:
            await self._in_thread(write_file, self._file, batch)
        self._well()

    async def _in_thread(self, deed: Callable[..., Answer], *given: object) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._thread, deed, *given)

    def _well(self) -> None:
        if self.trouble is not None:
            log.warning("the database answers again")
            self.trouble = None

    def _cannot(self, error: Exception) -> HallError:
        """What the host must put right goes to the log, once, and without parameters: they may be secrets."""
        if faults.is_unstorable(error):
            return Unstorable()
        key = faults.key_of(error)
        if key != self.trouble:
            log.error("the database does not answer (%s): %s", key, getattr(error, "orig", None) or error)
            self.trouble = key
        return CannotStore(key)

    # Reading

    async def read(self, query: Executable) -> Sequence[Stored]:
        """All rows a query finds."""
        return (await self.read_together(query))[0]

    async def read_together(self, *queries: Executable) -> list[Sequence[Stored]]:
        """The rows each query finds, all as they are at one moment."""
        try:
            try:
                return await self._read(queries)
            except DATABASE_ERRORS:
                if self._file is None or not await self._in_thread(self._file.log.look):
                    raise
                return await self._read(queries)  # what was missing is there again
        except DATABASE_ERRORS as error:
            raise self._cannot(error) from error

    async def _read(self, queries: Sequence[Executable]) -> list[Sequence[Stored]]:
        async with self.engine.connect() as connection:
            if len(queries) > 1 and self.engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            return [(await connection.execute(query)).fetchall() for query in queries]

    async def table(self, table_id: str, since: int = 0) -> StoredTable | None:
        """One table with everything that belongs to it; of its moves only those after a number."""
        entries = select(*(moves.c[name] for name in StoredMove._fields))
        found, guests, places, log, archived = await self.read_together(
            select(tables).where(tables.c.id == table_id),
            select(people).where(people.c.table_id == table_id),
            select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat),
            entries.where((moves.c.table_id == table_id) & (moves.c.number > since)).order_by(moves.c.number),
            select(archive).where(archive.c.table_id == table_id),
        )
        if not found:
            return None
        read = [StoredMove._make(move) for move in log] if not archived else unpacked(archived[0])[since:]
        return StoredTable(found[0], guests, places, read)

    async def unfinished(self, since: float = 0.0) -> list[str]:
        """The ids of the tables that go on, the one played last first; only those changed since a moment."""
        going_on = (tables.c.status == "running") & (tables.c.changed >= since)
        query = select(tables.c.id).where(going_on).order_by(tables.c.changed.desc())
        return [row.id for row in await self.read(query)]

    async def revisions(self, ids: list[str]) -> dict[str, int]:
        """How often tables have been written about; those that are no more are missing."""
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


def unpacked(row: Stored) -> list[StoredMove]:
    """The moves of an archived table; see `archiving.py`."""
    _, _, log = zlib.decompress(row.record).decode().partition("\n\n")
    made = msgspec.json.decode(zlib.decompress(row.made), type=list[Made])
    entries = (line.split(" ", 1) for line in log.splitlines())
    return [
        StoredMove(number, int(seat), word, how.made, how.made_by, question=how.question)
        for number, ((seat, word), how) in enumerate(zip(entries, made, strict=True), start=1)
    ]


def carry_out(connection: Connection, batch: list[Pending]) -> None:
    """All statements of a batch; Conflict if one of them does not find its row."""
    for pending in batch:
        for one in pending.statements:
            statement, values = one if isinstance(one, Filled) else (one, None)
            found = connection.execute(statement, values)
            if ONE_ROW in statement.get_execution_options() and found.rowcount != 1:
                raise Conflict


def write_file(file: File, batch: list[Pending]) -> None:
    """One transaction; answered for only if the log it is in is whole."""
    with file.engine.connect() as connection:
        file.log.look()
        with connection.begin():
            carry_out(connection, batch)
        file.log.look()


def make_engine(url: str) -> AsyncEngine:
    """An engine; SQLite is told to keep its word even if the power fails."""
    size = {} if url.startswith("sqlite") else {"pool_size": CONNECTIONS - 1, "max_overflow": 0}
    engine = create_async_engine(url, hide_parameters=True, **size)
    if engine.dialect.name == "sqlite":
        tame(engine.sync_engine)
    return engine


def file_of(engine: AsyncEngine) -> File | None:
    """The same database where it is a file."""
    if engine.dialect.name != "sqlite":
        return None
    direct = create_engine(engine.url.set(drivername="sqlite+pysqlite"), hide_parameters=True)
    tame(direct)
    return File(direct, SecondLog(Path(engine.url.database or "")))


def tame(engine: Engine) -> None:
    """What SQLite has to be told on every connection.

    Left to itself, Python would begin transactions when it thinks fit: never for a change of the schema, nor to read.
    """

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _record: object) -> None:
        for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000"):
            connection.execute(f"pragma {pragma}").close()
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("begin")


def migrate_file(file: File) -> None:
    """Bring a file's schema up to date.

    SQLite changes some tables by copying and dropping them: while foreign keys are watched, that would delete all rows
    that refer to them. So they are not, and it is checked afterwards that nothing refers to what is not there.
    """
    with file.engine.connect() as connection:
        direct: Any = connection.connection.dbapi_connection
        direct.execute("pragma foreign_keys=off")  # has no effect within a transaction
        try:
            with connection.begin():
                if migrate(connection) and connection.exec_driver_sql("pragma foreign_key_check").first() is not None:
                    raise sqlite3.IntegrityError("a change of the schema would lose rows")
        finally:
            direct.execute("pragma foreign_keys=on")
        file.log.look()


def migrate(connection: Connection) -> bool:
    """Apply the migrations that have not been yet, one process at a time; whether there were any.

    HallError if a newer HeroHall has been here: what it wrote must not be touched.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({MIGRATING})"))
    if inspect(connection).has_table(VERSION):
        version = str(connection.scalar(text(f"select version_num from {VERSION}")) or "")
        if version > NEWEST:
            raise HallError("server-database-newer")
        if version == NEWEST:
            return False
    from alembic import command  # takes a moment that most starts need not wait for
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True
