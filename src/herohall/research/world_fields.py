"""What a seat of Heroes of the World knows, as a row of numbers; see `fields`.

Heroes, discoveries and wonders are counted in the order of the box's files, territories in that of H9.1. What is
printed on the cards is not repeated here: it never changes, and `Game.cards` tells it.
"""

from __future__ import annotations

from typing import cast

import msgspec

from herohall.core.event import View
from herohall.core.game import Game
from herohall.research.fields import SEATS, Field, Layout, Observer, Round, marks
from herohall.spoken import world_view as seen
from herohall.world.game import WorldGame
from herohall.world.moves import ROW
from herohall.world.table import COINS
from herohall.world.tables import FACES, HEROES, TERRITORIES, TOKENS, WONDERS
from herohall.world.view import STEPS

KINDS = [
    *("place", "take", "play", "settle", "discover", "attack", "spend"),
    *("survey", "migrate", "wall", "reroll", "keep", "flee", "score"),
]
PLACES = ["waiting", "offer", "gone"]
CHOICES = {"tiebreak": "de", "convert": "de", "old_wonders": "de", "max_discovery": 3, "settlers": "later"}
"""Of each option the value that is not the French edition's; who begins (`first`) can be seen on the table."""
POPULATION = 129
POINTS = 200
"""Two good players come to well over a hundred."""
PLACEMENTS = 64
"""Before an epoch `left` counts the population of all seats together: up to 54 (H1.3)."""
MAP = TERRITORIES * SEATS
WONDER = len(PLACES) + SEATS

LAYOUT = Layout(
    [
        Field("players", 4, 1, "2, 3, 4 or 5 players: one of four is 1"),
        Field("options", len(CHOICES), 1, f"1 where the option is not the French edition's: {', '.join(CHOICES)}"),
        Field("modern", 1, 1, "the epoch is the modern one"),
        Field("scorings", 1, 8, "territories scored in this epoch"),
        Field("closing", 1, 1, "the ancient epoch has ended, its last discoveries are being placed (H7.2)"),
        Field("turn", SEATS, 1, "whose turn it is"),
        Field("step", len(STEPS), 1, f"the step of the turn: {', '.join(STEPS)}"),
        Field("asked", SEATS, 1, "the seat that decides"),
        Field("question", len(KINDS), 1, f"the kind of its decision: {', '.join(KINDS)}"),
        Field("hero", HEROES, 1, "the hero who acts"),
        Field("left", 1, PLACEMENTS, "population still to place; before an epoch that of all seats together"),
        Field("drawn", TOKENS, 1, "discoveries drawn and not yet placed"),
        Field("surveyed", TOKENS, 1, "discoveries drawn by a wonder's power"),
        Field("received", TERRITORIES, 1, "territories that have received a discovery this turn"),
        Field("hand", HEROES, 1, "one's own hand"),
        Field("row", ROW * HEROES, 1, "the row, from the left"),
        Field("hand_sizes", SEATS, 3, "heroes in each hand"),
        Field("known", SEATS * HEROES, 1, "heroes in each hand that were taken from the row"),
        Field("played", SEATS * HEROES, 1, "heroes each has played"),
        Field("deck", 1, HEROES, "heroes in the deck"),
        Field("bag", TOKENS, 1, "discoveries in the bag"),
        Field("points", SEATS, POINTS, "points"),
        Field("coins", SEATS, COINS, "coins"),
        Field("supply", SEATS, POPULATION, "population in the supply"),
        Field("made", SEATS, TOKENS, "discoveries made (H4.3 `fr`)"),
        Field("discovery_sum", SEATS, TOKENS, "sum of the discovery values of one's heroes (H4.3 `de`)"),
        Field("discoverers", SEATS, HEROES, "played heroes with a discovery value above 0"),
        Field("bank", 1, COINS, "coins in the bank"),
        Field("in_play", TERRITORIES, 1, "territories in play"),
        Field("scored", TERRITORIES, 1, "territories scored in this epoch"),
        Field("population", MAP, POPULATION, "by territory: population of each seat"),
        Field("spaces", TERRITORIES, 4, "free spaces for discoveries"),
        Field("worth", TERRITORIES, 20, "sum of the discoveries there"),
        Field("discoveries", TERRITORIES * TOKENS, 1, "by territory: its discoveries"),
        Field("wonders", WONDERS * WONDER, 1, f"by wonder: {', '.join(PLACES)}, or its owner's seat"),
        Field("wonders_used", WONDERS, 1, "wonders whose power has been used"),
        Field("attack_at", TERRITORIES, 1, "where the attack under way is"),
        Field("rival", SEATS, 1, "who is attacked"),
        Field("power", 1, 10, "the power of the attack"),
        Field("faces", 2 * FACES, 1, "the die: first and second roll"),
        Field("fleeing", 1, POPULATION, "population that still flees"),
        Field("migrating", 1, 10, "population that may still migrate"),
        Field("migration_free", 1, 1, "by a wonder's power, to any territory"),
        Field("origin", TERRITORIES, 1, "where the migration comes from"),
        Field("scoring_at", TERRITORIES, 1, "the territory being scored"),
        Field("pay", SEATS, 20, "what each seat gets from it so far"),
        Field("scoring_wonder", WONDERS, 1, "the wonder whose power is asked for"),
        Field("over", 1, 1, "the game is over"),
    ]
)


class Place(seen.Place):
    """A seat, with what only this room reads."""

    made: int
    discovery_sum: int
    discoverers: int


class Migration(seen.Migration):
    """A migration, with what only this room reads."""

    free: bool


class Table(seen.Table):
    """The view with types, with what only this room reads."""

    seats: list[Place]  # type: ignore[assignment]
    migration: Migration | None
    closing: bool
    drawn: list[str]
    surveyed: list[str]
    received: list[str]


class WorldObserver(Observer):
    """Views of Heroes of the World as rows of numbers."""

    layout = LAYOUT

    def __init__(self, game: Game) -> None:
        box = cast(WorldGame, game).cards
        self.hero = {hero.id: index for index, hero in enumerate(box.heroes)}
        self.token = {token.id: index for index, token in enumerate(box.discoveries)}
        self.value = {token.id: token.value for token in box.discoveries}
        self.land = {land.id: index for index, land in enumerate(box.territories)}
        self.wonder = {wonder.id: index for index, wonder in enumerate(box.wonders)}

    def numbers(self, view: View) -> dict[str, list[int]]:
        table = msgspec.convert(view, Table)
        seats = Round(table.viewer or 0, table.players)
        return {
            **self._question(table, seats),
            **self._heroes(table, seats),
            **self._seats(table, seats),
            **self._map(table, seats),
            **self._wonders(table, seats),
            **self._going_on(table, seats),
        }

    def _question(self, table: Table, seats: Round) -> dict[str, list[int]]:
        decision = table.decision
        return {
            "players": marks([table.players - 2], 4),
            "options": [int(table.options[name] == other) for name, other in CHOICES.items()],
            "modern": [int(table.epoch == "modern")],
            "scorings": [table.scorings],
            "closing": [int(table.closing)],
            "turn": seats.marks([table.turn]),
            "step": marks([STEPS.index(table.step)], len(STEPS)),
            "asked": seats.marks([decision.seat] if decision else []),
            "question": marks([KINDS.index(decision.kind)] if decision else [], len(KINDS)),
            "left": [table.left],
            "over": [int(table.over)],
        }

    def _heroes(self, table: Table, seats: Round) -> dict[str, list[int]]:
        row: list[int] = []
        for place in range(ROW):
            row += self._hero_marks(table.row[place : place + 1])
        return {
            "hero": self._hero_marks([table.hero] if table.hero else []),
            "hand": self._hero_marks(table.hand or []),
            "row": row,
            "hand_sizes": seats.each(lambda seat: [table.seats[seat].hand_size]),
            "known": seats.each(lambda seat: self._hero_marks(table.seats[seat].known)),
            "played": seats.each(lambda seat: self._hero_marks(table.seats[seat].played)),
            "deck": [table.deck_size],
        }

    def _seats(self, table: Table, seats: Round) -> dict[str, list[int]]:
        return {
            "points": seats.each(lambda seat: [table.seats[seat].points]),
            "coins": seats.each(lambda seat: [table.seats[seat].coins]),
            "supply": seats.each(lambda seat: [table.seats[seat].supply]),
            "made": seats.each(lambda seat: [table.seats[seat].made]),
            "discovery_sum": seats.each(lambda seat: [table.seats[seat].discovery_sum]),
            "discoverers": seats.each(lambda seat: [table.seats[seat].discoverers]),
            "bank": [table.bank],
        }

    def _map(self, table: Table, seats: Round) -> dict[str, list[int]]:
        population: list[int] = []
        discoveries: list[int] = []
        for land in table.territories:
            population += seats.each(lambda seat, land=land: [land.population[seat]])  # type: ignore[misc]
            discoveries += self._token_marks(land.discoveries)
        return {
            "in_play": [int(land.in_play) for land in table.territories],
            "scored": [int(land.scored) for land in table.territories],
            "population": population,
            "spaces": [land.spaces - len(land.discoveries) for land in table.territories],
            "worth": [sum(self.value[token] for token in land.discoveries) for land in table.territories],
            "discoveries": discoveries,
            "received": self._land_marks(table.received),
            "bag": self._token_marks(table.bag),
            "drawn": self._token_marks(table.drawn),
            "surveyed": self._token_marks(table.surveyed),
        }

    def _wonders(self, table: Table, seats: Round) -> dict[str, list[int]]:
        where: list[int] = []
        for wonder in table.wonders:
            owned = wonder.owner is not None
            where += marks([] if owned else [PLACES.index(wonder.place)], len(PLACES))
            where += seats.marks([] if wonder.owner is None else [wonder.owner])
        return {"wonders": where, "wonders_used": [int(wonder.used) for wonder in table.wonders]}

    def _going_on(self, table: Table, seats: Round) -> dict[str, list[int]]:
        attack, migration, scoring = table.attack, table.migration, table.scoring
        faces = enumerate(attack.faces if attack else [])
        return {
            "attack_at": self._land_marks([attack.territory] if attack else []),
            "rival": seats.marks([attack.rival] if attack else []),
            "power": [attack.power if attack else 0],
            "faces": marks([roll * FACES + face - 1 for roll, face in faces], 2 * FACES),
            "fleeing": [attack.fleeing if attack else 0],
            "migrating": [migration.left if migration else 0],
            "migration_free": [int(migration.free) if migration else 0],
            "origin": self._land_marks([migration.origin] if migration and migration.origin else []),
            "scoring_at": self._land_marks([scoring.territory] if scoring else []),
            "pay": seats.each(lambda seat: [scoring.pay[seat] if scoring else 0]),
            "scoring_wonder": marks([self.wonder[scoring.wonder]] if scoring else [], WONDERS),
        }

    def _hero_marks(self, heroes: list[str]) -> list[int]:
        return marks([self.hero[hero] for hero in heroes], HEROES)

    def _token_marks(self, tokens: list[str]) -> list[int]:
        return marks([self.token[token] for token in tokens], TOKENS)

    def _land_marks(self, lands: list[str]) -> list[int]:
        return marks([self.land[land] for land in lands], TERRITORIES)
