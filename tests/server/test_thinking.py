"""Bots think in processes of their own; one that breaks is replaced."""

from __future__ import annotations

import asyncio
import os
import signal

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
