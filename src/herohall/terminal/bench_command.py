"""`herohall bench`: how fast the engine is, beside others. The work is done in `lab.bench`, imported when needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from herohall.terminal import language
from herohall.terminal.arguments import Lang


def bench(
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure other engines, too; installs them into a folder of their own.")
    ] = False,
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="Processor time for each measure in a round.")] = 0.5,
    memory: Annotated[
        bool, typer.Option("--memory", help="Also see whether a process grows over very many games (minutes).")
    ] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page in Markdown, and a plot.")] = None,
    lang: Lang = None,
) -> None:
    """Measure how many decisions a second the engine makes, in both forms, and other engines beside it."""
    from herohall.terminal.bench_jobs import Plan, measure

    measure(Plan(peers, rounds, seconds, memory, out), language.spoken())
