"""`herohall rules`: the rulebook of a game, or one rule of it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from herohall.cli import language
from herohall.cli.arguments import GameName, Lang
from herohall.core import registry, rulebook
from herohall.terminal.screen import Screen


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
