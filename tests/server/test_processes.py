"""What processes do when they have lost sight of each other: lost notices and a database out of reach."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace
from tests.hall.desk import Desk, lasting, on_one_device, wanted
from tests.patience import PATIENCE

from herohall.hall import actions, sync
from herohall.hall.bits import Moment
from herohall.hall.notices import Entered, Notice, Present, Roll
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Ack, Act
from herohall.hall.step import Step
from herohall.hall.stored import StoredTable
from herohall.hall.table import Table
from herohall.server.cluster import redis
from herohall.server.cluster.coordinator import Coordinator
from herohall.server.cluster.redis import RedisCluster
from herohall.server.cluster.single import Cluster
from herohall.server.live.room import Proposal, Room
from herohall.server.live.spare_time import SpareTime
from herohall.server.store.errors import CannotStore


class Database:
    """A list of processes that never changes, and sometimes cannot be reached."""

    def __init__(self) -> None:
        self.away = False
        self.signed_in = asyncio.Event()

    async def write(self, *_changes: object) -> None:
        if self.away:
            raise CannotStore("server-store")
        self.signed_in.set()

    async def read(self, _question: object) -> list[Any]:
        return []


def test_who_was_cut_off_from_the_database_takes_its_tables_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others have run them meanwhile, and give them back when they see it again: somebody must take them."""
    monkeypatch.setattr(redis, "BEAT", 0.01)
    monkeypatch.setattr(redis, "GONE", 0.5)

    async def cut_off() -> int:
        database, moves = Database(), 0
        cluster = RedisCluster(cast(Any, database), "redis://127.0.0.1:1")

        async def moved(_there: set[str]) -> None:
            nonlocal moves
            moves += 1

        beating = asyncio.create_task(cluster._beat(moved))
        database.away = True
        await asyncio.sleep(0.6)
        database.away = False
        while not moves:
            await asyncio.sleep(0.01)
        for _ in range(3):
            database.signed_in.clear()
            await database.signed_in.wait()
        beating.cancel()
        return moves

    assert asyncio.run(asyncio.wait_for(cut_off(), PATIENCE)) == 1


class Others(Cluster):
    """Another process that keeps every second table and hears everything."""

    id = "this"
    shared = True

    def __init__(self) -> None:
        self.told: list[Notice] = []

    def keeps(self, table_id: str) -> bool:
        return table_id.startswith("kept")

    def tell(self, notice: Notice) -> None:
        self.told.append(notice)


class Tables:
    """The tables of this process."""

    def __init__(self, cluster: Cluster, *tables: str) -> None:
        self.context = cast(Any, type("Context", (), {"cluster": cluster}))
        self.rooms = cast(Any, dict.fromkeys(tables))

    def in_background(self, job: Coroutine[object, object, None]) -> None: ...
    async def try_room(self, table_id: str) -> None: ...
    async def wake(self) -> None: ...
    async def tell_rematch(self, room: object) -> None: ...


def test_the_roll_is_called_for_the_tables_one_keeps() -> None:
    others = Others()
    Coordinator(Tables(others, "kept 1", "another", "kept 2")).call_the_roll()
    assert others.told == [Roll("kept 1"), Roll("kept 2")]


def test_who_does_not_know_a_table_answers_that_nobody_is_there() -> None:
    """It may have had visitors whose leaving was not heard of."""
    others = Others()
    asyncio.run(Coordinator(Tables(others))._heed(Roll("kept 1")))
    assert others.told == [Present("kept 1", "this", [], 0)]


class Shelf:
    """A store with one table that counts how often it is read."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.reads = 0

    async def table(self, _id: str, since: int = 0) -> StoredTable:
        self.reads += 1
        return self.desk.rows._replace(moves=self.desk.rows.moves[since:])


class Lossy(Shelf):
    """A store that writes, and says that it has not."""

    step: Step

    async def write(self, *_statements: object, patient: bool = False) -> None:
        self.desk.take(self.step)
        raise CannotStore("server-store")


def test_what_a_store_has_written_while_saying_no_is_known_before_it_is_sent_again() -> None:
    """Else it would be refused, for the curtain has fallen meanwhile, and be in the log nevertheless."""
    desk = Desk(on_one_device())
    viewer = desk.come("Ann")
    desk.control(viewer, "lift", seat=desk.table.asked)
    shelf, lifted, state = Lossy(desk), desk.now_sees(viewer), desk.table.match.state
    message = Act(id="a1", at=desk.table.number, move=state.text(state.moves()[0]))

    def sent_by(viewer: Viewer) -> Proposal:
        def propose(table: Table, moment: Moment) -> Step:
            shelf.step = actions.propose(table, viewer, message, moment)
            return shelf.step

        return propose

    async def send_twice() -> Step:
        context = SimpleNamespace(store=shelf, cluster=Cluster(), spare_time=SpareTime(), moment=desk.moment)
        room = Room(cast(Any, context), desk.table)
        with pytest.raises(CannotStore):
            await room.take(sent_by(lifted))
        return await room.take(sent_by(replace(lifted, seat=None)))

    again = asyncio.run(send_twice())
    assert [one.message for one in again.messages] == [Ack(id="a1", number=1)]
    assert not again.written
    assert [one.word for one in desk.rows.moves] == [message.move]


def test_a_move_of_another_process_is_read_from_the_store_only_if_its_notice_does_not_say_enough() -> None:
    desk, chance = Desk(wanted()), Random(3)

    def notice() -> Entered:
        while True:
            step = desk.answer(chance)
            if step.moved:
                told = sync.told_others(step)
                assert isinstance(told, Entered)
                return told

    async def hear() -> None:
        shelf, others = Shelf(desk), Others()
        context = SimpleNamespace(store=shelf, cluster=others, spare_time=None, moment=desk.moment)
        room = Room(cast(Any, context), desk.built_up())

        async def reads_after(told: Entered) -> int:
            await room.heed(told)
            assert lasting(room.table) == lasting(desk.table)
            assert room.table.revision == desk.table.revision
            return shelf.reads

        first = notice()
        assert await reads_after(first) == 0
        assert await reads_after(first) == 0  # it may come twice
        notice()  # lost
        assert await reads_after(notice()) == 1
        garbled = notice()
        assert await reads_after(replace(garbled, move={**garbled.move, "word": "nonsense"})) == 2
        assert await reads_after(notice()) == 2

    asyncio.run(hear())
