"""A table as a picture, drawn from a view: for `rgb_array`. Plain, but everything public is on it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import cast

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from herohall.core.event import View
from herohall.core.game import Game
from herohall.seventh.cards import VALUES
from herohall.spoken import seventh_view, world_view
from herohall.world.game import WorldGame

PAPER, INK, LINE, FADED = "#fbf7ee", "#2b2320", "#c9b99c", "#8d8272"
LANDS = {True: "#e8d9b0", False: "#efe6d5"}
SEATS = ["#2f6db3", "#b83b3b", "#3d8a4f", "#c99a17", "#7a4fa3"]
LETTERS = "ABCDE"
WIDTH = 720
CARD, GAP = 40, 8
ROW = 64


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


class SeventhPicture(Picture):
    """A row for each seat: party, hand, and the wandering hero where it lies."""

    height = 40 + 5 * ROW

    def draw(self, pen: ImageDraw.ImageDraw, view: View) -> None:
        table = msgspec.convert(view, seventh_view.Table)
        fits = " ".join(map(str, table.fits))
        head = f"turn {table.turn}   deck {table.deck}   requirement {table.requirement}   fits {fits}"
        pen.text((12, 20), head, fill=INK, font=self.font, anchor="lm")
        for seat in range(table.players):
            self._seat(pen, table, seat, 40 + seat * ROW)

    def _seat(self, pen: ImageDraw.ImageDraw, table: seventh_view.Table, seat: int, y: int) -> None:
        asked = table.decision is not None and table.decision.seat == seat
        pen.rectangle((4, y, WIDTH - 5, y + ROW - 6), fill="#ffffff" if asked else PAPER, outline=LINE)
        self.badge(pen, seat, 14, y + 16)
        if seat == table.active:
            pen.polygon([(44, y + 18), (44, y + 38), (56, y + 28)], fill=INK)
        place = table.seats[seat]
        for value in range(1, VALUES + 1):
            x = 68 + (value - 1) * (CARD + GAP)
            if value in place.party:
                self._card(pen, str(value), x, y + 6, LINE if value in place.used else SEATS[seat])
            else:
                pen.rectangle((x, y + 6, x + CARD, y + 50), outline=LINE)
        words = f"hand {place.hand_size}   out {len(place.eliminated)}"
        pen.text((420, y + 28), words, fill=FADED, font=self.font, anchor="lm")
        hero = table.wandering
        if hero is not None and hero.at == seat:
            self._card(pen, str(hero.card or "?"), 580, y + 6, INK)

    def _card(self, pen: ImageDraw.ImageDraw, word: str, x: int, y: int, colour: str) -> None:
        pen.rounded_rectangle((x, y, x + CARD, y + 44), 5, fill=colour)
        pen.text((x + CARD // 2, y + 22), word, fill=PAPER, font=self.font, anchor="mm")


class WorldPicture(Picture):
    """The nine territories with their population and discoveries; below them the seats."""

    height = 3 * 150 + 5 * 34 + 20

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        box = cast(WorldGame, game).cards
        self.values = {token.id: token.value for token in box.discoveries}
        self.names = {land.id: land.name["en"] for land in box.territories}

    def draw(self, pen: ImageDraw.ImageDraw, view: View) -> None:
        table = msgspec.convert(view, world_view.Table)
        for number, land in enumerate(table.territories):
            self._land(pen, land, 6 + number % 3 * 238, 6 + number // 3 * 150)
        for seat in range(table.players):
            self._seat(pen, table, seat, 3 * 150 + 14 + seat * 34)

    def _land(self, pen: ImageDraw.ImageDraw, land: world_view.Land, x: int, y: int) -> None:
        pen.rectangle((x, y, x + 230, y + 142), fill=LANDS[land.in_play], outline=INK if land.scored else LINE)
        pen.text((x + 8, y + 14), self.names[land.id], fill=INK, font=self.font, anchor="lm")
        for space in range(land.spaces):
            left = x + 128 + space * 25
            pen.ellipse((left, y + 4, left + 20, y + 24), outline=FADED)
            if space < len(land.discoveries):
                worth = str(self.values[land.discoveries[space]])
                pen.text((left + 10, y + 14), worth, fill=INK, font=self.small, anchor="mm")
        for seat, people in enumerate(land.population):
            top = y + 32 + seat * 21
            if people:
                pen.rectangle((x + 8, top, x + 8 + min(people, 30) * 6, top + 15), fill=SEATS[seat])
                pen.text((x + 14 + min(people, 30) * 6, top + 8), str(people), fill=INK, font=self.small, anchor="lm")

    def _seat(self, pen: ImageDraw.ImageDraw, table: world_view.Table, seat: int, y: int) -> None:
        if table.decision is not None and table.decision.seat == seat:
            pen.rectangle((4, y - 3, WIDTH - 5, y + 28), outline=INK)
        self.badge(pen, seat, 14, y)
        place = table.seats[seat]
        wonders = ", ".join(wonder.id for wonder in table.wonders if wonder.owner == seat)
        words = f"{place.points} points   {place.coins} coins   {place.supply} in supply   {wonders}"
        pen.text((52, y + 12), words, fill=INK, font=self.font, anchor="lm")
