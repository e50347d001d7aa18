"""What people may do at a table besides moves, and who may do it. Each function runs under the table's lock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import delete, update

from herohall.server import phrases, results, schema, steady, telling
from herohall.server.connection import Connection
from herohall.server.house import NotNow
from herohall.server.notices import Hurrying
from herohall.server.protocol import Control, Pace, What
from herohall.server.seating import Guest, clean
from herohall.server.table import Table

Action = Callable[[Table, Connection, Control], Awaitable[None]]


async def carry_out(table: Table, connection: Connection, message: Control) -> None:
    """Do what was asked for, or NotNow says why not."""
    await ACTIONS[message.what](table, connection, message)


# Who may


def seated(table: Table, connection: Connection) -> Guest:
    """The guest behind a connection; only people with a seat have a say."""
    guest = connection.guest
    if guest is None or not table.seating.seats_of(guest):
        raise NotNow("server-no-seat")
    return guest


def hosting(table: Table, connection: Connection) -> Guest:
    """The host, or anyone with a seat while no host is here."""
    guest = connection.guest
    if guest is not None and guest.host:
        return guest
    if any(one.host and table.is_here(one) for one in table.seating.guests):
        raise NotNow("server-host-only")
    return seated(table, connection)


def named_seat(table: Table, message: Control) -> int:
    """The seat a message is about."""
    if message.seat is None or not 0 <= message.seat < len(table.seating.places):
        raise NotNow("server-which-seat")
    return message.seat


def own_seat(table: Table, guest: Guest | None, message: Control) -> int:
    """The seat a message is about, which must be one's own."""
    seat = named_seat(table, message)
    if seat not in table.seating.seats_of(guest):
        raise NotNow("server-not-your-seat")
    return seat


def going_on(table: Table) -> None:
    """Only while the game is not over."""
    if table.status not in ("running", "paused"):
        raise NotNow(f"server-{table.status}")


def not_daily(table: Table) -> None:
    """At the daily deal everybody plays under the same conditions."""
    if table.daily is not None:
        raise NotNow("server-daily")


# Pause


async def pause(table: Table, connection: Connection, message: Control) -> None:
    hosting(table, connection)
    if table.status != "running":
        raise NotNow(f"server-{table.status}")
    clock = table.clock.copy()
    clock.pause(steady.now())
    await table.write(status="paused", asked=clock.asked, deadline=clock.deadline)
    table.status, table.clock = "paused", clock
    table.automatic.stop()
    table.tell_company()


async def resume(table: Table, connection: Connection, message: Control) -> None:
    hosting(table, connection)
    if table.status != "paused":
        raise NotNow("server-not-paused")
    clock = table.clock.copy()
    clock.resume(steady.now())
    await table.write(status="running", asked=clock.asked, deadline=clock.deadline)
    table.status, table.clock = "running", clock
    table.tell_company()
    table.automatic.arrange()


# Seats


async def remove(table: Table, connection: Connection, message: Control) -> None:
    host = connection.guest
    if host is None or not host.host:
        raise NotNow("server-host-only")
    owner = table.seating.places[named_seat(table, message)].owner
    if owner is None or owner is host:
        raise NotNow("server-cannot-remove")
    if owner.regular is not None and table.number and table.status in ("running", "paused"):
        raise NotNow("server-rated-remove")  # it would change the result; a bot may sit in
    places = table.seating.seats_of(owner)
    of_owner = schema.devices.c.person_id == owner.id
    await table.write(
        *(
            table.seat_row(
                seat, person_id=None, called=None, away=False, conceded=False, standing_order=None, notes=None
            )
            for seat in places
        ),
        delete(schema.devices).where(of_owner),
        delete(schema.people).where(schema.people.c.id == owner.id),
    )
    for seat in places:
        place = table.seating.places[seat]
        place.owner = place.called = place.order = None
        place.away = place.conceded = False
        place.notes = ""
    table.seating.guests.remove(owner)
    table.dismiss(owner, "server-removed")
    for seat in places:
        await table.seat_changed(seat)


async def concede(table: Table, connection: Connection, message: Control) -> None:
    guest = seated(table, connection)
    going_on(table)
    mine = table.seating.seats_of(guest)
    for seat in mine if message.seat is None else [own_seat(table, guest, message)]:
        if table.seating.places[seat].conceded:
            continue
        await table.write(table.seat_row(seat, conceded=True), *results.rows_at_leaving(table, seat))
        table.seating.places[seat].conceded = True
        await table.seat_changed(seat)


async def sit_in(table: Table, connection: Connection, message: Control) -> None:
    guest = seated(table, connection)
    not_daily(table)
    going_on(table)
    seat = named_seat(table, message)
    owner = table.seating.places[seat].owner
    if owner is None or table.player(seat) is None:
        raise NotNow("server-bot-there")
    if owner is not guest and table.is_here(owner):
        raise NotNow("server-still-here")
    await table.sit_in(seat)


async def come_back(table: Table, connection: Connection, message: Control) -> None:
    guest = seated(table, connection)
    for seat in table.seating.seats_of(guest):
        await table.come_back(seat)


async def rename(table: Table, connection: Connection, message: Control) -> None:
    guest = seated(table, connection)
    name = clean(message.value or "")
    if not name:
        raise NotNow("server-no-name")
    if message.seat is None:
        await table.write(
            update(schema.people).where(schema.people.c.id == guest.id).values(name=name),
            *(table.seat_row(seat, called=None) for seat in table.seating.seats_of(guest)),
        )
        guest.name = name
        for seat in table.seating.seats_of(guest):
            table.seating.places[seat].called = None
    else:
        seat = own_seat(table, guest, message)
        await table.write(table.seat_row(seat, called=name))
        table.seating.places[seat].called = name
    table.tell_company()


# The end by agreement


async def offer_end(table: Table, connection: Connection, message: Control) -> None:
    guest = seated(table, connection)
    going_on(table)
    not_daily(table)
    offer = (table.offer or set()) | set(table.seating.seats_of(guest))
    await table.write(offer=sorted(offer))
    table.offer = offer
    await end_if_agreed(table)


async def agree_end(table: Table, connection: Connection, message: Control) -> None:
    if table.offer is None:
        raise NotNow("server-no-offer")
    await offer_end(table, connection, message)


async def refuse_end(table: Table, connection: Connection, message: Control) -> None:
    seated(table, connection)
    if table.offer is not None:
        await table.write(offer=None)
        table.offer = None
    table.tell_company()


async def end_if_agreed(table: Table) -> None:
    """All people who are here and still play have agreed."""
    offer = table.offer or set()
    playing = [seat for seat, place in enumerate(table.seating.places) if place.player is not None]
    if any(seat not in offer and table.is_here(owner_of(table, seat)) for seat in playing):
        table.tell_company()
        return
    await table.write(status="ended", asked=None, deadline=None, offer=None)
    table.status, table.offer = "ended", None
    table.automatic.stop()
    table.tell_all()


def owner_of(table: Table, seat: int) -> Guest:
    owner = table.seating.places[seat].owner
    assert owner is not None
    return owner


# Settings


async def set_pace(table: Table, connection: Connection, message: Control) -> None:
    hosting(table, connection)
    try:
        pace = msgspec.convert(message.value, Pace)
    except msgspec.ValidationError as error:
        raise NotNow("server-bad-value") from error
    await table.write(pace=pace)
    table.pace = pace
    table.tell_company()
    table.automatic.arrange()


async def hurry(table: Table, connection: Connection, message: Control) -> None:
    guest = seated(table, connection)
    table.hurrying.add(guest.id)
    table.house.neighbours.tell(Hurrying(table.id, guest.id))
    seat = table.match.state.seat
    if seat is not None and table.player(seat) is None:
        table.automatic.arrange()


async def set_hints(table: Table, connection: Connection, message: Control) -> None:
    hosting(table, connection)
    not_daily(table)
    if message.value not in ("on", "off"):
        raise NotNow("server-bad-value")
    await table.write(hints=message.value == "on")
    table.hints = message.value == "on"
    table.tell_company()


async def set_aids(table: Table, connection: Connection, message: Control) -> None:
    hosting(table, connection)
    not_daily(table)
    if message.value not in ("on", "off"):
        raise NotNow("server-bad-value")
    await table.write(aids=message.value == "on")
    table.aids = message.value == "on"
    table.tell_all()


# Pass the device


async def lift(table: Table, connection: Connection, message: Control) -> None:
    seat = own_seat(table, connection.guest, message)
    leave_seat(table, connection)
    connection.viewer = seat
    for said in telling.story(table, connection.guest, seat, table.seen.get(seat, table.number), steady.now()):
        connection.send(said)


async def lower(table: Table, connection: Connection, message: Control) -> None:
    leave_seat(table, connection)
    connection.viewer = None
    table.tell_welcome(connection)


def leave_seat(table: Table, connection: Connection) -> None:
    """Remember what the person on the seat has seen so far."""
    if connection.viewer is not None:
        table.seen[connection.viewer] = table.number


# Talk


async def speak(table: Table, connection: Connection, message: Control) -> None:
    phrases.speak(table, connection, seated(table, connection), message.value)


async def mute(table: Table, connection: Connection, message: Control) -> None:
    guest = seated(table, connection)
    other = table.seating.places[named_seat(table, message)].owner
    await phrases.mute(table, guest, other, on=message.what == "mute")


ACTIONS: dict[What, Action] = {
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
    "hints": set_hints,
    "aids": set_aids,
    "lift": lift,
    "lower": lower,
    "phrase": speak,
    "mute": mute,
    "unmute": mute,
}
"""All but `rematch`, which is the hall's business."""
