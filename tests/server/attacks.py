"""Attacks at full size on a real server, while honest people play there: what do they notice?

python -m tests.server.attacks [NAME …]      writes what was measured into docs/security.md

`test_attacks.py` runs each of them once (`-m long`). They come from this machine, whose requests no limit counts, or by
a proxy's header from a stranger's address, where the limits are part of what is to be shown.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import tempfile
import time
import zlib
from base64 import b64encode
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import msgspec
import websockets
from tests.server.test_boxes import OURS

from herohall.hall.protocol import PROTOCOL
from herohall.proof.guest import Guest, Lost
from herohall.proof.host import Given, Host, http_client, seated
from herohall.server.sockets import HIGHEST_MESSAGE

DOC = Path(__file__).parents[2] / "docs" / "security.md"
BEGIN, END = "<!-- attacks -->", "<!-- end of attacks -->"
BEFORE = 20
"""Answers to honest people before the attack, to compare with."""
EVERY = 0.2
"""Seconds between two questions after the server's health."""
STRANGER = {"X-Forwarded-For": "203.0.113.7"}
TABLES = 3
"""Tables with honest people."""

Attack = Callable[[Host, httpx.AsyncClient, "Said"], Awaitable[None]]
Said = Counter[str]
"""What the attacker was answered, and how often."""


class Noticed(msgspec.Struct, kw_only=True):
    """What honest people noticed before an attack and during it, in seconds, and what it cost."""

    name: str
    seconds: float
    health_before: float
    health: float
    worst_health: float
    answer_before: float
    answer: float
    worst_answer: float
    moves: int
    """Moves of honest people that were acknowledged during the attack."""
    lost: int
    """How often an honest person lost the connection."""
    memory_before: int
    memory: int
    """The most memory of the server, in MB."""
    written: int
    """By how much the files of the server grew, in kB."""
    said: dict[str, int]
    faults: int
    """Faults in the server's log."""

    @property
    def harmless(self) -> bool:
        """Nothing broke, nobody was lost, and honest moves were made; how quickly depends on the machine."""
        return not (self.faults or self.lost) and self.moves > 0 and not any(key.startswith("5") for key in self.said)


class Witness:
    """Honest people, and somebody who asks for the server's health."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.health: list[float] = []
        self.answers: list[float] = []
        self.memory: list[int] = []
        self.lost = 0

    def forget(self) -> None:
        """Begin anew."""
        self.health, self.answers, self.memory = [], [], []

    async def feel(self, http: httpx.AsyncClient) -> None:
        """Ask for its health again and again."""
        while True:
            began = time.perf_counter()
            answer = await http.get(f"{self.host.address}/health")
            assert answer.status_code == 200
            self.health.append(time.perf_counter() - began)
            self.memory.append(self.host.memory() // 1024)
            await asyncio.sleep(EVERY)

    async def play(self, number: int, http: httpx.AsyncClient) -> None:
        """Play game after game against bots."""
        chance = Random(number)
        body: dict[str, object] = {
            "game": ("seventh", "world")[number % 2],
            "players": 3,
            "seats": [{"name": "Ann"}, {"bot": "easy"}, {"bot": "easy"}],
            "pace": "instant",
        }
        while True:
            found = await seated(http, f"{self.host.address}/api/tables", body)
            guest = Guest(self.host.live(found.table), found.token)
            try:
                await guest.come()
                while not guest.over:
                    await self._move(guest, chance)
            except Lost:
                self.lost += 1
            finally:
                await guest.leave()

    async def _move(self, guest: Guest, chance: Random) -> None:
        if not guest.moves:
            await asyncio.sleep(0.02)
            return
        began, number = time.perf_counter(), guest.number
        told = await guest.act(f"{chance.getrandbits(60):x}", number, chance.choice(guest.moves))
        self.answers.append(time.perf_counter() - began)
        while told.key is None and guest.number == number:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)


async def watched(name: str, attack: Attack, data: Path) -> Noticed:
    """Carry out an attack while honest people play."""
    host = Host(data, Given())
    host.start()
    try:
        async with http_client() as http:
            return await under_attack(name, attack, host, http)
    finally:
        host.stop()


async def under_attack(name: str, attack: Attack, host: Host, http: httpx.AsyncClient) -> Noticed:
    """Measure honest people before and during the attack."""
    witness, said = Witness(host), Counter[str]()
    jobs = [asyncio.create_task(witness.feel(http))]
    jobs += [asyncio.create_task(witness.play(number, http)) for number in range(TABLES)]
    try:
        while min(len(witness.health), len(witness.answers)) < BEFORE:
            await asyncio.sleep(EVERY)
        health, answer, memory = (median(some) for some in (witness.health, witness.answers, witness.memory))
        files = sum(host.files().values())
        witness.forget()
        began = time.perf_counter()
        async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=None)) as theirs:
            await attack(host, theirs, said)
        seconds = time.perf_counter() - began
        await asyncio.sleep(2 * EVERY)
    finally:
        for job in jobs:
            job.cancel()
        ends = await asyncio.gather(*jobs, return_exceptions=True)
    for end in ends:
        if not isinstance(end, asyncio.CancelledError) and isinstance(end, BaseException):
            raise end
    return Noticed(
        name=name,
        seconds=seconds,
        health_before=health,
        health=median(witness.health or [float("inf")]),
        worst_health=max(witness.health or [float("inf")]),
        answer_before=answer,
        answer=median(witness.answers or [float("inf")]),
        worst_answer=max(witness.answers or [float("inf")]),
        moves=len(witness.answers),
        lost=witness.lost,
        memory_before=int(memory),
        memory=max([int(memory), *witness.memory]),
        written=(sum(host.files().values()) - files) // 1024,
        said=dict(said),
        faults=len(host.faults()),
    )


# What strangers do


async def ask(said: Said, asking: Coroutine[Any, Any, httpx.Response]) -> httpx.Response | None:
    """Note what a request is answered."""
    try:
        answer = await asking
    except httpx.HTTPError as error:
        said[type(error).__name__] += 1
        return None
    with suppress(ValueError, KeyError, TypeError):
        said[f"{answer.status_code} {answer.json()['key']}"] += 1
        return answer
    said[str(answer.status_code)] += 1
    return answer


async def for_a_while(seconds: float, deed: Callable[[], Awaitable[object]]) -> None:
    """Again and again."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        await deed()


async def many_files(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """A box with 4,000 tiny files, then a table, eight at once"""
    files = {**OURS, **{f"{number}.csv": "a" for number in range(4000)}}

    async def one() -> None:
        await ask(said, http.post(f"{host.address}/api/boxes", json={"game": "world", "files": files}))
        await ask(said, http.post(f"{host.address}/api/tables", json={"game": "world", "players": 2}))

    await asyncio.gather(*(one() for _ in range(8)))


async def long_boxes(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """490,000 lines of `a` as a box, 22 at once, five times"""
    body = json.dumps({"game": "world", "files": {**OURS, "heroes.csv": "a\n" * 490_000}}).encode()
    for _ in range(5):
        await asyncio.gather(*(ask(said, http.post(f"{host.address}/api/boxes", content=body)) for _ in range(22)))


async def largest_boxes(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """The longest boxes that are looked at, 22 at once, five times"""
    lines = "".join(f"king-{number},1,1,1,1,europe\n" for number in range(1900))
    body = json.dumps({"game": "world", "files": {**OURS, "heroes.csv": OURS["heroes.csv"] + lines}}).encode()
    for _ in range(5):
        await asyncio.gather(*(ask(said, http.post(f"{host.address}/api/boxes", content=body)) for _ in range(22)))


async def many_boxes(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """200 different boxes from one address"""
    for number in range(200):
        heroes = OURS["heroes.csv"].replace("charlemagne", f"king-{number}")
        body = {"game": "world", "files": {**OURS, "heroes.csv": heroes}}
        await ask(said, http.post(f"{host.address}/api/boxes", json=body, headers=STRANGER))


async def experts(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """30 unattended tables of four `expert` bots from one address, for 40 seconds"""
    body = {"game": "seventh", "players": 4, "seats": [{"bot": "expert"}] * 4, "pace": "instant"}
    for _ in range(30):
        await ask(said, http.post(f"{host.address}/api/tables", json=body, headers=STRANGER))
    await asyncio.sleep(40)


async def half_requests(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """3,000 half requests held open for 25 seconds"""
    doors = []
    for _ in range(3000):
        door = socket.create_connection(("127.0.0.1", host.port), timeout=60)
        door.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Le")
        doors.append(door)
        await asyncio.sleep(0)
    await asyncio.sleep(25)
    for door in doors:
        door.setblocking(False)
        try:
            said["closed by the server" if door.recv(10) == b"" else "answered"] += 1
        except BlockingIOError:
            said["still open"] += 1
        except OSError:
            said["closed by the server"] += 1
        door.close()


async def brackets(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """100,000 brackets as a body, at eight places, 50 times each"""
    body, headers = b"[" * 100_000, {"Content-Type": "application/json"}
    for path in ("tables", "boxes", "verify", "devices", "tables/x/claim", "daily", "records", "match"):
        address = f"{host.address}/api/{path}"
        for _ in range(5):
            await asyncio.gather(*(ask(said, http.post(address, content=body, headers=headers)) for _ in range(10)))


async def unreadable(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """1,000 requests with forwarded addresses that nobody can read"""
    for number in range(100):
        headers = {"X-Forwarded-For": f"not an address {number}"}
        some = (ask(said, http.get(f"{host.address}/api/games", headers=headers)) for _ in range(10))
        await asyncio.gather(*some)


async def silent_sockets(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """1,000 websockets that say nothing"""
    found = await seated(http, f"{host.address}/api/tables", {"game": "seventh", "players": 3})

    async def silent() -> None:
        try:
            async with websockets.connect(host.live(found.table), ping_interval=None, proxy=None) as line:
                async for text in line:
                    said[json.loads(text)["key"]] += 1
        except (OSError, websockets.WebSocketException, TimeoutError) as error:
            said[type(error).__name__] += 1

    await asyncio.gather(*(silent() for _ in range(1000)))


async def flood(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """20 watchers who send pings as fast as they can, for 15 seconds"""
    found = await seated(http, f"{host.address}/api/tables", {"game": "seventh", "players": 3})

    async def ping_on() -> None:
        guest = Guest(host.live(found.table), None)
        with suppress(Lost):
            await guest.come()
            while True:
                await guest.send_text('{"type":"ping"}')
                said["sent"] += 1
                if said["sent"] % 50 == 0:
                    await asyncio.sleep(0)
        said["cut off"] += 1
        await guest.leave()

    await for_a_while(15, lambda: asyncio.gather(*(ping_on() for _ in range(20))))


async def churn(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """90 watchers at one table, and ten more who come and go, for 15 seconds"""
    found = await seated(http, f"{host.address}/api/tables", {"game": "seventh", "players": 3})
    watchers = [Guest(host.live(found.table), None) for _ in range(90)]
    for watcher in watchers:
        await watcher.come()

    async def come_and_go() -> None:
        guest = Guest(host.live(found.table), None)
        with suppress(Lost):
            await guest.come()
            said["came"] += 1
        await guest.leave()

    await for_a_while(15, lambda: asyncio.gather(*(come_and_go() for _ in range(10))))
    for watcher in watchers:
        await watcher.leave()


async def slow_readers(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """50 connections that read nothing of what they ask for again and again, for 25 seconds"""
    found = await seated(http, f"{host.address}/api/tables", {"game": "world", "players": 3})
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "token": found.token}).encode()
    doors = [await raw_socket(host, found.table) for _ in range(50)]
    for door in doors:
        door.sendall(frame(hello))
        door.setblocking(False)

    async def say_all() -> None:
        for door in doors:
            say = json.dumps({"type": "say", "id": os.urandom(6).hex(), "text": "moves", "lang": "en"}).encode()
            try:
                door.sendall(frame(say))
                said["sent"] += 1
            except OSError:
                said["no more taken"] += 1
        await asyncio.sleep(0.05)

    await for_a_while(25, say_all)
    for door in doors:
        door.close()


async def raw_socket(host: Host, table: str) -> socket.socket:
    """A websocket with a small window, of which nobody reads anything."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.connect(("127.0.0.1", host.port))
    key = b64encode(os.urandom(16)).decode()
    door.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await asyncio.sleep(0.02)
    return door


def frame(text: bytes, first: int = 0x81) -> bytes:
    """A masked frame, as a browser sends it (RFC 6455, 5.2), with a mask of zeros."""
    size = len(text)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65536:
        head = bytes((first, 0x80 | 126)) + size.to_bytes(2)
    else:
        head = bytes((first, 0x80 | 127)) + size.to_bytes(8)
    return head + bytes(4) + text


async def pieces(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """100 websockets with a message in pieces that has no end, 16 MB each"""
    found = await seated(http, f"{host.address}/api/tables", {"game": "seventh", "players": 3})
    piece = frame(b"a" * 1000, 0x00)

    async def send_on() -> None:
        door = await raw_socket(host, found.table)
        door.sendall(frame(b"a", 0x01))
        door.settimeout(10)
        try:
            for _ in range(16_000):
                await asyncio.to_thread(door.sendall, piece * 10)
        except OSError:
            said["cut off"] += 1
        else:
            said["all taken"] += 1
        door.close()

    await asyncio.gather(*(send_on() for _ in range(100)))


async def deflated(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """Packed messages of 16 kB that unpack to 16 MB, and unpacked ones as large"""
    found = await seated(http, f"{host.address}/api/tables", {"game": "seventh", "players": 3})
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(b" " * 16_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    assert len(packed) < HIGHEST_MESSAGE * 2
    for number in range(100):
        door = await raw_socket(host, found.table)
        with suppress(OSError):
            door.sendall(frame(packed[:-4], 0xC1) if number % 2 else frame(b" " * 16_000_000))
        door.settimeout(5)
        try:
            while await asyncio.to_thread(door.recv, 65536):
                pass
            said["closed"] += 1
        except TimeoutError:
            said["still open"] += 1
        except OSError:
            said["closed"] += 1
        door.close()


async def records(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """Records with 20,000 to 39,000 lines to be checked, 22 at once, and what is not a record"""
    seat = await seated(http, f"{host.address}/api/tables", {"game": "seventh", "players": 3})
    text = (await http.get(f"{host.address}/api/tables/{seat.table}/record")).text
    head = text.split("\n\n")[0]
    bodies = [head + "\n\n" + "0 send 5\n" * 20_000, head + "\n\n" + "0 undo\n1 undo\n" * 14_000, "a: b\n" * 39_000]
    for path in ("verify", "records"):
        address = f"{host.address}/api/{path}"
        for body in bodies:
            await asyncio.gather(*(ask(said, http.post(address, json={"record": body})) for _ in range(22)))


async def reading(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """Rulebooks, lessons, puzzles, boards, games and QR codes, 30 at a time, for 20 seconds"""
    paths = ["rules/world/en", "rules/seventh/de?rule=S4", "lessons/seventh", "lessons/world", "puzzles", "games"]
    paths += ["puzzles/seventh/1", "puzzles/world/2", f"puzzles/world/{10**18}", "daily?day=0000-00-00", "daily"]
    paths += ["texts/world/fr", "boxes/world", "ratings", "open", f"qr?text={'a' * 2000}", "tables/x/replay/1"]

    async def some() -> None:
        await asyncio.gather(*(ask(said, http.get(f"{host.address}/api/{path}")) for path in paths * 2))

    await for_a_while(20, some)


async def pipeline(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """50,000 requests sent at once over each of ten connections, their answers not read"""
    doors = []
    for _ in range(10):
        door = socket.create_connection(("127.0.0.1", host.port), timeout=3)
        doors.append(door)

    def send_all(door: socket.socket) -> None:
        try:
            for _ in range(500):
                door.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
            said["all taken"] += 1
        except OSError:
            said["no more taken"] += 1

    await asyncio.gather(*(asyncio.to_thread(send_all, door) for door in doors))
    await asyncio.sleep(5)
    for door in doors:
        door.close()


async def headers(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """Heads of 10 MB, of one line and of a million, 20 at once"""

    def send(head: bytes) -> None:
        door = socket.create_connection(("127.0.0.1", host.port), timeout=10)
        try:
            door.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + head)
            said[door.recv(12).decode()[9:12] or "closed"] += 1
        except OSError:
            said["closed"] += 1
        door.close()

    heads = [b"X: " + b"a" * 10_000_000, b"X: a\r\n" * 1_700_000]
    await asyncio.gather(*(asyncio.to_thread(send, head) for head in heads * 10))


async def names(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """Names of all kinds: huge, blank, piled up, turned round, 200 of them"""
    kinds = ["a" * 100_000, " \u200b\u2060", "e" + "\u0301" * 5_000, "\u202eAnn", "\ufdfa" * 40, "\U0001f468\u200d"]
    for number in range(200):
        body = {"game": "seventh", "players": 3, "seats": [{"name": kinds[number % len(kinds)]}]}
        await ask(said, http.post(f"{host.address}/api/tables", json=body))


async def sentences(host: Host, http: httpx.AsyncClient, said: Said) -> None:
    """A player's five devices that type commands of text mode as fast as they can, for 15 seconds"""
    found = await seated(http, f"{host.address}/api/tables", {"game": "world", "players": 3})
    words = ["map", "why", "status", "log 10000", "moves", "help", "? " + "a" * 60, "party 99999999999", "undo"]

    async def type_on(number: int) -> None:
        guest = Guest(host.live(found.table), found.token)
        end = time.perf_counter() + 15
        with suppress(Lost):
            await guest.come()
            while time.perf_counter() < end:
                say = {"type": "say", "id": os.urandom(6).hex(), "text": words[number % len(words)], "lang": "de"}
                await guest.send_text(json.dumps(say))
                number += 1
                said["sent"] += 1
                if said["sent"] % 20 == 0:
                    await asyncio.sleep(0)
        await guest.leave()

    await asyncio.gather(*(type_on(number) for number in range(5)))


ATTACKS: dict[str, Attack] = {
    "many-files": many_files,
    "long-boxes": long_boxes,
    "largest-boxes": largest_boxes,
    "many-boxes": many_boxes,
    "experts": experts,
    "half-requests": half_requests,
    "brackets": brackets,
    "unreadable": unreadable,
    "silent-sockets": silent_sockets,
    "flood": flood,
    "churn": churn,
    "slow-readers": slow_readers,
    "pieces": pieces,
    "deflated": deflated,
    "records": records,
    "reading": reading,
    "pipeline": pipeline,
    "headers": headers,
    "names": names,
    "sentences": sentences,
}


def line_of(one: Noticed) -> str:
    """A row of the table."""
    words = " ".join((ATTACKS[one.name].__doc__ or "").split())
    said = ", ".join(f"{key}: {count:,}" for key, count in sorted(one.said.items(), key=lambda item: -item[1])[:4])
    health = f"{1000 * one.health_before:.0f} → {1000 * one.health:.0f} ({1000 * one.worst_health:,.0f})"
    answers = f"{1000 * one.answer_before:.0f} → {1000 * one.answer:.0f} ({1000 * one.worst_answer:,.0f})"
    memory = f"{one.memory_before} → {one.memory}"
    return f"| `{one.name}` | {words} | {said} | {health} | {answers} | {one.moves} | {memory} |"


def main() -> None:
    """Carry them out, and write the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", default=list(ATTACKS))
    options.add_argument("--dry", action="store_true", help="only print")
    wanted = options.parse_args()
    text = DOC.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN) if BEGIN in text else ("", f"{END}")
    known = {line.split("`")[1]: line for line in rest.split(END)[0].splitlines() if line.startswith("| `")}
    for name in wanted.names:
        with tempfile.TemporaryDirectory(prefix="herohall-attack-") as folder:
            found = asyncio.run(watched(name, ATTACKS[name], Path(folder)))
        known[name] = line_of(found)
        print(known[name], "harmless" if found.harmless else f"HARM {found}", flush=True)
    if not wanted.dry:
        load = f"{time.strftime('%d %B %Y')}; load average of the last 15 minutes at the end: {os.getloadavg()[2]:.0f}."
        table = [
            "| attack | what | what the attacker is told | `/health`, ms | a move, ms | moves | memory, MB |",
            "|---|---|---|--:|--:|--:|--:|",
            *(known[name] for name in ATTACKS if name in known),
        ]
        block = "\n".join(["", load, "", *table, ""])
        DOC.write_text(f"{before}{BEGIN}\n{block}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
