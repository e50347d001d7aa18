"""The balance of a box: many games between bots, and what they look like against H9.7.

python -m herohall.lab.balance --games 400 --players 4
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from time import monotonic

from rich.console import Console
from rich.table import Table

from herohall.lab.watching import SOURCES, Facts, watch
from herohall.world.box import Box, load_box
from herohall.world.game import WorldGame

EPOCHS = ["ancient", "modern"]
Z95 = 1.96


@dataclass
class Estimate:
    """A mean and the half-width of its 95 % interval."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.half:.1f}"

    def share(self) -> str:
        """As per cent."""
        return f"{100 * self.mean:.1f} ± {100 * self.half:.1f} %"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of some games, with its interval.

    >>> str(estimate([1, 3]))
    '2.0 ± 2.0'
    """
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean, 0.0)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, Z95 * sqrt(variance / count))


@dataclass
class Report:
    """What the games of one number of players in one edition look like."""

    players: int
    edition: str
    games: int
    decisions: Estimate
    turns: list[Estimate]
    places: list[list[Estimate]]
    """By epoch: the points of the first, second, … place when it ended."""
    totals: list[Estimate]
    seats: list[Estimate]
    """The share of wins of each seat, counted from the first player."""
    heroes_out: list[Estimate]
    most_heroes_out: list[int]
    deck_empty: list[float]
    skipped: float
    cut_short: float
    """Games in which an epoch ended for want of heroes (H2.5)."""
    supply_least: int
    supply_empty: float
    bank_least: int
    bank_empty: float
    attacks: Estimate
    migrations: Estimate
    wonders: Estimate
    coins_left: Estimate
    sources: dict[str, float]
    wonder_shares: dict[str, tuple[int, Estimate]]
    """Of each wonder how often it was built, and the win share of its owners as a multiple of the fair one."""
    power_uses: dict[str, float]
    """How often a wonder's power was used, by wonder built."""
    hero_shares: dict[str, tuple[int, Estimate]]
    """Of each hero how often it was played, and the win share of those who did as a multiple of the fair one."""


def report(facts: list[Facts], players: int, edition: str) -> Report:
    """Sum up some games."""
    games = len(facts)
    places = [
        [estimate([sorted(game.points[epoch], reverse=True)[place] for game in facts]) for place in range(players)]
        for epoch in (0, 1)
    ]
    points = sum(sum(game.points[1]) for game in facts)
    built = {wonder: sum(wonder in game.wonders for game in facts) for wonder in _names(facts, "wonders")}
    return Report(
        players=players,
        edition=edition,
        games=games,
        decisions=estimate([game.decisions for game in facts]),
        turns=[estimate([game.turns[epoch] for game in facts]) for epoch in (0, 1)],
        places=places,
        totals=[estimate([sum(game.points[epoch]) for game in facts]) for epoch in (0, 1)],
        seats=[estimate([game.shares[seat] for game in facts]) for seat in range(players)],
        heroes_out=[estimate([game.heroes_out[epoch] for game in facts]) for epoch in (0, 1)],
        most_heroes_out=[max(game.heroes_out[epoch] for game in facts) for epoch in (0, 1)],
        deck_empty=[sum(game.deck_empty[epoch] for game in facts) / games for epoch in (0, 1)],
        skipped=sum(game.skipped > 0 for game in facts) / games,
        cut_short=sum(game.scorings != [4, 8] for game in facts) / games,
        supply_least=min(game.supply_least for game in facts),
        supply_empty=sum(game.supply_least == 0 for game in facts) / games,
        bank_least=min(game.bank_least for game in facts),
        bank_empty=sum(game.bank_least == 0 for game in facts) / games,
        attacks=estimate([game.attacks for game in facts]),
        migrations=estimate([game.migrations for game in facts]),
        wonders=estimate([len(game.wonders) for game in facts]),
        coins_left=estimate([game.coins_left for game in facts]),
        sources={source: sum(game.sources[source] for game in facts) / points for source in SOURCES},
        wonder_shares=_win_shares(facts, players, "wonders"),
        power_uses={wonder: sum(game.used.get(wonder, 0) for game in facts) / count for wonder, count in built.items()},
        hero_shares=_win_shares(facts, players, "played"),
    )


def _names(facts: list[Facts], kind: str) -> list[str]:
    return sorted({name for game in facts for name in getattr(game, kind)})


def _win_shares(facts: list[Facts], players: int, kind: str) -> dict[str, tuple[int, Estimate]]:
    """How well those did who had a certain card, as a multiple of the fair share."""
    result = {}
    for name in _names(facts, kind):
        shares = [game.shares[getattr(game, kind)[name]] * players for game in facts if name in getattr(game, kind)]
        result[name] = (len(shares), estimate(shares))
    return result


# Playing many games


def play_seed(box: Box | None, levels: list[str], edition: str, seed: int) -> Facts:
    """One game, in a process of its own."""
    return watch(WorldGame(load_box(None) if box is None else box), levels, edition, seed)


def play_games(
    games: int,
    levels: list[str],
    edition: str,
    box: Box | None = None,
    workers: int | None = None,
    first_seed: int = 0,
    seconds: float | None = None,
) -> list[Facts]:
    """Many games with these bots, one seed after another, over all cores; fewer if the time is up before."""
    play = partial(play_seed, load_box(None) if box is None else box, levels, edition)
    seeds = range(first_seed, first_seed + games)
    if workers == 1:
        return _until(map(play, seeds), seconds)
    with ProcessPoolExecutor(workers) as pool:
        # In the order of the seeds: games that take long are not left out more often than others.
        facts = _until(pool.map(play, seeds), seconds)
        pool.shutdown(cancel_futures=True)
    return facts


def _until(games: Iterable[Facts], seconds: float | None) -> list[Facts]:
    """The games finished before the time is up, at least two."""
    end = None if seconds is None else monotonic() + seconds
    facts = []
    for game in games:
        facts.append(game)
        if end is not None and len(facts) > 1 and monotonic() > end:
            break
    return facts


# Telling


def show(console: Console, each: Report) -> None:
    """A report as a table."""
    table = Table(title=f"{each.players} players, edition {each.edition}, {each.games} games", show_header=False)
    table.add_row("decisions a game", str(each.decisions))
    for epoch, name in enumerate(EPOCHS):
        table.add_row(f"turns, {name}", str(each.turns[epoch]))
        table.add_row(f"points by place, {name}", "  ".join(str(place) for place in each.places[epoch]))
        table.add_row(f"points of all, {name}", str(each.totals[epoch]))
        out = f"{each.heroes_out[epoch]}, most {each.most_heroes_out[epoch]}"
        table.add_row(f"heroes out, {name}", f"{out}; deck empty in {100 * each.deck_empty[epoch]:.1f} % of games")
    table.add_row("wins by seat, from the first", "  ".join(seat.share() for seat in each.seats))
    table.add_row("turns skipped / cut short", f"{100 * each.skipped:.1f} % / {100 * each.cut_short:.1f} % of games")
    table.add_row("least supply", f"{each.supply_least}; empty in {100 * each.supply_empty:.1f} % of games")
    table.add_row("least in the bank", f"{each.bank_least}; empty in {100 * each.bank_empty:.1f} % of games")
    table.add_row("attacks, migrations", f"{each.attacks}, {each.migrations}")
    table.add_row("wonders built, coins left", f"{each.wonders}, {each.coins_left}")
    table.add_row("points from", ", ".join(f"{name} {100 * part:.1f} %" for name, part in each.sources.items()))
    for wonder, (count, share) in each.wonder_shares.items():
        uses = each.power_uses[wonder]
        table.add_row(
            f"  {wonder}", f"built {count}, power used {uses:.2f} times; wins {share.mean:.2f} ± {share.half:.2f}"
        )
    ranked = sorted(each.hero_shares.items(), key=lambda item: item[1][1].mean)
    for title, some in (("weakest heroes", ranked[:5]), ("strongest heroes", ranked[-5:])):
        table.add_row(title, ", ".join(f"{name} {share.mean:.2f} ± {share.half:.2f}" for name, (_, share) in some))
    console.print(table)


def as_json(each: Report) -> object:
    """A report in JSON types; estimates as mean and half-width."""
    return json.loads(json.dumps(vars(each), default=lambda value: [round(value.mean, 4), round(value.half, 4)]))


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m herohall.lab.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games per number of players and edition")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--edition", nargs="+", default=["fr", "de"])
    parser.add_argument("--bots", default="medium", help="the level of all bots")
    parser.add_argument("--box", help="a folder with other cards")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores, unless said")
    parser.add_argument("--seconds", type=float, help="stop after this long per number of players and edition")
    parser.add_argument("--json", help="write the figures to a file; - for standard output")
    given = parser.parse_args(arguments)
    box = load_box(given.box)
    reports = []
    for edition in given.edition:
        for players in given.players:
            levels = [given.bots] * players
            facts = play_games(given.games, levels, edition, box, given.workers, given.seed, given.seconds)
            reports.append(report(facts, players, edition))
            if given.json != "-":
                show(Console(), reports[-1])
    if given.json:
        text = json.dumps([as_json(each) for each in reports], indent=1)
        if given.json == "-":
            print(text)
        else:
            with open(given.json, "w", encoding="utf-8") as file:
                file.write(text + "\n")


if __name__ == "__main__":
    main()
