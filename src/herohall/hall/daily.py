"""The daily deal: one seed a day for each game, the same for everybody on this server, against the same bots.

Seeds come from a secret of this server and the date: nobody can foresee a deal, and the deals of two servers are
unrelated. A bot's random numbers depend on the day and on how many moves have been made, and it counts iterations, not
seconds: the same moves get the same answers. A day ends at midnight UTC; from then on its seed is shown, and unfinished
games no longer count.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from typing import NamedTuple

from herohall.core import registry
from herohall.core.errors import BadOption
from herohall.hall.errors import NotNow
from herohall.hall.schemas import DailyStart, NewSeat, NewTable

LEVEL = "hard"
SEED_BYTES = 16


class Deal(NamedTuple):
    """The seed that everybody plays, and its salt."""

    seed: int
    salt: bytes


def day_of(now: float) -> str:
    """The day it is, by universal time, so that it is the same for everybody."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def is_past(day: str, now: float) -> bool:
    """Whether a day is over, so that its seed is no longer secret."""
    return day < day_of(now)


def day_after(day: str) -> str:
    """The next day."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def midnight_after(day: str) -> float:
    """When a day ends, in seconds since 1970."""
    return datetime.fromisoformat(day_after(day)).replace(tzinfo=UTC).timestamp()


def checked_day(day: str, today: str) -> str:
    """A day that is not in the future; NotNow otherwise."""
    try:
        written = date.fromisoformat(day).isoformat()
    except ValueError as error:
        raise NotNow("server-no-day") from error
    if written > today:
        raise NotNow("server-no-day")
    return written


def derive(secret: bytes, what: str) -> bytes:
    """Random-looking bytes for a purpose, always the same for the same secret."""
    return blake2b(what.encode(), key=secret, digest_size=SEED_BYTES).digest()


def deal_of(secret: bytes, day: str, game: str) -> Deal:
    """The deal of a day."""
    return Deal(int.from_bytes(derive(secret, f"seed {day} {game}")), derive(secret, f"salt {day} {game}"))


def bot_seed(secret: bytes, day: str, game: str, seat: int, step: int) -> int:
    """The seed of a bot at one decision of a daily deal."""
    return int.from_bytes(derive(secret, f"bot {day} {game} {seat} {step}")[:7])


def daily_games() -> list[str]:
    """The games that have a daily deal: those with bots that search."""
    return [name for name in registry.games() if registry.game(name).evaluator() is not None]


def wanted_table(wanted: DailyStart) -> NewTable:
    """The person on the first seat, bots on all others; BadOption if the game has no daily deal."""
    if wanted.game not in daily_games():
        raise BadOption("bad-game", game=wanted.game[:40], known=", ".join(daily_games()))
    others = registry.game(wanted.game).default_players - 1
    seats = [NewSeat(name=wanted.name), *(NewSeat(bot=LEVEL) for _ in range(others))]
    return NewTable(game=wanted.game, seats=seats, hints=False, watch=False, rated=False)
