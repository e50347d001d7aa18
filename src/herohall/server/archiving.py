"""Finished games become records: one compressed text for each in place of all its moves; later they may be deleted.

A record holds everything a game is, so an archived table is built up as any other, and looks the same.
"""

from __future__ import annotations

import asyncio
import logging
import zlib

import msgspec
from sqlalchemy import Executable, delete, insert, select, update

from herohall.core.errors import HallError
from herohall.core.game import Game
from herohall.server import opening, schema, steady
from herohall.server.boxes import Boxes
from herohall.server.faults import CannotStore
from herohall.server.schema import tables
from herohall.server.store import FINISHED, ONE_ROW, Conflict, Made, Store, StoredTable

ARCHIVE_AFTER = 3600.0
"""Seconds after which a finished table is archived: until then people may still be there."""
SOME = 200
"""Tables looked at in one go."""
DAY = 24 * 3600.0

log = logging.getLogger("herohall.server")


async def archive_finished(store: Store, boxes: Boxes, before: float) -> int:
    """Archive the tables that finished before a moment; how many there were."""
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
        last = rows[-1].id  # one that could not be archived is not met again


async def archive_one(store: Store, boxes: Boxes, table_id: str) -> bool:
    """Put a record in the place of a table's moves; not where it would not replay, for the moves are the truth."""
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
        log.exception("table %s cannot be archived; the others are", table_id)
        return False
    return True


def record_text(game: Game, stored: StoredTable) -> str:
    """The record of a stored table, replayed to be sure of it."""
    match = opening.replayed(game, stored)
    if match.state.over:
        match.record.finish(match.state)
    match.record.seats = opening.stored_seats(stored)
    return match.record.to_text()


def rows_for(stored: StoredTable, text: str) -> list[Executable]:
    """The record in place of the moves, unless somebody writes about the table at this moment."""
    row = stored.table
    mine = (tables.c.id == row.id) & (tables.c.revision == row.revision)
    made = [Made(move.made, move.made_by, move.question) for move in stored.moves]
    return [
        update(tables).where(mine).values(revision=row.revision + 1).execution_options(**{ONE_ROW: True}),
        insert(schema.archive).values(
            table_id=row.id,
            archived=steady.now(),
            record=zlib.compress(text.encode(), 9),
            made=zlib.compress(msgspec.json.encode(made), 9),
        ),
        delete(schema.moves).where(schema.moves.c.table_id == row.id),
    ]


async def archived_text(store: Store, table_id: str) -> str | None:
    """The record of an archived table, as it was written down."""
    archive = schema.archive
    found = await store.read(select(archive.c.record).where(archive.c.table_id == table_id))
    return zlib.decompress(found[0].record).decode() if found else None


async def delete_finished(store: Store, days: int) -> int:
    """Delete the tables that finished so many days ago; how many there were."""
    old = tables.c.status.in_(FINISHED) & (tables.c.changed < steady.now() - days * DAY)
    ids = [row.id for row in await store.read(select(tables.c.id).where(old))]
    await delete_tables(store, ids)
    return len(ids)


async def delete_tables(store: Store, ids: list[str]) -> None:
    """Delete tables with all that belongs to them."""
    for first in range(0, len(ids), SOME):
        await store.write(delete(tables).where(tables.c.id.in_(ids[first : first + SOME])))
