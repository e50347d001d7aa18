"""When the world is not as it was: other rules, a table behind its store, a database that refuses."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random

import pytest
from tests.patience import PATIENCE
from tests.server.halls import THREE, answer, enter, new_room, open_hall, tell, watch

from herohall.hall import actions, answers
from herohall.hall.autoplay import Task
from herohall.hall.errors import NotNow
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Control
from herohall.hall.schemas import NewSeat, NewTable
from herohall.server.store.errors import CannotStore


def change(data: Path, statement: str) -> None:
    with sqlite3.connect(data / "tables.db") as database:
        database.executescript(statement)


def write_elsewhere(data: Path, table: str, number: int, seat: int, word: str) -> None:
    """Another process writes an entry of the log."""
    columns = "table_id, number, seat, word, made, made_by"
    change(data, f"insert into moves ({columns}) values ('{table}', {number}, {seat}, '{word}', 1.0, 'person')")
    change(data, "update tables set revision = revision + 1")


def test_a_table_of_other_rules_is_frozen_and_the_others_go_on(data: Path) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            tables = [(await hall.create(THREE)).table for _ in range(2)]
        change(data, f"update tables set rules = 99 where id = '{tables[0]}'")
        async with open_hall(data) as hall:
            with pytest.raises(NotNow, match="does not play"):
                await hall.room(tables[0])
            await answer(await hall.room(tables[1]), Random(1))
        with sqlite3.connect(data / "tables.db") as database:
            found = list(database.execute("select rules, status from tables where id = ?", [tables[0]]))
        assert found == [(99, "running")]

    tell(story)


def test_a_table_behind_its_store_makes_nothing_up(data: Path) -> None:
    """Somebody else has written the next entry: ours is refused, the table catches up, and whoever is here is told."""

    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            state = room.table.match.state
            assert state.seat is not None
            write_elsewhere(data, room.table.id, 1, state.seat, state.text(state.moves()[0]))
            connection = await watch(room)
            with pytest.raises(NotNow, match="has changed"):
                await answer(room, Random(1))
            assert room.table.number == 1
            told = json.loads(connection.heard()[0])
            assert (told["type"], told["number"]) == ("update", 1)
            await answer(room, Random(1))
            assert room.table.number == 2
        async with open_hall(data) as hall:
            assert (await hall.table(room.table.id)).number == 2

    tell(story)


def test_what_others_made_possible_or_impossible_is_proposed_anew(data: Path) -> None:
    """Whatever does not depend on the question is done at the second try, on the table as it is then."""

    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            state = room.table.match.state
            assert state.seat is not None
            write_elsewhere(data, room.table.id, 1, state.seat, state.text(state.moves()[0]))
            (host,) = room.table.guests
            message, viewer = Control(id="1", what="pause"), Viewer(1, host)
            await room.take(lambda table, moment: actions.propose(table, viewer, message, moment))
            assert (room.table.status, room.table.number) == ("paused", 1)
            change(data, "update tables set status = 'paused', revision = revision + 1")
            again = Control(id="2", what="pause")
            with pytest.raises(NotNow) as refused:
                await room.take(lambda table, moment: actions.propose(table, viewer, again, moment))
            assert refused.value.key == "server-paused"

    tell(story)


def test_a_store_that_contradicts_a_table_is_believed_and_it_is_built_up_anew(data: Path) -> None:
    """What others wrote does not follow from what we know: everybody is sent away, and comes back to the truth."""

    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            write_elsewhere(data, room.table.id, 1, 0, "nonsense")
            connection = await watch(room)
            with pytest.raises(NotNow) as frozen:
                await answer(room, Random(1))
            assert frozen.value.key == "server-frozen"
            assert json.loads(connection.heard()[0]) == {"type": "farewell", "key": "server-frozen"}
            assert (connection.closed, room.given_up, room.table.number) == (True, True, 0)
            change(data, "delete from moves")
            again = await hall.room(room.table.id)
            assert again is not room
            await answer(again, Random(1))
            assert again.table.number == 1

    tell(story)


def test_a_table_that_was_deleted_says_so(data: Path) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            connection = await watch(room)
            change(data, "delete from seats; delete from people; delete from tables")
            with pytest.raises(NotNow, match="no such table"):
                await answer(room, Random(1))
            assert json.loads(connection.heard()[0]) == {"type": "farewell", "key": "server-no-table"}
            assert connection.closed

    tell(story)


def test_a_move_that_cannot_be_written_is_not_made(data: Path) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            before, connection = room.table, await watch(room)
            change(data, "alter table moves rename to elsewhere")
            with pytest.raises(CannotStore):
                await answer(room, Random(1))
            assert (room.table.number, room.table.revision) == (0, before.revision)
            assert room.table.match.state.to_json() == before.match.state.to_json()
            assert not connection.heard()
            change(data, "alter table elsewhere rename to moves")
            await answer(room, Random(1))
            assert room.table.number == 1

    tell(story)


def test_an_action_that_could_not_be_written_may_be_sent_again(data: Path) -> None:
    """Its id is remembered only once it is done."""

    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            (host,) = room.table.guests
            message, viewer = Control(id="same", what="pause"), Viewer(1, host)
            change(data, "alter table tables rename to elsewhere")
            with pytest.raises(CannotStore):
                await room.take(lambda table, moment: actions.propose(table, viewer, message, moment))
            change(data, "alter table elsewhere rename to tables")
            for _ in range(2):
                await room.take(lambda table, moment: actions.propose(table, viewer, message, moment))
            assert (room.table.status, room.table.revision) == ("paused", 1)

    tell(story)


def test_bots_try_again_when_the_database_is_back(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:

            async def choose(task: Task, turn: object) -> str:
                return answers.decide(task).move

            monkeypatch.setattr(hall.context.bots, "choose", choose)
            seats = [NewSeat(name="Ann"), NewSeat(bot="random"), NewSeat(bot="random")]
            room = await new_room(hall, NewTable(game="seventh", players=3, seats=seats, paused=True))
            (host,) = room.table.guests
            while room.table.asked == 0:  # deal until a bot begins
                room = await new_room(hall, NewTable(game="seventh", players=3, seats=seats, paused=True))
                (host,) = room.table.guests
            change(data, "alter table moves rename to elsewhere")
            message, viewer = Control(id="1", what="resume"), Viewer(1, host)
            await room.take(lambda table, moment: actions.propose(table, viewer, message, moment))
            await asyncio.sleep(1)
            assert room.table.number == 0
            change(data, "alter table elsewhere rename to moves")
            async with asyncio.timeout(PATIENCE):
                while room.table.asked_person is None or not room.table.number:
                    await asyncio.sleep(0.05)
            assert set(room.table.log.made_by) == {"bot"}

    tell(story)


def test_a_table_nobody_is_at_leaves_the_memory_and_comes_back_the_same(data: Path) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            for _ in range(5):
                await answer(room, Random(2))
            await asyncio.sleep(0.05)
            assert room.idle
            table = room.table
            del hall.rooms[table.id]
            again = await hall.room(table.id)
            assert again is not room
            assert again.table.match.state.to_json() == table.match.state.to_json()
            assert again.table.match.log(1) == table.match.log(1)
            assert (again.table.revision, again.table.log.made_by) == (table.revision, table.log.made_by)

    tell(story)


def test_a_move_that_was_sent_again_after_a_restart_is_made_once(data: Path) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            await enter(room, room.table.asked or 0, room.table.match.state.text(room.table.match.state.moves()[0]))
            (action,) = room.table.log.actions
        async with open_hall(data) as hall:
            table = await hall.table(room.table.id)
            assert table.log.actions == {action: 1}

    tell(story)
