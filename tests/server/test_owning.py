"""What the owner does from the shell: list, export, delete, back up, restore; and what happens to finished tables."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select
from tests.server.halls import THREE, answer, finish, new_room, open_hall, tell
from tests.server.services import Postgres

from herohall import cli
from herohall.cli.app import WRONG
from herohall.core.errors import HallError
from herohall.core.record import Record
from herohall.hall import actions
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Control
from herohall.server import wall_clock
from herohall.server.folder_lock import AlreadyRunning, DataFolder
from herohall.server.hall_server import HallServer
from herohall.server.run import database_url
from herohall.server.sockets import DATABASE
from herohall.server.store import archive, schema
from herohall.server.store.backup import ASIDE, back_up, restore


async def two_tables(hall: HallServer) -> tuple[str, str]:
    """A finished game and one that goes on."""
    over, running = await new_room(hall), await new_room(hall)
    await finish(over, Random(1))
    await answer(running, Random(1))
    return over.table.id, running.table.id


async def count(hall: HallServer, table: str) -> int:
    rows = await hall.store.read(select(func.count()).select_from(schema.moves).where(schema.moves.c.table_id == table))
    return int(rows[0][0])


# Archive and retention


def test_a_finished_game_is_archived_and_looks_the_same(data: Path, database: str) -> None:
    async def story() -> None:
        async with open_hall(data, database) as hall:
            over, running = await two_tables(hall)
            before = await hall.record_text(over, None)
            made_by = (await hall.table(over)).log.made_by
            assert await archive.archive_finished(hall.store, hall.boxes, wall_clock.now() + 1) == 1
            assert await archive.archive_finished(hall.store, hall.boxes, wall_clock.now() + 1) == 0
            assert (await count(hall, over), await count(hall, running)) == (0, 1)
        async with open_hall(data, database) as hall:
            table = await hall.table(over)
            assert (table.status, table.log.made_by) == ("over", made_by)
            assert await hall.record_text(over, None) == before
            assert await archive.archived_text(hall.store, over) == before

    tell(story)


def test_people_may_still_be_at_a_table_that_is_archived(data: Path) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            await finish(room, Random(1))
            await archive.archive_finished(hall.store, hall.boxes, wall_clock.now() + 1)
            (host,) = room.table.guests
            message = Control(id="1", what="name", seat=0, value="Anna")
            await room.take(lambda table, moment: actions.propose(table, Viewer(1, host), message, moment))
            assert (room.table.shown_name(0), room.given_up) == ("Anna", False)
            del hall.rooms[room.table.id]
            again = await hall.table(room.table.id)
            assert again.shown_name(0) == "Anna"
            assert again.number == room.table.number == len(again.match.record.entries) > 0

    tell(story)


def test_finished_tables_are_kept_as_long_as_the_owner_says(data: Path, database: str) -> None:
    async def story() -> None:
        async with open_hall(data, database) as hall:
            over, running = await two_tables(hall)
            await archive.archive_finished(hall.store, hall.boxes, wall_clock.now() + 1)
            assert await archive.delete_finished(hall.store, days=1) == 0
            for each in (over, running):
                old = schema.tables.update().where(schema.tables.c.id == each)
                await hall.store.write(old.values(changed=wall_clock.now() - 2 * archive.DAY))
            assert await archive.delete_finished(hall.store, days=1) == 1
            assert await hall.store.table(over) is None
            assert await hall.store.table(running) is not None

    tell(story)


# The commands


@pytest.fixture
def kept(data: Path) -> tuple[str, str]:
    """Two tables in a folder."""
    found: list[tuple[str, str]] = []

    async def story() -> None:
        async with open_hall(data) as hall:
            found.append(await two_tables(hall))

    tell(story)
    return found[0]


def herohall(data: Path, *arguments: str) -> int:
    return cli.run([*arguments, "--data", str(data)])


def test_tables_are_listed(data: Path, kept: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert herohall(data, "tables", "list", "--json") == 0
    listed = {one["id"]: one for one in json.loads(capsys.readouterr().out)}
    assert [listed[table]["status"] for table in kept] == ["over", "running"]
    assert listed[kept[1]]["names"] == ["Ann"]
    assert herohall(data, "tables", "list", "--finished", "--lang", "fr") == 0
    shown = capsys.readouterr().out
    assert kept[0] in shown
    assert "terminée" in shown
    assert kept[1] not in shown


def test_finished_games_are_exported_as_records(data: Path, kept: tuple[str, str], tmp_path: Path) -> None:
    assert herohall(data, "tables", "export", "--out", str(tmp_path / "out")) == 0
    assert [path.name for path in (tmp_path / "out").iterdir()] == [f"{kept[0]}.hall"]
    record = Record.load(tmp_path / "out" / f"{kept[0]}.hall")
    record.verify()
    assert [seat.name for seat in record.seats] == ["Ann", "Ben", "Cleo"]


def test_a_running_game_is_exported_only_when_asked_for(data: Path, kept: tuple[str, str], tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    assert herohall(data, "tables", "export", kept[1], "--out", out) == WRONG
    assert not Path(out).exists()
    assert herohall(data, "tables", "export", kept[1], "--running", "--out", out) == 0
    assert Record.load(Path(out) / f"{kept[1]}.hall").result == "unfinished"


def test_tables_are_deleted_all_or_none(data: Path, kept: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert herohall(data, "tables", "delete", kept[0], "nosuchtable") == WRONG
    assert "nosuchtable" in capsys.readouterr().err
    assert herohall(data, "tables", "delete", kept[0]) == 0
    herohall(data, "tables", "list", "--json")
    assert [one["id"] for one in json.loads(capsys.readouterr().out.splitlines()[-1])] == [kept[1]]


# Backup


def test_a_backup_taken_while_the_server_runs_brings_all_tables_back(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    tables: list[tuple[str, int]] = []

    async def play() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            for number in range(10):
                await answer(room, Random(number))
            assert back_up(data, file) == 1
            tables.append((room.table.id, room.table.number))
            await answer(room, Random(1))

    async def go_on() -> None:
        async with open_hall(data) as hall:
            room = await hall.room(tables[0][0])
            assert room.table.number == tables[0][1]
            await finish(room, Random(1))

    tell(play)
    shutil.rmtree(data)
    assert herohall(data, "restore", str(file)) == 0
    tell(go_on)


def test_a_restore_keeps_what_was_there_and_never_disturbs_a_server(data: Path, kept: tuple[str, str]) -> None:
    file = data / "copy"
    assert herohall(data, "backup", str(file)) == 0
    with pytest.raises(HallError) as there:
        back_up(data, file)
    assert there.value.key == "server-backup-exists"
    running = DataFolder(data)
    with pytest.raises(AlreadyRunning):
        restore(file, data)
    running._lock.release()
    assert restore(file, data) == 2
    with closing(sqlite3.connect(data / f"{DATABASE}{ASIDE}")) as before:
        assert before.execute("select count(*) from tables").fetchone() == (2,)


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + b"x" * 5000])
def test_what_is_no_backup_is_not_restored(data: Path, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(HallError) as refused:
        restore(file, data)
    assert refused.value.key == "server-backup-none"
    assert not data.exists()


def test_postgres_is_copied_with_its_own_tools(data: Path, postgres: Postgres) -> None:
    """As docs/operate.md says: pg_dump into a file, pg_restore into an empty database."""
    first, second = postgres.new_database(), postgres.new_database()
    file = postgres.folder / "tables.dump"
    played: list[tuple[str, str]] = []

    async def play() -> None:
        async with open_hall(data, database_url(first)) as hall:
            room = await new_room(hall, THREE)
            await answer(room, Random(1))
            played.append((room.table.id, room.table.match.state.to_json()))

    async def go_on() -> None:
        async with open_hall(data, database_url(second)) as hall:
            room = await hall.room(played[0][0])
            assert room.table.match.state.to_json() == played[0][1]
            await answer(room, Random(1))

    tell(play)
    postgres.run("pg_dump", "--format=custom", f"--file={file}", first)
    postgres.run("pg_restore", "--exit-on-error", f"--dbname={second}", str(file))
    tell(go_on)
