"""Standing orders: they answer, they end, and nobody else hears of them."""

from __future__ import annotations

import asyncio
import sqlite3
from random import Random

from tests.server.hosting import Host
from tests.server.player import Player


async def three(host: Host) -> list[Player]:
    """Three people at a table of Seventh Hero, which waits for them."""
    seated = host.open_table("seventh", players=3, seats=[{"name": "Nora"}], paused=True)
    players = [Player.of(host, one) for one in (seated, host.claim(seated, "Ben"), host.claim(seated, "Cleo"))]
    for player in players:
        await player.connect()
    return players


def made_by_order(host: Host, table: str) -> list[tuple[int, str]]:
    with sqlite3.connect(host.data / "tables.db") as database:
        rows = database.execute(
            "select seat, word from moves where table_id = ? and made_by = 'order' order by number", (table,)
        )
        return list(rows)


def test_an_order_declines_in_ones_place_and_nobody_else_is_told(host: Host) -> None:
    async def tell() -> None:
        nora, ben, cleo = await three(host)
        for other in (nora, ben):
            await other.request(type="order", order="always")
        assert (await cleo.request(type="order", order="win"))["type"] == "ack"
        assert cleo.order == "win"
        await nora.control("resume")
        await asyncio.gather(*(one.play_on(Random(n), 60) for n, one in enumerate((nora, ben, cleo))))
        assert {word for _, word in made_by_order(host, nora.table)} <= {"decline"}
        assert {seat for seat, _ in made_by_order(host, nora.table)} <= {2}
        for other in (nora, ben):
            assert not [text for text in other.received if '"order":"win"' in text.replace(" ", "")]
        for player in (nora, ben, cleo):
            await player.close()

    asyncio.run(tell())


def test_there_is_no_such_order(host: Host) -> None:
    async def tell() -> None:
        nora, *others = await three(host)
        assert (await nora.request(type="order", order="sleep"))["key"] == "server-no-order"
        for player in (nora, *others):
            await player.close()

    asyncio.run(tell())
