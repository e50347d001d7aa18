"""What `herohall bench` does, once its arguments have been read."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from herohall import _form
from herohall.core.texts import t
from herohall.lab import bench
from herohall.lab.bench_page import described, number, write_page
from herohall.lab.bench_wall import growth
from herohall.terminal.arena_jobs import bar

MANY = {"seventh": 1_000_000, "world": 100_000}
"""Games in a row after which a process shall not have grown."""


class Plan(NamedTuple):
    """What to measure, how long, and where it goes."""

    peers: bool
    rounds: int
    seconds: float
    memory: bool
    out: Path | None


def measure(plan: Plan, lang: str) -> None:
    """Measure, show, and write the page if one is wanted."""
    if _form.find_compiled() is None:
        raise bench.BenchError("lab-bench-not-compiled")
    peers = bench.install_peers(Path(sys.prefix) / "herohall-peers") if plan.peers else None
    with bar(t("lab-bench-title", lang), 1) as (progress, task):
        results = bench.run(
            peers, plan.rounds, plan.seconds, lambda done, total: progress.update(task, completed=done, total=total)
        )
        grown = [(game, games, growth(game, games)) for game, games in MANY.items()] if plan.memory else []
    console = Console(highlight=False)
    console.print(figures_table(results, lang))
    if plan.out is not None:
        write_page(results, plan.rounds, plan.seconds, grown, plan.out)
        console.print(t("lab-bench-written", lang, file=str(plan.out)))


def figures_table(results: bench.Results, lang: str) -> Table:
    """All figures, in the order they were measured."""
    table = Table(title=t("lab-bench-title", lang))
    for words in ("measure", "game"):
        table.add_column(t(f"lab-bench-column-{words}", lang))
    for figure in ("rate", "spread", "length"):
        table.add_column(t(f"lab-bench-column-{figure}", lang), justify="right")
    for one in results.samples:
        low, high = bench.spread(results.rates(one))
        length = results.length(one)
        figures = [number(results.rate(one)), f"{number(low)}–{number(high)}", number(length) if length else ""]
        table.add_row(*described(one, lang), *figures)
    return table
