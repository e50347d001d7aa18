"""Halls inside the test's own process, without a network: for what happens between tables and their store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import event

from herohall.server.bodies import NewSeat, NewTable
from herohall.server.hall import Hall
from herohall.server.listening import sqlite_url
from herohall.server.pace import Timing
from herohall.server.table import Table

QUICK = Timing(calm=0, brisk=0, instant=0, grid=0, order=0)
THREE = NewTable(game="seventh", players=3, seats=[NewSeat(name=name) for name in ("Ann", "Ben", "Cleo")])


@asynccontextmanager
async def open_hall(data: Path, url: str | None = None, **more: Any) -> AsyncIterator[Hall]:
    """A hall, closed again at the end."""
    hall = Hall(url or sqlite_url(data), data, QUICK, workers=1, **more)
    hall.house.thinkers.warm_up = lambda: None  # type: ignore[method-assign] # no bot plays here, and it takes seconds
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def new_table(hall: Hall, wanted: NewTable = THREE) -> Table:
    return await hall.table((await hall.create(wanted)).table)


async def answer(table: Table, chance: Random) -> None:
    """Somebody answers the question before the table."""
    state = table.match.state
    assert state.seat is not None
    async with table.lock:
        await table.enter(state.seat, state.text(chance.choice(state.moves())), "person")


async def finish(table: Table, chance: Random) -> None:
    """Somebody answers all questions, to the end."""
    while table.status == "running":
        await answer(table, chance)


def tell(story: Callable[[], Awaitable[None]], seconds: float = 120.0) -> None:
    """Run a story, which must come to its end."""

    async def main() -> None:
        async with asyncio.timeout(seconds):
            await story()

    asyncio.run(main())


class Pragmas:
    """Has every connection to a SQLite database obey some pragmas from now on: to make it fail as a disk would."""

    def __init__(self, hall: Hall) -> None:
        self.now: list[str] = []
        assert hall.store._file is not None
        for engine in (hall.store.engine.sync_engine, hall.store._file.engine):
            event.listen(engine, "checkout", self._obey)

    def _obey(self, connection: Any, _record: object, _proxy: object) -> None:
        for pragma in self.now:
            connection.execute(f"pragma {pragma}").close()
