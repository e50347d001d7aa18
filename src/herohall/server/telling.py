"""What a viewer is told of a table: welcome, update, company. Everything passes through a match's views and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from herohall.core.errors import CannotUndo, HallError
from herohall.core.event import View
from herohall.core.record import UNDO
from herohall.server.protocol import (
    PROTOCOL,
    Clocks,
    Company,
    Ending,
    Param,
    Person,
    Problem,
    TableFacts,
    Update,
    Welcome,
)
from herohall.server.seating import Guest, Place

if TYPE_CHECKING:
    from herohall.server.table import Table

LONGEST_STORY = 40
"""Moves told again, at most, to one who comes back from behind the curtain."""
MADE_FOR_YOU = "server-undo-made-for-you"


def problem(error: HallError) -> Problem:
    """An error as data, with the errors inside it."""
    params: dict[str, Param | Problem] = {
        name: problem(value) if isinstance(value, HallError) else value for name, value in error.params.items()
    }
    rule = getattr(error, "rule", "") or None
    return Problem(key=error.key, params=params, rule=rule, problems=[problem(one) for one in error.causes()])


def facts(table: Table, guest: Guest | None) -> TableFacts:
    """What does not change; the invite only for guests."""
    record = table.match.record
    return TableFacts(
        id=table.id,
        game=record.game.name,
        players=record.players,
        options={**record.options},
        box=table.box,
        rules=record.rules_version,
        rules_before=table.rules_before,
        seed_hash=record.seed_hash,
        created=table.created,
        clock=table.clock.choice,
        watch=table.watch,
        origin=table.origin,
        invite=None if guest is None or table.daily is not None else table.invite,
        daily=table.daily,
        rated=table.rated,
    )


def company(table: Table, now: float) -> Company:
    """Everything about the table that is no move."""
    return Company(
        status=table.status,
        people=[person(table, place) for place in table.seating.places],
        watchers=table.watchers,
        pace=table.pace,
        hints=table.hints_allowed,
        aids=table.aids,
        offer=None if table.offer is None else sorted(table.offer),
        clocks=clocks(table, now),
    )


def person(table: Table, place: Place) -> Person:
    """Who sits there; nothing of standing orders."""
    return Person(
        name=place.shown,
        bot=place.bot if place.player is None else None,
        here=place.owner is None or table.is_here(place.owner),
        host=place.owner is not None and place.owner.host,
        away=place.away,
        conceded=place.conceded,
    )


def clocks(table: Table, now: float) -> Clocks:
    """All times; a paused clock shows no deadline."""
    running = table.status == "running"
    return Clocks(now=now, deadline=table.clock.deadline if running else None, banks=list(table.clock.banks))


def ending(table: Table) -> Ending | None:
    """Seed and salt, once nobody can gain anything by them."""
    if table.status not in ("over", "ended"):
        return None
    record, revealed = table.match.record, table.revealed
    return Ending(
        seed=f"{record.seed:032x}" if revealed else None,
        salt=record.salt.hex() if revealed else None,
        result=record.result,
    )


def aid(table: Table, viewer: int | None) -> View | None:
    """What the viewer could work out, where the table helps with that."""
    return None if viewer is None or not table.aids else table.match.state.game.aid(table.match.state, viewer)


def welcome(table: Table, guest: Guest | None, viewer: int | None, now: float) -> Welcome:
    """The whole table."""
    return Welcome(
        protocol=PROTOCOL,
        table=facts(table, guest),
        company=company(table, now),
        viewer=viewer,
        seats=table.seating.seats_of(guest),
        host=guest is not None and guest.host,
        number=table.number,
        view=table.match.state.view(viewer),
        log=table.match.log(viewer),
        undo=why_no_undo(table, viewer),
        order=None if viewer is None else table.seating.places[viewer].order,
        notes="" if viewer is None else table.seating.places[viewer].notes,
        aid=aid(table, viewer),
        story=0,
        muted=table.seating.muted_by(guest),
        ending=ending(table),
    )


def story(table: Table, guest: Guest | None, viewer: int, since: int, now: float) -> list[Welcome | Update]:
    """The table as the viewer left it at a number, then move by move what happened since; else a plain welcome."""
    present = welcome(table, guest, viewer, now)
    since = max(since, table.number - LONGEST_STORY)
    if since >= table.number or ending(table) is not None or not can_catch_up(table, since):
        return [present]
    missed = table.match.steps[since - table.number :]
    state = table.match.state_after(len(table.match.steps) - len(missed))
    log = table.match.event_count - sum(len(step.events) for step in missed)
    first = msgspec.structs.replace(
        present, number=since, view=state.view(viewer), log=present.log[:log], aid=None, story=len(missed)
    )
    said: list[Welcome | Update] = [first]
    for number, step in enumerate(missed, start=since + 1):
        state.apply(step.move)
        events: list[View] = [event.seen_by(viewer) for event in step.events]
        update_then = Update(
            number=number,
            events=events,
            log=log,
            view=state.view(viewer),
            undo=present.undo,
            aid=present.aid if number == table.number else None,
            clocks=present.company.clocks,
            ending=None,
        )
        said.append(update_then)
        log += len(events)
    return said


def update(table: Table, viewer: int | None, since: int, now: float) -> Update:
    """What has happened since a number; no undo may lie between, or it is the last entry."""
    events = happened(table, viewer, since)
    return Update(
        number=table.number,
        events=events,
        log=table.match.event_count - len(events),
        view=table.match.state.view(viewer),
        undo=why_no_undo(table, viewer),
        aid=aid(table, viewer),
        clocks=clocks(table, now),
        ending=ending(table),
    )


def happened(table: Table, viewer: int | None, since: int) -> list[View]:
    """The events since a number as the viewer may know them; none after an undo."""
    missed = table.number - since
    undone = missed > 0 and table.match.record.entries[-1][1] == UNDO
    steps = table.match.steps[-missed:] if missed and not undone else []
    over = table.match.state.over
    return [event.open() if over else event.seen_by(viewer) for step in steps for event in step.events]


def can_catch_up(table: Table, since: int) -> bool:
    """Whether one update tells all that was missed since a number."""
    return 0 <= since <= table.number and all(word != UNDO for _, word in table.match.record.entries[since:])


def why_no_undo(table: Table, viewer: int | None) -> str | None:
    """The message key; None if the viewer may take back the last move."""
    if viewer is None:
        return "undo-not-yours"
    try:
        table.match.check_undo(viewer)
    except CannotUndo as error:
        return error.key
    return None if table.last_made_by() == "person" else MADE_FOR_YOU
