"""Finds the figures of races in duels (`races.toml`) by playing.

    python -m herohall.games.world.race_tuning --steps 4 --seconds 60
    python -m herohall.games.world.race_tuning --steps 1 --seconds 1 --deals 4 --workers 1      # the same in small

In every duel the seats play by rules of thumb with figures that differ a little by chance; who wins is regressed on the
differences, and the figures take a step in that direction. Half of the games are against one who differs the other way,
half against the rules of thumb of version 0.2. Figures that foretell best who will score a territory play worse:
whoever leads there does so for reasons that one more settler does not bring. So nothing is learned but from winning.
"""

from __future__ import annotations

import time
import tomllib
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from math import exp
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from herohall._form import PACKAGE
from herohall.core import registry
from herohall.core.state import State
from herohall.games.world.evaluator import table_of
from herohall.games.world.insight import OpenMoveValue
from herohall.games.world.position_value import FARTHEST, PositionValue
from herohall.games.world.race_value import BEHIND, COLUMNS, DUEL, FIGURES, FILE, open_position
from herohall.lab.arena import processes
from herohall.lab.report_stats import mean_of

Figures = dict[str, list[float]]
SOURCE = PACKAGE / "games" / "world" / FILE
LENGTH = 1.2
"""Of a step, in spreads of the variations."""
FRESH = 1 << 40
"""Added to seeds: deals that were not learned from."""


class Knob(NamedTuple):
    """Figures that are turned together, and how far."""

    names: tuple[str, ...]
    spaces: tuple[tuple[int, int], ...]
    """Epoch and free spaces; none: a figure for the whole game."""
    spread: float


ONE, TWO, MORE = ((0, 1), (1, 1)), ((0, 2), (1, 2)), ((0, 3), (0, 5), (1, 3), (1, 4))
ALL = (*ONE, *TWO, *MORE)
# What a coin is worth is not turned: half a point is a cliff, above which nobody changes coins into points in time.
KNOBS = [
    *(Knob(("gap",), (column,), 0.25) for column in ALL),
    *(Knob(("absent",), group, 0.3) for group in (ONE, TWO, MORE)),
    *(Knob(("arrival",), group, 0.4) for group in (ONE, TWO, MORE)),
    Knob(("turn",), ONE, 0.5),
    Knob(("help", "hidden"), ALL, 0.5),
    Knob(("discoverer",), ONE, 0.5),
    Knob(("row_help",), ALL, 0.5),
    *(Knob((name,), (), 0.2) for name in ("power", "heat", "later_pay")),
]


def read(file: Path) -> Figures:
    """The figures of a file."""
    return {name: list(map(float, values)) for name, values in tomllib.loads(file.read_text(encoding="utf-8")).items()}


def turned(figures: Figures, turns: list[float]) -> Figures:
    """Figures with every knob turned by so many spreads."""
    found = {name: values[:] for name, values in figures.items()}
    for knob, turn in zip(KNOBS, turns, strict=True):
        more = exp(knob.spread * turn)
        for name in knob.names:
            for place in places(name, knob):
                # A likelihood stays one: it is raised to a power.
                value = found[name][place]
                found[name][place] = value**more if name == "arrival" else value * more
    return found


def places(name: str, knob: Knob) -> list[int]:
    """The places of a list that a knob turns."""
    columns = [epoch * COLUMNS + free for epoch, free in knob.spaces]
    if name == "turn":
        return [column * DUEL + other for column in columns for other in range(DUEL)]
    return columns or [0]


def put(figures: Figures) -> None:
    """Play with these figures from now on: the lists of the game are changed in place."""
    for name, values in figures.items():
        FIGURES[name][:] = values
    BEHIND[:] = [exp(-rate * gap) for rate in figures["gap"] for gap in range(FARTHEST + 1)]


@contextmanager
def borrowed() -> Iterator[None]:
    """Afterwards the figures are as they were."""
    before = {name: values[:] for name, values in FIGURES.items()}
    try:
        yield
    finally:
        put(before)


# Games


def play(state: State, seats: list[Figures | None]) -> list[float]:
    """A duel of seats with figures of their own, or with the first rules of thumb; each one's share of the win."""
    table, loaded = table_of(state), None
    while not state.over:
        legal = table.legal
        place = 0
        if len(legal) > 1:
            figures = seats[table.asked]
            if figures is not None and figures is not loaded:
                put(figures)
                loaded = figures
            position = PositionValue(table, table.asked) if figures is None else open_position(table)
            gains = OpenMoveValue(table, position).answer_gains()
            place = gains.index(max(gains))
        state.apply(legal[place])
    most = max(table.points)
    return [(points == most) / table.points.count(most) for points in table.points]


class Task(NamedTuple):
    """A part of the games of a step, for one process."""

    figures: Figures
    seed: int
    seconds: float


class Result(NamedTuple):
    """How the knobs of a seat were turned, and its share of the win."""

    turns: list[float]
    share: float


def gather(task: Task) -> list[Result]:
    """Play for some seconds of processor time."""
    chance, first = Random(task.seed), registry.game("world").new(DUEL, 0)
    found: list[Result] = []
    end = time.process_time() + task.seconds
    with borrowed():
        while time.process_time() < end or not found:
            turns = [chance.gauss(0.0, 1.0) for _ in KNOBS]
            opposite = [-turn for turn in turns]
            seats: list[Figures | None] = [turned(task.figures, turns), None]
            alone = chance.random() < 1 / DUEL
            if not alone:
                seats[1] = turned(task.figures, opposite)
            change = chance.randrange(DUEL)
            shares = play(first.fresh(chance.getrandbits(50)), seats[change:] + seats[:change])
            found.append(Result(turns, shares[change]))
            if not alone:
                found.append(Result(opposite, shares[1 - change]))
    return found


def step(results: list[Result]) -> tuple[list[float], float]:
    """Where to go, in spreads, and how much of the win a spread in that direction promises.

    Variations are independent of each other, so that each slope can be found by itself.
    """
    mean = fmean(result.share for result in results)
    slopes = [fmean((result.share - mean) * result.turns[knob] for result in results) for knob in range(len(KNOBS))]
    size = sum(slope * slope for slope in slopes) ** 0.5
    return [LENGTH * slope / max(size, 1e-9) for slope in slopes], size


class Trial(NamedTuple):
    """Deals on which figures are measured."""

    figures: Figures
    seed: int
    deals: int


def measure(trial: Trial) -> list[float]:
    """The share of the win against the first rules of thumb, by deal, from both sides of the table."""
    chance, first = Random(trial.seed), registry.game("world").new(DUEL, 0)
    found: list[float] = []
    with borrowed():
        for _ in range(trial.deals):
            deal = chance.getrandbits(50)
            one = play(first.fresh(deal), [trial.figures, None])[0]
            found.append((one + play(first.fresh(deal), [None, trial.figures])[1]) / DUEL)
    return found


# Files


def written(figures: Figures) -> str:
    """The text of a file of figures, with the comments of ours."""
    lines = [line for line in SOURCE.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    for name, values in figures.items():
        width = 2 * COLUMNS if name == "turn" else COLUMNS
        rows = [", ".join(f"{value:.3f}" for value in values[at : at + width]) for at in range(0, len(values), width)]
        lines += [f"{name} = [", *(f"  {row}," for row in rows), "]"]
    return "\n".join(lines) + "\n"


def learn(settings: Namespace, executor: Executor) -> Figures:
    """Take some steps; every one is told."""
    figures = read(settings.out if settings.out.exists() else SOURCE)
    for number in range(settings.steps):
        seeds = [settings.seed * 10_000 + number * 100 + worker for worker in range(settings.workers)]
        parts = executor.map(gather, [Task(figures, seed, settings.seconds) for seed in seeds])
        results = [result for part in parts for result in part]
        way, size = step(results)
        figures = turned(figures, way)
        told = " ".join(f"{'/'.join(knob.names)}{turn:+.2f}" for knob, turn in zip(KNOBS, way, strict=True))
        print(f"step {number + 1}: {len(results)} seats, {100 * size:.1f} points a spread; {told}", flush=True)
    return figures


def main(arguments: list[str] | None = None) -> None:
    """Learn, write the figures, and measure them on other deals."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0, help="of processor time, for every step and process")
    parser.add_argument("--deals", type=int, default=400, help="on which the result is measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=SOURCE, help="the figures; goes on from them if they are there")
    settings = parser.parse_args(arguments)
    with processes(settings.workers) as executor:
        figures = learn(settings, executor)
        settings.out.write_text(written(figures), encoding="utf-8")
        deals = settings.deals // settings.workers
        trials = [Trial(figures, FRESH + settings.seed * 100 + part, deals) for part in range(settings.workers)]
        shares = [share for part in executor.map(measure, trials) for share in part]
    won, games = mean_of(shares), DUEL * len(shares)
    print(f"{won.mean:.1%} ({won.low:.1%}–{won.high:.1%}) of {games} games against the first rules of thumb")


if __name__ == "__main__":
    main()
