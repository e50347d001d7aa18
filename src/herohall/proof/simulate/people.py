"""The people of a world. They use the protocol as the page does: come back, send again what was not answered.

They are honest but not careful: they reload, leave, use two devices at once, and change their minds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from herohall.core.errors import HallError
from herohall.hall.bits import digest
from herohall.hall.protocol import PROTOCOL, Act, Control, Hello, Note, Order, Ping, Undo
from herohall.hall.schemas import Seated
from herohall.proof.simulate.network import Wire
from herohall.server.hall_server import HallServer
from herohall.server.store.errors import CannotStore

if TYPE_CHECKING:
    from herohall.proof.simulate.world import World

T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0
PING_EVERY, SILENCE = 10.0, 25.0
"""Seconds, as in the page (`connection.ts`)."""
THINKING = (0.3, 30.0)
NO_ANSWER = 10.0
"""Seconds after which a request over HTTP is made again."""
UNDOING = 0.04
"""How often somebody takes back a move that can be taken back."""
PLAIN = ("server-removed", "server-moved", "server-no-watching")
"""What a person is told who is not to come back, if it is true."""

KIND = b'{"type":"'
"""How every message begins."""

encoder = msgspec.json.Encoder()


class Asked(msgspec.Struct):
    """A decision, with its moves if it is one's own."""

    seat: int | None = None
    moves: list[str] = []


class Seen(msgspec.Struct):
    """What a player needs of a view."""

    decision: Asked | None = None
    over: bool = False


class Company(msgspec.Struct):
    """What a player needs to know of the company."""

    status: str


class Heard(msgspec.Struct):
    """Any message of the server, its larger parts as they were sent."""

    type: str
    id: str | None = None
    number: int = 0
    key: str = ""
    viewer: int | None = None
    seats: list[int] = []
    view: msgspec.Raw = msgspec.Raw()
    events: list[msgspec.Raw] = []
    log: int | list[msgspec.Raw] = 0
    undo: str | None = None
    company: Company | None = None
    story: int = 0


class HeardRematch(msgspec.Struct):
    """The news of a table of a rematch."""

    table: str
    token: str | None


decoder = msgspec.json.Decoder(Heard)
seen_decoder = msgspec.json.Decoder(Seen)

Action = Act | Undo | Order | Note | Control


def kind_of(frame: bytes) -> str:
    """The kind of a message, without reading the rest.

    >>> kind_of(b'{"type":"pong","now":3.5}')
    'pong'
    """
    assert frame.startswith(KIND)
    return frame[len(KIND) : frame.index(b'"', len(KIND))].decode()


class Device:
    """One page on one device."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.world = person.world
        self.wire: Wire | None = None
        self.open = False
        """Whether hello has been said."""
        self.over = False
        """Whether it is not to come back."""
        self.number = -1
        """The number shown; -1 before there is one."""
        self.viewer: int | None = None
        self.seats: list[int] = []
        self.view = b""
        self.asked = Asked()
        self.log: list[bytes] = []
        self.status = ""
        self.may_undo = False
        self.story = 0
        self.unanswered: dict[str, Action] = {}
        self._pause = FIRST_PAUSE
        self._heard_at = 0.0

    # The way there

    def connect(self) -> None:
        """Open a websocket to whichever process the way leads to."""
        if self.over or self.wire is not None or not self.person.here:
            return
        process = self.world.way_in(self.person.chance)
        self._heard_at = self.world.lane.time()
        self.wire = process.accept(self.world.network, self.person.table, self)
        self.world.lane.call_later(SILENCE, self._feel, self.wire)

    def opened(self, wire: Wire) -> None:
        """The websocket is open: say hello, and send again what was not answered."""
        if wire is not self.wire:
            return
        self.open = True
        since = self.number if self.number >= 0 and not self.story else None
        seat = None if since is None else self.viewer
        self._send(Hello(protocol=PROTOCOL, token=self.person.token, since=since, seat=seat))
        for action in self.unanswered.values():
            self.world.watch.again += 1
            self._send(action)

    def lost(self, wire: Wire) -> None:
        """The websocket is gone: come back soon."""
        if wire is not self.wire:
            return
        self.wire, self.open = None, False
        pause = self._pause * self.person.chance.uniform(0.75, 1.25)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        self.world.lane.call_later(pause, self.connect)

    def leave(self) -> None:
        """Close the page; what is not answered is forgotten with it."""
        wire, self.wire, self.open = self.wire, None, False
        self.unanswered.clear()
        if wire is not None:
            wire.close()

    def reload(self) -> None:
        """Load the page again: it knows nothing but the token."""
        self.leave()
        self.number, self.log, self.story = -1, [], 0
        self.connect()

    def _feel(self, wire: Wire) -> None:
        if wire is not self.wire:
            return
        if self.world.lane.time() - self._heard_at > SILENCE:
            wire.close()
            self.lost(wire)
            return
        if self.open:
            self._send(Ping())
        self.world.lane.call_later(PING_EVERY, self._feel, wire)

    def _send(self, message: Hello | Ping | Action) -> None:
        if self.wire is not None:
            self.wire.send(encoder.encode(message))

    # What is said

    def act(self, action: Action) -> None:
        """Ask for something, again after every loss until it is answered."""
        self.unanswered[action.id] = action
        if self.open:
            self._send(action)

    def say_again(self, action: Action) -> None:
        """Send something once more, for no reason."""
        if self.open:
            self._send(action)

    def heard(self, wire: Wire, frame: bytes) -> None:
        """A message has come."""
        if wire is not self.wire:
            return
        self._heard_at = self.world.lane.time()
        self._pause = FIRST_PAUSE
        kind = kind_of(frame)
        self.world.note("heard", self.person.name, frame)
        others = [one.token.encode() for one in self.world.people if one.token and one is not self.person]
        self.world.watch.check_secrets(self.person.table, self._mine, others, frame)
        if kind == "rematch":
            self.person.invited(msgspec.json.decode(frame, type=HeardRematch))
        elif kind in ("people", "welcome", "update", "ack", "refused", "farewell"):
            self._take_in(decoder.decode(frame), wire.sent)

    def _mine(self) -> list[int]:
        account = self.world.watch.tables.get(self.person.table)
        guest = self.person.guest
        return sorted(account.owned.get(guest or "", ())) if account else []

    def _take_in(self, said: Heard, sent: float) -> None:
        if said.company is not None:
            self.status = said.company.status
        if said.type == "welcome":
            self._welcome(said)
        elif said.type == "update":
            self._update(said)
        elif said.type in ("ack", "refused"):
            self._answer(said, sent)
        elif said.type == "farewell":
            self._farewell(said.key)
        self.person.think()

    def _welcome(self, said: Heard) -> None:
        assert isinstance(said.log, list)
        watch, table = self.world.watch, self.person.table
        if said.viewer is not None and said.viewer not in self._mine():
            watch.fail("secret", f"{table}: {self.person.name} is shown seat {said.viewer}, which is not theirs")
        if said.number < self.number and not said.story:
            watch.fail("back", f"{table}: {self.person.name} saw {self.number} and now {said.number}")
        self.viewer, self.seats, self.story = said.viewer, said.seats, said.story
        self.log = [bytes(event) for event in said.log]
        self._show(said, watched=not said.story)
        if not said.story and not watch.broken:
            watch.check_events(table, said.number, self.viewer, 0, self.log)

    def _update(self, said: Heard) -> None:
        assert isinstance(said.log, int)
        watch, table = self.world.watch, self.person.table
        self.story = max(0, self.story - 1)
        if said.number < self.number:
            watch.fail("back", f"{table}: {self.person.name} saw {self.number} and now {said.number}")
        events = [bytes(event) for event in said.events]
        if said.log > len(self.log):
            watch.fail("missed", f"{table}: {self.person.name} misses events before {said.number}")
        self.log = self.log[: said.log] + events
        told = not self.story and self._show(said, watched=True)
        if told:
            watch.check_events(table, said.number, self.viewer, said.log, events)

    def _show(self, said: Heard, watched: bool) -> bool:
        self.number, self.view, self.may_undo = said.number, bytes(said.view), said.undo is None
        seen = seen_decoder.decode(self.view)
        self.asked = Asked() if seen.over or seen.decision is None else seen.decision
        table = self.person.table
        return watched and self.world.watch.check_shown(table, said.number, self.viewer, self.openly, self.view)

    @property
    def openly(self) -> bool:
        """Whether the public view also shows the moves of the person who is asked at this device."""
        return self.viewer is None and self.asked.seat in self.seats

    def _answer(self, said: Heard, sent: float) -> None:
        if said.type == "refused" and said.key == "server-too-fast":
            return
        action = self.unanswered.pop(said.id or "", None)
        if isinstance(action, Act | Undo):
            key = said.key if said.type == "refused" else None
            name = f"{self.person.guest} {action.id}"
            self.world.watch.check_answer(self.person.table, name, said.number, key, sent)

    def _farewell(self, key: str) -> None:
        """The server says not to come back: it must have a reason."""
        account = self.world.watch.tables.get(self.person.table)
        token = None if self.person.token is None else digest(self.person.token)
        valid = account is not None and token is not None and account.guest_with(token) is not None
        watching = account is not None and token is None and key != "server-no-watching"
        if valid or watching or key not in (*PLAIN, "server-bad-token"):
            self.world.watch.fail("turned away", f"{self.person.table}: {self.person.name} is told {key}")
        self.over = True
        self.leave()


class Person:
    """Somebody at a table, with one device or more."""

    def __init__(self, world: World, name: str, chance: Random) -> None:
        self.world = world
        self.name = name
        self.chance = chance
        self.table = ""
        self.token: str | None = None
        self.invite = ""
        self.here = False
        """Whether they are at the table, or want to be."""
        self.willing = True
        """Whether they answer when they are asked."""
        self.gone = False
        """Whether they are not to come back."""
        self.came_at = 0.0
        """When they came last."""
        self.devices: list[Device] = []
        self._thinking = False

    @property
    def guest(self) -> str | None:
        """Their id at the table."""
        account = self.world.watch.tables.get(self.table)
        if account is None or self.token is None:
            return None
        token = digest(self.token)
        return account.guest_with(token) or account.past_tokens.get(token)

    @property
    def connected(self) -> bool:
        """Whether any of their devices shows the table."""
        return any(device.open and device.number >= 0 for device in self.devices)

    def sit_down(self, seated: Seated) -> None:
        """They have a seat."""
        self.table, self.token, self.invite = seated.table, seated.token, seated.invite

    def watch_table(self, table: str) -> None:
        """They only look on."""
        self.table, self.token = table, None

    def arrive(self) -> None:
        """Come to the table, or back to it."""
        if self.gone or not self.table:
            return
        self.here = True
        self.came_at = self.world.scheduler.now
        if not self.devices:
            self.devices = [Device(self)]
        for device in self.devices:
            device.connect()
        self.think()

    def depart(self) -> None:
        """Close everything and go."""
        self.here = False
        for device in self.devices:
            device.leave()
        self._keep(1)

    def _keep(self, count: int) -> None:
        """Keep some devices; the others do not come back, also if they were just going to."""
        for device in self.devices[count:]:
            device.over = True
        del self.devices[count:]

    def new_table(self, table: str, token: str | None) -> None:
        """Move on to another table."""
        self.depart()
        self._keep(0)
        self.table, self.token, self.gone = table, token, False
        self.arrive()

    def invited(self, news: HeardRematch) -> None:
        """There is a new table for the company."""
        self.world.follow(self, news)

    # Playing

    def think(self) -> None:
        """Look at the table, and answer after a while."""
        if not self._thinking and self.here and self.willing and self.token is not None:
            self._thinking = True
            low, high = THINKING
            pause = low + (high - low) * self.chance.random() ** 3
            self.world.lane.call_later(pause * self.world.leisure, self._decide)

    def _decide(self) -> None:
        self._thinking = False
        if not (self.here and self.willing and not self.world.still):
            return
        ready = [device for device in self.devices if device.open and device.number >= 0 and not device.unanswered]
        if not ready:
            self.world.lane.call_later(5.0, self.think)
            return
        device = self.chance.choice(ready) if len(ready) > 1 else ready[0]
        if device.status == "paused":
            device.act(self.control("resume"))
            return
        asked = device.asked
        if asked.seat is None or asked.seat not in device.seats or device.status != "running":
            return
        if device.viewer != asked.seat and not asked.moves:
            device.act(self.control("lift", seat=asked.seat))
        elif device.may_undo and self.chance.random() < UNDOING:
            device.act(Undo(id=self.new_id(), at=device.number))
        elif asked.moves:
            device.act(Act(id=self.new_id(), at=device.number, move=self.chance.choice(asked.moves)))
        self.world.lane.call_later(5.0, self.think)

    def new_id(self) -> str:
        """The id of an action."""
        return f"{self.chance.getrandbits(60):x}"

    def control(self, what: str, seat: int | None = None, value: str | None = None) -> Control:
        """Something about the table besides moves."""
        return Control(id=self.new_id(), what=what, seat=seat, value=value)  # type: ignore[arg-type]

    # Requests over HTTP

    async def ask(self, deed: Callable[[HallServer], Awaitable[T]], tries: int = 30) -> T | None:
        """Ask a server for something until it is answered; None if it is refused, or never answered."""
        for _ in range(tries):
            answer = await self._ask_once(deed)
            if isinstance(answer, HallError) and not isinstance(answer, CannotStore):
                return None
            if not isinstance(answer, Exception):
                return answer
            await asyncio.sleep(self.chance.uniform(0.5, 3.0))
        return None

    async def _ask_once(self, deed: Callable[[HallServer], Awaitable[T]]) -> T | Exception:
        world, network = self.world, self.world.network
        answer: asyncio.Future[T | Exception] = world.lane.create_future()
        process = world.way_in(self.chance)

        def answered(task: asyncio.Task[T]) -> None:
            if not task.cancelled():
                error = task.exception()
                if error is not None and not isinstance(error, HallError):
                    world.watch.fail("failed", f"a request ended with {error!r}")
                found: Any = task.result() if error is None else error
                world.lane.call_later(network.delay(), settle, found)

        def settle(found: T | Exception) -> None:
            if not answer.done() and self.chance.random() >= world.losing:
                answer.set_result(found)

        for _ in range(2 if self.chance.random() < world.repeating else 1):
            await asyncio.sleep(network.delay())
            if not process.serving:
                return ConnectionRefusedError()
            process.request(deed).add_done_callback(answered)
        try:
            async with asyncio.timeout(NO_ANSWER):
                return await answer
        except TimeoutError as error:
            return error
