"""Several processes serve the same tables: PostgreSQL has the data and the list of processes, Redis carries notices.

Each process signs in at the database every few seconds; one that stops doing so counts as gone. Each table is run by
one of them, and all compute which one, so that only one answers for its bots and clocks. If two disagree for a moment,
both may try, and the store accepts one answer.

Notices may be lost even while Redis works, so every process also checks the store from time to time.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import blake2b
from secrets import token_urlsafe

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import Float, bindparam, delete, func, literal_column, select
from sqlalchemy.dialects.postgresql import insert

from herohall.hall.notices import Notice
from herohall.server.cluster.single import Cluster, Hear, Moved
from herohall.server.store.errors import CannotStore
from herohall.server.store.schema import processes
from herohall.server.store.statements import Filled
from herohall.server.store.store import Store

CHANNEL = "herohall"
BEAT = 1.0
"""Seconds between two sign-ins."""
GONE = 4.0
"""Seconds without a sign-in after which a process counts as gone."""
FORGOTTEN = 600.0
RETRY = 1.0
MOST_WAITING = 10_000
"""The most notices that wait for Redis; more are dropped, and the next check of the store finds their changes."""

log = logging.getLogger("herohall.server")
encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)

NOW = func.extract("epoch", literal_column("clock_timestamp()"))
"""By the clock of the database, because the machines' clocks may differ."""
SIGNED_IN = select(processes.c.id).where(processes.c.seen > NOW - bindparam("gone", type_=Float))
FORGET = delete(processes).where(processes.c.seen < NOW - FORGOTTEN)


class RedisCluster(Cluster):
    """All running processes, including this one."""

    shared = True

    def __init__(self, store: Store, redis_url: str) -> None:
        self.id = token_urlsafe(16)
        self._store = store
        self._redis = Redis.from_url(redis_url)
        sign = insert(processes).values(id=self.id, seen=NOW)
        self._sign = sign.on_conflict_do_update(index_elements=["id"], set_={"seen": NOW})
        self._there = {self.id}
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._deaf = False

    async def open(self, hear: Hear, moved: Moved) -> None:
        await self._sign_in()
        self._there = await self._who_is_there()
        loops = (self._beat(moved), self._listen(hear), self._speak())
        self._tasks = [asyncio.create_task(loop) for loop in loops]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(CannotStore):
            await self._store.write(delete(processes).where(processes.c.id == self.id))
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    def keeps(self, table_id: str) -> bool:
        # Highest random weight: when a process starts or stops, only its own tables move.
        return self.id == max(self._there, key=lambda one: blake2b(f"{one} {table_id}".encode()).digest())

    def tell(self, notice: Notice) -> None:
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(notice)

    # Who is there

    async def _beat(self, moved: Moved) -> None:
        clock = asyncio.get_running_loop().time
        signed_in = clock()
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._sign_in()
                # Who was missing for so long has lost tables to the others, and gets them back now.
                missed, signed_in = clock() - signed_in > GONE - BEAT, clock()
                there = await self._who_is_there()
                if missed or there != self._there:
                    self._there = there
                    await moved(there)
            except CannotStore:
                pass  # already logged; while nobody can write, it does not matter who runs a table
            except Exception:
                log.exception("cannot read or write the list of running processes; trying again")

    async def _sign_in(self) -> None:
        await self._store.write(self._sign, FORGET)

    async def _who_is_there(self) -> set[str]:
        rows = await self._store.read(Filled(SIGNED_IN, {"gone": GONE}))
        return {self.id, *(row.id for row in rows)}

    # Notices

    async def _speak(self) -> None:
        while True:
            notice = await self._waiting.get()
            try:
                await self._redis.publish(CHANNEL, self.id.encode() + b" " + encoder.encode(notice))
            except (RedisError, OSError) as error:
                self._complain(error)

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
                    await line.subscribe(CHANNEL)
                    self._understood()
                    async for message in line.listen():
                        await self._pass_on(message["data"], hear)
            except (RedisError, OSError) as error:
                self._complain(error)
            await asyncio.sleep(RETRY)

    async def _pass_on(self, data: bytes, hear: Hear) -> None:
        sender, _, text = data.partition(b" ")
        if sender.decode() == self.id:
            return
        try:
            await hear(decoder.decode(text))
        except msgspec.DecodeError:
            log.warning("ignored an unreadable notice, probably from another version of HeroHall")

    def _complain(self, error: Exception) -> None:
        if not self._deaf:
            log.error("Redis does not answer (%s); until it does, moves of other processes arrive late", error)
            self._deaf = True

    def _understood(self) -> None:
        if self._deaf:
            log.warning("Redis answers again")
            self._deaf = False
