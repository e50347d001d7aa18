"""Figures of a server on this machine, over loopback: `python -m tests.server.measure [TABLES]`.

- From click to every screen: three people at one table; from the moment one sends a move to the moment the last of the
  three has the update. Nothing else runs in between, so this is the time of one move, disk included.
- Memory per table: how much the server process grows by when so many games stand in their middle, with one person each.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles

from tests.server.hosting import Host
from tests.server.player import Player

MOVES = 150


async def click_to_screens(host: Host, game: str) -> list[float]:
    """Seconds from a click until everybody has seen its effect, for many moves."""
    seated = host.open_table(game, players=3, seats=[{"name": "Ann"}])
    players = [Player.of(host, one) for one in (seated, host.claim(seated, "Ben"), host.claim(seated, "Cleo"))]
    for player in players:
        await player.connect()
    chance = Random(1)
    found: list[float] = []
    while len(found) < MOVES and not players[0].view["over"]:
        seat = players[0].view["decision"]["seat"]
        actor, at = players[seat], players[0].number
        start = time.perf_counter()
        await actor.send(type="act", id=f"m{at}", at=at, move=chance.choice(actor.moves))
        await asyncio.gather(*(reach(player, at + 1) for player in players))
        found.append(time.perf_counter() - start)
    for player in players:
        await player.close()
    return found


async def reach(player: Player, number: int) -> None:
    while player.number < number:
        await player.next()


def memory(host: Host) -> int:
    """What the server process takes, in kB."""
    status = Path(f"/proc/{host.process.pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found is not None
    return int(found[1])


async def fill(host: Host, game: str, tables: int) -> None:
    """So many tables, each some way into its game, its person still there."""
    for _ in range(tables):
        player = Player.of(host, host.open_table(game, seats=[{"name": "Ann"}]))
        await player.connect()
        await player.play_on(Random(1), 80)


def main(tables: int) -> None:
    with tempfile.TemporaryDirectory() as data:
        host = Host(Path(data))
        try:
            for game in ("seventh", "world"):
                times = [1000 * one for one in asyncio.run(click_to_screens(host, game))]
                cut = quantiles(times, n=20)[-1]
                print(
                    f"{game}: click to every screen p50 {median(times):.1f} ms, p95 {cut:.1f} ms ({len(times)} moves)"
                )
            for game in ("seventh", "world"):
                before = memory(host)
                asyncio.run(fill(host, game, tables))
                print(f"{game}: {(memory(host) - before) / tables:.0f} kB per table ({tables} tables)")
        finally:
            host.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
