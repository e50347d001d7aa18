"""From stories to figures: means with intervals, and what each thing is worth, corrected for many comparisons.

The seats of one game are not independent, so a game counts once: with the mean of all seats that a thing concerns, each
as often as it does. How far chance alone would move that mean follows from dealing the same results of a game to its
seats at random (a permutation), so that a thing of which no owner happened to win is not taken for a certainty.
Intervals of a family of many things come in two widths: that of a single question (95 %), and one that covers all
things of the family together with 95 % (Bonferroni). A thing is called out only if Holm's procedure finds it so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from statistics import NormalDist, fmean, pstdev

from herohall.lab.figures import Z95, Interval, bootstrap
from herohall.lab.report_story import Story

FEWEST = 20
"""Things seen in fewer games are left out: their intervals would promise too much."""
LEVEL = 0.05


@dataclass
class Mean:
    """A mean over games with its 95 % interval."""

    mean: float
    low: float
    high: float


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of a figure over games that are independent of each other.

    >>> mean_of([1.0] * 20)
    Mean(mean=1.0, low=1.0, high=1.0)
    """
    if len(set(values)) < 2:
        return Mean(float(values[0]), float(values[0]), float(values[0]))
    low, high = bootstrap(values)
    return Mean(fmean(values), low, high)


@dataclass
class Effect:
    """How the win share of those who had to do with a thing differs from a fair one."""

    thing: str
    games: int
    times: int
    shift: float
    interval: Interval
    together: Interval
    """So wide that those of the whole family hold together."""
    doubt: float
    """The probability of such a shift by chance alone."""
    sure: bool = False

    @property
    def percent(self) -> tuple[float, Interval, Interval]:
        """Shift, interval and that of the family in points of win share."""
        (low, high), (least, most) = self.interval, self.together
        return 100 * self.shift, (100 * low, 100 * high), (100 * least, 100 * most)

    @property
    def error(self) -> float:
        """The standard error of the shift."""
        return (self.interval[1] - self.shift) / Z95


@dataclass
class _Tally:
    """What the games say about one thing."""

    games: int = 0
    times: int = 0
    shift: float = 0.0
    variance: float = 0.0

    def add(self, shares: list[float], counts: dict[int, int]) -> None:
        seats, times = len(shares), sum(counts.values())
        fair = 1 / seats
        self.games += 1
        self.times += times
        self.shift += sum(count * (shares[seat] - fair) for seat, count in counts.items()) / times
        # The variance of a weighted mean of results dealt to the seats at random.
        weights = sum((count / times) ** 2 for count in counts.values()) - fair
        self.variance += weights * sum((share - fair) ** 2 for share in shares) / (seats - 1)


def effects(stories: Sequence[Story], family: str) -> list[Effect]:
    """What each thing of a family is worth, from the worst to the best."""
    tallies: dict[str, _Tally] = {}
    for story in stories:
        by_thing: dict[str, dict[int, int]] = {}
        for (kind, thing, seat), count in story.marks.items():
            if kind == family:
                by_thing.setdefault(thing, {})[seat] = count
        for thing, counts in by_thing.items():
            tallies.setdefault(thing, _Tally()).add(story.shares, counts)
    common = {thing: tally for thing, tally in tallies.items() if tally.games >= FEWEST and tally.variance > 0}
    found = [_effect(thing, tally, len(common)) for thing, tally in sorted(common.items())]
    call_out(found)
    return sorted(found, key=lambda effect: effect.shift)


def _effect(thing: str, tally: _Tally, family: int) -> Effect:
    shift, error = tally.shift / tally.games, sqrt(tally.variance) / tally.games
    return judged(thing, tally.games, tally.times, shift, error, family)


def judged(thing: str, games: int, times: int, shift: float, error: float, family: int) -> Effect:
    """A shift with its standard error, among so many others of its family."""
    normal = NormalDist()
    wide = normal.inv_cdf(1 - LEVEL / (2 * family)) * error
    doubt = 2 * (1 - normal.cdf(abs(shift) / error)) if error else float(shift == 0)
    inner, outer = (shift - Z95 * error, shift + Z95 * error), (shift - wide, shift + wide)
    return Effect(thing, games, times, shift, inner, outer, doubt)


def seat_effects(stories: Sequence[Story]) -> list[Effect]:
    """How far each seat is from a fair share, by its number from 1."""
    seats, games = len(stories[0].shares), len(stories)
    found = []
    for seat in range(seats):
        shares = [story.shares[seat] for story in stories]
        error = pstdev(shares) / sqrt(games)
        found.append(judged(str(seat + 1), games, games, fmean(shares) - 1 / seats, error, seats))
    call_out(found)
    return found


def changes(one: Sequence[Story], other: Sequence[Story], families: Sequence[str]) -> list[tuple[str, Effect]]:
    """How the worth of each thing that both have changes from one to the other, with its family."""
    pairs = []
    for family in families:
        before = {effect.thing: effect for effect in effects(one, family)}
        pairs += [(family, before[new.thing], new) for new in effects(other, family) if new.thing in before]
    found = []
    for family, old, new in pairs:
        error = hypot(old.error, new.error)
        found.append((family, judged(new.thing, new.games, new.times, new.shift - old.shift, error, len(pairs))))
    call_out([effect for _, effect in found])
    return found


def call_out(found: list[Effect]) -> None:
    """Holm: from the least doubtful on, as long as each is below its share of the level."""
    for place, effect in enumerate(sorted(found, key=lambda effect: effect.doubt)):
        if effect.doubt > LEVEL / (len(found) - place):
            return
        effect.sure = True


def difference(one: Sequence[Story], other: Sequence[Story], figure: Callable[[Story], float]) -> Mean:
    """How a figure differs between two ways to play the same deals."""
    others = {story.task: story for story in other}
    return mean_of([figure(others[story.task]) - figure(story) for story in one if story.task in others])


@dataclass
class PathPoint:
    """The points of one place at one turn, over all games that got that far."""

    turn: int
    place: int
    mean: float
    low: float
    high: float


def points_over_time(stories: Sequence[Story]) -> list[PathPoint]:
    """By final place the mean points when each turn began, and between which the middle half of the games lies.

    It stops where fewer than half of the games are still going: the rest are not like the others.
    """
    found = []
    most = sorted(story.turns for story in stories)[len(stories) // 2]
    for turn in range(most + 1):
        rows = [[story.path[turn][seat] for seat in story.places] for story in stories if story.turns >= turn]
        for place in range(len(stories[0].shares)):
            values = sorted(row[place] for row in rows)
            low, high = values[len(values) // 4], values[-1 - len(values) // 4]
            found.append(PathPoint(turn, place + 1, fmean(values), low, high))
    return found
