"""A table as text, data or picture, as a spectator sees it: the render modes of the environments.

A picture is drawn from a view. It is simple, but shows everything public.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from herohall.core.errors import BadOption
from herohall.core.event import View
from herohall.core.game import Game, State
from herohall.core.record import Record
from herohall.terminal.painter import painter_for

PAPER, INK, LINE, FADED = "#fbf7ee", "#2b2320", "#c9b99c", "#8d8272"
SEATS = ["#2f6db3", "#b83b3b", "#3d8a4f", "#c99a17", "#7a4fa3"]
LETTERS = "ABCDE"
WIDTH = 720
LETTERS_IN_LINE = 90
RENDER_MODES = ["human", "ansi", "rgb_array", "dict"]
TEXT_WIDTH = 100
"""Characters in a line of text."""


class Picture(ABC):
    """Draws the views of one game."""

    height: int

    def __init__(self, game: Game) -> None:
        self.game = game
        self.font = ImageFont.load_default(15)
        self.small = ImageFont.load_default(12)

    def paint(self, view: View) -> NDArray[np.uint8]:
        """The picture: height × width × red, green, blue."""
        image = Image.new("RGB", (WIDTH, self.height), PAPER)
        self.draw(ImageDraw.Draw(image), view)
        return np.asarray(image, np.uint8).copy()

    @abstractmethod
    def draw(self, pen: ImageDraw.ImageDraw, view: View) -> None:
        """Put everything on the paper."""

    def badge(self, pen: ImageDraw.ImageDraw, seat: int, x: int, y: int) -> None:
        """The sign of a seat: colour and letter."""
        pen.ellipse((x, y, x + 24, y + 24), fill=SEATS[seat])
        pen.text((x + 12, y + 12), LETTERS[seat], fill=PAPER, font=self.font, anchor="mm")


class PlainPicture(Picture):
    """For a game without its own picture: the facts of its view, one per line."""

    height = 480

    def draw(self, pen: ImageDraw.ImageDraw, view: View) -> None:
        for number, (fact, value) in enumerate(view.items()):
            pen.text(
                (12, 20 + number * 20), f"{fact}: {value}"[:LETTERS_IN_LINE], fill=INK, font=self.font, anchor="lm"
            )


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
        text = "\n".join(line.plain for line in painter.table(view, TEXT_WIDTH)) + "\n"
        if mode == "human":
            print(text)
            return None
        return text


def check_render_mode(mode: str | None) -> None:
    """Raise BadOption for an unknown mode."""
    if mode not in (None, *RENDER_MODES):
        raise BadOption("bad-option-value", option="render_mode", value=str(mode), known=", ".join(RENDER_MODES))
