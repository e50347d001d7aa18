"""Limits of connections that have not asked for anything yet: they cost a client nothing, and us a descriptor."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from herohall.server.http.rate_limits import counted_as

HEAD_WITHIN, BODY_WITHIN = 20.0, 60.0
"""Seconds for the first lines of a request, and for the rest of it."""
MOST_CONNECTIONS = 200
"""Connections of one address without an open websocket; these are counted apart."""
RESERVE = 100
"""Descriptors that no connection gets: the store needs them for its files, and the bots for their processes."""

half_open: dict[HttpProtocol, None] = {}
"""All connections whose request is not complete, the oldest first."""


class HttpProtocol(H11Protocol):
    """A connection that is closed if its request takes too long, or if there are too many like it."""

    addresses: ClassVar[Counter[str]] = Counter()
    waiting: asyncio.TimerHandle | None = None
    counted: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        name = counted_as(self.client[0]) if self.client else None
        if name is not None:
            self.counted = name
            self.addresses[name] += 1
        self._wait(HEAD_WITHIN)
        if name is not None and self.addresses[name] > MOST_CONNECTIONS:
            transport.abort()
        elif len(self.connections) > most_connections():
            next(iter(half_open)).transport.abort()  # whoever means it has sent a request by now

    def data_received(self, data: bytes) -> None:
        before = self.conn.their_state
        super().data_received(data)
        now = self.conn.their_state
        if self not in self.connections:
            return  # it has become a websocket, or is closed
        if now is h11.IDLE and self.waiting is None:
            self._wait(HEAD_WITHIN)
        elif now is h11.SEND_BODY and before is not now:
            self._wait(BODY_WITHIN)
        elif now not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        half_open[self] = None
        self.waiting = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        half_open.pop(self, None)
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def _forget(self) -> None:
        self._stop_waiting()
        if self.counted is not None:
            self.addresses[self.counted] -= 1
            if not self.addresses[self.counted]:
                del self.addresses[self.counted]
            self.counted = None


def most_connections() -> int:
    """As many as the system allows this process, less a reserve."""
    if sys.platform == "win32":
        return 10_000
    import resource

    return max(10, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVE)
