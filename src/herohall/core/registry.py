"""The games of the house by name. A game is found by its folder, and made when first asked for.

Every folder of `herohall/games` with a module `game` is a game; its function `make` makes it. Games that live
elsewhere are added by `register`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.resources import files

from herohall.core.errors import BadOption
from herohall.core.game import Game

Maker = Callable[[str | None], Game]
"""Makes a game from the name or folder of a box of cards; None means its own cards."""


def _found() -> dict[str, str]:
    folders = [folder for folder in files("herohall").joinpath("games").iterdir() if folder.is_dir()]
    forms = ("game.py", "game.pyc")  # a source; in browsers only its bytecode
    names = sorted(folder.name for folder in folders if any(folder.joinpath(form).is_file() for form in forms))
    return {name: f"herohall.games.{name}.game:make" for name in names}


_makers = _found()
_made: dict[str, Game] = {}
"""Games with their own cards; those in a folder may change while we run."""


def register(name: str, maker: str) -> None:
    """Add a game from elsewhere: `maker` is `module:function`, imported only when the game is asked for."""
    _makers[name] = maker


def games() -> list[str]:
    """The names of all games."""
    return sorted(_makers)


def game(name: str, box: str | None = None) -> Game:
    """The game of that name, with its own cards or those of a box.

    >>> import herohall
    >>> herohall.game("seventh").move_count
    51
    """
    if name not in _makers:
        raise BadOption("bad-game", game=str(name), known=", ".join(games()))
    if box is None and name in _made:
        return _made[name]
    module, _, function = _makers[name].partition(":")
    maker: Maker = getattr(import_module(module), function)
    made = maker(box)
    if box is None:
        _made[name] = made
    return made
