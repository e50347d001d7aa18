"""`herohall dataset`: games by bots as a data set for learners."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from herohall.cli.arguments import Box, Edition, GameName, Lang, Options, Seed, Workers, complete_bots
from herohall.cli.choice import Choice, Thinking, check_games, contest_seed, split_levels
from herohall.cli.language import say
from herohall.cli.progress import bar
from herohall.lab.arena import processes


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="A new folder for the files and their data card.")],
    bots: Annotated[
        str, typer.Option(help="A bot for each seat; they rotate.", autocompletion=complete_bots)
    ] = "medium,medium,medium,medium",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    edition: Edition = None,
    option: Options = None,
    box: Box = None,
    seed: Seed = None,
    workers: Workers = None,
    lang: Lang = None,
) -> None:
    """Write games by bots as NPZ files: observations, masks, moves and outcomes, with a data card."""
    from herohall.research import dataset as data  # numpy is loaded only where it is needed

    thinking = Thinking(None, None, workers).checked()
    check_games(games)
    choice = Choice(game, None, edition, option, box)
    plan = data.make_plan(game, split_levels(bots), choice.options(), contest_seed(seed), games, out, box)
    start = time.monotonic()
    with bar(say("research-dataset-title")) as tell, processes(thinking.hands) as executor:
        decisions = data.write(plan, executor, tell)
    minutes = (time.monotonic() - start) / 60
    Console(highlight=False).print(
        say(
            "research-dataset-written",
            games=games,
            decisions=decisions,
            folder=str(out),
            pace=round(games / minutes),
        )
    )
