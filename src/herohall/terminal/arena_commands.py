"""`herohall arena` and `herohall ladder`: how strong are the bots? `arena_jobs` does the work, imported when needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from herohall.terminal import completion, language
from herohall.terminal.arguments import Box, Edition, GameName, Lang, Options, Seed

Seconds = Annotated[float | None, typer.Option("--budget-seconds", metavar="X", help="Seconds for a decision.")]
Iterations = Annotated[
    int | None, typer.Option("--budget-iterations", metavar="N", help="Iterations for a decision: repeatable.")
]
Workers = Annotated[int | None, typer.Option(help="Processes; as many as there are cores, unless said.")]


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="One for each seat: expert,medium,medium. Also expert@0.25s, expert@400i, package.module:Class.",
            autocompletion=completion.bots,
        ),
    ],
    games: Annotated[int, typer.Option("--games", "-n", help="How many; rounded up to whole rotations.")] = 400,
    edition: Edition = None,
    option: Options = None,
    seed: Seed = None,
    budget_seconds: Seconds = None,
    budget_iterations: Iterations = None,
    workers: Workers = None,
    json: Annotated[str | None, typer.Option(metavar="FILE|-", help="Figures as JSON; - for standard output.")] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Figures as CSV.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game there, and go on with those that are.")
    ] = None,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Let bots meet on equal deals in every rotation of the seats, and show how strong they are.

    Ctrl-C shows what is known so far.
    """
    from herohall.terminal.arena_jobs import Figures, Thinking, play_arena
    from herohall.terminal.jobs import Choice

    play_arena(
        Choice(game, None, edition, option or [], box),
        bots,
        games,
        seed,
        Thinking(budget_seconds, budget_iterations, workers),
        Figures(json, csv, resume),
        language.spoken(),
    )


def ladder(
    game: GameName,
    players: Annotated[
        str | None, typer.Option("--players", "-p", help="Numbers of players, such as 3,4; all, unless said.")
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", help="Games for each line; without: as many as a test needs.")
    ] = None,
    levels: Annotated[str | None, typer.Option(help="Levels from weak to strong; all, unless said.")] = None,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Each level against the next lower one only.")
    ] = False,
    edition: Edition = None,
    option: Options = None,
    seed: Seed = None,
    budget_seconds: Seconds = None,
    budget_iterations: Iterations = None,
    workers: Workers = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The document with the tables.")] = Path("docs/strength.md"),
    resume: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep every game there, and go on with those that are.")
    ] = None,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Play every level against those below it, and write the table into a document.

    A budget is what expert gets; hard gets a quarter of it.
    """
    from herohall.terminal.arena_jobs import Thinking, play_ladder
    from herohall.terminal.jobs import Choice, split_levels

    play_ladder(
        Choice(game, None, edition, option or [], box),
        split_levels(players),
        split_levels(levels),
        neighbours,
        games,
        seed,
        Thinking(budget_seconds, budget_iterations, workers),
        out,
        resume,
        language.spoken(),
    )
