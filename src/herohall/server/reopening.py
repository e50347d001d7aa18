"""Tables that begin with moves already made: the game of a record somebody brings, or one played on from a moment.

Both are practice: the seed of such a game has been told, so `origin` says where it came from for as long as it lives.
"""

from __future__ import annotations

import hashlib
from base64 import b32encode

from sqlalchemy import Executable, insert

from herohall.bots import LEVELS
from herohall.core.errors import BadOption
from herohall.core.game import Game
from herohall.core.match import Match
from herohall.core.record import BOT, Record, Seat
from herohall.server import opening, schema, steady
from herohall.server.bodies import PlayOn
from herohall.server.clock import Clock
from herohall.server.house import Begun, House, NotNow
from herohall.server.marks import mark_of
from herohall.server.protocol import ClockChoice, MadeBy
from herohall.server.seating import TABLE_BYTES, Guest, Place, Seating, clean, digest, new_table_id, new_token
from herohall.server.table import Table

FROM_RECORD: MadeBy = "record"


def rows_of(table: Table) -> list[Executable]:
    """Everything to store of a table that begins with moves."""
    rows = opening.rows_of(table)
    record = table.match.record
    match = Match(Record(record.game, record.players, record.seed, record.options, salt=record.salt))
    for number, (seat, word) in enumerate(record.entries, start=1):
        match.enter(seat, word)
        entry = insert(schema.moves).values(
            table_id=table.id,
            number=number,
            seat=seat,
            word=word,
            made=table.created,
            made_by=FROM_RECORD,
            question=mark_of(match.state),
        )
        rows.append(entry)
    return rows


# A record somebody brings


def id_of_record(text: str) -> str:
    """The id of the table for a record: the same file leads to the same table."""
    return b32encode(hashlib.sha256(text.encode()).digest()[:TABLE_BYTES]).decode().lower()


def table_of_record(house: House, record: Record, table_id: str, box: str | None, folder: str | None) -> Table:
    """A finished table at which a record, which has been checked, can be looked at."""
    people = [person_of(seat) for seat in record.seats]
    usual = usual_level(record.game)
    places = [
        Place(name=seat.name, bot=level_of(seat, usual), owner=owner)
        for seat, owner in zip(record.seats, people, strict=True)
    ]
    seating = Seating([one for one in people if one is not None], places)
    begun = Begun(table_id, box, folder, new_token(), steady.now(), True, FROM_RECORD)
    match = Match(record)
    table = Table(house, begun, match, seating, Clock(ClockChoice(), [0.0] * record.players))
    table.status = "over" if match.state.over else "ended"
    table.made_by = [FROM_RECORD] * len(record.entries)
    return table


def person_of(seat: Seat) -> Guest | None:
    """Somebody who played then; nobody has the token."""
    if seat.kind.startswith(BOT):
        return None
    return Guest(id=new_token(), name=seat.name, host=False, token_hash=digest(new_token()))


def usual_level(game: Game) -> str:
    """The bots that take a person's place."""
    return "random" if game.evaluator() is None else "medium"


def level_of(seat: Seat, usual: str) -> str:
    """The level of a bot in a record; one's own bots and people become the usual one."""
    level = seat.kind.removeprefix(BOT)
    return level if level in LEVELS else usual


# Played on from a moment


def play_on(house: House, old: Table, wanted: PlayOn) -> tuple[Table, str]:
    """The same game after its first moves, one seat for whoever asks and bots on all others; and that one's token."""
    if not 0 <= wanted.number <= len(old.match.steps):
        raise NotNow("server-no-step")
    if not 0 <= wanted.seat < len(old.seating.places):
        raise NotNow("server-which-seat")
    if wanted.level is not None and wanted.level not in LEVELS:
        raise BadOption("bad-bot", level=wanted.level, known=", ".join(LEVELS))
    match = Match(first_moves(old.match.record, wanted.number))
    if match.state.over:
        raise NotNow("server-over")
    token = new_token()
    host = Guest(id=new_token(), name=clean(wanted.name) or "?", host=True, token_hash=digest(token))
    places = [
        Place(name=place.shown, bot=wanted.level or place.bot, owner=host if seat == wanted.seat else None)
        for seat, place in enumerate(old.seating.places)
    ]
    begun = Begun(new_table_id(), old.box, old.box_folder, new_token(), steady.now(), True, f"{old.id}/{wanted.number}")
    table = Table(house, begun, match, Seating([host], places), Clock(ClockChoice(), [0.0] * len(places)))
    table.hints, table.aids, table.pace = True, old.aids, old.pace
    table.made_by = [FROM_RECORD] * wanted.number
    return table, token


def first_moves(record: Record, count: int) -> Record:
    """A new record with the first so many moves that count of another; a salt of its own."""
    part = Record(record.game, record.players, record.seed, record.options, record.seats)
    for index in record.effective()[:count]:
        part.add(*record.entries[index])
    return part
