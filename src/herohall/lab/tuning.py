"""Tries variations of the values of the box that are ours, and says which of them would bring it closer to H9.7.

    python -m herohall.lab.tuning --games 200

Each variation plays the same seeds as the box as it is. It only prints what it would change: the files of the box are
edited by a person, who also thinks of who the heroes were.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rich.console import Console
from rich.table import Table

from herohall.lab.balance import Estimate, estimate, play_games
from herohall.lab.watching import Facts
from herohall.world.box import ANCIENT, MODERN, Box, Hero, load_box

PLAYERS = 4
"""H9.7 speaks of games of four."""
TARGETS = [[(22, 22), (19, 19), (15, 15), (13, 13)], [(52, 52), (47, 47), (45, 45), (29, 39)]]
"""By epoch and place: the points of the rulebook's example, which differs for the last place between the editions."""
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


def miss(game: Facts) -> float:
    """How far a game is from the example: the mean distance in points over all places of both epochs."""
    total = 0.0
    for epoch, targets in enumerate(TARGETS):
        ranked = sorted(game.points[epoch], reverse=True)
        for points, (low, high) in zip(ranked, targets, strict=True):
            total += max(low - points, points - high, 0)
    return total / (2 * PLAYERS)


def off(facts: list[Facts]) -> float:
    """How far the mean of some games is from the example, in points a place."""
    total = 0.0
    for epoch, targets in enumerate(TARGETS):
        for place, (low, high) in enumerate(targets):
            mean = sum(sorted(game.points[epoch], reverse=True)[place] for game in facts) / len(facts)
            total += max(low - mean, mean - high, 0.0)
    return total / (2 * PLAYERS)


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


def vary_heroes(box: Box, name: str, epoch: int, change: Callable[[Hero], Hero]) -> Variation:
    """Change the heroes of an epoch wherever the guide allows it."""
    heroes = []
    for hero in box.heroes:
        other = change(hero) if hero.epoch == epoch and FIXED not in hero.printed else hero
        heroes.append(other if keeps_to_guide(other) else hero)
    varied = replace(box, heroes=heroes)
    if breaches(varied):  # the ends of a range went: give those heroes their values back
        kept = [hero if _is_at_an_end(hero) else other for hero, other in zip(box.heroes, heroes, strict=True)]
        varied = replace(box, heroes=kept)
    changed = sum(hero != other for hero, other in zip(box.heroes, varied.heroes, strict=True))
    return Variation(name, varied, changed)


def _is_at_an_end(hero: Hero) -> bool:
    return hero.population in (0, 7) or hero.treasure in (0, 5) or hero.conquest in (0, 4)


def vary_wonder(box: Box, power: str, step: int) -> Variation:
    """Change the number of a wonder's power."""
    wonders = [replace(card, number=card.number + step) if card.power == power else card for card in box.wonders]
    return Variation(f"{power} {step:+d}", replace(box, wonders=wonders), 1)


def variations(box: Box) -> list[Variation]:
    """All variations that change anything."""
    found = []
    for epoch, word in ((ANCIENT, "ancient"), (MODERN, "modern")):
        for step in (1, -1):
            found += [
                vary_heroes(box, f"{word}: population {step:+d}", epoch, _with_population(step)),
                vary_heroes(box, f"{word}: population {step:+d}, treasure {-step:+d}", epoch, _with_both(step)),
                vary_heroes(box, f"{word}: conquest {step:+d}", epoch, _with_conquest(step)),
            ]
    for power, step in (("settle", 1), ("settle", -1), ("coins", 1), ("coins", -1), ("discover", 1)):
        found.append(vary_wonder(box, power, step))
    return [variation for variation in found if variation.changed]


def _with_population(step: int) -> Callable[[Hero], Hero]:
    return lambda hero: replace(hero, population=hero.population + step)


def _with_both(step: int) -> Callable[[Hero], Hero]:
    return lambda hero: replace(hero, population=hero.population + step, treasure=hero.treasure - step)


def _with_conquest(step: int) -> Callable[[Hero], Hero]:
    return lambda hero: replace(hero, conquest=hero.conquest + step)


# Trying them


def compare(before: list[Facts], after: list[Facts]) -> Estimate:
    """By how much a variation misses the example less, game by game on the same seeds."""
    return estimate([miss(one) - miss(other) for one, other in zip(before, after, strict=True)])


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m herohall.lab.tuning", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games per variation")
    parser.add_argument("--bots", default="medium", help="the level of all bots")
    parser.add_argument("--box", help="a folder with other cards")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores, unless said")
    given = parser.parse_args(arguments)
    box = load_box(given.box)

    def play(cards: Box) -> list[Facts]:
        return play_games(given.games, [given.bots] * PLAYERS, "fr", cards, given.workers)

    now = play(box)
    table = Table("variation", "changes", "off by, points a place", "closer, game by game", title="H9.7, four players")
    table.add_row("as it is", "", f"{off(now):.2f}", "")
    advice = []
    for variation in variations(box):
        games = play(variation.box)
        closer = compare(now, games)
        table.add_row(
            variation.name, str(variation.changed), f"{off(games):.2f}", f"{closer.mean:.2f} ± {closer.half:.2f}"
        )
        if closer.mean > closer.half and off(games) < off(now):
            advice.append(variation.name)
    console = Console()
    console.print(table)
    console.print(
        "Would change: " + ("; ".join(advice) if advice else "nothing that these games can tell from chance.")
    )


if __name__ == "__main__":
    main()
