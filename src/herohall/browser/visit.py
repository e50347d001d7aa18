"""A line between the page and a table, from hello to its end: what a websocket is on a server."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from itertools import count

import msgspec

from herohall.browser.hall import BrowserHall
from herohall.browser.journal import CannotKeep
from herohall.browser.room import Room, Screen, encoded
from herohall.core.errors import HallError
from herohall.hall import actions, autoplay, messages, visits
from herohall.hall.bits import digest
from herohall.hall.errors import NotNow
from herohall.hall.messages import Told
from herohall.hall.presence import Viewer
from herohall.hall.protocol import (
    PROTOCOL,
    Ack,
    Advice,
    AdvisedMove,
    ClientMessage,
    Control,
    Farewell,
    Hello,
    Hint,
    Ping,
    Pong,
    Refused,
    Say,
)
from herohall.hall.text_mode import Reading

ADVISER = "medium"

log = logging.getLogger("herohall.browser")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
line_ids = count(1)


class Visit:
    """One line at one table."""

    def __init__(self, hall: BrowserHall, table_id: str, screen: Screen, steal: bool = False) -> None:
        self.id = next(line_ids)
        self._hall = hall
        self._table_id = table_id
        self._screen = screen
        self._steal = steal
        self._room: Room | None = None
        self._order = asyncio.Lock()
        """Messages are carried out in the order in which they come."""

    async def hear(self, text: str) -> None:
        """Carry out a message."""
        async with self._order:
            try:
                message = decoder.decode(text)
            except (msgspec.DecodeError, RecursionError):
                self._refuse(None, NotNow("server-malformed"))
                return
            if isinstance(message, Ping):
                self._screen.send(encoded(Pong(now=time.time())))
            elif isinstance(message, Hello):
                await self._begin(message)
            elif self._room is None:
                self._dismiss("server-no-hello")
            else:
                await self._carry_out(self._room, message)

    async def end(self) -> None:
        """The page has left."""
        async with self._order:
            room, self._room = self._room, None
            if room is None:
                return
            room.screens.pop(self.id, None)
            with suppress(HallError):
                await room.take(lambda table, moment: visits.leave(table, [self.id], moment))
            self._hall.leave(room)

    # Hello

    async def _begin(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self._dismiss("server-other-protocol")
            return
        try:
            await self._enter(hello)
        except CannotKeep:
            self._screen.close()  # without a farewell: the page tries again
        except HallError as error:
            self._dismiss(error.key)
        except Exception:
            log.exception("table %s: nobody can come", self._table_id)
            self._dismiss("server-failed")

    async def _enter(self, hello: Hello) -> None:
        room = await self._hall.enter(self._table_id, self._steal)
        try:
            viewer, since = self._viewer(room, hello)
            self._room = room
            room.screens[self.id] = self._screen
            await room.take(lambda table, moment: visits.come(table, viewer, since, moment))
        except BaseException:
            room.screens.pop(self.id, None)
            self._room = None
            self._hall.leave(room)
            raise

    def _viewer(self, room: Room, hello: Hello) -> tuple[Viewer, int | None]:
        """Who comes, and since when they have seen everything."""
        table = room.table
        if hello.token is None:
            if not table.may_watch(time.time()):
                raise NotNow("server-no-watching")
            return Viewer(self.id), hello.since if hello.seat is None else None
        guest = table.holder(digest(hello.token))
        if guest is None:
            raise NotNow("server-bad-token")
        seat = visits.first_seat(table, guest.id)
        return Viewer(self.id, guest.id, seat), hello.since if hello.seat == seat else None

    def _dismiss(self, key: str) -> None:
        self._screen.send(encoded(Farewell(key=key)))
        self._screen.close()

    # Actions

    async def _carry_out(self, room: Room, message: actions.Action | Hint | Say) -> None:
        try:
            await self._act(room, message)
        except HallError as error:
            self._refuse(message.id, error)
        except Exception:
            log.exception("table %s: %s failed", self._table_id, type(message).__name__)
            self._refuse(message.id, NotNow("server-failed"))

    async def _act(self, room: Room, message: actions.Action | Hint | Say) -> None:
        viewer = room.table.presence.viewers.get(self.id, Viewer(self.id))
        if isinstance(message, Say):
            reading = Reading(room.table, viewer.seat, message)
            advice = await self._advice(room, viewer) if reading.answer.wish == "hint" else []
            self._screen.send(encoded(reading.said(advice)))
        elif isinstance(message, Hint):
            at = room.table.number
            self._screen.send(encoded(Advice(id=message.id, at=at, moves=await self._advice(room, viewer))))
        elif isinstance(message, Control) and message.what == "rematch":
            await self._hall.rematch(room, viewer)
            room.send([Told([self.id], Ack(id=message.id, number=room.table.number))])
        else:
            await room.take(lambda table, moment: actions.propose(table, viewer, message, moment))

    async def _advice(self, room: Room, viewer: Viewer) -> list[AdvisedMove]:
        if viewer.guest is None:
            raise NotNow("server-no-seat")
        bits = self._hall.outside.moment().bits
        seat = actions.own_seat(room.table, viewer)
        return await self._hall.outside.bots.advise(autoplay.advice_task(room.table, seat, ADVISER, bits))

    def _refuse(self, action: str | None, error: HallError) -> None:
        said = messages.problem(error)
        number = 0 if self._room is None else self._room.table.number
        self._screen.send(encoded(Refused(id=action, key=said.key, params=said.params, rule=said.rule, number=number)))
