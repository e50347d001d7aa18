"""Where games are kept: one private record each, rewritten after every move; finished ones in a folder of their own."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path

from platformdirs import user_data_dir

from herohall.core.errors import HallError
from herohall.core.record import Record


def data_folder() -> Path:
    """HEROHALL_DATA, or where this system keeps the data of programs."""
    return Path(os.environ.get("HEROHALL_DATA") or user_data_dir("herohall", appauthor=False))


def running_folder() -> Path:
    """Where unfinished games are."""
    return data_folder() / "games"


def finished_folder() -> Path:
    """Where finished games are."""
    return data_folder() / "finished"


def games_in(folder: Path) -> list[Path]:
    """The records in a folder, the one played last first."""
    found = [path for path in folder.glob("*.hall") if path.is_file()] if folder.is_dir() else []
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def find(which: str | None) -> Path:
    """The game meant by a number of the list or by a file; without either, the one played last."""
    if which is not None and not which.isdecimal():
        return Path(which)
    running = games_in(running_folder())
    if not running:
        raise HallError("terminal-no-games")
    number = 1 if which is None else int(which)
    if not 1 <= number <= len(running):
        raise HallError("terminal-no-such-game", number=number, count=len(running))
    return running[number - 1]


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """HallError that names the file, if it cannot be written."""
    try:
        yield
    except OSError as error:
        raise HallError("terminal-cannot-write", file=str(path), why=error.strerror or "?") from error


def write_new(path: Path, text: str, replace: bool = False) -> None:
    """Write a file a person asked for; never over another one, unless they said so."""
    with writing(path):
        if not replace and path.exists():
            raise HallError("terminal-file-exists", file=str(path))
        with path.open("w" if replace else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)


@contextmanager
def fault_log() -> Iterator[None]:
    """Log faults of bots to a file beside the games."""
    handler = logging.FileHandler(data_folder() / "faults.log", encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    logger = logging.getLogger("herohall")
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        handler.close()


class Kept:
    """The file of one running game."""

    def __init__(self, path: Path, record: Record) -> None:
        self.path = path
        self.record = record
        self._written = record.to_text()

    @classmethod
    def new(cls, record: Record) -> Kept:
        """A file of its own for a game that begins, whatever other processes begin at the same moment."""
        folder = running_folder()
        stem = folder / f"{record.game.name}-{datetime.now():%Y%m%d-%H%M%S}"
        names = (f"{stem}.hall" if number == 1 else f"{stem}-{number}.hall" for number in count(1))
        files = (cls(Path(name), record) for name in names)
        with writing(stem):
            folder.mkdir(parents=True, exist_ok=True)
            return next(kept for kept in files if kept._create())

    def _create(self) -> bool:
        """Write the file, for its owner only; False if a game has this name already."""
        try:
            handle = os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            return False
        if (finished_folder() / self.path.name).exists():  # asked last: a game may just have moved there
            os.close(handle)
            self.path.unlink()
            return False
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(self._written)
        return True

    def save(self) -> None:
        """Write the record as it is now; refuse if somebody else has gone on with the game meanwhile."""
        text = self.record.to_text()
        if text == self._written:
            return
        with writing(self.path):
            if self.path.read_text(encoding="utf-8") != self._written:
                raise HallError("terminal-changed-elsewhere", file=str(self.path))
            self.record.save(self.path)
        self._written = text

    def finish(self) -> None:
        """Save the finished game; one from the folder of running games moves to that of finished ones."""
        self.save()
        if self.path.parent != running_folder():
            return
        goal = finished_folder() / self.path.name
        with writing(goal):
            goal.parent.mkdir(parents=True, exist_ok=True)
            self.path = self.path.rename(goal)
