"""When the world is not as it was: other rules, a table behind its store, a database that refuses."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from herohall.server.bodies import NewSeat, NewTable
from herohall.server.connection import Connection
from herohall.server.hall import Hall
from herohall.server.house import NotNow
from herohall.server.listening import sqlite_url
from herohall.server.pace import Timing
from herohall.server.store import CannotStore
from herohall.server.table import Table

THREE = NewTable(game="seventh", players=3, seats=[NewSeat(name=name) for name in ("Ann", "Ben", "Cleo")])
QUICK = Timing(calm=0, brisk=0, instant=0, grid=0, order=0)


def hall_at(data: Path) -> Hall:
    return Hall(sqlite_url(data), data, QUICK, workers=1)


async def answer(table: Table, chance: Random) -> None:
    """Somebody answers the question before the table."""
    state = table.match.state
    assert state.seat is not None
    async with table.lock:
        await table.enter(state.seat, state.text(chance.choice(state.moves())), "person")


def change(data: Path, statement: str) -> None:
    with sqlite3.connect(data / "tables.db") as database:
        database.executescript(statement)


def test_a_table_of_other_rules_is_frozen_and_the_others_go_on(data: Path) -> None:
    async def first() -> list[str]:
        hall = hall_at(data)
        await hall.open()
        tables = [(await hall.create(THREE)).table for _ in range(2)]
        await hall.close()
        return tables

    async def then(tables: list[str]) -> None:
        hall = hall_at(data)
        await hall.open()
        with pytest.raises(NotNow, match="other rules"):
            await hall.table(tables[0])
        await answer(await hall.table(tables[1]), Random(1))
        await hall.close()

    tables = asyncio.run(first())
    change(data, f"update tables set rules = 99 where id = '{tables[0]}'")
    asyncio.run(then(tables))
    with sqlite3.connect(data / "tables.db") as database:
        assert list(database.execute(f"select rules, status from tables where id = '{tables[0]}'")) == [(99, "running")]


def test_a_table_behind_its_store_makes_nothing_up(data: Path) -> None:
    """Somebody else has written the next entry: ours is refused, the table catches up, and whoever is here is told."""

    async def tell() -> None:
        hall = hall_at(data)
        await hall.open()
        table = await hall.table((await hall.create(THREE)).table)
        state = table.match.state
        word = state.text(state.moves()[0])
        columns = "table_id, number, seat, word, made, made_by"
        change(data, f"insert into moves ({columns}) values ('{table.id}', 1, {state.seat}, '{word}', 1.0, 'person')")
        change(data, "update tables set revision = revision + 1")
        connection = Connection()
        table.connections.add(connection)
        with pytest.raises(NotNow, match="meanwhile"):
            await answer(table, Random(1))
        assert table.number == 1
        told = [json.loads(connection.waiting.get_nowait() or "") for _ in range(2)]
        assert [(one["type"], one.get("number")) for one in told] == [("update", 1), ("people", None)]
        await answer(table, Random(1))
        assert table.number == 2
        await hall.close()

    asyncio.run(tell())


def test_a_table_that_was_deleted_says_so(data: Path) -> None:
    async def tell() -> None:
        hall = hall_at(data)
        await hall.open()
        table = await hall.table((await hall.create(THREE)).table)
        connection = Connection()
        table.connections.add(connection)
        change(data, "delete from seats; delete from people; delete from tables")
        with pytest.raises(NotNow, match="no such table"):
            await answer(table, Random(1))
        assert json.loads(connection.waiting.get_nowait() or "") == {"type": "farewell", "key": "server-no-table"}
        assert connection.closed
        await hall.close()

    asyncio.run(tell())


def test_a_move_that_cannot_be_written_is_not_made(data: Path) -> None:
    async def tell() -> None:
        hall = hall_at(data)
        await hall.open()
        table = await hall.table((await hall.create(THREE)).table)
        before = table.match.state.to_json()
        change(data, "alter table moves rename to elsewhere")
        with pytest.raises(CannotStore):
            await answer(table, Random(1))
        assert (table.number, table.match.state.to_json()) == (0, before)
        change(data, "alter table elsewhere rename to moves")
        await answer(table, Random(1))
        assert table.number == 1
        await hall.close()

    asyncio.run(tell())


def test_bots_try_again_when_the_database_is_back(data: Path) -> None:
    async def tell() -> None:
        hall = hall_at(data)
        await hall.open()
        wanted = NewTable(game="seventh", players=3, seats=[NewSeat(bot="random")] * 3, paused=True)
        table = await hall.table((await hall.create(wanted)).table)
        change(data, "alter table moves rename to elsewhere")
        async with table.lock:
            table.status = "running"
            table.automatic.arrange()
        await asyncio.sleep(1)
        assert table.number == 0
        change(data, "alter table elsewhere rename to moves")
        async with asyncio.timeout(20):
            while table.number < 3:
                await asyncio.sleep(0.05)
        await hall.close()

    asyncio.run(tell())


def test_a_table_nobody_is_at_leaves_the_memory_and_comes_back_the_same(data: Path) -> None:
    async def tell() -> None:
        hall = hall_at(data)
        await hall.open()
        table = await hall.table((await hall.create(THREE)).table)
        for _ in range(5):
            await answer(table, Random(2))
        await asyncio.sleep(0.05)
        assert table.idle
        del hall.tables[table.id]
        again = await hall.table(table.id)
        assert again is not table
        assert again.match.state.to_json() == table.match.state.to_json()
        assert again.match.log(1) == table.match.log(1)
        await hall.close()

    asyncio.run(tell())
