"""Faults of the server that the simulation has found, each by itself."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.halls import THREE, finish, new_room, open_hall, tell

from herohall.hall import sync
from herohall.hall.autoplay import Think
from herohall.hall.clock import Clock
from herohall.hall.errors import NotNow
from herohall.hall.protocol import PROTOCOL, ClockChoice, Hello
from herohall.server.hall_server import HallServer
from herohall.server.http.tables import live
from herohall.server.live import room as rooms
from herohall.server.live import runner, websocket
from herohall.server.live.room import Room
from herohall.server.live.runner import Runner
from herohall.server.live.spare_time import SpareTime
from herohall.server.live.websocket import Visit
from herohall.server.store.errors import AWAY, CannotStore


class Line:
    """A websocket that keeps what is said on it."""

    def __init__(self, hall: HallServer | None = None) -> None:
        self.app = SimpleNamespace(state={"hall": hall})
        self.transport: Any = self
        self.said: list[bytes] = []
        self.closed = False

    async def accept(self) -> None:
        """It is open."""

    async def send_json(self, message: dict[str, str]) -> None:
        self.said.append(message["key"].encode())

    async def close(self) -> None:
        self.closed = True

    def write(self, data: bytes) -> None:
        self.said.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return 0


@pytest.mark.parametrize(
    ("error", "said"), [(CannotStore(AWAY), []), (NotNow("server-no-table"), [b"server-no-table"])]
)
def test_whoever_comes_while_the_database_is_away_is_not_sent_away_for_good(
    error: Exception, said: list[bytes]
) -> None:
    """A farewell tells a page not to come back; a page whose connection only ends tries again."""

    class Hall(HallServer):
        def __init__(self) -> None:
            """Nothing but the table that cannot be loaded."""

        async def room(self, table_id: str) -> Any:
            raise error

    line = Line(Hall())
    asyncio.run(live.fn(line, "table"))  # type: ignore[arg-type]
    assert line.closed
    assert line.said == said


def test_a_token_that_cannot_be_looked_up_is_not_refused() -> None:
    async def guest_with(token: str) -> None:
        raise CannotStore(AWAY)

    async def story() -> Line:
        line, room = Line(), SimpleNamespace(guest_with=guest_with, connections={})
        visit = Visit(None, room, line, "")  # type: ignore[arg-type]
        await visit._begin(Hello(protocol=PROTOCOL, token="token"))
        assert visit.connection.closed
        return line

    assert asyncio.run(story()).said == []


@pytest.mark.parametrize(("greets", "said"), [(True, False), (False, True)])
def test_who_has_greeted_is_not_sent_away_because_the_database_is_slow(
    greets: bool, said: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "FIRST_MESSAGE", 0.05)

    async def guest_with(token: str) -> None:
        await asyncio.Event().wait()  # an answer that does not come

    async def story() -> Line:
        line, room = Line(), SimpleNamespace(guest_with=guest_with, connections={})
        line.attach = lambda _: None  # type: ignore[attr-defined]
        visit = Visit(None, room, line, "")  # type: ignore[arg-type]
        coming = asyncio.create_task(visit.run())
        if greets:
            visit.hear(msgspec.json.encode(Hello(protocol=PROTOCOL, token="token")))
        await asyncio.sleep(0.3)
        coming.cancel()
        return line

    assert any(b"server-no-hello" in frame for frame in asyncio.run(story()).said) == said


def test_who_leaves_while_coming_is_not_taken_to_be_here_for_ever(tmp_path: Path) -> None:
    """The greeting waits for the table. Whoever has left by then must not be sat down: no bot would sit in."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            seated = await hall.create(THREE)
            room = await hall.room(seated.table)
            line = Line()
            line.attach = line.go_on = lambda *_: None  # type: ignore[attr-defined]
            visit = Visit(hall, room, line, "")  # type: ignore[arg-type]
            coming = asyncio.create_task(visit.run())
            async with room.lock:
                visit.hear(msgspec.json.encode(Hello(protocol=PROTOCOL, token=seated.token)))
                await asyncio.sleep(0.05)
                visit.lost()
                await coming
            while visit._working is not None:
                await asyncio.sleep(0.01)
            assert (room.table.presence.viewers, room.connections) == ({}, {})

    tell(story)


def test_whose_token_is_given_away_while_coming_does_not_come_in(tmp_path: Path) -> None:
    """They went on elsewhere in the same moment: the token was valid when they greeted, and is no more."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            seated = await hall.create(THREE)
            room, line = await hall.room(seated.table), Line()
            line.attach = line.go_on = lambda *_: None  # type: ignore[attr-defined]
            visit = Visit(hall, room, line, "")  # type: ignore[arg-type]
            coming = asyncio.create_task(visit.run())
            async with room.lock:
                visit.hear(msgspec.json.encode(Hello(protocol=PROTOCOL, token=seated.token)))
                await asyncio.sleep(0.05)
                await hall._move_here(room, next(iter(room.table.guests)))
            await coming
            assert any(b"server-bad-token" in frame for frame in line.said)
            assert room.table.presence.viewers == {}

    tell(story)


def test_a_plan_that_another_has_replaced_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk stored an answer but reported an error. By the time of the retry, the next answer is already planned."""
    monkeypatch.setattr(runner, "RETRY", 0.0)
    old, new = Think(1, 0, "random", "bot"), Think(2, 1, "random", "bot")
    tried: list[Think] = []

    async def story() -> None:
        async def carry_out(plan: Any) -> None:
            tried.append(plan)
            if plan is old:
                table.begun()
                table.follow(new)
                raise CannotStore(AWAY)

        table = Runner("table", carry_out, SpareTime())
        table.follow(old)
        for _ in range(20):
            await asyncio.sleep(0)

    asyncio.run(story())
    assert tried == [old, new]


def test_what_was_stored_although_the_disk_said_no_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may write at this table for days; until then everybody would see it as it was before."""
    monkeypatch.setattr(rooms, "FIND_OUT", 0.0)
    monkeypatch.setattr(rooms, "statements", lambda *_: [])
    monkeypatch.setattr(sync, "catch_up", lambda _table, stored, _moment: stored)
    monkeypatch.setattr(Room, "_carry_on", lambda room, stored: setattr(room, "table", stored.table))

    class Disk:
        """It stores everything, and answers with an error; for a while it does not answer at all."""

        def __init__(self) -> None:
            self.revision, self.silent = 1, 3

        async def write(self, *_: object, **__: object) -> None:
            self.revision += 1
            raise CannotStore(AWAY)

        async def table(self, *_: object, **__: object) -> Any:
            self.silent -= 1
            if self.silent >= 0:
                raise CannotStore(AWAY)
            return SimpleNamespace(table=SimpleNamespace(id="table", number=0, revision=self.revision))

    async def story() -> int:
        context: Any = SimpleNamespace(store=Disk(), spare_time=None, moment=lambda: SimpleNamespace(now=0.0))
        table: Any = SimpleNamespace(id="table", number=0, revision=1)
        room = Room(context, table)
        with pytest.raises(CannotStore):
            await room.take(lambda _table, _moment: SimpleNamespace(written=True))  # type: ignore[arg-type,return-value]
        for _ in range(30):
            await asyncio.sleep(0)
        return room.table.revision

    assert asyncio.run(story()) == 2


def test_a_bot_that_hangs_again_and_again_is_no_failure_of_the_server(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Three processes in a row did not answer; the table tries again, and the log says so without a traceback."""
    monkeypatch.setattr(runner, "RETRY", 0.0)
    monkeypatch.setattr(logging.getLogger("herohall.server"), "propagate", True)
    tries: list[object] = []

    async def story() -> None:
        async def carry_out(plan: Any) -> None:
            tries.append(plan)
            if len(tries) == 1:
                raise TimeoutError

        Runner("table", carry_out, SpareTime()).follow(Think(1, 0, "random", "bot"))
        for _ in range(20):
            await asyncio.sleep(0)

    asyncio.run(story())
    assert len(tries) == 2
    assert [record.exc_info for record in caplog.records] == [None]


@pytest.mark.parametrize("choice", [ClockChoice(kind="live", bank=60, reaction=10), ClockChoice(kind="days", days=1)])
def test_a_pause_by_a_process_whose_clock_is_behind_gains_no_time(choice: ClockChoice) -> None:
    asked = Clock(choice, (60.0,)).ask(0, now=100.0)
    again = asked.pause(99.0).resume(99.0)
    assert asked.deadline is not None
    assert again.deadline == asked.deadline - 1.0
    assert asked.pause(103.0).resume(103.0) == asked


def test_a_plan_that_is_out_of_date_asks_no_bot(tmp_path: Path) -> None:
    """A bot's answer ended the game; the disk stored it but said no, so the plan is tried again."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await new_room(hall)
            await finish(room, Random(1))
            await room._carry_out(Think(room.table.number - 1, 0, "easy", "bot"))
            assert room.table.status == "over"

    tell(story)
