"""The worker is the server here: whatever reaches the page over a whole game, its seat may know."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.inside.shell import MemoryJournal, Player, Tab
from tests.server.test_secrecy import FIELDS, Truth

from herohall.core.record_reader import read_record


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_no_message_holds_a_secret(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        tab = Tab(MemoryJournal(), tmp_path)
        seated = await tab.open_table(game, players=3, aids=True)
        player = Player(tab, seated["table"], seated["token"])
        watcher = Player(tab, seated["table"], None)
        await player.come()
        await watcher.come()
        await player.play()
        record = read_record(await tab.ask("GET", f"tables/{seated['table']}/record"))
        for one, viewer in ((player, 0), (watcher, None)):
            truth = Truth(record, viewer)
            for frame in one.heard:
                assert set(frame) == FIELDS[frame["type"]], frame
                truth.check(frame)
                secrets = [] if viewer == 0 else [seated["token"], seated["invite"]]
                if frame.get("ending") is None:
                    secrets += [f"{record.seed:032x}", record.salt.hex(), str(record.seed)]
                text = json.dumps(frame)
                assert not [secret for secret in secrets if secret in text]

    asyncio.run(story())


def test_bots_are_asked_with_what_their_seat_knows(tmp_path: Path) -> None:
    """A question holds another deal that fits the seat's knowledge, never the true one."""

    async def story() -> None:
        tab = Tab(MemoryJournal(), tmp_path)
        seated = await tab.open_table()
        player = Player(tab, seated["table"], seated["token"])
        await player.come()
        await player.play()
        record = read_record(await tab.ask("GET", f"tables/{seated['table']}/record"))
        true = record.start()
        truth = {true.to_json()}
        for seat, word in record.entries:
            assert true.seat == seat
            true.play(true.parse(word))
            truth.add(true.to_json())
        assert tab.bots.questions
        assert not [task for task in tab.bots.questions if task.state in truth]

    asyncio.run(story())


def test_several_seats_on_one_device_are_behind_a_curtain(tmp_path: Path) -> None:
    async def story() -> None:
        tab = Tab(MemoryJournal(), tmp_path)
        seated = await tab.open_table(seats=[{"name": name} for name in ("Ann", "Ben", "Cleo")])
        player = Player(tab, seated["table"], seated["token"])
        assert (await player.come())["view"]["hand"] is None
        await player.say("control", id="up", what="lift", seat=1)
        await player.hear("ack")
        assert len(player.view["hand"]) == 5

    asyncio.run(story())
