"""The doors of the hall in its Web Worker: what TypeScript hands in, and what it calls (`web/src/anywhere/`)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol

from herohall.browser import requests
from herohall.browser.bots import Bots
from herohall.browser.hall import BrowserHall
from herohall.browser.journal import CannotKeep, Conflict, Line
from herohall.browser.room import Outside
from herohall.browser.visit import Visit
from herohall.hall.bot_delay import Timing

BOXES = Path("/boxes")
FULL, BROKEN = "browser-full", "browser-storage"


class Store(Protocol):
    """`Lines` in TypeScript (`lines.ts`): it answers with texts and numbers; trouble is a word, not an exception."""

    def add(self, names: list[str], numbers: list[int], texts: list[str]) -> Awaitable[str]:
        """`kept`, `conflict`, `full` or `broken`."""

    def read(self, name: str) -> Awaitable[Any]:
        """All lines of a name."""

    def last(self, name: str) -> Awaitable[int]:
        """The last number of a name, -1 without any."""

    def names(self) -> Awaitable[Any]:
        """All names."""

    def sizes(self, names: list[str]) -> Awaitable[Any]:
        """The characters kept under each of these names."""

    def remove(self, names: list[str]) -> Awaitable[str]:
        """`kept` or `broken`."""


class StoreJournal:
    """The journal in the browser's own database."""

    def __init__(self, store: Store, convert: Callable[[Any], Any]) -> None:
        self._store = store
        self._convert = convert
        """Makes JavaScript's values of Python's."""

    async def add(self, lines: list[Line]) -> None:
        """Keep all of these lines or none."""
        names, numbers, texts = (self._convert(list(column)) for column in zip(*lines, strict=True))
        heed(await self._store.add(names, numbers, texts))

    async def read(self, name: str) -> list[str]:
        """All lines of one name, in order."""
        return [str(text) for text in await self._store.read(name)]

    async def last(self, name: str) -> int | None:
        """The number of the last line of a name."""
        found = await self._store.last(name)
        return None if found < 0 else found

    async def names(self) -> list[str]:
        """All names."""
        return [str(name) for name in await self._store.names()]

    async def sizes(self, names: list[str]) -> list[int]:
        """How many characters are kept under each of these names."""
        return [int(size) for size in await self._store.sizes(self._convert(names))]

    async def remove(self, names: list[str]) -> None:
        """Forget all lines of these names."""
        heed(await self._store.remove(self._convert(names)))


def heed(said: str) -> None:
    """Raise the trouble that the store tells of."""
    if said == "conflict":
        raise Conflict
    if said != "kept":
        raise CannotKeep(FULL if said == "full" else BROKEN)


class Hall:
    """The hall as TypeScript sees it."""

    def __init__(self, store: Store, bots: Any, locks: Any, convert: Callable[[Any], Any]) -> None:
        outside = Outside(StoreJournal(store, convert), Bots(bots), Timing())
        self._hall = BrowserHall(outside, locks, BOXES)
        self._visits: dict[int, Visit] = {}
        self._background: set[asyncio.Task[None]] = set()

    def ask(self, method: str, address: str, body: str, token: str, reply: Callable[[bool, str], None]) -> None:
        """A request of the page; `reply` gets whether it could be answered, and the answer."""
        self._begin(self._answer(method, address, body, token, reply))

    async def _answer(
        self, method: str, address: str, body: str, token: str, reply: Callable[[bool, str], None]
    ) -> None:
        reply(*await requests.answer(self._hall, method, address, body, token or None))

    def open(self, line: int, table: str, screen: Any, steal: bool) -> None:
        """A line to a table."""
        self._visits[line] = Visit(self._hall, table, screen, steal)

    def hear(self, line: int, text: str) -> None:
        """The page says something."""
        self._begin(self._visits[line].hear(text))

    def shut(self, line: int) -> None:
        """The page has left."""
        visit = self._visits.pop(line, None)
        if visit is not None:
            self._begin(visit.end())

    def taken(self, table: str) -> None:
        """Another tab has taken a table from this one."""
        self._hall.taken(table)

    def _begin(self, job: Any) -> None:
        task = asyncio.ensure_future(job)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
