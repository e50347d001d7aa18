"""kill -9 in the middle of many tables: every acknowledged move is there once, and everything goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from pathlib import Path
from random import Random

import websockets
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player

from herohall.proof.guest import Lost

TABLES = 8
KILLS = 3


class Sitter(Player):
    """Plays on through every crash, and keeps what was acknowledged."""

    def __init__(self, host: Host, table: str, token: str) -> None:
        super().__init__(host, table, token)
        self.acknowledged: dict[int, str] = {}

    async def keep_playing(self, chance: Random, until: asyncio.Event) -> None:
        """Until somebody says stop; a lost connection is only a reason to come back."""
        unsure: tuple[str, int, str] | None = None
        while not until.is_set() and self.ending is None:
            try:
                if self._socket is None:
                    await self.connect(self.number if self.viewer is not None else None)
                if unsure is None and self.moves:
                    unsure = (f"{chance.getrandbits(60)}", self.number, chance.choice(self.moves))
                if unsure is None:
                    await self.next()
                else:
                    action, at, move = unsure
                    answer = await self.act(move, id=action, at=at)
                    if answer["type"] == "ack":
                        self.acknowledged[answer["number"]] = move
                    unsure = None
            except (Lost, websockets.WebSocketException, TimeoutError):
                self._socket = None
                await asyncio.sleep(0.05)


async def go_on(sitters: list[Sitter]) -> None:
    """Until every table has come further."""
    before = [one.number for one in sitters]
    while not all(one.number > old or one.ending for one, old in zip(sitters, before, strict=True)):
        await asyncio.sleep(0.02)


def stored(data: Path) -> list[tuple[str, int, int, str, str]]:
    with sqlite3.connect(data / "tables.db") as database:
        return list(database.execute("select table_id, number, seat, word, made_by from moves order by 1, 2"))


def test_every_acknowledged_move_survives(data: Path) -> None:
    host = Host(data)
    games = ["seventh"] * (TABLES - 2) + ["world"] * 2
    seated = [host.open_table(game, seats=[{"name": "Nora"}]) for game in games]
    sitters = [Sitter(host, one["table"], one["token"]) for one in seated]

    async def play() -> None:
        stop = asyncio.Event()
        playing = [asyncio.create_task(one.keep_playing(Random(n), stop)) for n, one in enumerate(sitters)]
        chance = Random(5)
        for _ in range(KILLS):
            await go_on(sitters)
            await asyncio.sleep(chance.random() / 10)
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.start)
        await go_on(sitters)
        stop.set()
        host.kill()  # wakes up those who wait for a message
        await asyncio.gather(*playing)

    try:
        asyncio.run(asyncio.wait_for(play(), PATIENCE))
    finally:
        host.kill()
    rows = stored(data)
    told = {(one.table, number): move for one in sitters for number, move in one.acknowledged.items()}
    assert len(told) > TABLES
    found = {(table, number): word for table, number, seat, word, made_by in rows if made_by == "person"}
    assert {key: found.get(key) for key in told} == told
    # Numbers are 1, 2, 3 … without a gap: no move twice, none missing.
    for table, count in Counter(row[0] for row in rows).items():
        assert [row[1] for row in rows if row[0] == table] == list(range(1, count + 1))


def test_bots_go_on_though_nobody_comes_back(data: Path) -> None:
    host = Host(data, calm=0.1)
    table = host.open_table("seventh", players=3, seats=[{"bot": "easy"}] * 3)["table"]
    try:
        wait_for(host, table, 3)
        host.kill()
        before = len(stored(data))
        host.start()
        wait_for(host, table, before + 3)
        assert host.get(f"tables/{table}").json()["company"]["status"] in ("running", "over")
    finally:
        host.stop()


def wait_for(host: Host, table: str, number: int) -> None:
    """Until a table has come to a number; only its file is looked at, so that nothing wakes it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if len(stored(host.data)) >= number:
            return
        time.sleep(0.05)
    raise AssertionError(f"{table} does not go on")
