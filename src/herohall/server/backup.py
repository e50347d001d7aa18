"""A copy of the tables of a data folder in one file, taken while the server runs, and put back while it does not.

PostgreSQL has tools of its own for this; `docs/operate.md` names them.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from herohall.core.errors import HallError
from herohall.server.listening import DATABASE
from herohall.server.single import DataFolder
from herohall.server.store import NEWEST, VERSION

ASIDE = ".before-restore"
BESIDE = ("-wal", "-shm")
"""What SQLite keeps next to a database: it belongs to it."""


def back_up(data: Path, file: Path) -> int:
    """Copy all tables into a file that is not there yet; the number of tables."""
    source = data / DATABASE
    if not source.exists():
        raise HallError("server-backup-nothing", folder=str(data))
    if file.exists():
        raise HallError("server-backup-exists", file=str(file))
    beside = file.with_name(f"{file.name}.part")
    try:
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(beside)) as copy:
            original.backup(copy)
            copy.execute("pragma journal_mode=delete")  # one file, whole in itself
        count = check(beside)
        os.replace(beside, file)
    except (sqlite3.Error, OSError) as error:
        raise HallError("server-backup-failed", file=str(file), why=str(error)) from error
    finally:
        beside.unlink(missing_ok=True)
    return count


def restore(file: Path, data: Path) -> int:
    """Put a copy in the place of the tables in a data folder; these are kept beside it. The number of tables."""
    count = check(file)
    DataFolder(data)  # refused while a server is at work there; held until this process ends
    target = data / DATABASE
    fresh = data / f"{DATABASE}.part"
    try:
        with closing(sqlite3.connect(file)) as original, closing(sqlite3.connect(fresh)) as copy:
            original.backup(copy)
        for suffix in ("", *BESIDE):
            old = Path(f"{target}{suffix}")
            if old.exists():
                os.replace(old, f"{target}{ASIDE}{suffix}")
        os.replace(fresh, target)
    except (sqlite3.Error, OSError) as error:
        raise HallError("server-backup-failed", file=str(file), why=str(error)) from error
    finally:
        fresh.unlink(missing_ok=True)
    return count


def check(file: Path) -> int:
    """The number of tables in a copy; HallError if it is none, is damaged, or is of a newer HeroHall."""
    if not file.is_file():
        raise HallError("server-backup-none", file=str(file))
    try:
        with closing(sqlite3.connect(file)) as copy:
            sound = copy.execute("pragma integrity_check").fetchone()[0] == "ok"
            version = str(copy.execute(f"select version_num from {VERSION}").fetchone()[0])
            count = int(copy.execute("select count(*) from tables").fetchone()[0])
    except sqlite3.Error as error:
        raise HallError("server-backup-none", file=str(file)) from error
    if not sound:
        raise HallError("server-backup-none", file=str(file))
    if version > NEWEST:
        raise HallError("server-backup-newer", file=str(file))
    return count
