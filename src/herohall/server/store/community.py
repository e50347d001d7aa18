"""What a server stores about people across tables: their ids, daily deals, ratings.

There are no accounts: a person is recognised by a key made and kept by their browser. Only the hash of the key is
stored. The key can be copied to another device, and whoever has it counts as that person.
"""

from __future__ import annotations

from contextlib import suppress
from secrets import token_hex

from sqlalchemy import delete, func, insert, select, update

from herohall.core.record import clean_name
from herohall.hall import leaderboard
from herohall.hall.bits import digest
from herohall.hall.daily import checked_day, day_of
from herohall.hall.leaderboard import Attempt
from herohall.hall.ratings import Ratings
from herohall.hall.schemas import DailyBoard, RatingChange, RatingList
from herohall.hall.table import Table
from herohall.server import wall_clock
from herohall.server.store import schema
from herohall.server.store.errors import Conflict
from herohall.server.store.store import Store

SECRET = "daily"


class Community:
    """People, daily deals and ratings of one server."""

    def __init__(self, store: Store, rated: bool) -> None:
        self.rated = rated
        """Whether this server has ratings."""
        self._store = store
        self._secret: bytes | None = None
        self._ratings = Ratings()
        self._last_result = 0

    # People

    async def known(self, key: str, name: str) -> str:
        """The id of a person, whose name is updated."""
        regular, shown, people = digest(key), clean_name(name) or "?", schema.regulars
        try:
            await self._store.write(insert(people).values(id=regular, name=shown, since=wall_clock.now()))
        except Conflict:
            await self._store.write(update(people).where(people.c.id == regular).values(name=shown))
        return regular

    async def forget(self, key: str) -> None:
        """Remove a person from all lists. Results stay, without the name, because they also belong to others."""
        regular, attempts = digest(key), schema.attempts
        await self._store.write(
            delete(schema.regulars).where(schema.regulars.c.id == regular),
            update(attempts).where(attempts.c.regular == regular).values(name="?"),
        )

    # The daily deal

    async def secret(self) -> bytes:
        """The secret from which daily deals are derived, created on first use."""
        if self._secret is None:
            with suppress(Conflict):  # it already exists
                await self._store.write(insert(schema.secrets).values(name=SECRET, value=token_hex(32)))
            found = await self._store.read(select(schema.secrets.c.value).where(schema.secrets.c.name == SECRET))
            self._secret = bytes.fromhex(found[0].value)
        return self._secret

    async def attempt(self, day: str, game: str, regular: str) -> Attempt | None:
        """A person's attempt at a day's deal."""
        column = schema.attempts.c
        mine = (column.day == day) & (column.game == game) & (column.regular == regular)
        found = await self._store.read(select(schema.attempts).where(mine))
        return Attempt(**found[0]._mapping) if found else None

    async def board(self, day: str | None, key: str | None) -> DailyBoard:
        """The results of a day, by default today."""
        now = wall_clock.now()
        shown = day_of(now) if day is None else checked_day(day, day_of(now))
        attempts = schema.attempts
        rows = await self._store.read(select(attempts).where(attempts.c.day == shown))
        earlier = await self._store.read(select(func.max(attempts.c.day)).where(attempts.c.day < shown))
        regular = None if key is None else digest(key)
        found = [Attempt(**row._mapping) for row in rows]
        return leaderboard.board(found, shown, earlier[0][0], regular, await self.secret(), now)

    # Ratings

    async def rating_lists(self, regular: str | None) -> list[RatingList]:
        """All ratings, the best first."""
        await self._read_results()
        names = {row.id: row.name for row in await self._store.read(select(schema.regulars))}
        return self._ratings.lists(names, regular)

    async def rating_changes(self, table: Table) -> list[RatingChange]:
        """How a table changed the ratings, by seat."""
        await self._read_results()
        return self._ratings.changes(table)

    async def _read_results(self) -> None:
        results = schema.results
        new = select(results).where(results.c.id > self._last_result).order_by(results.c.id)
        for row in await self._store.read(new):
            if row.id > self._last_result:  # nobody else has updated them in the meantime
                self._ratings.add(row.table_id, row.game, row.ranks, row.moved)
                self._last_result = row.id
