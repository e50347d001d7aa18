"""A new table, made from a checked request."""

from __future__ import annotations

from msgspec.structs import replace

from herohall.bots import LEVELS, usual_level
from herohall.core.errors import BadOption
from herohall.core.game import Game
from herohall.core.match import Match
from herohall.core.record import BOT, BOT_NAMES, PERSON, Record, Seat, clean_name
from herohall.hall.bits import SEED_BYTES, Moment, digest, new_table_id, new_token
from herohall.hall.clock import Clock
from herohall.hall.daily import Deal
from herohall.hall.errors import NotNow
from herohall.hall.names import told_apart
from herohall.hall.protocol import Status
from herohall.hall.schemas import NewSeat, NewTable
from herohall.hall.step import Step, take
from herohall.hall.stored import RowAdded, TableAdded, rows_of
from herohall.hall.table import Guest, Log, Place, Question, Settings, Start, Table


def new_start(wanted: NewTable, box_folder: str | None, moment: Moment) -> Start:
    """What is fixed about a new table."""
    return Start(
        id=new_table_id(moment.bits),
        box=wanted.box,
        box_folder=box_folder,
        invite=new_token(moment.bits),
        created=moment.now,
        watch=wanted.watch,
        rated=wanted.rated and wanted.box is None,
    )


def new_table(
    game: Game, wanted: NewTable, start: Start, moment: Moment, deal: Deal | None = None
) -> tuple[Table, str]:
    """A new table, and the token of its host. BadOption says what is not possible."""
    state = game.first(wanted.players, wanted.options)
    if len(wanted.seats) > state.players:
        raise BadOption("server-too-many-seats", seats=len(wanted.seats), players=state.players)
    host, token = new_host(host_name(wanted.seats), moment)
    dealt = deal or Deal(int.from_bytes(moment.bits(SEED_BYTES)), moment.bits(SEED_BYTES))
    record = Record(game, state.players, dealt.seed, state.options, salt=dealt.salt)
    status: Status = "paused" if wanted.paused else "running"
    table = Table(
        start=start,
        match=Match(record),
        log=Log([], {}, {}),
        guests={host.id: host},
        places=tuple(make_places(game, state.players, wanted.seats, host.id)),
        clock=Clock(wanted.clock, (float(wanted.clock.bank),) * state.players),
        status=status,
        settings=Settings(
            wanted.pace,
            wanted.hints,
            wanted.aids,
            wanted.open,
            None if wanted.begin_after is None else moment.now + wanted.begin_after,
        ),
        changed=start.created,
        question=Question(moment.now),
    )
    return clock_started(table, moment), token


def clock_started(table: Table, moment: Moment) -> Table:
    """The table with the clock of its first question running, or stopped if the table is paused."""
    clock = table.clock.ask(table.timed_seat, moment.now)
    return replace(table, clock=clock.pause(moment.now) if table.status == "paused" else clock)


def new_host(name: str, moment: Moment) -> tuple[Guest, str]:
    """The person who opens a table, and their token."""
    token = new_token(moment.bits)
    return Guest(id=new_token(moment.bits), name=name, host=True, token_hash=digest(token)), token


def host_name(wanted: list[NewSeat]) -> str:
    """The name on the first seat that has no bot; it may be empty."""
    return next((clean_name(seat.name) for seat in wanted if seat.bot is None), "")


def make_places(game: Game, players: int, wanted: list[NewSeat], host: str) -> list[Place]:
    """The seats as requested; the others get bots of the default level."""
    usual = usual_level(game)
    spare = [name for name in BOT_NAMES if name not in {seat.name for seat in wanted}]
    shown = list[str]()
    places = []
    for number in range(players):
        seat = wanted[number] if number < len(wanted) else NewSeat(bot=usual)
        level, mine = usual if seat.bot is None else seat.bot, seat.bot is None
        if level not in LEVELS:
            raise BadOption("bad-bot", level=level, known=", ".join(LEVELS))
        given, next_name = clean_name(seat.name), spare[number % len(spare)]
        shown.append(told_apart(given if mine else given or next_name, shown))
        called = shown[-1] if mine else None
        places.append(
            Place(name=next_name if mine else shown[-1], bot=level, owner=host if mine else None, called=called)
        )
    return places


def opened(table: Table, moment: Moment, *more: RowAdded) -> Step:
    """The step that writes a new table down."""
    return take(table, table, moment)._replace(changes=[TableAdded(rows_of(table)), *more])


def named_record(table: Table) -> Record:
    """The record of a table, with who sits where now."""
    record = table.match.record.copy()
    record.seats = [
        Seat(f"{BOT}{place.bot}" if place.owner is None else PERSON, table.shown_name(seat))
        for seat, place in enumerate(table.places)
    ]
    return record


def record_text(table: Table, token: str | None, now: float) -> str:
    """The record of a finished game; for a running one, what the owner of the token knows."""
    record = named_record(table)
    if table.revealed(now):
        return record.to_text()
    guest = None if token is None else table.holder(digest(token))
    seats = table.seats_of(None if guest is None else guest.id)
    if not seats and not table.may_watch(now):
        raise NotNow("server-no-watching")
    match = table.match.copy()
    match.record = record
    # Several seats on one device have secrets from each other, so they get a spectator's account.
    return match.account(seats[0] if len(seats) == 1 else None)
