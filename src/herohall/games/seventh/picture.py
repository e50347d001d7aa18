"""Seventh Hero as a picture."""

from __future__ import annotations

from PIL import ImageDraw

from herohall.core.event import View
from herohall.games.seventh.cards import VALUES
from herohall.games.seventh.view_types import SeventhView, seventh_view
from herohall.research.pictures import FADED, INK, LINE, PAPER, SEATS, WIDTH, Picture

CARD, GAP = 40, 8
ROW = 64


class SeventhPicture(Picture):
    """A row for each seat: party, hand, and the wandering hero where it lies."""

    height = 40 + 5 * ROW

    def draw(self, pen: ImageDraw.ImageDraw, view: View) -> None:
        table = seventh_view(view)
        fits = " ".join(map(str, table["fits"]))
        head = f"turn {table['turn']}   deck {table['deck']}   requirement {table['requirement']}   fits {fits}"
        pen.text((12, 20), head, fill=INK, font=self.font, anchor="lm")
        for seat in range(table["players"]):
            self._seat(pen, table, seat, 40 + seat * ROW)

    def _seat(self, pen: ImageDraw.ImageDraw, table: SeventhView, seat: int, y: int) -> None:
        asked = table["decision"] is not None and table["decision"]["seat"] == seat
        pen.rectangle((4, y, WIDTH - 5, y + ROW - 6), fill="#ffffff" if asked else PAPER, outline=LINE)
        self.badge(pen, seat, 14, y + 16)
        if seat == table["active"]:
            pen.polygon([(44, y + 18), (44, y + 38), (56, y + 28)], fill=INK)
        place = table["seats"][seat]
        for value in range(1, VALUES + 1):
            x = 68 + (value - 1) * (CARD + GAP)
            if value in place["party"]:
                self._card(pen, str(value), x, y + 6, LINE if value in place["used"] else SEATS[seat])
            else:
                pen.rectangle((x, y + 6, x + CARD, y + 50), outline=LINE)
        words = f"hand {place['hand_size']}   out {len(place['eliminated'])}"
        pen.text((420, y + 28), words, fill=FADED, font=self.font, anchor="lm")
        hero = table["wandering"]
        if hero is not None and hero["at"] == seat:
            self._card(pen, str(hero.get("card", "?")), 580, y + 6, INK)

    def _card(self, pen: ImageDraw.ImageDraw, word: str, x: int, y: int, colour: str) -> None:
        pen.rounded_rectangle((x, y, x + CARD, y + 44), 5, fill=colour)
        pen.text((x + CARD // 2, y + 22), word, fill=PAPER, font=self.font, anchor="mm")
