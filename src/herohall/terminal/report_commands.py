"""`herohall report`: what games between bots look like. `report_jobs` does the work, imported when needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from herohall.terminal import completion, language
from herohall.terminal.arena_commands import Workers
from herohall.terminal.arguments import Box, Edition, GameName, Lang, Options, Players, Seed


def report(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The HTML file.")] = Path("report.html"),
    games: Annotated[int, typer.Option("--games", "-n", help="How many.")] = 200,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(help="One for all, or one for each seat, as in the arena.", autocompletion=completion.bots)
    ] = "medium",
    edition: Edition = None,
    option: Options = None,
    versus: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A second variant on the same deals: edition=de, box=DIR, bots=easy …"),
    ] = None,
    seed: Seed = None,
    workers: Workers = None,
    dask: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster: tcp://host:8786.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: host:6379, or auto for one here.")
    ] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every game as a record, too.")] = None,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Let bots play, and show what the games look like: seats, heroes, wonders, points, leads, decisions.

    Games are kept beside the file (FILE.games): after Ctrl-C the same command goes on, and a larger number of games
    adds to them.
    """
    from herohall.terminal.jobs import Choice
    from herohall.terminal.report_jobs import Plan, make_report

    plan = Plan(games, bots, versus or [], seed, workers, dask, ray, out, records)
    make_report(Choice(game, players, edition, option or [], box), plan, language.spoken())
