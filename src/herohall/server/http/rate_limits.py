"""How much one address, one person or one table may ask of the server. Normal play never reaches these limits.

Requests from this machine are not counted: they come from a person who plays alone, or from a load test. A reverse
proxy on this machine names the client (`X-Forwarded-For`), and that client is counted.
"""

from __future__ import annotations

import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from herohall.hall.allowance import Allowance

BURST, PER_SECOND = 200.0, 20.0
"""Requests of one address: at once, and then every second; some requests count more than once."""
OPENINGS, OPENINGS_PER_SECOND = 30.0, 0.1
"""Tables one address may open; each stays in the store for a long time."""
BOXES, BOXES_PER_SECOND = 10.0, 0.005
"""Boxes one address may bring."""
MOST_LIVE = 100
"""Websockets of one address at a time; enough for a club behind one router."""
MOST_WATCHERS = 100
"""Spectators of one table."""
MOST_DEVICES = 8
"""Connections of one person at a table; when there are more, the oldest is closed."""
SPEECH_BURST, SPEECH_PER_SECOND = 100.0, 60.0
"""Messages of one person at a table, on all devices together; of one address at all tables it watches."""
CROWD_BURST, CROWD_PER_SECOND = 600.0, 200.0
"""Messages of all watchers of a table together; players are not affected."""
MOST_EXCESS = 100
"""Refusals after which a connection that does not slow down is closed."""
MOST_ADDRESSES = 20_000
"""Addresses remembered; the one quiet for longest is forgotten first."""
PREFIX = 64
"""Bits of an IPv6 address that identify one customer."""

UNREADABLE = "?"
PLAY_ON = "/play-on"
"""The end of the path that continues a finished game from a moment."""
BOX = ("POST", "/api/boxes")
COSTS = {
    BOX: 10.0,
    ("POST", "/api/boxes/check"): 4.0,
    ("POST", "/api/boxes/zip"): 10.0,
    ("POST", "/api/boxes/read"): 10.0,
    ("POST", "/api/verify"): 10.0,
    ("POST", "/api/devices"): 5.0,
    ("POST", "/api/tables"): 5.0,
    ("POST", "/api/daily"): 5.0,
    ("POST", "/api/records"): 10.0,
    ("POST", PLAY_ON): 5.0,
    ("POST", "/api/match"): 5.0,
    ("GET", "/api/open"): 4.0,
    ("GET", "/ready"): 5.0,
}
"""Requests that cost more than others: `/ready` writes to the disk, `/api/open` looks at all tables."""
OPENING = {("POST", path) for path in ("/api/tables", "/api/daily", "/api/records", "/api/match", PLAY_ON)}
"""Requests that open a table."""
FILE_COST = 0.25
"""The cost of a file of the page: a visit asks for dozens."""


class Bucket:
    """An allowance by this process' clock."""

    __slots__ = ("_left",)

    def __init__(self, burst: float, per_second: float) -> None:
        self._left = Allowance.full(burst, per_second, time.monotonic())

    def take(self, cost: float = 1.0) -> bool:
        """Use up an amount; False if there is not enough left."""
        left = self._left.used(time.monotonic(), cost)
        if left is None:
            return False
        self._left = left
        return True


def speech() -> Bucket:
    """The allowance of messages for one person at a table."""
    return Bucket(SPEECH_BURST, SPEECH_PER_SECOND)


def crowd() -> Bucket:
    """The allowance of messages for all watchers of a table together."""
    return Bucket(CROWD_BURST, CROWD_PER_SECOND)


class Address:
    """The recent requests of one address."""

    __slots__ = ("boxes", "live", "openings", "requests", "speech")

    def __init__(self) -> None:
        self.requests = Bucket(BURST, PER_SECOND)
        self.openings = Bucket(OPENINGS, OPENINGS_PER_SECOND)
        self.boxes = Bucket(BOXES, BOXES_PER_SECOND)
        self.speech = speech()
        self.live = 0


class Addresses:
    """All addresses with recent requests."""

    def __init__(self) -> None:
        self._known = lru_cache(MOST_ADDRESSES)(lambda _name: Address())

    def of(self, host: str) -> Address | None:
        """The allowances of an address; None if it is not counted."""
        name = counted_as(host)
        return None if name is None else self._known(name)

    def may_ask(self, host: str, method: str, path: str) -> bool:
        """Whether a request is within the limits."""
        address = self.of(host)
        if address is None:
            return True
        path = path.rstrip("/")
        kind = (method, PLAY_ON if path.endswith(PLAY_ON) else path)
        cost = COSTS.get(kind, 1.0 if path.startswith("/api/") else FILE_COST)
        if not address.requests.take(cost):
            return False
        if kind == BOX:
            return address.boxes.take()
        return kind not in OPENING or address.openings.take()


def counted_as(host: str) -> str | None:
    """The address, or the network of one customer; None for this machine. All unreadable addresses are one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNREADABLE
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return counted_as(str(address.ipv4_mapped))
        network = int(address) >> (128 - PREFIX)
        return None if address.is_loopback else f"{network:x}"
    return None if address.is_loopback else str(address)
