"""SQLite's log of what is not in its file yet, kept a second time in memory: another program may cut it off.

SQLite itself never shortens the log in use, so it does not look: it would write on behind the cut, say that all is
well, and after the next start everything behind the cut would be gone. So we look at the end of the log before and
after each transaction. What was cut off is written again, byte for byte, and SQLite goes on as if nothing had been.

The forms of the log and its index are at https://www.sqlite.org/walformat.html.
"""

from __future__ import annotations

import logging
import os
from io import FileIO
from pathlib import Path
from struct import Struct
from typing import BinaryIO

from herohall.server.faults import LogCutOff

INDEX = Struct("=14xHI12x8s8x")
"""The head of the index, which is there twice: the size of a page, the number of frames, and what tells logs apart."""
LARGEST_PAGE = 65_536
"""Written as 1: it does not fit."""
HEAD, FRAME_HEAD = 32, 24

log = logging.getLogger("herohall.server")


class SecondLog:
    """What the log held when we looked last: some megabytes at most, for SQLite begins anew when it has that many."""

    def __init__(self, database: Path) -> None:
        self._log = Path(f"{database}-wal")
        self._index = Path(f"{database}-shm")
        self._salts = b""
        self._kept = bytearray()
        # Stays open: closing any descriptor of the index would take SQLite's own locks on it from this whole process
        # (so POSIX wants it), and the next program to open the database would empty the index under us.
        self._index_file: FileIO | None = None

    def close(self) -> None:
        """When SQLite has no connection left."""
        if self._index_file is not None:
            self._index_file.close()

    def look(self) -> bool:
        """Keep what has been added; whether something had been cut off before and is there again.

        LogCutOff if it cannot be written again at the moment. A connection must be open, or there is no log.
        """
        try:
            return self._look()
        except OSError as error:
            raise LogCutOff(f"its log was cut off by another program, and cannot be mended ({error})") from error

    def _look(self) -> bool:
        if self._index_file is None:
            self._index_file = self._index.open("rb", buffering=0)
        self._index_file.seek(0)
        head, again = self._index_file.read(INDEX.size), self._index_file.read(INDEX.size)
        if head != again:  # another process writes at this moment: it is seen next time
            return False
        page, frames, salts = INDEX.unpack(head)
        frame = FRAME_HEAD + (LARGEST_PAGE if page == 1 else page)
        if salts != self._salts:  # all of it is in the database: SQLite has begun a new log
            self._salts, self._kept = salts, bytearray()
        with self._log.open("r+b") as file:
            mended = self._is_cut(file, frame)
            if mended:
                self._write_again(file)
            if frames:
                self._keep(file, HEAD + frames * frame)
        return mended

    def _is_cut(self, file: BinaryIO, frame: int) -> bool:
        """Whether the last frame is another than it was: also if SQLite has written on, behind a gap."""
        last = self._kept[-frame:]
        file.seek(len(self._kept) - len(last))
        return file.read(len(last)) != last

    def _write_again(self, file: BinaryIO) -> None:
        file.seek(0)
        file.write(self._kept)
        file.flush()
        os.fsync(file.fileno())
        log.error("the log of the database was cut off by another program; what was missing has been written again")

    def _keep(self, file: BinaryIO, end: int) -> None:
        file.seek(len(self._kept))
        self._kept += file.read(max(0, end - len(self._kept)))
        if len(self._kept) < end:
            raise OSError("cut off before it could be read")
