"""A database and saved states made by HeroHall 0.1, before tables became values, are read as they were."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.halls import answer, open_hall, tell

import herohall
from herohall.hall import create
from herohall.hall.schemas import NewTable
from herohall.hall.table import Offer, Table
from herohall.server.sockets import DATABASE

OLD = Path(__file__).parents[1] / "corpus" / "version-0.1"
TABLES: dict[str, Any] = json.loads((OLD / "tables.json").read_text("utf-8"))
STATES = [json.loads(line) for line in (OLD / "states.jsonl").read_text("utf-8").splitlines()]


@pytest.fixture
def old(data: Path) -> Path:
    """A data folder as the server of then left it."""
    data.mkdir()
    (data / DATABASE).write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
    return data


def look(old: Path, name: str, *, play: int = 0) -> Table:
    """A table of then, opened by the server of today, after so many more moves."""
    found: list[Table] = []

    async def story() -> None:
        async with open_hall(old) as hall:
            room = await hall.room(TABLES[name]["id"])
            for number in range(play):
                await answer(room, Random(number))
            found.append(room.table)

    tell(story)
    return found[0]


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_as_it_was(old: Path, name: str) -> None:
    table, then = look(old, name), TABLES[name]
    assert [list(entry) for entry in table.match.record.entries] == then["entries"]
    assert table.match.state.to_json() == json.dumps(then["state"], separators=(",", ":"), ensure_ascii=False)
    assert [table.shown_name(seat) for seat in range(len(table.places))] == then["names"]
    assert table.status == then["status"]
    assert table.revision >= then["revision"]


def test_what_people_had_set_is_still_set(old: Path) -> None:
    table = look(old, "people")
    nora, ben, iris = table.owners()
    assert table.status == "paused"
    assert table.places[0].notes == "Ben has the 5"
    assert table.places[1].order == "hero"
    assert table.offer == Offer(frozenset({0}))
    assert iris.muted == {nora.id}
    assert ben.name == "Benno"
    assert table.clock.choice.kind == "days"


def test_a_game_of_then_goes_on(old: Path) -> None:
    before, after = look(old, "world"), look(old, "world", play=5)
    assert after.number == before.number + 5


def test_a_finished_game_has_its_record(old: Path) -> None:
    record = create.named_record(look(old, "finished"))
    record.verify()
    assert record.result != "unfinished"


@pytest.mark.parametrize("number", range(len(STATES)))
def test_a_saved_state_is_read_and_written_the_same(number: int) -> None:
    saved = STATES[number]
    state = herohall.game(saved["game"]).from_json(saved["state"])
    assert state.to_json() == saved["state"]


def test_new_tables_can_be_opened_beside_the_old_ones(old: Path) -> None:
    async def story() -> None:
        async with open_hall(old) as hall:
            seated = await hall.create(NewTable(game="seventh", players=3))
            assert seated.table not in {one["id"] for one in TABLES.values()}

    tell(story)
