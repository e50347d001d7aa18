"""A rematch: a new table for the same company, whichever processes they are here through."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from sqlalchemy import update

from herohall.server import controls, opening, schema, steady
from herohall.server.bodies import NewSeat, NewTable
from herohall.server.connection import Connection
from herohall.server.house import NotNow
from herohall.server.protocol import Rematch
from herohall.server.seating import Guest, Place, digest, new_token
from herohall.server.table import Table

if TYPE_CHECKING:
    from herohall.server.hall import Hall


async def rematch(hall: Hall, table: Table, connection: Connection) -> None:
    """A new table for the same company; everybody who is here is told, each with their own token."""
    controls.seated(table, connection)
    if table.status not in ("over", "ended"):
        raise NotNow("server-not-over")
    if table.following is None:
        await open_again(hall, table)
    await tell_rematch(hall, table)


async def tell_rematch(hall: Hall, table: Table) -> None:
    """Everybody who is here learns of the new table."""
    assert table.following is not None
    new = await hall.table(table.following)
    for other in table.connections:
        if other.guest is not None and other.guest.id not in table.tokens:
            await give_token(table, new, other.guest)
        token = None if other.guest is None else table.tokens.get(other.guest.id)
        other.send(Rematch(table=new.id, token=token))
    table.told_of_rematch = True


async def give_token(table: Table, new: Table, guest: Guest) -> None:
    """A person's token at the table of the rematch; whoever was not here when it was opened gets none."""

    async def give() -> None:
        again = next((one for one in new.seating.guests if one.id == same_person(guest.id, new.id)), None)
        if again is not None:
            token = new_token()
            mine = schema.people.c.id == again.id
            await new.write(update(schema.people).where(mine).values(token_hash=digest(token)))
            again.token_hash = digest(token)
            table.tokens[guest.id] = token

    await new.alone(give)


async def open_again(hall: Hall, table: Table) -> None:
    """The same game once more, written down together with the fact that it follows."""
    record = table.match.record
    wanted = NewTable(
        game=record.game.name,
        players=record.players,
        options={**record.options},
        box=table.box,
        seats=[NewSeat(bot=place.bot, name=place.name) for place in rotated(table.seating.places)],
        pace=table.pace,
        clock=table.clock.choice,
        hints=table.hints,
        aids=table.aids,
        watch=table.watch,
        rated=table.rated,
    )
    new, _ = opening.open_table(hall.house, record.game, table.box_folder, wanted)
    seat_company(table, new)
    await table.write(*opening.rows_of(new), following=new.id)
    table.following = new.id
    await hall.begin(new)


def seat_company(old: Table, new: Table) -> None:
    """The people who are here move on by one seat each; whoever asked for the rematch need not be the host."""
    new.seating.guests.clear()
    for guest in old.people_here():
        # Nobody has this token; everybody's own process gives them theirs.
        again = Guest(
            id=same_person(guest.id, new.id),
            name=guest.name,
            host=guest.host,
            token_hash=digest(new_token()),
            regular=guest.regular,
            muted=frozenset(same_person(one, new.id) for one in guest.muted),
        )
        new.seating.guests.append(again)
        for before, place in zip(rotated(old.seating.places), new.seating.places, strict=True):
            if before.owner is guest:
                place.owner, place.called = again, before.called
    if not any(guest.host for guest in new.seating.guests):
        new.seating.guests[0].host = True
    new.clock.ask(new.match.state.seat if new.player(new.match.state.seat) is not None else None, steady.now())


def rotated(places: list[Place]) -> list[Place]:
    """Everybody one seat further, so that another one begins."""
    return [places[-1], *places[:-1]]


def same_person(guest_id: str, table_id: str) -> str:
    """The id a person has at the table of a rematch: every process must come to the same."""
    return hashlib.sha256(f"{guest_id} {table_id}".encode()).hexdigest()[:22]
