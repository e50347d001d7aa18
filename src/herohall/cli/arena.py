"""`herohall arena`: how strong are the bots?"""

from __future__ import annotations

import json as json_format
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from herohall.cli import language
from herohall.cli.arguments import (
    Box,
    Edition,
    GameName,
    Iterations,
    Lang,
    Options,
    Seconds,
    Seed,
    Workers,
    complete_bots,
)
from herohall.cli.choice import Choice, Thinking, check_games, contest_seed, split_levels, try_to_write
from herohall.cli.language import say
from herohall.cli.progress import counted, stopped
from herohall.core.errors import printable
from herohall.core.files import publish
from herohall.core.texts import title
from herohall.lab import figures as lab_figures
from herohall.lab.arena import Played, processes
from herohall.lab.contest import Contest, Entrant
from herohall.lab.journal import play_kept
from herohall.lab.strength import percent

STANDARD_OUTPUT = "-"
"""The file name that means standard output."""

HEADINGS = ("games", "share", "interval", "place", "points", "speed", "thinking", "rating", "faults")


def write_to(name: str, text: str) -> None:
    """Write a file, or to standard output."""
    if name == STANDARD_OUTPUT:
        sys.stdout.write(text)
    else:
        publish(Path(name), text)


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="One for each seat: expert,medium,medium. Also expert@0.25s, expert@400i, package.module:Class.",
            autocompletion=complete_bots,
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
    csv: Annotated[str | None, typer.Option(metavar="FILE", help="Figures as CSV.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game there, and go on with those that are.")
    ] = None,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Let bots meet on equal deals in every rotation of the seats, and show how strong they are.

    Ctrl-C shows what is known so far.
    """
    thinking = Thinking(budget_seconds, budget_iterations, workers).checked()
    check_games(games)
    for name in (json, csv):
        if name is not None and name != STANDARD_OUTPUT:
            try_to_write(Path(name))
    entrants = [Entrant.read(text).given(budget_seconds, budget_iterations) for text in split_levels(bots)]
    options = Choice(game, None, edition, option, box).options()
    contest = Contest.arrange(game, entrants, options, contest_seed(seed, resume), box)
    games = contest.rounded(games)
    start = time.monotonic()
    played, whole = _play(contest, games, thinking.hands, resume)
    found = lab_figures.figures(contest, played)
    if played and STANDARD_OUTPUT not in (json, csv):
        _show(found, time.monotonic() - start)
    if json is not None:
        write_to(json, json_format.dumps(found.as_json(), indent=1, ensure_ascii=False) + "\n")
    if csv is not None:
        write_to(csv, found.as_csv())
    if not whole:
        stopped(len(played), games)


def _play(contest: Contest, games: int, workers: int, path: Path | None) -> tuple[list[Played], bool]:
    """The games that are over, in the journal or now; False if somebody pressed Ctrl-C."""
    played: list[Played] = []
    try:
        with processes(workers) as executor:
            # What came before Ctrl-C stays in the list.
            played.extend(counted(contest.game_name, games, play_kept(contest, games, executor, 2 * workers, path)))
    except KeyboardInterrupt:
        return played, False
    return played, True


def _show(found: lab_figures.Figures, seconds: float) -> None:
    """The table, and what went wrong."""
    console = Console(highlight=False)
    console.print(arena_table(found, seconds))
    if found.left_out:
        console.print(say("cli-arena-left-out", games=found.left_out))
    for fault in found.faults:
        seat, name, kind, detail = fault
        words = say("cli-arena-fault", seat=seat + 1, bot=name, kind=kind, detail=detail)
        console.print(printable(words), markup=False)


def arena_table(found: lab_figures.Figures, seconds: float) -> Table:
    """One line for each bot."""
    contest = found.contest
    game = title(contest.game_name, language.spoken())
    edition = dict(contest.options)["edition"]
    table = Table(
        title=say("cli-simulate-title", game=game, players=contest.players, edition=edition),
        caption=say(
            "cli-arena-caption",
            games=found.games,
            deals=found.deals,
            rotations=len(contest.rotations),
            seed=str(contest.seed),
            fair=percent(1 / contest.players),
            seconds=f"{seconds:.0f}",
        ),
        title_justify="left",
        caption_justify="left",
        box=None,
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
    table.add_column(say("cli-arena-bot"), overflow="fold")
    for heading in HEADINGS:
        table.add_column(say(f"cli-arena-{heading}"), justify="right", no_wrap=True)
    for line in found.table:
        table.add_row(*_cells(line))
    return table


def _cells(line: lab_figures.BotFigures) -> list[str]:
    low, high = (f"{100 * end:.1f}" for end in line.interval)
    return [
        line.bot,
        str(line.games),
        f"{100 * line.win_share:.1f}",
        f"{low}–{high}",
        f"{line.mean_place:.2f}",
        f"{line.mean_points:.2f}",
        "–" if line.decisions_per_second is None else f"{line.decisions_per_second:.0f}",
        "–" if line.mean_thinking is None else f"{1000 * line.mean_thinking:.1f}",
        "–" if line.rating is None else f"{line.rating.mu:.1f}±{line.rating.sigma:.1f}",
        str(sum(line.faults.values())),
    ]
