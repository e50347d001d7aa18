"""A table from its beginning: what a new one is made of, and how a stored one is built up again."""

from __future__ import annotations

from secrets import token_bytes

import msgspec
from sqlalchemy import Executable, insert

from herohall.bots import LEVELS
from herohall.core.errors import BadOption, BadRecord
from herohall.core.game import Game
from herohall.core.generator import fresh_seed
from herohall.core.match import Match
from herohall.core.record import BOT, BOT_NAMES, PERSON, Record, Seat
from herohall.server import catching_up, schema, steady
from herohall.server.bodies import NewSeat, NewTable
from herohall.server.clock import Clock
from herohall.server.daily import Deal
from herohall.server.house import Begun, House
from herohall.server.marks import first_difference, mark_of
from herohall.server.protocol import ClockChoice
from herohall.server.seating import Guest, Place, Seating, clean, digest, new_table_id, new_token
from herohall.server.store import StoredTable
from herohall.server.table import Table

SALT_BYTES = 16


def open_table(
    house: House,
    game: Game,
    box_folder: str | None,
    wanted: NewTable,
    day: str | None = None,
    deal: Deal | None = None,
) -> tuple[Table, str]:
    """A new table, not stored yet, and the token of its host. BadOption says what cannot be had.

    With a day and its deal: a table of the daily deal.
    """
    state = game.new(players=wanted.players, seed=0, **wanted.options)
    if len(wanted.seats) > state.players:
        raise BadOption("server-too-many-seats", seats=len(wanted.seats), players=state.players)
    token = new_token()
    host = Guest(id=new_token(), name=host_name(wanted), host=True, token_hash=digest(token))
    places = make_places(game, state.players, wanted.seats, host)
    dealt = deal or Deal(fresh_seed(), token_bytes(SALT_BYTES))
    record = Record(game, state.players, dealt.seed, state.options, salt=dealt.salt)
    rated = wanted.rated and wanted.box is None
    begun = Begun(
        new_table_id(), wanted.box, box_folder, new_token(), steady.now(), wanted.watch, daily=day, rated=rated
    )
    clock = Clock(wanted.clock, [float(wanted.clock.bank)] * state.players)
    table = Table(house, begun, Match(record), Seating([host], places), clock)
    table.pace, table.hints, table.aids = wanted.pace, wanted.hints, wanted.aids
    table.status = "paused" if wanted.paused else "running"
    seat = table.match.state.seat
    now = steady.now()
    clock.ask(seat if table.player(seat) is not None else None, now)
    if wanted.paused:
        clock.pause(now)
    return table, token


def host_name(wanted: NewTable) -> str:
    """The name on the first seat that is no bot's."""
    return next((clean(seat.name) for seat in wanted.seats if seat.bot is None), "") or "?"


def make_places(game: Game, players: int, wanted: list[NewSeat], host: Guest) -> list[Place]:
    """The seats as wanted; those not named get bots of the usual level."""
    usual = "random" if game.evaluator() is None else "medium"
    spare = [name for name in BOT_NAMES if name not in {seat.name for seat in wanted}]
    places = []
    for number in range(players):
        seat = wanted[number] if number < len(wanted) else NewSeat(bot=usual)
        level = usual if seat.bot is None else seat.bot
        if level not in LEVELS:
            raise BadOption("bad-bot", level=level, known=", ".join(LEVELS))
        name = spare[number % len(spare)] if seat.bot is None else clean(seat.name) or spare[number % len(spare)]
        mine = seat.bot is None
        called = clean(seat.name) or None if mine else None
        places.append(Place(name=name, bot=level, owner=host if mine else None, called=called))
    return places


def rows_of(table: Table) -> list[Executable]:
    """Everything to store of a new table."""
    record = table.match.record
    return [
        insert(schema.tables).values(
            id=table.id,
            game=record.game.name,
            rules=record.rules_version,
            box=table.box,
            players=record.players,
            options=record.options,
            seed=f"{record.seed:032x}",
            salt=record.salt.hex(),
            invite=table.invite,
            created=table.created,
            changed=table.created,
            status=table.status,
            pace=table.pace,
            hints=table.hints,
            aids=table.aids,
            origin=table.origin,
            daily=table.daily,
            rated=table.rated,
            watch=table.watch,
            clock=msgspec.to_builtins(table.clock.choice),
            asked=table.clock.asked,
            deadline=table.clock.deadline,
        ),
        *(guest_row(table, guest) for guest in table.seating.guests),
        *(
            insert(schema.seats).values(
                table_id=table.id,
                seat=seat,
                person_id=None if place.owner is None else place.owner.id,
                name=place.name,
                bot=place.bot,
                away=place.away,
                conceded=place.conceded,
                called=place.called,
                bank=table.clock.banks[seat],
            )
            for seat, place in enumerate(table.seating.places)
        ),
    ]


def guest_row(table: Table, guest: Guest) -> Executable:
    """A new person at a table."""
    return insert(schema.people).values(
        id=guest.id,
        table_id=table.id,
        name=guest.name,
        host=guest.host,
        token_hash=guest.token_hash,
        regular=guest.regular,
        muted=sorted(guest.muted),
    )


def replayed(game: Game, stored: StoredTable) -> Match:
    """The match of a stored table; BadRecord if under the present rules it would be another than was played.

    Under a newer version of the rules it goes on if they agree about everything that has happened so far.
    """
    record = load_record(game, stored)
    marks = [move.question for move in stored.moves]
    if record.rules_version != game.rules_version:
        different = marks_differ(record, marks)
        if different is not None:
            raise different
        record.rules_version = game.rules_version
    match = Match(record)
    if marks and marks[-1] is not None and marks[-1] != mark_of(match.state):
        raise BadRecord("server-diverges", number=len(marks))
    return match


def marks_differ(record: Record, marks: list[str | None]) -> BadRecord | None:
    """Where the present rules lead elsewhere than those the record was played by; None: nowhere."""
    rules, ours = record.rules_version, record.game.rules_version
    number = first_difference(record, marks)
    if number is None and rules < ours:
        return None
    return BadRecord("record-other-rules", rules=rules, ours=ours)


def load_record(game: Game, stored: StoredTable) -> Record:
    """The record of a stored table, with all its moves, not replayed yet."""
    row = stored.table
    record = Record(game, row.players, int(row.seed, 16), row.options, salt=bytes.fromhex(row.salt))
    record.rules_version = row.rules
    for move in stored.moves:
        record.add(move.seat, move.word)
    return record


def build_table(house: House, match: Match, box_folder: str | None, stored: StoredTable) -> Table:
    """A stored table as it was."""
    row = stored.table
    begun = Begun(row.id, row.box, box_folder, row.invite, row.created, row.watch, row.origin, row.daily, row.rated)
    table = Table(house, begun, match, Seating([], []), Clock(ClockChoice(), []))
    catching_up.recall(table, stored)
    table.made_by = [move.made_by for move in stored.moves]
    table.actions = {move.action: move.number for move in stored.moves if move.action is not None}
    table.changed = stored.moves[-1].made if stored.moves else row.created
    if match.state.over:
        match.record.finish(match.state)
    return table


def name_seats(table: Table) -> None:
    """Write who sits where into the record, as it is now."""
    table.match.record.seats = as_shown(table.seating.places)


def stored_seats(stored: StoredTable) -> list[Seat]:
    """Who sits where at a stored table, as a record says it."""
    guests = {one.id: catching_up.recall_guest(None, one) for one in stored.people}
    return as_shown([catching_up.recall_place(seat, guests.get(seat.person_id)) for seat in stored.seats])


def as_shown(places: list[Place]) -> list[Seat]:
    return [Seat(f"{BOT}{place.bot}" if place.owner is None else PERSON, place.shown) for place in places]
