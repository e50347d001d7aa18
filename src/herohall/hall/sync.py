"""A table from the store: rebuilt, and brought up to date with what others have written."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from herohall.core.errors import BadRecord, HallError
from herohall.core.game import Game
from herohall.core.match import Match
from herohall.core.record import BOT, PERSON, Record, Seat
from herohall.hall.bits import Moment
from herohall.hall.clock import Clock
from herohall.hall.errors import NotNow
from herohall.hall.notices import Changed, Entered
from herohall.hall.protocol import ClockChoice
from herohall.hall.rule_fingerprint import fingerprint, first_difference
from herohall.hall.step import Step, take
from herohall.hall.stored import (
    Change,
    RowAdded,
    RowChanged,
    StoredTable,
    guest_of,
    place_of_row,
    rows_of,
    stored_offer,
    written,
)
from herohall.hall.table import FINISHED, Log, Question, Settings, Start, Table

# Rebuilding


def table_of(stored: StoredTable, match: Match, box_folder: str | None, secret: bytes, moment: Moment) -> Table:
    """A stored table, rebuilt."""
    row = stored.table
    start = Start(
        row.id, row.box, box_folder, row.invite, row.created, row.watch, row.origin, row.daily, row.rated, secret
    )
    if match.state.over:
        match.record.finish(match.state)
    table = Table(
        start=start,
        match=match,
        log=Log([], {}, {}),
        guests={},
        places=(),
        clock=Clock(ClockChoice(), ()),
        changed=row.created,
        question=Question(moment.now),
    )
    return with_rows(with_log(table, stored), stored)


def with_rows(table: Table, stored: StoredTable) -> Table:
    """The table with the people, seats and settings that are stored."""
    row = stored.table
    banks = tuple(seat.bank for seat in stored.seats)
    return replace(
        table,
        start=table.start._replace(invite=row.invite),
        guests={one.id: guest_of(one) for one in stored.people},
        places=tuple(place_of_row(seat) for seat in stored.seats),
        clock=Clock(msgspec.convert(row.clock, ClockChoice), banks, row.asked, row.deadline),
        status=row.status,
        settings=Settings(row.pace, row.hints, bool(row.aids), row.open, row.begins),
        offer=stored_offer(row.offer),
        following=row.following,
        rules_before=row.rules_before,
        revision=row.revision,
    )


def with_log(table: Table, stored: StoredTable) -> Table:
    """The table with what is stored about its new entries."""
    made_by = [*table.log.made_by, *(move.made_by for move in stored.moves)]
    actions = table.log.actions | {move.action: move.number for move in stored.moves if move.action is not None}
    changed = stored.moves[-1].made if stored.moves else table.changed
    return replace(table, log=Log(made_by, actions, table.log.others), changed=changed)


# Bringing up to date


def catch_up(table: Table, stored: StoredTable, moment: Moment) -> Step:
    """The step that takes over what others have written and tells the people here; it writes nothing.

    HallError if the store contradicts the table we know.
    """
    match = table.match.copy()
    try:
        for move in stored.moves:
            match.enter(move.seat, move.word)
    except HallError as error:
        raise NotNow("server-frozen") from error
    after = with_rows(with_log(replace(table, match=match), stored), stored)
    step = take(table, kept_where_equal(table, after), moment)
    return step._replace(values={}, changes=[], after=replace(step.after, revision=stored.table.revision))


def told_others(step: Step) -> Changed | Entered:
    """What other processes are told of a step that was written: a move in full, of anything else only that it was."""
    after = step.after
    match [change for change in step.changes if not is_time_used(change)]:
        case [RowAdded("moves", move)]:
            return Entered(after.id, after.revision, move, step.values, after.clock.banks)
        case _:
            return Changed(after.id, after.revision)


def is_time_used(change: Change) -> bool:
    """Whether it is only the bank of a seat that has changed."""
    return isinstance(change, RowChanged) and change.kind == "seats" and change.values.keys() == {"bank"}


def entered(table: Table, notice: Entered, moment: Moment) -> Step:
    """The step of a move that another process has written after exactly what we know; otherwise as `catch_up`."""
    banks: list[Change] = [
        RowChanged("seats", {"seat": seat}, {"bank": bank}) for seat, bank in enumerate(notice.banks)
    ]
    changes = [RowAdded("moves", notice.move), *banks]
    stored = written(rows_of(table), notice.values, changes, notice.revision, moment.now)
    return catch_up(table, stored, moment)


def kept_where_equal(before: Table, after: Table) -> Table:
    """The table with its old parts where nothing has changed."""
    return replace(
        after,
        guests=before.guests if after.guests == before.guests else after.guests,
        places=before.places if after.places == before.places else after.places,
    )


def deadline_put_off(table: Table, moment: Moment) -> Step:
    """Nobody loses because a deadline passed while no process ran the table."""
    if table.status != "running":
        return take(table, table, moment)
    return take(table, replace(table, clock=table.clock.put_off(table.timed_seat, moment.now)), moment)


def taken_over(table: Table, rules: int, moment: Moment) -> Step:
    """The table under newer rules that agree about all its moves; from now on they apply.

    A finished game stays as it was played.
    """
    after = replace(table, rules_before=rules if table.rules_before is None else table.rules_before)
    step = take(table, after, moment)
    if table.status in FINISHED:
        return step._replace(values={}, changes=[], after=after)
    return step._replace(values={**step.values, "rules": table.match.record.rules_version})


# Records of stored tables


def replayed(game: Game, stored: StoredTable) -> Match:
    """The match of a stored table; BadRecord if the present rules lead to a different game.

    Under newer rules it continues if they agree about everything that has happened so far.
    """
    record = load_record(game, stored)
    marks = [move.question for move in stored.moves]
    ours = record.game.rules_version
    if record.rules_version != ours:
        if record.rules_version > ours or first_difference(record, marks) is not None:
            raise BadRecord("record-other-rules", rules=record.rules_version, ours=ours)
        record.rules_version = ours
    match = Match(record)
    if marks and marks[-1] is not None and marks[-1] != fingerprint(match.state):
        raise BadRecord("server-diverges", number=len(marks))
    return match


def load_record(game: Game, stored: StoredTable) -> Record:
    """The record of a stored table, with all its moves, not replayed yet."""
    row = stored.table
    record = Record(
        game.under(row.rules),
        row.players,
        int(row.seed, 16),
        row.options,
        stored_seats(stored),
        bytes.fromhex(row.salt),
    )
    record.rules_version = row.rules
    for move in stored.moves:
        record.add(move.seat, move.word)
    return record


def stored_seats(stored: StoredTable) -> list[Seat]:
    """Who sits where at a stored table, as a record says it."""
    names = {person.id: person.name for person in stored.people}
    seats = []
    for row in stored.seats:
        if row.person_id is None:
            seats.append(Seat(f"{BOT}{row.bot}", row.name))
        else:
            seats.append(Seat(PERSON, row.called or names[row.person_id]))
    return seats
