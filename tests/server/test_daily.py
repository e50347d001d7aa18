"""The daily deal: the same for everybody, against the same bots, once, and a secret until the next day."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.inside import KEYS, bots_done, by_chance, control, hall_in, heard, play_on, refused, sit_down

from herohall.core.record_reader import read_record
from herohall.server import board, daily, pace, replaying
from herohall.server.bodies import DailyStart, Seated
from herohall.server.hall import Hall
from herohall.server.table import Table

TODAY, TOMORROW = "2026-11-16", "2026-11-17"
Story = Callable[[Hall], Awaitable[None]]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "ITERATIONS", {"seventh": 12, "world": 12})
    monkeypatch.setattr(pace, "searches", lambda level: False)  # else each of them takes its usual time


def on_a_day(data: Path, story: Story) -> None:
    """A hall on a day of our choice."""

    async def tell() -> None:
        async with hall_in(data) as hall:
            set_day(hall, TODAY)
            await story(hall)

    asyncio.run(tell())


def set_day(hall: Hall, day: str) -> None:
    hall.house.daily.today = lambda: day  # type: ignore[method-assign]


async def begin(hall: Hall, name: str, game: str = "seventh") -> tuple[Table, Seated]:
    """Somebody's attempt, with the page open."""
    seated = await board.play(hall, DailyStart(game=game, person=KEYS[name], name=name.title()))
    table = await hall.table(seated.table)
    await table.come(sit_down(table, name))
    return table, seated


def test_the_same_moves_meet_the_same_deal_and_the_same_answers(data: Path) -> None:
    async def story(hall: Hall) -> None:
        logs = []
        for name in ("nora", "ben", "iris"):
            table, _ = await begin(hall, name)
            await play_on(table, by_chance(2 if name == "iris" else 1), moves=12)
            await bots_done(table)
            logs.append(table.match.record.entries)
        assert logs[0] == logs[1]
        assert len(logs[0]) > 24
        assert logs[0] != logs[2]

    on_a_day(data, story)


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_a_server_deals_the_same_after_a_restart_but_not_what_another_one_deals(data: Path, game: str) -> None:
    deals = []

    async def story(hall: Hall) -> None:
        deals.extend([await hall.house.daily.deal(day, game) for day in (TODAY, TOMORROW)])

    on_a_day(data, story)
    on_a_day(data, story)
    on_a_day(data / "other", story)
    assert deals[:2] == deals[2:4]
    assert len({deal.seed for deal in deals}) == len({deal.salt for deal in deals}) == 4


def test_the_deals_of_the_two_games_have_nothing_in_common(data: Path) -> None:
    async def story(hall: Hall) -> None:
        assert await hall.house.daily.deal(TODAY, "seventh") != await hall.house.daily.deal(TODAY, "world")

    on_a_day(data, story)


def test_seed_and_table_are_nobodys_business_before_the_next_day(data: Path) -> None:
    async def story(hall: Hall) -> None:
        table, seated = await begin(hall, "nora")
        (connection,) = table.connections
        told = heard(connection)
        while not table.match.state.over:
            await play_on(table, by_chance(1), moves=1)
            await bots_done(table)
            told += heard(connection)
        told.append(await hall.record_text(table.id, seated.token))
        told.append(str(hall.info(table)))
        boards = [await board.board(hall, None, key) for key in (KEYS["nora"], KEYS["ben"], None)]
        told += [str(each) for each in boards]
        record = table.match.record
        assert not any(f"{record.seed:032x}" in text or record.salt.hex() in text for text in told)
        assert not table.watch
        with refused("server-not-over"):
            replaying.eyes_for(table, table.seating.guests[0], replaying.ALL)
        with refused("server-not-your-seat"):
            replaying.eyes_for(table, table.seating.guests[0], "1")
        assert all(line.table is None for each in boards for game in each.games for line in game.lines)
        # The board tells those who may still play only that somebody has finished.
        assert [game.finished for game in boards[1].games] == [1, 0]
        assert [len(each.games[0].lines) for each in boards] == [1, 0, 0]

        set_day(hall, TOMORROW)
        shown = (await board.board(hall, TODAY, None)).games[0]
        assert (shown.seed, shown.hash) == (f"{record.seed:032x}", record.seed_hash)
        assert shown.lines[0].table == table.id
        assert replaying.eyes_for(table, None, replaying.ALL).open
        assert table.watch
        read_record(await hall.record_text(table.id, None), None).verify()

    on_a_day(data, story)


def test_one_attempt_counts_and_can_be_continued_elsewhere(data: Path) -> None:
    async def story(hall: Hall) -> None:
        table, first = await begin(hall, "nora")
        (connection,) = table.connections
        second = await board.play(hall, DailyStart(game="seventh", person=KEYS["nora"], name="Nora"))
        assert second.table == first.table
        assert second.token != first.token
        assert "server-moved" in heard(connection)[-2]
        assert table.seating.by_token(first.token) is None

    on_a_day(data, story)


def test_the_board_has_the_better_place_first_and_who_gave_up_last(data: Path) -> None:
    async def story(hall: Hall) -> None:
        quitter, _ = await begin(hall, "otto")
        await control(quitter, "otto", "concede")
        for number, name in enumerate(("nora", "ben")):
            table, _ = await begin(hall, name)
            await play_on(table, by_chance(number))
        await play_on(quitter, by_chance(0))
        while not quitter.match.state.over:
            await asyncio.sleep(0.01)
        lines = (await board.board(hall, None, KEYS["nora"])).games[0].lines
        places = [line.place for line in lines]
        assert places[:2] == sorted(place for place in places if place is not None)
        assert (lines[2].name, lines[2].place) == ("Otto", None)
        assert [line.name for line in lines if line.you] == ["Nora"]

    on_a_day(data, story)


def test_what_is_finished_after_midnight_does_not_count(data: Path) -> None:
    async def story(hall: Hall) -> None:
        table, _ = await begin(hall, "nora")
        set_day(hall, TOMORROW)
        await play_on(table, by_chance(1))
        assert (await board.board(hall, TODAY, KEYS["nora"])).games[0].lines == []

    on_a_day(data, story)


def test_everybody_plays_under_the_same_conditions(data: Path) -> None:
    async def story(hall: Hall) -> None:
        table, _ = await begin(hall, "nora")
        assert not table.hints_allowed
        for what, more in (("hints", {"value": "on"}), ("sit_in", {"seat": 0}), ("offer_end", {})):
            with refused("server-daily"):
                await control(table, "nora", what, **more)
        assert not table.rated

    on_a_day(data, story)


@pytest.mark.parametrize("day", [TOMORROW, "yesterday", "9999-99-99"])
def test_there_is_no_board_of_a_day_that_has_not_come(data: Path, day: str) -> None:
    async def story(hall: Hall) -> None:
        with refused("server-no-day"):
            await board.board(hall, day, None)

    on_a_day(data, story)
