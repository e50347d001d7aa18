"""What people may do at a table besides moves, and who may do it. Each function returns the table afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from herohall.core.record import clean_name
from herohall.hall import messages
from herohall.hall.allowance import Allowance
from herohall.hall.bits import Moment, new_token
from herohall.hall.errors import NotNow
from herohall.hall.messages import Told
from herohall.hall.names import told_apart
from herohall.hall.notices import Hurrying, Spoke
from herohall.hall.open_tables import begun
from herohall.hall.presence import Viewer
from herohall.hall.protocol import PHRASES, Control, Pace, Spoken, What
from herohall.hall.step import NOTHING_MORE, Extra
from herohall.hall.table import Guest, Offer, Table

BURST, EVERY = 4, 5.0
"""Phrases that may be said at once, and the seconds after which one more may be."""

Change = tuple[Table, Extra]
ControlFunction = Callable[[Table, Viewer, Control, Moment], Change]


# Who may


def seated(table: Table, viewer: Viewer) -> Guest:
    """The guest behind a connection, who must have a seat."""
    if viewer.guest is None or not table.seats_of(viewer.guest):
        raise NotNow("server-no-seat")
    return table.guests[viewer.guest]


def hosting(table: Table, viewer: Viewer) -> None:
    """Only the host may, or anyone with a seat while no host is here."""
    if viewer.guest is not None and table.guests[viewer.guest].host:
        return
    if any(guest.host and table.presence.is_here(guest.id) for guest in table.guests.values()):
        raise NotNow("server-host-only")
    seated(table, viewer)


def named_seat(table: Table, message: Control) -> int:
    """The seat a message is about."""
    if message.seat is None or not 0 <= message.seat < len(table.places):
        raise NotNow("server-which-seat")
    return message.seat


def own_seat(table: Table, viewer: Viewer, message: Control) -> int:
    """The seat a message is about, which must be the sender's."""
    seat = named_seat(table, message)
    if seat not in table.seats_of(viewer.guest):
        raise NotNow("server-not-your-seat")
    return seat


def going_on(table: Table) -> None:
    """Only while the game is not over."""
    if table.status not in ("running", "paused"):
        raise NotNow(f"server-{table.status}")


def not_daily(table: Table) -> None:
    """Refused at the daily deal, which everybody plays under the same conditions."""
    if table.start.daily is not None:
        raise NotNow("server-daily")


# Pause


def pause(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    if table.status != "running":
        raise NotNow(f"server-{table.status}")
    if table.contest:
        table = wanted_by(table, seated(table, viewer), pause=True)
        if not all_agree(table):
            return table, NOTHING_MORE
    else:
        hosting(table, viewer)
    return replace(table, status="paused", clock=table.clock.pause(moment.now), offer=None), NOTHING_MORE


def resume(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    if not table.contest:
        hosting(table, viewer)
    seated(table, viewer)
    if table.status != "paused":
        raise NotNow("server-not-paused")
    return begun(table, moment.now), NOTHING_MORE


# Seats


def remove(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    if viewer.guest is None or not table.guests[viewer.guest].host:
        raise NotNow("server-host-only")
    owner = table.places[named_seat(table, message)].owner
    if owner is None or owner == viewer.guest:
        raise NotNow("server-cannot-remove")
    if table.guests[owner].regular is not None and table.number and table.status in ("running", "paused"):
        raise NotNow("server-rated-remove")  # it would change the result; a bot may sit in
    begun = table.number > 0
    places = tuple(place.freed(begun) if place.owner == owner else place for place in table.places)
    guests = {one: guest for one, guest in table.guests.items() if one != owner}
    # Whoever sits down there next has agreed to nothing yet, and the old invitation is in wrong hands.
    start = table.start._replace(invite=new_token(moment.bits))
    return replace(table, start=start, places=places, guests=guests, offer=None), NOTHING_MORE


def concede(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    guest = seated(table, viewer)
    going_on(table)
    for seat in table.seats_of(guest.id) if message.seat is None else [own_seat(table, viewer, message)]:
        if not table.places[seat].conceded:
            table = table.with_place(seat, conceded=True)
    return ended_if_agreed(table), NOTHING_MORE


def sit_in(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    guest = seated(table, viewer)
    not_daily(table)
    going_on(table)
    seat = named_seat(table, message)
    player = table.player(seat)
    if player is None:
        raise NotNow("server-bot-there")
    if player != guest.id and table.presence.is_here(player):
        raise NotNow("server-still-here")
    return table.with_place(seat, away=True), NOTHING_MORE


def come_back(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    return back(table, seated(table, viewer).id), NOTHING_MORE


def back(table: Table, guest: str) -> Table:
    """Owners take back the seats that bots kept for them."""
    for seat in table.seats_of(guest):
        if table.places[seat].away:
            table = table.with_place(seat, away=False)
    return table


def rename(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    guest = seated(table, viewer)
    name = clean_name(message.value or "")
    if not name:
        raise NotNow("server-no-name")
    if message.seat is not None:
        seat = own_seat(table, viewer, message)
        return table.with_place(seat, called=told_apart(name, table.names_but([seat]))), NOTHING_MORE
    mine = table.seats_of(guest.id)
    name = told_apart(name, table.names_but(mine))
    for seat in mine:
        table = table.with_place(seat, called=None)
    return table.with_guest(replace(guest, name=name)), NOTHING_MORE


# Agreement


def offer_end(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    guest = seated(table, viewer)
    going_on(table)
    not_daily(table)
    return ended_if_agreed(wanted_by(table, guest, pause=False)), NOTHING_MORE


def agree_end(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    if table.offer is None or table.offer.pause:
        raise NotNow("server-no-offer")
    return offer_end(table, viewer, message, moment)


def refuse_end(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    seated(table, viewer)
    return replace(table, offer=None), NOTHING_MORE


def wanted_by(table: Table, guest: Guest, pause: bool) -> Table:
    """The table with a proposal that one more person wants; it takes the place of a different one."""
    seats = table.offer.seats if table.offer is not None and table.offer.pause == pause else frozenset()
    return replace(table, offer=Offer(seats | set(table.seats_of(guest.id)), pause))


def all_agree(table: Table) -> bool:
    """Whether everybody wants what was proposed, also those who are away; who has conceded is not asked."""
    wanting = frozenset() if table.offer is None else table.offer.seats
    return all(place.owner is None or place.conceded or seat in wanting for seat, place in enumerate(table.places))


def ended_if_agreed(table: Table) -> Table:
    """The game ends if that was proposed and everybody agrees."""
    if table.offer is None or table.offer.pause or not all_agree(table):
        return table
    clock = replace(table.clock, asked=None, deadline=None)
    return replace(table, status="ended", clock=clock, offer=None)


# Settings


def set_pace(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    hosting(table, viewer)
    try:
        pace = msgspec.convert(message.value, Pace)
    except msgspec.ValidationError as error:
        raise NotNow("server-bad-value") from error
    return replace(table, settings=table.settings._replace(pace=pace)), NOTHING_MORE


def switch(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    """Switch hints, memory aids or the listing of the table on or off."""
    hosting(table, viewer)
    not_daily(table)
    if message.what == "hints" and table.rated_seats():
        raise NotNow("server-rated")
    if message.value not in ("on", "off"):
        raise NotNow("server-bad-value")
    changed: dict[str, Any] = {message.what: message.value == "on"}
    return replace(table, settings=table.settings._replace(**changed)), NOTHING_MORE


def hurry(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    guest = seated(table, viewer)
    return hurried(table, guest.id), Extra(notices=[Hurrying(table.id, guest.id)])


def hurried(table: Table, guest: str) -> Table:
    """Somebody wants the bots to be quick until their next decision."""
    return replace(table, presence=replace(table.presence, hurrying=table.presence.hurrying | {guest}))


# Pass the device


def lift(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    """Lift the curtain of a seat and tell it what happened since the curtain fell."""
    seat = own_seat(table, viewer, message)
    table = looked_away(table, viewer)
    now_sees = replace(viewer, seat=seat)
    since = table.presence.seen.get(seat, table.number)
    told = [Told([viewer.id], said) for said in messages.story(table, now_sees, since, moment.now)]
    return replace(table, presence=table.presence.joined(now_sees)), Extra(told=told)


def lower(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    """Lower the curtain: only what everybody may see is shown."""
    table = looked_away(table, viewer)
    now_sees = replace(viewer, seat=None)
    told = [Told([viewer.id], messages.welcome(table, now_sees, moment.now))]
    return replace(table, presence=table.presence.joined(now_sees)), Extra(told=told)


def looked_away(table: Table, viewer: Viewer) -> Table:
    """Remember what the person on the seat has seen so far."""
    if viewer.seat is None:
        return table
    seen = {**table.presence.seen, viewer.seat: table.number}
    return replace(table, presence=replace(table.presence, seen=seen))


# Talk: a few phrases, sent as codes, that everybody reads in their own language. Nothing is stored.


def say(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    """Say something to everybody at the table, in this process and in others."""
    guest, phrase, talk = seated(table, viewer), message.value, table.presence.talk
    if phrase is None or phrase not in (*PHRASES, *table.match.record.game.phrases):
        raise NotNow("server-no-phrase")
    left = talk.get(guest.id, Allowance.full(BURST, 1 / EVERY, moment.now)).used(moment.now)
    if left is None:
        raise NotNow("server-say-slowly")
    seat = table.seats_of(guest.id)[0] if viewer.seat is None else viewer.seat
    spoke = Spoke(table.id, guest.id, seat, phrase)
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


def mute(table: Table, viewer: Viewer, message: Control, moment: Moment) -> Change:
    """Mute or unmute somebody; only the person who asked is told."""
    guest, other = seated(table, viewer), table.places[named_seat(table, message)].owner
    if other is None or other == guest.id:
        raise NotNow("server-cannot-mute")
    muted = guest.muted | {other} if message.what == "mute" else guest.muted - {other}
    return table.with_guest(replace(guest, muted=muted)), NOTHING_MORE


CONTROLS: dict[What, ControlFunction] = {
    "pause": pause,
    "resume": resume,
    "remove": remove,
    "offer_end": offer_end,
    "agree_end": agree_end,
    "refuse_end": refuse_end,
    "concede": concede,
    "sit_in": sit_in,
    "come_back": come_back,
    "pace": set_pace,
    "hurry": hurry,
    "name": rename,
    "hints": switch,
    "aids": switch,
    "open": switch,
    "lift": lift,
    "lower": lower,
    "phrase": say,
    "mute": mute,
    "unmute": mute,
}
"""All controls but `rematch`, which opens another table."""
