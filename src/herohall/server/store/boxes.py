"""Uploaded boxes: checked, stored under the hash of their content, and written to a folder for play."""

from __future__ import annotations

import asyncio
import shutil
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from sqlalchemy import delete, insert, select, update

from herohall.core import registry
from herohall.core.box_files import MOST_CHARACTERS, id_of_box, try_out, unfold
from herohall.core.errors import BadOption
from herohall.core.game import Game
from herohall.hall.boxes import files_of, tables
from herohall.hall.errors import NotNow
from herohall.hall.schemas import BoxFiles, BoxInfo, BoxSheets
from herohall.server import wall_clock
from herohall.server.store import schema
from herohall.server.store.errors import Conflict
from herohall.server.store.store import Store

MOST_KEPT = 50
"""The most games with custom boxes that are kept in memory; the least recently used is dropped first."""
MOST_WAITING = 20
"""The most boxes and records that wait to be checked."""
UNUSED = 24 * 3600.0
"""Seconds for which a box is kept with which no table was opened."""
KEPT = 366 * 24 * 3600.0
"""The same for a box that somebody asked to keep, from the last time it was opened."""
MOST_STORED = 2000
"""The most boxes that are kept so long: half a gigabyte if all were as large as can be."""

Answer = TypeVar("Answer")


class Boxes:
    """The boxes of this server; a stored box never changes."""

    def __init__(self, store: Store, folder: Path) -> None:
        self._store = store
        self._folder = folder
        self._games: OrderedDict[tuple[str, str], Game] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "boxes")
        """One for all that people send: many at once would keep the event loop from running."""
        self._waiting = 0

    async def add(self, brought: BoxFiles) -> BoxInfo:
        """Check a box and store it; an error lists all its problems."""
        if brought.folder is not None:
            known = registry.game(brought.game).box_files
            brought = BoxFiles(game=brought.game, files=read_folder(Path(brought.folder), known), keep=brought.keep)
        files = files_of(brought)
        box = id_of_box(brought.game, files)
        game = await self.look(try_out, brought.game, files)
        row = insert(schema.boxes).values(id=box, game=brought.game, files=files, added=wall_clock.now())
        with suppress(Conflict):  # the same box was uploaded before
            await self._store.write(row)
        if brought.keep:
            await self._keep(box)
        return BoxInfo(box=box, label=game.box)

    async def look(self, deed: Callable[..., Answer], *given: object) -> Answer:
        """Look at a box or a record that somebody sent, one at a time; NotNow if too many wait."""
        if self._waiting >= MOST_WAITING:
            raise NotNow("server-busy")
        self._waiting += 1
        try:
            return await self._in_thread(deed, *given)
        finally:
            self._waiting -= 1

    async def _keep(self, box: str) -> None:
        """Store a box for a long time from now on."""
        boxes, now = schema.boxes, wall_clock.now()
        others = select(boxes.c.id).where(boxes.c.kept_until > now, boxes.c.id != box).limit(MOST_STORED)
        if len(await self._store.read(others)) >= MOST_STORED:
            raise NotNow("server-boxes-full")
        await self._store.write(update(boxes).where(boxes.c.id == box).values(kept_until=now + KEPT))

    async def open(self, game: str, box: str) -> BoxSheets:
        """A box that was stored here, as tables; one that is stored for long then stays as long again."""
        stored = await self._store.box(box)
        if stored is None or stored.game != game:
            raise BadOption("server-no-box", box=box[:40])
        if stored.kept_until is not None:
            await self._keep(box)
        return await self.look(tables, game, stored.files)

    async def game(self, name: str, box: str | None) -> tuple[Game, str | None]:
        """A game with a box, and the folder with its files."""
        if box is None:
            return registry.game(name), None
        folder = await self.folder(box)
        if (name, box) not in self._games:
            self._games[name, box] = await self._in_thread(registry.game, name, folder)
        game = self._games[name, box]
        self._games.move_to_end((name, box))
        if len(self._games) > MOST_KEPT:
            self._games.popitem(last=False)
        return game, folder

    async def folder(self, box: str) -> str:
        """The folder for the files of a box."""
        stored = await self._store.box(box)
        if stored is None:
            raise BadOption("server-no-box", box=box[:40])
        folder = self._folder / box
        if not folder.is_dir():
            await self._in_thread(unfold, stored.files, folder)
        return str(folder)

    async def forget_unused(self) -> None:
        """Delete old boxes with which no table was opened, and their files."""
        boxes, used = schema.boxes, select(schema.tables.c.box).where(schema.tables.c.box.is_not(None))
        now = wall_clock.now()
        let_go = boxes.c.kept_until.is_(None) | (boxes.c.kept_until < now)
        old = (boxes.c.added < now - UNUSED) & let_go & boxes.c.id.not_in(used)
        for row in await self._store.read(select(boxes.c.id).where(old)):
            await self._store.write(delete(boxes).where(old, boxes.c.id == row.id))
            await self._in_thread(shutil.rmtree, self._folder / row.id, True)

    async def _in_thread(self, deed: Callable[..., Answer], *given: object) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._thread, deed, *given)


def read_folder(folder: Path, known: Sequence[str]) -> dict[str, str]:
    """The files of a box on this machine."""
    try:
        return {
            file.name: file.read_text(encoding="utf-8", errors="replace")
            for file in sorted(folder.glob("*.csv"))
            if file.name in known and file.stat().st_size <= MOST_CHARACTERS
        }
    except OSError as error:
        raise BadOption("server-no-folder", folder=str(folder)) from error
