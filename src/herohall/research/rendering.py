"""A table as text, picture or data, as a spectator sees it: the render modes of the environments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from herohall.core.errors import BadOption
from herohall.core.game import Game, State
from herohall.core.record import Record
from herohall.research.pictures import Picture, PlainPicture
from herohall.terminal.painter import painter_for

RENDER_MODES = ["human", "ansi", "rgb_array", "dict"]
WIDTH = 100
"""Characters in a line of text."""


class Renderer:
    """Shows the states of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        kind: Callable[[Game], Picture] = game.part("picture", PlainPicture)
        self.picture = kind(game)

    def render(self, state: State, mode: str) -> Any:
        """`human` prints the table, `ansi` returns it as text, `rgb_array` as a picture, `dict` as data."""
        view = state.view(None)
        if mode == "dict":
            return view
        if mode == "rgb_array":
            return self.picture.paint(view)
        painter = painter_for(Record(self.game, state.players, 0, dict(state.options)), "en")
        text = "\n".join(line.plain for line in painter.table(view, WIDTH)) + "\n"
        if mode == "human":
            print(text)
            return None
        return text


def check_render_mode(mode: str | None) -> None:
    """Raise BadOption for an unknown mode."""
    if mode not in (None, *RENDER_MODES):
        raise BadOption("bad-option-value", option="render_mode", value=str(mode), known=", ".join(RENDER_MODES))
