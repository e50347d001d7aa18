"""The journal of a contest: a line of JSON for its settings, then one for every game that is over.

It is only ever added to. Whatever stops us, all games but the last line are still there; a cut power line may cost the
last second's, too.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self

import msgspec

from herohall.core.errors import HallError
from herohall.lab.arena import Played, play_all
from herohall.lab.contest import Contest

FORMAT = 1
BEGINNING = b'{"herohall_arena":'
SYNC = 1.0
"""Seconds between two waits for the disk: games of random bots end by the hundred in that time."""


class Heading(msgspec.Struct):
    """The first line."""

    herohall_arena: int
    settings: dict[str, object]


class Journal:
    """A file of games, open for more."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open the journal of this contest, or begin it; HallError if the file is of another contest, or of none."""
        self.path = path
        settings = contest.settings()
        heading, self.played, good = read(path)
        if heading is not None and heading.settings != settings:
            differ = [name for name in settings if heading.settings.get(name) != settings[name]]
            raise HallError("lab-journal-differs", file=str(path), settings=", ".join(differ))
        for game in self.played:
            if not fits(game, contest.players):
                raise HallError("lab-journal-line", file=str(path), line=line_of(path, game.task))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._file.truncate(good)  # a last line that was only half written
        except OSError as error:
            raise HallError("lab-cannot-write", file=str(path), why=error.strerror or "?") from error
        self._synced = monotonic()
        if heading is None:
            self._write(msgspec.json.encode(Heading(FORMAT, settings)))

    def add(self, played: Played) -> None:
        """Note a game."""
        self.played.append(played)
        self._write(msgspec.json.encode(played))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        if monotonic() - self._synced >= SYNC:
            self._sync()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._sync()
        self._file.close()


def play_kept(contest: Contest, games: int, executor: Executor, ahead: int, path: Path | None) -> Iterator[Played]:
    """The games of a contest: first those in its journal, if it has one, then new ones, which are noted there."""
    if path is None:
        yield from play_all(contest, games, executor, ahead=ahead)
        return
    with Journal(path, contest) as journal:
        yield from [game for game in journal.played if game.task < games]
        for game in play_all(contest, games, executor, {game.task for game in journal.played}, ahead):
            journal.add(game)
            yield game


def fits(game: Played, players: int) -> bool:
    """Whether this can be a game of so many players."""
    lists = (game.scores, game.decisions, game.choices, game.seconds)
    seats = sorted(seat for place in game.ranking for seat in place)
    return game.task >= 0 and all(len(each) == players for each in lists) and seats == list(range(players))


def seed_in(path: Path) -> int | None:
    """The seed of the contest a journal belongs to; None if it has not been begun."""
    heading, _, _ = read(path)
    seed = None if heading is None else str(heading.settings.get("seed"))
    return int(seed) if seed is not None and seed.isdecimal() else None


def line_of(path: Path, task: int) -> int:
    """Where a game stands in a journal that has been read before."""
    lines = path.read_bytes().splitlines()[1:]
    return next(n for n, line in enumerate(lines, start=2) if msgspec.json.decode(line, type=Played).task == task)


def read(path: Path) -> tuple[Heading | None, list[Played], int]:
    """Heading and games of a journal, and how many bytes of it are whole lines; nothing if there is no such file."""
    try:
        content = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise HallError("lab-cannot-read", file=str(path), why=error.strerror or "?") from error
    good = content.rfind(b"\n") + 1
    lines = content[:good].splitlines()
    if not lines:
        if not BEGINNING.startswith(content[: len(BEGINNING)]):
            raise HallError("lab-no-journal", file=str(path))
        return None, [], 0
    try:
        heading = msgspec.json.decode(lines[0], type=Heading)
    except msgspec.DecodeError as error:
        raise HallError("lab-no-journal", file=str(path)) from error
    if heading.herohall_arena != FORMAT:
        raise HallError("lab-no-journal", file=str(path))
    by_task: dict[int, Played] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            played = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            raise HallError("lab-journal-line", file=str(path), line=number) from error
        by_task.setdefault(played.task, played)
    return heading, list(by_task.values()), good
