"""The rules change under games that go on: where they agree, it goes on and says so; else it is frozen as it is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from tests.server.halls import THREE, answer, finish, new_room, open_hall, tell

from herohall import cli
from herohall.core.record import Record
from herohall.games.seventh.game import SeventhGame
from herohall.hall import messages
from herohall.hall.errors import NotNow
from herohall.hall.schemas import NewSeat, NewTable
from herohall.server import wall_clock
from herohall.server.hall_server import HallServer
from herohall.server.sockets import sqlite_url
from herohall.server.store import admin, archive, schema
from herohall.server.store.store import Store

HEROES = NewTable(game="world", players=2, seats=[NewSeat(name="Ann"), NewSeat(name="Ben")])


async def stored(hall: HallServer, table: str) -> Any:
    return (await hall.store.read(select(schema.tables).where(schema.tables.c.id == table)))[0]


async def played_so_far(hall: HallServer, moves: int) -> str:
    room = await new_room(hall)
    for number in range(moves):
        await answer(room, Random(number))
    return room.table.id


def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A version that changes nothing these games have met."""
    monkeypatch.setattr(SeventhGame, "rules_version", SeventhGame.rules_version + 1)


def other_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that deal other cards from the same seed."""
    open_as_before = SeventhGame.open

    def deal(self: SeventhGame, players: int, seed: int, options: Any) -> Any:
        return open_as_before(self, players, seed ^ 1, options)

    monkeypatch.setattr(SeventhGame, "open", deal)


def test_a_game_goes_on_under_rules_that_agree_with_it_and_says_so(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = SeventhGame.rules_version

    async def story() -> None:
        async with open_hall(data) as hall:
            table_id = await played_so_far(hall, 8)
        newer_rules(monkeypatch)
        async with open_hall(data) as hall:
            room = await hall.room(table_id)
            facts = messages.facts(room.table, None, wall_clock.now())
            assert (facts.rules_before, facts.rules, room.table.number) == (before, before + 1, 8)
            assert ((await stored(hall, table_id)).rules, (await stored(hall, table_id)).rules_before) == (
                before + 1,
                before,
            )
            await finish(room, Random(1))
            assert f"rules: {before + 1}" in await hall.record_text(table_id, None)

    tell(story)


@pytest.mark.parametrize("told", [True, False], ids=["with a new version", "without"])
def test_a_game_that_would_be_another_is_frozen_as_it_is(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    """Also where somebody changed the rules and forgot to raise their version: the marks tell."""

    async def story() -> None:
        async with open_hall(data) as hall:
            table_id = await played_so_far(hall, 8)
            begun = (await hall.create(HEROES)).table
        with monkeypatch.context() as changed:
            other_deal(changed)
            if told:
                newer_rules(changed)
            async with open_hall(data) as hall:
                row = await stored(hall, table_id)
                with pytest.raises(NotNow) as frozen:
                    await hall.table(table_id)
                assert frozen.value.key == "server-frozen"
                assert await stored(hall, table_id) == row
                assert (await hall.table(begun)).id == begun  # the others go on
            out = tmp_path / "out"
            export = ["tables", "export", table_id, "--running", "--out", str(out), "--data", str(data)]
            assert await asyncio.to_thread(cli.run, export) == 0
        record = Record.load(out / f"{table_id}.hall")
        assert (record.rules_version, len(record.entries)) == (SeventhGame.rules_version, 8)
        record.verify()
        async with open_hall(data) as hall:  # the rules it was played by are back
            await finish(await hall.room(table_id), Random(1))

    tell(story)


def test_an_archived_game_keeps_its_record_under_other_rules(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            await finish(room, Random(1))
            table = room.table
            text = await hall.record_text(table.id, None)
            await archive.archive_finished(hall.store, hall.boxes, wall_clock.now() + 1)
        other_deal(monkeypatch)
        newer_rules(monkeypatch)
        async with open_hall(data) as hall:
            assert await hall.record_text(table.id, None) == text

    tell(story)


def test_an_archived_game_is_shown_under_rules_that_agree_with_it(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_hall(data) as hall:
            room = await new_room(hall)
            await finish(room, Random(1))
            table = room.table
            await archive.archive_finished(hall.store, hall.boxes, wall_clock.now() + 1)
            row = await stored(hall, table.id)
        newer_rules(monkeypatch)
        async with open_hall(data) as hall:
            again = await hall.table(table.id)
            assert (again.status, again.number) == ("over", table.number)
            assert again.match.state.to_json() == table.match.state.to_json()
            assert await stored(hall, table.id) == row  # to look at it does not make it younger
        other_deal(monkeypatch)
        newer_rules(monkeypatch)
        async with open_hall(data) as hall:
            with pytest.raises(NotNow) as frozen:
                await hall.table(table.id)
            assert frozen.value.key == "server-frozen"

    tell(story)


def test_only_tables_that_cannot_go_on_are_listed_as_frozen(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that nobody has opened since the update."""

    async def story() -> None:
        async with open_hall(data) as hall:
            paused = await new_room(hall, msgspec.structs.replace(THREE, paused=True))
            running = await played_so_far(hall, 8)
        for change, frozen in ((newer_rules, False), (other_deal, True)):
            change(monkeypatch)
            store = Store(sqlite_url(data))
            await store.open()
            listed = {one.id: one.frozen for one in await admin.list_tables(store, finished=None)}
            await store.close()
            # Before the first move there is nothing the rules could differ about.
            assert listed == {paused.table.id: False, running: frozen}

    tell(story)
