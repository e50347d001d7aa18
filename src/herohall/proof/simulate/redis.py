"""An imagined Redis: it carries notices to whoever listens, late, twice, or not at all while it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random

from redis.exceptions import ConnectionError as RedisLost

from herohall.proof.simulate.scheduler import Lane

DELAY = (0.0005, 0.01)
LATE = 0.02
"""How often a notice takes a hundred times longer."""
TWICE = 0.02
"""How often a notice comes twice: a client sends again what may have arrived."""


class Redis:
    """The server of notices."""

    def __init__(self, world: Lane, chance: Random) -> None:
        self.world = world
        self.chance = chance
        self.lost = False
        self.cut_off: set[str] = set()
        """The names of the processes that cannot reach it."""
        self.lines: list[Line] = []

    def reaches(self, lane: Lane) -> bool:
        """Whether a process can reach it."""
        return not self.lost and lane.name not in self.cut_off

    def delay(self) -> float:
        """Seconds a notice takes on one half of its way."""
        usual = self.chance.uniform(*DELAY)
        return usual * 100 if self.chance.random() < LATE else usual

    def drop_lines(self) -> None:
        """Whoever has lost their connection notices it now."""
        for line in [one for one in self.lines if not self.reaches(one.lane)]:
            line.drop()

    def arrive(self, data: bytes) -> None:
        """A notice has come, and goes to everybody who listens."""
        for line in self.lines:
            for _ in range(2 if self.chance.random() < TWICE else 1):
                # In the order in which they came, as over any connection.
                line.last = max(line.last, self.world.time() + self.delay())
                self.world.call_at(line.last, line.hear, data)


class Client:
    """Redis as a process sees it."""

    def __init__(self, redis: Redis, lane: Lane) -> None:
        self._redis = redis
        self._lane = lane

    async def publish(self, channel: str, data: bytes) -> None:
        """Send a notice."""
        redis = self._redis
        await asyncio.sleep(redis.delay())
        if not redis.reaches(self._lane):
            raise RedisLost("Redis is lost")
        redis.arrive(data)

    def pubsub(self, ignore_subscribe_messages: bool = True) -> Line:
        """A connection on which notices come in."""
        return Line(self._redis, self._lane)

    async def aclose(self) -> None:
        """Nothing to close."""


class Address:
    """What a process is told instead of the address of Redis."""

    def __init__(self, redis: Redis, lane: Lane) -> None:
        self.client = Client(redis, lane)


class Finder:
    """Stands for redis-py's class, which makes a client of an address."""

    @staticmethod
    def from_url(address: Address) -> Client:
        """The client of a process."""
        return address.client


class Line:
    """A connection on which notices come in."""

    def __init__(self, redis: Redis, lane: Lane) -> None:
        self.lane = lane
        self.last = 0.0
        """When the last notice on its way arrives."""
        self._redis = redis
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.drop()

    async def subscribe(self, channel: str) -> None:
        """Begin to listen."""
        await asyncio.sleep(self._redis.delay())
        if not self._redis.reaches(self.lane):
            raise RedisLost("Redis is lost")
        self._redis.lines.append(self)

    async def listen(self) -> AsyncIterator[dict[str, bytes]]:
        """All notices."""
        while (data := await self._heard.get()) is not None:
            yield {"data": data}
        raise RedisLost("Redis is lost")

    def hear(self, data: bytes) -> None:
        """A notice has arrived."""
        if not self.lane.stopped and self in self._redis.lines:
            self._heard.put_nowait(data)

    def drop(self) -> None:
        """The connection is gone."""
        if self in self._redis.lines:
            self._redis.lines.remove(self)
            if not self.lane.stopped:
                self._heard.put_nowait(None)
