"""Tables as they are kept in the browser: a line of JSON for every step, under the table's id and its revision.

A line can be added only once, so that two tabs never write the same step of a table. Reading the lines from the first
on gives the rows of a table, as a server's database has them.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import msgspec

from herohall.core.errors import HallError
from herohall.hall.leaderboard import Attempt
from herohall.hall.step import Step
from herohall.hall.stored import (
    Change,
    Kind,
    MoveRow,
    PersonRow,
    RowAdded,
    RowChanged,
    RowsRemoved,
    SeatRow,
    StoredTable,
    TableAdded,
    TableRow,
    made,
    written,
)


class Conflict(Exception):
    """Another tab has already written this line."""


class CannotKeep(HallError):
    """The browser cannot keep anything at the moment: its storage is full, or was taken away."""


class Line(NamedTuple):
    """One line: whose it is, its number, and what it says."""

    name: str
    number: int
    text: str


class Journal(Protocol):
    """Where lines are kept."""

    async def add(self, lines: list[Line]) -> None:
        """Keep all of these lines or none; Conflict if one is there already, CannotKeep if there is no room."""

    async def read(self, name: str) -> list[str]:
        """All lines of one name, in order."""

    async def last(self, name: str) -> int | None:
        """The number of the last line of a name."""

    async def names(self) -> list[str]:
        """All names."""

    async def sizes(self, names: list[str]) -> list[int]:
        """How many characters are kept under each of these names."""

    async def remove(self, names: list[str]) -> None:
        """Forget all lines of these names."""


class Rows(msgspec.Struct):
    """A new table, by the names of its columns."""

    table: dict[str, Any]
    people: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    moves: list[dict[str, Any]]


class Alteration(msgspec.Struct, omit_defaults=True):
    """A row that was added (without `where`), changed, or removed (without `values`)."""

    kind: Kind
    where: dict[str, Any] | None = None
    values: dict[str, Any] | None = None


class Written(msgspec.Struct, omit_defaults=True):
    """What a line says."""

    at: float
    opened: Rows | None = None
    values: dict[str, Any] = {}
    changes: list[Alteration] = []


class Kept(NamedTuple):
    """All that is kept of one table; `attempt` for a daily deal."""

    stored: StoredTable
    attempt: Attempt | None


_line = msgspec.json.Decoder(Written)


# Writing


def lines_of(step: Step, now: float) -> list[Line]:
    """The lines of a step: one for its table, and one for a table that it opens."""
    lines = []
    mine = Written(at=now, values=step.values)
    for change in step.changes:
        if not isinstance(change, TableAdded):
            mine.changes.append(alteration(change))
        elif change.stored.table.id == step.after.id:
            mine.opened = rows(change.stored)
        else:
            opened = Written(at=now, opened=rows(change.stored))
            lines.append(Line(change.stored.table.id, 0, msgspec.json.encode(opened).decode()))
    number = 0 if mine.opened is not None else step.before.revision + 1
    return [Line(step.after.id, number, msgspec.json.encode(mine).decode()), *lines]


def rows(stored: StoredTable) -> Rows:
    """A table by the names of its columns."""
    return Rows(
        table=stored.table._asdict(),
        people=[one._asdict() for one in stored.people],
        seats=[one._asdict() for one in stored.seats],
        moves=[one._asdict() for one in stored.moves],
    )


def alteration(change: RowAdded | RowChanged | RowsRemoved) -> Alteration:
    """A change as it is kept."""
    match change:
        case RowAdded(kind, values):
            return Alteration(kind, values=values)
        case RowChanged(kind, where, values):
            return Alteration(kind, where, values)
        case RowsRemoved(kind, where):
            return Alteration(kind, where)


# Reading


def kept(lines: list[str]) -> Kept | None:
    """The table that these lines tell of, from its first line on; None without any."""
    stored: StoredTable | None = None
    attempt: dict[str, Any] = {}
    for number, text in enumerate(lines):
        said = _line.decode(text)
        changes = [change_of(one) for one in said.changes]
        if said.opened is not None:
            stored = stored_rows(said.opened)
        else:
            assert stored is not None
            stored = written(stored, said.values, changes, number, said.at)
        attempt |= attempt_values(changes, attempt)
    if stored is None:
        return None
    return Kept(stored, Attempt(**{**NO_RESULT, **attempt}) if attempt else None)


NO_RESULT = {"place": None, "score": None, "margin": None}


def stored_rows(opened: Rows) -> StoredTable:
    """The rows of a new table."""
    return StoredTable(
        made(TableRow, opened.table),
        [made(PersonRow, one) for one in opened.people],
        [made(SeatRow, one) for one in opened.seats],
        [made(MoveRow, one) for one in opened.moves],
    )


def change_of(kept: Alteration) -> Change:
    """A change as it was made."""
    if kept.where is None:
        return RowAdded(kept.kind, kept.values or {})
    return RowsRemoved(kept.kind, kept.where) if kept.values is None else RowChanged(kept.kind, kept.where, kept.values)


def attempt_values(changes: list[Change], before: dict[str, Any]) -> dict[str, Any]:
    """What these changes say about an attempt at a daily deal; a conceded one stays conceded."""
    said: dict[str, Any] = {}
    for change in changes:
        match change:
            case RowAdded("attempts", values):
                said |= values
            case RowChanged("attempts", _, values) if not before.get("conceded"):
                said |= values
            case _:
                pass
    return said
