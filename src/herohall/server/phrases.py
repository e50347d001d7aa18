"""What people say to each other at a table: a few phrases as codes, which everybody reads in their own language.

Nothing of it is stored. Whoever is muted is not heard: the server does not send it. Everything here happens under the
table's lock.
"""

from __future__ import annotations

from sqlalchemy import update

from herohall.server import schema
from herohall.server.connection import Connection
from herohall.server.house import NotNow
from herohall.server.limits import Bucket
from herohall.server.notices import Spoke
from herohall.server.protocol import PHRASES, Muted, Spoken
from herohall.server.seating import Guest
from herohall.server.table import Table

BURST = 4
EVERY = 5.0
"""Seconds after which one more phrase may be said."""


def speak(table: Table, connection: Connection, guest: Guest, phrase: str | None) -> None:
    """Say something to everybody at the table, also to those who are here through other processes."""
    if phrase not in PHRASES:
        raise NotNow("server-no-phrase")
    if not table.talk.setdefault(guest.id, Bucket(BURST, 1 / EVERY)).take():
        raise NotNow("server-say-slowly")
    mine = table.seating.seats_of(guest)
    seat = mine[0] if connection.viewer is None else connection.viewer
    spoke = Spoke(table.id, guest.id, seat, phrase)
    tell(table, spoke)
    table.house.neighbours.tell(spoke)


def tell(table: Table, spoke: Spoke) -> None:
    """Everybody who is here hears it, also those who watch; but nobody who has muted the speaker."""
    for other in table.connections:
        if other.guest is None or spoke.person not in other.guest.muted:
            other.send(Spoken(seat=spoke.seat, phrase=spoke.phrase))


async def mute(table: Table, guest: Guest, other: Guest | None, on: bool) -> None:
    """Hear somebody no longer, or again; only who asked for it is told."""
    if other is None or other is guest:
        raise NotNow("server-cannot-mute")
    muted = guest.muted | {other.id} if on else guest.muted - {other.id}
    people = schema.people
    await table.write(update(people).where(people.c.id == guest.id).values(muted=sorted(muted)))
    guest.muted = muted
    for connection in table.of_guest(guest):
        connection.send(Muted(seats=table.seating.muted_by(guest)))
