"""Halls inside the test's own process, without a network: for what happens between tables and their store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

from sqlalchemy import event
from tests.patience import PATIENCE

from herohall.hall import actions, visits
from herohall.hall.bot_delay import Timing
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Act
from herohall.hall.schemas import NewSeat, NewTable
from herohall.server.hall_server import HallServer, make_server
from herohall.server.live.connection import Connection
from herohall.server.live.room import Room, connection_ids
from herohall.server.sockets import sqlite_url

QUICK = Timing(calm=0, brisk=0, instant=0, grid=0, order=0)
THREE = NewTable(game="seventh", players=3, seats=[NewSeat(name=name) for name in ("Ann", "Ben", "Cleo")])


@asynccontextmanager
async def open_hall(data: Path, url: str | None = None, **more: Any) -> AsyncIterator[HallServer]:
    """A hall, closed again at the end."""
    hall = make_server(url or sqlite_url(data), data, QUICK, workers=1, **more)
    hall.context.bots.warm_up = lambda: None  # type: ignore[method-assign] # no bot plays here, and it takes seconds
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def new_room(hall: HallServer, wanted: NewTable = THREE) -> Room:
    return await hall.room((await hall.create(wanted)).table)


async def watch(room: Room) -> Seen:
    """Somebody comes to look; what they are sent from then on."""
    one, connection = next(connection_ids), Seen()
    room.connections[one] = connection
    await room.take(lambda table, moment: visits.come(table, Viewer(one), None, moment))
    connection.heard()
    return connection


async def enter(room: Room, seat: int, word: str) -> None:
    """A person answers the question they see."""
    number, guest = next(connection_ids), room.table.player(seat)
    message = Act(id=f"answer {number}", at=room.table.number, move=word)
    await room.take(lambda table, moment: actions.propose(table, Viewer(number, guest, seat), message, moment))


async def answer(room: Room, chance: Random) -> None:
    """Somebody answers the question before the table."""
    state = room.table.match.state
    assert state.seat is not None
    await enter(room, state.seat, state.text(chance.choice(state.moves())))


async def finish(room: Room, chance: Random) -> None:
    """Somebody answers all questions, to the end."""
    while room.table.status == "running":
        await answer(room, chance)


def tell(story: Callable[[], Awaitable[None]], seconds: float = PATIENCE) -> None:
    """Run a story, which must come to its end."""

    async def main() -> None:
        async with asyncio.timeout(seconds):
            await story()

    asyncio.run(main())


class Pragmas:
    """Has every connection to a SQLite database obey some pragmas from now on: to make it fail as a disk would."""

    def __init__(self, hall: HallServer) -> None:
        assert hall.store._file is not None
        self._writing = hall.store._file.connection
        self._now: list[str] = []
        event.listen(hall.store.engine.sync_engine, "checkout", self._obey)

    @property
    def now(self) -> list[str]:
        return self._now

    @now.setter
    def now(self, pragmas: list[str]) -> None:
        self._now = pragmas
        self._obey(self._writing)

    def _obey(self, connection: Any, *_: object) -> None:
        for pragma in self._now:
            connection.execute(f"pragma {pragma}").close()


class Screen:
    """The end of a connection: keeps what was written to it, in the place of a websocket."""

    def __init__(self, *heard: str) -> None:
        self.written: list[bytes] = []
        self.transport: Any = self
        self.aborted = False
        self._heard = heard

    def attach(self, visit: Any) -> None:
        for text in self._heard:
            visit.hear(text.encode())

    def go_on(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, frame: bytes) -> None:
        self.written.append(frame)

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.written))

    def abort(self) -> None:
        self.aborted = True


class Seen(Connection):
    """A connection whose messages can be read."""

    def __init__(self) -> None:
        self.screen = Screen()
        super().__init__(cast(Any, self.screen))

    def heard(self) -> list[str]:
        """What was sent since the last time."""
        raw, self.screen.written = b"".join(self.screen.written), []
        texts = []
        while raw:
            short = raw[1]
            start = {126: 4, 127: 10}.get(short, 2)
            end = start + (int.from_bytes(raw[2:start]) if start > 2 else short)
            texts.append(raw[start:end].decode())
            raw = raw[end:]
        return texts
