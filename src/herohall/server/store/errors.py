"""Kinds of database errors, told apart so that the owner knows what to do."""

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
"""SQLite's own errors come from setting its pragmas."""
SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
"""Message keys by the primary code of SQLite's error."""
POSTGRESQL = {"53100": FULL, "25006": READ_ONLY, "55P03": BUSY, "53300": BUSY, "XX001": DAMAGED, "XX002": DAMAGED}
"""Message keys by SQLSTATE."""
GONE = ("08", "57P")
"""How the SQLSTATE begins when there is no connection, or the server stops or starts."""
BAD_VALUE = "22"
"""How the SQLSTATE begins when a value cannot be stored."""


class CannotStore(HallError):
    """The database cannot be read or written at the moment."""


class Conflict(Exception):
    """Somebody else has already written this, or has changed what it was based on."""


class Unstorable(HallError):
    """A text that PostgreSQL cannot store, such as one with a NUL: the text is at fault, not the database."""

    def __init__(self) -> None:
        super().__init__("server-malformed")


def key_of(error: BaseException) -> str:
    """The message key of an error."""
    if isinstance(error, CannotStore):
        return error.key
    cause = getattr(error, "orig", None) or error
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
    """Whether the error, or one it was made from, is a network error."""
    return isinstance(cause, OSError) or isinstance(cause.__cause__, OSError)
