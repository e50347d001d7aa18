"""A table learns from the store what others have written about it: as it is built up, and whenever it is behind."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from herohall.core.errors import HallError
from herohall.server.clock import Clock
from herohall.server.house import NotNow
from herohall.server.protocol import ClockChoice, Farewell
from herohall.server.seating import Guest, Place
from herohall.server.store import Stored, StoredTable

if TYPE_CHECKING:
    from herohall.server.table import Table

log = logging.getLogger("herohall.server")


async def catch_up(table: Table) -> None:
    """Take over what others have written, and tell those who are here; under the lock."""
    stored = await table.house.store.table(table.id, since=table.number)
    if stored is None:
        give_up(table, "server-no-table")
        raise NotNow("server-no-table")
    if stored.table.revision == table.revision:
        return
    before = Remembered(table)
    try:
        for move in stored.moves:
            table.make(move.seat, move.word, move.made_by, move.action)
    except HallError as error:
        log.error("table %s cannot go on: %s", table.id, error)
        give_up(table, "server-frozen")
        raise NotNow("server-frozen") from error
    if stored.moves:
        table.changed = stored.moves[-1].made
    recall(table, stored)
    tell_news(table, before)
    table.automatic.arrange()


async def guest_with(table: Table, token: str) -> Guest | None:
    """Whose token it is; another process may have handed it out a moment ago."""
    known = table.seating.by_token(token)
    if known is None and table.house.neighbours.shared:
        async with table.lock:
            await catch_up(table)
        known = table.seating.by_token(token)
    return known


def give_up(table: Table, key: str) -> None:
    """Nothing more happens here; everybody is told why, and whoever comes again is shown what the store has."""
    table.given_up = True
    table.automatic.stop()
    for connection in table.connections:
        connection.send(Farewell(key=key))
        connection.close()


class Remembered:
    """What is compared to know what to tell."""

    def __init__(self, table: Table) -> None:
        self.number = table.number
        self.status = table.status
        self.tokens = {guest: guest.token_hash for guest in table.seating.guests}
        self.aids = table.aids
        self.orders = [place.order for place in table.seating.places]
        self.notes = [place.notes for place in table.seating.places]


def tell_news(table: Table, before: Remembered) -> None:
    """Everybody who is here learns what has changed."""
    for guest, token_hash in before.tokens.items():
        if guest not in table.seating.guests:
            table.dismiss(guest, "server-removed")
        elif guest.token_hash != token_hash:
            table.dismiss(guest, "server-moved")
    if table.status == "ended" != before.status or table.aids != before.aids:
        table.tell_all()
    elif table.number > before.number:
        table.tell_since(before.number)
    for seat, order in enumerate(before.orders):
        if table.seating.places[seat].order != order:
            table.tell_order(seat)
        if table.seating.places[seat].notes != before.notes[seat]:
            table.tell_notes(seat)
    table.tell_company()


# What the store says


def recall(table: Table, stored: StoredTable) -> None:
    """Take over who sits where and what holds at the table."""
    row = stored.table
    known = {guest.id: guest for guest in table.seating.guests}
    guests = {one.id: recall_guest(known.get(one.id), one) for one in stored.people}
    table.seating.guests = list(guests.values())
    table.seating.places = [recall_place(seat, guests.get(seat.person_id)) for seat in stored.seats]
    banks = [seat.bank for seat in stored.seats]
    table.clock = Clock(msgspec.convert(row.clock, ClockChoice), banks, row.asked, row.deadline)
    table.status, table.pace, table.hints, table.aids = row.status, row.pace, row.hints, bool(row.aids)
    table.offer = None if row.offer is None else set(row.offer)
    table.following = row.following
    table.rules_before = row.rules_before
    table.revision = row.revision


def recall_guest(known: Guest | None, row: Stored) -> Guest:
    """A person; those who are here stay the same, for their connections know them."""
    if known is None:
        known = Guest(id=row.id, name=row.name, host=row.host, token_hash=row.token_hash)
    known.name, known.host, known.token_hash = row.name, row.host, row.token_hash
    known.regular, known.muted = row.regular, frozenset(row.muted or [])
    return known


def recall_place(row: Stored, owner: Guest | None) -> Place:
    """A seat."""
    return Place(
        name=row.name,
        bot=row.bot,
        owner=owner,
        called=row.called,
        away=row.away,
        conceded=row.conceded,
        order=row.standing_order,
        notes=row.notes or "",
        late=row.late,
    )
