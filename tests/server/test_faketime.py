"""A machine's clock that is set while a real server runs on it: Debian's `faketime` sets it for this one process."""

from __future__ import annotations

import asyncio
import shutil
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest
from tests.server.hosting import Host
from tests.server.player import Message, Player
from tests.server.services import missing

BANK, REACTION = 600, 60
CLOCK = {"kind": "live", "bank": BANK, "reaction": REACTION}
DAY = timedelta(days=1)


class ElsewhenHost(Host):
    """A server whose clock is wrong by what is written in a file; the time that passes is not changed."""

    def __init__(self, data: Path) -> None:
        self._file = data.with_name("clock")
        self.set_clock(0)
        super().__init__(data)

    def set_clock(self, days: int) -> None:
        """Set the machine's clock so many days forward or back."""
        new = self._file.with_suffix(".new")
        new.write_text(f"{days:+}d\n")
        new.replace(self._file)

    def command(self) -> list[str]:
        names = {"FAKETIME_TIMESTAMP_FILE": self._file, "FAKETIME_NO_CACHE": 1, "FAKETIME_DONT_FAKE_MONOTONIC": 1}
        library = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
        return [
            "env",
            f"LD_PRELOAD={library}",
            *(f"{name}={value}" for name, value in names.items()),
            *super().command(),
        ]

    def off(self) -> timedelta:
        """By how much the clock of its machine is wrong, as uvicorn tells everybody."""
        told = parsedate_to_datetime(self.get("games").headers["Date"])
        return told - datetime.now(UTC)


@pytest.fixture
def host(data: Path) -> ElsewhenHost:
    if not shutil.which("faketime"):
        missing("faketime")
    return ElsewhenHost(data)


async def clock_is(host: ElsewhenHost, wanted: timedelta) -> None:
    """The server's process sees the clock that was set; uvicorn looks at it once a second."""
    while abs(host.off() - wanted) > timedelta(hours=1):
        await asyncio.sleep(0.2)


async def play(players: list[Player], until: int) -> Message:
    """Both answer whatever they are asked, up to a number; then the times that a newcomer is shown."""
    for player in players:
        await player.connect()
    while players[0].number < until:
        actor = players[players[0].view["decision"]["seat"]]
        assert (await actor.act(actor.moves[0]))["type"] == "ack"
        for player in players:
            while player.number < actor.number:
                await player.next()
    welcome = await players[0].connect()
    for player in players:
        await player.close()
    return welcome["company"]["clocks"]


def test_a_clock_set_by_a_day_costs_nobody_a_second(host: ElsewhenHost) -> None:
    """Two people without bots: how bots' processes wait is not the machine's clock's business, but it is faketime's."""
    seated = host.open_table("world", players=2, seats=[{"name": "Ann"}], clock=CLOCK, paused=True)
    guest = host.claim(seated, "Ben")

    async def story() -> None:
        ann, ben = Player.of(host, seated), Player.of(host, guest)
        await ann.connect()
        assert (await ann.control("resume"))["type"] == "ack"
        for number, days in enumerate((1, -1, 400, 0, 2), start=1):
            host.set_clock(days)
            if number == 5:
                host.kill()
                host.start()
            await clock_is(host, days * DAY)
            clocks = await play([ann, ben], 5 * number)
            assert REACTION < clocks["deadline"] - clocks["now"] <= BANK + REACTION
            assert all(bank > BANK / 2 for bank in clocks["banks"])

    try:
        asyncio.run(story())
        assert "ERROR" not in host.log()
    finally:
        host.stop()
