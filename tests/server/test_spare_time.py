"""What tables do by themselves: one after another, soon, and never instead of what people do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from herohall.server import wall_clock
from herohall.server.live.spare_time import GRID, LATEST, SpareTime

Story = Callable[[SpareTime, list[str]], Awaitable[None]]
LONG = 20 * (GRID + LATEST)
"""Generous, for a busy machine."""


def tell(story: Story) -> list[str]:
    """What was done by the end of a story."""
    done: list[str] = []
    asyncio.run(story(SpareTime(), done))  # type: ignore[arg-type]
    return done


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.001)


def test_a_deed_is_done_although_nothing_else_happens() -> None:
    async def story(spare_time: SpareTime, done: list[str]) -> None:
        spare_time.plan(wall_clock.now() + 0.1, lambda: done.append("a"))
        assert not done
        await until(lambda: done == ["a"])

    assert tell(story) == ["a"]


def test_after_something_else_one_deed_is_done_and_no_more() -> None:
    async def story(spare_time: SpareTime, done: list[str]) -> None:
        due = wall_clock.now()
        for name in "abc":
            spare_time.plan(due, lambda name=name: done.append(name))  # type: ignore[misc]
        await until(lambda: not spare_time._planned)
        counted = [len(done)]
        for _ in range(3):
            spare_time.use()
            counted.append(len(done))
        assert counted == [0, 1, 2, 3]

    assert tell(story) == ["a", "b", "c"]


def test_nothing_is_done_before_it_is_due() -> None:
    async def story(spare_time: SpareTime, done: list[str]) -> None:
        spare_time.plan(wall_clock.now() + 100.0, lambda: done.append("a"))
        spare_time.use()

    assert tell(story) == []


def test_what_is_forgotten_is_not_done_and_leaves_nothing() -> None:
    async def story(spare_time: SpareTime, done: list[str]) -> None:
        due = wall_clock.now() + 0.1

        def deed() -> None:
            done.append("a")

        spare_time.plan(due, deed)
        spare_time.forget(due, deed)
        assert not spare_time._planned
        spare_time.forget(due, deed)  # once more does no harm
        await asyncio.sleep(0.1 + 2 * GRID)

    assert tell(story) == []


def test_people_are_heard_between_two_deeds() -> None:
    """A callback of a socket, say, does not wait until all deeds are done."""

    async def story(spare_time: SpareTime, done: list[str]) -> None:
        due = wall_clock.now()
        loop = asyncio.get_running_loop()

        def first() -> None:
            done.append("a")
            loop.call_soon(done.append, "person")

        spare_time.plan(due, first)
        for name in "bc":
            spare_time.plan(due, lambda name=name: done.append(name))  # type: ignore[misc]
        await until(lambda: len(done) == 4)

    assert tell(story).index("person") < 3
