"""What the games of a contest say about its bots: shares with intervals, places, points, speed.

The interval of a win share comes from resampling whole deals (block bootstrap): the rotations of one deal share their
cards and are not independent. Wilson's interval, which takes all games for independent, stands beside it, and in its
place where there are too few deals to resample.

As JSON (`Figures.as_json`):

    game, rules, box, players, options, bots, seed   the settings of the contest (`Contest.settings`)
    games           games that count: whole deals only, unless not one is whole
    left_out        games of deals that were not played in every rotation
    deals           deals that count
    rotations       distinct rotations of the line-up
    fair_share      one over the number of players
    table           for each bot:
      bot           its name
      games         how often it sat at the table (a bot on two chairs plays two games at once)
      win_share     wins by game, ties shared
      interval      [low, high], 95 %, as described above
      wilson        [low, high], 95 %, as if all games were independent
      mean_place    1 is best; equals share their places (two firsts are both 1.5)
      mean_points   the score at the end
      decisions     how often it was asked
      decisions_per_second   by its own thinking time
      mean_thinking          seconds for a decision with more than one legal move
      rating        {"mu", "sigma"} of OpenSkill (Plackett–Luce), or null where openskill is not installed
      faults        {"exception", "illegal", "late"}: decisions in which it was replaced
    fault_details   the first few faults of each bot in words
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from csv import DictWriter
from dataclasses import dataclass
from io import StringIO
from math import sqrt
from random import Random
from typing import NamedTuple

from herohall.bots.referee import KINDS, Fault
from herohall.core.evaluator import win_shares
from herohall.lab.arena import Played
from herohall.lab.contest import Contest

Z95 = 1.959964
RESAMPLES = 1000
FEWEST_DEALS = 10
"""With fewer deals a bootstrap promises too much."""
SHOWN_FAULTS = 5

Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """The 95 % interval of a rate.

    >>> [round(end, 3) for end in wilson(25, 100)]
    [0.175, 0.343]
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def bootstrap(values: Sequence[float]) -> Interval:
    """The 95 % interval of the mean of values that are independent of each other; the same each time it is asked."""
    chance = Random(len(values))
    means = sorted(sum(chance.choices(values, k=len(values))) for _ in range(RESAMPLES))
    cut = RESAMPLES // 40
    return means[cut] / len(values), means[-1 - cut] / len(values)


def places(ranking: list[list[int]]) -> list[float]:
    """The place of each seat, from 1; equals share theirs.

    >>> places([[2], [0, 1]])
    [2.5, 2.5, 1.0]
    """
    found = [0.0] * sum(len(seats) for seats in ranking)
    before = 0
    for seats in ranking:
        for seat in seats:
            found[seat] = before + (len(seats) + 1) / 2
        before += len(seats)
    return found


class Rating(NamedTuple):
    """Skill by OpenSkill, and how uncertain it is. Everybody begins at 25 ± 8.3."""

    mu: float
    sigma: float


@dataclass
class BotFigures:
    """One line of the table."""

    bot: str
    games: int
    win_share: float
    interval: Interval
    wilson: Interval
    mean_place: float
    mean_points: float
    decisions: int
    decisions_per_second: float | None
    mean_thinking: float | None
    rating: Rating | None
    faults: dict[str, int]


@dataclass
class Figures:
    """The whole table."""

    contest: Contest
    games: int
    left_out: int
    deals: int
    table: list[BotFigures]
    faults: list[Fault]

    def of(self, name: str) -> BotFigures:
        """The line of one bot."""
        return next(line for line in self.table if line.bot == name)

    def as_json(self) -> dict[str, object]:
        """In JSON types, as described above."""
        return {
            **self.contest.settings(),
            "games": self.games,
            "left_out": self.left_out,
            "deals": self.deals,
            "rotations": len(self.contest.rotations),
            "fair_share": 1 / self.contest.players,
            "table": [_line_as_json(line) for line in self.table],
            "fault_details": [fault._asdict() for fault in self.faults],
        }

    def as_csv(self) -> str:
        """A heading and a line for each bot; pairs become two columns."""
        rows = [_flat(_line_as_json(line)) for line in self.table]
        return csv_text(list(rows[0]), rows) if rows else ""


def csv_text(columns: Sequence[str], rows: Iterable[Mapping[str, object]]) -> str:
    """Some columns of a table as comma-separated values, with a heading."""
    text = StringIO()
    writer = DictWriter(text, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _flat(line: dict[str, object]) -> dict[str, object]:
    flat: dict[str, object] = {}
    for name, value in line.items():
        if name == "rating" and value is None:
            flat.update(rating_mu=None, rating_sigma=None)
        elif isinstance(value, dict):
            flat.update({f"{name}_{part}": each for part, each in value.items()})
        elif isinstance(value, list):
            flat.update({f"{name}_low": value[0], f"{name}_high": value[1]})
        else:
            flat[name] = value
    return flat


def _line_as_json(line: BotFigures) -> dict[str, object]:
    rating = None if line.rating is None else line.rating._asdict()
    return {**vars(line), "interval": list(line.interval), "wilson": list(line.wilson), "rating": rating}


def rate(contest: Contest, games: list[Played]) -> dict[str, Rating]:
    """The rating (Plackett–Luce) of each bot after these games, in this order; empty where openskill is not installed.

    A bot on several chairs plays with one rating and takes the mean of what happens to it on each.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    start = model.rating()
    now = {name: Rating(start.mu, start.sigma) for name in contest.names}
    for game in games:
        names = [entrant.name for entrant in contest.seating(game.task)]
        teams = [[model.rating(*now[name])] for name in names]
        place = {seat: float(number) for number, seats in enumerate(game.ranking) for seat in seats}
        rated = model.rate(teams, ranks=[place[seat] for seat in range(len(names))])
        for name in contest.names:
            own = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            now[name] = Rating(sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own))
    return now


def whole_deals(contest: Contest, games: list[Played]) -> list[list[Played]]:
    """The games of every deal that has been played in all rotations, in the order of the deals."""
    by_deal: dict[int, list[Played]] = {}
    for game in sorted(games, key=lambda game: game.task):
        by_deal.setdefault(contest.deal(game.task), []).append(game)
    return [deal for _, deal in sorted(by_deal.items()) if len(deal) == len(contest.rotations)]


def share_in(contest: Contest, deal: list[Played], name: str) -> float:
    """A bot's win share over the games of a deal, by chair."""
    shares = [
        share
        for game in deal
        for entrant, share in zip(contest.seating(game.task), win_shares(game.ranking), strict=True)
        if entrant.name == name
    ]
    return sum(shares) / len(shares)


def figures(contest: Contest, games: list[Played]) -> Figures:
    """Sum up the games of a contest, in whatever order they came."""
    whole = whole_deals(contest, games)
    # Without a whole deal: better a table that is not quite even than none.
    deals = whole or [[game] for game in sorted(games, key=lambda game: game.task)]
    counted = [game for deal in deals for game in deal]
    ratings = rate(contest, counted)
    lines = [_figures_of(contest, deals, name, ratings.get(name)) for name in contest.names] if deals else []
    faults = [fault for game in counted for fault in game.faults]
    seen: Counter[str] = Counter()
    shown = []
    for fault in faults:
        seen[fault.bot] += 1
        if seen[fault.bot] <= SHOWN_FAULTS:
            shown.append(fault)
    return Figures(contest, len(counted), len(games) - len(counted), len(whole), lines, shown)


def _figures_of(contest: Contest, deals: list[list[Played]], name: str, rating: Rating | None) -> BotFigures:
    chairs = [
        (game, seat)
        for deal in deals
        for game in deal
        for seat, entrant in enumerate(contest.seating(game.task))
        if entrant.name == name
    ]
    count = len(chairs)
    shares = [share_in(contest, deal, name) for deal in deals]
    share = sum(shares) / len(shares)
    single = wilson(share * count, count)
    spread = bootstrap(shares) if len(deals) >= FEWEST_DEALS and len(set(shares)) > 1 else single
    decisions = sum(game.decisions[seat] for game, seat in chairs)
    choices = sum(game.choices[seat] for game, seat in chairs)
    seconds = sum(game.seconds[seat] for game, seat in chairs)
    kinds = Counter(fault.kind for game, seat in chairs for fault in game.faults if fault.seat == seat)
    return BotFigures(
        bot=name,
        games=count,
        win_share=share,
        interval=spread,
        wilson=single,
        mean_place=sum(places(game.ranking)[seat] for game, seat in chairs) / count,
        mean_points=sum(game.scores[seat] for game, seat in chairs) / count,
        decisions=decisions,
        decisions_per_second=decisions / seconds if seconds else None,
        mean_thinking=seconds / choices if choices else None,
        rating=rating,
        faults={kind: kinds[kind] for kind in KINDS},
    )
