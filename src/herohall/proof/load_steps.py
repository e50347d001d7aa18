"""The steps of the load proof: so many tables, or ever more until something breaks, and another server beside ours."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import httpx

from herohall.proof.host import Hosts, http_client
from herohall.proof.load import Crowd, OurServer, Plan, Server, Step
from herohall.proof.peer import peer_server
from herohall.proof.report import Tell

GROWTH = 1.5
"""How many times as many tables the next step of a climb has."""


@dataclass(frozen=True)
class LoadSteps:
    """One run of the proof."""

    hosts: Hosts
    plan: Plan
    counts: list[int]
    """Tables in each step."""
    tell: Tell

    async def run(self, climb: bool, peer: bool, beside: str | None = None) -> list[Step]:
        """Ours; at the same moments another installed version of it; then another server with the same people."""
        async with http_client() as http:
            steps = await self._ours(http, climb, beside)
            if peer:
                with peer_server(self.hosts.data, steps[0].bytes_per_frame, http) as other:
                    steps += await self._steps(other, climb)
        return steps

    async def _ours(self, http: httpx.AsyncClient, climb: bool, beside: str | None) -> list[Step]:
        """Two versions share the machine's moods: what disturbs one disturbs the other."""
        each = [(self.hosts, OurServer(self.hosts, http))]
        if beside is not None:
            other = Hosts(self.hosts.data / "beside", self.hosts.given._replace(python=beside))
            each.append((other, OurServer(other, http, name="HeroHall, other version")))
        try:
            for hosts, _ in each:
                hosts.start()
            found = await asyncio.gather(*(self._steps(server, climb) for _, server in each))
        finally:
            for hosts, _ in each:
                hosts.stop()
        return [step for steps in found for step in steps]

    async def _steps(self, server: Server, climb: bool) -> list[Step]:
        crowd, steps = Crowd(server, self.plan), []
        wanted = list(self.counts)
        while wanted:
            tables = wanted.pop(0)
            await crowd.gather(tables, self.tell)
            self.tell("proof-load-measuring", 0, 1)
            steps.append(await crowd.measure())
            if climb and not wanted and steps[-1].holds:
                wanted = [int(tables * GROWTH)]
        await crowd.leave()
        return steps
