"""Real server processes, as `herohall serve` starts them: to be asked, measured, killed and started again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Timer
from typing import NamedTuple

import httpx
import msgspec
import psutil

from herohall.core.errors import HallError
from herohall.hall.schemas import Seated
from herohall.proof.guest import Lost
from herohall.server.run import database_url
from herohall.server.sockets import sqlite_url

ADDRESS = re.compile(r"http://[^\s/]+:(\d+)")
ORPHAN = "in spawn_main"
"""Is in the traceback of a process whose parent is killed before it has told the new process what to do."""
STALE = "server-stale"
TRIES = 10


class ProofError(HallError):
    """A proof could not be carried out."""


class Given(NamedTuple):
    """What a server is told when it is started."""

    database: str | None = None
    redis: str | None = None
    """With both, several processes serve the same tables; without, a server keeps them in its own folder."""
    python: str = sys.executable
    """The interpreter, and with it the installed version of HeroHall, that serves."""
    hurry: float | None = None
    """Seconds between two rounds of tidying up, if not the usual ones; see `short_times.py`."""

    def program(self) -> list[str]:
        """What Python is to run."""
        first = "" if self.hurry is None else f"from herohall.proof.short_times import hurry; hurry({self.hurry}); "
        return ["-c", f"{first}from herohall.cli import main; main()", "serve", "--host", "127.0.0.1"]

    def options(self) -> list[str]:
        """As they are given to `herohall serve`."""
        days = None if self.hurry is None else "1"
        found = [("--database", self.database), ("--redis", self.redis), ("--keep-finished", days)]
        return [word for name, value in found if value is not None for word in (name, value)]


class Host:
    """A server on this machine; the same port after every start, so that its clients find it again."""

    patience = 120.0
    """Seconds it may take to start, and to stop."""

    def __init__(self, data: Path, given: Given) -> None:
        self.data = data
        self.given = given
        self.port = 0
        self.serving = False
        """Whether it accepts connections: started, and not stopped since."""
        self.notes = data / "notes.txt"
        """The log of the server, nearly empty unless something goes wrong."""
        data.mkdir(parents=True, exist_ok=True)
        self._process: subprocess.Popen[str] | None = None

    @property
    def process(self) -> subprocess.Popen[str]:
        """The process that runs now."""
        assert self._process is not None
        return self._process

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def live(self, table: str) -> str:
        """The websocket of a table."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    def command(self) -> list[str]:
        """What is started; it prints its address once it accepts connections."""
        where = ["--port", str(self.port), "--data", str(self.data)]
        return [self.given.python, *self.given.program(), *where, *self.given.options()]

    def start(self) -> float:
        """Start it, wait until it accepts connections, and return the seconds that took."""
        began = time.perf_counter()
        # Python finds its modules quicker where it may keep their compiled form.
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONUNBUFFERED": "1"}
        with self.notes.open("a", encoding="utf-8") as notes:
            self._process = subprocess.Popen(
                self.command(), stdout=subprocess.PIPE, stderr=notes, text=True, env=environment
            )
        self.port = self._hear_port(self._process)
        self.serving = True
        return time.perf_counter() - began

    def _hear_port(self, process: subprocess.Popen[str]) -> int:
        """The port it announces; ProofError if it ends or hangs instead."""
        assert process.stdout is not None
        began, patience = time.perf_counter(), Timer(self.patience, process.kill)
        patience.start()
        try:
            found = ADDRESS.search(process.stdout.readline())
        finally:
            patience.cancel()
        if found is not None:
            return int(found[1])
        self.kill()
        if time.perf_counter() - began >= self.patience:
            raise ProofError("proof-start-hangs", seconds=round(self.patience))
        raise ProofError("proof-no-server", why=(self.log().splitlines() or ["?"])[-1][:200])

    def kill(self) -> None:
        """kill -9: it cannot clean up."""
        self.serving = False
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end; kill it if it does not."""
        if self._process is None or self._process.poll() is not None:
            return
        self.serving = False
        self._process.terminate()
        try:
            self._process.wait(self.patience)
        except subprocess.TimeoutExpired:
            self.kill()

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process is not None and self._process.poll() is None

    def log(self) -> str:
        """Its log so far."""
        return self.notes.read_text(encoding="utf-8", errors="replace") if self.notes.exists() else ""

    def faults(self) -> list[str]:
        """Log lines about faults in the server's code, without what a kill during the start of a process causes.

        Two processes that are starting may write their tracebacks at the same time, line by line.
        """
        lines = self.log().splitlines()
        tracebacks = [line for line in lines if "Traceback" in line]
        orphans = sum(ORPHAN in line for line in lines)
        return tracebacks[orphans:] + [line for line in lines if "ERROR" in line]

    # What it takes

    def seconds(self) -> float:
        """Processor time so far."""
        return seconds_of(self.process.pid)

    def memory(self) -> int:
        """Memory of the server process itself in kB; its bots think in other processes."""
        return memory_of(self.process.pid)

    def memory_of_bots(self) -> int:
        """Memory of the processes it has started, in kB."""
        with suppress(psutil.NoSuchProcess):
            return sum(memory_of(child.pid) for child in psutil.Process(self.process.pid).children())
        return 0

    def files(self) -> dict[str, int]:
        """The sizes of its files in bytes."""
        return {path.name: path.stat().st_size for path in sorted(self.data.glob("tables.db*"))}


class Hosts:
    """The processes of a proof: one, or several that share PostgreSQL and Redis; clients are spread over them as a load
    balancer would."""

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


def http_client() -> httpx.AsyncClient:
    """An HTTP client that drops idle connections before the server does."""
    return httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=None, keepalive_expiry=2))


async def seated(http: httpx.AsyncClient, address: str, body: dict[str, object]) -> Seated:
    """Ask for a seat, again if the table has just changed; Lost if the server does not answer."""
    for _ in range(TRIES):
        try:
            answer = await http.post(address, json=body)
        except httpx.HTTPError as error:
            raise Lost from error
        if answer.status_code == 201:
            return msgspec.json.decode(answer.content, type=Seated)
        if STALE not in answer.text:
            break
    raise ProofError("proof-no-table", status=answer.status_code, said=answer.text[:200])


def seconds_of(pid: int) -> float:
    """The processor time a process has used; 0 if it has ended."""
    with suppress(psutil.NoSuchProcess):
        used = psutil.Process(pid).cpu_times()
        return float(used.user + used.system)
    return 0.0


def memory_of(pid: int) -> int:
    """The memory of a process in kB; 0 if it has ended."""
    with suppress(psutil.NoSuchProcess):
        return int(psutil.Process(pid).memory_info().rss) // 1024
    return 0
