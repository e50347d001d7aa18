"""Bots' processes take up the compiled engine between two thoughts, while the server goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import time

import pytest

from herohall import _form
from herohall.server.workers import pool
from herohall.server.workers.pool import BotPool


def think(_: None) -> int:
    """Long enough that a change of processes falls into it; says which process thought."""
    time.sleep(1)
    return os.getpid()


def break_down(*_: object) -> None:
    os._exit(1)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """What is known of the compiler; the test says it."""
    known: dict[str, object] = {"compiling": True, "newest": "plain"}
    monkeypatch.setattr(_form, "compiling", lambda: known["compiling"])
    monkeypatch.setattr(_form, "newest", lambda: known["newest"])
    monkeypatch.setattr(pool, "LOOKING", 0.01)
    return known


def finish(bots: BotPool) -> asyncio.Task[None]:
    assert bots._change is not None
    return bots._change


def test_a_thought_under_way_ends_where_it_began_and_the_next_is_thought_elsewhere(compiler: dict[str, object]) -> None:
    async def play() -> tuple[int, int, int]:
        bots = BotPool(1)
        bots.warm_up()
        first = await bots._ask(think, None)
        under_way = asyncio.create_task(bots._ask(think, None))
        await asyncio.sleep(0.1)
        compiler.update(compiling=False, newest="compiled")
        await finish(bots)
        third = await bots._ask(think, None)
        bots.close()
        return first, await under_way, third

    first, second, third = asyncio.run(play())
    assert first == second != third


def test_without_a_result_nothing_changes(compiler: dict[str, object]) -> None:
    async def play() -> tuple[int, int]:
        bots = BotPool(1)
        bots.warm_up()
        first = await bots._ask(think, None)
        compiler["compiling"] = False
        await finish(bots)
        second = await bots._ask(think, None)
        bots.close()
        return first, second

    first, second = asyncio.run(play())
    assert first == second


def test_an_engine_that_does_not_start_is_left_alone(
    compiler: dict[str, object], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "herohall.server")

    async def play() -> tuple[int, int]:
        bots = BotPool(1)
        bots.warm_up()
        first = await bots._ask(think, None)
        monkeypatch.setattr(pool, "settle_in", break_down)
        compiler.update(compiling=False, newest="compiled")
        await finish(bots)
        second = await bots._ask(think, None)
        bots.close()
        return first, second

    first, second = asyncio.run(play())
    assert first == second
    assert "bots continue without" in caplog.text
