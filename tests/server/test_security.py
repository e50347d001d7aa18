"""What docs/security.md promises: nobody acts, sees or stays without the right to, and nobody can crowd others out."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from litestar.enums import ScopeType
from tests.patience import PATIENCE
from tests.server.halls import Seen
from tests.server.hosting import Host
from tests.server.player import Message, Player

from herohall.hall.protocol import PROTOCOL
from herohall.proof.guest import Lost
from herohall.server.http.app import STATIC
from herohall.server.http.middleware import Flood
from herohall.server.http.rate_limits import (
    BURST,
    CROWD_BURST,
    MOST_ADDRESSES,
    MOST_EXCESS,
    MOST_LIVE,
    OPENINGS,
    SPEECH_BURST,
    SPEECH_PER_SECOND,
    Addresses,
    counted_as,
)
from herohall.server.live.connection import MOST_WAITING

PAGE = Path(__file__).parents[2] / "web" / "src"
STRANGER = "203.0.113.7"


def three(host: Host) -> list[Message]:
    """A table with three people."""
    seated = host.open_table("seventh", players=3, seats=[{"name": "Ann"}])
    return [seated, host.claim(seated, "Ben"), host.claim(seated, "Cleo")]


async def first_words(host: Host, table: str, token: str | None) -> Message:
    """What is said to somebody who comes with a token."""
    player = Player(host, table, token)
    answer = await player.connect()
    await player.close()
    return answer


# Tokens


@pytest.mark.parametrize("token", ["", "A" * 22, "k3-Zq0" * 4])
def test_a_forged_token_opens_nothing(host: Host, token: str) -> None:
    seated = host.open_table("seventh")
    assert asyncio.run(first_words(host, seated["table"], token)) == {"type": "farewell", "key": "server-bad-token"}
    assert host.post(f"tables/{seated['table']}/device", token=token or "?").status_code == 403


def test_a_token_of_another_table_opens_nothing(host: Host) -> None:
    mine, other = host.open_table("seventh"), host.open_table("seventh")
    assert asyncio.run(first_words(host, other["table"], mine["token"]))["key"] == "server-bad-token"
    claim = {"invite": other["invite"], "name": "Eve", "token": mine["token"]}
    assert host.post(f"tables/{other['table']}/claim", claim).json()["key"] == "server-bad-token"


def test_the_hash_that_is_stored_is_no_token(host: Host) -> None:
    seated = host.open_table("seventh")
    with sqlite3.connect(host.data / "tables.db") as database:
        query = "select token_hash from people where table_id = ?"
        [(stored,)] = database.execute(query, [seated["table"]]).fetchall()
    assert stored != seated["token"]
    assert asyncio.run(first_words(host, seated["table"], stored))["key"] == "server-bad-token"


def test_a_device_code_is_good_once_and_voids_the_old_token(host: Host) -> None:
    seated = host.open_table("seventh")
    code = host.post(f"tables/{seated['table']}/device", token=seated["token"]).json()["code"]
    moved = host.post("devices", {"code": code}).json()
    assert host.post("devices", {"code": code}).json()["key"] == "server-bad-code"
    assert asyncio.run(first_words(host, seated["table"], seated["token"]))["key"] == "server-bad-token"
    assert asyncio.run(first_words(host, seated["table"], moved["token"]))["type"] == "welcome"


def test_an_expired_device_code_is_void(host: Host) -> None:
    seated = host.open_table("seventh")
    code = host.post(f"tables/{seated['table']}/device", token=seated["token"]).json()["code"]
    with sqlite3.connect(host.data / "tables.db") as database:
        database.execute("update devices set expires = ?", [time.time() - 1])
    assert host.post("devices", {"code": code}).json()["key"] == "server-bad-code"


# Acting for others


def test_nobody_acts_for_another_seat(host: Host) -> None:
    async def play() -> None:
        players = [Player.of(host, one) for one in three(host)]
        watcher = Player(host, players[0].table)
        for player in [*players, watcher]:
            await player.connect()
        asked = next(player for player in players if player.moves)
        move = asked.moves[0]
        for other in players:
            if other is not asked:
                answer = await other.act(move)
                assert (answer["type"], answer["key"]) == ("refused", "server-not-your-turn")
        assert (await watcher.act(move))["key"] == "server-no-seat"
        assert (await asked.act(move))["type"] == "ack"

    asyncio.run(play())


def test_an_action_that_is_sent_again_is_done_once(host: Host) -> None:
    """Also when another person has seen its id and sends it."""

    async def play() -> None:
        players = [Player.of(host, one) for one in three(host)]
        for player in players:
            await player.connect()
        asked = next(player for player in players if player.moves)
        at, move = asked.number, asked.moves[0]
        first = await asked.act(move, id="the-same", at=at)
        again = await asked.act(move, id="the-same", at=at)
        assert (first["type"], again["type"], again["number"]) == ("ack", "ack", first["number"])
        other = next(player for player in players if player is not asked)
        assert (await other.act(move, id="the-same", at=at))["type"] == "refused"

    asyncio.run(play())


# Floods


def test_an_address_that_asks_too_much_has_to_wait(data: Path) -> None:
    host = Host(data)
    try:
        with httpx.Client(base_url=host.address, headers={"X-Forwarded-For": STRANGER}) as stranger:
            answers = [stranger.post("/api/verify", json={"record": ""}) for _ in range(int(BURST) // 4)]
            assert answers[0].status_code == 200
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert refused[0].json()["key"] == "server-too-many"
            assert int(refused[0].headers["retry-after"]) > 0
            assert "default-src" in refused[0].headers["content-security-policy"]
        assert host.get("games").status_code == 200  # others, and this machine itself, are served
    finally:
        host.stop()


@pytest.mark.parametrize(("client", "most"), [(STRANGER, MOST_LIVE), ("127.0.0.1", MOST_LIVE + 20)])
def test_an_address_has_so_many_websockets_at_a_time(client: str, most: int) -> None:
    async def crowd() -> tuple[int, list[int]]:
        flood, inside, answers, closing = Flood(), 0, [], asyncio.Event()

        async def table(*_: object) -> None:
            nonlocal inside
            inside += 1
            await closing.wait()

        async def send(message: Message) -> None:
            if "status" in message:
                answers.append(message["status"])

        handle: Any = flood.handle  # of a scope it reads these four facts alone, and it never receives
        scope = {"type": ScopeType.WEBSOCKET, "client": (client, 1), "path": "/api/tables/x/live", "headers": []}
        visits = [asyncio.create_task(handle(scope, None, send, table)) for _ in range(MOST_LIVE + 20)]
        await asyncio.sleep(0)
        closing.set()
        await asyncio.gather(*visits)
        return inside, answers

    assert asyncio.run(crowd()) == (most, [429] * (MOST_LIVE + 20 - most))


async def knock(address: str, headers: dict[str, str]) -> None:
    async with websockets.connect(address, additional_headers=headers):
        pass


def test_an_address_may_open_so_many_tables() -> None:
    addresses = Addresses()
    opened = [addresses.may_ask(STRANGER, "POST", "/api/tables") for _ in range(int(OPENINGS) + 5)]
    assert opened == [True] * int(OPENINGS) + [False] * 5


@pytest.mark.parametrize(
    "path", ["tables", "tables/", "daily", "records", "tables/ABCD/play-on", "tables/ABCD/play-on/"]
)
def test_whatever_opens_a_table_counts(path: str) -> None:
    """Whoever has opened as many as may be cannot do it another way either."""
    addresses = Addresses()
    while addresses.of(STRANGER).openings.take():  # type: ignore[union-attr]
        pass
    assert not addresses.may_ask(STRANGER, "POST", f"/api/{path}")


def test_whether_the_server_is_ready_cannot_be_asked_all_the_time() -> None:
    """It writes to the disk each time."""
    addresses = Addresses()
    assert sum(addresses.may_ask(STRANGER, "GET", "/ready") for _ in range(1000)) <= 50


def test_this_machine_never_waits() -> None:
    addresses = Addresses()
    assert all(addresses.may_ask("127.0.0.1", "POST", "/api/tables") for _ in range(1000))


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", "20010db800010002"),
        ("2001:db8:1:2::9", "20010db800010002"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        *((local, None) for local in ("127.0.0.1", "::1", "::ffff:127.0.0.1")),
    ],
)
def test_whom_a_request_counts_for(host: str, counted: str | None) -> None:
    assert counted_as(host) == counted


def test_only_so_many_addresses_are_remembered() -> None:
    addresses = Addresses()
    for number in range(MOST_ADDRESSES + 100):
        addresses.may_ask(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", "GET", "/")
    assert addresses._known.cache_info().currsize == MOST_ADDRESSES


def test_a_person_who_sends_too_much_is_refused_then_sent_away(host: Host) -> None:
    async def flood() -> list[Message]:
        player = Player.of(host, host.open_table("seventh", seats=[{"name": "Ann"}], paused=True))
        await player.connect()
        with suppress(Lost):
            for number in range(int(SPEECH_BURST) + MOST_EXCESS + 200):
                await player.send(type="undo", id=f"u{number}", at=0)
        answers = []
        with suppress(websockets.ConnectionClosed):
            while True:
                answers.append(await player.next())
        return answers

    keys = [answer.get("key") for answer in asyncio.run(flood())]
    assert "server-too-fast" in keys
    assert keys.count("server-too-fast") <= MOST_EXCESS + 1


async def watch_from(address: str, host: Host, table: str, messages: int) -> list[str | None]:
    """Watch a table and send that many messages; what is said to each."""
    headers = {"X-Forwarded-For": address}
    async with websockets.connect(host.live(table), max_size=None, additional_headers=headers) as watcher:
        await watcher.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        for number in range(messages):
            await watcher.send(json.dumps({"type": "undo", "id": str(number), "at": 0}))
        answers: list[str | None] = []
        while len(answers) < messages:
            answer = json.loads(await asyncio.wait_for(watcher.recv(), PATIENCE))
            if answer["type"] == "refused":
                answers.append(answer["key"])
        return answers


def test_who_watches_does_not_say_more_by_coming_again(host: Host) -> None:
    table = host.open_table("seventh", seats=[{"name": "Ann"}], paused=True)["table"]
    most = int(SPEECH_BURST)

    async def come_again() -> None:
        began = time.monotonic()
        said = await watch_from(STRANGER, host, table, most + 50) + await watch_from(STRANGER, host, table, most - 10)
        allowed = SPEECH_BURST + SPEECH_PER_SECOND * (time.monotonic() - began)
        assert sum(key != "server-too-fast" for key in said) <= allowed
        assert "server-too-fast" not in await watch_from("203.0.113.8", host, table, most - 10)

    asyncio.run(come_again())


def test_those_who_watch_a_table_are_heard_so_much_together_and_players_all_the_same(host: Host) -> None:
    seated = host.open_table("seventh", seats=[{"name": "Ann"}], paused=True)
    most, each = int(CROWD_BURST), int(SPEECH_BURST) - 10

    async def crowd() -> None:
        addresses = [f"198.51.100.{number}" for number in range(2 * most // each)]
        answers = await asyncio.gather(*(watch_from(one, host, seated["table"], each) for one in addresses))
        heard = [key for said in answers for key in said if key != "server-too-fast"]
        assert most <= len(heard) < each * len(addresses)
        player = Player.of(host, seated)
        await player.connect()
        await player.send(type="undo", id="u", at=0)
        assert (await player.until(lambda one: one.get("id") == "u"))["key"] != "server-too-fast"
        await player.close()

    asyncio.run(crowd())


def test_who_does_not_read_is_cut_off_and_holds_up_nobody() -> None:
    async def story() -> None:
        connection = Seen()
        for _ in range(MOST_WAITING // 1000 + 100):
            connection.send_frame(b"x" * 1000)
        assert connection.closed
        assert connection.screen.aborted
        assert connection.screen.get_write_buffer_size() <= MOST_WAITING + 1000

    asyncio.run(story())


def test_a_slow_client_does_not_slow_others_down(host: Host) -> None:
    async def play() -> None:
        players = [Player.of(host, one) for one in three(host)]
        for player in players:
            await player.connect()
        idle = [deaf(host, players[0].table) for _ in range(5)]
        while players[0].number < 12 and players[0].ending is None:
            mover = next((player for player in players if player.moves), None)
            if mover is not None:
                assert (await mover.act(mover.moves[0]))["type"] == "ack"
            at = max(player.number for player in players)
            for player in players:
                while player.number < at:
                    await player.next()
        for one in idle:
            one.close()

    asyncio.run(play())  # else somebody's patience would have come to its end


def deaf(host: Host, table: str) -> socket.socket:
    """A spectator who never reads, and whose machine has hardly room for anything."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", host.port))
    key = "AAAAAAAAAAAAAAAAAAAAAA=="
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    hello = b'{"type":"hello","protocol":1}'
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # masked with zeros: as it is
    return line


# Browsers


@pytest.mark.parametrize(
    "origin", ["null", "http://[", "http://evil.example", "ftp://127.0.0.1", "//127.0.0.1", "x" * 300]
)
def test_another_origin_is_refused_politely(host: Host, origin: str) -> None:
    answer = httpx.get(f"{host.address}/api/games", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["key"]) == (403, "server-other-origin")
    with pytest.raises(websockets.InvalidStatus, match="403"):
        asyncio.run(knock(host.live("x"), {"Origin": origin}))


@pytest.mark.parametrize("name", ["evil.example", "[", "localhost.evil.example", ""])
def test_another_name_for_this_machine_is_refused(host: Host, name: str) -> None:
    assert httpx.get(f"{host.address}/api/games", headers={"Host": name}).status_code == 403


def test_the_page_has_no_script_of_its_own_inside() -> None:
    for file in STATIC.rglob("*.html"):
        html = file.read_text(encoding="utf-8")
        assert re.findall(r"<script(?![^>]*\bsrc=)", html) == []
        assert re.findall(r"\son[a-z]+\s*=", html) == []


def test_the_page_writes_html_only_from_our_own_sources() -> None:
    """Drawings, the rulebooks, the QR code: nothing a player can type."""
    raw = {path.name for path in PAGE.rglob("*.svelte") if "{@html" in path.read_text(encoding="utf-8")}
    assert raw <= {"Icon.svelte", "Markdown.svelte", "LinkCode.svelte", "Me.svelte"}
    assert [path.name for path in PAGE.rglob("*.ts") if "innerHTML" in path.read_text(encoding="utf-8")] == []


def test_a_name_stays_a_name(host: Host) -> None:
    nasty = "<img src=x onerror=1>\u202e"
    seated = host.open_table("seventh", seats=[{"name": nasty}])
    answer = host.get(f"tables/{seated['table']}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["company"]["people"][0]["name"] == "<img src=x onerror=1>"
    record = host.get(f"tables/{seated['table']}/record", seated["token"])
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["x-content-type-options"] == "nosniff"
