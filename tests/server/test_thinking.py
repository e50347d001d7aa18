"""Bots think in processes of their own; one that breaks is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from pathlib import Path

import pytest

import herohall
from herohall.server.thinking import Thinkers, task_for

GAME = herohall.game("seventh")


def test_a_process_that_breaks_is_replaced_and_the_question_put_again() -> None:
    async def tell() -> None:
        thinkers = Thinkers(1)
        try:
            state = GAME.new(players=3, seed=7)
            task = task_for(state, None, state.seat, "medium")
            assert await thinkers.choose(task) in [state.text(move) for move in state.moves()]
            (process,) = thinkers._pool._processes
            os.kill(process, signal.SIGKILL)
            assert await thinkers.choose(task) in [state.text(move) for move in state.moves()]
        finally:
            thinkers.close()

    asyncio.run(tell())


def test_the_table_does_not_wait_while_a_bot_thinks() -> None:
    """While a bot thinks for a second, the loop goes on turning."""

    async def tell() -> None:
        thinkers = Thinkers(1)
        try:
            state = GAME.new(players=3, seed=7)
            await thinkers.choose(task_for(state, None, state.seat, "random"))
            thinking = asyncio.create_task(thinkers.choose(task_for(state, None, state.seat, "expert")))
            turns = 0
            while not thinking.done():
                await asyncio.sleep(0.001)
                turns += 1
            await thinking
            assert turns > 20  # a loop that waited would have turned once or twice
        finally:
            thinkers.close()

    asyncio.run(tell())


def test_tables_take_turns() -> None:
    """Ten questions of one table do not keep another's waiting to the end: each table has one at a time."""

    async def tell() -> None:
        thinkers = Thinkers(1)
        order: list[str] = []

        async def table(name: str, questions: int) -> None:
            for _ in range(questions):
                state = GAME.new(players=3, seed=7)
                await thinkers.choose(task_for(state, None, state.seat, "easy"))
                order.append(name)

        try:
            await asyncio.gather(table("busy", 10), table("other", 3))
        finally:
            thinkers.close()
        assert order.index("other") < 3
        assert order[:6].count("other") >= 2

    asyncio.run(tell())


def test_a_task_tells_nothing_the_seat_does_not_know() -> None:
    state = GAME.new(players=3, seed=7)
    seat = state.seat
    task = task_for(state, None, seat, "medium")
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
    state = GAME.new(players=3, seed=7)

    async def tell() -> None:
        thinkers = Thinkers(1)
        try:
            for name in ("Thrower", "Cheater", "Sleeper"):
                task = task_for(state, None, state.seat, f"bots_that_break:{name}")
                assert await thinkers.choose(task) in [state.text(move) for move in state.moves()]
        finally:
            thinkers.close()

    with caplog.at_level(logging.WARNING, "herohall.server"):
        asyncio.run(tell())
    beginning = f"a bot was replaced for one decision: seventh, seat {state.seat}, bots_that_break:"
    notes = [record.getMessage().removeprefix(beginning) for record in caplog.records]
    assert notes[:2] == ["Thrower: exception LookupError", "Cheater: illegal"]
    assert notes[2].startswith("Sleeper: late, 0.06 s")
