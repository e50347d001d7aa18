"""Open tables: a host lists a waiting table, and anyone may take a free seat without an invitation.

A quick match is an open table that begins by itself: when all seats are taken, or after the time its first person
chose; bots play on the seats that are still free.
"""

from __future__ import annotations

from msgspec.structs import replace

from herohall.hall.schemas import NewSeat, NewTable, OpenTable, QuickMatch
from herohall.hall.table import Table

ARRIVAL = 10.0
"""Seconds in which the first person of a new table connects to it."""


def is_waiting(table: Table) -> bool:
    """Whether the game has not begun yet."""
    return table.status == "paused" and table.number == 0


def is_open(table: Table, now: float) -> bool:
    """Whether anyone may sit down now: a seat is free, and somebody is waiting there or on the way."""
    if not (table.settings.open and is_waiting(table) and table.free_seats()):
        return False
    return now < table.start.created + ARRIVAL or bool(table.people_here())


def listing(table: Table) -> OpenTable:
    """What everybody may know about an open table: nothing but this."""
    host = next(guest for guest in table.guests.values() if guest.host)
    return OpenTable(
        table=table.id,
        game=table.match.record.game.name,
        players=table.match.record.players,
        host=host.name,
        free=len(table.free_seats()),
        begins=table.settings.begins,
    )


def suits(table: Table, wanted: QuickMatch, now: float) -> bool:
    """Whether a quick match can take a person who wants this one."""
    record = table.match.record
    same = (record.game.name, record.players) == (wanted.game, wanted.players)
    return same and table.settings.begins is not None and is_open(table, now)


def new_match(wanted: QuickMatch) -> NewTable:
    """The table for the first person of a quick match: the usual game, and nobody gets hints."""
    return NewTable(
        game=wanted.game,
        players=wanted.players,
        seats=[NewSeat(name=wanted.name)],
        hints=False,
        paused=True,
        open=True,
        begin_after=wanted.wait,
        person=wanted.person,
    )


def begun(table: Table, now: float) -> Table:
    """The table after its game has begun, or goes on after a pause."""
    settings = table.settings._replace(begins=None)
    return replace(table, status="running", clock=table.clock.resume(now), settings=settings)


def begun_if_due(table: Table, now: float) -> Table:
    """A quick match begins when its time is over or all seats are taken."""
    begins = table.settings.begins
    due = table.status == "paused" and begins is not None and (begins <= now or not table.free_seats())
    return begun(table, now) if due else table
