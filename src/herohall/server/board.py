"""The board of the daily deal: whoever wants plays it once, and everybody's results hang there.

Until one has played, a board tells only how many have finished; scores would tell something of the deal. Seeds, and the
tables themselves, are shown from the next day on.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from sqlalchemy import func, insert, select

from herohall.core import registry
from herohall.core.errors import BadOption
from herohall.core.record import seed_hash
from herohall.server import opening, schema
from herohall.server.bodies import DailyBoard, DailyGame, DailyLine, DailyStart, NewSeat, NewTable, Seated
from herohall.server.daily import LEVEL, day_after, midnight_after
from herohall.server.house import NotNow
from herohall.server.seating import digest
from herohall.server.store import Conflict, Stored

if TYPE_CHECKING:
    from herohall.server.hall import Hall


def daily_games() -> list[str]:
    """The games that have a daily deal: those whose bots know what they do."""
    return [name for name in registry.games() if registry.game(name).evaluator() is not None]


# Playing


async def play(hall: Hall, wanted: DailyStart) -> Seated:
    """Today's deal: a table for a person who has none yet, else their table, which they go on with here."""
    if wanted.game not in daily_games():
        raise BadOption("bad-game", game=wanted.game[:40], known=", ".join(daily_games()))
    day, regular = hall.house.daily.today(), await hall.regulars.known(wanted.person, wanted.name)
    try:
        return await begin(hall, wanted, day, regular)
    except Conflict:
        found = await attempt_of(hall, day, wanted.game, regular)
        assert found is not None
        table = await hall.table(found.table_id)
        return await table.alone(lambda: hall.move_here(table, table.seating.guests[0]))


async def begin(hall: Hall, wanted: DailyStart, day: str, regular: str) -> Seated:
    """The person on the first seat, bots on all others; Conflict if they have tried already."""
    if await attempt_of(hall, day, wanted.game, regular) is not None:
        raise Conflict
    seats = [NewSeat(name=wanted.name)]
    game = registry.game(wanted.game)
    seats += [NewSeat(bot=LEVEL) for _ in range(game.default_players - 1)]
    asked = NewTable(game=wanted.game, seats=seats, hints=False, watch=False, rated=False)
    deal = await hall.house.daily.deal(day, wanted.game)
    table, token = opening.open_table(hall.house, game, None, asked, day, deal)
    guest = table.seating.guests[0]
    row = insert(schema.attempts).values(
        day=day, game=wanted.game, regular=regular, table_id=table.id, name=guest.name, conceded=False
    )
    await hall.store.write(*opening.rows_of(table), row)
    await hall.begin(table)
    return hall.seated(table, guest, token)


async def attempt_of(hall: Hall, day: str, game: str, regular: str) -> Stored | None:
    """A person's attempt at a day's deal."""
    attempts = schema.attempts.c
    mine = (attempts.day == day) & (attempts.game == game) & (attempts.regular == regular)
    found = await hall.store.read(select(schema.attempts).where(mine))
    return found[0] if found else None


# The results


async def board(hall: Hall, day: str | None, key: str | None) -> DailyBoard:
    """The results of a day; without one, of today."""
    daily = hall.house.daily
    shown = daily.today() if day is None else checked_day(day, daily.today())
    rows = await hall.store.read(select(schema.attempts).where(schema.attempts.c.day == shown))
    regular = None if key is None else digest(key)
    before = select(func.max(schema.attempts.c.day)).where(schema.attempts.c.day < shown)
    return DailyBoard(
        day=shown,
        past=daily.past(shown),
        ends=midnight_after(shown),
        earlier=(await hall.store.read(before))[0][0],
        later=day_after(shown) if daily.past(shown) else None,
        games=[await game_board(hall, shown, name, rows, regular) for name in daily_games()],
    )


def checked_day(day: str, today: str) -> str:
    """A day that has come."""
    try:
        written = date.fromisoformat(day).isoformat()
    except ValueError as error:
        raise NotNow("server-no-day") from error
    if written > today:
        raise NotNow("server-no-day")
    return written


async def game_board(hall: Hall, day: str, name: str, rows: Sequence[Stored], regular: str | None) -> DailyGame:
    """The results of one game; only how many there are while one may still play it oneself."""
    attempts = [row for row in rows if row.game == name]
    mine = next((row for row in attempts if row.regular == regular), None)
    past = hall.house.daily.past(day)
    finished = [row for row in attempts if row.place is not None or row.conceded]
    deal = await hall.house.daily.deal(day, name)
    return DailyGame(
        game=name,
        players=registry.game(name).default_players,
        bot=LEVEL,
        hash=seed_hash(deal.seed, deal.salt),
        seed=f"{deal.seed:032x}" if past else None,
        salt=deal.salt.hex() if past else None,
        table=None if mine is None else mine.table_id,
        finished=len(finished),
        lines=[line_of(row, regular, past) for row in sorted(finished, key=best_first)]
        if past or mine in finished
        else [],
    )


def best_first(row: Stored) -> tuple[bool, int, int]:
    """The better place first; at the same place who was further ahead, or less behind."""
    return (row.conceded, row.place or 0, -(row.margin or 0))


def line_of(row: Stored, regular: str | None, past: bool) -> DailyLine:
    """One attempt; the table itself only when its deal is no secret any more."""
    return DailyLine(
        name=row.name,
        you=row.regular == regular,
        place=None if row.conceded else row.place,
        score=None if row.conceded else row.score,
        table=row.table_id if past else None,
    )
