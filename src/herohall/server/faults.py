"""What keeps a database from answering, told apart so that whoever can put it right knows what to do."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import SQLAlchemyError

from herohall.core.errors import HallError

UNKNOWN = "server-store"
FULL = "server-store-full"
READ_ONLY = "server-store-read-only"
BUSY = "server-store-busy"
DAMAGED = "server-store-damaged"
AWAY = "server-store-away"

DATABASE_ERRORS = (SQLAlchemyError, OSError, sqlite3.Error)
"""SQLite's own come from setting its pragmas."""
SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
"""By the primary code of SQLite's error."""
POSTGRESQL = {"53100": FULL, "25006": READ_ONLY, "55P03": BUSY, "53300": BUSY, "XX001": DAMAGED, "XX002": DAMAGED}
"""By SQLSTATE."""
GONE = ("08", "57P")
"""How the SQLSTATE begins when there is no connection, or the server stops or starts."""
BAD_VALUE = "22"
"""How the SQLSTATE begins when a value cannot be kept."""


class CannotStore(HallError):
    """The database does not take or give anything at the moment."""


class Unstorable(HallError):
    """A text that PostgreSQL cannot keep, such as one with a NUL: whoever sent it is at fault, the database is well."""

    def __init__(self) -> None:
        super().__init__("server-malformed")


class LogCutOff(OSError):
    """Another program has shortened SQLite's log under us, and it is not whole again; see `second_log.py`."""


def key_of(error: BaseException) -> str:
    """The message for what is wrong."""
    if isinstance(error, CannotStore):
        return error.key
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, LogCutOff):
        return DAMAGED
    if isinstance(cause, sqlite3.Error):
        return SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, UNKNOWN)
    state = str(getattr(cause, "sqlstate", None) or "")
    if state.startswith(GONE) or getattr(error, "connection_invalidated", False) or is_lost(cause):
        return AWAY
    return POSTGRESQL.get(state, UNKNOWN)


def is_unstorable(error: BaseException) -> bool:
    """Whether a value is at fault, not the database."""
    return str(getattr(getattr(error, "orig", None), "sqlstate", None) or "").startswith(BAD_VALUE)


def is_lost(cause: BaseException) -> bool:
    """Whether the network is at fault, here or in what the driver has translated."""
    return isinstance(cause, OSError) or isinstance(cause.__cause__, OSError)
