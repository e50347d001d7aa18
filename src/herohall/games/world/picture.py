"""Heroes of the World as a picture."""

from __future__ import annotations

from typing import cast

from PIL import ImageDraw

from herohall.core.event import View
from herohall.core.game import Game
from herohall.games.world.game import WorldGame
from herohall.games.world.view_types import TerritoryView, WorldView, world_view
from herohall.research.pictures import FADED, INK, LINE, SEATS, WIDTH, Picture

LANDS = {True: "#e8d9b0", False: "#efe6d5"}


class WorldPicture(Picture):
    """The nine territories with their population and discoveries; below them the seats."""

    height = 3 * 150 + 5 * 34 + 20

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        box = cast(WorldGame, game).cards
        self.values = {token.id: token.value for token in box.discoveries}
        self.names = {land.id: land.name["en"] for land in box.territories}

    def draw(self, pen: ImageDraw.ImageDraw, view: View) -> None:
        table = world_view(view)
        for number, land in enumerate(table["territories"]):
            self._land(pen, land, 6 + number % 3 * 238, 6 + number // 3 * 150)
        for seat in range(table["players"]):
            self._seat(pen, table, seat, 3 * 150 + 14 + seat * 34)

    def _land(self, pen: ImageDraw.ImageDraw, land: TerritoryView, x: int, y: int) -> None:
        pen.rectangle((x, y, x + 230, y + 142), fill=LANDS[land["in_play"]], outline=INK if land["scored"] else LINE)
        pen.text((x + 8, y + 14), self.names[land["id"]], fill=INK, font=self.font, anchor="lm")
        for space in range(land["spaces"]):
            left = x + 128 + space * 25
            pen.ellipse((left, y + 4, left + 20, y + 24), outline=FADED)
            if space < len(land["discoveries"]):
                worth = str(self.values[land["discoveries"][space]])
                pen.text((left + 10, y + 14), worth, fill=INK, font=self.small, anchor="mm")
        for seat, people in enumerate(land["population"]):
            top = y + 32 + seat * 21
            if people:
                pen.rectangle((x + 8, top, x + 8 + min(people, 30) * 6, top + 15), fill=SEATS[seat])
                pen.text((x + 14 + min(people, 30) * 6, top + 8), str(people), fill=INK, font=self.small, anchor="lm")

    def _seat(self, pen: ImageDraw.ImageDraw, table: WorldView, seat: int, y: int) -> None:
        if table["decision"] is not None and table["decision"]["seat"] == seat:
            pen.rectangle((4, y - 3, WIDTH - 5, y + 28), outline=INK)
        self.badge(pen, seat, 14, y)
        place = table["seats"][seat]
        wonders = ", ".join(wonder["id"] for wonder in table["wonders"] if wonder["owner"] == seat)
        words = f"{place['points']} points   {place['coins']} coins   {place['supply']} in supply   {wonders}"
        pen.text((52, y + 12), words, fill=INK, font=self.font, anchor="lm")
