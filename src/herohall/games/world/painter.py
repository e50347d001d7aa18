"""Heroes of the World in the terminal: the map as one table, with a column for each player and a row per territory."""

from __future__ import annotations

from rich.text import Text

from herohall.core.event import View
from herohall.games.world.view_types import TerritoryView, WonderView, WorldView, world_view
from herohall.games.world.words import WorldWords
from herohall.terminal.layout import cut, fixed
from herohall.terminal.painter import Painter, Spare

STYLES = {"blue": "bright_blue", "red": "red", "green": "green", "yellow": "yellow", "violet": "magenta"}
LABEL = 15
SPACES = 4
"""The most discoveries a territory can hold."""


class WorldPainter(WorldWords, Painter):
    """Draws a game of Heroes of the World."""

    def explanation(self, view: View) -> str:
        return f"{super().explanation(view)} {self.say('world-terminal-legend')}"

    # The table

    def table(self, view: View, width: int) -> list[Text]:
        table = world_view(view)
        lines = [self._headline(table), *self._players(table, width), Spare()]
        lines += [self._land(table, land, width) for land in table["territories"] if land["in_play"]]
        closed = [self.cards.land(land["id"]) for land in table["territories"] if not land["in_play"]]
        if closed:
            lines.append(Spare(self.say("world-spoken-not-in-play", territories=", ".join(closed)), "dim"))
        lines.append(Spare())
        lines += self._wonders(table)
        lines += self._cards(table)
        lines += [Text(line, "bold cyan") for line in self.going_on(table)]
        return lines

    def _headline(self, table: WorldView) -> Text:
        facts = self.say(
            "world-terminal-facts",
            epoch=self.say(f"world-epoch-{table['epoch']}"),
            scorings=table["scorings"],
            most=4 if table["epoch"] == "ancient" else 8,
            deck=table["deck_size"],
            bag=len(table["bag"]),
        )
        return Text.assemble((self.title(), "bold"), " · ", facts)

    def _players(self, table: WorldView, width: int) -> list[Text]:
        seats = table["seats"]
        colours = [self.say(f"world-colour-{place['colour']}") for place in seats]
        names = []
        for seat in range(table["players"]):
            name = self._who(table, seat)
            names.append(f"▸{name}" if seat == table["turn"] and not table["over"] else name)
        head = self._row(table, "", names)
        head.append(self.say("world-terminal-ladder"), "dim")
        coins = self._row(table, self.say("world-terminal-coins"), [str(place["coins"]) for place in seats])
        edition = self.say(f"world-terminal-edition-{self.options['edition']}")
        coins.append(f"{self.say('world-terminal-bank', coins=table['bank'])} · {edition}", "dim")
        supply = self._row(table, self.say("world-terminal-supply"), [str(place["supply"]) for place in seats])
        points = self._row(table, self.say("world-terminal-points"), [str(place["points"]) for place in seats], "bold")
        box = self.say("world-terminal-ours" if self.cards.ours else "world-terminal-box", box=self.cards.box.name)
        points.append(cut(box, width - points.cell_len), "dim")
        return [
            head,
            Spare().append_text(self._row(table, "", colours)),
            points,
            coins,
            Spare().append_text(supply),
        ]

    def _row(self, table: WorldView, label: str, cells: list[str], style: str = "") -> Text:
        """A label and a cell under each player."""
        width = 7 if table["players"] == 5 else 8
        row = Text(fixed(label, LABEL))
        for seat, cell in enumerate(cells):
            row.append(cut(cell, width - 1).rjust(width), f"{style} {STYLES[table['seats'][seat]['colour']]}")
        return row.append(" ")

    def _land(self, table: WorldView, land: TerritoryView, width: int) -> Text:
        row = self._row(
            table, self.cards.land(land["id"]), [str(count) if count else "·" for count in land["population"]]
        )
        values = [str(self.cards.discoveries[token].value) for token in land["discoveries"]]
        ladder = " ".join(values + ["·"] * (land["spaces"] - len(values)))
        row.append(fixed(ladder, 2 * SPACES), "bold")
        return row.append(cut(self._standing(table, land), width - row.cell_len), "dim")

    def _standing(self, table: WorldView, land: TerritoryView) -> str:
        if land["scored"]:
            return self.say("world-terminal-scored")
        if not land["discoveries"]:
            return ""
        longest = 4 if table["players"] == 5 else 8
        paid = [f"{self._who(table, one['seat'])[:longest]} {one['points']}" for one in land["standings"]]
        return " ".join(paid)

    def _who(self, table: WorldView, seat: int) -> str:
        return self.say("world-terminal-you") if seat == table["viewer"] else self.name(seat)

    def _wonders(self, table: WorldView) -> list[Text]:
        offer = [self.cards.wonder(wonder["id"]) for wonder in table["wonders"] if wonder["place"] == "offer"]
        lines: list[Text] = []
        if offer:
            lines.append(Spare(f"{self.say('world-terminal-offer')} {', '.join(offer)}"))
        built = []
        for seat in range(table["players"]):
            owned = [self._owned(wonder) for wonder in table["wonders"] if wonder["owner"] == seat]
            if owned:
                built.append(self.of(self.name(seat), ", ".join(owned)))
        if built:
            lines.append(Spare(f"{self.say('world-terminal-built')} {' · '.join(built)}"))
        return lines

    def _owned(self, wonder: WonderView) -> str:
        name = self.cards.wonder(wonder["id"])
        return f"({name})" if wonder["used"] else name

    def _cards(self, table: WorldView) -> list[Text]:
        kind = "" if table["decision"] is None else table["decision"]["kind"]
        lines: list[Text] = []
        # The choices of these questions name the same heroes with the same values.
        if table["row"] and kind != "take":
            lines.append(Spare(f"{self.say('world-terminal-row')} {self._heroes(table['row'])}"))
        if table["hand"] and kind != "play":
            lines.append(Text(f"{self.say('world-terminal-hand')} {self._heroes(table['hand'])}"))
        return lines

    def _heroes(self, heroes: list[str]) -> str:
        return " · ".join(self.cards.values(hero) for hero in heroes)
