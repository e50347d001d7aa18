"""A full disk, a database that is read-only, locked, damaged or away, a clock that is set: nothing is lost."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Literal, cast

import pytest
from tests.server.halls import Pragmas, Screen, answer, finish, new_room, open_hall, tell
from tests.server.services import Postgres, Redis

from herohall.core.errors import HallError
from herohall.core.game import Game
from herohall.core.texts import LANGUAGES, t
from herohall.hall.clock import HOUR, Clock
from herohall.hall.protocol import PROTOCOL, ClockChoice
from herohall.hall.schemas import NewSeat, NewTable
from herohall.hall.step import take
from herohall.hall.stored import StoredTable
from herohall.server import hall_server, wall_clock
from herohall.server.cluster import coordinator
from herohall.server.hall_server import HallServer
from herohall.server.live.room import Room
from herohall.server.live.websocket import Visit
from herohall.server.run import database_url
from herohall.server.sockets import DATABASE
from herohall.server.store import archive, postgres_lock, store
from herohall.server.store import errors as faults
from herohall.server.store.errors import CannotStore
from herohall.server.store.file_check import commits
from herohall.server.store.file_writer import FileWriter
from herohall.server.store.statements import Pending
from herohall.server.store.store import Store

FAULTS = {
    faults.FULL: ["max_page_count=1"],
    faults.READ_ONLY: ["query_only=on"],
    faults.BUSY: ["busy_timeout=50"],
}
LONG = NewTable(game="world", players=3, seats=[NewSeat(name=name) for name in ("Ann", "Ben", "Cleo")])
TIMED = NewTable(
    game="seventh",
    players=3,
    seats=[NewSeat(name=name) for name in ("Ann", "Ben", "Cleo")],
    clock=ClockChoice(kind="live", bank=100, reaction=30),
)
CURED = ["max_page_count=1000000", "query_only=off", "busy_timeout=5000"]


def number_and_trouble(room: Room, hall: HallServer) -> tuple[int, str | None]:
    """How many moves were made, and why nothing can be written at the moment."""
    return room.table.number, hall.store.trouble


async def until_refused(room: Room, fault: str) -> None:
    """A full disk may have room for some moves in a page that was begun; none is made that is not written."""
    with pytest.raises(CannotStore) as refused:  # noqa: PT012 - which of them is refused does not matter
        while True:
            before, number = room.table.match.state.to_json(), room.table.number
            await answer(room, Random(1))
    assert refused.value.key == fault
    assert (room.table.match.state.to_json(), room.table.number) == (before, number)


@pytest.mark.parametrize("fault", FAULTS)
def test_moves_are_refused_with_the_reason_and_taken_again_when_it_is_gone(data: Path, fault: str) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall, LONG)
            pragmas = Pragmas(hall)
            pragmas.now = FAULTS[fault]
            with closing(sqlite3.connect(data / DATABASE)) as other:
                if fault == faults.BUSY:
                    other.execute("begin immediate")
                await until_refused(room, fault)
            assert hall.store.trouble == fault
            number = room.table.number
            pragmas.now = CURED
            await answer(room, Random(1))
            assert number_and_trouble(room, hall) == (number + 1, None)
        async with open_hall(data) as again:
            assert (await again.table(room.table.id)).number == number + 1

    tell(story)


def test_every_fault_has_words_in_every_language() -> None:
    keys = (faults.UNKNOWN, faults.FULL, faults.READ_ONLY, faults.BUSY, faults.DAMAGED, faults.AWAY)
    said = {t(key, lang) for key in keys for lang in LANGUAGES}
    assert len(said) == len(keys) * len(LANGUAGES)


def test_a_damaged_file_is_said_at_the_start(data: Path) -> None:
    data.mkdir()
    (data / DATABASE).write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)

    async def story() -> None:
        with pytest.raises(HallError) as refused:
            async with open_hall(data):
                pass
        assert refused.value.key == faults.DAMAGED

    tell(story)


def test_a_log_cut_off_anywhere_leaves_whole_moves(data: Path, tmp_path: Path) -> None:
    """After a crash SQLite's own log may end in the middle: what is whole counts, and the game goes on from there."""

    async def play() -> tuple[str, int]:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            for _ in range(20):
                await answer(room, Random(2))
            for suffix in ("", "-wal"):
                shutil.copy(data / f"{DATABASE}{suffix}", tmp_path / f"{DATABASE}{suffix}")
            return room.table.id, room.table.number

    async def go_on(folder: Path) -> int:
        async with open_hall(folder) as hall:
            if await hall.store.table(table_id) is None:
                return 0
            room = await hall.room(table_id)
            number = room.table.number
            await answer(room, Random(3))
            assert room.table.number == number + 1
            return number

    table_id, played = asyncio.run(play())
    size = (tmp_path / f"{DATABASE}-wal").stat().st_size
    chance, found = Random(7), []
    for cut in sorted([*(chance.randrange(size) for _ in range(4)), size]):
        folder = tmp_path / str(cut)
        folder.mkdir()
        for suffix in ("", "-wal"):
            shutil.copy(tmp_path / f"{DATABASE}{suffix}", folder / f"{DATABASE}{suffix}")
        with (folder / f"{DATABASE}-wal").open("r+b") as log:
            log.truncate(cut)
        found.append(asyncio.run(go_on(folder)))
        with closing(sqlite3.connect(folder / DATABASE)) as database:
            assert database.execute("pragma integrity_check").fetchone() == ("ok",)
    assert found == sorted(found)
    assert found[-1] == played


def test_writes_behind_a_damaged_place_in_the_log_are_missed_and_kept(
    data: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A flipped bit makes SQLite ignore everything after it; nobody would notice."""

    async def play() -> tuple[str, int]:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            for _ in range(12):
                await answer(room, Random(2))
            for suffix in ("", "-wal"):
                shutil.copy(data / f"{DATABASE}{suffix}", tmp_path / f"{DATABASE}{suffix}")
            return room.table.id, room.table.number

    async def look(folder: Path) -> int:
        async with open_hall(folder) as hall:
            return (await hall.table(table_id)).number

    table_id, played = asyncio.run(play())
    log = tmp_path / f"{DATABASE}-wal"
    whole = log.read_bytes()
    last = commits(log)[-5]
    place = 32 + last * (4096 + 24) - 100
    log.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
    damaged = log.read_bytes()
    assert asyncio.run(look(tmp_path)) == played - 5
    assert "at least 5 writes cannot be read" in caplog.text
    assert (tmp_path / f"{DATABASE}-wal.damaged").read_bytes() == damaged
    caplog.clear()
    asyncio.run(look(data))
    assert "cannot be read" not in caplog.text


@pytest.mark.parametrize("wait", [1000.0, 0.0])
def test_a_damaged_page_is_noticed_before_a_move_is_taken(
    data: Path, monkeypatch: pytest.MonkeyPatch, wait: float
) -> None:
    """At the start; of a large file, which takes longer to check, with the first write."""
    monkeypatch.setattr(store, "CHECKING", wait)
    tell(lambda: damage_a_page(data))
    if not wait:
        monkeypatch.setattr(FileWriter, "run", slowly(FileWriter.run))

    async def story() -> None:
        with pytest.raises(CannotStore) as refused:
            async with open_hall(data) as hall:
                await answer(await new_room(hall), Random(1))
        assert refused.value.key == faults.DAMAGED

    tell(story)


def slowly(run: Callable[[FileWriter], None]) -> Callable[[FileWriter], None]:
    def later(writer: FileWriter) -> None:
        time.sleep(0.1)
        run(writer)

    return later


async def damage_a_page(data: Path) -> None:
    async with open_hall(data) as hall:
        await new_room(hall)
    with closing(sqlite3.connect(data / DATABASE)) as database:
        ((page,),) = database.execute("select rootpage from sqlite_master where name = 'archive'").fetchall()
    with (data / DATABASE).open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(bytes(range(100)))


def test_only_so_many_writes_wait_for_a_disk(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            monkeypatch.setattr(store, "MOST_WAITING", 0)
            with pytest.raises(CannotStore) as refused:
                await answer(room, Random(1))
            assert refused.value.key == faults.BUSY
            monkeypatch.undo()
            await answer(room, Random(1))

    tell(story)


# What is done in the background


@pytest.mark.parametrize("question", ["unfinished", "table"])
def test_tables_are_set_to_work_once_the_database_answers(
    data: Path, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    """At the start it does not, twice: neither to the question which tables there are nor to that for one of them."""
    monkeypatch.setattr(hall_server, "FIRST_PEOPLE", 0.0)
    monkeypatch.setattr(hall_server, "AGAIN", 0.01)
    ask, silent = getattr(Store, question), iter(range(2))

    async def answer_later(store: Store, *given: Any) -> Any:
        if next(silent, None) is not None:
            raise CannotStore(faults.BUSY)
        return await ask(store, *given)

    async def story() -> None:
        async with open_hall(data) as hall:
            made = {(await new_room(hall)).table.id for _ in range(2)}
        monkeypatch.setattr(Store, question, answer_later)
        async with open_hall(data) as hall:
            while set(hall.rooms) != made:
                await asyncio.sleep(0.01)

    tell(story)


def test_finished_tables_are_tidied_up_though_one_of_them_is_beyond_it(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hall_server, "TIDY", 0.05)
    monkeypatch.setattr(archive, "ARCHIVE_AFTER", -1.0)
    record_text = archive.record_text

    async def story() -> None:
        async with open_hall(data) as hall:
            rooms = sorted([await new_room(hall) for _ in range(2)], key=lambda room: room.table.id)

            def stumble(game: Game, stored: StoredTable) -> str:
                if stored.table.id == rooms[0].table.id:
                    raise ZeroDivisionError
                return record_text(game, stored)

            monkeypatch.setattr(archive, "record_text", stumble)
            for room in rooms:
                await finish(room, Random(1))
            while await archive.archived_text(hall.store, rooms[1].table.id) is None:
                await asyncio.sleep(0.02)
        assert f"table {rooms[0].table.id} cannot be archived" in caplog.text

    tell(story)


def test_tidying_up_goes_on_after_a_fault(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hall_server, "TIDY", 0.01)
    tried = 0

    async def fail(*_: object) -> int:
        nonlocal tried
        tried += 1
        raise ZeroDivisionError

    async def story() -> None:
        monkeypatch.setattr(archive, "archive_finished", fail)
        async with open_hall(data):
            while tried < 3:
                await asyncio.sleep(0.01)
        assert "ZeroDivisionError" in caplog.text

    tell(story)


# The clock


@pytest.mark.parametrize("jump", [86_400.0, -86_400.0])
def test_a_clock_that_is_set_costs_nobody_time(data: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall, TIMED)
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + jump)
            await answer(room, Random(1))
            assert room.table.clock.banks == (100.0, 100.0, 100.0)
            assert room.table.clock.deadline is not None
            assert 100 < room.table.clock.deadline - wall_clock.now() <= 130
            await asyncio.sleep(0.2)
            assert room.table.number == 1  # nobody was answered for

    tell(story)


@pytest.mark.parametrize("kind", ["live", "days"])
@pytest.mark.parametrize("jump", [-40.0, 40.0])
def test_after_a_restart_under_another_clock_there_is_time_left(kind: Literal["live", "days"], jump: float) -> None:
    """Set forward by 40 days, the deadline has passed; set back, it is further off than it can be."""
    clock = Clock(ClockChoice(kind=kind, bank=60, reaction=20, days=2), (60.0, 60.0)).ask(0, now=0.0)
    now = jump * 24 * HOUR
    clock = clock.put_off(0, now)
    assert clock.deadline is not None
    assert 0 < clock.deadline - now <= 2 * 24 * HOUR


def test_a_deadline_is_put_off_though_that_cannot_be_written(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full when a table is built up whose deadline has passed: nobody loses by it."""
    monkeypatch.setattr(hall_server, "FIRST_PEOPLE", 1000.0)
    now = wall_clock.now

    async def refuse(*_: object, **_more: object) -> None:
        raise CannotStore(faults.FULL)

    async def story() -> None:
        async with open_hall(data) as hall:
            table = (await new_room(hall, TIMED)).table.id
        monkeypatch.setattr(wall_clock, "now", lambda: now() + 24 * HOUR)
        async with open_hall(data) as hall:
            with monkeypatch.context() as broken:
                broken.setattr(Store, "write", refuse)
                room = await hall.room(table)
            assert room.kept
            assert room.table.clock.deadline is not None
            assert room.table.clock.deadline > wall_clock.now() + 100
            await answer(room, Random(1))
            assert room.table.number == 1

    tell(story)


def test_whoever_comes_while_the_disk_is_full_is_not_sent_away_for_good(data: Path) -> None:
    """A bot has kept their seat, which would have to be written: the connection ends without a farewell."""

    async def story() -> None:
        async with open_hall(data) as hall:
            seated = await hall.create(NewTable(game="seventh", players=3, seats=[NewSeat(name="Ann")], paused=True))
            room = await hall.room(seated.table)
            await room.take(lambda table, moment: take(table, table.with_place(0, away=True), moment))
            hello = f'{{"type":"hello","protocol":{PROTOCOL},"token":"{seated.token}"}}'
            pragmas = Pragmas(hall)
            pragmas.now = FAULTS[faults.READ_ONLY]
            screen = Screen(hello)
            await Visit(hall, room, cast(Any, screen), "").run()
            pragmas.now = CURED
            assert not screen.written
            assert not room.connections

    tell(story)


# PostgreSQL and Redis


def test_a_database_that_goes_away_and_comes_back(data: Path) -> None:
    postgres = Postgres()
    url = database_url(postgres.new_database())

    async def story() -> None:
        async with open_hall(data, url) as hall:
            room = await new_room(hall)
            await answer(room, Random(1))
            postgres.stop()
            with pytest.raises(CannotStore) as refused:
                await answer(room, Random(1))
            assert refused.value.key == hall.store.trouble == faults.AWAY
            assert room.table.number == 1
            postgres.start()
            await until_taken(room)
            assert number_and_trouble(room, hall) == (2, None)

    try:
        tell(story)
    finally:
        postgres.remove()


async def until_taken(room: Room) -> None:
    for _ in range(20):  # connections that were broken are found out one by one
        try:
            return await answer(room, Random(1))
        except CannotStore:
            await asyncio.sleep(0.1)
    raise AssertionError


def test_after_the_database_was_away_one_hall_still_has_it_alone(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_lock, "WATCH", 0.1)
    postgres = Postgres()
    url = database_url(postgres.new_database())

    async def story() -> None:
        async with open_hall(data, url) as hall:
            room = await new_room(hall)
            postgres.stop()
            postgres.start()
            await asyncio.sleep(1)  # nobody writes anything
            with pytest.raises(HallError) as refused:
                async with open_hall(data, url):
                    pass
            assert refused.value.key == "server-database-taken"
            await until_taken(room)

    try:
        tell(story)
    finally:
        postgres.remove()


def test_a_hall_whose_database_another_has_taken_writes_nothing(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_lock, "WATCH", 1000.0)  # too slow to be the first when the database is back
    postgres = Postgres()
    url = database_url(postgres.new_database())

    async def story() -> None:
        async with open_hall(data, url) as hall:
            room = await new_room(hall)
            postgres.stop()
            postgres.start()
            async with open_hall(data, url):
                with pytest.raises(CannotStore) as refused:
                    await answer(room, Random(1))
                assert refused.value.key == hall.store.trouble == "server-database-taken"
            await until_taken(room)
            assert number_and_trouble(room, hall) == (1, None)

    try:
        tell(story)
    finally:
        postgres.remove()


def test_without_redis_the_others_see_it_a_little_later(
    data: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coordinator, "LOOK_ROUND", 0.3)
    redis = Redis()
    url = database_url(postgres.new_database())

    async def story() -> None:
        async with open_hall(data, url, redis=redis.url) as here, open_hall(data, url, redis=redis.url) as there:
            mine = await new_room(here)
            theirs = await there.room(mine.table.id)
            await answer(mine, Random(1))
            await reaches(theirs, 1)
            redis.stop()
            await answer(mine, Random(1))
            await reaches(theirs, 2)
            redis.start()
            await answer(theirs, Random(1))
            await reaches(mine, 3)

    async def reaches(room: Room, number: int) -> None:
        while room.table.number < number:
            await asyncio.sleep(0.02)

    try:
        tell(story)
    finally:
        redis.stop()


def test_a_write_whose_answer_was_lost_is_not_made_twice(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database takes a move, but its answer does not come through: the move counts, and is made once."""

    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            transaction = FileWriter._transaction

            def lose_answer(writer: FileWriter, batch: list[Pending]) -> None:
                transaction(writer, batch)
                raise OSError("gone")

            monkeypatch.setattr(FileWriter, "_transaction", lose_answer)
            with pytest.raises(CannotStore):
                await answer(room, Random(1))
            monkeypatch.undo()
            assert room.table.number == 0
            with pytest.raises(HallError) as stale:
                await answer(room, Random(1))
            assert (stale.value.key, room.table.number) == ("server-stale", 1)
            await finish(room, Random(1))
            assert room.table.status == "over"

    tell(story)
