"""Whole games over real websockets, against a real server process."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player

from herohall.core.record_reader import read_record

TABLES: dict[str, dict[str, Any]] = {
    "seventh": {"players": 4, "options": {"values": 5, "copies": 8}},
    "world": {"players": 2},
}


async def company(host: Host, seated: dict[str, Any], guests: int) -> list[Player]:
    """The host, so many guests, and somebody who watches."""
    claims = [host.claim(seated, f"Guest {number}") for number in range(guests)]
    players = [Player.of(host, one) for one in (seated, *claims)] + [Player(host, seated["table"])]
    for player in players:
        await player.connect()
    return players


@pytest.mark.parametrize(("game", "guests"), [("seventh", 0), ("seventh", 3), ("world", 1)])
def test_a_whole_game(host: Host, game: str, guests: int) -> None:
    async def play() -> None:
        seated = host.open_table(game, **TABLES[game], seats=[{"name": "Nora"}])
        players = await company(host, seated, guests)
        await asyncio.wait_for(asyncio.gather(*(one.play_on(Random(7)) for one in players)), PATIENCE)
        for player in players:
            assert player.view["over"]
            while player.company["status"] != "over":
                await player.next()
            assert player.ending == players[0].ending
        text = host.get(f"tables/{seated['table']}/record").text
        record = read_record(text)
        record.verify()
        ending = players[0].ending
        assert ending is not None
        assert f"{record.seed:032x}" == ending["seed"]
        # Coming back after the end shows the whole log, secrets too.
        await players[0].close()
        welcome = await Player.of(host, seated).connect()
        assert len(welcome["log"]) == len(players[0].log)
        for player in players:
            await player.close()

    asyncio.run(play())
