"""Quick games of Heroes of the World for large samples: who wins from which seat, what wonders and heroes are worth.

    python -m herohall.lab.quick --games 1000 --players 2 --option settlers=later

The players are `hard` without its search: rules of thumb that think of all seats (`--alone`: of themselves, like
`medium`, and with its slips). They are asked on the table itself, without views and samples, which is several times
faster. It is no peeping: of all that is hidden the rules of thumb look at the deck alone, and only when a hero is
taken; there they get an imagined one.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import NormalDist
from typing import TextIO

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from herohall.bots.bot import Bot, Budget, asked, evaluator_of
from herohall.bots.thumb import SLIPS, noticed
from herohall.core.chair import Chair
from herohall.core.errors import BadOption, HallError
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.core.texts import t
from herohall.lab.balance import Estimate, estimate
from herohall.world import rules
from herohall.world import table as at
from herohall.world.belief import sample
from herohall.world.box import Box, load_box
from herohall.world.game import WorldGame
from herohall.world.options import Settings
from herohall.world.table import Table
from herohall.world.tables import SEATS, Tables
from herohall.world.thought import Thought

FEWEST = 100
"""Games a thing must have been seen in to be judged."""
SURE = 0.95
SEED_BITS = 62
INTERRUPTED = 130
"""What a shell expects after Ctrl-C."""
SAME = 1e-9
"""Gains that differ by less are equal: one of them at random."""


@dataclass
class Outcome:
    """One game; lists are by seat from the first player on."""

    points: list[list[int]]
    """When the ancient epoch ended, and at the end."""
    shares: list[float]
    """Of the win."""
    wonders: list[int | None]
    """Who built each of them."""
    heroes: list[tuple[int, int]]
    """Which hero was played by whom."""


def play(settings: Settings, seed: int, alone: bool = False) -> Outcome:
    """One game; the same seed is the same game."""
    chance = Random(seed * 7919 + 1)
    table = Table(settings, Generator(seed, True))
    rules.begin(table)
    first, ancient = table.turn, table.points
    while table.step != at.OVER:
        epoch = table.epoch
        rules.play(table, choose(table, chance, alone))
        if table.epoch != epoch:
            ancient = table.points[:]
    return _outcome(table, ancient, first)


def choose(table: Table, chance: Random, alone: bool) -> int:
    """What rules of thumb like best."""
    moves = table.legal
    if len(moves) == 1:
        return moves[0]
    taking = table.step == at.TAKING and table.inner == at.NOTHING
    thought = Thought(sample(table, table.asked, chance.getrandbits(SEED_BITS)) if taking else table)
    if alone:
        thought.outlook.forget_others()
    gains = thought.answer_gains()
    seen = noticed(moves, SLIPS, chance) if alone else list(range(len(moves)))
    best = max(gains[place] for place in seen)
    equal = [place for place in seen if gains[place] > best - SAME]
    return moves[equal[0] if len(equal) == 1 else equal[int(chance.random() * len(equal))]]


class KeenBot(Bot):
    """The same player on a chair, for the arena and the report: `--bots herohall.lab.quick:KeenBot@1i`."""

    level = "keen"

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = asked(chair).moves
        if len(moves) == 1:
            return moves[0]
        weights = evaluator_of(chair).weights(chair.sample(self._random.getrandbits(SEED_BITS)))
        best = max(weights)
        return self._random.choice([move for move, weight in zip(moves, weights, strict=True) if weight == best])


def _outcome(table: Table, ancient: list[int], first: int) -> Outcome:
    players = table.settings.players
    best = max(table.points)
    shares = [1 / table.points.count(best) if points == best else 0.0 for points in table.points]
    return Outcome(
        points=[ancient[first:] + ancient[:first], table.points[first:] + table.points[:first]],
        shares=shares[first:] + shares[:first],
        wonders=[(owner - first) % players if owner >= 0 else None for owner in table.owner],
        heroes=[(entry // SEATS, (entry % SEATS - first) % players) for entry in table.played],
    )


# Figures

Owners = Callable[[Outcome], Iterable[tuple[int, int]]]
"""Things and the seats they belong to."""


@dataclass
class Worth:
    """By how much those who had a thing won more than a fair share."""

    name: str
    seen: float
    """In which share of the games."""
    shift: Estimate
    together: float
    """Half the width of an interval that holds for all things of its kind at once (Bonferroni)."""


def seats(games: Sequence[Outcome]) -> list[Estimate]:
    """The share of wins of each seat."""
    return [estimate([game.shares[seat] for game in games]) for seat in range(len(games[0].shares))]


def places(games: Sequence[Outcome], epoch: int) -> list[Estimate]:
    """The points of the first, second … place when an epoch ended."""
    ranked = [sorted(game.points[epoch], reverse=True) for game in games]
    return [estimate([row[place] for row in ranked]) for place in range(len(ranked[0]))]


def worths(games: Sequence[Outcome], names: Sequence[str], owners: Owners) -> list[Worth]:
    """What each thing is worth, from the worst to the best."""
    shifts: dict[int, list[float]] = {}
    for game in games:
        fair = 1 / len(game.shares)
        for thing, seat in owners(game):
            shifts.setdefault(thing, []).append(game.shares[seat] - fair)
    common = {thing: each for thing, each in shifts.items() if len(each) >= FEWEST}
    wider = NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(1, len(common))) / NormalDist().inv_cdf((1 + SURE) / 2)
    found = []
    for thing, each in common.items():
        shift = estimate(each)
        found.append(Worth(names[thing], len(each) / len(games), shift, wider * shift.half))
    return sorted(found, key=lambda worth: worth.shift.mean)


def builders(game: Outcome) -> Iterator[tuple[int, int]]:
    """Wonders and who built them."""
    return ((wonder, seat) for wonder, seat in enumerate(game.wonders) if seat is not None)


def players_of(game: Outcome) -> Iterable[tuple[int, int]]:
    """Heroes and who played them."""
    return game.heroes


# Telling


def show(console: Console, title: str, games: Sequence[Outcome], box: Box) -> None:
    """All figures as a table."""
    grid = Grid(title=title, show_header=False)
    grid.add_row("wins by seat, from the first", "  ".join(seat.share() for seat in seats(games)))
    mean = [estimate([game.points[1][seat] for game in games]) for seat in range(len(games[0].shares))]
    grid.add_row("points by seat", "  ".join(str(seat) for seat in mean))
    for epoch, name in enumerate(("ancient", "modern")):
        grid.add_row(f"points by place, {name}", "  ".join(str(place) for place in places(games, epoch)))
    for worth in worths(games, [wonder.id for wonder in box.wonders], builders):
        grid.add_row(worth.name, f"built in {100 * worth.seen:.0f} % of games; {_told(worth)}")
    heroes = worths(games, [hero.id for hero in box.heroes], players_of)
    for worth in heroes[:5] + heroes[-5:]:
        grid.add_row(worth.name, _told(worth))
    console.print(grid)


def _told(worth: Worth) -> str:
    shift = 100 * worth.shift.mean
    return f"{shift:+.1f} ± {100 * worth.shift.half:.1f} points of win share (± {100 * worth.together:.1f} for all)"


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and tell; after Ctrl-C about the games that are over."""
    given = _parser().parse_args(arguments)
    try:
        return _run(given)
    except HallError as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m herohall.lab.quick", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="edition=de …")
    parser.add_argument("--alone", action="store_true", help="players who think of themselves alone, with slips")
    parser.add_argument("--box", help="a folder with other cards")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every game as a line of JSON, as it ends")
    return parser


def _run(given: argparse.Namespace) -> int:
    box = load_box(given.box)
    settings = _settings(given, box)
    games: list[Outcome] = []
    code = 0
    try:
        with _lines(given.json) as lines:
            for seed in _progress(range(given.seed, given.seed + given.games)):
                games.append(play(settings, seed, given.alone))
                print(json.dumps(vars(games[-1])), file=lines)
    except OSError as error:
        raise HallError("lab-cannot-write", file=str(given.json), why=error.strerror or "?") from error
    except KeyboardInterrupt:
        print(t("lab-stopped", "en", done=len(games), games=given.games), file=sys.stderr)
        code = INTERRUPTED
    if games:
        title = " · ".join([f"{given.players} players", *given.option, f"{len(games)} games"])
        show(Console(), title, games, box)
    return code


def _settings(given: argparse.Namespace, box: Box) -> Settings:
    """What was asked for; BadOption if it cannot be played."""
    if given.games < 1:
        raise BadOption("lab-bad-games", text=str(given.games))
    pairs: dict[str, Value] = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("lab-bad-pair", text=text)
        pairs[name] = value
    options = WorldGame(box).new(given.players, given.seed, **pairs).options
    return Settings(Tables(box), given.players, options)


def _lines(path: Path | None) -> TextIO:
    """Where the games are written, each as soon as it is over."""
    return (path or Path(os.devnull)).open("w", encoding="utf-8", buffering=1)


def _progress(seeds: range) -> Iterable[int]:
    """The seeds, one after the other; on standard error how far we are, if a person looks at it."""
    console = Console(stderr=True)
    return track(seeds, "world", console=console, transient=True, disable=not console.is_terminal)


if __name__ == "__main__":
    sys.exit(main())
