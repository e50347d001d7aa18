"""Archives finished games: one compressed record replaces all moves of a game; later it may be deleted.

A record contains the whole game, so an archived table is loaded like any other and looks the same.
"""

from __future__ import annotations

import asyncio
import logging
import zlib

import msgspec
from sqlalchemy import Executable, delete, insert, select, update

from herohall.core.errors import HallError
from herohall.core.game import Game
from herohall.hall import sync
from herohall.hall.stored import StoredTable
from herohall.hall.table import FINISHED
from herohall.server import wall_clock
from herohall.server.store import schema
from herohall.server.store.boxes import Boxes
from herohall.server.store.errors import CannotStore, Conflict
from herohall.server.store.schema import tables
from herohall.server.store.statements import ONE_ROW
from herohall.server.store.store import Made, Store

ARCHIVE_AFTER = 3600.0
"""Seconds after which a finished table is archived; until then people may still be at it."""
SOME = 200
"""Tables handled in one batch."""
DAY = 24 * 3600.0

log = logging.getLogger("herohall.server")


async def archive_finished(store: Store, boxes: Boxes, before: float) -> int:
    """Archive the tables that finished before a moment, and return their number."""
    done, last = 0, ""
    archived = select(schema.archive.c.table_id)
    finished = select(tables.c.id).where(
        tables.c.status.in_(FINISHED),
        tables.c.changed < before,
        tables.c.id.not_in(archived),
        # The cards of a daily deal are secret until its day is over.
        tables.c.daily.is_(None) | (tables.c.changed < before - 2 * DAY),
    )
    while True:
        rows = await store.read(finished.where(tables.c.id > last).order_by(tables.c.id).limit(SOME))
        if not rows:
            return done
        for row in rows:
            done += await archive_one(store, boxes, row.id)
        last = rows[-1].id  # do not try a failed table again


async def archive_one(store: Store, boxes: Boxes, table_id: str) -> bool:
    """Replace a table's moves by a record, but only if it replays correctly; otherwise the moves stay."""
    stored = await store.table(table_id)
    if stored is None:
        return False
    try:
        game, _ = await boxes.game(stored.table.game, stored.table.box)
        text = await asyncio.to_thread(record_text, game, stored)
        await store.write(*rows_for(stored, text))
    except CannotStore:
        raise
    except (HallError, Conflict):
        return False
    except Exception:
        log.exception("table %s cannot be archived; the others continue", table_id)
        return False
    return True


def record_text(game: Game, stored: StoredTable) -> str:
    """The record of a stored table, checked by a replay."""
    match = sync.replayed(game, stored)
    if match.state.over:
        match.record.finish(match.state)
    return match.record.to_text()


def rows_for(stored: StoredTable, text: str) -> list[Executable]:
    """The statements that replace the moves by a record; they fail if somebody writes to the table meanwhile."""
    row = stored.table
    mine = (tables.c.id == row.id) & (tables.c.revision == row.revision)
    made = [Made(move.made, move.made_by, move.question) for move in stored.moves]
    return [
        update(tables).where(mine).values(revision=row.revision + 1).execution_options(**{ONE_ROW: True}),
        insert(schema.archive).values(
            table_id=row.id,
            archived=wall_clock.now(),
            record=zlib.compress(text.encode(), 9),
            made=zlib.compress(msgspec.json.encode(made), 9),
        ),
        delete(schema.moves).where(schema.moves.c.table_id == row.id),
    ]


async def archived_text(store: Store, table_id: str) -> str | None:
    """The record of an archived table, as it was stored."""
    archive = schema.archive
    found = await store.read(select(archive.c.record).where(archive.c.table_id == table_id))
    return zlib.decompress(found[0].record).decode() if found else None


async def delete_finished(store: Store, days: int) -> int:
    """Delete the tables that finished this many days ago, and return their number."""
    old = tables.c.status.in_(FINISHED) & (tables.c.changed < wall_clock.now() - days * DAY)
    ids = [row.id for row in await store.read(select(tables.c.id).where(old))]
    await delete_tables(store, ids)
    return len(ids)


async def delete_tables(store: Store, ids: list[str]) -> None:
    """Delete tables with all that belongs to them."""
    for first in range(0, len(ids), SOME):
        await store.write(delete(tables).where(tables.c.id.in_(ids[first : first + SOME])))
