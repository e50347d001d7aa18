"""A websocket from hello to its end: reads messages, carries them out, answers each."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from herohall.core.errors import HallError
from herohall.hall import actions, autoplay, messages, visits
from herohall.hall.actions import own_seat
from herohall.hall.bits import digest
from herohall.hall.errors import NotNow
from herohall.hall.presence import Viewer
from herohall.hall.protocol import (
    PROTOCOL,
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
from herohall.server import wall_clock
from herohall.server.hall_server import HallServer
from herohall.server.http.rate_limits import MOST_DEVICES, MOST_EXCESS, MOST_WATCHERS, counted_as, speech
from herohall.server.live.connection import Connection, LiveProtocol
from herohall.server.live.room import Room, connection_ids
from herohall.server.metrics import REFUSED
from herohall.server.store.errors import CannotStore

FIRST_MESSAGE = 10.0
"""Seconds within which hello must arrive."""
MOST_HEARD = 4
"""Messages that may wait for the one before them; then nothing more is read."""
ADVISER = "medium"

log = logging.getLogger("herohall.server")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

Action = actions.Action | Hint | Say


class OnlyId(msgspec.Struct):
    """The id of a malformed message, so that its sender knows which one was refused."""

    id: str | None = None


class Visit:
    """One connection at one table."""

    def __init__(self, hall: HallServer, room: Room, protocol: LiveProtocol, host: str) -> None:
        self.hall = hall
        self.room = room
        self.connection = Connection(protocol.transport)
        self.id = next(connection_ids)
        self._protocol = protocol
        self._speech = [speech()]
        """The allowances that limit this connection's messages."""
        self._excess = 0
        self._host = host
        """The address of the person, which is not that of a proxy between us."""
        self._greeted = False
        self._heard: list[bytes] = []
        """What has yet to be read, in this order; never much."""
        self._working: asyncio.Task[None] | None = None

    @property
    def viewer(self) -> Viewer:
        """Who this is at the table, and what they see."""
        return self.room.table.presence.viewers.get(self.id, Viewer(self.id))

    async def run(self) -> None:
        """Serve the connection from hello until either side ends it."""
        late = asyncio.get_running_loop().call_later(FIRST_MESSAGE, self._stop_waiting)
        self._protocol.attach(self)
        try:
            await self.connection.ended
        finally:
            late.cancel()
            self.connection.close()
            if self.id in self.room.connections:
                await asyncio.shield(asyncio.ensure_future(self._leave()))

    async def _leave(self) -> None:
        self.room.connections.pop(self.id, None)
        with suppress(HallError):
            await self.room.take(lambda table, moment: visits.leave(table, [self.id], moment))

    # Reading

    def lost(self) -> None:
        """The other side has left, or was disconnected."""
        self.connection.close()

    def hear(self, raw: bytes) -> None:
        """A message has come in: it is read when those before it are done."""
        if self.connection.closed:
            return
        if self._working is not None:
            self._heard.append(raw)
            if len(self._heard) >= MOST_HEARD:
                self._protocol.wait()
        elif (message := self._read(raw)) is not None:
            self._working = asyncio.create_task(self._work(message))

    def _read(self, raw: bytes) -> Hello | Action | None:
        """What there is to do for a message; None if it has been answered."""
        if not all(bucket.take() for bucket in self._speech):
            self._slow_down(raw)
            return None
        message, first = self._decode(raw), not self._greeted
        self._greeted = True
        if first and not isinstance(message, Hello):
            self._dismiss("server-no-hello")
        elif isinstance(message, Ping):
            self.connection.send(Pong(now=wall_clock.now()))
        elif not first and isinstance(message, Hello):
            self._refuse(None, NotNow("server-hello-again"))
        else:
            return message
        return None

    async def _work(self, message: Hello | Action | None) -> None:
        """Do what is asked. It is not tied to the connection: what has begun is finished even if they leave."""
        while message is not None:
            if isinstance(message, Hello):
                await self._begin(message)
            else:
                await self._carry_out(message)
            message = None
            while self._heard and message is None and not self.connection.closed:
                message = self._read(self._heard.pop(0))
        self._working = None
        if not self.connection.closed:
            self._protocol.go_on()

    def _decode(self, raw: bytes) -> ClientMessage | None:
        try:
            return decoder.decode(raw)
        except (msgspec.DecodeError, RecursionError):
            self._refuse(find_id(raw), NotNow("server-malformed"))
            return None

    def _slow_down(self, raw: bytes) -> None:
        """Refuse messages that come too fast; a client that does not slow down is disconnected."""
        self._excess += 1
        self._refuse(find_id(raw), NotNow("server-too-fast"))
        if self._excess > MOST_EXCESS:
            self.connection.close()

    def _refuse(self, action: str | None, error: HallError) -> None:
        REFUSED.labels(error.key).inc()
        said = messages.problem(error)
        self.connection.send(
            Refused(id=action, key=said.key, params=said.params, rule=said.rule, number=self.room.table.number)
        )

    # Hello

    def _stop_waiting(self) -> None:
        """Who has greeted waits for us, perhaps for a slow database, and not we for them."""
        if not self._greeted:
            self._dismiss("server-no-hello")

    async def _begin(self, hello: Hello) -> None:
        try:
            if hello.protocol != PROTOCOL:
                raise NotNow("server-other-protocol")
            viewer = self._watcher() if hello.token is None else await self._player(hello.token)
            await self._come(viewer, hello)
        except CannotStore:
            self.connection.close()  # without a farewell: the page tries again until the database answers
        except HallError as error:
            self._dismiss(error.key)
        except Exception:
            log.exception("table %s: nobody can come", self.room.table.id)
            self._dismiss("server-failed")
        else:
            return
        self.room.connections.pop(self.id, None)

    def _dismiss(self, key: str) -> None:
        self.connection.send(Farewell(key=key))
        self.connection.close()

    def _watcher(self) -> Viewer:
        table = self.room.table
        if not table.may_watch(wall_clock.now()):
            raise NotNow("server-no-watching")
        if table.presence.watchers >= MOST_WATCHERS:
            raise NotNow("server-full")
        address = self.hall.watching.of(self._host)
        # The person's own allowance comes first, so that a flood does not use up the shared one.
        self._speech = [speech() if address is None else address.speech, self.room.crowd]
        return Viewer(self.id)

    async def _player(self, token: str) -> Viewer:
        guest = await self.room.guest_with(token)
        if guest is None:
            raise NotNow("server-bad-token")
        self._speech = [self.room.speech[guest.id]]
        self._close_oldest(guest.id)
        self.room.address = counted_as(self._host) or ""
        return Viewer(self.id, guest.id, visits.first_seat(self.room.table, guest.id))

    async def _come(self, viewer: Viewer, hello: Hello) -> None:
        room, since = self.room, hello.since if hello.seat == viewer.seat else None
        async with room.lock:
            if room.context.cluster.shared:  # they may come from a process that died before it sent its notices
                await room.catch_up()
            if hello.token is not None and room.table.holder(digest(hello.token)) is None:  # they went on elsewhere
                raise NotNow("server-bad-token")
            if self.connection.closed:  # they have left meanwhile, and nobody would tell us that they do
                return
            room.connections[self.id] = self.connection
            await room.take_locked(lambda table, moment: visits.come(table, viewer, since, moment))

    def _close_oldest(self, guest: str) -> None:
        """Close a person's oldest connection if there are too many; most such connections are dead already."""
        devices = sorted(viewer.id for viewer in self.room.table.presence.of_guest(guest))
        for device in devices[: max(0, len(devices) + 1 - MOST_DEVICES)]:
            if device in self.room.connections:
                self.room.connections[device].close()

    # Actions

    async def _carry_out(self, message: Action) -> None:
        try:
            await self._act(message)
        except HallError as error:
            self._refuse(message.id, error)
        except Exception:
            log.exception("table %s: %s failed", self.room.table.id, type(message).__name__)
            self._refuse(message.id, NotNow("server-failed"))

    async def _act(self, message: Action) -> None:
        if isinstance(message, Say):
            await self._say(message)
        elif isinstance(message, Hint):
            at = self.room.table.number
            self.connection.send(Advice(id=message.id, at=at, moves=await self._advice()))
        elif isinstance(message, Control) and message.what == "rematch":
            await self.hall.rematch(self.room, self.viewer, message)
        else:
            await self.room.take(lambda table, moment: actions.propose(table, self.viewer, message, moment))

    async def _advice(self) -> list[AdvisedMove]:
        table, context = self.room.table, self.room.context
        task = autoplay.advice_task(table, own_seat(table, self.viewer), ADVISER, context.moment().bits)
        return await context.bots.advise(task, self.room.turn)

    async def _say(self, message: Say) -> None:
        """Text mode, also for spectators: the words are made from the view of this connection."""
        reading = Reading(self.room.table, self.viewer.seat, message)
        advice = await self._advice() if reading.answer.wish == "hint" else []
        self.connection.send(reading.said(advice))


def find_id(raw: bytes) -> str | None:
    """The id of a malformed message, if it can be read."""
    try:
        found = msgspec.json.decode(raw, type=OnlyId).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return None if found is None else found[:40]
