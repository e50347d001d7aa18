"""A thread that writes to an SQLite file. What is asked for while it writes shares the next transaction.

A disk confirms only a few hundred transactions a second, and many tables play at once. SQL is compiled once for each
kind of change and then handed to SQLite directly, because this is what every move waits for.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, NamedTuple, cast

from sqlalchemy import JSON, ClauseElement, Executable
from sqlalchemy.dialects import sqlite

from herohall.server.store import file_check
from herohall.server.store.errors import Conflict
from herohall.server.store.statements import ONE_ROW, Filled, Pending, Writable

MOST_AT_ONCE = 200
"""The most writes that share a transaction."""
PRAGMAS = ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000", "wal_autocheckpoint=4000")
TIDY_EVERY = 2.0
"""Seconds between two times that the log is copied into the file beside the writing, so that no move waits for that.

What is left for the writer, when the log has 4,000 pages, is little.
"""
DIALECT = sqlite.dialect(paramstyle="qmark")
"""Values in order: Python's module would look up each name, and let other threads run each time."""

Answers = list[tuple[Pending, Exception | None]]


class Prepared(NamedTuple):
    """A statement as SQLite takes it."""

    sql: str
    names: tuple[str, ...]
    """The names of its values, in their order."""
    given: dict[str, Any]
    """The values that are part of the statement."""
    convert: Sequence[tuple[str, Callable[[Any], Any]]]
    """What turns values into a form that SQLite stores, by their names."""
    one_row: bool

    def execute(self, connection: sqlite3.Connection, values: dict[str, Any]) -> sqlite3.Cursor:
        """Carry it out with these values."""
        if self.convert:
            values = {**values, **{name: convert(values[name]) for name, convert in self.convert}}
        return connection.execute(self.sql, [values[name] for name in self.names])


class FileWriter(Thread):
    """Writes in the order in which it is asked to; `answer` is called in this thread with what became of each write."""

    def __init__(self, path: Path, answer: Callable[[Answers], None]) -> None:
        super().__init__(name="store", daemon=True)
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        set_pragmas(self.connection)
        self.checked = Event()
        """Set when the file has been checked; nothing is written before."""
        self.damage: sqlite3.DatabaseError | None = None
        self._answer = answer
        self._waiting: SimpleQueue[Pending | None] = SimpleQueue()
        self._ending = Event()
        self._tidying = Thread(target=self._tidy, args=[path], name="store-log", daemon=True)

    def add(self, pending: Pending) -> None:
        """Write this soon."""
        self._waiting.put(pending)

    def finish(self) -> None:
        """Write what is waiting, and end."""
        self._waiting.put(None)
        self._ending.set()
        self.join()
        self.connection.close()

    def _tidy(self, path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            while not self._ending.wait(TIDY_EVERY):
                with suppress(sqlite3.Error):  # a full disk, say: whoever writes next is told
                    connection.execute("pragma wal_checkpoint(passive)").close()

    def run(self) -> None:
        self._tidying.start()
        self._write_on()
        self._tidying.join()

    def _write_on(self) -> None:
        self.damage = file_check.damage(self.connection)
        self.checked.set()
        while (first := self._waiting.get()) is not None:
            batch, last = [first], False
            while len(batch) < MOST_AT_ONCE and not last:
                try:
                    following = self._waiting.get_nowait()
                except Empty:
                    break
                if following is None:
                    last = True
                else:
                    batch.append(following)
            self._answer(self._write(batch))
            if last:
                return

    def _write(self, batch: list[Pending]) -> Answers:
        try:
            self._transaction(batch)
        except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer
            if len(batch) == 1:
                return [(batch[0], Conflict() if isinstance(error, sqlite3.IntegrityError) else error)]
            # One of them is at fault; alone each of them gets its own answer.
            return [answer for pending in batch for answer in self._write([pending])]
        return [(pending, None) for pending in batch]

    def _transaction(self, batch: list[Pending]) -> None:
        if self.damage is not None:
            raise self.damage
        self.connection.execute("begin immediate")
        try:
            for pending in batch:
                for one in pending.statements:
                    execute(self.connection, one)
            self.connection.execute("commit")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("rollback")
            raise


def set_pragmas(connection: Any) -> None:
    """Set up a connection so that written data survives a power failure."""
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}").close()


def execute(connection: sqlite3.Connection, one: Writable) -> None:
    """Carry out a statement; Conflict if it does not find its row."""
    if isinstance(one, Filled):
        prepared, values = prepare_to_fill(one.statement, tuple(one.values)), one.values
    else:
        prepared = prepare(one, None)
        values = prepared.given
    if prepared.execute(connection, values).rowcount != 1 and prepared.one_row:
        raise Conflict


def prepare(statement: Executable, columns: tuple[str, ...] | None) -> Prepared:
    """Compile a statement."""
    compiled = cast(Any, cast(ClauseElement, statement)).compile(
        dialect=DIALECT, column_keys=columns, compile_kwargs={"render_postcompile": True}
    )
    json = [(name, cast(Any, one.type)) for one, name in compiled.bind_names.items() if isinstance(one.type, JSON)]
    convert = [(name, kind.bind_processor(DIALECT)) for name, kind in json]
    one_row = ONE_ROW in statement.get_execution_options()
    return Prepared(str(compiled), tuple(compiled.positiontup), compiled.params, convert, one_row)


prepare_to_fill = lru_cache(maxsize=500)(prepare)
"""The same for a statement that comes again and again, with values of the same names."""
