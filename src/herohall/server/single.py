"""One server for each data folder: two of them would play the same tables."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from herohall.core.errors import HallError


class AlreadyRunning(HallError):
    """Another server has the folder; `address` is where it is."""

    def __init__(self, address: str) -> None:
        super().__init__("server-already-running", address=address)
        self.address = address


class DataFolder:
    """A folder of tables, held as long as this process lives, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self._note = path / "server.txt"
        self._lock: IO[str] = (path / "server.lock").open("a", encoding="utf-8")
        if not take(self._lock):
            raise AlreadyRunning(self._note.read_text(encoding="utf-8") if self._note.exists() else "?")
        self._note.unlink(missing_ok=True)

    def tell(self, address: str) -> None:
        """Leave a note for whoever comes second."""
        self._note.write_text(address, encoding="utf-8")


def take(lock: IO[str]) -> bool:
    """Whether the file could be locked; the system gives it back when the process ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
