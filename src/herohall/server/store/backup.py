"""Copies the tables of a data folder into one file while the server runs, and restores them while it is stopped.

PostgreSQL has its own tools for this; `docs/operate.md` names them.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from herohall.core.errors import HallError
from herohall.server.folder_lock import DataFolder
from herohall.server.sockets import DATABASE
from herohall.server.store.store import NEWEST, VERSION

ASIDE = ".before-restore"
BESIDE = ("-wal", "-shm")
"""The extra files that belong to an SQLite database."""


def back_up(data: Path, file: Path) -> int:
    """Copy all tables into a new file, and return their number."""
    source = data / DATABASE
    if not source.exists():
        raise HallError("server-backup-nothing", folder=str(data))
    if file.exists():
        raise HallError("server-backup-exists", file=str(file))
    beside = file.with_name(f"{file.name}.part")
    try:
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(beside)) as copy:
            original.backup(copy)
            copy.execute("pragma journal_mode=delete")  # a single complete file
        count = check(beside)
        os.replace(beside, file)
    except (sqlite3.Error, OSError) as error:
        raise HallError("server-backup-failed", file=str(file), why=str(error)) from error
    finally:
        beside.unlink(missing_ok=True)
    return count


def restore(file: Path, data: Path) -> int:
    """Replace the tables of a data folder by a backup, keep the old ones beside it, and return the number of tables."""
    count = check(file)
    DataFolder(data)  # refused while a server runs there; locked until this process ends
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
    """The number of tables in a backup; HallError if it is not one, is damaged, or was made by a newer HeroHall."""
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
