"""What viewers are told of a table. Everything passes through a match's views and events.

`news` compares a table before and after a step, so that every change is announced in one place, no matter who made it:
a person at this table, the clock, or another process.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from herohall.core.errors import HallError
from herohall.core.event import View
from herohall.core.record import UNDO
from herohall.core.state import view_when_asked
from herohall.hall import autoplay
from herohall.hall.presence import Viewer
from herohall.hall.protocol import (
    PROTOCOL,
    Clocks,
    Company,
    Ending,
    Farewell,
    Muted,
    Noted,
    Ordered,
    Param,
    People,
    Person,
    Problem,
    ServerMessage,
    TableFacts,
    Update,
    Welcome,
)
from herohall.hall.schemas import TableInfo
from herohall.hall.table import FINISHED, Table

LONGEST_STORY = 40
"""The most moves that are repeated to a person whose curtain is lifted."""
MADE_FOR_YOU = "server-undo-made-for-you"


class Told(NamedTuple):
    """A message, and the ids of all viewers who get it."""

    to: list[int]
    message: ServerMessage


def problem(error: HallError) -> Problem:
    """An error as data, with the errors inside it."""
    params: dict[str, Param | Problem] = {
        name: problem(value) if isinstance(value, HallError) else value for name, value in error.params.items()
    }
    rule = getattr(error, "rule", "") or None
    return Problem(key=error.key, params=params, rule=rule, problems=[problem(one) for one in error.causes()])


# Parts of messages


def facts(table: Table, guest: str | None, now: float) -> TableFacts:
    """The facts that never change; only people with a seat get the invitation."""
    record, start = table.match.record, table.start
    return TableFacts(
        id=table.id,
        game=record.game.name,
        players=record.players,
        options={**record.options},
        box=start.box,
        rules=record.rules_version,
        rules_before=table.rules_before,
        seed_hash=record.seed_hash,
        created=start.created,
        clock=table.clock.choice,
        watch=table.may_watch(now),
        origin=start.origin,
        invite=None if guest is None or start.daily is not None else start.invite,
        daily=start.daily,
        rated=start.rated,
    )


def company(table: Table, now: float) -> Company:
    """Everything about the table besides moves."""
    return Company(
        status=table.status,
        people=people(table),
        watchers=table.presence.watchers,
        pace=table.settings.pace,
        hints=table.hints_allowed,
        aids=table.settings.aids,
        open=table.settings.open,
        begins=table.settings.begins,
        offer=wanting(table, pause=False),
        pause=wanting(table, pause=True),
        contest=table.contest,
        clocks=clocks(table, now),
    )


def wanting(table: Table, pause: bool) -> list[int] | None:
    """The seats that want to end the game, or to pause it; None if nobody has proposed that."""
    return sorted(table.offer.seats) if table.offer is not None and table.offer.pause == pause else None


def people(table: Table) -> list[Person]:
    """Who sits where; standing orders stay private."""
    return [
        Person(
            name=table.shown_name(seat),
            bot=place.bot if place.player is None else None,
            here=place.owner is None or table.presence.is_here(place.owner),
            host=place.owner is not None and table.guests[place.owner].host,
            away=place.away,
            conceded=place.conceded,
        )
        for seat, place in enumerate(table.places)
    ]


def clocks(table: Table, now: float) -> Clocks:
    """All times; a paused clock shows no deadline."""
    running = table.status == "running"
    return Clocks(now=now, deadline=table.clock.deadline if running else None, banks=list(table.clock.banks))


def ending(table: Table, now: float) -> Ending | None:
    """Seed and salt, once they help nobody any more."""
    if table.status not in FINISHED:
        return None
    record, revealed = table.match.record, table.revealed(now)
    return Ending(
        seed=f"{record.seed:032x}" if revealed else None,
        salt=record.salt.hex() if revealed else None,
        result=record.result,
    )


def aid(table: Table, viewer: int | None) -> View | None:
    """What the viewer could work out, if the table has memory aids."""
    state = table.match.state
    return None if viewer is None or not table.settings.aids else state.game.aid(state, viewer)


def why_no_undo(table: Table, viewer: int | None) -> str | None:
    """The message key; None if the viewer may take back the last move."""
    if viewer is None:
        return "undo-not-yours"
    why = table.match.why_no_undo(viewer)
    return why if why is not None or table.last_made_by() == "person" else MADE_FOR_YOU


def happened(table: Table, viewer: int | None, since: int) -> list[View]:
    """The events since a number as the viewer may know them; none after an undo."""
    match, missed = table.match, table.number - since
    if missed <= 0 or match.record.entries[-1][1] == UNDO:
        return []
    over = match.state.over
    return [event.told(viewer, over) for step in match.steps[-missed:] for event in step.events]


def can_catch_up(table: Table, since: int) -> bool:
    """Whether one update covers everything since a number."""
    return 0 <= since <= table.number and all(word != UNDO for _, word in table.match.record.entries[since:])


# Whole messages


def info(table: Table, now: float) -> TableInfo:
    """What anyone with the link may know."""
    return TableInfo(
        table=facts(table, None, now),
        company=company(table, now),
        number=table.number,
        asked=table.asked,
        changed=table.changed,
        ending=ending(table, now),
    )


def welcome(table: Table, viewer: Viewer, now: float) -> Welcome:
    """The whole table, as a viewer may see it."""
    guest, seat = viewer.guest, viewer.seat
    return Welcome(
        protocol=PROTOCOL,
        table=facts(table, guest, now),
        company=company(table, now),
        viewer=seat,
        seats=table.seats_of(guest),
        host=guest is not None and table.guests[guest].host,
        number=table.number,
        view=seen(table, viewer),
        log=table.match.log(seat),
        undo=why_no_undo(table, seat),
        order=None if seat is None else table.places[seat].order,
        answered=is_answered(table, viewer),
        notes="" if seat is None else table.places[seat].notes,
        aid=aid(table, seat),
        story=0,
        muted=table.muted_by(guest),
        ending=ending(table, now),
    )


def seen(table: Table, viewer: Viewer) -> View:
    """The table as a viewer sees it, with the answers they can give without lifting their curtain."""
    state = table.match.state
    view = view_when_asked(state, viewer.seat, table.settings.aids)
    decision = view["decision"]
    if is_asked_openly(table, viewer) and isinstance(decision, dict):
        decision["moves"] = [state.text(move) for move in state.game.open_moves(state)]
    return view


def is_asked_openly(table: Table, viewer: Viewer) -> bool:
    """Whether a seat of this person, whose curtain is down, has to decide something everybody may see."""
    if viewer.seat is not None or table.asked not in table.seats_of(viewer.guest):
        return False
    return bool(table.match.state.game.open_moves(table.match.state))


def is_answered(table: Table, viewer: Viewer) -> bool:
    """Whether a standing order answers the present question in place of the viewer, who is asked."""
    asked = viewer.seat == table.asked or is_asked_openly(table, viewer)
    return asked and table.asked_person is not None and autoplay.order_for(table) is not None


def update(table: Table, viewer: Viewer, since: int, now: float) -> Update:
    """What has happened since a number. An undo is allowed only as the last entry."""
    seat = viewer.seat
    events = happened(table, seat, since)
    return Update(
        number=table.number,
        events=events,
        log=table.match.event_count - len(events),
        view=seen(table, viewer),
        undo=why_no_undo(table, seat),
        answered=is_answered(table, viewer),
        aid=aid(table, seat),
        clocks=clocks(table, now),
        ending=ending(table, now),
    )


def story(table: Table, viewer: Viewer, since: int, now: float) -> list[Welcome | Update]:
    """The table as the viewer last saw it, then each move since; or a plain welcome if that is not possible."""
    present = welcome(table, viewer, now)
    since = max(since, table.number - LONGEST_STORY)
    if since >= table.number or present.ending is not None or not can_catch_up(table, since):
        return [present]
    missed = table.match.steps[since - table.number :]
    state = table.match.state_after(len(table.match.steps) - len(missed))
    log = table.match.event_count - sum(len(step.events) for step in missed)
    first = msgspec.structs.replace(
        present, number=since, view=state.view(viewer.seat), log=present.log[:log], aid=None, story=len(missed)
    )
    said: list[Welcome | Update] = [first]
    for number, step in enumerate(missed, start=since + 1):
        state.apply(step.move)
        events: list[View] = [event.told(viewer.seat, over=False) for event in step.events]
        said.append(
            Update(
                number=number,
                events=events,
                log=log,
                view=present.view if number == table.number else state.view(viewer.seat),
                undo=present.undo,
                answered=number == table.number and present.answered,
                aid=present.aid if number == table.number else None,
                clocks=present.company.clocks,
                ending=None,
            )
        )
        log += len(events)
    return said


# Who is told what after a step


def news(before: Table, after: Table, now: float) -> list[Told]:
    """The messages about a step for everybody who was here before it and still is."""
    known = before.presence.viewers
    viewers = [viewer for one, viewer in after.presence.viewers.items() if known.get(one) == viewer]
    anew = viewers if all_see_anew(before, after) else with_other_seats(before, after, viewers)
    others = [viewer for viewer in viewers if viewer not in anew] if anew else viewers
    told = [Told([viewer.id], welcome(after, viewer, now)) for viewer in anew]
    since = before.number
    if after.number != since:
        told += updates(after, others, since, now)
    if after.places is not before.places or after.guests is not before.guests:
        told = [*farewells(before, after), *told, *private_news(before, after, others)]
    if others and company_changed(before, after):
        told.append(Told([viewer.id for viewer in others], People(company=company(after, now))))
    return told


def all_see_anew(before: Table, after: Table) -> bool:
    """Whether everybody needs the whole table instead of an update."""
    if after.start.invite != before.start.invite:  # somebody was removed
        return True
    if after.settings.aids != before.settings.aids or (after.status == "ended") != (before.status == "ended"):
        return True
    return after.number > before.number + 1 and not can_catch_up(after, before.number)


def with_other_seats(before: Table, after: Table, viewers: list[Viewer]) -> list[Viewer]:
    """The viewers whose seats have changed."""
    if after.places is before.places:
        return []
    return [viewer for viewer in viewers if after.seats_of(viewer.guest) != before.seats_of(viewer.guest)]


def updates(table: Table, viewers: Iterable[Viewer], since: int, now: float) -> list[Told]:
    """What has happened since a number; viewers who see the same share one message."""
    alike: dict[tuple[int | None, bool], list[Viewer]] = {}
    for viewer in viewers:
        alike.setdefault((viewer.seat, is_asked_openly(table, viewer)), []).append(viewer)
    return [Told([one.id for one in same], update(table, same[0], since, now)) for same in alike.values()]


def farewells(before: Table, after: Table) -> list[Told]:
    """The last message to people whose token is no longer valid."""
    told = []
    for guest in dismissed(before, after):
        ids = [viewer.id for viewer in before.presence.of_guest(guest)]
        if ids:
            told.append(Told(ids, Farewell(key="server-moved" if guest in after.guests else "server-removed")))
    return told


def dismissed(before: Table, after: Table) -> list[str]:
    """The people whose token is no longer valid: they were removed, or went on at another device."""
    valid = {guest.id: guest.token_hash for guest in after.guests.values()}
    return [guest.id for guest in before.guests.values() if valid.get(guest.id) != guest.token_hash]


def private_news(before: Table, after: Table, viewers: list[Viewer]) -> list[Told]:
    """What only one person is told: their standing order, their notes, whom they have muted."""
    told: list[Told] = []
    for seat, (was, place) in enumerate(zip(before.places, after.places, strict=True)):
        if place is not was:
            mine = [viewer.id for viewer in viewers if viewer.seat == seat and viewer.guest == place.owner]
            if mine and place.order != was.order:
                told.append(Told(mine, Ordered(order=place.order)))
            if mine and place.notes != was.notes:
                told.append(Told(mine, Noted(notes=place.notes)))
    for guest in after.guests.values():
        known = before.guests.get(guest.id)
        if known is not None and known.muted != guest.muted:
            mine = [viewer.id for viewer in viewers if viewer.guest == guest.id]
            told.append(Told(mine, Muted(seats=after.muted_by(guest.id))))
    return told


def company_changed(before: Table, after: Table) -> bool:
    """Whether something about the people or the table has changed that an update does not include."""
    if after.number == before.number and after.clock.deadline != before.clock.deadline:
        return True
    if (after.status, after.settings, after.offer) != (before.status, before.settings, before.offer):
        return True
    here, were_here = after.presence, before.presence
    if here is not were_here and here.watchers != were_here.watchers:
        return True
    untouched = after.places is before.places and after.guests is before.guests
    same_people = here.viewers is were_here.viewers and here.elsewhere is were_here.elsewhere
    return not (untouched and same_people) and people(after) != people(before)
