"""The daily deal: one seed a day for each game, the same for everybody on this server, against the same bots.

Seeds come from a secret of this server, kept in its store, and the date: nobody can foresee a deal, and deals of two
servers have nothing to do with each other. A bot's chance depends on the day and on how many moves have been made, and
it counts iterations, not seconds: whoever plays the same moves meets the same answers. A day ends at midnight UTC; from
then on its seed is shown, and what is not finished does not count any more.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Executable, insert, select, update

from herohall.server import schema
from herohall.server.store import Conflict, Store
from herohall.server.thinking import Task

if TYPE_CHECKING:
    from herohall.core.game import State
    from herohall.server.table import Table

LEVEL = "hard"
ITERATIONS = {"seventh": 800, "world": 40}
"""About what the bots get through in the time they usually take; other games get the least of these."""
SECRET = "daily"
SEED_BYTES = 16


class Deal(NamedTuple):
    """What everybody is dealt."""

    seed: int
    salt: bytes


class Daily:
    """The deals of all days."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret: bytes | None = None

    def today(self) -> str:
        """The day it is, by universal time, so that it is the same for everybody."""
        return datetime.now(UTC).date().isoformat()

    def past(self, day: str) -> bool:
        """Whether a day is over, and its seed no secret any more."""
        return day < self.today()

    async def deal(self, day: str, game: str) -> Deal:
        """The deal of a day."""
        seed, salt = await self._derive(f"seed {day} {game}"), await self._derive(f"salt {day} {game}")
        return Deal(int.from_bytes(seed), salt)

    async def task(self, table: Table, seat: int) -> Task:
        """The question for a bot at a daily deal: everything about it is fixed by the day and the moves made."""
        assert table.daily is not None
        state, step = table.match.state, len(table.match.steps)
        name = state.game.name
        chance = int.from_bytes((await self._derive(f"bot {table.daily} {name} {seat} {step}"))[:7])
        return Task(
            name,
            table.box_folder,
            state.sample(seat, chance).to_json(),
            seat,
            table.seating.places[seat].bot,
            seed=chance,
            iterations=ITERATIONS.get(name, min(ITERATIONS.values())),
        )

    async def _derive(self, what: str) -> bytes:
        if self._secret is None:
            self._secret = await self._find_secret()
        return blake2b(what.encode(), key=self._secret, digest_size=SEED_BYTES).digest()

    async def _find_secret(self) -> bytes:
        """The secret of this server, made when it is first needed."""
        with suppress(Conflict):  # it is there already
            await self._store.write(insert(schema.secrets).values(name=SECRET, value=secrets.token_hex(32)))
        found = await self._store.read(select(schema.secrets.c.value).where(schema.secrets.c.name == SECRET))
        return bytes.fromhex(found[0].value)


def day_after(day: str) -> str:
    """The next day."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def midnight_after(day: str) -> float:
    """When a day ends, in seconds since 1970."""
    return datetime.fromisoformat(day_after(day)).replace(tzinfo=UTC).timestamp()


# What is written down


def rows_at_end(table: Table, after: State) -> list[Executable]:
    """The result of an attempt, if it comes in time and its player has stayed."""
    if table.daily is None or table.house.daily.past(table.daily):
        return []
    (seat,) = table.seating.seats_of(table.seating.guests[0])
    others = [score for other, score in enumerate(after.scores) if other != seat]
    score = after.scores[seat]
    return [attempt_row(table, place=place_of(after.ranking or [], seat), score=score, margin=score - max(others))]


def rows_at_leaving(table: Table) -> list[Executable]:
    """Who gives up has had their attempt."""
    return [] if table.daily is None else [attempt_row(table, conceded=True)]


def attempt_row(table: Table, **values: object) -> Executable:
    """A change of the attempt that is made at a table; one that has been given up stays so."""
    attempts = schema.attempts
    at = (attempts.c.table_id == table.id) & attempts.c.conceded.is_(False)
    return update(attempts).where(at).values(**values)


def place_of(ranking: list[list[int]], seat: int) -> int:
    """The place of a seat, from 1; those who share one leave the next ones empty."""
    place = 1
    for seats in ranking:
        if seat in seats:
            break
        place += len(seats)
    return place
