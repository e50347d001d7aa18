"""Nobody can learn the deal before the end: neither seed nor salt is in anything that leaves the server."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.server.hosting import Host
from tests.server.player import Player

from herohall.core.record_reader import read_record
from herohall.proof.leaks import deal_secrets, forms, forms_of_number, leaks
from herohall.server.hall_server import make_server
from herohall.server.http.app import make_app
from herohall.server.sockets import sqlite_url


def deal(data: Path, table: str) -> list[bytes]:
    """Seed and salt of a table, in all forms."""
    with sqlite3.connect(data / "tables.db") as database:
        seed, salt = database.execute("select seed, salt from tables where id = ?", [table]).fetchone()
    return deal_secrets(seed, salt)


def test_a_leak_would_be_found() -> None:
    seed, salt = 0x1234567890ABCDEF1234567890ABCDEF, bytes(range(16))
    for form in [*forms_of_number(seed), *forms(salt)]:
        assert leaks([b'{"x":"' + form + b'"}'], deal_secrets(f"{seed:032x}", salt.hex())) or len(form) < 12
    assert leaks(["nothing"], deal_secrets(f"{seed:032x}", salt.hex())) == []


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_the_seed_is_in_nothing_that_is_sent(host: Host, game: str) -> None:
    seated = host.open_table(game, players=3, seats=[{"name": "Ann"}])
    players = [Player.of(host, seated), Player.of(host, host.claim(seated, "Ben")), Player(host, seated["table"])]

    async def play() -> None:
        for player in players:
            await player.connect()
        await asyncio.gather(*(player.play_on(Random(n), 30) for n, player in enumerate(players[:2])))
        await players[2].request(type="order", order=None)
        await players[0].request(type="act", at=-1, move="nonsense")
        for player in players:
            await player.close()

    asyncio.run(play())
    table = seated["table"]
    assert host.get(f"tables/{table}").json()["ending"] is None
    paths = [f"tables/{table}", f"tables/{table}/facts", f"tables/{table}/record", f"tables/{table}/replay/3"]
    bodies = [host.get(path, token).text for path in paths for token in (seated["token"], None)]
    frames = [frame for player in players for frame in player.received]
    secrets = deal(host.data, table)
    assert len(frames) > 30
    assert leaks([*frames, *bodies, host.log()], secrets) == []


def test_no_secret_gets_into_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.DEBUG, "herohall")
    logging.getLogger("sqlalchemy.engine").setLevel(logging.INFO)
    told, table = asyncio.run(visit_everything(tmp_path))
    logging.getLogger("sqlalchemy.engine").setLevel(logging.NOTSET)
    assert "INSERT INTO" in caplog.text  # the database's own log was on
    assert leaks([caplog.text], [*(secret.encode() for secret in told), *deal(tmp_path, table)]) == []


async def visit_everything(data: Path) -> tuple[list[str], str]:
    """Ask for all that involves secrets; the answer is all that was told, and the table."""
    hall = make_server(sqlite_url(data), data, workers=1)
    await hall.open()
    app: Any = make_app(hall)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1/api/") as client:
        seated = (await client.post("tables", json={"game": "seventh", "seats": [{"name": "Ann"}]})).json()
        table, invite, token = (seated[name] for name in ("table", "invite", "token"))
        other = (await client.post(f"tables/{table}/claim", json={"invite": invite, "name": "Ben"})).json()["token"]
        authorization = {"Authorization": f"Bearer {token}"}
        code = (await client.post(f"tables/{table}/device", headers=authorization)).json()["code"]
        moved = (await client.post("devices", json={"code": code})).json()["token"]
        await client.get(f"tables/{table}/record", headers=authorization)
        await client.post("tables", content=b"{")
    await hall.close()
    return [token, invite, other, code, moved], table


def test_the_end_reveals_what_the_beginning_promised(host: Host) -> None:
    seated = host.open_table("seventh", players=3, seats=[{"name": "Ann"}])
    player = Player.of(host, seated)

    async def play() -> str:
        promised = (await player.connect())["table"]["seed_hash"]
        await player.play_on(Random(3))
        return promised

    promised = asyncio.run(play())
    record = read_record(host.get(f"tables/{seated['table']}/record").text)
    assert record.seed_hash == promised
    assert record.verify().over
    assert host.post("verify", {"record": record.to_text()}).json()["seed_hash"] == promised
    forged = record.to_text().replace(f"seed: {record.seed:032x}", f"seed: {record.seed ^ 1:032x}")
    assert host.post("verify", {"record": forged}).json()["fault"]["key"] == "record-hash-differs"
