"""A rematch: a new table for the same people, even if they are connected through different processes."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from msgspec.structs import replace

from herohall.hall.bits import Moment, digest, new_token
from herohall.hall.controls import seated
from herohall.hall.create import clock_started, new_start, new_table
from herohall.hall.errors import NotNow
from herohall.hall.messages import Told
from herohall.hall.presence import Viewer
from herohall.hall.protocol import Rematch
from herohall.hall.schemas import NewSeat, NewTable
from herohall.hall.step import Step, take
from herohall.hall.stored import TableAdded, rows_of
from herohall.hall.table import FINISHED, Guest, Place, Table


def check(table: Table, viewer: Viewer) -> None:
    """Only people with a seat, and only after the game; NotNow otherwise."""
    seated(table, viewer)
    if table.status not in FINISHED:
        raise NotNow("server-not-over")


def open_again(table: Table, viewer: Viewer, moment: Moment) -> Step:
    """A new table with the same game, stored together with the link to it."""
    check(table, viewer)
    record = table.match.record
    wanted = NewTable(
        game=record.game.name,
        players=record.players,
        options={**record.options},
        box=table.start.box,
        seats=[NewSeat(bot=place.bot, name=place.name) for place in rotated(table.places)],
        pace=table.settings.pace,
        clock=table.clock.choice,
        hints=table.settings.hints,
        aids=table.settings.aids,
        watch=table.may_watch(moment.now),
        rated=table.start.rated,
    )
    start = new_start(wanted, table.start.box_folder, moment)
    new, _ = new_table(record.game, wanted, start, moment)
    new = clock_started(with_company(table, new, moment), moment)
    step = take(table, replace(table, following=new.id), moment)
    return step._replace(changes=[TableAdded(rows_of(new)), *step.changes], opened=new)


def with_company(old: Table, new: Table, moment: Moment) -> Table:
    """The people who are here move one seat further; any of them may have asked, not only the host."""
    guests: dict[str, Guest] = {}
    places = list(new.places)
    for guest in old.people_here():
        again = replace(
            guest,
            id=same_person(guest.id, new.id),
            token_hash=digest(new_token(moment.bits)),  # nobody has this token; `give_tokens` hands out others
            muted=frozenset(same_person(one, new.id) for one in guest.muted),
        )
        guests[again.id] = again
        for seat, before in enumerate(rotated(old.places)):
            if before.owner == guest.id:
                places[seat] = replace(places[seat], owner=again.id, called=before.called)
    if guests and not any(guest.host for guest in guests.values()):
        first = next(iter(guests))
        guests[first] = replace(guests[first], host=True)
    return replace(new, guests=guests, places=tuple(places))


def rotated(places: tuple[Place, ...]) -> list[Place]:
    """Everybody one seat further, so that somebody else begins."""
    return [places[-1], *places[:-1]]


def same_person(guest: str, table: str) -> str:
    """The id of a person at the table of the rematch; every process must compute the same one."""
    return hashlib.sha256(f"{guest} {table}".encode()).hexdigest()[:22]


def give_tokens(new: Table, people: list[str], moment: Moment) -> Step:
    """Tokens at the new table for people of the old one; people who were not here get none."""
    after, tokens = new, {}
    for person in people:
        again = new.guests.get(same_person(person, new.id))
        if again is not None:
            tokens[person] = new_token(moment.bits)
            after = after.with_guest(replace(again, token_hash=digest(tokens[person])))
    return take(new, after, moment)._replace(tokens=tokens)


def told(table: Table, tokens: Mapping[str, str]) -> list[Told]:
    """Everybody who is here learns of the new table, each with their own token."""
    assert table.following is not None
    return [
        Told([viewer.id], Rematch(table=table.following, token=tokens.get(viewer.guest or "")))
        for viewer in table.presence.viewers.values()
    ]
