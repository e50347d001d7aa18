"""A long run: bots play table after table, each watched by a spectator. Does memory grow, does the server slow down?

Memory and pace are compared between the second quarter of the run, when everything has been used once, and the last.
Meanwhile the server archives and deletes what is finished, in a hurry (`short_times.py`).
"""

from __future__ import annotations

import asyncio
import time
from statistics import median

import httpx
import msgspec
from sqlalchemy import func, select

from herohall.core import registry
from herohall.proof.guest import Guest, Lost
from herohall.proof.host import Hosts, http_client, seated
from herohall.proof.report import Tell
from herohall.proof.short_times import OVERDUE, between_rounds
from herohall.server.store.schema import archive, tables
from herohall.server.store.store import Store

SAMPLES = 200
"""How many samples are taken in a run of any length."""
MAY_GROW = 0.05
MAY_GROW_KB = 8 * 1024
"""Growth that still counts as flat: a twentieth, or a few megabytes if that is more."""
MAY_SLOW = 0.2
MAY_SLOW_MOVES = 100
"""Moves fewer in the last quarter than in the second that are no drift: a fifth, or about a game where that is more."""
LONGEST_LULL = 600.0
"""Seconds after which a table without a move is stuck."""
PAUSE = 1.0
"""Seconds to wait after a table could not be opened."""


class Sample(msgspec.Struct, kw_only=True):
    """The server at one moment."""

    seconds: float
    memory_kb: int
    memory_of_bots_kb: int
    moves: int
    games: int
    answer_ms: float
    file_bytes: int


class Result(msgspec.Struct, kw_only=True):
    """What was found."""

    minutes: float
    tables: int
    games: int
    moves: int
    memory_early_mb: float
    memory_late_mb: float
    memory_of_bots_early_mb: float
    memory_of_bots_late_mb: float
    moves_per_second_early: float
    moves_per_second_late: float
    answer_ms_early: float
    answer_ms_late: float
    file_early_mb: float
    file_late_mb: float
    files: dict[str, int]
    archived: int
    """Finished tables of which only the record was left at the end."""
    deleted: int
    """Tables of which nothing was left."""
    overdue: int
    """Finished tables that should have been archived, and were not."""
    stuck: int
    failed: int
    """Spectators that failed; their tables were not replaced."""
    faults: int
    flat: bool
    """Whether the memory of the server stays the same, and that of its bots' processes."""
    steady: bool
    """Whether as many moves are made in the last quarter as in the second."""
    why_failed: list[str]
    samples: list[Sample]

    @property
    def holds(self) -> bool:
        """Whether the server can run like this indefinitely."""
        return self.flat and self.steady and not any((self.overdue, self.stuck, self.failed, self.faults))


class Soak:
    """One run of the proof: how long, how many tables at a time, which bots, at which pace."""

    def __init__(self, hosts: Hosts, progress: Tell, minutes: float, tables: int, bot: str, pace: str) -> None:
        self.hosts = hosts
        self.progress = progress
        self.minutes = minutes
        self.tables = tables
        self.bot = bot
        self.pace = pace
        self.samples: list[Sample] = []
        self.since = time.time()
        self.opened = 0
        self.games = 0
        self.moves = 0
        self.stuck = 0

    async def run(self) -> Result:
        """Run the soak and return what was found."""
        self.hosts.start()
        async with http_client() as http:
            watching = [asyncio.create_task(self._watch(number, http)) for number in range(self.tables)]
            try:
                await self._sample_on(http)
            finally:
                for task in watching:
                    task.cancel()
                ends = await asyncio.gather(*watching, return_exceptions=True)
        files = self.hosts.files()
        stored, archived = await self._count_stored()
        self.hosts.stop()
        # Those who watched until the end were cancelled.
        why_failed = [repr(end) for end in ends if not isinstance(end, asyncio.CancelledError)]
        return self._result(files, archived, self.opened - stored, why_failed)

    async def _watch(self, number: int, http: httpx.AsyncClient) -> None:
        """One table after another, each to its end."""
        game = sorted(registry.games())[number % len(registry.games())]
        body = {"game": game, "players": 3, "seats": [{"bot": self.bot}] * 3, "pace": self.pace}
        while True:
            try:
                found = await seated(http, f"{self.hosts.next().address}/api/tables", body)
                self.opened += 1
                await self._watch_one(Guest(self.hosts.live(found.table), None))
            except Lost:
                self.stuck += 1
                await asyncio.sleep(PAUSE)

    async def _watch_one(self, watcher: Guest) -> None:
        try:
            await watcher.come()
            await self._until_over(watcher)
            self.games += 1
        finally:
            await watcher.leave()

    async def _until_over(self, watcher: Guest) -> None:
        seen, since = watcher.number, time.perf_counter()
        while not watcher.over:
            await asyncio.sleep(0.1)
            if watcher.number != seen:
                self.moves += watcher.number - seen
                seen, since = watcher.number, time.perf_counter()
            elif time.perf_counter() - since > LONGEST_LULL or not watcher.here:
                raise Lost
        self.moves += watcher.number - seen

    async def _sample_on(self, http: httpx.AsyncClient) -> None:
        start = time.perf_counter()
        for number in range(SAMPLES):
            await asyncio.sleep(max(0.0, start + (number + 1) * self.minutes * 60 / SAMPLES - time.perf_counter()))
            asked = time.perf_counter()
            await http.get(f"{self.hosts.next().address}/api/games")
            answered = time.perf_counter()
            self.samples.append(
                Sample(
                    seconds=round(answered - start, 1),
                    memory_kb=self.hosts.memory(),
                    memory_of_bots_kb=sum(host.memory_of_bots() for host in self.hosts.each),
                    moves=self.moves,
                    games=self.games,
                    answer_ms=round(1000 * (answered - asked), 1),
                    file_bytes=sum(self.hosts.files().values()),
                )
            )
            self.progress("proof-soak-running", number + 1, SAMPLES)

    async def _count_stored(self) -> tuple[int, int]:
        """How many of the tables are still there, and how many of those as records only."""
        store = Store(self.hosts.store_url)
        mine = tables.c.created >= self.since
        [all_of_them], [as_records] = await store.read_together(
            select(func.count().label("number")).where(mine).select_from(tables),
            select(func.count().label("number")).where(mine).select_from(tables.join(archive)),
        )
        await store.engine.dispose()
        return all_of_them.number, as_records.number

    def _games_long_over(self) -> int:
        """Games that ended long enough ago to have been archived."""
        before = self.samples[-1].seconds - OVERDUE * between_rounds(self.minutes)
        return max((one.games for one in self.samples if one.seconds <= before), default=0)

    def _result(self, files: dict[str, int], archived: int, deleted: int, why_failed: list[str]) -> Result:
        early, late = (self.samples[part : part + SAMPLES // 4] for part in (SAMPLES // 4, SAMPLES - SAMPLES // 4))
        memory = [median(one.memory_kb for one in part) for part in (early, late)]
        of_bots = [median(one.memory_of_bots_kb for one in part) for part in (early, late)]
        written = [median(one.file_bytes for one in part) for part in (early, late)]
        return Result(
            minutes=self.minutes,
            tables=self.tables,
            games=self.games,
            moves=self.moves,
            memory_early_mb=round(memory[0] / 1024, 1),
            memory_late_mb=round(memory[1] / 1024, 1),
            memory_of_bots_early_mb=round(of_bots[0] / 1024, 1),
            memory_of_bots_late_mb=round(of_bots[1] / 1024, 1),
            moves_per_second_early=round(rate(early), 1),
            moves_per_second_late=round(rate(late), 1),
            answer_ms_early=median(one.answer_ms for one in early),
            answer_ms_late=median(one.answer_ms for one in late),
            file_early_mb=round(written[0] / 1024**2, 1),
            file_late_mb=round(written[1] / 1024**2, 1),
            files=files,
            archived=archived,
            deleted=deleted,
            overdue=max(0, self._games_long_over() - archived - deleted),
            stuck=self.stuck,
            failed=len(why_failed),
            faults=len(self.hosts.faults()),
            flat=stays_flat(*memory) and stays_flat(*of_bots),
            steady=stays_steady(early, late),
            why_failed=why_failed,
            samples=self.samples,
        )


def stays_flat(before: float, after: float) -> bool:
    """Whether memory in kB has not grown by more than it may."""
    return after - before <= max(MAY_GROW * before, MAY_GROW_KB)


def stays_steady(early: list[Sample], late: list[Sample]) -> bool:
    """Whether the pace has not dropped by more than it may."""
    fewer = (rate(early) - rate(late)) * (early[-1].seconds - early[0].seconds)
    return fewer <= max(MAY_SLOW * (early[-1].moves - early[0].moves), MAY_SLOW_MOVES)


def rate(part: list[Sample]) -> float:
    """Moves a second over a part of the run."""
    return (part[-1].moves - part[0].moves) / max(0.1, part[-1].seconds - part[0].seconds)
