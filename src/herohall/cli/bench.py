"""`herohall bench`: how fast the engine is, beside others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from herohall import _form
from herohall.cli import language
from herohall.cli.arguments import Lang
from herohall.cli.language import say
from herohall.cli.progress import Tell, bar
from herohall.core import registry
from herohall.lab import bench as engine
from herohall.lab.bench_own import growth
from herohall.lab.bench_page import described, figures, write_page


def bench(
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure other engines, too; installs them into a folder of their own.")
    ] = False,
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="Processor time for each measure in a round.")] = 0.5,
    memory: Annotated[
        bool, typer.Option("--memory", help="Also see whether a process grows over very many games (minutes).")
    ] = False,
    research: Annotated[
        bool, typer.Option("--research", help="Measure what learners get: batches and the doors of the toolkits.")
    ] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page in Markdown, and a plot.")] = None,
    lang: Lang = None,
) -> None:
    """Measure how many decisions a second the engine makes, in both forms, and other engines beside it."""
    if _form.find_compiled() is None:
        raise engine.BenchError("lab-bench-not-compiled")
    others = engine.install_peers(Path(sys.prefix) / "herohall-peers") if peers else None
    with bar(say("lab-bench-title")) as tell:
        measure = for_learners if research else for_players
        results, write = measure(others, rounds, seconds, memory, tell)
    console = Console(highlight=False)
    console.print(figures_table(results))
    if out is not None:
        write(out)
        console.print(say("lab-bench-written", file=str(out)))


def for_players(
    peers: Path | None, rounds: int, seconds: float, memory: bool, tell: Tell
) -> tuple[engine.Results, Callable[[Path], None]]:
    """The engine, and how its page is written."""
    results = engine.run(peers, rounds, seconds, tell)
    many = {name: registry.game(name).games_in_a_row for name in registry.games()}
    grown = [(game, games, growth(game, games)) for game, games in many.items()] if memory else []
    return results, lambda out: write_page(results, rounds, seconds, grown, out)


def for_learners(
    peers: Path | None, rounds: int, seconds: float, memory: bool, tell: Tell
) -> tuple[engine.Results, Callable[[Path], None]]:
    """The same for batches and the doors of the toolkits; it always tells what a batch takes."""
    from herohall.research import bench as learners

    others = {}
    if peers is not None:
        folder = Path(sys.prefix)
        others = {
            name: engine.install_peers(folder / f"herohall-{name}", kit) for name, kit in learners.YARDSTICKS.items()
        }
        others[engine.PEERS] = peers
    results, taken = learners.run(others, rounds, seconds, tell)
    return results, lambda out: learners.write_page(results, taken, rounds, seconds, out)


def figures_table(results: engine.Results) -> Table:
    """All figures, in the order they were measured."""
    table = Table(title=say("lab-bench-title"))
    for words in ("measure", "game"):
        table.add_column(say(f"lab-bench-column-{words}"))
    for figure in ("rate", "spread", "length"):
        table.add_column(say(f"lab-bench-column-{figure}"), justify="right")
    for one in results.samples:
        table.add_row(*described(one, language.spoken()), *figures(results, one))
    return table
