"""Coming to a table and leaving it, taking a seat, and changing to another device."""

from __future__ import annotations

from hmac import compare_digest

from msgspec.structs import replace

from herohall.core.record import clean_name
from herohall.hall import messages
from herohall.hall.bits import Moment, digest, new_token
from herohall.hall.controls import back, heard, hurried
from herohall.hall.errors import NotNow
from herohall.hall.messages import Told
from herohall.hall.names import told_apart
from herohall.hall.notices import Hurrying, Present, Spoke
from herohall.hall.open_tables import begun_if_due, is_open
from herohall.hall.presence import Viewer
from herohall.hall.protocol import People, Update, Welcome
from herohall.hall.schemas import Claim, Seated
from herohall.hall.step import Extra, Step, take
from herohall.hall.table import Guest, Table


def come(table: Table, viewer: Viewer, since: int | None, moment: Moment) -> Step:
    """A person comes and is shown the table; they take back seats that bots kept for them."""
    after = table if viewer.guest is None else back(table, viewer.guest)
    after = replace(after, presence=after.presence.joined(viewer))
    step = take(table, after, moment)
    shown: list[Welcome | Update | People] = []
    if since is not None and messages.can_catch_up(step.after, since):
        shown.append(messages.update(step.after, viewer, since, moment.now))
        shown.append(People(company=messages.company(step.after, moment.now)))
    else:
        shown.append(messages.welcome(step.after, viewer, moment.now))
    return step._replace(messages=[*(Told([viewer.id], one) for one in shown), *step.messages])


def first_seat(table: Table, guest: str) -> int | None:
    """The seat whose view a person gets at once: none with several seats, because each has a curtain."""
    seats = table.seats_of(guest)
    return seats[0] if len(seats) == 1 else None


def leave(table: Table, viewers: list[int], moment: Moment) -> Step:
    """Remove connections that have closed."""
    return take(table, replace(table, presence=table.presence.parted(viewers, moment.now)), moment)


# Seats


def claim(table: Table, wanted: Claim, regular: str | None, moment: Moment) -> Step:
    """Take over a bot's seat."""
    welcome = not wanted.invite and is_open(table, moment.now)
    if not welcome and not compare_digest(wanted.invite.encode(), table.start.invite.encode()):
        raise NotNow("server-bad-invite")
    if table.start.daily is not None:
        raise NotNow("server-daily")
    free = table.free_seats()
    if not free or (wanted.seat is not None and wanted.seat not in free):
        raise NotNow("server-seat-taken")
    seat = free[0] if wanted.seat is None else wanted.seat
    guest, token = claiming_guest(table, wanted, regular, moment)
    known = guest.regular is not None and guest.regular in [one.regular for one in table.owners()]
    if table.contest or (table.start.rated and known):
        raise NotNow("server-rated")
    after = table.with_guest(guest) if guest.id not in table.guests else table
    called = told_apart(clean_name(wanted.name) or guest.name, table.names_but([seat]))
    after = after.with_place(
        seat, owner=guest.id, called=None if called == guest.name else called, late=table.number > 0
    )
    return take(table, begun_if_due(after, moment.now), moment)._replace(seated=seated(after, guest.id, token))


def claiming_guest(table: Table, wanted: Claim, regular: str | None, moment: Moment) -> tuple[Guest, str]:
    """The person who claims a seat, known or new, and their token."""
    if wanted.token is not None:
        known = table.holder(digest(wanted.token))
        if known is None:
            raise NotNow("server-bad-token")
        return known, wanted.token
    token = new_token(moment.bits)
    name = clean_name(wanted.name)
    guest = Guest(id=new_token(moment.bits), name=name, host=False, token_hash=digest(token), regular=regular)
    return guest, token


def move_device(table: Table, guest: str, moment: Moment) -> Step:
    """A new token for a person; the old one is no longer valid."""
    if guest not in table.guests:
        raise NotNow("server-bad-code")
    token = new_token(moment.bits)
    after = table.with_guest(replace(table.guests[guest], token_hash=digest(token)))
    return take(table, after, moment)._replace(seated=seated(after, guest, token))


def seated(table: Table, guest: str, token: str) -> Seated:
    """What the owner of a seat is told about it."""
    return Seated(table=table.id, token=token, seats=table.seats_of(guest), invite=table.start.invite)


# What other processes say


def heed(table: Table, notice: Present | Hurrying | Spoke, moment: Moment) -> Step:
    """Take in what another process has said about the people at this table."""
    if isinstance(notice, Spoke):
        return take(table, table, moment, Extra(told=heard(table, notice)))
    if isinstance(notice, Hurrying):
        return take(table, hurried(table, notice.person), moment)
    return take(table, replace(table, presence=table.presence.heard(notice, moment.now)), moment)


def processes_left(table: Table, there: set[str], moment: Moment) -> Step:
    """Only these processes are running; the visitors of all others are gone."""
    gone = [one for one in table.presence.elsewhere if one not in there]
    return take(table, replace(table, presence=table.presence.without(gone, moment.now)), moment)
