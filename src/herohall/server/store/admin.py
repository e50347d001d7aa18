"""What the owner can do with tables from the command line, while the server runs or not: list, export, delete."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec
from sqlalchemy import func, select

from herohall.core import registry
from herohall.core.errors import HallError
from herohall.core.files import write_safely
from herohall.hall import sync
from herohall.hall.stored import StoredTable
from herohall.hall.table import FINISHED
from herohall.server.store import archive as archiving
from herohall.server.store.boxes import Boxes
from herohall.server.store.errors import CannotStore
from herohall.server.store.schema import archive, moves, people, tables
from herohall.server.store.store import Store, Stored

Answer = TypeVar("Answer")


class Listed(msgspec.Struct, kw_only=True):
    """A table in a list, without the secrets of a running game."""

    id: str
    game: str
    players: int
    names: list[str]
    status: str
    rules: int
    frozen: bool
    """Whether it needs rules that this HeroHall does not play."""
    moves: int | None
    """None: archived."""
    created: float
    changed: float


def with_store(url: str, deed: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do something with a store, and close it."""

    async def main() -> Answer:
        store = Store(url)
        await store.open()
        try:
            return await deed(store)
        finally:
            await store.close()

    return asyncio.run(main())


async def list_tables(store: Store, finished: bool | None) -> list[Listed]:
    """All tables, the last changed first; optionally only finished or unfinished ones."""
    chosen = select(tables).order_by(tables.c.changed.desc())
    if finished is not None:
        chosen = chosen.where(tables.c.status.in_(FINISHED) if finished else tables.c.status.not_in(FINISHED))
    found, who, counts, archived = await store.read_together(
        chosen,
        select(people.c.table_id, people.c.name),
        select(moves.c.table_id, func.count().label("moves")).group_by(moves.c.table_id),
        select(archive.c.table_id),
    )
    names: dict[str, list[str]] = {}
    for row in who:
        names.setdefault(row.table_id, []).append(row.name)
    number = {row.table_id: row.moves for row in counts}
    packed = {row.table_id for row in archived}
    stuck = await frozen(store, found)
    return [
        Listed(
            id=row.id,
            game=row.game,
            players=row.players,
            names=names.get(row.id, []),
            status=row.status,
            rules=row.rules,
            frozen=row.id in stuck,
            moves=None if row.id in packed else number.get(row.id, 0),
            created=row.created,
            changed=row.changed,
        )
        for row in found
    ]


async def frozen(store: Store, listed: Sequence[Stored]) -> set[str]:
    """The tables that cannot continue here; those of other versions are replayed, because the rules may still agree."""
    other = [one for one in listed if one.status not in FINISHED and not by_known_rules(one)]
    with TemporaryDirectory() as folder:  # listing tables must not create files
        boxes = Boxes(store, Path(folder))
        return {one.id for one in other if not await goes_on(store, boxes, one.id)}


def by_known_rules(one: Stored) -> bool:
    """Whether a table is of a version of the rules by which it can be played here."""
    rules: int = one.rules
    return registry.game(one.game).under(rules).rules_version == rules


async def goes_on(store: Store, boxes: Boxes, table_id: str) -> bool:
    """Whether a table can continue under the present rules."""
    stored = await existing(store, table_id)
    try:
        game, _ = await boxes.game(stored.table.game, stored.table.box)
        await asyncio.to_thread(sync.replayed, game, stored)
    except CannotStore:
        raise
    except Exception:  # noqa: BLE001 - however other rules stumble over it: the hall would not open it
        return False
    return True


async def export(store: Store, data: Path, ids: list[str], folder: Path, running: bool) -> list[Path]:
    """Write the records of tables into a folder; without ids, those of all finished tables.

    The record of a running game contains what its players may not know, so it must be asked for explicitly.
    """
    boxes = Boxes(store, data / "boxes")
    written = []
    for table_id in ids or [table.id for table in await list_tables(store, finished=True)]:
        stored = await existing(store, table_id)
        if stored.table.status not in FINISHED and not running:
            raise HallError("server-export-running", table=table_id)
        text = await record_of(store, boxes, stored)
        folder.mkdir(parents=True, exist_ok=True)
        written.append(folder / f"{table_id}.hall")
        write_safely(written[-1], text)
    return written


async def record_of(store: Store, boxes: Boxes, stored: StoredTable) -> str:
    """A table's record: as archived, replayed, or, if it is frozen, as it was played."""
    text = await archiving.archived_text(store, stored.table.id)
    if text is not None:
        return text
    game, _ = await boxes.game(stored.table.game, stored.table.box)
    try:
        return await asyncio.to_thread(archiving.record_text, game, stored)
    except HallError:
        return sync.load_record(game, stored).to_text()


async def delete(store: Store, ids: list[str]) -> None:
    """Delete tables; if one of them does not exist, delete none."""
    for table_id in ids:
        await existing(store, table_id)
    await archiving.delete_tables(store, ids)


async def existing(store: Store, table_id: str) -> StoredTable:
    """A table that exists."""
    stored = await store.table(table_id)
    if stored is None:
        raise HallError("server-no-such-table", table=table_id[:40])
    return stored
