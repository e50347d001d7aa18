"""The daily deal: the same for everybody, against the same bots, once, and a secret until the next day."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.halls import Seen
from tests.server.inside import KEYS, bots_done, by_chance, control, hall_in, play_on, refused, sit_down

from herohall.core import registry
from herohall.core.record_reader import read_record
from herohall.hall import bot_delay, daily, messages, replay
from herohall.hall.bits import digest
from herohall.hall.schemas import DailyBoard, DailyStart, Seated
from herohall.server import wall_clock
from herohall.server.hall_server import HallServer
from herohall.server.http.app import make_app
from herohall.server.live.room import Room

TODAY, TOMORROW = "2026-11-16", "2026-11-17"
Story = Callable[[HallServer], Awaitable[None]]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in registry.games():
        monkeypatch.setattr(type(registry.game(name)), "daily_iterations", 12)
    monkeypatch.setattr(bot_delay, "searches", lambda level: False)  # else each of them takes its usual time


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


class Calendar:
    """Lets a server believe it is a day of our choice; time goes on as usual."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._shift = 0.0
        real = wall_clock.now
        self._real = real
        monkeypatch.setattr(wall_clock, "now", lambda: real() + self._shift)
        self.turn_to(TODAY)

    def turn_to(self, day: str) -> None:
        """It is noon of that day."""
        self._shift = daily.midnight_after(day) - 12 * 3600 - self._real()


def on_a_day(data: Path, story: Story) -> None:
    """A hall, on the day the calendar shows."""

    async def tell() -> None:
        async with hall_in(data) as hall:
            await story(hall)

    asyncio.run(tell())


async def start(hall: HallServer, name: str, game: str = "seventh") -> Seated:
    """Somebody asks for today's deal, as a page does."""
    wanted = DailyStart(game=game, person=KEYS[name], name=name.title())
    app: Any = make_app(hall)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1/api/") as client:
        answer = await client.post("daily", content=msgspec.json.encode(wanted))
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Seated)


async def begin(hall: HallServer, name: str, game: str = "seventh") -> tuple[Room, Seated]:
    """Somebody's attempt, with the page open."""
    seated = await start(hall, name, game)
    room = await hall.room(seated.table)
    await sit_down(room, name)
    return room, seated


async def board(hall: HallServer, day: str | None, key: str | None) -> DailyBoard:
    return await hall.community.board(day, key)


async def deal(hall: HallServer, day: str, game: str) -> daily.Deal:
    return daily.deal_of(await hall.community.secret(), day, game)


def test_the_same_moves_meet_the_same_deal_and_the_same_answers(data: Path, calendar: Calendar) -> None:
    async def story(hall: HallServer) -> None:
        logs = []
        for name in ("nora", "ben", "iris"):
            room, _ = await begin(hall, name)
            await play_on(room, by_chance(2 if name == "iris" else 1), times=12)
            await bots_done(room)
            logs.append(room.table.match.record.entries)
        assert logs[0] == logs[1]
        assert len(logs[0]) > 24
        assert logs[0] != logs[2]

    on_a_day(data, story)


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_a_server_deals_the_same_after_a_restart_but_not_what_another_one_deals(
    data: Path, calendar: Calendar, game: str
) -> None:
    deals = []

    async def story(hall: HallServer) -> None:
        deals.extend([await deal(hall, day, game) for day in (TODAY, TOMORROW)])

    on_a_day(data, story)
    on_a_day(data, story)
    on_a_day(data / "other", story)
    assert deals[:2] == deals[2:4]
    assert len({deal.seed for deal in deals}) == len({deal.salt for deal in deals}) == 4


def test_the_deals_of_the_two_games_have_nothing_in_common(data: Path, calendar: Calendar) -> None:
    async def story(hall: HallServer) -> None:
        assert await deal(hall, TODAY, "seventh") != await deal(hall, TODAY, "world")

    on_a_day(data, story)


def screen_of(room: Room) -> Seen:
    """The only connection to a table."""
    (connection,) = room.connections.values()
    assert isinstance(connection, Seen)
    return connection


def test_seed_and_table_are_nobodys_business_before_the_next_day(data: Path, calendar: Calendar) -> None:
    async def story(hall: HallServer) -> None:
        room, seated = await begin(hall, "nora")
        connection = screen_of(room)
        told = connection.heard()
        while not room.table.match.state.over:
            await play_on(room, by_chance(1), times=1)
            await bots_done(room)
            told += connection.heard()
        told.append(await hall.record_text(room.table.id, seated.token))
        told.append(str(messages.info(room.table, wall_clock.now())))
        boards = [await board(hall, None, key) for key in (KEYS["nora"], KEYS["ben"], None)]
        told += [str(each) for each in boards]
        record = room.table.match.record
        assert not any(f"{record.seed:032x}" in text or record.salt.hex() in text for text in told)
        assert not room.table.may_watch(wall_clock.now())
        (nora,) = room.table.guests
        with refused("server-not-over"):
            replay.eyes_for(room.table, nora, replay.ALL, wall_clock.now())
        with refused("server-not-your-seat"):
            replay.eyes_for(room.table, nora, "1", wall_clock.now())
        assert all(line.table is None for each in boards for game in each.games for line in game.lines)
        # The board tells those who may still play only that somebody has finished.
        assert [game.finished for game in boards[1].games] == [1, 0]
        assert [len(each.games[0].lines) for each in boards] == [1, 0, 0]

        calendar.turn_to(TOMORROW)
        shown = (await board(hall, TODAY, None)).games[0]
        assert (shown.seed, shown.hash) == (f"{record.seed:032x}", record.seed_hash)
        assert shown.lines[0].table == room.table.id
        assert replay.eyes_for(room.table, None, replay.ALL, wall_clock.now()).open
        assert room.table.may_watch(wall_clock.now())
        read_record(await hall.record_text(room.table.id, None), None).verify()

    on_a_day(data, story)


def test_one_attempt_counts_and_can_be_continued_elsewhere(data: Path, calendar: Calendar) -> None:
    async def story(hall: HallServer) -> None:
        room, first = await begin(hall, "nora")
        connection = screen_of(room)
        second = await start(hall, "nora")
        assert second.table == first.table
        assert second.token != first.token
        assert "server-moved" in connection.heard()[-1]
        assert room.table.holder(digest(first.token)) is None

    on_a_day(data, story)


def test_the_board_has_the_better_place_first_and_who_gave_up_last(data: Path, calendar: Calendar) -> None:
    async def story(hall: HallServer) -> None:
        quitter, _ = await begin(hall, "otto")
        await control(quitter, "otto", "concede")
        for number, name in enumerate(("nora", "ben")):
            room, _ = await begin(hall, name)
            await play_on(room, by_chance(number))
        await play_on(quitter, by_chance(0))
        while not quitter.table.match.state.over:
            await asyncio.sleep(0.01)
        lines = (await board(hall, None, KEYS["nora"])).games[0].lines
        places = [line.place for line in lines]
        assert places[:2] == sorted(place for place in places if place is not None)
        assert (lines[2].name, lines[2].place) == ("Otto", None)
        assert [line.name for line in lines if line.you] == ["Nora"]

    on_a_day(data, story)


def test_what_is_finished_after_midnight_does_not_count(data: Path, calendar: Calendar) -> None:
    async def story(hall: HallServer) -> None:
        room, _ = await begin(hall, "nora")
        calendar.turn_to(TOMORROW)
        await play_on(room, by_chance(1))
        assert (await board(hall, TODAY, KEYS["nora"])).games[0].lines == []

    on_a_day(data, story)


def test_everybody_plays_under_the_same_conditions(data: Path, calendar: Calendar) -> None:
    async def story(hall: HallServer) -> None:
        room, _ = await begin(hall, "nora")
        assert not room.table.hints_allowed
        for what, more in (("hints", {"value": "on"}), ("sit_in", {"seat": 0}), ("offer_end", {})):
            with refused("server-daily"):
                await control(room, "nora", what, **more)
        assert not room.table.start.rated

    on_a_day(data, story)


@pytest.mark.parametrize("day", [TOMORROW, "yesterday", "9999-99-99"])
def test_there_is_no_board_of_a_day_that_has_not_come(data: Path, calendar: Calendar, day: str) -> None:
    async def story(hall: HallServer) -> None:
        with refused("server-no-day"):
            await board(hall, day, None)

    on_a_day(data, story)
