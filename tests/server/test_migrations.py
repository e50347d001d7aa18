"""From every schema there has been to the present one, on both databases, with a game in it that goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, text
from tests.server.halls import answer, open_hall, tell

import herohall
from herohall.cli.app import WRONG
from herohall.core.errors import HallError
from herohall.core.record import Record
from herohall.core.texts import LANGUAGES, t
from herohall.server.store.store import MIGRATIONS, NEWEST, VERSION, Store

TABLE = "abcdefghijklmnop"


def config(connection: Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS))
    found.attributes["connection"] = connection
    return found


def revisions() -> list[str]:
    """All schemas, the oldest first."""
    return [one.revision for one in reversed(list(ScriptDirectory.from_config(config()).walk_revisions()))]


def test_the_migrations_are_one_chain() -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [NEWEST]
    assert revisions() == sorted(revisions())


def begin_game(connection: Connection) -> None:
    """A game with three people after its first move, in whatever columns the schema has."""
    record = Record(herohall.game("seventh"), players=3, seed=7, salt=b"\1" * 16)
    state = record.start()
    table: dict[str, Any] = {
        "id": TABLE,
        "game": "seventh",
        "rules": record.rules_version,
        "players": 3,
        "options": record.options,
        "seed": f"{record.seed:032x}",
        "salt": record.salt.hex(),
        "invite": "invite",
        "created": 1.0,
        "changed": 1.0,
        "status": "running",
        "pace": "calm",
        "watch": True,
        "clock": {"kind": "none"},
    }
    person = {"id": "ann", "table_id": TABLE, "name": "Ann", "host": True, "token_hash": "0" * 64}
    seat = {"table_id": TABLE, "person_id": "ann", "name": "Ada", "bot": "easy", "bank": 0.0}
    move = {"table_id": TABLE, "number": 1, "seat": state.seat, "word": state.text(state.moves()[0]), "made": 2.0}
    schema = MetaData()
    schema.reflect(connection)
    rows = [("tables", table), ("people", person)]
    rows += [("seats", {**seat, "seat": number, "away": False, "conceded": False}) for number in range(3)]
    rows += [("moves", {**move, "made_by": "person"})]
    for name, row in rows:
        connection.execute(insert(schema.tables[name]).values(**row))


@pytest.mark.parametrize("revision", revisions())
def test_a_game_goes_on_under_the_newest_schema(data: Path, database: str, revision: str) -> None:
    def make_old(connection: Connection) -> None:
        command.upgrade(config(connection), revision)
        begin_game(connection)

    async def story() -> None:
        store = Store(database)
        async with store.engine.begin() as connection:
            await connection.run_sync(make_old)
        await store.engine.dispose()
        async with open_hall(data, database) as hall:
            room = await hall.room(TABLE)
            assert (room.table.number, [room.table.shown_name(seat) for seat in range(3)]) == (1, ["Ann"] * 3)
            await answer(room, Random(1))
            assert room.table.number == 2

    tell(story)


def test_a_database_of_a_newer_herohall_is_left_alone(data: Path, database: str) -> None:
    async def story() -> None:
        async with open_hall(data, database) as hall:
            await hall.store.write(text(f"update {VERSION} set version_num = '9999'"))
        with pytest.raises(HallError) as refused:
            async with open_hall(data, database):
                pass
        assert refused.value.key == "server-database-newer"

    tell(story)
    said = {t("server-database-newer", lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_serve_says_that_the_database_is_newer(data: Path) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            await hall.store.write(text(f"update {VERSION} set version_num = '9999'"))

    tell(story)
    command = [
        sys.executable,
        "-c",
        "from herohall.cli import main; main()",
        "serve",
        "--port",
        "0",
        "--data",
        str(data),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == WRONG
    assert "newer HeroHall" in done.stderr
    assert "Traceback" not in done.stderr
