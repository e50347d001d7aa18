"""A full disk, a database that is read-only, locked, damaged or away, a clock that is set: nothing is lost."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.halls import Pragmas, answer, finish, new_table, open_hall, tell
from tests.server.services import Postgres, Redis

from herohall.core.errors import HallError
from herohall.core.game import Game
from herohall.core.texts import LANGUAGES, t
from herohall.server import archiving, faults, holding, keeping, steady, store
from herohall.server import hall as server_hall
from herohall.server.bodies import NewSeat, NewTable
from herohall.server.clock import HOUR, Clock
from herohall.server.faults import CannotStore
from herohall.server.listening import DATABASE
from herohall.server.protocol import ClockChoice
from herohall.server.second_log import SecondLog
from herohall.server.starting import database_url
from herohall.server.store import Store, StoredTable
from herohall.server.table import Table

FAULTS = {
    faults.FULL: ["max_page_count=1"],
    faults.READ_ONLY: ["query_only=on"],
    faults.BUSY: ["busy_timeout=50"],
}
LONG = NewTable(game="world", players=3, seats=[NewSeat(name=name) for name in ("Ann", "Ben", "Cleo")])
CURED = ["max_page_count=1000000", "query_only=off", "busy_timeout=5000"]


async def until_refused(table: Table, fault: str) -> None:
    """A full disk may have room for some moves in a page that was begun; none is made that is not written."""
    with pytest.raises(CannotStore) as refused:  # noqa: PT012 - which of them is refused does not matter
        while True:
            before, number = table.match.state.to_json(), table.number
            await answer(table, Random(1))
    assert refused.value.key == fault
    assert (table.match.state.to_json(), table.number) == (before, number)


@pytest.mark.parametrize("fault", FAULTS)
def test_moves_are_refused_with_the_reason_and_taken_again_when_it_is_gone(data: Path, fault: str) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            table = await new_table(hall, LONG)
            pragmas = Pragmas(hall)
            pragmas.now = FAULTS[fault]
            with closing(sqlite3.connect(data / DATABASE)) as other:
                if fault == faults.BUSY:
                    other.execute("begin immediate")
                await until_refused(table, fault)
            assert hall.store.trouble == fault
            number = table.number
            pragmas.now = CURED
            await answer(table, Random(1))
            assert (table.number, hall.store.trouble) == (number + 1, None)
        async with open_hall(data) as again:
            assert (await again.table(table.id)).number == number + 1

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
            table = await new_table(hall)
            for _ in range(20):
                await answer(table, Random(2))
            for suffix in ("", "-wal"):
                shutil.copy(data / f"{DATABASE}{suffix}", tmp_path / f"{DATABASE}{suffix}")
            return table.id, table.number

    async def go_on(folder: Path) -> int:
        async with open_hall(folder) as hall:
            if await hall.store.table(table_id) is None:
                return 0
            table = await hall.table(table_id)
            number = table.number
            await answer(table, Random(3))
            assert table.number == number + 1
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


# The log cut off under a running server


def cut_in_half(log: Path) -> None:
    os.truncate(log, log.stat().st_size // 2)


def as_after_a_crash(data: Path, folder: Path) -> Path:
    """The files as they are on the disk at this moment."""
    folder.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(data / f"{DATABASE}{suffix}", folder / f"{DATABASE}{suffix}")
    return folder


async def number_in(folder: Path, table_id: str) -> int:
    async with open_hall(folder) as hall:
        return (await hall.table(table_id)).number


def test_a_log_cut_off_under_a_running_server_loses_nothing(
    data: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = data / f"{DATABASE}-wal"

    async def story() -> None:
        async with open_hall(data) as hall:
            table = await new_table(hall, LONG)
            for _ in range(20):
                await answer(table, Random(1))
            for cut in (cut_in_half, lambda log: os.truncate(log, 0), lambda log: os.truncate(log, 5000)):
                cut(log)
                await answer(table, Random(1))
                crashed = as_after_a_crash(data, tmp_path / str(table.number))
                assert await number_in(crashed, table.id) == table.number
        assert sum("cut off" in line for line in caplog.messages) == 3
        assert await number_in(data, table.id) == table.number == 23

    tell(story)


def test_a_log_cut_off_at_any_moment_loses_nothing(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before a transaction or within it, while SQLite begins its log anew again and again."""
    log, chance = data / f"{DATABASE}-wal", Random(5)
    carry_out = store.carry_out

    def cut_meanwhile(*given: Any) -> None:
        carry_out(*given)
        if chance.random() < 0.1:
            os.truncate(log, chance.randrange(log.stat().st_size))

    async def story() -> None:
        async with open_hall(data) as hall:
            table = await new_table(hall, LONG)
            monkeypatch.setattr(store, "carry_out", cut_meanwhile)
            pragmas = Pragmas(hall)
            pragmas.now = ["wal_autocheckpoint=30"]
            for _ in range(100):
                await answer(table, Random(1))
                if chance.random() < 0.1:
                    os.truncate(log, chance.randrange(log.stat().st_size))
            await hall.store.try_out()
            monkeypatch.undo()
            crashed = as_after_a_crash(data, tmp_path / "crashed")
            assert await number_in(crashed, table.id) == table.number == 100
        with closing(sqlite3.connect(crashed / DATABASE)) as database:
            assert database.execute("pragma integrity_check").fetchone() == ("ok",)

    tell(story)


@pytest.mark.skipif(sys.platform == "win32", reason="has other locks")
def test_looking_at_the_log_takes_no_lock_from_sqlite(data: Path) -> None:
    """Else another program that opens the database thinks nobody is there, and empties the index under the server."""
    byte = 128  # where whoever has a database open holds a lock, in the index
    index = str(data / f"{DATABASE}-shm")
    take = f"import fcntl; fcntl.lockf(open({index!r}, 'r+b'), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, {byte})"

    async def story() -> None:
        async with open_hall(data) as hall:
            table = await new_table(hall, LONG)
            for _ in range(3):
                await answer(table, Random(1))
            done = subprocess.run([sys.executable, "-c", take], capture_output=True, text=True, check=False)
            assert "BlockingIOError" in done.stderr

    tell(story)


def test_a_log_cut_off_is_whole_again_for_whoever_reads_and_at_the_end(data: Path) -> None:
    log = data / f"{DATABASE}-wal"

    async def story() -> None:
        async with open_hall(data) as hall:
            table = await new_table(hall, LONG)
            for _ in range(20):
                await answer(table, Random(1))
            os.truncate(log, 0)
            stored = await hall.store.table(table.id)
            assert stored is not None
            assert len(stored.moves) == 20
            cut_in_half(log)
        assert await number_in(data, table.id) == 20

    tell(story)


def test_while_a_log_cut_off_cannot_be_mended_moves_are_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = data / f"{DATABASE}-wal"

    async def story() -> None:
        async with open_hall(data) as hall:
            table = await new_table(hall, LONG)
            await answer(table, Random(1))
            cut_in_half(log)
            with monkeypatch.context() as broken:
                broken.setattr(SecondLog, "_write_again", no_room)
                for deed in (lambda: answer(table, Random(1)), hall.store.try_out):
                    with pytest.raises(CannotStore) as refused:
                        await deed()
                    assert refused.value.key == hall.store.trouble == faults.DAMAGED
                assert table.number == 1
            await answer(table, Random(1))
            assert (table.number, hall.store.trouble) == (2, None)
        assert await number_in(data, table.id) == 2

    def no_room(_log: SecondLog, _file: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    tell(story)


def test_a_log_that_is_gone_is_said_and_a_clean_end_saves_it(data: Path) -> None:
    """SQLite still has the file without a name; it brings everything home when it is closed."""

    async def story() -> None:
        async with open_hall(data) as hall:
            table = await new_table(hall, LONG)
            await answer(table, Random(1))
            (data / f"{DATABASE}-wal").unlink()
            with pytest.raises(CannotStore) as refused:
                await answer(table, Random(1))
            assert refused.value.key == faults.DAMAGED
        assert await number_in(data, table.id) == 1

    tell(story)


# What is done in the background


@pytest.mark.parametrize("question", ["unfinished", "table"])
def test_tables_are_set_to_work_once_the_database_answers(
    data: Path, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    """At the start it does not, twice: neither to the question which tables there are nor to that for one of them."""
    monkeypatch.setattr(server_hall, "FIRST_PEOPLE", 0.0)
    monkeypatch.setattr(server_hall, "AGAIN", 0.01)
    ask, silent = getattr(Store, question), iter(range(2))

    async def answer_later(store: Store, *given: Any) -> Any:
        if next(silent, None) is not None:
            raise CannotStore(faults.BUSY)
        return await ask(store, *given)

    async def story() -> None:
        async with open_hall(data) as hall:
            made = {(await new_table(hall)).id for _ in range(2)}
        monkeypatch.setattr(Store, question, answer_later)
        async with open_hall(data) as hall:
            while set(hall.tables) != made:
                await asyncio.sleep(0.01)

    tell(story, seconds=20)


def test_finished_tables_are_tidied_up_though_one_of_them_is_beyond_it(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server_hall, "TIDY", 0.05)
    monkeypatch.setattr(archiving, "ARCHIVE_AFTER", -1.0)
    record_text = archiving.record_text

    async def story() -> None:
        async with open_hall(data) as hall:
            tables = sorted([await new_table(hall) for _ in range(2)], key=lambda table: table.id)

            def stumble(game: Game, stored: StoredTable) -> str:
                if stored.table.id == tables[0].id:
                    raise ZeroDivisionError
                return record_text(game, stored)

            monkeypatch.setattr(archiving, "record_text", stumble)
            for table in tables:
                await finish(table, Random(1))
            while await archiving.archived_text(hall.store, tables[1].id) is None:
                await asyncio.sleep(0.02)
        assert f"table {tables[0].id} cannot be archived" in caplog.text

    tell(story, seconds=20)


def test_tidying_up_goes_on_after_a_fault(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server_hall, "TIDY", 0.01)
    tried = 0

    async def fail(*_: object) -> int:
        nonlocal tried
        tried += 1
        raise ZeroDivisionError

    async def story() -> None:
        monkeypatch.setattr(archiving, "archive_finished", fail)
        async with open_hall(data):
            while tried < 3:
                await asyncio.sleep(0.01)
        assert "ZeroDivisionError" in caplog.text

    tell(story, seconds=20)


# The clock


@pytest.mark.parametrize("jump", [86_400.0, -86_400.0])
def test_a_clock_that_is_set_costs_nobody_time(data: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    wanted = NewTable(
        game="seventh",
        players=3,
        seats=[NewSeat(name=name) for name in ("Ann", "Ben", "Cleo")],
        clock=ClockChoice(kind="live", bank=100, reaction=30),
    )

    async def story() -> None:
        async with open_hall(data) as hall:
            table = await new_table(hall, wanted)
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + jump)
            await answer(table, Random(1))
            assert table.clock.banks == [100.0, 100.0, 100.0]
            assert table.clock.deadline is not None
            assert 100 < table.clock.deadline - steady.now() <= 130
            await asyncio.sleep(0.2)
            assert table.number == 1  # nobody was answered for

    tell(story)


@pytest.mark.parametrize("kind", ["live", "days"])
@pytest.mark.parametrize("jump", [-40.0, 40.0])
def test_after_a_restart_under_another_clock_there_is_time_left(kind: str, jump: float) -> None:
    """Set forward by 40 days, the deadline has passed; set back, it is further off than it can be."""
    clock = Clock(ClockChoice(kind=kind, bank=60, reaction=20, days=2), [60.0, 60.0])
    clock.ask(0, now=0.0)
    now = jump * 24 * HOUR
    clock.put_off(0, now)
    assert clock.deadline is not None
    assert 0 < clock.deadline - now <= 2 * 24 * HOUR


# PostgreSQL and Redis


def test_a_database_that_goes_away_and_comes_back(data: Path) -> None:
    postgres = Postgres()
    url = database_url(postgres.new_database())

    async def story() -> None:
        async with open_hall(data, url) as hall:
            table = await new_table(hall)
            await answer(table, Random(1))
            postgres.stop()
            with pytest.raises(CannotStore) as refused:
                await answer(table, Random(1))
            assert refused.value.key == hall.store.trouble == faults.AWAY
            assert table.number == 1
            postgres.start()
            await until_taken(table)
            assert (table.number, hall.store.trouble) == (2, None)

    try:
        tell(story)
    finally:
        postgres.remove()


async def until_taken(table: Table) -> None:
    for _ in range(20):  # connections that were broken are found out one by one
        try:
            return await answer(table, Random(1))
        except CannotStore:
            await asyncio.sleep(0.1)
    raise AssertionError


def test_after_the_database_was_away_one_hall_still_has_it_alone(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding, "WATCH", 0.1)
    postgres = Postgres()
    url = database_url(postgres.new_database())

    async def story() -> None:
        async with open_hall(data, url) as hall:
            table = await new_table(hall)
            postgres.stop()
            postgres.start()
            await asyncio.sleep(1)  # nobody writes anything
            with pytest.raises(HallError) as refused:
                async with open_hall(data, url):
                    pass
            assert refused.value.key == "server-database-taken"
            await until_taken(table)

    try:
        tell(story)
    finally:
        postgres.remove()


def test_a_hall_whose_database_another_has_taken_writes_nothing(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holding, "WATCH", 1000.0)  # too slow to be the first when the database is back
    postgres = Postgres()
    url = database_url(postgres.new_database())

    async def story() -> None:
        async with open_hall(data, url) as hall:
            table = await new_table(hall)
            postgres.stop()
            postgres.start()
            async with open_hall(data, url):
                with pytest.raises(CannotStore) as refused:
                    await answer(table, Random(1))
                assert refused.value.key == hall.store.trouble == "server-database-taken"
            await until_taken(table)
            assert (table.number, hall.store.trouble) == (1, None)

    try:
        tell(story)
    finally:
        postgres.remove()


def test_without_redis_the_others_see_it_a_little_later(
    data: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "LOOK_ROUND", 0.3)
    redis = Redis()
    url = database_url(postgres.new_database())

    async def story() -> None:
        async with open_hall(data, url, redis=redis.url) as here, open_hall(data, url, redis=redis.url) as there:
            mine = await new_table(here)
            theirs = await there.table(mine.id)
            await answer(mine, Random(1))
            await reaches(theirs, 1)
            redis.stop()
            await answer(mine, Random(1))
            await reaches(theirs, 2)
            redis.start()
            await answer(theirs, Random(1))
            await reaches(mine, 3)

    async def reaches(table: Table, number: int) -> None:
        while table.number < number:
            await asyncio.sleep(0.02)

    try:
        tell(story)
    finally:
        redis.stop()


def test_a_write_whose_answer_was_lost_is_not_made_twice(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database takes a move, but its answer does not come through: the move counts, and is made once."""

    async def story() -> None:
        async with open_hall(data) as hall:
            table = await new_table(hall)
            execute = Store._execute

            async def lose_answer(store: Store, batch: list[object]) -> None:
                await execute(store, batch)  # type: ignore[arg-type]
                raise OSError("gone")

            monkeypatch.setattr(Store, "_execute", lose_answer)
            with pytest.raises(CannotStore):
                await answer(table, Random(1))
            monkeypatch.undo()
            assert table.number == 0
            with pytest.raises(HallError) as stale:
                await answer(table, Random(1))
            assert (stale.value.key, table.number) == ("server-stale", 1)
            await finish(table, Random(1))
            assert table.status == "over"

    tell(story)
