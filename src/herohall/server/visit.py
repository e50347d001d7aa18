"""A websocket from its hello to its end: reads messages, has them carried out, answers each."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException

from herohall.core.errors import HallError
from herohall.core.record import UNDO
from herohall.server import catching_up, controls, rematch, steady, telling
from herohall.server.connection import Connection
from herohall.server.hall import Hall
from herohall.server.house import NotNow
from herohall.server.limits import MOST_DEVICES, MOST_EXCESS, MOST_WATCHERS, speech
from herohall.server.metrics import REFUSED
from herohall.server.protocol import (
    PROTOCOL,
    Ack,
    Act,
    Advice,
    AdvisedMove,
    ClientMessage,
    Control,
    Farewell,
    Hello,
    Hint,
    Note,
    Order,
    Ping,
    Pong,
    Refused,
    Say,
    Undo,
)
from herohall.server.reading_out import Reading
from herohall.server.seating import Guest
from herohall.server.table import Table
from herohall.server.thinking import task_for

FIRST_MESSAGE = 10.0
"""Seconds within which hello must come."""
SLOWEST_READER = 20.0
"""Seconds a message may take to be accepted by the other side."""
ADVISER = "medium"

log = logging.getLogger("herohall.server")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

Action = Act | Undo | Hint | Order | Note | Control | Say


class OnlyId(msgspec.Struct):
    """What can be read of a message that is otherwise wrong, so that its sender knows which one it was."""

    id: str | None = None


class Gone(Exception):
    """The other side has left, or has been asked to."""


class Visit:
    """One connection at one table."""

    def __init__(self, hall: Hall, table: Table, socket: WebSocket[object, object, State]) -> None:
        self.hall = hall
        self.table = table
        self.socket = socket
        self.connection = Connection()
        self._speech = [speech()]
        """What this connection may say: as much as each of these has left. At first it is nobody's."""
        self._excess = 0

    async def run(self) -> None:
        """From hello to the end, which either side may bring about."""
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.connection.close()
            tasks[0].cancel()
            await asyncio.wait(tasks)
            if self.connection in self.table.connections:
                await asyncio.shield(asyncio.ensure_future(self.table.go(self.connection)))

    async def _read(self) -> None:
        with suppress(Gone):
            await self._begin()
            while not self.connection.closed:
                await self._read_one()

    async def _write(self) -> None:
        """Send what is waiting; whoever does not read for long is cut off, and may come back."""
        with suppress(WebSocketException, RuntimeError, OSError, TimeoutError):
            while (text := await self.connection.waiting.get()) is not None:
                async with asyncio.timeout(SLOWEST_READER):
                    await self.socket.send_text(text)
            await self.socket.close()

    # Reading

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text = message.get("text")
        return (message.get("bytes") or b"") if text is None else text.encode()

    def _decode(self, raw: bytes) -> ClientMessage | None:
        try:
            return decoder.decode(raw)
        except (msgspec.DecodeError, RecursionError):
            self._refuse(find_id(raw), NotNow("server-malformed"))
            return None

    async def _read_one(self) -> None:
        raw = await self._receive()
        if not all(bucket.take() for bucket in self._speech):
            self._slow_down(raw)
            return
        message = self._decode(raw)
        if message is None:
            return
        if isinstance(message, Ping):
            self.connection.send(Pong(now=steady.now()))
        elif isinstance(message, Hello):
            self._refuse(None, NotNow("server-hello-again"))
        else:
            # Shielded: what has been begun is finished even if the browser goes away or the server stops.
            await asyncio.shield(asyncio.ensure_future(self._carry_out(message)))

    def _slow_down(self, raw: bytes) -> None:
        """Refuse what came too fast; whoever goes on like that is sent away."""
        self._excess += 1
        self._refuse(find_id(raw), NotNow("server-too-fast"))
        if self._excess > MOST_EXCESS:
            self.connection.close()

    def _refuse(self, action: str | None, error: HallError) -> None:
        REFUSED.labels(error.key).inc()
        said = telling.problem(error)
        self.connection.send(
            Refused(id=action, key=said.key, params=said.params, rule=said.rule, number=self.table.number)
        )

    # Hello

    async def _begin(self) -> None:
        try:
            raw = await asyncio.wait_for(self._receive(), FIRST_MESSAGE)
        except TimeoutError:
            self._dismiss("server-no-hello")
            raise Gone from None
        message = self._decode(raw)
        if not isinstance(message, Hello):
            self._dismiss("server-no-hello")
        elif message.protocol != PROTOCOL:
            self._dismiss("server-other-protocol")
        elif message.token is None:
            await self._watch(message)
        else:
            await self._sit_down(message, message.token)

    def _dismiss(self, key: str) -> None:
        self.connection.send(Farewell(key=key))
        self.connection.close()

    async def _watch(self, hello: Hello) -> None:
        if not self.table.watch:
            self._dismiss("server-no-watching")
            return
        if self.table.watchers >= MOST_WATCHERS:
            self._dismiss("server-full")
            return
        client = self.socket.client
        address = self.hall.watching.of("" if client is None else client.host)
        # Their own share comes first: whoever shouts does not use up that of the others.
        self._speech = [speech() if address is None else address.speech, self.table.crowd_speech]
        await self.table.come(self.connection, hello.since if hello.seat is None else None)

    async def _sit_down(self, hello: Hello, token: str) -> None:
        try:
            guest = await catching_up.guest_with(self.table, token)
        except HallError as error:
            self._dismiss(error.key)
            return
        if guest is None:
            self._dismiss("server-bad-token")
            return
        self.connection.guest = guest
        self._speech = [self.table.speech_of(guest)]
        self._close_oldest(guest)
        seats = self.table.seating.seats_of(guest)
        if len(seats) == 1:
            self.connection.viewer = seats[0]
        since = hello.since if hello.seat == self.connection.viewer else None
        await self.table.come(self.connection, since)

    def _close_oldest(self, guest: Guest) -> None:
        """Make room for this device where a person has too many; most of them are long gone and do not know it."""
        devices = sorted(self.table.of_guest(guest), key=lambda one: one.began)
        for device in devices[: max(0, len(devices) + 1 - MOST_DEVICES)]:
            device.close()

    # Actions

    async def _carry_out(self, message: Action) -> None:
        try:
            await self._act(message)
        except HallError as error:
            self._refuse(message.id, error)
        except Exception:
            log.exception("table %s: %s failed", self.table.id, type(message).__name__)
            self._refuse(message.id, NotNow("server-failed"))

    async def _act(self, message: Action) -> None:
        if isinstance(message, Say):
            await self._say(message)
            return
        guest = self.connection.guest
        if guest is None:
            raise NotNow("server-no-seat")
        if isinstance(message, Hint):
            at = self.table.number
            self.connection.send(Advice(id=message.id, at=at, moves=await self._advice()))
            return
        action, table = f"{guest.id} {message.id}", self.table

        async def once() -> int:
            if action not in table.actions:
                await self._do(message, guest, action)
            return table.actions[action]

        self.connection.send(Ack(id=message.id, number=await table.alone(once)))

    async def _do(self, message: Act | Undo | Order | Note | Control, guest: Guest, action: str) -> None:
        table = self.table
        if isinstance(message, Act | Undo):
            seat = self._own_seat()
            if table.player(seat) is not guest:
                raise NotNow("server-bot-plays")
            if message.at != table.number:
                raise NotNow("server-stale")
            word = message.move if isinstance(message, Act) else UNDO
            await table.enter(seat, word, "person", action)
            return
        if isinstance(message, Order):
            await self._order(message)
        elif isinstance(message, Note):
            await table.set_notes(self._own_seat(), message.notes)
        elif message.what == "rematch":
            await rematch.rematch(self.hall, table, self.connection)
        else:
            await controls.carry_out(table, self.connection, message)
        table.remember(action)

    def _own_seat(self) -> int:
        """The seat whose view is shown here: nobody acts for a seat without seeing its side of the table."""
        viewer = self.connection.viewer
        if viewer is not None and viewer in self.table.seating.seats_of(self.connection.guest):
            return viewer
        raise NotNow("server-not-lifted" if self.table.seating.seats_of(self.connection.guest) else "server-no-seat")

    async def _order(self, message: Order) -> None:
        seat = self._own_seat()
        known = [order.name for order in self.table.match.state.game.orders]
        if message.order is not None and message.order not in known:
            raise NotNow("server-no-order")
        await self.table.set_order(seat, message.order)
        if self.table.match.state.seat == seat:
            self.table.automatic.arrange()

    async def _advice(self) -> list[AdvisedMove]:
        table, seat = self.table, self._own_seat()
        if not table.hints_allowed:
            raise NotNow("server-no-hints")
        if table.match.state.seat != seat:
            raise NotNow("not-asked", seat=seat + 1)
        if table.match.state.game.evaluator() is None:
            raise NotNow("server-no-advice")
        return await table.house.thinkers.advise(task_for(table.match.state, table.box_folder, seat, ADVISER))

    async def _say(self, message: Say) -> None:
        """Everybody may ask, spectators too: the words are made from the view of this connection."""
        reading = Reading(self.table, self.connection.viewer, message)
        advice = await self._advice() if reading.answer.wish == "hint" else []
        self.connection.send(reading.said(advice))


def find_id(raw: bytes) -> str | None:
    """The id of a message that cannot be read as a whole."""
    try:
        found = msgspec.json.decode(raw, type=OnlyId).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return None if found is None else found[:40]
