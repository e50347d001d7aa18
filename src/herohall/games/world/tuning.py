"""Variations of the values of the box that are ours, and which of them would bring it closer to the example of H9.7.

Each variation plays the same deals as the box as it is. `herohall box tune` only prints what it would change: the files
of the box are edited by a person, who also thinks of who the heroes were.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, fields, replace
from functools import cached_property
from statistics import fmean

from herohall.games.world.box import Box, Hero
from herohall.games.world.game import WorldGame
from herohall.games.world.tables import ANCIENT, MODERN
from herohall.games.world.teller import EPOCHS, EXAMPLE
from herohall.lab.arena import play_all
from herohall.lab.contest import Contest, Entrant
from herohall.lab.report_stats import Mean, mean_of
from herohall.lab.report_story import Story, tell

PLAYERS = 4
"""H9.7 speaks of games of four."""
GUIDE = [7.5, 8.0]
GUIDE_WIDTH = 0.5 + 1e-9
FIXED = "values"
"""Heroes printed with this are facts, not ours."""


@dataclass
class Variation:
    """A box that differs from ours in one respect."""

    name: str
    box: Box
    changed: int
    """Heroes or wonders that differ."""


@dataclass(frozen=True)
class Trial(Contest):
    """A contest with cards that are not in any folder."""

    own: Box

    @cached_property
    def game(self) -> WorldGame:
        return WorldGame(self.own)

    def __reduce__(self) -> tuple[type[Trial], tuple[object, ...]]:
        """Another process makes the game anew: it cannot be sent."""
        return Trial, tuple(getattr(self, field.name) for field in fields(self))


def play(box: Box, entrant: Entrant, games: int, executor: Executor) -> list[Story]:
    """Games with the cards of a box, in the order of their deals."""
    options = tuple(WorldGame(box).first(PLAYERS, {}).options.items())
    trial = Trial("world", (entrant,) * PLAYERS, options, 0, None, box.label, box)
    told = [tell(trial, game) for game in play_all(trial, games, executor)]
    return sorted(told, key=lambda story: story.task)


def miss(ranked: list[list[float]]) -> float:
    """How far points by epoch and place are from the example: the mean distance over all places."""
    return fmean(
        max(low - points, points - high, 0.0)
        for row, targets in zip(ranked, EXAMPLE, strict=True)
        for points, (low, high) in zip(row, targets, strict=True)
    )


def ranked(story: Story) -> list[list[float]]:
    """The points of a game by epoch and place."""
    return [sorted(map(float, row), reverse=True) for row in story.epochs]


def off(stories: list[Story]) -> float:
    """How far the mean of some games is from the example, in points a place."""
    games = [ranked(story) for story in stories]
    places = range(PLAYERS)
    return miss([[fmean(game[epoch][place] for game in games) for place in places] for epoch in range(len(EXAMPLE))])


def closer(before: list[Story], after: list[Story]) -> Mean:
    """By how much a variation misses the example less, game by game on the same deals."""
    return mean_of([miss(ranked(one)) - miss(ranked(other)) for one, other in zip(before, after, strict=True)])


# What may be varied


def worth(hero: Hero) -> float:
    """V of H9.3."""
    lands = 0.3 * (len(hero.territories) - 1)
    return hero.population + 1.3 * hero.discovery + 0.4 * hero.conquest + 0.9 * hero.treasure + lands


def keeps_to_guide(hero: Hero) -> bool:
    """Whether a hero is within the ranges of H0.5 and the guide of H9.3."""
    if FIXED in hero.printed:
        return True
    ranges = 0 <= hero.population <= 7 and 0 <= hero.conquest <= 4 and 0 <= hero.treasure <= 5
    target = GUIDE[hero.epoch] + (hero.discovery == 0)
    return ranges and abs(worth(hero) - target) <= GUIDE_WIDTH


def breaches(box: Box) -> list[str]:
    """The heroes of a box that do not keep to the guide, and the ranges it does not use to their ends."""
    found = [hero.id for hero in box.heroes if not keeps_to_guide(hero)]
    ends = {"population": (0, 7), "discovery": (0, 2), "conquest": (0, 4), "treasure": (0, 5)}
    for name, both in ends.items():
        values = [getattr(hero, name) for hero in box.heroes]
        if (min(values), max(values)) != both:
            found.append(name)
    return found


def vary_heroes(box: Box, epoch: int, changes: dict[str, int]) -> Variation:
    """Change values of the heroes of an epoch wherever the guide allows it."""
    heroes = []
    for hero in box.heroes:
        values = {value: getattr(hero, value) + step for value, step in changes.items()}
        other = replace(hero, **values) if hero.epoch == epoch and FIXED not in hero.printed else hero
        heroes.append(other if keeps_to_guide(other) else hero)
    varied = replace(box, heroes=heroes)
    if breaches(varied):  # the ends of a range went: give those heroes their values back
        kept = [hero if _is_at_an_end(hero) else other for hero, other in zip(box.heroes, heroes, strict=True)]
        varied = replace(box, heroes=kept)
    changed = sum(hero != other for hero, other in zip(box.heroes, varied.heroes, strict=True))
    steps = ", ".join(f"{value} {step:+d}" for value, step in changes.items())
    return Variation(f"{EPOCHS[epoch]}: {steps}", varied, changed)


def _is_at_an_end(hero: Hero) -> bool:
    return hero.population in (0, 7) or hero.treasure in (0, 5) or hero.conquest in (0, 4)


def vary_wonder(box: Box, power: str, step: int) -> Variation:
    """Change the number of a wonder's power."""
    wonders = [replace(card, number=card.number + step) if card.power == power else card for card in box.wonders]
    return Variation(f"{power} {step:+d}", replace(box, wonders=wonders), 1)


def variations(box: Box) -> list[Variation]:
    """All variations that change anything."""
    found = []
    for epoch in (ANCIENT, MODERN):
        for step in (1, -1):
            steps = [{"population": step}, {"population": step, "treasure": -step}, {"conquest": step}]
            found += [vary_heroes(box, epoch, changes) for changes in steps]
    for power, step in (("settle", 1), ("settle", -1), ("coins", 1), ("coins", -1), ("discover", 1)):
        found.append(vary_wonder(box, power, step))
    return [variation for variation in found if variation.changed]


# Trying them


@dataclass
class Result:
    """What the games with one variation say."""

    variation: Variation
    off: float
    closer: Mean
    advised: bool


def tried(box: Box, entrant: Entrant, games: int, executor: Executor) -> Iterator[Result]:
    """The box as it is, then every variation of it."""
    now = play(box, entrant, games, executor)
    yield Result(Variation("", box, 0), off(now), Mean(0.0, 0.0, 0.0), advised=False)
    for variation in variations(box):
        stories = play(variation.box, entrant, games, executor)
        gain = closer(now, stories)
        yield Result(variation, off(stories), gain, advised=gain.low > 0 and off(stories) < off(now))
