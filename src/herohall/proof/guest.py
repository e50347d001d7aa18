"""Pages without a screen: websocket clients outside the server, which know just enough to play and to be measured."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from herohall.hall.protocol import PROTOCOL

PATIENCE = 30.0
"""Seconds after which an answer is taken to be missing."""
AGAIN = 0.05


class Asked(msgspec.Struct):
    """A decision, with its moves if it is one's own."""

    seat: int | None = None
    moves: list[str] = []


class Seen(msgspec.Struct):
    """What a player needs of a view."""

    decision: Asked | None = None
    over: bool = False


class Told(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    id: str | None = None
    number: int | None = None
    key: str | None = None
    viewer: int | None = None
    view: Seen | None = None


decoder = msgspec.json.Decoder(Told)
encoder = msgspec.json.Encoder()


class Lost(Exception):
    """The connection is gone; whatever was under way may have happened or not."""


class Line:
    """A websocket to a server, and what it has brought; what is read of it is up to the classes made of it."""

    def __init__(self, live: str) -> None:
        self.live = live
        self.number = -1
        """Of the moves made so far."""
        self.over = False
        self.bytes = 0
        """What it was sent, in all."""
        self.frames = 0
        self.seen_at = 0.0
        """When the last update came."""
        self.listen: Callable[[], None] | None = None
        """Called after every update."""
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        """What hears the server, if somebody began it."""

    async def open(self, patience: float = PATIENCE) -> ClientConnection:
        """Connect; Lost if nobody answers."""
        try:
            self._socket = await websockets.connect(
                self.live, max_size=None, open_timeout=patience, ping_interval=None, proxy=None
            )
        except (OSError, websockets.WebSocketException, TimeoutError) as error:
            raise Lost from error
        return self._socket

    async def send_text(self, text: str | bytes) -> None:
        """Send a frame; Lost if there is nobody to send it to."""
        if self._socket is None:
            raise Lost
        try:
            await self._socket.send(text)
        except websockets.WebSocketException as error:
            raise Lost from error

    async def close(self) -> None:
        """Close the connection properly."""
        if self._socket is not None:
            with suppress(websockets.WebSocketException, OSError):
                await self._socket.close()

    async def drop(self) -> None:
        """Drop the connection without closing it, and read no more."""
        if self._socket is not None and self._socket.transport is not None:
            self._socket.transport.abort()
        self._socket = None
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        self._reading = None

    async def leave(self) -> None:
        """Close the connection properly, and read no more."""
        await self.close()
        await self.drop()


class TableLine(Line):
    """A line to one of our tables."""

    def __init__(self, live: str, token: str | None) -> None:
        super().__init__(live)
        self.token = token
        self.viewer: int | None = None

    async def greet(self, since: int | None) -> None:
        """Say hello, with what has been seen so far."""
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token, "since": since, "seat": self.viewer}
        await self.send_text(encoder.encode(hello).decode())


class Guest(TableLine):
    """One connection to one table, with what it was told last."""

    def __init__(self, live: str, token: str | None) -> None:
        super().__init__(live, token)
        self.moves: list[str] = []
        self.came_at = 0.0
        """When the present connection began."""
        self.turned_away = 0
        """How often the server closed the connection."""
        self._answers: dict[str, asyncio.Future[Told]] = {}
        self._welcome: asyncio.Future[None] | None = None

    @property
    def here(self) -> bool:
        """Whether it is connected."""
        return self._reading is not None and not self._reading.done()

    async def come(self) -> None:
        """Say hello, the first time or again, and wait to be shown the table."""
        try:
            socket = await self.open()
            self.came_at = time.perf_counter()
            self._welcome = asyncio.get_running_loop().create_future()
            self._reading = asyncio.create_task(self._read(socket))
            await self.greet(self.number if self.number >= 0 else None)
            await asyncio.wait_for(self._welcome, PATIENCE)
        except (Lost, TimeoutError) as error:
            await self.drop()
            raise Lost from error

    async def arrive(self) -> None:
        """Connect, retrying for a while."""
        end = time.perf_counter() + PATIENCE
        while not self.here:
            try:
                await self.come()
            except Lost:
                if time.perf_counter() > end:
                    raise
                await asyncio.sleep(AGAIN)

    async def act(self, action: str, at: int, move: str) -> Told:
        """Send a move and wait for its answer."""
        return await self.ask(action, {"type": "act", "at": at, "move": move})

    async def ask(self, action: str, message: dict[str, object]) -> Told:
        """Send an action under this id and wait for its answer."""
        answer = self._answers[action] = asyncio.get_running_loop().create_future()
        try:
            await self.send_text(encoder.encode({**message, "id": action}).decode())
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError as error:
            raise Lost from error
        finally:
            del self._answers[action]

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(websockets.WebSocketException, OSError):
            async for text in socket:
                self._learn(text)
        for answer in self._answers.values():
            give_up(answer)
        if self._welcome is not None:
            give_up(self._welcome)

    def _learn(self, text: str | bytes) -> None:
        self.bytes += len(text)
        self.frames += 1
        told = decoder.decode(text)
        if told.view is not None and told.number is not None:
            self._see(told.view, told.number, told.viewer if told.type == "welcome" else self.viewer)
        elif told.id is not None and told.id in self._answers:
            waiting = self._answers[told.id]
            if not waiting.done():
                waiting.set_result(told)
        elif told.type == "farewell":
            self.turned_away += 1

    def _see(self, view: Seen, number: int, viewer: int | None) -> None:
        self.seen_at = time.perf_counter()
        self.number, self.over, self.viewer = number, view.over, viewer
        self.moves = [] if view.decision is None else view.decision.moves
        if self._welcome is not None and not self._welcome.done():
            self._welcome.set_result(None)
        if self.listen is not None:
            self.listen()


def give_up(waiting: asyncio.Future[Told] | asyncio.Future[None]) -> None:
    """Tell whoever waits that no answer will come."""
    if not waiting.done():
        waiting.set_exception(Lost())
        waiting.exception()  # so that nobody complains if nobody waits any more
