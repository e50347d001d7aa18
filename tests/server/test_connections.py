"""Half requests, malformed bodies, unreadable addresses and strange host names do no harm."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player
from uvicorn.server import ServerState

from herohall.server.http import connections
from herohall.server.http.connections import MOST_CONNECTIONS, HttpProtocol
from herohall.server.http.middleware import is_allowed
from herohall.server.http.rate_limits import counted_as

STRANGER = "203.0.113.7"
DEEP = "[" * 100_000


class Wire(asyncio.Transport):
    """The other end of a connection."""

    def __init__(self, host: str = STRANGER) -> None:
        super().__init__({"peername": (host, 1), "sockname": ("127.0.0.1", 2)})
        self.gone = asyncio.Event()
        self.said = b""

    def abort(self) -> None:
        self.gone.set()

    def close(self) -> None:
        self.gone.set()

    def is_closing(self) -> bool:
        return self.gone.is_set()

    def write(self, data: Any) -> None:
        self.said += bytes(data)

    def resume_reading(self) -> None: ...

    def pause_reading(self) -> None: ...

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None: ...


def connect(wire: Wire, state: ServerState) -> HttpProtocol:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    protocol = HttpProtocol(uvicorn.Config(app, ws="none"), state, {}, asyncio.get_running_loop())
    protocol.connection_made(wire)
    return protocol


@pytest.mark.parametrize(
    "half", [b"", b"GET / HTTP/1.1\r\nHost: x", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab"]
)
def test_a_half_request_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch, half: bytes) -> None:
    monkeypatch.setattr(connections, "HEAD_WITHIN", 0.01)
    monkeypatch.setattr(connections, "BODY_WITHIN", 0.02)

    async def story() -> None:
        wire = Wire()
        protocol = connect(wire, ServerState())
        if half:
            protocol.data_received(half)
        await asyncio.wait_for(wire.gone.wait(), PATIENCE)
        protocol.connection_lost(None)

    asyncio.run(story())


def test_a_whole_request_is_answered_in_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow answer is not the client's fault, and a second request has its own time."""

    async def story() -> None:
        wire = Wire()
        protocol = connect(wire, ServerState())
        for number in (1, 2):
            protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert protocol.waiting is None
            while wire.said.count(b" 204 ") < number:
                await asyncio.sleep(0)
        protocol.data_received(b"GET ")
        assert protocol.waiting is not None
        protocol.connection_lost(None)
        assert not connections.half_open

    asyncio.run(story())


def test_an_address_has_so_many_connections_at_a_time() -> None:
    async def story() -> None:
        state, wires = ServerState(), [Wire() for _ in range(MOST_CONNECTIONS + 3)]
        protocols = [connect(wire, state) for wire in wires]
        assert [wire.is_closing() for wire in wires].count(True) == 3
        other = Wire("203.0.113.8")
        protocols.append(connect(other, state))
        assert not other.is_closing()
        for protocol in protocols:
            protocol.connection_lost(None)
        again = Wire()
        connect(again, state).connection_lost(None)
        assert not again.said

    asyncio.run(story())


@contextmanager
def half_requests(host: Host, count: int) -> Iterator[None]:
    doors = []
    try:
        for _ in range(count):
            door = socket.create_connection(("127.0.0.1", host.port), timeout=PATIENCE)
            doors.append(door)
            door.sendall(b"GET / HTTP/1.1\r\nHost: x")
        yield
    finally:
        for door in doors:
            door.close()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux changes the limits of another process")
def test_tables_go_on_while_half_requests_take_all_descriptors(data: Path) -> None:
    host = Host(data)
    try:
        assert host.process is not None
        resource.prlimit(host.process.pid, resource.RLIMIT_NOFILE, (200, 200))
        seated = host.open_table("seventh", players=3, seats=[{"name": name} for name in ("Ann", "Ben", "Cleo")])

        async def play() -> None:
            player = Player.of(host, seated)
            await player.connect()
            with half_requests(host, 400):
                for _ in range(3):
                    assert (await player.control("pause"))["type"] == "ack"
                    assert (await player.control("resume"))["type"] == "ack"
                assert host.open_table("seventh", players=3)
            await player.close()

        asyncio.run(play())
        assert "ERROR" not in host.log()
    finally:
        host.stop()


# Malformed bodies and addresses


BODIES = {
    "deep list": DEEP,
    "deep object": '{"game":' * 50_000,
    "half a character": '{"name":"\\ud800"}',
    "long number": "1" * 100_000,
    "zero byte": "\x00",
    "endless number": "1e999",
    "nothing": "",
}
"""By names, because a test's name is handed to the programs it starts, and must be short."""


@pytest.mark.parametrize("path", ["tables", "boxes", "verify", "devices", "tables/x/claim", "daily", "forget", "qr"])
@pytest.mark.parametrize("body", list(BODIES))
def test_no_body_makes_a_fault(host: Host, path: str, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{host.address}/api/{path}", content=BODIES[body], headers=headers, timeout=PATIENCE)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["key"].startswith("server-")


@pytest.mark.parametrize("forwarded", ["unknown", "", "x" * 200, "203.0.113.7:1234:5", "999.1.1.1"])
def test_unreadable_addresses_count_as_one(forwarded: str) -> None:
    assert counted_as(forwarded) == counted_as("anything else") is not None


# Host names


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("play.example.org", True),
        ("PLAY.example.org:8080", True),
        ("127.0.0.1:8000", True),
        ("localhost", True),
        ("evil.example", False),
        ("192.0.2.1", False),
        ("play.example.org.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_a_server_answers_to_the_names_its_owner_allows(host: str, allowed: bool) -> None:
    assert is_allowed(host, frozenset({"play.example.org"})) == allowed
