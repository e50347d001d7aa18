"""A long run: bots play table after table, each watched by a spectator; does anything grow that should not?

Memory is compared between the second quarter of the run, when everything has been used once, and the last.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from statistics import median

import httpx
import msgspec

from herohall.core import registry
from herohall.proof.guest import Guest, Lost
from herohall.proof.hosting import Host, http_client, seated

SAMPLES = 200
"""So often a run is looked at, however long it is."""
MAY_GROW = 0.05
MAY_GROW_KB = 8 * 1024
"""Growth that is still called flat: a twentieth, or a few megabytes where that is more."""
LONGEST_LULL = 120.0
"""Seconds after which a table without a move is stuck."""


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """How long, how many tables at a time, which bots, at which pace."""

    minutes: float = 60.0
    tables: int = 24
    bot: str = "easy"
    pace: str = "instant"


class Sample(msgspec.Struct, kw_only=True):
    """The server at one moment."""

    seconds: float
    memory_kb: int
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
    moves_per_second_early: float
    moves_per_second_late: float
    answer_ms_early: float
    answer_ms_late: float
    files: dict[str, int]
    bytes_per_move: int
    stuck: int
    faults: int
    flat: bool
    samples: list[Sample]

    @property
    def holds(self) -> bool:
        """Whether the server could go on like this."""
        return self.flat and not self.stuck and not self.faults


class Soak:
    """One run of the proof."""

    def __init__(self, host: Host, plan: Plan, progress: Callable[[str, int, int], None]) -> None:
        self.host = host
        self.plan = plan
        self.progress = progress
        self.samples: list[Sample] = []
        self.games = 0
        self.moves = 0
        self.stuck = 0

    async def run(self) -> Result:
        """Start, watch, tell."""
        self.host.start()
        async with http_client() as http:
            watching = [asyncio.create_task(self._watch(number, http)) for number in range(self.plan.tables)]
            try:
                await self._sample_on(http)
            finally:
                for task in watching:
                    task.cancel()
                await asyncio.gather(*watching, return_exceptions=True)
        files = self.host.files()
        self.host.stop()
        return self._result(files)

    async def _watch(self, number: int, http: httpx.AsyncClient) -> None:
        """One table after another, each to its end."""
        while True:
            game = sorted(registry.games())[number % len(registry.games())]
            body = {"game": game, "players": 3, "seats": [{"bot": self.plan.bot}] * 3, "pace": self.plan.pace}
            found = await seated(http, f"{self.host.address}/api/tables", body)
            watcher = Guest(self.host.live(found.table), None)
            try:
                await watcher.come()
                await self._until_over(watcher)
            except Lost:
                self.stuck += 1
            finally:
                await watcher.leave()
            self.games += 1

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
            await asyncio.sleep(max(0.0, start + (number + 1) * self.plan.minutes * 60 / SAMPLES - time.perf_counter()))
            asked = time.perf_counter()
            await http.get(f"{self.host.address}/api/games")
            answered = time.perf_counter()
            self.samples.append(
                Sample(
                    seconds=round(answered - start, 1),
                    memory_kb=self.host.memory(),
                    moves=self.moves,
                    games=self.games,
                    answer_ms=round(1000 * (answered - asked), 1),
                    file_bytes=sum(self.host.files().values()),
                )
            )
            self.progress("proof-soak-running", number + 1, SAMPLES)

    def _result(self, files: dict[str, int]) -> Result:
        early, late = (self.samples[part : part + SAMPLES // 4] for part in (SAMPLES // 4, SAMPLES - SAMPLES // 4))
        before, after = (median(one.memory_kb for one in part) for part in (early, late))
        return Result(
            minutes=self.plan.minutes,
            tables=self.plan.tables,
            games=self.games,
            moves=self.moves,
            memory_early_mb=round(before / 1024, 1),
            memory_late_mb=round(after / 1024, 1),
            moves_per_second_early=round(rate(early), 1),
            moves_per_second_late=round(rate(late), 1),
            answer_ms_early=median(one.answer_ms for one in early),
            answer_ms_late=median(one.answer_ms for one in late),
            files=files,
            bytes_per_move=round(sum(files.values()) / max(1, self.moves)),
            stuck=self.stuck,
            faults=len(self.host.faults()),
            flat=after - before <= max(MAY_GROW * before, MAY_GROW_KB),
            samples=self.samples,
        )


def rate(part: list[Sample]) -> float:
    """Moves a second over a part of the run."""
    return (part[-1].moves - part[0].moves) / max(0.1, part[-1].seconds - part[0].seconds)
