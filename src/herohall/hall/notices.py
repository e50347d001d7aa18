"""What the processes of one hall tell each other about tables. A notice may be lost; the store has everything."""

from __future__ import annotations

from typing import Any

import msgspec


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Something was written about a table."""

    table: str
    revision: int


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """A move was written. Whoever has the table as it was before it need not read anything."""

    table: str
    revision: int
    move: dict[str, Any]
    values: dict[str, Any]
    """What is new in the table's own row."""
    banks: tuple[float, ...]


class Present(msgspec.Struct, frozen=True, tag="present"):
    """The people connected to a table through one process."""

    table: str
    process: str
    people: list[str]
    watchers: int


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """A process asks who is at a table: it has opened it, or may have missed that somebody came or left."""

    table: str


class Hurrying(msgspec.Struct, frozen=True, tag="hurrying"):
    """Somebody wants the bots to be quick until their next decision."""

    table: str
    person: str


class Spoke(msgspec.Struct, frozen=True, tag="spoke"):
    """Somebody has said something to the others."""

    table: str
    person: str
    seat: int
    phrase: str


Notice = Changed | Entered | Present | Roll | Hurrying | Spoke
