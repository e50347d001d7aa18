"""Ratings by OpenSkill, one for each person and game, on servers whose owner has switched them on.

Stored are results only, as they happened; ratings are worked out from them, in their order. A result is one of at least
two people whom the server knows again. Bots, people it does not know, whoever has several seats or took one over in
the middle of the game are left out of it, and so are tables that are not rated: daily deals, boxes of one's own, tables
whose host wanted it so.

Who concedes has lost against all who play on, at once: whatever the bot then does in their place, and however the game
ends, does not change it. Who is not back when the game ends has lost against all who were there.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Executable, insert, select

from herohall.server import schema
from herohall.server.bodies import RatingChange, RatingLine, RatingList
from herohall.server.daily import place_of
from herohall.server.store import Store

if TYPE_CHECKING:
    from herohall.server.table import Table

START = 1000
SCALE = 40
CERTAIN = 8
"""Points are a cautious estimate: what somebody has at the least. All begin at START; it means something after CERTAIN
games."""
FEWEST = 2
BEHIND = 100
"""The rank of those who left: behind everybody who stayed."""


class Rating(NamedTuple):
    """Skill and how uncertain it is, as OpenSkill counts them."""

    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        """What people are shown."""
        return START + round(SCALE * (self.mu - 3 * self.sigma))


# What is written down


def rated_seats(table: Table) -> dict[int, str]:
    """The seats whose result counts, and whose it is."""
    if not table.rated:
        return {}
    known: dict[int, str] = {}
    for seat, place in enumerate(table.seating.places):
        if place.owner is not None and place.owner.regular is not None and not place.late:
            known[seat] = place.owner.regular
    # Somebody who sits here twice, on one device or on two, plays against nobody.
    everybody = [place.owner.regular for place in table.seating.places if place.owner is not None]
    alone = {seat: one for seat, one in known.items() if everybody.count(one) == 1}
    return alone if len(alone) >= FEWEST else {}


def rows_at_end(table: Table, ranking: list[list[int]]) -> list[Executable]:
    """The result of a game: those who stayed by their places, those who left behind them."""
    places = table.seating.places
    rated = rated_seats(table)
    ranks = {one: place_of(ranking, seat) if places[seat].player is not None else BEHIND for seat, one in rated.items()}
    return result_row(table, ranks, [one for seat, one in rated.items() if not places[seat].conceded])


def rows_at_leaving(table: Table, seat: int) -> list[Executable]:
    """The result of somebody who concedes: behind all others who have not. Before the first move it is none."""
    rated = rated_seats(table)
    if seat not in rated or not table.number:
        return []
    ranks = {one: 0 for other, one in rated.items() if not table.seating.places[other].conceded}
    ranks[rated[seat]] = BEHIND
    return result_row(table, ranks, [rated[seat]])


def result_row(table: Table, ranks: dict[str, int], moved: list[str]) -> list[Executable]:
    """A result to be stored, if it is one."""
    if len(ranks) < FEWEST or not moved:
        return []
    game = table.match.record.game.name
    row = insert(schema.results).values(table_id=table.id, game=game, made=time.time(), ranks=ranks, moved=moved)
    return [row]


# What follows from it


class Ratings:
    """The ratings after all results so far; those that are new are added when somebody asks."""

    def __init__(self, store: Store, on: bool) -> None:
        self.on = on
        self._store = store
        self._last = 0
        self._now: dict[str, dict[str, Rating]] = {}
        self._changes: dict[str, dict[str, tuple[int, int]]] = {}
        """By table and regular: points before and after."""

    async def lists(self, regular: str | None) -> list[RatingList]:
        """All ratings, the best first."""
        await self._catch_up()
        names = {row.id: row.name for row in await self._store.read(select(schema.regulars))}
        return [
            RatingList(
                game=game,
                lines=[
                    RatingLine(
                        name=names.get(one, ""),
                        points=rating.points,
                        games=rating.games,
                        certain=rating.games >= CERTAIN,
                        you=one == regular,
                    )
                    for one, rating in sorted(ratings.items(), key=lambda pair: -pair[1].points)
                    if one in names
                ],
            )
            for game, ratings in sorted(self._now.items())
        ]

    async def changes(self, table: Table) -> list[RatingChange]:
        """What a table has changed, by seat."""
        await self._catch_up()
        found = self._changes.get(table.id, {})
        return [
            RatingChange(seat=seat, before=found[one][0], after=found[one][1])
            for seat, one in rated_seats(table).items()
            if one in found
        ]

    async def _catch_up(self) -> None:
        results = schema.results
        for row in await self._store.read(select(results).where(results.c.id > self._last).order_by(results.c.id)):
            if row.id > self._last:  # nobody else has been faster meanwhile
                self._add(row.table_id, row.game, row.ranks, row.moved)
                self._last = row.id

    def _add(self, table_id: str, game: str, ranks: dict[str, int], moved: list[str]) -> None:
        from openskill.models import PlackettLuce  # most servers never need it

        model, ratings = PlackettLuce(), self._now.setdefault(game, {})
        start = model.rating()
        before = {one: ratings.get(one, Rating(start.mu, start.sigma, 0)) for one in ranks}
        teams = [[model.rating(one.mu, one.sigma)] for one in before.values()]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks.values()])
        changes = self._changes.setdefault(table_id, {})
        for one, (after,) in zip(ranks, rated, strict=True):
            if one in moved:
                ratings[one] = Rating(after.mu, after.sigma, before[one].games + 1)
                changes[one] = (before[one].points, ratings[one].points)
