"""`herohall puzzle`: positions with one clearly best move, to be solved, found and checked."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from herohall.cli import language
from herohall.cli.arguments import GameName, Lang, Theme
from herohall.cli.language import say
from herohall.core import registry
from herohall.core.errors import HallError
from herohall.core.files import publish
from herohall.hall import puzzles

puzzle = typer.Typer(help="Solve a puzzle: a position with one clearly best move.", invoke_without_command=True)


@puzzle.callback()
def today(context: typer.Context, lang: Lang = None) -> None:
    """Solve today's puzzles, one of each game; `herohall puzzle solve GAME NUMBER` for any other."""
    if context.invoked_subcommand is None:
        for shelf in puzzles.shelves(date.today().isoformat()).shelves:
            _solve(shelf.game, shelf.daily, "classic")


@puzzle.command()
def solve(
    game: GameName,
    number: Annotated[int | None, typer.Argument(help="Which one, from 1; today's if it is left out.")] = None,
    theme: Theme = "classic",
    lang: Lang = None,
) -> None:
    """Solve a puzzle of a game."""
    registry.game(game)
    known = puzzles.shelves(date.today().isoformat()).shelves
    daily = next((shelf.daily for shelf in known if shelf.game == game), 0)
    _solve(game, daily if number is None else number, theme)


def _solve(game: str, number: int, theme: str) -> None:
    from herohall.terminal.puzzle import PuzzleSitting
    from herohall.terminal.screen import Screen

    try:
        PuzzleSitting(game, number, Screen(), language.spoken(), theme).run()
    except EOFError:
        raise typer.Exit from None


@puzzle.command()
def find(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", help="The file to write, a puzzle in each line.")],
    wanted: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 20,
    games: Annotated[int, typer.Option(min=1, help="In so many games at most.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed finds the same puzzles.")] = 1,
    lang: Lang = None,
) -> None:
    """Look for puzzles in games between bots; long thought checks each of them."""
    from herohall.lab.puzzles import find as search

    found: list[puzzles.Puzzle] = []
    for one in search(registry.game(game), games, wanted, seed):
        found.append(one)
        publish(out, puzzles.write_puzzles(found))
        print(say("cli-puzzle-found", count=len(found), move=one.best), flush=True)


@puzzle.command()
def check(
    game: GameName,
    file: Annotated[
        Path | None, typer.Option("--file", help="A file of puzzles; those of the game if left out.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Other seeds think anew.")] = 1000,
    lang: Lang = None,
) -> None:
    """Let long thought solve all puzzles of a game again; fails if it comes to anything else."""
    from herohall.lab.puzzles import holds

    known = puzzles.puzzles_of(game) if file is None else puzzles.read_puzzles(file.read_text(encoding="utf-8"))
    wrong = 0
    for number, one in enumerate(known, start=1):
        fine, thoughts = holds(one, seed)
        lead = round(100 * min(each.lead for each in thoughts), 1)
        wrong += not fine
        best = next((each.best for each in thoughts if each.best != one.best), one.best)
        key = "cli-puzzle-holds" if fine else "cli-puzzle-unclear" if best == one.best else "cli-puzzle-fails"
        print(say(key, number=number, move=one.best, best=best, lead=str(lead)), flush=True)
    if wrong:
        raise HallError("cli-puzzles-wrong", count=wrong)
