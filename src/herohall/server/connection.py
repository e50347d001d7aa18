"""One browser at a table: what it may see, and the messages on their way to it."""

from __future__ import annotations

import asyncio
import time

import msgspec

from herohall.server.protocol import ServerMessage
from herohall.server.seating import Guest

MOST_WAITING = 200
"""Messages a slow reader may leave unread; then it is cut off, and may come back with `since`."""

encoder = msgspec.json.Encoder()


class Connection:
    """`guest` None: a spectator. `viewer` is the seat whose view it gets; None: the public one."""

    def __init__(self) -> None:
        self.guest: Guest | None = None
        self.viewer: int | None = None
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.closed = False
        self.began = time.monotonic()

    def send(self, message: ServerMessage) -> None:
        """Have a message sent."""
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Have an encoded message sent; many viewers may share one."""
        if self.closed:
            return
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Send nothing more, not even what is waiting if nobody reads it."""
        if self.closed:
            return
        self.closed = True
        if self.waiting.full():
            while not self.waiting.empty():
                self.waiting.get_nowait()
        self.waiting.put_nowait(None)


def encoded(message: ServerMessage) -> str:
    """The text of a message."""
    return encoder.encode(message).decode()
