"""The imagined disk and database: what is committed is kept, answers take their time, and faults come as ordered.

Underneath is SQLite in memory, so that the server's own SQL is carried out. A transaction happens at one moment.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import namedtuple
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from threading import Event
from typing import Any, NamedTuple, Protocol, cast

from sqlalchemy import ClauseElement, Engine, Executable, StaticPool, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from herohall.proof.simulate.scheduler import Lane
from herohall.server.store import file_writer, schema
from herohall.server.store.file_writer import Answers, FileWriter
from herohall.server.store.statements import Pending, Query, Writable, parts
from herohall.server.store.store import WRITERS, Store, Stored

QUICK, SLOW = (0.0005, 0.004), (0.5, 20.0)
"""The shortest and longest answers of a database, in seconds, when it is well and when it is slow."""
BREATH = 0.02
"""How often an answer of a database that is well takes a hundred times longer."""
NOTICED = 2.0
"""Seconds after which PostgreSQL has noticed the death of a process at the latest."""

NAMED = sqlite.dialect(paramstyle="named")
LOG = "select table_id, seat, word from moves order by table_id, number"


class Trouble(NamedTuple):
    """What is wrong with the disk or the database at present."""

    refuses: str = ""
    """`full`, `read-only`, `busy`, `failing` or `away`."""
    slow: bool = False
    loses: float = 0.0
    """How often it answers with an error although it has written."""


WELL = Trouble()
CODES = {
    "full": sqlite3.SQLITE_FULL,
    "read-only": sqlite3.SQLITE_READONLY,
    "busy": sqlite3.SQLITE_BUSY,
    "failing": sqlite3.SQLITE_IOERR,
}


class Observer(Protocol):
    """Who is told about every transaction."""

    def committed(self, lane: Lane, statements: Sequence[Writable]) -> None: ...
    def before_write(self, lane: Lane) -> None: ...
    def after_write(self, lane: Lane) -> None: ...


class Database:
    """One database: a file that one process has, or a server that several share."""

    def __init__(
        self, world: Lane, chance: Random, shared: bool, observer: Observer, clock: Callable[[], float]
    ) -> None:
        self.world = world
        self.chance = chance
        self.dialect = "postgresql" if shared else "sqlite"
        self.trouble = WELL
        self.cut_off: set[str] = set()
        """The names of the processes that cannot reach it."""
        self.observer = observer
        self.locks: dict[Session, bool] = {}
        """Who holds the lock of the hall, and whether they share it."""
        self.locked = True
        """For a file: whether its process still holds SQLite's locks on it."""
        self.kept: bytes | None = None
        """What is left of the file after others took it for unused; all later writes are lost at the next start."""
        self._clock = clock
        self._open(sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False))
        schema.metadata.create_all(self.engine)

    def _open(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        connection.execute("pragma foreign_keys=on")
        connection.create_function("clock_timestamp", 0, self._clock)
        connection.create_function("strftime", 2, lambda _form, moment: moment)
        self.engine: Engine = create_engine("sqlite://", poolclass=StaticPool, creator=lambda: connection)

        @event.listens_for(self.engine, "reset")
        def keep(_connection: Any, _record: object, _state: object) -> None:
            """Nothing to roll back: reads are single statements."""

    # A file on a disk

    def visited(self) -> None:
        """Another program opens the file and closes it: the last to do so removes SQLite's log, as it should."""
        if not self.locked and self.kept is None:
            self.kept = self.connection.serialize()

    def started(self) -> None:
        """A process opens the file: it finds what is there, and locks it."""
        self.locked = True
        if self.kept is not None:
            fresh = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            fresh.deserialize(self.kept)
            self.kept = None
            self._open(fresh)

    # Answers

    def delay(self) -> float:
        """Seconds until the next answer, or half of them."""
        if self.trouble.slow and self.chance.random() < 0.3:
            return self.chance.uniform(*SLOW)
        usual = self.chance.uniform(*QUICK)
        return usual * 100 if self.chance.random() < BREATH else usual

    def reaches(self, lane: Lane) -> bool:
        """Whether a process can reach the database."""
        return self.trouble.refuses != "away" and lane.name not in self.cut_off

    def ask(self, lane: Lane, deed: Callable[[], Any], writes: bool) -> asyncio.Future[Any]:
        """Do something at the database some time from now, and answer some time after."""
        answer: asyncio.Future[Any] = lane.create_future()

        def arrive() -> None:
            if lane.stopped and (not writes or self.chance.random() < 0.5):
                return  # whoever asked has died; what was on its way may arrive or not
            if not self.reaches(lane):
                self.world.call_later(self.delay(), fail, ConnectionResetError("the database is away"))
                return
            if writes:
                self.observer.before_write(lane)
                if not lane.alive and self.chance.random() < 0.5:
                    return
            try:
                if writes and self.trouble.refuses:
                    raise refusal(self.trouble.refuses)
                found = deed()
            except Exception as error:  # noqa: BLE001 - it is an answer, too
                self.world.call_later(self.delay(), fail, error)
                return
            if writes:
                self.observer.after_write(lane)
                if self.chance.random() < self.trouble.loses:
                    self.world.call_later(self.delay(), fail, ConnectionResetError("the answer is lost"))
                    return
            self.world.call_later(self.delay(), succeed, found)

        def succeed(found: Any) -> None:
            if not lane.stopped and not answer.done():
                answer.set_result(found)

        def fail(error: Exception) -> None:
            if not lane.stopped and not answer.done():
                answer.set_exception(error)

        self.world.call_later(self.delay(), arrive)
        return answer

    def transaction(self, lane: Lane, work: Callable[[SyncConnection], Any], statements: Sequence[Writable]) -> Any:
        """Carry out statements at this moment, all or none."""
        self.connection.execute("begin immediate")
        try:
            found = work(SyncConnection(self.connection))
            self.connection.execute("commit")
        except BaseException as error:
            self.connection.execute("rollback")
            if isinstance(error, sqlite3.IntegrityError):
                raise IntegrityError("", None, error) from error
            raise
        self.observer.committed(lane, statements)
        return found

    def rows(self, queries: Sequence[Query]) -> list[Sequence[Stored]]:
        """The rows of several queries, all from this moment."""
        return [self._rows(*parts(query)) for query in queries]

    def _rows(self, query: Executable, values: dict[str, Any] | None) -> Sequence[Any]:
        if values is None:
            with self.engine.connect() as connection:
                return connection.execute(query).fetchall()
        # One that is asked again and again: the same SQL, without what SQLAlchemy does each time.
        sql, given, row_of = question(query)
        return [row_of(one) for one in self.connection.execute(sql, given | values)]

    def log(self) -> dict[str, list[tuple[int, str]]]:
        """What is stored of every game that is not archived, in order."""
        found: dict[str, list[tuple[int, str]]] = {}
        for table, seat, word in self.connection.execute(LOG):
            found.setdefault(table, []).append((seat, word))
        return found


def refusal(why: str) -> sqlite3.OperationalError:
    """SQLite's error for something that is wrong with the disk."""
    error = sqlite3.OperationalError(why)
    error.sqlite_errorcode = CODES[why]
    return error


@lru_cache(maxsize=100)
def question(query: Executable) -> tuple[str, dict[str, Any], Callable[[Sequence[Any]], Any]]:
    """The SQL of a query that is asked again and again, its own values, and what makes rows like SQLAlchemy's."""
    compiled: Any = cast(ClauseElement, query).compile(dialect=NAMED)
    columns = compiled._result_columns
    names = [column.name for column in columns]
    kind: Any = type("Found", (namedtuple("Found", names),), {"_mapping": property(lambda self: self._asdict())})
    readers = [(at, column.type._cached_result_processor(NAMED, None)) for at, column in enumerate(columns)]
    needed = [(at, reader) for at, reader in readers if reader is not None]

    def row_of(found: Sequence[Any]) -> Any:
        values = list(found)
        for at, reader in needed:
            values[at] = reader(values[at])
        return kind._make(values)

    return str(compiled), compiled.params, row_of


class SyncConnection:
    """The part of SQLAlchemy's connection that writing needs."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def execute(self, statement: Executable, values: dict[str, Any] | None) -> sqlite3.Cursor:
        prepared = file_writer.prepare_to_fill(statement, None if values is None else tuple(values))
        return prepared.execute(self._connection, prepared.given if values is None else values)


# A server of databases, seen from a process


class SharedEngine:
    """The part of SQLAlchemy's engine that a store on PostgreSQL needs."""

    def __init__(self, database: Database, lane: Lane) -> None:
        self.database = database
        self.lane = lane
        self.url = self
        """Where the lock's own engine goes to find the same database."""

    @property
    def dialect(self) -> Named:
        return Named(self.database.dialect)

    def begin(self) -> Session:
        """A transaction."""
        return Session(self.database, self.lane)

    async def connect(self) -> Session:
        """A connection, if the database can be reached."""
        session = Session(self.database, self.lane)
        await session.scalar("select 1")
        return session

    async def dispose(self) -> None:
        """Close all connections."""


class Named(NamedTuple):
    """The dialect of a database."""

    name: str


class Session:
    """A connection to the database, which may hold a lock."""

    def __init__(self, database: Database, lane: Lane) -> None:
        self._database = database
        self._lane = lane
        self._broken = False
        self.driver_connection = self

    async def __aenter__(self) -> Session:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def run_sync(self, deed: Callable[..., Any], statements: Sequence[Writable]) -> Any:
        """Carry out the statements of one transaction."""
        database, lane = self._database, self._lane

        def work(connection: SyncConnection) -> Any:
            return deed(connection, statements)

        return await database.ask(lane, lambda: database.transaction(lane, work, statements), writes=True)

    async def scalar(self, query: object) -> bool:
        """Ask for the lock of the hall, or whether the database is there."""
        words = str(getattr(query, "text", query))
        return bool(await self._database.ask(self._lane, lambda: self._lock(words), writes=False))

    def _lock(self, words: str) -> bool:
        if "lock" not in words:
            return True
        shared = "shared" in words
        others = [mode for session, mode in self._database.locks.items() if session is not self]
        if not all(shared and mode for mode in others):
            return False
        self._database.locks[self] = shared
        return True

    async def get_raw_connection(self) -> Session:
        return self

    def is_closed(self) -> bool:
        """Whether the connection is known to be broken."""
        if not self._broken and not self._database.reaches(self._lane):
            self.terminate()
        return self._broken

    def terminate(self) -> None:
        """Give up the connection, and the lock with it."""
        self._broken = True
        self._database.locks.pop(self, None)

    async def close(self) -> None:
        self.terminate()

    @property
    def lane(self) -> Lane:
        """The process at this end."""
        return self._lane


class ImaginedStore(Store):
    """The server's store on an imagined database."""

    def __init__(self, database: Database, lane: Lane) -> None:
        super().__init__("sqlite+aiosqlite://")
        self.engine = SharedEngine(database, lane)  # type: ignore[assignment]
        self._database = database
        self._lane = lane

    async def open(self) -> None:
        if self._database.dialect == "sqlite":
            self._database.started()
            loop = asyncio.get_running_loop()

            def answer(answers: Answers) -> None:
                loop.call_soon_threadsafe(self._answer, answers)

            self._file = ImaginedWriter(self._database, self._lane, answer)
        else:
            # The schema is there already; the rest is as in the server.
            self._writers = [asyncio.create_task(self._write_on()) for _ in range(WRITERS)]

    async def close(self) -> None:
        self._file = None  # it has no thread that would have to end
        await super().close()

    async def _read(self, queries: Sequence[Query]) -> list[Sequence[Stored]]:
        found: list[Sequence[Stored]] = await self._database.ask(
            self._lane, lambda: self._database.rows(queries), writes=False
        )
        return found


# A file, seen from its process


class FileConnection:
    """A connection to an SQLite file on a disk with faults."""

    def __init__(self, database: Database, committed: Callable[[], None]) -> None:
        self._database = database
        self._committed = committed

    @property
    def in_transaction(self) -> bool:
        return self._database.connection.in_transaction

    def execute(self, sql: str, values: dict[str, Any] | None = None) -> sqlite3.Cursor:
        trouble = self._database.trouble
        word = sql.partition(" ")[0].lower()
        if trouble.refuses and word in ("begin" if trouble.refuses == "busy" else "commit", "commit"):
            raise refusal(trouble.refuses)
        found = self._database.connection.execute(sql, values or {})
        if word == "commit":
            self._committed()
            if self._database.chance.random() < trouble.loses:
                raise refusal("failing")
        return found


class ImaginedWriter(FileWriter):
    """The server's writer without its thread: it writes when the world says that the disk has turned round."""

    def __init__(self, database: Database, lane: Lane, answer: Callable[[Answers], None]) -> None:
        self._database = database
        self._lane = lane
        self._batch: list[Pending] = []
        self._asked: list[Pending] = []
        self._busy = False
        self._answer = answer
        self.checked = Event()
        self.checked.set()
        self.damage = None
        self.connection = FileConnection(database, self._committed)  # type: ignore[assignment]

    def add(self, pending: Pending) -> None:
        self._asked.append(pending)
        if not self._busy:
            self._busy = True
            self._database.world.call_later(self._database.delay(), self._turn)

    def _turn(self) -> None:
        database, lane = self._database, self._lane
        if lane.stopped:
            return
        batch, self._asked = self._asked[: file_writer.MOST_AT_ONCE], self._asked[file_writer.MOST_AT_ONCE :]
        database.observer.before_write(lane)
        if not lane.alive:
            return
        answers = self._write(batch)
        database.observer.after_write(lane)
        database.world.call_later(database.delay(), self._done, answers)

    def _done(self, answers: Answers) -> None:
        if self._lane.stopped:
            return
        self._answer(answers)
        self._busy = False
        if self._asked:
            self._busy = True
            self._database.world.call_later(self._database.delay(), self._turn)

    def _transaction(self, batch: list[Pending]) -> None:
        self._batch = batch
        super()._transaction(batch)

    def _committed(self) -> None:
        for pending in self._batch:
            self._database.observer.committed(self._lane, pending.statements)
