"""Ratings by OpenSkill, one for each person and game, on servers whose owner has switched them on.

Only results are stored; ratings are computed from them in order. A result needs at least two people whom the server
recognises. Bots, unknown people, people with several seats and people who took over a seat during the game are left
out. Tables that are not rated give no results: daily deals, custom boxes, and tables whose host chose so.

Conceding is an immediate loss to everybody who plays on; nothing the bot does afterwards changes that. A person who is
away when the game ends loses to everybody who was there.
"""

from __future__ import annotations

from typing import NamedTuple

from herohall.hall.schemas import RatingChange, RatingLine, RatingList
from herohall.hall.table import Table

START = 1000
SCALE = 40
CERTAIN = 8
"""Points are a cautious estimate, a lower bound of the skill. All begin at START; it means something after CERTAIN
games."""


class Rating(NamedTuple):
    """Skill and how uncertain it is, as OpenSkill counts them."""

    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        """What people are shown."""
        return START + round(SCALE * (self.mu - 3 * self.sigma))


class Ratings:
    """The ratings after some results, added in their order."""

    def __init__(self) -> None:
        self._now: dict[str, dict[str, Rating]] = {}
        self._changes: dict[str, dict[str, tuple[int, int]]] = {}
        """By table and regular: points before and after."""

    def lists(self, names: dict[str, str], regular: str | None) -> list[RatingList]:
        """The ratings of all whose name is known, the best first."""
        return [
            RatingList(
                game=game,
                lines=[
                    RatingLine(
                        name=names[one],
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

    def changes(self, table: Table) -> list[RatingChange]:
        """How a table changed the ratings, by seat."""
        found = self._changes.get(table.id, {})
        return [
            RatingChange(seat=seat, before=found[one][0], after=found[one][1])
            for seat, one in table.rated_seats().items()
            if one in found
        ]

    def add(self, table_id: str, game: str, ranks: dict[str, int], moved: list[str]) -> None:
        """One more result."""
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
