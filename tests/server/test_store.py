"""The database: all or nothing, together where possible, and each gets its own answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, inspect, select, text, update
from tests.patience import PATIENCE
from tests.server.services import Postgres

from herohall.server.run import database_url
from herohall.server.sockets import sqlite_url
from herohall.server.store import schema
from herohall.server.store.errors import CannotStore, Conflict, Unstorable
from herohall.server.store.store import MIGRATIONS, NEWEST, Store

TABLE: dict[str, Any] = {
    "id": "t",
    "game": "seventh",
    "rules": 1,
    "players": 3,
    "options": {},
    "seed": "0",
    "salt": "0",
    "invite": "i",
    "created": 1.0,
    "changed": 1.0,
    "status": "running",
    "pace": "calm",
    "watch": True,
    "clock": {},
}


def move(number: int) -> Any:
    row = {"table_id": "t", "number": number, "seat": 0, "word": "pass", "made": 1.0, "made_by": "bot"}
    return insert(schema.moves).values(**row)


async def numbers(store: Store) -> list[int]:
    return [row.number for row in await store.read(select(schema.moves.c.number).order_by(schema.moves.c.number))]


def with_store(url: str, story: Any) -> None:
    async def tell() -> None:
        store = Store(url)
        await store.open()
        await store.write(insert(schema.tables).values(**TABLE))
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(tell())


def test_writes_at_the_same_time_all_succeed(database: str) -> None:
    async def story(store: Store) -> None:
        await asyncio.gather(*(store.write(move(number)) for number in range(50)))
        assert await numbers(store) == list(range(50))

    with_store(database, story)


def test_one_that_fails_does_not_take_others_with_it(database: str) -> None:
    async def story(store: Store) -> None:
        await store.write(move(3))
        answers = await asyncio.gather(*(store.write(move(number)) for number in range(6)), return_exceptions=True)
        assert [type(one) for one in answers] == [type(None)] * 3 + [Conflict] + [type(None)] * 2
        assert await numbers(store) == list(range(6))

    with_store(database, story)


def test_text_that_a_database_cannot_keep_is_its_senders_fault(postgres: Postgres) -> None:
    """PostgreSQL has no NUL in its texts; whoever sends one must not make the server look ill to its owner."""

    async def story(store: Store) -> None:
        with pytest.raises(Unstorable):
            await store.read(select(schema.tables).where(schema.tables.c.id == "a\0b"))
        with pytest.raises(Unstorable):
            await store.write(update(schema.tables).values(id="a\0b"))
        assert store.trouble is None
        await store.write(move(0))
        assert await numbers(store) == [0]

    with_store(database_url(postgres.new_database()), story)


def test_all_statements_of_a_write_or_none(database: str) -> None:
    async def story(store: Store) -> None:
        await store.write(move(1))
        with pytest.raises(Conflict):
            await store.write(move(2), move(1))
        assert await numbers(store) == [1]

    with_store(database, story)


def test_what_cannot_be_written_is_said(database: str) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(CannotStore) as caught:
            await store.write(text("insert into nowhere values (1)"))
        assert caught.value.key == "server-store"

    with_store(database, story)


def test_the_migrations_make_the_schema(database: str) -> None:
    async def story(store: Store) -> None:
        async with store.engine.connect() as connection:
            found = await connection.run_sync(lambda sync: describe(inspect(sync)))
        assert found == {
            table.name: {column.name: not column.nullable for column in table.columns}
            for table in schema.metadata.sorted_tables
        }

    with_store(database, story)


def test_the_newest_migration_is_known() -> None:
    assert max(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")) == NEWEST


def describe(inspector: Any) -> dict[str, dict[str, bool]]:
    """Columns by table, and whether each must be filled."""
    return {
        name: {column["name"]: not column["nullable"] for column in inspector.get_columns(name)}
        for name in inspector.get_table_names()
        if name != "alembic_version"
    }


def test_sqlite_keeps_its_word(data: Path) -> None:
    async def story(store: Store) -> None:
        assert [row[0] for row in await store.read(text("pragma synchronous"))] == [2]  # full
        assert [row[0] for row in await store.read(text("pragma journal_mode"))] == ["wal"]
        assert [row[0] for row in await store.read(text("pragma foreign_keys"))] == [1]

    with_store(sqlite_url(data), story)


def test_a_patient_write_goes_with_one_that_is_not(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert store._file is not None
        together: list[int] = []
        transaction = store._file._transaction

        def counted(batch: list[Any]) -> None:
            together.append(len(batch))
            transaction(batch)

        store._file._transaction = counted  # type: ignore[method-assign]
        patient = [asyncio.create_task(store.write(move(number), patient=True)) for number in (1, 2)]
        await asyncio.sleep(0)
        assert not together
        order: list[int] = []
        for number, task in enumerate(patient, start=1):
            task.add_done_callback(lambda _, number=number: order.append(number))  # type: ignore[misc]
        await store.write(move(3))
        order.append(3)
        await asyncio.gather(*patient)
        assert together == [3]
        assert order[0] == 3  # who is in a hurry is told first
        assert await numbers(store) == [1, 2, 3]

    with_store(sqlite_url(tmp_path), story)


def test_a_patient_write_does_not_wait_for_ever_and_not_for_the_end(database: str) -> None:
    async def story(store: Store) -> None:
        await asyncio.wait_for(store.write(move(1), patient=True), PATIENCE)
        last = asyncio.create_task(store.write(move(2), patient=True))
        await asyncio.sleep(0)
        await store.close()
        await asyncio.wait_for(last, PATIENCE)
        again = Store(str(store.engine.url.render_as_string(hide_password=False)))
        await again.open()
        assert await numbers(again) == [1, 2]
        await again.close()

    with_store(database, story)
