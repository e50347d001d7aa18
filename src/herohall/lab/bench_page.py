"""The results of the benchmark as a page of documentation, with a plot beside it."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from herohall import __version__
from herohall.core.files import publish
from herohall.core.texts import t, title
from herohall.lab.bench import COMPILED, GAMES, PEERS, PURE, Measure, Results, Target, spread, targets
from herohall.lab.charts import WIDE, Interval, alone, intervals

Memory = Sequence[tuple[str, int, int]]
"""Game, games in a row, kibibytes by which the process grew."""

INTRODUCTION = """# Benchmarks

Our engine beside those that researchers use today. All figures of this page come from one run of

    python3 run.py bench --peers --memory --out docs/benchmarks.md

on one machine: the engines take turns, each measured by its own processor time on one core; {rounds} rounds, {seconds}
seconds for each measure. A figure is the median of the rounds; ratios are taken round by round.
Games differ in length and in what a decision is, so decisions in a game stand beside each figure; setting up a game and
everything chance does count as part of it, for us as for the others.

An iteration of the expert bot is a sampled world in which the game is played on for two turns by rules of thumb. The
search that came before it, in plain Python, made 2,730 iterations a second in Seventh Hero and 1,580 in Heroes of the
World on such a machine, but only judged the next position in each. OpenSpiel's search plays its iterations to the end
at random.
"""


def write_page(results: Results, rounds: int, seconds: float, memory: Memory, out: Path) -> None:
    """Write the page, and the plot beside it."""
    plot = out.with_suffix(".svg")
    promises = [target_row(results, target) for target in targets()]
    cores = [[title(game), f"{median(ratios):.2f}×"] for game, ratios in results.two_cores.items() if ratios]
    parts = [
        INTRODUCTION.format(rounds=rounds, seconds=seconds),
        f"HeroHall {__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}.\n",
        "## Targets\n",
        table(["measure", "against", "at least", "reached", "middle half", "kept"], promises),
        f"![Decisions in a second, on a logarithmic scale]({plot.name})\n",
        "## All figures\n",
        table(["measure", "game", "in a second", "middle half", "decisions in a game"], all_rows(results)),
        "## How cost grows\n",
        "Random games looped inside, by the number of players, and what two processes do on two cores against one.\n",
        table(["game", "players", "decisions in a second", "games in a second"], player_rows(results)),
        table(["game", "two processes against one"], cores),
    ]
    if memory:
        rows = [[title(game), f"{games:,}", f"{kibibytes:,} KiB"] for game, games, kibibytes in memory]
        parts += ["## Memory\n", table(["game", "games in a row", "growth of the process"], rows)]
    publish(out, "\n".join(parts))
    draw(results, plot)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def number(value: float) -> str:
    """Three digits are all we know.

    >>> number(1234567.0), number(98.76)
    ('1,230,000', '98.8')
    """
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 1000 else f"{value:.3g}"


def described(measure: Measure, lang: str = "en") -> tuple[str, str]:
    """What was measured, and of which game."""
    kind, game, *players = measure.name.split(":")
    what = t(f"lab-bench-{kind}", lang)
    if measure.worker not in (COMPILED, PURE):
        return what, game
    return f"{what}, {t(f'lab-bench-form-{measure.worker}', lang)}", f"{title(game, lang)} {players[0]}p"


def target_row(results: Results, target: Target) -> list[str]:
    """A promise and how it was kept."""
    kind, game = described(target.theirs)
    least = f"{target.least:g}×" if target.least else ""
    if target.stretch is not None:
        least = f"{least}; stretch {target.stretch:g}×".removeprefix("; ")
    ours = f"{described(target.ours)[1]}, {target.about}"
    ratios = results.ratios(target)
    if not ratios:
        return [ours, f"{kind}: {game}", least, "not measured", "", ""]
    low, high = spread(ratios)
    reached = median(ratios)
    kept = "yes" if reached >= (target.least or target.stretch or 0) else "**no**"
    return [ours, f"{kind}: {game}", least, f"{number(reached)}×", f"{number(low)}–{number(high)}", kept]


def figures(results: Results, measure: Measure) -> list[str]:
    """What was measured: a second, the middle half, decisions in a game."""
    low, high = spread(results.rates(measure))
    length = results.length(measure)
    return [number(results.rate(measure)), f"{number(low)}–{number(high)}", number(length) if length else ""]


def all_rows(results: Results) -> list[list[str]]:
    """Every measure."""
    rows = [[*described(measure), *figures(results, measure)] for measure in results.samples]
    for measure, why in results.failures.items():
        rows.append([*described(measure), f"not measured: {why}", "", ""])
    return sorted(rows)


def player_rows(results: Results) -> list[list[str]]:
    """Our games by the number of players."""
    rows = []
    for name, game in GAMES.items():
        for players in range(game.min_players, game.max_players + 1):
            measure = Measure(COMPILED, f"looped:{name}:{players}")
            rate, length = results.rate(measure), results.length(measure)
            rows.append([title(name), str(players), number(rate), number(rate / length) if length else ""])
    return rows


def draw(results: Results, plot: Path) -> None:
    """The figures on a logarithmic scale."""
    kinds = {"driven", "looped", "spiel-driven", "spiel-looped", "rlcard", "pettingzoo", "catanatron"}
    colour = {COMPILED: "v0", PURE: "p1"}
    rows = [
        Interval(" · ".join(described(measure)), results.rate(measure), colour.get(measure.worker, "unsure"))
        for measure in results.samples
        if measure.name.split(":")[0] in kinds and (measure.worker == PEERS or measure.name.endswith(":4"))
    ]
    rows.sort(key=lambda row: -row.value)
    colours = [("HeroHall, compiled", "v0"), ("HeroHall, plain Python", "p1"), ("others", "unsure")]
    publish(plot, alone(intervals(rows, "decisions in a second, one core", [], colours, logarithmic=True, width=WIDE)))
