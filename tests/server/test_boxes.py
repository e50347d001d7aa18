"""Uploaded boxes cost the others nothing: neither time, nor memory, nor disk."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.halls import open_hall

from herohall.core.box_files import unfold as unfold_box
from herohall.core.errors import BadOption, BadRecord
from herohall.games.world.box_form import COLUMNS
from herohall.hall.answers import game_of
from herohall.hall.boxes import report
from herohall.hall.errors import NotNow
from herohall.hall.schemas import BoxDraft, BoxFiles, NewTable, RecordText
from herohall.server.hall_server import HallServer
from herohall.server.http import replay
from herohall.server.http.rate_limits import BOXES, Addresses
from herohall.server.store import boxes, schema

FOLDER = Path(boxes.__file__).parents[2] / "games" / "world" / "boxes" / "reconstruction"
OURS = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.csv")}
MONTH = 30 * 24 * 3600.0


def box(number: int = 1, **more: str) -> BoxFiles:
    """A box of one's own, each number another."""
    name = f"king-{number}"
    return BoxFiles(game="world", files={**OURS, "heroes.csv": OURS["heroes.csv"].replace("charlemagne", name), **more})


def in_hall(data: Path, story: Callable[[HallServer], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with open_hall(data) as hall:
            await story(hall)

    asyncio.run(tell())


def never(*_: Any) -> None:
    raise AssertionError("the files were looked at")


@pytest.mark.parametrize(
    ("files", "key"),
    [
        ({**OURS, **{f"a{chr(97 + n % 26)}{chr(97 + n // 26)}.csv": "" for n in range(500)}}, "server-box-file"),
        ({**OURS, "heroes.csv": "a\n" * 490_000}, "server-box-too-large"),
        ({**OURS, "heroes.csv": "a" * 999_000}, "server-box-too-large"),
        ({**OURS, "die.csv": "\r" * 5_000}, "server-box-too-large"),
    ],
)
def test_what_no_box_needs_is_refused_before_anybody_looks_at_it(
    data: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, str], key: str
) -> None:
    monkeypatch.setattr(boxes, "try_out", never)

    async def story(hall: HallServer) -> None:
        with pytest.raises(BadOption) as refused:
            await hall.boxes.add(BoxFiles(game="world", files=files))
        assert refused.value.key == key

    in_hall(data, story)
    assert len(COLUMNS) == len(OURS) == 7


def test_boxes_are_checked_and_written_by_a_thread_of_their_own(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = set()

    def noted(files: dict[str, str], folder: Path) -> None:
        names.add(threading.current_thread().name)
        unfold_box(files, folder)

    monkeypatch.setattr(boxes, "unfold", noted)

    async def story(hall: HallServer) -> None:
        info = await hall.boxes.add(box())
        await hall.create(NewTable(game="world", box=info.box, paused=True))

    in_hall(data, story)
    assert names == {"boxes_0"}


def test_only_so_many_boxes_wait_to_be_checked(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        many = [hall.boxes.add(box(number)) for number in range(boxes.MOST_WAITING + 3)]
        said = await asyncio.gather(*many, return_exceptions=True)
        refused = [one for one in said if isinstance(one, NotNow)]
        assert [one.key for one in refused] == ["server-busy"] * 3

    in_hall(data, story)


def test_only_so_many_records_wait_to_be_checked(data: Path) -> None:
    """One after another, in the same thread as boxes: many at once would keep everybody waiting."""

    async def story(hall: HallServer) -> None:
        many = [replay.read(hall, RecordText(record=f"no record {number}")) for number in range(boxes.MOST_WAITING + 3)]
        said = await asyncio.gather(*many, return_exceptions=True)
        assert [one.key for one in said if isinstance(one, NotNow)] == ["server-busy"] * 3
        assert sum(isinstance(one, BadRecord) for one in said) == boxes.MOST_WAITING

    in_hall(data, story)


def test_an_address_may_bring_so_many_boxes() -> None:
    addresses = Addresses()
    brought = [addresses.may_ask("203.0.113.7", "POST", "/api/boxes") for _ in range(int(BOXES) + 1)]
    assert brought == [*[True] * int(BOXES), False]
    assert addresses.may_ask("203.0.113.8", "POST", "/api/boxes")


def test_a_box_that_nobody_plays_with_is_forgotten_after_a_while(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        used, unused, young = [(await hall.boxes.add(box(number))).box for number in (1, 2, 3)]
        await hall.create(NewTable(game="world", box=used, paused=True))
        await hall.boxes.folder(unused)
        old = update(schema.boxes).where(schema.boxes.c.id != young).values(added=schema.boxes.c.added - MONTH)
        await hall.store.write(old)
        await hall.boxes.forget_unused()
        assert [await hall.store.box(one) is not None for one in (used, unused, young)] == [True, False, True]
        assert sorted(one.name for one in (data / "boxes").iterdir()) == [used]

    in_hall(data, story)


def test_the_games_of_boxes_used_last_are_kept_in_memory(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "MOST_KEPT", 2)

    async def story(hall: HallServer) -> None:
        one, two, three = [(await hall.boxes.add(box(number))).box for number in (1, 2, 3)]
        first, _ = await hall.boxes.game("world", one)
        second, _ = await hall.boxes.game("world", two)
        assert (await hall.boxes.game("world", one))[0] is first
        await hall.boxes.game("world", three)
        assert (await hall.boxes.game("world", one))[0] is first
        assert (await hall.boxes.game("world", two))[0] is not second

    in_hall(data, story)
    assert (game_of.cache_info().maxsize or 1000) <= 50


def test_a_box_that_somebody_asked_to_keep_is_kept_and_opened(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        kept = (await hall.boxes.add(BoxFiles(game="world", files=box().files, keep=True))).box
        plain = (await hall.boxes.add(box(2))).box
        await hall.store.write(update(schema.boxes).values(added=schema.boxes.c.added - MONTH))
        await hall.boxes.forget_unused()
        assert await hall.store.box(plain) is None
        assert "king-1" in {line[0] for line in (await hall.boxes.open("world", kept)).sheets["heroes.csv"]}
        with pytest.raises(BadOption):
            await hall.boxes.open("seventh", kept)
        long_ago = update(schema.boxes).values(kept_until=schema.boxes.c.kept_until - 2 * boxes.KEPT)
        await hall.store.write(long_ago)
        await hall.boxes.open("world", kept)  # and with it, it stays as long again
        await hall.boxes.forget_unused()
        assert await hall.store.box(kept) is not None
        await hall.store.write(long_ago)
        await hall.boxes.forget_unused()
        assert await hall.store.box(kept) is None

    in_hall(data, story)


def test_a_server_keeps_so_many_boxes_and_loses_none_for_others(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "MOST_STORED", 2)

    async def story(hall: HallServer) -> None:
        first = await hall.boxes.add(BoxFiles(game="world", files=box(1).files, keep=True))
        await hall.boxes.add(BoxFiles(game="world", files=box(2).files, keep=True))
        with pytest.raises(NotNow) as refused:
            await hall.boxes.add(BoxFiles(game="world", files=box(3).files, keep=True))
        assert refused.value.key == "server-boxes-full"
        assert (await hall.boxes.add(BoxFiles(game="world", files=box(1).files, keep=True))).box == first.box

    in_hall(data, story)


def test_checking_as_one_types_waits_its_turn_like_bringing(data: Path) -> None:
    async def story(hall: HallServer) -> None:
        drafts = [hall.boxes.look(report, BoxDraft(game="world", sheets={})) for _ in range(boxes.MOST_WAITING + 2)]
        said = await asyncio.gather(*drafts, return_exceptions=True)
        assert [one.key for one in said if isinstance(one, NotNow)] == ["server-busy"] * 2

    in_hall(data, story)
