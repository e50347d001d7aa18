"""Hostile clients by the hundred thousand messages, while honest people play: nothing breaks, leaks or grows.

Attackers come without a place, with a forged token, or with a place of their own at another table; they send what
`hostile.py` makes up and read whatever they are answered. All of that is kept and searched: for the places of the
honest, and for what decides the cards and the dice of any table, the attackers' own ones included.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from random import Random
from statistics import median, quantiles

import httpx
import msgspec
import websockets
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection

from herohall.core import registry
from herohall.hall.protocol import PROTOCOL
from herohall.hall.schemas import Seated
from herohall.proof.guest import Lost
from herohall.proof.host import Hosts, ProofError, http_client
from herohall.proof.hostile import hostile
from herohall.proof.leaks import deal_secrets, leaks
from herohall.proof.load import Company, OurServer, Plan, Pusher
from herohall.proof.report import Tell
from herohall.server.store import schema
from herohall.server.store.store import Store

ATTACKERS = 40
A_VISIT = 50
"""Messages in one connection: below the rate limit, so that the server reads them all."""
BETWEEN_VISITS = 2.0
"""Seconds between connections, for the same reason."""
LAST = b'"id":"the-last"'
"""In the answer to the last message of a visit."""
VISITS_PER_TABLE = 20
HONEST_TABLES = 2
HONEST_PAUSE = 0.2
LONGEST_ANSWER = 20.0
MAY_GROW = 0.1
MAY_GROW_KB = 24 * 1024
SHORTEST_TOKEN = 16


class Result(msgspec.Struct, kw_only=True):
    """What was found."""

    messages: int
    connections: int
    kinds: dict[str, int]
    answers: dict[str, int]
    alive: bool
    faults: int
    leaks: int
    hangs: int
    honest_moves: int
    honest_errors: int
    honest_p95_ms: float
    memory_early_mb: float
    memory_late_mb: float
    flat: bool
    seconds: float

    @property
    def holds(self) -> bool:
        """Whether the attackers achieved nothing."""
        return self.alive and self.flat and not any((self.faults, self.leaks, self.hangs, self.honest_errors))


class Fuzz:
    """One run of the proof: so many messages, made up from a seed."""

    def __init__(self, hosts: Hosts, progress: Tell, messages: int, seed: int) -> None:
        self.hosts = hosts
        self.progress = progress
        self.messages = messages
        self.seed = seed
        self.kinds: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.heard: set[bytes] = set()
        """All that attackers were told."""
        self.connections = 0
        self.hangs = 0
        self.honest: dict[int, Company] = {}
        """Those who play now."""
        self.doors: dict[int, str] = {}
        """Where they do."""
        self.all_honest: list[Pusher] = []
        """Everybody who has played."""
        self.took: list[float] = []
        self.honest_errors = 0
        self.memory: list[int] = []

    async def run(self) -> Result:
        """Let people play, attack, then check."""
        began = time.perf_counter()
        self.hosts.start()
        async with http_client() as http:
            server = OurServer(self.hosts, http)
            for number in range(HONEST_TABLES):
                await self._sit_down(server, number)
            playing = [asyncio.create_task(self._play(server, number)) for number in range(HONEST_TABLES)]
            attacks = [asyncio.create_task(self._attack(http, number)) for number in range(ATTACKERS)]
            try:
                await asyncio.gather(*attacks)
            finally:
                for task in [*playing, *attacks]:
                    task.cancel()
                await asyncio.gather(*playing, *attacks, return_exceptions=True)
        alive = all(host.alive for host in self.hosts.each)
        found = await self._leaks()
        self.hosts.stop()
        return self._result(alive, found, time.perf_counter() - began)

    # The honest

    async def _play(self, server: OurServer, number: int) -> None:
        chance = Random(number)
        while True:
            await asyncio.sleep(HONEST_PAUSE)
            try:
                if self.honest[number].over:
                    await self.honest[number].leave()
                    await self._sit_down(server, number)
                else:
                    self.took.append(await self.honest[number].move(chance))
            except Lost:
                self.honest_errors += 1

    async def _sit_down(self, server: OurServer, number: int) -> None:
        pushers = await server.seat(Plan())
        self.all_honest += pushers
        self.honest[number], self.doors[number] = Company(pushers), pushers[0].live

    # The others

    async def _attack(self, http: httpx.AsyncClient, number: int) -> None:
        chance = Random(f"{self.seed} {number}")
        own: Seated | None = None
        visits = 0
        while sum(self.kinds.values()) < self.messages:
            if own is None or visits % VISITS_PER_TABLE == 0:
                own = (await self.hosts.open_table(http, 1, 3, chance.choice(registry.games())))[0]
            visits += 1
            await self._visit(own, chance)
            self.memory.append(self.hosts.memory())
            self.progress("proof-fuzz-sending", sum(self.kinds.values()), self.messages)
            if sum(self.kinds.values()) < self.messages:
                await asyncio.sleep(BETWEEN_VISITS)

    async def _visit(self, own: Seated, chance: Random) -> None:
        """Attack over one connection."""
        live, hello = self._choose_door(own, chance)
        self.connections += 1
        try:
            async with asyncio.timeout(LONGEST_ANSWER):
                socket = await websockets.connect(live, max_size=None, ping_interval=None, proxy=None)
                await self._speak(socket, hello, chance)
        except websockets.WebSocketException:
            self.answers["closed"] += 1
        except (OSError, TimeoutError):
            self.hangs += 1

    def _choose_door(self, own: Seated, chance: Random) -> tuple[str, dict[str, object] | None]:
        """Which table, and with which token."""
        door = self.doors[chance.randrange(HONEST_TABLES)]
        forged = f"{chance.getrandbits(128):032x}"
        hello: dict[str, object] = {"type": "hello", "protocol": PROTOCOL}
        return chance.choices(
            [
                (door, {**hello, "token": None, "since": chance.choice((None, 0, -1, 10**9)), "seat": None}),
                (door, {**hello, "token": chance.choice((forged, own.token, ""))}),
                (door, None),
                (self.hosts.live(own.table), {**hello, "token": own.token, "since": 0, "seat": 0}),
                (self.hosts.live(own.table), {**hello, "token": own.token}),
            ],
            (6, 2, 1, 6, 6),
        )[0]

    async def _speak(self, socket: ClientConnection, hello: dict[str, object] | None, chance: Random) -> None:
        listening = asyncio.create_task(self._listen(socket))
        try:
            if hello is not None:
                await socket.send(msgspec.json.encode(hello).decode())
            for _ in range(A_VISIT):
                kind, frame = hostile(chance)
                self.kinds[kind] += 1
                as_text = chance.random() < 0.1 if isinstance(frame, bytes) else None
                await socket.send(frame, text=as_text)
            await socket.send('{"type":"undo","id":"the-last","at":-1}')
            await listening
        finally:
            listening.cancel()
            with suppress(asyncio.CancelledError, websockets.WebSocketException):
                await listening
            if chance.random() < 0.5:
                socket.transport.abort()
            else:
                await socket.close()

    async def _listen(self, socket: ClientConnection) -> None:
        """Read until the server has answered the last message or closed the connection."""
        async for frame in socket:
            raw = frame.encode() if isinstance(frame, str) else frame
            self.answers[msgspec.json.decode(raw)["type"]] += 1
            self.heard.add(raw)
            if LAST in raw:
                return

    # Looking

    async def _leaks(self) -> int:
        """How many secrets the attackers were sent: seeds of all tables and tokens of honest players."""
        store = Store(self.hosts.store_url)
        tables = {row.id: row for row in await store.read(select(schema.tables))}
        await store.engine.dispose()
        secrets = [secret for table in tables.values() for secret in deal_secrets(table.seed, table.salt)]
        for pusher in self.all_honest:
            table, token = tables.get(pusher.live.split("/")[-2]), pusher.token
            if table is None or token is None or len(token) < SHORTEST_TOKEN:
                raise ProofError("proof-crash-no-table", table=pusher.live)
            secrets += [token.encode(), table.invite.encode()]
        return len(leaks(self.heard, secrets))

    def _result(self, alive: bool, found: int, seconds: float) -> Result:
        quarter = max(1, len(self.memory) // 4)
        early, late = median(self.memory[quarter : 2 * quarter] or self.memory), median(self.memory[-quarter:])
        cuts = quantiles(self.took, n=20) if len(self.took) > 1 else [0.0]
        return Result(
            messages=sum(self.kinds.values()),
            connections=self.connections,
            kinds=dict(self.kinds),
            answers=dict(self.answers),
            alive=alive,
            faults=len(self.hosts.faults()),
            leaks=found,
            hangs=self.hangs,
            honest_moves=len(self.took),
            honest_errors=self.honest_errors,
            honest_p95_ms=round(1000 * cuts[-1], 1),
            memory_early_mb=round(early / 1024, 1),
            memory_late_mb=round(late / 1024, 1),
            flat=late - early <= max(MAY_GROW * early, MAY_GROW_KB),
            seconds=round(seconds, 1),
        )
