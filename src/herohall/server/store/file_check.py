"""What may be wrong with an SQLite file when the server starts: damaged pages, or a log that SQLite reads only in part.

SQLite stops at the first frame of its log that is damaged, and says nothing about the writes after it.
"""

from __future__ import annotations

import logging
import shutil
import sqlite3
import struct
from pathlib import Path

LOG_HEADER, FRAME_HEADER = 32, 24
FRAME = struct.Struct(">4xI8s8x")
"""Of a frame's header: the size of the database after a commit (0: no commit), and the salt of its round of the log."""

log = logging.getLogger("herohall.server")


def save_unread_log(path: Path) -> None:
    """Copy the log if SQLite cannot read all of it, and say so; nothing may have been written yet."""
    wal = path.with_name(f"{path.name}-wal")
    written = commits(wal)
    if not written:
        return
    connection = sqlite3.connect(path)
    try:
        _, readable, _ = connection.execute("pragma wal_checkpoint(passive)").fetchone()
        lost = [frame for frame in written if frame > readable]
        if lost:
            kept = wal.with_name(f"{wal.name}.damaged")
            shutil.copy(wal, kept)
            log.error("the database's log is damaged: at least %d writes cannot be read; copied to %s", len(lost), kept)
    finally:
        connection.close()


def commits(wal: Path) -> list[int]:
    """The numbers of the frames that end a transaction, as they say themselves; without those of earlier rounds."""
    if not wal.exists() or wal.stat().st_size < LOG_HEADER + FRAME_HEADER:
        return []
    found, first = list[int](), None
    with wal.open("rb") as file:
        step = int.from_bytes(file.read(LOG_HEADER)[8:12]) + FRAME_HEADER
        number = 1
        while len(header := file.read(FRAME_HEADER)) == FRAME_HEADER:
            size, salt = FRAME.unpack(header)
            first = first or salt
            if salt == first and size:
                found.append(number)
            number += 1
            file.seek(LOG_HEADER + (number - 1) * step)
    return found


def damage(connection: sqlite3.Connection) -> sqlite3.DatabaseError | None:
    """What is wrong with the pages of a database."""
    try:
        ((found, *_), *_) = connection.execute("pragma quick_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        return error
    if found == "ok":
        return None
    corrupt = sqlite3.DatabaseError(found)
    corrupt.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return corrupt
