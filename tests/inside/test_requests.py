"""What the page asks of a hall in the browser besides play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.inside.shell import MemoryJournal, Player, Tab, TabLocks

from herohall.browser.journal import CannotKeep
from herohall.core import registry
from herohall.core.texts import LANGUAGES
from herohall.hall import daily

Story = Callable[[Tab], Coroutine[Any, Any, None]]
KEY = "K" * 26


@pytest.fixture
def tell(tmp_path: Path) -> Callable[[Story], None]:
    """Runs a story in a fresh browser."""
    return lambda story: asyncio.run(story(Tab(MemoryJournal(), tmp_path)))


def test_games_rules_texts_and_lessons(tell: Callable[[Story], None]) -> None:
    async def story(tab: Tab) -> None:
        found = await tab.ask("GET", "games")
        assert found["alone"]
        assert [game["name"] for game in found["games"]] == registry.games()
        for name in registry.games():
            for lang in LANGUAGES:
                assert (await tab.ask("GET", f"rules/{name}/{lang}"))["text"]
                assert (await tab.ask("GET", f"texts/{name}/{lang}"))["text"]
            assert (await tab.ask("GET", f"lessons/{name}"))["steps"]
        assert "S2.1" in (await tab.ask("GET", "rules/seventh/en?rule=S2.1"))["text"]

    tell(story)


def test_puzzles_are_solved_without_a_server(tell: Callable[[Story], None]) -> None:
    async def story(tab: Tab) -> None:
        for shelf in (await tab.ask("GET", "puzzles"))["shelves"]:
            address = f"puzzles/{shelf['game']}/{shelf['daily']}"
            moves = (await tab.ask("GET", address))["view"]["decision"]["moves"]
            verdicts = [await tab.ask("POST", address, {"move": move}) for move in moves[:3]]
            assert all(verdict["best"]["move"] in moves for verdict in verdicts)
        assert await tab.refusal("GET", "puzzles/seventh/none") == "server-no-puzzle"

    tell(story)


def test_what_needs_a_server_says_so(tell: Callable[[Story], None]) -> None:
    async def story(tab: Tab) -> None:
        for method, address in (("GET", "open"), ("POST", "match"), ("GET", "ratings"), ("POST", "qr")):
            assert await tab.refusal(method, address) == "browser-needs-server"
        assert await tab.refusal("GET", "tables/nosuchtable") == "server-no-table"
        assert await tab.refusal("POST", "tables") == "server-malformed"

    tell(story)


def test_looking_back_and_records(tell: Callable[[Story], None]) -> None:
    async def story(tab: Tab) -> None:
        seated = await tab.open_table()
        player = Player(tab, seated["table"], seated["token"])
        await player.come()
        assert await tab.refusal("GET", f"tables/{seated['table']}/replay?eyes=all") == "server-not-over"
        assert await tab.refusal("GET", f"tables/{seated['table']}/study") == "server-not-over"
        await player.play()
        await player.leave()
        outline = await tab.ask("GET", f"tables/{seated['table']}/replay")
        assert outline["open"]
        step = await tab.ask("GET", f"tables/{seated['table']}/replay/{len(outline['moves'])}")
        assert step["view"]["over"]
        record = await tab.ask("GET", f"tables/{seated['table']}/record")
        assert (await tab.ask("POST", "verify", {"record": record}))["fault"] is None
        opened = await tab.ask("POST", "records", {"record": record})
        assert opened == await tab.ask("POST", "records", {"record": record})
        assert (await tab.ask("GET", f"tables/{opened['table']}"))["company"]["status"] == "over"

    tell(story)


def test_a_finished_game_is_studied(tell: Callable[[Story], None]) -> None:
    async def story(tab: Tab) -> None:
        seated = await tab.open_table()
        player = Player(tab, seated["table"], seated["token"])
        await player.come()
        await player.play()
        while not (study := await tab.ask("GET", f"tables/{seated['table']}/study"))["points"]:
            await asyncio.sleep(0)
        assert sum(study["points"][0]["shares"]) == pytest.approx(1)
        assert study["count"] > 1

    tell(story)


def test_the_daily_deal_is_the_same_in_every_browser_and_played_once(tmp_path: Path) -> None:
    async def story() -> None:
        start = {"game": "seventh", "name": "Nora", "person": KEY}
        hashes = set()
        for number in range(2):
            tab = Tab(MemoryJournal(), tmp_path)
            seated = await tab.ask("POST", "daily", start)
            again = await tab.ask("POST", "daily", start)
            assert again["table"] == seated["table"]
            assert again["token"] != seated["token"]
            player = Player(tab, again["table"], again["token"], seed=number)
            hashes.add((await player.come())["table"]["seed_hash"])
            await player.say("control", id="c", what="concede")
            await player.leave()
            (game,) = [one for one in (await tab.ask("GET", "daily", token=KEY))["games"] if one["game"] == "seventh"]
            assert (game["table"], game["finished"]) == (seated["table"], 1)
            assert game["hash"] in hashes
            assert [line["you"] for line in game["lines"]] == [True]
        assert len(hashes) == 1

    asyncio.run(story())


def test_own_boxes(tell: Callable[[Story], None]) -> None:
    async def story(tab: Tab) -> None:
        game = "world"
        folder = files("herohall").joinpath("games", game, "boxes", "reconstruction")
        cards = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".csv")}
        brought = await tab.ask("POST", "boxes", {"game": game, "files": cards})
        seated = await tab.open_table(game, box=brought["box"])
        player = Player(tab, seated["table"], seated["token"])
        await player.come()
        await player.play()
        assert all(task.box is not None for task in tab.bots.questions)
        assert await tab.refusal("POST", "boxes", {"game": game, "files": {"x.csv": ""}}) == "server-box-file"

    tell(story)


def test_a_box_is_made_in_the_browser(tell: Callable[[Story], None]) -> None:
    async def story(tab: Tab) -> None:
        game = "world"
        form = await tab.ask("GET", f"boxes/{game}")
        sheets = form["own"]
        sheets["heroes.csv"][1][0] = "platon"
        draft = {"game": game, "sheets": sheets, "file": "heroes.csv", "line": 2}
        report = await tab.ask("POST", "boxes/check", draft)
        assert (report["problems"], list(report["facts"]["heroes"])) == ([], ["platon"])
        packed = await tab.ask("POST", "boxes/zip", {"game": game, "sheets": sheets})
        assert (await tab.ask("POST", "boxes/read", packed))["sheets"] == sheets
        brought = await tab.ask("POST", "boxes", {"game": game, "sheets": sheets, "keep": True})
        assert brought["label"] == report["label"]
        assert (await tab.ask("GET", f"boxes/{game}/{brought['box']}"))["sheets"] == sheets
        assert await tab.refusal("GET", f"boxes/{game}/nosuchbox") == "server-no-box"
        assert await tab.refusal("GET", "boxes/seventh") == "bad-box"
        assert await tab.refusal("POST", "boxes/read", {"game": game, "zip": "AAAA"}) == "box-zip-broken"

    tell(story)


def test_tables_are_listed_and_deleted(tell: Callable[[Story], None]) -> None:
    async def story(tab: Tab) -> None:
        tables = [(await tab.open_table())["table"] for _ in range(2)]
        attempt = await tab.ask("POST", "daily", {"game": "seventh", "name": "Nora", "person": KEY})
        found = await tab.ask("GET", "kept")
        assert {one["table"] for one in found} == {*tables, attempt["table"]}
        assert all(one["size"] > 500 for one in found)
        await tab.ask("POST", "kept", {"tables": [tables[0], attempt["table"]]})
        assert [one["table"] for one in await tab.ask("GET", "kept")] == [tables[1]]
        assert await tab.journal.names() == [tables[1]]

    tell(story)


def test_one_tab_plays_and_the_other_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        journal, held = MemoryJournal(), dict[str, TabLocks]()
        first, second = Tab(journal, tmp_path, held), Tab(journal, tmp_path, held)
        seated = await first.open_table()
        one = Player(first, seated["table"], seated["token"])
        await one.come()
        other = Player(second, seated["table"], seated["token"])
        assert (await other.come())["key"] == "browser-elsewhere"
        assert (await second.ask("GET", f"tables/{seated['table']}"))["company"]["status"] == "running"
        taking = Player(second, seated["table"], seated["token"], steal=True)
        assert (await taking.come())["type"] == "welcome"
        assert (await one.hear("farewell"))["key"] == "browser-elsewhere"
        await taking.play()

    asyncio.run(story())


def test_two_tabs_without_locks_never_write_the_same_step(tmp_path: Path) -> None:
    async def story() -> None:
        journal = MemoryJournal()
        first, second = Tab(journal, tmp_path), Tab(journal, tmp_path)
        seated = await first.open_table(seats=[{"name": "Nora"}, {"name": "Ben"}, {"name": "Cleo"}])
        one = Player(first, seated["table"], seated["token"])
        other = Player(second, seated["table"], seated["token"])
        await one.come()
        await other.come()
        await one.say("control", id="a", what="pace", value="calm")
        await other.say("control", id="b", what="pace", value="brisk")
        assert (await other.hear("farewell"))["key"] == "browser-elsewhere"
        assert not one.closed

    asyncio.run(story())


def test_a_full_store_refuses_and_nothing_has_happened(tell: Callable[[Story], None]) -> None:
    async def story(tab: Tab) -> None:
        seated = await tab.open_table(seats=[{"name": name} for name in ("Nora", "Ben", "Cleo")])
        player = Player(tab, seated["table"], seated["token"])
        await player.come()
        before = len(tab.journal.lines)
        tab.journal.trouble = CannotKeep("browser-full")
        await player.say("control", id="a", what="pace", value="calm")
        assert (await player.hear("refused"))["key"] == "browser-full"
        assert await tab.refusal("POST", "tables", {"game": "seventh"}) == "browser-full"
        tab.journal.trouble = None
        await player.say("control", id="a", what="pace", value="calm")
        assert (await player.hear("ack"))["id"] == "a"
        assert len(tab.journal.lines) == before + 1

    tell(story)


def test_the_page_cannot_read_attempts_and_boxes_as_tables(tell: Callable[[Story], None]) -> None:
    async def story(tab: Tab) -> None:
        await tab.ask("POST", "daily", {"game": "seventh", "name": "Nora", "person": KEY})
        day = daily.day_of(tab.hall.outside.moment().now)
        assert await tab.refusal("GET", f"tables/daily%20{day}%20seventh") == "server-no-table"

    tell(story)
