"""How many live tables a server carries: every table moves every few seconds, every screen is a websocket of its own.

What is measured is what people feel: from the moment one sends a move to the moment the last screen at that table has
it. The players are outside the server's process, all of them in this one; what this process takes is reported as well.
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from statistics import quantiles
from typing import Protocol

import httpx
import msgspec

from herohall.games import USUAL
from herohall.proof.guest import AGAIN, Guest, Lost
from herohall.proof.host import Hosts, ProofError, seconds_of

AT_ONCE = 24
"""Tables that are opened at the same time before measuring begins."""
LONGEST = 20.0
"""Seconds after which a move that has not reached every screen is an error."""
TARGET_MS = 150.0
FULL = 0.9
"""The share of a processor above which a process counts as the bottleneck; several processes count by their average."""


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """How many people at a table, how often they move, how long."""

    people: int = 3
    every: float = 5.0
    seconds: float = 30.0
    game: str = USUAL
    order: str | None = None
    """The standing order of all players; None: that of the game."""


class Step(msgspec.Struct, kw_only=True):
    """What one measurement found; times in milliseconds, shares of one processor."""

    server: str
    processes: int
    tables: int
    connections: int
    moves: int
    made: int
    """Moves in the logs of the tables: also those that standing orders made between them."""
    p50: float
    p95: float
    p99: float
    worst: float
    errors: int
    turned_away: int
    bytes_per_frame: int
    server_share: float
    server_us_per_move: int
    """Processor time of the server for each move of a person, in microseconds."""
    server_us_per_made: int
    """The same for each move in the logs, all of which are stored and shown to everybody."""
    client_share: float
    memory_mb: float
    holds: bool
    first: str
    """What failed first, as a code; empty if nothing has."""


class Screen(Protocol):
    """One person's connection, to our server or to another."""

    number: int
    seen_at: float
    bytes: int
    frames: int
    over: bool
    listen: Callable[[], None] | None

    @property
    def may_move(self) -> bool:
        """Whether it is this person's decision."""

    async def move(self, chance: Random) -> bool:
        """Send a move; whether it was accepted. False: the question had been answered; Lost for any other refusal."""

    async def leave(self) -> None:
        """Disconnect."""


class Server(Protocol):
    """A server under load."""

    name: str
    turned_away: int
    """People it turned away although they had a seat."""

    @property
    def processes(self) -> int:
        """How many processes it has."""

    def seconds(self) -> float:
        """Processor time so far, of all of them."""

    def memory(self) -> int:
        """Its memory in kB."""

    async def seat(self, plan: Plan) -> Sequence[Screen]:
        """A new table, everybody connected."""


class Pusher(Guest):
    """A person at one of our tables who plays by chance."""

    @property
    def may_move(self) -> bool:
        return bool(self.moves)

    async def move(self, chance: Random) -> bool:
        answer = await self.act(f"{chance.getrandbits(64):x}", self.number, chance.choice(self.moves))
        if answer.type != "ack" and answer.key != "server-stale":
            raise Lost
        return answer.type == "ack"

    async def follow(self, order: str) -> None:
        """Choose a standing order."""
        answer = await self.ask("order", {"type": "order", "order": order})
        if answer.type != "ack":
            raise ProofError("proof-no-order", order=order)


class OurServer:
    """HeroHall itself."""

    def __init__(self, hosts: Hosts, http: httpx.AsyncClient, name: str = "HeroHall") -> None:
        self.name = name
        self.turned_away = 0
        self._hosts = hosts
        self._http = http

    @property
    def processes(self) -> int:
        return len(self._hosts.each)

    def seconds(self) -> float:
        return self._hosts.seconds()

    def memory(self) -> int:
        return self._hosts.memory()

    async def seat(self, plan: Plan) -> list[Pusher]:
        found = await self._hosts.open_table(self._http, plan.people, plan.people, plan.game)
        guests = [Pusher(self._hosts.live(one.table), one.token) for one in found]
        for guest in guests:
            await guest.arrive()
            self.turned_away += guest.turned_away
            if plan.order is not None:
                await guest.follow(plan.order)
        return guests


class Company:
    """The people at one table."""

    def __init__(self, screens: Sequence[Screen]) -> None:
        self.screens = screens
        self._goal = 0
        self._reached = asyncio.Event()
        for screen in screens:
            screen.listen = self._saw

    @property
    def over(self) -> bool:
        """Whether their game has ended."""
        return any(screen.over for screen in self.screens)

    @property
    def made(self) -> int:
        """Moves in the log of their game."""
        return max(screen.number for screen in self.screens)

    async def move(self, chance: Random) -> float:
        """One move; the seconds until the last screen had it. Lost if it did not get there."""
        end = time.perf_counter() + LONGEST
        while True:
            mover = await self._asked()
            self._goal = mover.number + 1
            self._reached.clear()
            start = time.perf_counter()
            if await mover.move(chance):
                break
            if start > end:
                raise Lost
            await asyncio.sleep(AGAIN)  # a standing order answered in the same moment
        self._saw()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._reached.wait(), LONGEST)
        if not self._reached.is_set():
            raise Lost
        return max(screen.seen_at for screen in self.screens) - start

    async def _asked(self) -> Screen:
        """Who is to move. A standing order may be about to answer the present question; then soon somebody else is."""
        end = time.perf_counter() + LONGEST
        while not self.over and time.perf_counter() < end:
            for screen in self.screens:
                if screen.may_move:
                    return screen
            await asyncio.sleep(AGAIN)
        raise Lost

    def _saw(self) -> None:
        if all(screen.number >= self._goal for screen in self.screens):
            self._reached.set()

    async def leave(self) -> None:
        """Everybody disconnects."""
        for screen in self.screens:
            await screen.leave()


class Crowd:
    """All tables of one measurement."""

    def __init__(self, server: Server, plan: Plan) -> None:
        self.server = server
        self.plan = plan
        self.companies: list[Company] = []
        self.took: list[float] = []
        self.errors = 0
        self._chance = Random(7)
        self._made_before = 0
        """Moves at tables that have been left since."""

    async def gather(self, tables: int, progress: Callable[[str, int, int], None]) -> None:
        """Open tables until there are so many."""
        free = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with free:
                company = None
                while company is None:
                    with suppress(Lost):  # not what is measured
                        company = Company(await self.server.seat(self.plan))
                self.companies.append(company)
                progress("proof-opening", len(self.companies), tables)

        await asyncio.gather(*(one() for _ in range(tables - len(self.companies))))

    async def measure(self) -> Step:
        """Play for the planned time and return what was measured."""
        self.took, self.errors = [], 0
        leave_garbage()
        before = self._counters()
        start = time.perf_counter()
        await asyncio.gather(*(self._keep_moving(number, start) for number in range(len(self.companies))))
        after = self._counters()
        return self._step([new - old for old, new in zip(before, after, strict=True)], time.perf_counter() - start)

    async def leave(self) -> None:
        """Everybody disconnects."""
        await asyncio.gather(*(company.leave() for company in self.companies))

    async def _keep_moving(self, number: int, start: float) -> None:
        """One move in every interval, each table at a moment of its own."""
        moment = start + self._chance.random() * self.plan.every
        while moment < start + self.plan.seconds:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            try:
                if self.companies[number].over:
                    await self._sit_down_again(number)
                else:
                    self.took.append(await self.companies[number].move(self._chance))
            except Lost:
                self.errors += not self.companies[number].over  # a standing order may have ended the game
            moment += self.plan.every

    async def _sit_down_again(self, number: int) -> None:
        await self.companies[number].leave()
        self._made_before += self.companies[number].made
        self.companies[number] = Company(await self.server.seat(self.plan))

    def _counters(self) -> list[float]:
        screens = [screen for company in self.companies for screen in company.screens]
        sent = [sum(screen.bytes for screen in screens), sum(screen.frames for screen in screens)]
        made = self._made_before + sum(company.made for company in self.companies)
        return [*map(float, sent), float(made), self.server.seconds(), seconds_of(os.getpid())]

    def _step(self, counted: list[float], seconds: float) -> Step:
        sent, frames, made, server, client = counted
        times = sorted(1000 * one for one in self.took) or [0.0, 0.0]
        cuts = quantiles(times, n=100) if len(times) > 1 else [times[0]] * 99
        step = Step(
            server=self.server.name,
            processes=self.server.processes,
            tables=len(self.companies),
            connections=sum(len(company.screens) for company in self.companies),
            moves=len(self.took),
            made=round(made),
            p50=round(cuts[49], 1),
            p95=round(cuts[94], 1),
            p99=round(cuts[98], 1),
            worst=round(times[-1], 1),
            errors=self.errors,
            turned_away=self.server.turned_away,
            bytes_per_frame=round(sent / max(1.0, frames)),
            server_share=round(server / seconds, 2),
            server_us_per_move=round(1e6 * server / max(1, len(self.took))),
            server_us_per_made=round(1e6 * server / max(1.0, made)),
            client_share=round(client / seconds, 2),
            memory_mb=round(self.server.memory() / 1024, 1),
            holds=False,
            first="",
        )
        step.first = gave_way(step)
        step.holds = not step.first
        return step


def leave_garbage() -> None:
    """Collect none from now on: with thousands of people that stops all of them for most of a second, and then all who
    were to move meanwhile move at once."""
    gc.collect()
    gc.freeze()
    gc.disable()


def gave_way(step: Step) -> str:
    """What failed first, as a code; empty if nothing has."""
    failed = step.errors + step.turned_away
    if failed == 0 and step.moves and step.p95 < TARGET_MS:
        return ""
    if step.server_share >= FULL * step.processes:
        return "server"
    if step.client_share >= FULL:
        return "players"
    return "errors" if failed else "latency"
