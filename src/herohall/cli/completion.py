"""What the shell offers when somebody presses Tab."""

from __future__ import annotations

import typer

import herohall
from herohall.bots import NAMED
from herohall.core.game import Game
from herohall.core.texts import LANGUAGES
from herohall.games import USUAL


def _starting(words: list[str], start: str) -> list[str]:
    return [word for word in words if word.startswith(start)]


def _game(context: typer.Context) -> Game:
    name = context.params.get("game")
    return herohall.game(name if name in herohall.games() else USUAL)


def games(incomplete: str) -> list[str]:
    """Names of games."""
    return _starting(herohall.games(), incomplete)


def editions(context: typer.Context, incomplete: str) -> list[str]:
    """Editions of the game that was named."""
    return _starting(list(_game(context).editions), incomplete)


def options(context: typer.Context, incomplete: str) -> list[str]:
    """`name=value` for every option of the game."""
    pairs = [f"{option.name}={value}" for option in _game(context).options for value in option.values]
    return _starting(pairs, incomplete)


def languages(incomplete: str) -> list[str]:
    """The three languages."""
    return _starting(list(LANGUAGES), incomplete)


def bots(incomplete: str) -> list[str]:
    """Levels of bots, also after a comma."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{level}" for level in NAMED if level.startswith(last)]


def themes(incomplete: str) -> list[str]:
    """Themes of any game."""
    known = dict.fromkeys(theme for name in herohall.games() for theme in herohall.game(name).themes)
    return _starting(list(known), incomplete)
