"""Heroes of the World in the terminal: the map as one table, with a column for each player and a row per territory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec
from rich.text import Text

from herohall.core.event import JSON, View
from herohall.core.record import Record
from herohall.core.texts import Param, has
from herohall.terminal.layout import cut, fixed
from herohall.terminal.painter import Painter, Spare
from herohall.terminal.world_cards import Cards
from herohall.world.game import WorldGame
from herohall.world.moves import COLOURS

STYLES = {"blue": "bright_blue", "red": "red", "green": "green", "yellow": "yellow", "violet": "magenta"}
LABEL = 15
PLAIN_MOVES = {
    "take deck": "terminal-world-move-take-deck",
    "convert": "terminal-world-move-convert",
    "stop": "terminal-world-move-stop",
    "decline": "terminal-world-move-decline",
    "done": "terminal-world-move-done",
}
STEPS = {"settled": "terminal-world-settled", "migrated": "terminal-world-migrated"}
"""Events told together in one line."""
SPACES = 4
"""The most discoveries a territory can hold."""


class Place(msgspec.Struct):
    """A seat as the view shows it."""

    colour: str
    points: int
    coins: int
    supply: int
    hand_size: int
    played: list[str]
    known: list[str]


class Standing(msgspec.Struct):
    """What a seat would be paid if the territory were scored now."""

    seat: int
    place: int
    points: int


class Land(msgspec.Struct):
    """A territory."""

    id: str
    in_play: bool
    spaces: int
    discoveries: list[str]
    scored: bool
    population: list[int]
    standings: list[Standing]


class WonderAt(msgspec.Struct):
    """A wonder and where it is."""

    id: str
    place: str
    owner: int | None
    used: bool


class Attack(msgspec.Struct):
    """The attack that is going on."""

    territory: str
    rival: int
    power: int
    faces: list[int]
    fleeing: int


class Migration(msgspec.Struct):
    """The migration that is going on."""

    origin: str | None
    left: int


class Scoring(msgspec.Struct):
    """The scoring that is going on, and the wonder that may change it."""

    territory: str
    pay: list[int]
    wonder: str


class Decision(msgspec.Struct):
    """What is asked."""

    seat: int
    kind: str


class Table(msgspec.Struct):
    """The view of a seat, with types."""

    players: int
    viewer: int | None
    epoch: str
    scorings: int
    turn: int
    step: str
    hero: str | None
    left: int
    attack: Attack | None
    migration: Migration | None
    scoring: Scoring | None
    seats: list[Place]
    hand: list[str] | None
    row: list[str]
    deck_size: int
    bag: list[str]
    bank: int
    territories: list[Land]
    wonders: list[WonderAt]
    decision: Decision | None
    over: bool
    options: dict[str, str | int]


class WorldPainter(Painter):
    """Draws a game of Heroes of the World."""

    def __init__(self, record: Record, lang: str, theme: str = "classic") -> None:
        super().__init__(record, lang, theme)
        box = cast(WorldGame, record.game).cards
        self.cards = Cards(box, lang, german_values=record.options["max_discovery"] == 3)

    def title(self) -> str:
        return self.say("world-title")

    # The table

    def table(self, view: View, width: int) -> list[Text]:
        table = msgspec.convert(view, Table)
        lines = [self._headline(table), *self._players(table, width), Spare()]
        lines += [self._land(table, land, width) for land in table.territories if land.in_play]
        closed = [self.cards.land(land.id) for land in table.territories if not land.in_play]
        if closed:
            lines.append(Spare(self.say("terminal-world-not-in-play", territories=", ".join(closed)), "dim"))
        lines.append(Spare())
        lines += self._wonders(table)
        lines += self._cards(table)
        lines += self._going_on(table)
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

    def _going_on(self, table: Table) -> list[Text]:
        said = []
        if table.hero is not None and not table.over:
            key = "terminal-world-settling" if table.step == "settling" else "terminal-world-playing"
            said.append(self.say(key, name=self.name(table.turn), hero=self.cards.values(table.hero), left=table.left))
        if table.attack is not None:
            attack = table.attack
            said.append(
                self.say(
                    "terminal-world-attack",
                    rival=self.name(attack.rival),
                    territory=self.cards.land(attack.territory),
                    power=attack.power,
                )
            )
            said += [f"{place}: {self.cards.face(face)}" for place, face in enumerate(attack.faces, start=1)]
        if table.migration is not None and table.migration.origin is not None:
            migration = table.migration
            origin = self.cards.land(migration.origin or "")
            said.append(self.say("terminal-world-migration", origin=origin, left=migration.left))
        if table.scoring is not None:
            said.append(self._scoring(table.scoring))
        return [Text(line, "bold cyan") for line in said]

    def _scoring(self, scoring: Scoring) -> str:
        pay = [f"{self.name(seat)} {points}" for seat, points in enumerate(scoring.pay) if points]
        return self.say(
            "terminal-world-scoring",
            territory=self.cards.land(scoring.territory),
            pay=", ".join(pay) or "–",
            wonder=self.cards.wonder(scoring.wonder),
        )

    def _heroes(self, heroes: list[str]) -> str:
        return " · ".join(self.cards.values(hero) for hero in heroes)

    # Questions, moves, events

    def question(self, view: View) -> str:
        decision = msgspec.convert(view, Table).decision
        return "" if decision is None else self.say(f"world-kind-{decision.kind}")

    def explanation(self, view: View) -> str:
        decision = msgspec.convert(view, Table).decision
        if decision is None:
            return ""
        return f"{self.say(f'world-ask-{decision.kind}')} {self.say('terminal-world-legend')}"

    def about(self, words: str) -> str | None:
        return self.cards.about(words)

    def move(self, word: str, view: View) -> str:
        if word in PLAIN_MOVES:
            return self.say(PLAIN_MOVES[word])
        verb, *rest = word.split()
        table = msgspec.convert(view, Table)
        if verb == "take":
            return self.say("terminal-world-move-take", hero=self.cards.values(table.row[int(rest[1]) - 1]))
        if verb == "play":
            return self.say("terminal-world-move-play", hero=self.cards.values(rest[0]))
        if verb == "keep" and table.attack is not None:
            face = table.attack.faces[0 if rest[0] == "first" else 1]
            return self.say("terminal-world-move-keep", face=self.cards.face(face))
        if verb == "build":
            return self.say("terminal-world-move-build", wonder=self.cards.wonder(rest[0]))
        if verb == "use":
            used = self.say("terminal-world-move-use", wonder=self.cards.wonder(rest[0]))
            return f"{used}: {self.cards.land(rest[1])}" if len(rest) > 1 else used
        return self._move_to(verb, rest)

    def _move_to(self, verb: str, rest: list[str]) -> str:
        """A move that names a territory."""
        if verb == "discover":
            discovery = self.cards.discovery(rest[0])
            return self.say("terminal-world-move-discover", discovery=discovery, territory=self.cards.land(rest[1]))
        if verb == "migrate":
            origin, goal = map(self.cards.short, rest)
            return self.say("terminal-world-move-migrate", origin=origin, territory=goal)
        if verb == "attack":
            rival = self.name(COLOURS.index(rest[1]))
            return self.say("terminal-world-move-attack", rival=rival, territory=self.cards.short(rest[0]))
        territory = self.cards.land(rest[0])
        if verb == "flee":
            return self.say("terminal-world-move-flee", territory=territory)
        return self.say("terminal-world-move-settle", territory=territory)

    def event(self, event: View) -> str:
        key = f"world-event-{event['event']}"
        if "hero" in event and has(f"{key}-seen"):
            key = f"{key}-seen"
        params: dict[str, Param] = {}
        for fact, value in event.items():
            params[fact] = self._fact(fact, value)
        return self.say(key, **params)

    def reason(self, key: str, params: Mapping[str, Param]) -> str:
        return self.say(key, **{fact: self._fact(fact, value) for fact, value in params.items()})

    def _fact(self, fact: str, value: JSON) -> Param:
        if fact in ("seat", "rival"):
            return self.name(value)
        if fact == "face" and isinstance(value, int):
            return self.cards.face(value)
        if isinstance(value, int):
            return value
        word = str(value)
        if fact == "hero":
            return self.cards.hero(word)
        if fact in ("territory", "origin"):
            return self.cards.land(word)
        if fact == "discovery":
            return self.cards.discovery(word)
        return self.cards.wonder(word) if fact == "wonder" else word

    def story(self, events: list[View]) -> list[str]:
        """One line for all the population somebody places or moves in a row."""
        told: list[str] = []
        places: list[str] = []
        for number, event in enumerate(events):
            name = event["event"]
            if name in STEPS:
                places.append(self._step(event))
                after = events[number + 1] if number + 1 < len(events) else {"event": ""}
                if after["event"] != name or after["seat"] != event["seat"]:
                    steps = ", ".join(_counted(places))
                    told.append(self.say(STEPS[str(name)], name=self.name(event["seat"]), steps=steps))
                    places = []
            elif name not in ("turn", "turned_up", "migration") and not (name == "dealt" and "hero" not in event):
                told.append(self.event(event))
        return told

    def _step(self, event: View) -> str:
        land = self.cards.land(str(event["territory"]))
        return f"{self.cards.land(str(event['origin']))} → {land}" if "origin" in event else land

    def ending(self, view: View) -> str:
        table = msgspec.convert(view, Table)
        if table.epoch == "modern" and table.scorings >= 8:
            return self.say("terminal-world-ended-scorings")
        return self.say("terminal-world-ended-heroes")


def _counted(words: list[str]) -> list[str]:
    """Each word once, with how often it came: `India ×3`."""
    counts = {word: words.count(word) for word in words}
    return [word if count == 1 else f"{word} ×{count}" for word, count in counts.items()]
