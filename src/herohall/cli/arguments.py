"""Arguments that several sub-commands share, and what the shell offers for them when somebody presses Tab."""

from __future__ import annotations

from typing import Annotated

import typer

from herohall.bots import NAMED
from herohall.cli import language
from herohall.core import registry
from herohall.core.game import Game
from herohall.core.texts import LANGUAGES
from herohall.games import USUAL


def _starting(words: list[str], start: str) -> list[str]:
    return [word for word in words if word.startswith(start)]


def _game(context: typer.Context) -> Game:
    name = context.params.get("game")
    return registry.game(name if name in registry.games() else USUAL)


def complete_games(incomplete: str) -> list[str]:
    """Names of games."""
    return _starting(registry.games(), incomplete)


def complete_editions(context: typer.Context, incomplete: str) -> list[str]:
    """Editions of the game that was named."""
    return _starting(list(_game(context).editions), incomplete)


def complete_options(context: typer.Context, incomplete: str) -> list[str]:
    """`name=value` for every option of the game."""
    pairs = [f"{option.name}={value}" for option in _game(context).options for value in option.values]
    return _starting(pairs, incomplete)


def complete_languages(incomplete: str) -> list[str]:
    """The three languages."""
    return _starting(list(LANGUAGES), incomplete)


def complete_bots(incomplete: str) -> list[str]:
    """Levels of bots, also after a comma."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{level}" for level in NAMED if level.startswith(last)]


def complete_themes(incomplete: str) -> list[str]:
    """Themes of any game."""
    known = dict.fromkeys(theme for name in registry.games() for theme in registry.game(name).themes)
    return _starting(list(known), incomplete)


GAMES = f"{' or '.join(registry.games())}."
"""What may be named where a game is wanted."""
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES, autocompletion=complete_games)]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many seats.")]
Edition = Annotated[str | None, typer.Option(help="A preset of the options.", autocompletion=complete_editions)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="One option.", autocompletion=complete_options),
]
Theme = Annotated[str, typer.Option(help="Names of the heroes.", autocompletion=complete_themes)]
Lang = Annotated[
    str | None,
    # The callback answers with the language to speak, so that commands never see None.
    typer.Option(help="en, fr or de.", callback=language.choose, is_eager=True, autocompletion=complete_languages),
]
Seed = Annotated[str | None, typer.Option(help="The same seed deals the same cards; leave it out for a real game.")]
Bots = Annotated[
    str | None,
    typer.Option(help="Bots: medium,easy or your own as package.module:Class", autocompletion=complete_bots),
]
Seconds = Annotated[float | None, typer.Option("--budget-seconds", metavar="X", help="Seconds for a decision.")]
Iterations = Annotated[
    int | None, typer.Option("--budget-iterations", metavar="N", help="Iterations for a decision: repeatable.")
]
Workers = Annotated[int | None, typer.Option(help="Processes; without: as many as there are cores.")]
Box = Annotated[str | None, typer.Option(metavar="DIR", help="The folder of your own cards.")]
