"""A boardgame.io server beside ours, crowded by the same people: what the best known framework does with this load.

The little of Socket.IO that is needed is spoken directly over the websocket. A client library would hide how many bytes
arrive, which is measured here, and take more of the processor that players and servers share. Its tables are kept in
memory only, as it does by default; ours are on the disk before anybody sees a move.
"""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from random import Random

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from herohall.proof.guest import PATIENCE, Line, Lost
from herohall.proof.host import ProofError, memory_of, seconds_of
from herohall.proof.load import Plan, Screen

GAME = "similar"
OPEN, PING, PONG, EVENT = "0", "2", "3", f"42/{GAME},"
HELLO = f"40/{GAME},"
BYTES_PER_CARD = 22
BYTES_WITHOUT = 560
"""Bytes of one of its updates without the cards."""


def install(folder: Path) -> Path:
    """Install it with npm by its lock file, unless that has been done."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise ProofError("proof-no-peer", why="node, npm")
    folder.mkdir(parents=True, exist_ok=True)
    for source in files("herohall.proof").joinpath("boardgameio").iterdir():
        (folder / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    ready, lock = folder / "ready", (folder / "package-lock.json").read_text(encoding="utf-8")
    if not ready.exists() or ready.read_text(encoding="utf-8") != lock:
        done = subprocess.run(
            [npm, "ci", "--no-audit", "--no-fund"], cwd=folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise ProofError("proof-no-peer", why=(done.stderr.strip().splitlines() or ["?"])[-1][:200])
        ready.write_text(lock, encoding="utf-8")
    return folder


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class PeerGuest(Line):
    """One person's connection to it."""

    def __init__(self, port: int, match: str, seat: str, credentials: str) -> None:
        super().__init__(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket")
        self._match, self._seat, self._credentials = match, seat, credentials
        self._asked = ""
        self._ready = asyncio.Event()

    @property
    def may_move(self) -> bool:
        """Whether it is this person's turn."""
        return self._asked == self._seat

    async def come(self) -> None:
        """Connect, and wait for the table."""
        self._reading = asyncio.create_task(self._read(await self.open()))
        try:
            await asyncio.wait_for(self._ready.wait(), PATIENCE)
        except TimeoutError as error:
            raise Lost from error

    async def move(self, chance: Random) -> bool:
        """Send a move; it is not acknowledged, only shown."""
        payload = {"type": "put", "args": [chance.randrange(6)], "playerID": self._seat}
        action = {"type": "MAKE_MOVE", "payload": {**payload, "credentials": self._credentials}}
        await self._emit("update", action, self.number, self._match, self._seat)
        return True

    async def _emit(self, *event: object) -> None:
        await self.send_text(EVENT + msgspec.json.encode(event).decode())

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(websockets.WebSocketException, OSError):
            async for text in socket:
                assert isinstance(text, str)
                await self._learn(text, socket)

    async def _learn(self, text: str, socket: ClientConnection) -> None:
        if text == PING:
            await socket.send(PONG)
        elif text.startswith(OPEN):
            await socket.send(HELLO)
        elif text.startswith(HELLO):
            await self._emit("sync", self._match, self._seat, self._credentials, 3)
        elif text.startswith(EVENT):
            self.bytes += len(text)
            self.frames += 1
            name, _match, *rest = msgspec.json.decode(text[len(EVENT) :])
            if name in ("sync", "update"):
                self._see(rest[0]["state"] if name == "sync" else rest[0])

    def _see(self, state: dict[str, object]) -> None:
        self.seen_at = time.perf_counter()
        number, ctx = state["_stateID"], state["ctx"]
        assert isinstance(number, int)
        assert isinstance(ctx, dict)
        self.number, self._asked = number, str(ctx["currentPlayer"])
        self._ready.set()
        if self.listen is not None:
            self.listen()


class PeerServer:
    """The boardgame.io server under load."""

    name = "boardgame.io 0.50.2"
    processes = 1
    turned_away = 0

    def __init__(self, pid: int, port: int, lobby: int, http: httpx.AsyncClient) -> None:
        self._pid = pid
        self._port = port
        self._lobby = f"http://127.0.0.1:{lobby}/games/{GAME}"
        self._http = http

    def seconds(self) -> float:
        """Processor time so far."""
        return seconds_of(self._pid)

    def memory(self) -> int:
        """Its memory in kB."""
        return memory_of(self._pid)

    async def seat(self, plan: Plan) -> list[Screen]:
        """A new table, everybody connected."""
        made = await self._http.post(f"{self._lobby}/create", json={"numPlayers": plan.people})
        match = made.json()["matchID"]
        guests: list[PeerGuest] = []
        for seat in map(str, range(plan.people)):
            wanted = {"playerID": seat, "playerName": f"P{seat}"}
            joined = await self._http.post(f"{self._lobby}/{match}/join", json=wanted)
            guests.append(PeerGuest(self._port, match, seat, joined.json()["playerCredentials"]))
        for guest in guests:
            await guest.come()
        return [*guests]


@contextmanager
def peer_server(data: Path, bytes_per_frame: int, http: httpx.AsyncClient) -> Iterator[PeerServer]:
    """A boardgame.io process whose updates are about as large as ours, installed once into its own folder."""
    port, lobby = free_port(), free_port()
    cards = max(6, (bytes_per_frame - BYTES_WITHOUT) // BYTES_PER_CARD)
    command, notes = ["node", "server.js", str(port), str(lobby), str(cards)], data / "peer.txt"
    folder = install(Path(sys.prefix) / "herohall-peer")
    with notes.open("w", encoding="utf-8") as said:
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=said, text=True)
    try:
        assert process.stdout is not None
        if not any("ready" in line for line in process.stdout):
            raise ProofError("proof-no-peer", why=notes.read_text(encoding="utf-8")[-200:])
        yield PeerServer(process.pid, port, lobby, http)
    finally:
        process.kill()
        process.wait()
