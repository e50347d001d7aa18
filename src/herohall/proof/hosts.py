"""The server processes of a proof: one, or several that share PostgreSQL and Redis, with clients spread over them."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import httpx

from herohall.hall.schemas import Seated
from herohall.proof.host import Given, Host, ProofError, seated
from herohall.server.run import database_url
from herohall.server.sockets import sqlite_url


class Hosts:
    """All processes that serve the same tables; clients are spread over them as a load balancer would."""

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
        """The address of their store."""
        database = self.given.database
        return sqlite_url(self.data) if database is None else database_url(database)

    def start(self) -> None:
        """Start all of them, one after another: the first one may have to make the database ready."""
        for host in self.each:
            host.start()

    def stop(self) -> None:
        """Ask all of them to end."""
        for host in self.each:
            host.stop()

    def next(self) -> Host:
        """The next process in turn that is serving."""
        ready = [host for host in self.each if host.serving] or self.each
        return ready[next(self._turns) % len(ready)]

    def live(self, table: str) -> str:
        """The websocket of a table at the next process."""
        return self.next().live(table)

    # What they say and take together

    def faults(self) -> list[str]:
        """Log lines about faults in the server's own code."""
        return [line for host in self.each for line in host.faults()]

    def seconds(self) -> float:
        """Processor time so far."""
        return sum(host.seconds() for host in self.each)

    def memory(self) -> int:
        """Memory in kB, without the bots' processes."""
        return sum(host.memory() for host in self.each)

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
