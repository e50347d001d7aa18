"""The way to one browser and back, without a queue, a task or a copy for every message: thousands of them add up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Protocol, cast

import msgspec
from litestar import WebSocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketException
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from herohall.hall.protocol import ServerMessage

try:
    from websockets.speedups import apply_mask
except ImportError:  # no wheel for this machine
    from websockets.utils import apply_mask

EXTENSION = "herohall"
"""The name under which the application finds the protocol of its websocket."""
MOST_WAITING = 1 << 20
"""The most bytes a slow reader may leave unread; then it is disconnected, and may come back with `since`."""
SLOWEST_READER = 20.0
"""Seconds the other side may take to read what is left at the end."""
TEXT = 0x81
"""How a frame begins that is a whole message of text (RFC 6455, 5.2)."""
MASKED = 0x80
SHORT = 126
"""Masked texts of fewer bytes than this have a header of six: the beginning, the size and the mask of four."""
HEADER = 6

encoder = msgspec.json.Encoder()


class Listener(Protocol):
    """Whoever wants to know what happens on a websocket."""

    def hear(self, raw: bytes) -> None:
        """A message has come in."""

    def lost(self) -> None:
        """The other side is gone."""


class NoQueue(asyncio.Queue[Any]):
    """Forgets what is put into it: with a listener, nobody reads a queue."""

    def put_nowait(self, item: object) -> None:
        """Nobody waits for it."""


NOBODY = NoQueue()


class LiveProtocol(WebSocketsSansIOProtocol):
    """uvicorn's websocket, on which a visit can listen directly."""

    listener: Listener | None = None

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()

    def attach(self, listener: Listener) -> None:
        """Let somebody listen from now on; first to what has already arrived."""
        self.listener = listener
        while not self.queue.empty():
            event = cast(dict[str, Any], self.queue.get_nowait())
            if event["type"] == "websocket.receive":
                listener.hear(event.get("bytes") or event.get("text", "").encode())
            else:
                listener.lost()
        self._forget_request()
        self.go_on()

    def _forget_request(self) -> None:
        """It has been answered. Thousands of connections stay for hours, and this was a fourth of their memory."""
        self.queue = NOBODY
        del self.request, self.response
        cast(list[object], self.scope["headers"]).clear()
        if self.conn.state is State.OPEN and not self._within_message:
            self.conn.parser = self.conn.parse()  # the present one still has the request
            next(self.conn.parser)

    def data_received(self, data: bytes) -> None:
        text = None if self.listener is None or self._within_message else short_text(data)
        if text is None:
            super().data_received(data)
        elif self.listener is not None and not self.close_sent:
            self.listener.hear(text)

    @property
    def _within_message(self) -> bool:
        """Whether a frame or a message in several frames has begun and not ended."""
        return bool(self.conn.reader.buffer) or self.conn.current_size is not None

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        raw, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener.hear(raw)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.lost()
            self.listener = None  # so that both can be freed without the collector

    def wait(self) -> None:
        """Read nothing more for the moment."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()


class Connection:
    """Sends to one browser until either side ends it."""

    def __init__(self, transport: asyncio.WriteTransport) -> None:
        self.ended = asyncio.get_running_loop().create_future()
        """Done once nothing more is sent."""
        self._transport = transport

    @property
    def closed(self) -> bool:
        """Whether nothing more is sent."""
        return self.ended.done()

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send_frame(frame_of(message))

    def send_frame(self, frame: bytes) -> None:
        """Send an encoded message, which many viewers may share; a reader that is too slow is disconnected."""
        if self.closed or self._transport.is_closing():
            return
        self._transport.write(frame)
        if self._transport.get_write_buffer_size() > MOST_WAITING:
            self._transport.abort()
            self.close()

    def close(self) -> None:
        """Send nothing more."""
        if not self.closed:
            self.ended.set_result(None)


def frame_of(message: ServerMessage) -> bytes:
    """A message as the frame of a websocket: a server's frames are the same for everybody."""
    text = encoder.encode(message)
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    return (bytes((TEXT, 126)) + size.to_bytes(2) if size < 1 << 16 else bytes((TEXT, 127)) + size.to_bytes(8)) + text


def short_text(data: bytes) -> bytes | None:
    """The message, if the data is one short frame of text, as nearly all are; the rest is left to the library."""
    size = len(data) - HEADER
    if 0 <= size < SHORT and data[0] == TEXT and data[1] == MASKED | size:
        return apply_mask(data[HEADER:], data[2:HEADER])
    return None


def protocol_of(socket: WebSocket[object, object, AppState]) -> LiveProtocol:
    """The protocol of an accepted websocket, once: only our own listener (`sockets.py`) serves the application."""
    return cast(LiveProtocol, cast(dict[str, Any], socket.scope["extensions"]).pop(EXTENSION))


async def end(socket: WebSocket[object, object, AppState]) -> None:
    """Say goodbye, if the other side still listens."""
    with suppress(WebSocketException, RuntimeError, OSError, TimeoutError):
        async with asyncio.timeout(SLOWEST_READER):
            await socket.close()
