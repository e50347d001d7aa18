"""`herohall replay`, `verify` and `rules`: what is in a record, whether it is right, and the rules of a game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from herohall.cli import language
from herohall.cli.arguments import Box, GameName, Lang, Theme
from herohall.cli.language import say
from herohall.core import registry, rulebook
from herohall.core.errors import BadRecord
from herohall.core.record import Record
from herohall.terminal.painter import painter_for
from herohall.terminal.replay import replay_lines
from herohall.terminal.screen import Screen

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.hall).")]


def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help="Only what this seat knew (from 1).")] = None,
    theme: Theme = "classic",
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Print a recorded game as a log in words."""
    record = Record.load(file, box)
    painter = painter_for(record, language.spoken(), theme)
    for line in replay_lines(record, painter, None if seat is None else seat - 1):
        print(line)


def verify(
    file: File,
    shown: Annotated[
        str | None, typer.Option("--hash", metavar="HASH", help="The one shown at the start: it must be the record's.")
    ] = None,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Check the seed's hash, every move and the result of a record."""
    record = Record.load(file, box)
    state = record.verify()
    if shown is not None and shown.strip().lower() != record.seed_hash:
        raise BadRecord("cli-other-hash", file=str(file), shown=shown.strip(), hash=record.seed_hash)
    key = "cli-verified" if state.over else "cli-verified-unfinished"
    print(say(key, file=str(file), moves=len(record.effective()), result=_seats_from_one(record.result)))
    print(say("cli-hash" if shown is None else "cli-same-hash", hash=record.seed_hash))


def _seats_from_one(result: str) -> str:
    """A result for people, who count seats from 1; records count from 0.

    >>> _seats_from_one("2 > 0 = 1")
    '3 > 1 = 2'
    """
    return re.sub(r"\d+", lambda seat: str(int(seat[0]) + 1), result)


def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(metavar="[RULE]", help="One rule (S2.3) or section (S2).")] = None,
    lang: Lang = None,
) -> None:
    """Show the rulebook of a game, or one rule of it."""
    registry.game(game)
    spoken, screen = language.spoken(), Screen()
    text = rulebook.rulebook(game, spoken) if number is None else rulebook.rule(game, spoken, number)
    if number is None and screen.can_clear:  # a person at a terminal turns pages
        with screen.console.pager(styles=False):
            screen.console.print(Markdown(text), width=screen.width)
    else:
        screen.console.print(Markdown(text), width=screen.width)
