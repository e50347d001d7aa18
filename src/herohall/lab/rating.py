"""Ratings of the bots of a contest by OpenSkill (Plackett–Luce): games of several players, with ties."""

from __future__ import annotations

from typing import NamedTuple

from herohall.lab.arena import Played
from herohall.lab.contest import Contest


class Rating(NamedTuple):
    """Skill, and how uncertain it is. Everybody begins at 25 ± 8.3."""

    mu: float
    sigma: float


def rate(contest: Contest, games: list[Played]) -> dict[str, Rating]:
    """The rating of each bot after these games, in this order; empty where openskill is not installed.

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
