"""Tables that begin with moves already made: the game of an uploaded record, or one continued from a moment.

Both are practice, because their seed is known; `origin` always says where such a game came from.
"""

from __future__ import annotations

import hashlib

from herohall.bots import LEVELS, usual_level
from herohall.core.errors import BadOption, HallError
from herohall.core.match import Match
from herohall.core.record import BOT, NAMELESS, Record, Seat, clean_name
from herohall.core.record_reader import read_record
from herohall.hall.bits import TABLE_BYTES, Moment, digest, new_table_id, new_token, table_id
from herohall.hall.clock import Clock
from herohall.hall.create import new_host
from herohall.hall.errors import NotNow
from herohall.hall.messages import problem
from herohall.hall.protocol import ClockChoice, MadeBy
from herohall.hall.rule_fingerprint import fingerprint
from herohall.hall.schemas import PlayOn, Verified
from herohall.hall.step import Step, take
from herohall.hall.stored import MoveRow, TableAdded, rows_of
from herohall.hall.table import Guest, Log, Place, Question, Settings, Start, Table

FROM_RECORD: MadeBy = "record"


def opened_with_moves(table: Table, moment: Moment) -> Step:
    """The step that stores a table that begins with moves."""
    record = table.match.record
    match = Match(Record(record.game, record.players, record.seed, record.options, salt=record.salt))
    moves = []
    for number, (seat, word) in enumerate(record.entries, start=1):
        match.enter(seat, word)
        moves.append(MoveRow(number, seat, word, table.start.created, FROM_RECORD, question=fingerprint(match.state)))
    return take(table, table, moment)._replace(changes=[TableAdded(rows_of(table)._replace(moves=moves))])


# An uploaded record


def checked(text: str, folder: str | None) -> Record:
    """A record whose seed hash, moves and result are correct."""
    record = read_record(text, folder)
    record.verify()
    return record


def verified(record: Record) -> Verified:
    """What is said of a checked record."""
    return Verified(
        fault=None,
        game=record.game.name,
        seed_hash=record.seed_hash,
        result=record.result,
        moves=len(record.effective()),
    )


def faulty(error: HallError) -> Verified:
    """What is said of a record with a fault."""
    return Verified(fault=problem(error), game=None, seed_hash=None, result=None, moves=0)


def id_of_record(text: str) -> str:
    """The id of the table for a record: the same file leads to the same table."""
    return table_id(hashlib.sha256(text.encode()).digest()[:TABLE_BYTES])


def table_of_record(record: Record, record_id: str, box: str | None, folder: str | None, moment: Moment) -> Table:
    """A finished table that shows a checked record."""
    people = [person_of(seat, moment) for seat in record.seats]
    usual = usual_level(record.game)
    places = [
        Place(name=seat.name, bot=level_of(seat, usual), owner=None if owner is None else owner.id)
        for seat, owner in zip(record.seats, people, strict=True)
    ]
    match = Match(record)
    start = Start(record_id, box, folder, new_token(moment.bits), moment.now, True, FROM_RECORD)
    return Table(
        start=start,
        match=match,
        log=Log([FROM_RECORD] * len(record.entries), {}, {}),
        guests={one.id: one for one in people if one is not None},
        places=tuple(places),
        clock=Clock(ClockChoice(), (0.0,) * record.players),
        status="over" if match.state.over else "ended",
        changed=moment.now,
    )


def person_of(seat: Seat, moment: Moment) -> Guest | None:
    """A person of the recorded game; nobody has their token."""
    if seat.kind.startswith(BOT):
        return None
    token_hash = digest(new_token(moment.bits))
    name = "" if seat.name == NAMELESS else seat.name
    return Guest(id=new_token(moment.bits), name=name, host=False, token_hash=token_hash)


def level_of(seat: Seat, usual: str) -> str:
    """The level of a bot in a record; people and custom bots get the default level."""
    level = seat.kind.removeprefix(BOT)
    return level if level in LEVELS else usual


# Played on from a moment


def play_on(old: Table, wanted: PlayOn, moment: Moment) -> tuple[Table, str]:
    """The same game after its first moves, one seat for the person who asks and bots on the others; and their token."""
    if not old.revealed(moment.now):
        raise NotNow("server-not-over")
    if not 0 <= wanted.number <= len(old.match.steps):
        raise NotNow("server-no-step")
    if not 0 <= wanted.seat < len(old.places):
        raise NotNow("server-which-seat")
    if wanted.level is not None and wanted.level not in LEVELS:
        raise BadOption("bad-bot", level=wanted.level, known=", ".join(LEVELS))
    match = Match(first_moves(old.match.record, wanted.number, moment))
    if match.state.over:
        raise NotNow("server-over")
    host, token = new_host(clean_name(wanted.name), moment)
    places = [
        Place(name=old.shown_name(seat), bot=wanted.level or place.bot, owner=host.id if seat == wanted.seat else None)
        for seat, place in enumerate(old.places)
    ]
    box, folder = old.start.box, old.start.box_folder
    start = Start(
        new_table_id(moment.bits), box, folder, new_token(moment.bits), moment.now, True, f"{old.id}/{wanted.number}"
    )
    table = Table(
        start=start,
        match=match,
        log=Log([FROM_RECORD] * wanted.number, {}, {}),
        guests={host.id: host},
        places=tuple(places),
        clock=Clock(ClockChoice(), (0.0,) * len(places)),
        settings=Settings(old.settings.pace, True, old.settings.aids),
        changed=moment.now,
        question=Question(moment.now),
    )
    return table, token


def first_moves(record: Record, count: int, moment: Moment) -> Record:
    """A new record with the first moves of another (undone ones left out) and a new salt."""
    part = Record(record.game, record.players, record.seed, record.options, record.seats, moment.bits(16))
    for index in record.effective()[:count]:
        part.add(*record.entries[index])
    return part
