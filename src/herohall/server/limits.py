"""How much one address, one person, one table may ask of the server. Whoever plays, however quickly, never notices.

Requests from this machine itself are not counted: a person who plays alone, or a proof that crowds the server on
purpose. A reverse proxy on this machine tells us whom it speaks for (`X-Forwarded-For`), and that one is counted.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address

BURST, PER_SECOND = 200.0, 20.0
"""Requests of one address: at once, and then every second; some count for more than one."""
OPENINGS, OPENINGS_PER_SECOND = 30.0, 0.1
"""Tables one address may open: each stays in the store for long."""
MOST_LIVE = 100
"""Websockets of one address at a time: a club behind one router has room."""
MOST_WATCHERS = 100
"""Spectators of one table."""
MOST_DEVICES = 8
"""Connections of one person at a table; when there are more, the oldest is closed."""
SPEECH_BURST, SPEECH_PER_SECOND = 60.0, 20.0
"""Messages of one person at a table, on all devices together; of one address at all tables it watches."""
CROWD_BURST, CROWD_PER_SECOND = 300.0, 100.0
"""Messages of all who watch a table; those who play are heard all the same."""
MOST_EXCESS = 100
"""Refusals after which a connection that does not slow down is closed."""
MOST_ADDRESSES = 20_000
"""Addresses remembered; whoever has been quiet for longest is forgotten."""
PREFIX = 64
"""Bits of an IPv6 address that one customer has."""

PLAY_ON = "/play-on"
"""The end of the path that goes on from a moment of a finished game."""
COSTS = {
    ("POST", "/api/boxes"): 10.0,
    ("POST", "/api/verify"): 10.0,
    ("POST", "/api/devices"): 5.0,
    ("POST", "/api/tables"): 5.0,
    ("POST", "/api/daily"): 5.0,
    ("POST", "/api/records"): 10.0,
    ("POST", PLAY_ON): 5.0,
    ("GET", "/ready"): 5.0,
}
"""What takes more work than a look; `/ready` writes to the disk."""
OPENING = {("POST", path) for path in ("/api/tables", "/api/daily", "/api/records", PLAY_ON)}
"""What opens a table."""
FILE_COST = 0.25
"""A file of the page: a visit asks for some dozens."""


class Bucket:
    """Allowance that fills up again with time."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is enough left; if so, it is used up."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


def speech() -> Bucket:
    """What one person may say at a table."""
    return Bucket(SPEECH_BURST, SPEECH_PER_SECOND)


def crowd_speech() -> Bucket:
    """What all who watch a table may say together."""
    return Bucket(CROWD_BURST, CROWD_PER_SECOND)


class Address:
    """What one address has asked for lately."""

    __slots__ = ("live", "openings", "requests", "speech")

    def __init__(self) -> None:
        self.requests = Bucket(BURST, PER_SECOND)
        self.openings = Bucket(OPENINGS, OPENINGS_PER_SECOND)
        self.speech = speech()
        self.live = 0


class Addresses:
    """All addresses that have asked for something lately."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Address] = OrderedDict()

    def of(self, host: str) -> Address | None:
        """What is known of an address; None: it is not counted."""
        name = counted_as(host)
        if name is None:
            return None
        known = self._known.setdefault(name, Address())
        self._known.move_to_end(name)
        if len(self._known) > MOST_ADDRESSES:
            self._known.popitem(last=False)
        return known

    def may_ask(self, host: str, method: str, path: str) -> bool:
        """Whether a request is answered."""
        address = self.of(host)
        if address is None:
            return True
        path = path.rstrip("/")
        kind = (method, PLAY_ON if path.endswith(PLAY_ON) else path)
        cost = COSTS.get(kind, 1.0 if path.startswith("/api/") else FILE_COST)
        if not address.requests.take(cost):
            return False
        return kind not in OPENING or address.openings.take()


def counted_as(host: str) -> str | None:
    """The address, or the network of one customer; None for this machine, and where there is no address at all."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return counted_as(str(address.ipv4_mapped))
        network = int(address) >> (128 - PREFIX)
        return None if address.is_loopback else f"{network:x}"
    return None if address.is_loopback else str(address)
