"""Boxes people bring: checked, stored under the hash of their content, unfolded into a folder to be played with."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import tempfile
from contextlib import suppress
from pathlib import Path

from sqlalchemy import insert

from herohall.core import registry
from herohall.core.errors import BadOption, HallError
from herohall.core.files import write_safely
from herohall.core.game import Game
from herohall.server import schema, steady
from herohall.server.bodies import BoxFiles, BoxInfo
from herohall.server.store import Conflict, Store

FILE_NAME = re.compile(r"[a-z]{1,20}\.csv")
MOST_CHARACTERS = 1_000_000
MOST_KEPT = 50
"""Games with boxes of their own that are kept ready."""


class Boxes:
    """The boxes of this server; one, once here, never changes."""

    def __init__(self, store: Store, folder: Path) -> None:
        self._store = store
        self._folder = folder
        self._games: dict[tuple[str, str], Game] = {}

    async def add(self, brought: BoxFiles) -> BoxInfo:
        """Check a box and keep it; an error that lists all its problems if it cannot be played with."""
        files = check_files(brought.files if brought.folder is None else read_folder(Path(brought.folder)))
        if not registry.game(brought.game).own_box:
            raise BadOption("bad-box", game=brought.game)
        box = hashlib.sha256(json.dumps([brought.game, sorted(files.items())]).encode()).hexdigest()[:32]
        game = await asyncio.to_thread(try_out, brought.game, files)
        row = insert(schema.boxes).values(id=box, game=brought.game, files=files, added=steady.now())
        with suppress(Conflict):  # somebody has brought the same box before
            await self._store.write(row)
        return BoxInfo(box=box, label=game.box)

    async def game(self, name: str, box: str | None) -> tuple[Game, str | None]:
        """A game with a box, and the folder it was unfolded to."""
        if box is None:
            return registry.game(name), None
        folder = await self.folder(box)
        if (name, box) not in self._games:
            if len(self._games) >= MOST_KEPT:
                del self._games[next(iter(self._games))]
            self._games[name, box] = await asyncio.to_thread(registry.game, name, folder)
        return self._games[name, box], folder

    async def folder(self, box: str) -> str:
        """Where a box is unfolded."""
        stored = await self._store.box(box)
        if stored is None:
            raise BadOption("server-no-box", box=box[:40])
        folder = self._folder / box
        if not folder.is_dir():
            unfold(stored.files, folder)
        return str(folder)


class BadBox(HallError):
    """A box that cannot be played with, and everything that is wrong with it."""

    def __init__(self, causes: list[HallError]) -> None:
        super().__init__("server-box-bad", count=len(causes))
        self._causes = causes

    def causes(self) -> list[HallError]:
        return self._causes


def try_out(game: str, files: dict[str, str]) -> Game:
    """The game with these files, or BadBox; where they were unfolded to try them is nobody's business."""
    with tempfile.TemporaryDirectory() as trial:
        unfold(files, Path(trial))
        try:
            return registry.game(game, trial)
        except HallError as error:
            raise BadBox(error.causes()) from error


def check_files(files: dict[str, str]) -> dict[str, str]:
    """Only what can be the files of a box, and not too much of it."""
    if sum(len(text) for text in files.values()) > MOST_CHARACTERS:
        raise BadOption("server-box-too-large", most=MOST_CHARACTERS)
    for name in files:
        if not FILE_NAME.fullmatch(name):
            raise BadOption("server-box-file", file=name[:40])
    return files


def read_folder(folder: Path) -> dict[str, str]:
    """The files of a box on this machine."""
    try:
        return {
            file.name: file.read_text(encoding="utf-8", errors="replace")
            for file in sorted(folder.glob("*.csv"))
            if file.stat().st_size <= MOST_CHARACTERS
        }
    except OSError as error:
        raise BadOption("server-no-folder", folder=str(folder)) from error


def unfold(files: dict[str, str], folder: Path) -> None:
    """Write the files of a box; the folder is there once they all are."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as beside:
        for name, text in files.items():
            write_safely(Path(beside) / name, text)
        for name in files:
            folder.mkdir(exist_ok=True)
            (Path(beside) / name).replace(folder / name)
