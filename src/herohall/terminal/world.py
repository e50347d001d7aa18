"""Heroes of the World in the terminal: the map as one table, with a column for each player and a row per territory."""

from __future__ import annotations

import msgspec
from rich.text import Text

from herohall.core.event import View
from herohall.spoken.world import WorldWords
from herohall.spoken.world_view import Land, Table, WonderAt
from herohall.terminal.layout import cut, fixed
from herohall.terminal.painter import Painter, Spare

STYLES = {"blue": "bright_blue", "red": "red", "green": "green", "yellow": "yellow", "violet": "magenta"}
LABEL = 15
SPACES = 4
"""The most discoveries a territory can hold."""


class WorldPainter(WorldWords, Painter):
    """Draws a game of Heroes of the World."""

    def explanation(self, view: View) -> str:
        return f"{super().explanation(view)} {self.say('terminal-world-legend')}"

    # The table

    def table(self, view: View, width: int) -> list[Text]:
        table = msgspec.convert(view, Table)
        lines = [self._headline(table), *self._players(table, width), Spare()]
        lines += [self._land(table, land, width) for land in table.territories if land.in_play]
        closed = [self.cards.land(land.id) for land in table.territories if not land.in_play]
        if closed:
            lines.append(Spare(self.say("spoken-world-not-in-play", territories=", ".join(closed)), "dim"))
        lines.append(Spare())
        lines += self._wonders(table)
        lines += self._cards(table)
        lines += [Text(line, "bold cyan") for line in self.going_on(table)]
        return lines

    def _headline(self, table: Table) -> Text:
        facts = self.say(
            "terminal-world-facts",
            epoch=self.say(f"world-epoch-{table.epoch}"),
            scorings=table.scorings,
            most=4 if table.epoch == "ancient" else 8,
            deck=table.deck_size,
            bag=len(table.bag),
        )
        return Text.assemble((self.title(), "bold"), " · ", facts)

    def _players(self, table: Table, width: int) -> list[Text]:
        seats = table.seats
        colours = [self.say(f"world-colour-{place.colour}") for place in seats]
        names = []
        for seat in range(table.players):
            name = self.say("terminal-world-you") if seat == table.viewer else self.name(seat)
            names.append(f"▸{name}" if seat == table.turn and not table.over else name)
        head = self._row(table, "", names)
        head.append(self.say("terminal-world-ladder"), "dim")
        coins = self._row(table, self.say("terminal-world-coins"), [str(place.coins) for place in seats])
        coins.append(self.say("terminal-world-bank", coins=table.bank), "dim")
        supply = self._row(table, self.say("terminal-world-supply"), [str(place.supply) for place in seats])
        points = self._row(table, self.say("terminal-world-points"), [str(place.points) for place in seats], "bold")
        points.append(cut(self.say("terminal-world-box", box=self.cards.box.name), width - points.cell_len), "dim")
        return [
            head,
            Spare().append_text(self._row(table, "", colours)),
            points,
            coins,
            Spare().append_text(supply),
        ]

    def _row(self, table: Table, label: str, cells: list[str], style: str = "") -> Text:
        """A label and a cell under each player."""
        width = self._column(table)
        row = Text(fixed(label, LABEL))
        for seat, cell in enumerate(cells):
            row.append(cut(cell, width - 1).rjust(width), f"{style} {STYLES[table.seats[seat].colour]}")
        return row.append(" ")

    def _column(self, table: Table) -> int:
        return 7 if table.players == 5 else 8

    def _land(self, table: Table, land: Land, width: int) -> Text:
        row = self._row(table, self.cards.land(land.id), [str(count) if count else "·" for count in land.population])
        values = [str(self.cards.discoveries[token].value) for token in land.discoveries]
        ladder = " ".join(values + ["·"] * (land.spaces - len(values)))
        row.append(fixed(ladder, 2 * SPACES), "bold")
        return row.append(cut(self._standing(table, land), width - row.cell_len), "dim")

    def _standing(self, table: Table, land: Land) -> str:
        if land.scored:
            return self.say("terminal-world-scored")
        if not land.discoveries:
            return ""
        paid = []
        for standing in land.standings:
            name = self.say("terminal-world-you") if standing.seat == table.viewer else self.name(standing.seat)
            paid.append(f"{name[: 4 if table.players == 5 else 8]} {standing.points}")
        return " ".join(paid)

    def _wonders(self, table: Table) -> list[Text]:
        offer = [self.cards.wonder(wonder.id) for wonder in table.wonders if wonder.place == "offer"]
        lines: list[Text] = []
        if offer:
            lines.append(Spare(f"{self.say('terminal-world-offer')} {', '.join(offer)}"))
        built = []
        for seat in range(table.players):
            owned = [self._owned(wonder) for wonder in table.wonders if wonder.owner == seat]
            if owned:
                built.append(f"{self.name(seat)}: {', '.join(owned)}")
        if built:
            lines.append(Spare(f"{self.say('terminal-world-built')} {' · '.join(built)}"))
        return lines

    def _owned(self, wonder: WonderAt) -> str:
        name = self.cards.wonder(wonder.id)
        return f"({name})" if wonder.used else name

    def _cards(self, table: Table) -> list[Text]:
        kind = "" if table.decision is None else table.decision.kind
        lines: list[Text] = []
        # The choices of these questions name the same heroes with the same values.
        if table.row and kind != "take":
            lines.append(Spare(f"{self.say('terminal-world-row')} {self._heroes(table.row)}"))
        if table.hand and kind != "play":
            lines.append(Text(f"{self.say('terminal-world-hand')} {self._heroes(table.hand)}"))
        return lines

    def _heroes(self, heroes: list[str]) -> str:
        return " · ".join(self.cards.values(hero) for hero in heroes)
