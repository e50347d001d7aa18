"""A lock on the data folder: two servers in one folder would run the same tables."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from herohall.core.errors import HallError


class AlreadyRunning(HallError):
    """Another server already uses the folder; `address` is its address."""

    def __init__(self, address: str) -> None:
        super().__init__("server-already-running", address=address)
        self.address = address


class DataFolder:
    """A folder of tables, locked until this process ends, even if it is killed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self._note = path / "server.txt"
        self._lock = FileLock(path / "server.lock")
        try:
            self._lock.acquire(blocking=False)
        except Timeout as error:
            address = self._note.read_text(encoding="utf-8") if self._note.exists() else "?"
            raise AlreadyRunning(address) from error
        self._note.unlink(missing_ok=True)

    def tell(self, address: str) -> None:
        """Write our address into the folder, for a second server to find."""
        self._note.write_text(address, encoding="utf-8")
