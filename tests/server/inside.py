"""A hall without a network: tables are opened, joined and played by calling it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from herohall.server import controls, thinking
from herohall.server.bodies import Claim, NewSeat, NewTable
from herohall.server.connection import Connection
from herohall.server.hall import Hall
from herohall.server.house import NotNow
from herohall.server.listening import sqlite_url
from herohall.server.pace import Timing
from herohall.server.protocol import Control
from herohall.server.table import Table
from herohall.server.thinking import Task, Thinkers

NO_WAITING = Timing(calm=0, brisk=0, instant=0, grid=0, order=0)
SHORT: dict[str, str | int] = {"values": 5, "copies": 7}
"""A small deck, so that games are soon over."""
KEYS = {name: (name.upper() * 26)[:26] for name in ("nora", "ben", "iris", "otto")}
"""The keys of some people's browsers."""


class AtOnce(Thinkers):
    """Bots think here, without processes of their own."""

    async def choose(self, task: Task) -> str:
        return thinking.decide(task).move

    def warm_up(self) -> None:
        pass


@asynccontextmanager
async def hall_in(data: Path, ratings: bool = False) -> AsyncIterator[Hall]:
    """A hall that is open, and closed at the end."""
    hall = Hall(sqlite_url(data), data, NO_WAITING, workers=1, ratings=ratings)
    hall.house = hall.house._replace(thinkers=AtOnce(1))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def company(hall: Hall, names: list[str], players: int = 3, **wanted: Any) -> Table:
    """A table of Seventh Hero for these people, and bots that move by chance."""
    first, *others = names
    seats = [NewSeat(name=first.title()), *(NewSeat(bot="random") for _ in range(players - 1))]
    asked = NewTable(
        game="seventh", players=players, options=SHORT, seats=seats, paused=True, person=KEYS[first], **wanted
    )
    seated = await hall.create(asked)
    for name in others:
        await hall.claim(seated.table, Claim(invite=seated.invite, name=name.title(), person=KEYS[name]))
    table = await hall.table(seated.table)
    for name in names:
        await table.come(sit_down(table, name))
    await control(table, first, "resume")
    return table


def sit_down(table: Table, name: str) -> Connection:
    """A connection of somebody at a table."""
    connection = Connection()
    connection.guest = next(one for one in table.seating.guests if one.name == name.title())
    connection.viewer = table.seating.seats_of(connection.guest)[0]
    return connection


async def control(table: Table, name: str, what: Any, **more: Any) -> None:
    """Somebody does something that is no move."""
    connection = next(one for one in table.connections if one.guest and one.guest.name == name.title())
    async with table.lock:
        await controls.carry_out(table, connection, Control(id="x", what=what, **more))


async def play_on(table: Table, choose: Callable[[list[str]], str], moves: int = 10_000) -> None:
    """Answer for all people at a table until the end, or so many times."""
    while moves and not table.match.state.over:
        seat = table.match.state.seat
        if seat is None or table.player(seat) is None:
            await asyncio.sleep(0.002)
            continue
        state = table.match.state
        async with table.lock:
            await table.enter(seat, choose([state.text(move) for move in state.moves()]), "person")
        moves -= 1
        for connection in table.connections:
            heard(connection)


@contextmanager
def refused(key: str) -> Iterator[None]:
    """What is done here is refused, for this reason."""
    with pytest.raises(NotNow) as error:
        yield
    assert error.value.key == key


async def bots_done(table: Table) -> None:
    """Wait until a person is asked."""
    while not table.match.state.over and table.player(table.match.state.seat) is None:
        await asyncio.sleep(0.002)


def heard(connection: Connection) -> list[str]:
    """What was sent to a connection since the last time."""
    texts = []
    while not connection.waiting.empty():
        texts.append(connection.waiting.get_nowait() or "")
    return texts


def by_chance(seed: int) -> Callable[[list[str]], str]:
    """A player who takes any move."""
    return Random(seed).choice
