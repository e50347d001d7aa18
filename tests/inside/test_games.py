"""Whole games in the hall of a browser; and after a crash between any two steps nothing that was shown is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.inside.shell import MemoryJournal, Player, Tab
from tests.patience import PATIENCE

from herohall.core.record_reader import read_record


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_a_whole_game_is_kept_and_verified(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        journal = MemoryJournal()
        tab = Tab(journal, tmp_path)
        seated = await tab.open_table(game)
        player = Player(tab, seated["table"], seated["token"])
        await player.come()
        await player.play()
        await player.leave()
        assert not tab.hall.rooms
        again = Tab(journal, tmp_path)
        info = await again.ask("GET", f"tables/{seated['table']}")
        assert info["company"]["status"] == "over"
        record = read_record(await again.ask("GET", f"tables/{seated['table']}/record"))
        record.verify()
        assert record.result is not None

    asyncio.run(story())


@pytest.mark.parametrize("lost", [False, True])
def test_a_crash_at_any_step_loses_nothing_that_was_shown(lost: bool, tmp_path: Path) -> None:
    """The browser ends while a line is being written, which is lost or still kept; every line of a game in turn."""

    async def story() -> None:
        journal = MemoryJournal()
        tab = Tab(journal, tmp_path)
        seated = await tab.open_table()
        shown: list[dict[str, Any]] = []
        crashes = 0
        while True:
            tab = Tab(journal, tmp_path)
            journal.crash_after, journal.lost = crashes % 3, lost
            player = Player(tab, seated["table"], seated["token"], seed=crashes)
            async with asyncio.timeout(PATIENCE):
                playing = asyncio.ensure_future(play(player))
                while not playing.done() and (journal.crash_after is None or journal.crash_after >= 0):
                    await asyncio.sleep(0)
            check_nothing_lost(player, shown)
            shown = events_of(player, shown)
            crashes += 1
            journal.crash_after = None
            if playing.done():
                playing.result()
                break
            playing.cancel()
            for room in tab.hall.rooms.values():
                room.stop()
        assert crashes > 4

    async def play(player: Player) -> None:
        assert (await player.come())["type"] == "welcome"
        await player.play()

    asyncio.run(story())


def events_of(player: Player, before: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All events that a player has been shown."""
    for message in player.heard:
        if message["type"] == "welcome":
            before = list(message["log"])
        elif message["type"] == "update":
            before = [*before[: message["log"]], *message["events"]]
    return before


def check_nothing_lost(player: Player, shown: list[dict[str, Any]]) -> None:
    """What was shown before the crash is the beginning of the log now."""
    welcome = next((message for message in player.heard if message["type"] == "welcome"), None)
    if welcome is not None and welcome["view"]["over"]:  # then all cards are shown, too
        assert [one["event"] for one in welcome["log"][: len(shown)]] == [one["event"] for one in shown]
    elif welcome is not None:
        assert welcome["log"][: len(shown)] == shown


def test_a_rematch_and_a_game_played_on(tmp_path: Path) -> None:
    async def story() -> None:
        tab = Tab(MemoryJournal(), tmp_path)
        seated = await tab.open_table()
        player = Player(tab, seated["table"], seated["token"])
        await player.come()
        await player.play()
        await player.say("control", id="again", what="rematch")
        found = await player.hear("rematch")
        await player.leave()
        other = Player(tab, found["table"], found["token"])
        assert (await other.come())["seats"] == [1]
        await other.leave()
        wish = {"number": 3, "seat": 1, "name": "Nora", "level": None}
        moved = await tab.ask("POST", f"tables/{seated['table']}/play-on", wish)
        third = Player(tab, moved["table"], moved["token"])
        assert (await third.come())["number"] == 3

    asyncio.run(story())
