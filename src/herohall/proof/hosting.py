"""A real server process, as `herohall serve` starts it: to be asked, measured, killed and started again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec

from herohall.core.errors import HallError
from herohall.proof.guest import Lost
from herohall.server.bodies import Seated
from herohall.server.listening import sqlite_url
from herohall.server.starting import database_url

START = ["-c", "from herohall.cli import main; main()", "serve", "--host", "127.0.0.1"]
ADDRESS = re.compile(r"http://[^\s/]+:(\d+)")
LONGEST_START = 60.0
ORPHAN = re.compile(r"^Traceback .*\n(?:  .*\n)*?  .* in spawn_main\n(?:  .*\n)*EOFError\b.*$", re.MULTILINE)
"""What Python says in a process whose parent is killed before it has told the new process what to do."""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class ProofError(HallError):
    """A proof could not be carried out."""


class Shared(NamedTuple):
    """What several server processes share; without it a server keeps its tables in its own folder."""

    database: str | None = None
    redis: str | None = None

    def arguments(self) -> list[str]:
        """As they are given to `herohall serve`."""
        found = [("--database", self.database), ("--redis", self.redis)]
        return [word for name, value in found if value is not None for word in (name, value)]


class Host:
    """A server on this machine; the same port after every start, so that its clients find it again."""

    def __init__(self, data: Path, shared: Shared | None = None) -> None:
        self.data = data
        self.shared = shared or Shared()
        self.port = 0
        self.notes = data / "notes.txt"
        """What the server has said, which is little unless something goes wrong."""
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

    @property
    def store_url(self) -> str:
        """Where its log is, to be read without it."""
        shared = self.shared.database
        return sqlite_url(self.data) if shared is None else database_url(shared)

    def start(self) -> float:
        """Start it and wait until people can come; the seconds that took."""
        began = time.perf_counter()
        command = [sys.executable, *START, "--port", str(self.port), "--data", str(self.data)]
        # Python finds its modules quicker where it may keep their compiled form.
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONUNBUFFERED": "1"}
        with self.notes.open("a", encoding="utf-8") as notes:
            self._process = subprocess.Popen(
                [*command, *self.shared.arguments()], stdout=subprocess.PIPE, stderr=notes, text=True, env=environment
            )
        assert self._process.stdout is not None
        found = ADDRESS.search(self._process.stdout.readline())
        if found is None:
            raise ProofError("proof-no-server", why=(self.said().splitlines() or ["?"])[-1][:200])
        self.port = int(found[1])
        return time.perf_counter() - began

    def kill(self) -> None:
        """kill -9: no farewell, no tidying up."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end; if it does not, see to it."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process is not None and self._process.poll() is None

    def said(self) -> str:
        """All it noted so far."""
        return self.notes.read_text(encoding="utf-8", errors="replace") if self.notes.exists() else ""

    def faults(self) -> list[str]:
        """Lines that tell of a fault in the server's own code; its murder while it starts a process is none."""
        return [line for line in ORPHAN.sub("", self.said()).splitlines() if "Traceback" in line or "ERROR" in line]

    # What it takes

    def seconds(self) -> float:
        """Processor time so far."""
        return seconds_of(self.process.pid)

    def memory(self) -> int:
        """Memory of the server process itself in kB; its bots think in other processes."""
        return memory_of(self.process.pid)

    def files(self) -> dict[str, int]:
        """The sizes of its files in bytes."""
        return {path.name: path.stat().st_size for path in sorted(self.data.glob("tables.db*"))}

    # Tables

    async def open_table(self, http: httpx.AsyncClient, people: int, players: int, game: str) -> list[Seated]:
        """A new table with so many people, bots on the other seats; the answer has everybody's token."""
        wanted = {"game": game, "players": players, "seats": [{"name": "Ann"}], "paused": False, "pace": "instant"}
        first = await seated(http, f"{self.address}/api/tables", wanted)
        rest = [
            await seated(http, f"{self.address}/api/tables/{first.table}/claim", {"invite": first.invite, "name": name})
            for name in ("Ben", "Cleo", "Dan", "Eve")[: people - 1]
        ]
        return [first, *rest]


def http_client() -> httpx.AsyncClient:
    """Whoever asks a server; idle connections are given up before the server does."""
    return httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=None, keepalive_expiry=2))


async def seated(http: httpx.AsyncClient, address: str, body: dict[str, object]) -> Seated:
    """Ask for a place; Lost if nobody answers."""
    try:
        answer = await http.post(address, json=body)
    except httpx.HTTPError as error:
        raise Lost from error
    if answer.status_code != 201:
        raise ProofError("proof-no-table", status=answer.status_code, said=answer.text[:200])
    return msgspec.json.decode(answer.content, type=Seated)


def seconds_of(pid: int) -> float:
    """The processor time a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> int:
    """The memory of a process in kB; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return 0 if found is None else int(found[1])


def allow_many_connections() -> None:
    """As many open sockets as this system lets us have; the server inherits it."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
