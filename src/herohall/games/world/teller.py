"""Heroes of the World in the balance report: heroes, wonders, discoveries, the die, and where points come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, cast

from herohall.core.event import Event
from herohall.core.game import Game, State
from herohall.core.texts import t
from herohall.games.world.game import WorldGame, WorldState
from herohall.lab.report_story import Drawings, Mark, Number, Teller, number_in, seat_of

EPOCHS: Final = ("ancient", "modern")
SCORINGS: Final = (4, 8)
"""How many territories are scored in each epoch that is played to its end (H2.5)."""
PLACES: Final = ("powers", "first", "second", "third")
"""Where the points of a scoring come from, by place; a player without a place gets points from a power alone."""
EXAMPLE: Final = (
    ((22, 22), (19, 19), (15, 15), (13, 13)),
    ((52, 52), (47, 47), (45, 45), (29, 39)),
)
"""H9.7: points by epoch and place of four players; the editions differ about the last place."""


class WorldTeller(Teller):
    """Says which card each event is about, who still holds what, and what is short."""

    turn_event = "turn"
    families = ("built", "power", "played", "taken", "drawn", "left", "discovery", "rolled", "attack")
    numbers = (
        *(Number(f"turns-{epoch}") for epoch in EPOCHS),
        *(Number(f"heroes-{epoch}") for epoch in EPOCHS),
        *(Number(f"deck-{epoch}", percent=True) for epoch in EPOCHS),
        *(Number("skipped", percent=True), Number("cut-short", percent=True)),
        *(Number("supply-least"), Number("supply-empty", percent=True)),
        *(Number("bank-least"), Number("bank-empty", percent=True)),
        *(Number("attacks"), Number("migrations"), Number("built"), Number("coins-left")),
        *(Number(f"from-{source}") for source in (*PLACES[1:], PLACES[0], "wonders", "coins")),
    )
    examples = {4: EXAMPLE}  # noqa: RUF012 - never changed
    limit = 6.0
    """H9.7 as we read it: no card decides by itself."""
    by_event = {  # noqa: RUF012 - never changed
        "played": ("played", "hero"),
        "took": ("taken", "hero"),
        "drew": ("drawn", "hero"),
        "built": ("built", "wonder"),
        "used": ("power", "wonder"),
        "discovered": ("discovery", "discovery"),
        "rolled": ("rolled", "face"),
    }
    counters = {  # noqa: RUF012 - never changed
        "skipped": "skipped",
        "attacked": "attacks",
        "migration": "migrations",
        "converted": "from-coins",
        "built": "built",
    }
    """What is counted by its events alone."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.held: set[tuple[str, int]] = set()
        box = cast(WorldGame, game).cards
        self.heroes = [sum(hero.epoch == epoch for hero in box.heroes) for epoch in range(len(EPOCHS))]
        self.epoch = 0
        self.scorings = [0, 0]
        self.count: Counter[str] = Counter()
        self.short: dict[str, int] = {}
        """The least that was left of a thing."""

    def marks(self, event: Event) -> Iterator[Mark]:
        self._count(event)
        if event.name in ("dealt", "took", "drew"):
            self.held.add((str(event.open()["hero"]), seat_of(event)))
        elif event.name == "played":
            self.held.discard((str(event.facts["hero"]), seat_of(event)))
        elif event.name == "epoch_ended":
            yield from self.last_marks()
            self.held.clear()
        elif event.name == "attacked":
            yield "attack", "attacker", seat_of(event)
            yield "attack", "defender", number_in(event, "rival")
        if event.name in self.by_event:
            family, fact = self.by_event[event.name]
            yield family, str(event.open()[fact]), seat_of(event)

    def last_marks(self) -> Iterator[Mark]:
        for hero, seat in sorted(self.held):
            yield "left", hero, seat

    def _count(self, event: Event) -> None:
        if event.name in self.counters:
            self.count[self.counters[event.name]] += 1
        if event.name == "turn":
            self.count[f"turns-{EPOCHS[self.epoch]}"] += 1
        elif event.name == "built":
            self.count["from-wonders"] += number_in(event, "points")
        elif event.name == "scoring":
            self.scorings[self.epoch] += 1
        elif event.name == "scored":
            place, worth = PLACES[number_in(event, "place")], number_in(event, "worth")
            self.count[f"from-{place}"] += worth
            self.count["from-powers"] += number_in(event, "points") - worth
        elif event.name == "gained":
            self.count["from-powers"] += number_in(event, "points")
        elif event.name == "epoch_ended":
            self.epoch = 1

    def look(self, state: State) -> None:
        table, epoch = cast(WorldState, state).table, EPOCHS[self.epoch]
        self.count[f"heroes-{epoch}"] = self.heroes[self.epoch] - len(table.deck)
        self.count[f"deck-{epoch}"] |= not table.deck
        self.count["coins-left"] = sum(table.coins)
        for thing, left in (("supply", min(table.supply)), ("bank", table.bank)):
            self.short[thing] = min(left, self.short.get(thing, left))

    def counted(self) -> Mapping[str, float]:
        count = {number.name: float(self.count[number.name]) for number in self.numbers}
        count["skipped"] = float(self.count["skipped"] > 0)
        count["cut-short"] = float(tuple(self.scorings) != SCORINGS)
        for thing, left in self.short.items():
            count[f"{thing}-least"], count[f"{thing}-empty"] = float(left), float(left == 0)
        return count

    def pictures(self, drawings: Drawings) -> dict[str, str]:
        return {**drawings["heroes"], **drawings["wonders"], **drawings["discoveries"]}

    def things(self, lang: str) -> dict[str, str]:
        box = cast(WorldGame, self.game).cards
        named = {hero.id: hero.name[lang] for hero in box.heroes}
        named |= {token.id: token.name[lang] for token in box.discoveries}
        named |= {wonder.id: wonder.name[lang] for wonder in box.wonders}
        faces = {str(number): f"{face.name[lang]} ({number})" for number, face in enumerate(box.die, start=1)}
        sides = {side: t(f"world-report-{side}", lang) for side in ("attacker", "defender")}
        return {**named, **faces, **sides}
