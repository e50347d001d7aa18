"""One step of a table: what follows from a change, as plain data.

A shell proposes something (`moves.py`, `controls.py`, `presence`…), gets a `Step`, writes its changes in one
transaction guarded by the revision, and only then takes over `after`, sends the messages, and does what `next` says. If
it cannot be written, nothing has happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from herohall.hall import autoplay, messages, results
from herohall.hall.autoplay import Plan
from herohall.hall.bits import Moment, share
from herohall.hall.clock import Clock
from herohall.hall.messages import Told
from herohall.hall.notices import Hurrying, Spoke
from herohall.hall.schemas import Seated
from herohall.hall.stored import Change, differences
from herohall.hall.table import Question, Table


class Extra(NamedTuple):
    """What belongs to a step besides the difference between its tables."""

    told: Sequence[Told] = ()
    changes: Sequence[Change] = ()
    notices: Sequence[Hurrying | Spoke] = ()


NOTHING_MORE = Extra()


class Step(NamedTuple):
    """A table before and after something happened, and everything that has to be done."""

    before: Table
    after: Table
    values: dict[str, object]
    """What to write into the table's own row."""
    changes: list[Change]
    """What else to write, in this order."""
    messages: list[Told]
    notices: Sequence[Hurrying | Spoke]
    """What other processes are told, besides that something was written."""
    next: Plan | None
    """The next automatic action."""
    seated: Seated | None = None
    """The seat a person was given; only they are told."""
    opened: Table | None = None
    """The table that this step opened."""
    tokens: Mapping[str, str] = MappingProxyType({})
    """Tokens for people of the table before a rematch, by their id there."""

    @property
    def moved(self) -> bool:
        """Whether the log has a new entry."""
        return self.after.number > self.before.number

    @property
    def written(self) -> bool:
        """Whether anything has to be written."""
        return bool(self.values or self.changes)

    @property
    def closing(self) -> list[int]:
        """The viewers to disconnect after their last message."""
        return [one for one in self.before.presence.viewers if one not in self.after.presence.viewers]


def take(before: Table, after: Table, moment: Moment, extra: Extra = NOTHING_MORE, action: str | None = None) -> Step:
    """The step from one table to the next."""
    after = with_consequences(before, after, moment)
    values, changes = differences(before, after, action)
    changes = [*changes, *results.of_step(before, after, moment.now), *extra.changes]
    if values or changes:
        after = replace(after, revision=before.revision + 1)
    told = [*extra.told, *messages.news(before, after, moment.now)]
    plan = autoplay.plan(after, moment)
    return Step(before, after, values, changes, told, extra.notices, plan)


def with_consequences(before: Table, after: Table, moment: Moment) -> Table:
    """Consequences of any change: lost tokens end connections, and a new player's time starts."""
    after = without_the_dismissed(before, after, moment.now)
    asked_anew = after.number != before.number
    other_player = after.asked_person != before.asked_person
    untimed = after.clock is before.clock  # the proposal has not set the clock itself
    if other_player and untimed and after.status in ("running", "paused"):
        after = replace(after, clock=clock_of_another(before, after, moment.now))
    if asked_anew or other_player or after.status != before.status or order_of(after) != order_of(before):
        after = replace(after, question=Question(moment.now, share(moment.bits)))
    player = after.asked_person
    if player is not None and player in after.presence.hurrying and autoplay.order_for(after) is None:
        after = replace(after, presence=replace(after.presence, hurrying=after.presence.hurrying - {player}))
    return after


def clock_of_another(before: Table, after: Table, now: float) -> Clock:
    """The clock when somebody else has to answer the same question, or its owner in place of a bot that sat in."""
    paused = before.status == "paused"
    clock = before.clock.resume(now) if paused else before.clock
    if before.timed_seat is not None:
        clock = clock.answered(before.timed_seat, now)
    seat = after.timed_seat
    if seat is not None and before.places[seat].away and before.places[seat].owner == after.places[seat].owner:
        clock = clock.go_on(seat, now)
    else:
        clock = clock.ask(seat, now)
    return clock.pause(now) if after.status == "paused" else clock


def without_the_dismissed(before: Table, after: Table, now: float) -> Table:
    """Without the connections of people whose token is no longer valid."""
    if after.guests is before.guests:
        return after
    gone = [viewer.id for guest in messages.dismissed(before, after) for viewer in after.presence.of_guest(guest)]
    return replace(after, presence=after.presence.parted(gone, now)) if gone else after


def order_of(table: Table) -> str | None:
    """The standing order of the seat that has to decide."""
    return None if table.asked is None else table.places[table.asked].order
