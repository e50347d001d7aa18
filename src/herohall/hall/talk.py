"""What people say to each other at a table: a few phrases, sent as codes, that everybody reads in their own language.

Nothing is stored, and nothing from a muted person is sent.
"""

from __future__ import annotations

from msgspec.structs import replace

from herohall.hall.allowance import Allowance
from herohall.hall.errors import NotNow
from herohall.hall.messages import Told
from herohall.hall.notices import Spoke
from herohall.hall.protocol import PHRASES, Spoken
from herohall.hall.seats import Guest
from herohall.hall.step import Extra
from herohall.hall.table import Table

BURST = 4
EVERY = 5.0
"""Seconds after which one more phrase may be said."""


def speak(table: Table, guest: Guest, seat: int | None, phrase: str | None, now: float) -> tuple[Table, Extra]:
    """Say something to everybody at the table, in this process and in others."""
    if phrase is None or phrase not in (*PHRASES, *table.match.record.game.phrases):
        raise NotNow("server-no-phrase")
    talk = table.presence.talk
    left = talk.get(guest.id, Allowance.full(BURST, 1 / EVERY, now)).used(now)
    if left is None:
        raise NotNow("server-say-slowly")
    speaking_seat = table.seats_of(guest.id)[0] if seat is None else seat
    spoke = Spoke(table.id, guest.id, speaking_seat, phrase)
    after = replace(table, presence=replace(table.presence, talk={**talk, guest.id: left}))
    return after, Extra(told=heard(table, spoke), notices=[spoke])


def heard(table: Table, spoke: Spoke) -> list[Told]:
    """Players and watchers get it, except those who have muted the speaker."""
    hearing = [
        viewer.id
        for viewer in table.presence.viewers.values()
        if viewer.guest is None or spoke.person not in table.guests[viewer.guest].muted
    ]
    return [Told(hearing, Spoken(seat=spoke.seat, phrase=spoke.phrase))]


def mute(table: Table, guest: Guest, other: str | None) -> Table:
    """Mute somebody; only the person who asked is told."""
    return table.with_guest(replace(guest, muted=guest.muted | {checked(guest, other)}))


def unmute(table: Table, guest: Guest, other: str | None) -> Table:
    """Unmute somebody."""
    return table.with_guest(replace(guest, muted=guest.muted - {checked(guest, other)}))


def checked(guest: Guest, other: str | None) -> str:
    """The person to mute or unmute, who must be somebody else."""
    if other is None or other == guest.id:
        raise NotNow("server-cannot-mute")
    return other
