"""The imagined network between people and processes: websockets that delay and break, requests that come twice.

A websocket keeps its order, as TCP does; what breaks is the connection, at once or silently.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol

from herohall.proof.simulate.scheduler import Lane
from herohall.server.live.connection import EXTENSION, Listener

DELAY = (0.005, 0.08)
LATE = 0.02
"""How often a message takes twenty times longer."""
UNNOTICED = (20.0, 80.0)
"""Seconds until a server notices that a silent connection is dead: its pings are not answered."""


class Screen(Protocol):
    """The other end of a websocket."""

    def opened(self, wire: Wire) -> None: ...
    def heard(self, wire: Wire, frame: bytes) -> None: ...
    def lost(self, wire: Wire) -> None: ...


class Network:
    """All ways between people and processes."""

    def __init__(self, world: Lane, chance: Random) -> None:
        self.world = world
        self.chance = chance
        self.late = LATE
        self.wires: list[Wire] = []

    def delay(self) -> float:
        """Seconds a message takes."""
        usual = self.chance.uniform(*DELAY)
        return usual * 20 if self.chance.random() < self.late else usual

    def breaks(self, chosen: Callable[[Wire], bool], silently: bool) -> None:
        """Break some connections."""
        for wire in [one for one in self.wires if chosen(one)]:
            wire.snap(silently)


class Transport:
    """Where a server writes what it has to say on one websocket."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def write(self, data: bytes) -> None:
        self._wire.to_screen(data)

    def is_closing(self) -> bool:
        return self._wire.server_gone

    def get_write_buffer_size(self) -> int:
        return self._wire.unread

    def abort(self) -> None:
        self._wire.server_closes()


class Wire:
    """One websocket. To the server it is uvicorn's protocol, to the screen what a browser has."""

    def __init__(self, network: Network, lane: Lane, screen: Screen, process: str) -> None:
        self.network = network
        self.lane = lane
        self.screen = screen
        self.process = process
        self.transport = Transport(self)
        self.server_gone = False
        self.screen_gone = False
        self.silent = False
        """Whether nothing passes any more, and neither side knows."""
        self.unread = 0
        self.sent = 0.0
        """When the server sent what the screen hears now."""
        self._listener: Listener | None = None
        self._early: list[bytes] = []
        self._paused = False
        self._last_up = self._last_down = 0.0
        network.wires.append(self)

    # From the screen

    def send(self, data: bytes) -> None:
        """The screen says something."""
        if self.screen_gone or self.silent:
            return
        world = self.network.world
        self._last_up = max(self._last_up, world.time() + self.network.delay())
        world.call_at(self._last_up, self._arrive, data)

    def close(self) -> None:
        """The screen goes."""
        if not self.screen_gone:
            self.screen_gone = True
            world = self.network.world
            delay = self.network.chance.uniform(*UNNOTICED) if self.silent else self.network.delay()
            self._last_up = max(self._last_up, world.time() + delay)
            world.call_at(self._last_up, self._server_loses)

    def _arrive(self, data: bytes) -> None:
        if self.silent or self.server_gone or self.lane.stopped:
            return
        self.lane.call_soon(self._hear, data)

    def _hear(self, data: bytes) -> None:
        if self._listener is None or self._paused:
            self._early.append(data)
        elif not self.server_gone:
            self._listener.hear(data)

    def _server_loses(self) -> None:
        if not self.server_gone:
            self.server_gone = True
            self._forget()
            if not self.lane.stopped:
                self.lane.call_soon(self._tell_lost)

    def _tell_lost(self) -> None:
        if self._listener is not None:
            self._listener.lost()

    # As uvicorn's protocol

    def attach(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self._listener = listener
        self.go_on()
        if self.server_gone:
            listener.lost()

    def wait(self) -> None:
        """Read nothing more for the moment."""
        self._paused = True

    def go_on(self) -> None:
        """Read again."""
        self._paused = False
        while self._early and not self._paused and self._listener is not None and not self.server_gone:
            self._listener.hear(self._early.pop(0))

    # To the screen

    def to_screen(self, data: bytes) -> None:
        """The server says something, perhaps several things in one piece."""
        if self.server_gone:
            return
        self.unread += len(data)
        if self.silent:
            return
        world = self.network.world
        self._last_down = max(self._last_down, world.time() + self.network.delay())
        world.call_at(self._last_down, self._show, data, world.time())

    def _show(self, data: bytes, sent: float) -> None:
        self.sent = sent
        self.unread -= len(data)
        if not self.screen_gone and not self.silent:
            for text in messages_in(data):
                self.screen.heard(self, text)

    def server_closes(self) -> None:
        """The server ends the connection; what it has sent before still arrives."""
        if self.server_gone:
            return
        self.server_gone = True
        if self.silent:
            return
        world = self.network.world
        self._last_down = max(self._last_down, world.time() + self.network.delay())
        world.call_at(self._last_down, self._screen_loses)

    def _screen_loses(self) -> None:
        self._forget()
        if not self.screen_gone:
            self.screen_gone = True
            self.screen.lost(self)

    # Faults

    def snap(self, silently: bool) -> None:
        """The connection breaks; what was under way is lost."""
        if silently:
            self.silent = True
            world, chance = self.network.world, self.network.chance
            world.call_later(chance.uniform(*UNNOTICED), self._server_loses)
        else:
            self.network.world.call_later(self.network.delay(), self._screen_loses)
            self.network.world.call_later(self.network.delay(), self._server_loses)
            self.silent = True

    def _forget(self) -> None:
        if self in self.network.wires:
            self.network.wires.remove(self)


class Socket:
    """A websocket as the application sees it."""

    def __init__(self, wire: Wire, state: dict[str, Any]) -> None:
        self._wire = wire
        self.app = SimpleNamespace(state=state)
        self.scope = {"extensions": {EXTENSION: wire}}
        self.client = SimpleNamespace(host="192.0.2.7")

    async def accept(self) -> None:
        """The websocket is open."""
        world = self._wire.network.world
        world.call_later(self._wire.network.delay(), self._opened)

    def _opened(self) -> None:
        if not self._wire.silent and not self._wire.screen_gone:
            self._wire.screen.opened(self._wire)

    async def send_json(self, message: dict[str, str]) -> None:
        """Send a message without any of our own code."""
        from herohall.server.live.connection import encoder

        text = encoder.encode(message)
        self._wire.to_screen(bytes((0x81, len(text))) + text)

    async def close(self) -> None:
        """End the connection."""
        self._wire.server_closes()


def messages_in(data: bytes) -> list[bytes]:
    """The texts of the frames in one piece of a server (RFC 6455, 5.2)."""
    found, at = [], 0
    while at < len(data):
        size, start = data[at + 1], at + 2
        if size == 126:
            size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
        elif size == 127:
            size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
        found.append(data[start : start + size])
        at = start + size
    return found
