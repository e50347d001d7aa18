"""Bots think in processes of their own; one that breaks is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from itertools import count
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.hall.desk import SHORT, Desk

import herohall
from herohall.core.game import State
from herohall.hall import autoplay
from herohall.hall.autoplay import Task
from herohall.hall.errors import NotNow
from herohall.hall.schemas import NewSeat, NewTable
from herohall.server.workers.pool import BotPool
from herohall.server.workers.study import MOST_UNDER_WAY, Studies
from herohall.server.workers.turns import Turn, Turns

GAME = herohall.game("seventh")


def task_for(seed: int, level: str) -> tuple[State, Task]:
    """The beginning of a game, and the question for a bot on the seat that is asked."""
    table = Desk(NewTable(game="seventh", players=3, seats=[NewSeat(name="Ann")]), seed).table
    assert table.asked is not None
    return table.match.state, autoplay.task_for(table, table.asked, level, 1)


def test_a_process_that_breaks_is_replaced_and_the_question_put_again() -> None:
    async def tell() -> None:
        pool = BotPool(1)
        try:
            state, task = task_for(7, "medium")
            assert await pool.choose(task) in [state.text(move) for move in state.moves()]
            (process,) = pool._pool._processes
            os.kill(process, signal.SIGKILL)
            assert await pool.choose(task) in [state.text(move) for move in state.moves()]
        finally:
            pool.close()

    asyncio.run(tell())


def test_the_table_does_not_wait_while_a_bot_thinks() -> None:
    """While a bot thinks for a second, the loop goes on turning."""

    async def tell() -> None:
        pool = BotPool(1)
        try:
            await pool.choose(task_for(7, "random")[1])
            thinking = asyncio.create_task(pool.choose(task_for(7, "expert")[1]))
            turns = 0
            while not thinking.done():
                await asyncio.sleep(0.001)
                turns += 1
            await thinking
            assert turns > 20  # a loop that waited would have turned once or twice
        finally:
            pool.close()

    asyncio.run(tell())


def test_tables_take_turns() -> None:
    """Ten questions of one table do not keep another's waiting to the end: each table has one at a time."""

    async def tell() -> None:
        pool = BotPool(1)
        order: list[str] = []

        async def table(name: str, questions: int) -> None:
            for _ in range(questions):
                await pool.choose(task_for(7, "easy")[1])
                order.append(name)

        try:
            await asyncio.gather(table("busy", 10), table("other", 3))
        finally:
            pool.close()
        assert order.index("other") < 3
        assert order[:6].count("other") >= 2

    asyncio.run(tell())


def order_of_turns(asked: list[Turn]) -> list[Turn]:
    """Who gets a single process when all of these want it while somebody else has it."""

    async def tell() -> list[Turn]:
        turns, order = Turns(1, count().__next__), list[Turn]()

        async def one(turn: Turn) -> None:
            async with turns.take(turn):
                order.append(turn)
                await asyncio.sleep(0)

        async with turns.take(Turn(0, "somebody")):
            waiting = [asyncio.create_task(one(turn)) for turn in asked]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return order

    return asyncio.run(tell())


def test_people_who_wait_go_before_tables_without_them_and_these_before_studies() -> None:
    people, nobody, study = Turn(0, "a"), Turn(1, "b"), Turn(2)
    assert order_of_turns([study, nobody, nobody, people, study, people]) == [
        *[people] * 2,
        *[nobody] * 2,
        *[study] * 2,
    ]


def test_an_address_with_many_tables_gets_no_more_than_its_share() -> None:
    many, few = Turn(0, "many"), Turn(0, "few")
    order = order_of_turns([*[many] * 30, few, few, few])
    assert order[:6].count(few) == 3


def test_nobody_saves_up_turns_by_not_asking_and_a_cancelled_turn_goes_to_the_next() -> None:
    async def tell() -> list[str]:
        turns, order = Turns(1, count().__next__), list[str]()

        async def one(whom: str) -> None:
            async with turns.take(Turn(0, whom)):
                order.append(whom)

        for _ in range(20):
            await one("busy")
        async with turns.take(Turn()):
            asked = [asyncio.create_task(one(whom)) for whom in ("busy", "gone", *["quiet"] * 3, "busy")]
            await asyncio.sleep(0)
            asked[1].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await one("busy")
        return order[20:]

    order = asyncio.run(tell())
    assert "gone" not in order
    assert order.count("quiet") == order.count("busy") == 3
    assert "busy" in order[:3]


def test_only_so_many_studies_are_under_way() -> None:
    async def tell() -> None:
        bots = BotPool(1)
        under_way: list[asyncio.Future[None]] = []
        studies = Studies(bots, lambda work: under_way.append(asyncio.ensure_future(work)))
        try:
            desk = Desk(NewTable(game="seventh", players=3, options=SHORT, seats=[NewSeat(name="Ann")]))
            desk.come("Ann")
            desk.finish(Random(1))
            tables = [
                replace(desk.table, start=desk.table.start._replace(id=f"t{n}")) for n in range(MOST_UNDER_WAY + 2)
            ]
            said = await asyncio.gather(*(studies.of(table) for table in tables), return_exceptions=True)
            assert [one.key for one in said if isinstance(one, NotNow)] == ["server-busy"] * 2
        finally:
            for study in under_way:
                study.cancel()
            bots.close()

    asyncio.run(tell())


def test_a_task_tells_nothing_the_seat_does_not_know() -> None:
    state, task = task_for(7, "medium")
    seat = state.seat
    told = GAME.from_json(task.state)
    assert told.view(seat) == state.view(seat)
    assert f"{7:032x}" not in task.state


BROKEN = """
import time
from herohall.bots import Bot
class Thrower(Bot):
    def __init__(self, seed): pass
    def choose(self, chair, budget=None): raise LookupError("my hand is 4, 5, 6")
class Cheater(Thrower):
    def choose(self, chair, budget=None): return 456
class Sleeper(Thrower):
    seconds = 0.01
    def choose(self, chair, budget=None): time.sleep(9)
"""


def test_the_server_notes_the_faults_of_bots_but_no_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "bots_that_break.py").write_text(BROKEN)
    monkeypatch.syspath_prepend(str(tmp_path))
    asked = task_for(7, "random")[0].seat

    async def tell() -> None:
        pool = BotPool(1)
        try:
            for name in ("Thrower", "Cheater", "Sleeper"):
                state, task = task_for(7, f"bots_that_break:{name}")
                assert await pool.choose(task) in [state.text(move) for move in state.moves()]
        finally:
            pool.close()

    with caplog.at_level(logging.WARNING, "herohall.server"):
        asyncio.run(tell())
    beginning = f"a bot was replaced for one decision: seventh, seat {asked}, bots_that_break:"
    notes = [record.getMessage().removeprefix(beginning) for record in caplog.records]
    assert notes[:2] == ["Thrower: exception LookupError", "Cheater: illegal"]
    assert notes[2].startswith("Sleeper: late, 0.06 s")
