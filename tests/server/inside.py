"""A hall without a network: tables are opened, joined and played by calling it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from tests.server.halls import Seen

from herohall.hall import actions, answers, moves, visits
from herohall.hall.autoplay import Task
from herohall.hall.bot_delay import Timing
from herohall.hall.errors import NotNow
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Control
from herohall.hall.schemas import Claim, NewSeat, NewTable
from herohall.hall.table import Table
from herohall.server.hall_server import HallServer, make_server
from herohall.server.live.room import Room, connection_ids
from herohall.server.sockets import sqlite_url
from herohall.server.workers.pool import FIRST, BotPool
from herohall.server.workers.turns import Turn

NO_WAITING = Timing(calm=0, brisk=0, instant=0, grid=0, order=0)
SHORT: dict[str, str | int] = {"values": 5, "copies": 7}
"""A small deck, so that games are soon over."""
KEYS = {name: (name.upper() * 26)[:26] for name in ("nora", "ben", "iris", "otto")}
"""The keys of some people's browsers."""


class AtOnce(BotPool):
    """Bots think here, without processes of their own."""

    async def choose(self, task: Task, turn: Turn = FIRST) -> str:
        return answers.decide(task).move

    def warm_up(self) -> None:
        pass


@asynccontextmanager
async def hall_in(data: Path, ratings: bool = False) -> AsyncIterator[HallServer]:
    """A hall that is open, and closed at the end."""
    hall = make_server(sqlite_url(data), data, NO_WAITING, workers=1, ratings=ratings)
    hall.context = hall.context._replace(bots=AtOnce(1))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def company(hall: HallServer, names: list[str], players: int = 3, **wanted: Any) -> Room:
    """A table of Seventh Hero for these people, and bots that move by chance."""
    first, *others = names
    seats = [NewSeat(name=first.title()), *(NewSeat(bot="random") for _ in range(players - 1))]
    asked = NewTable(
        game="seventh", players=players, options=SHORT, seats=seats, paused=True, person=KEYS[first], **wanted
    )
    seated = await hall.create(asked)
    for name in others:
        await hall.claim(seated.table, Claim(invite=seated.invite, name=name.title(), person=KEYS[name]))
    room = await hall.room(seated.table)
    for name in names:
        await sit_down(room, name)
    await control(room, first, "resume")
    return room


async def sit_down(room: Room, name: str) -> Seen:
    """Somebody comes to a table."""
    one, connection = next(connection_ids), Seen()
    guest = guest_named(room.table, name)
    viewer = Viewer(one, guest, room.table.seats_of(guest)[0])
    room.connections[one] = connection
    await room.take(lambda table, moment: visits.come(table, viewer, None, moment))
    return connection


def guest_named(table: Table, name: str) -> str:
    """The id of a guest."""
    return next(one.id for one in table.guests.values() if one.name == name.title())


async def leave(room: Room, name: str) -> None:
    """Somebody goes away."""
    ids = [viewer.id for viewer in room.table.presence.of_guest(guest_named(room.table, name))]
    for one in ids:
        del room.connections[one]
    await room.take(lambda table, moment: visits.leave(table, ids, moment))


async def control(room: Room, name: str, what: Any, **more: Any) -> None:
    """Somebody does something that is no move."""
    viewer = room.table.presence.of_guest(guest_named(room.table, name))[0]
    message = Control(id=f"{next(connection_ids)}", what=what, **more)
    await room.take(lambda table, moment: actions.propose(table, viewer, message, moment))


async def play_on(room: Room, choose: Callable[[list[str]], str], times: int = 10_000) -> None:
    """Answer for all people at a table until the end, or so many times."""
    while times and not room.table.match.state.over:
        if room.table.asked_person is None:
            await asyncio.sleep(0.002)
            continue
        await answer_once(room, choose)
        times -= 1
        for connection in room.connections.values():
            cast(Seen, connection).heard()


async def answer_once(room: Room, choose: Callable[[list[str]], str]) -> None:
    """The person who is asked answers."""
    state = room.table.match.state
    assert state.seat is not None
    seat, word = state.seat, choose([state.text(move) for move in state.moves()])
    await room.take(lambda table, moment: moves.enter(table, seat, word, "person", moment))


@contextmanager
def refused(key: str) -> Iterator[None]:
    """What is done here is refused, for this reason."""
    with pytest.raises(NotNow) as error:
        yield
    assert error.value.key == key


async def bots_done(room: Room) -> None:
    """Wait until a person is asked."""
    while not room.table.match.state.over and room.table.asked_person is None:
        await asyncio.sleep(0.002)


def by_chance(seed: int) -> Callable[[list[str]], str]:
    """A player who takes any move."""
    return Random(seed).choice
