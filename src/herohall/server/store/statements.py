"""SQL for the changes of a step: the statements of each kind of change are built once and filled in each time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Delete, Executable, Table, Update, bindparam, delete, insert, update

from herohall.hall.step import Step
from herohall.hall.stored import Change, RowAdded, RowChanged, TableAdded
from herohall.server.store.schema import attempts, devices, moves, people, results, seats, tables

ONE_ROW = "herohall_one_row"
"""Marks a statement that must find its row; if it does not, somebody else has changed the row."""

CHANGED_EVERY = 20.0
"""Seconds in which the moves of a table write only once when it changed: tables are found by that, in an index, and to
write both for every move would cost as much as the move itself. The log has the exact times."""


class Filled(NamedTuple):
    """A statement with its values; when it writes, only the named columns are written."""

    statement: Executable
    values: dict[str, Any]


Writable = Executable | Filled
Query = Executable | Filled


def parts(one: Writable) -> tuple[Executable, dict[str, Any] | None]:
    """A statement and its values, if it needs some."""
    return (one.statement, one.values) if isinstance(one, Filled) else (one, None)


class Pending(NamedTuple):
    """Statements that belong together, and the caller that waits for them."""

    statements: tuple[Writable, ...]
    done: asyncio.Future[None]


GUARD = (
    update(tables)
    .where(tables.c.id == bindparam("this_table"), tables.c.revision == bindparam("based_on"))
    .execution_options(**{ONE_ROW: True})
)
ROWS = {table.name: table for table in (attempts, devices, moves, people, results, seats, tables)}
INSERTS = {name: insert(table) for name, table in ROWS.items()}


def statements(step: Step, now: float) -> list[Filled]:
    """All statements of a step. The guard comes first: it fails if others have written since."""
    table = step.after.id
    written = [filled for change in step.changes for filled in of_change(change)]
    if any(isinstance(change, TableAdded) and change.stored.table.id == table for change in step.changes):
        return written
    values = {**step.values, "revision": step.before.revision + 1}
    if step.values or now // CHANGED_EVERY != step.before.changed // CHANGED_EVERY:
        values["changed"] = now
    return [Filled(GUARD, {"this_table": table, "based_on": step.before.revision, **values}), *written]


def of_change(change: Change) -> list[Filled]:
    """The statements of one change."""
    if isinstance(change, TableAdded):
        row, guests, places, entries = change.stored
        return [
            added("tables", row._asdict()),
            *(added("people", guest._asdict()) for guest in guests),
            *(added("seats", place._asdict()) for place in places),
            *(added("moves", {"table_id": row.id, **entry._asdict()}) for entry in entries),
        ]
    if isinstance(change, RowAdded):
        return [added(change.kind, change.values)]
    where = {f"this_{name}": value for name, value in change.where.items()}
    if isinstance(change, RowChanged):
        return [Filled(at_rows(update, change.kind, tuple(where)), {**where, **change.values})]
    return [Filled(at_rows(delete, change.kind, tuple(where)), where)]


def added(kind: str, values: dict[str, Any]) -> Filled:
    """A new row."""
    return Filled(INSERTS[kind], values)


@cache
def at_rows(verb: Callable[[Table], Update | Delete], kind: str, where: tuple[str, ...]) -> Executable:
    """A change of the rows with certain values, which are filled in later: `this_seat` is that of the column `seat`."""
    column = ROWS[kind].c
    return verb(ROWS[kind]).where(*(column[name.removeprefix("this_")] == bindparam(name) for name in where))
