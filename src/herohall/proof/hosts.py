"""The server processes of a proof: one, or several that share PostgreSQL and Redis, with clients spread over them."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import httpx

from herohall.proof.hosting import Given, Host, ProofError, seated
from herohall.server.bodies import Seated
from herohall.server.listening import sqlite_url
from herohall.server.starting import database_url


class Hosts:
    """All processes that serve the same tables. Whoever comes is sent to one of them, as a load balancer would."""

    def __init__(self, data: Path, given: Given, processes: int = 1) -> None:
        if processes > 1 and (given.database is None or given.redis is None):
            raise ProofError("proof-processes-alone")
        self.data = data
        self.given = given
        folders = [data] if processes == 1 else [data / f"server-{number + 1}" for number in range(processes)]
        self.each = [Host(folder, given) for folder in folders]
        self._turns = count()

    @property
    def store_url(self) -> str:
        """Where their log is, to be read without them."""
        database = self.given.database
        return sqlite_url(self.data) if database is None else database_url(database)

    def start(self) -> None:
        """Start all of them, one after another: the first one may have to make the database ready."""
        for host in self.each:
            host.start()

    def kill(self) -> None:
        """kill -9 to all of them."""
        for host in self.each:
            host.kill()

    def stop(self) -> None:
        """Ask all of them to end."""
        for host in self.each:
            host.stop()

    def next(self) -> Host:
        """The one to send somebody to: each in turn, those that do not serve are passed over."""
        ready = [host for host in self.each if host.serving] or self.each
        return ready[next(self._turns) % len(ready)]

    def live(self, table: str) -> str:
        """The websocket of a table, at the one whose turn it is."""
        return self.next().live(table)

    # What they say and take together

    @property
    def alive(self) -> bool:
        """Whether all of them run."""
        return all(host.alive for host in self.each)

    def faults(self) -> list[str]:
        """What tells of a fault in the server's own code."""
        return [line for host in self.each for line in host.faults()]

    def seconds(self) -> float:
        """Processor time so far."""
        return sum(host.seconds() for host in self.each)

    def memory(self) -> int:
        """Memory in kB, without the bots' processes."""
        return sum(host.memory() for host in self.each)

    def memory_of_bots(self) -> int:
        """Memory of the processes they have started, in kB."""
        return sum(host.memory_of_bots() for host in self.each)

    def files(self) -> dict[str, int]:
        """The sizes of their files in bytes."""
        return {name: size for host in self.each for name, size in host.files().items()}

    # Tables

    async def open_table(self, http: httpx.AsyncClient, people: int, players: int, game: str) -> list[Seated]:
        """A new table with so many people, bots on the other seats; the answer has everybody's token."""
        wanted = {"game": game, "players": players, "seats": [{"name": "Ann"}], "paused": False, "pace": "instant"}
        first = await seated(http, f"{self.next().address}/api/tables", wanted)
        claim, invite = f"/api/tables/{first.table}/claim", first.invite
        rest = [
            await seated(http, self.next().address + claim, {"invite": invite, "name": name})
            for name in ("Ben", "Cleo", "Dan", "Eve")[: people - 1]
        ]
        return [first, *rest]
