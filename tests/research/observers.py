"""The numbers of an observation once more, made from the view alone: what the encoders must come to.

Slow and simple, and it can hold nothing that the seat may not know.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from herohall.core.event import View
from herohall.core.game import Game
from herohall.games.seventh import layout as seventh
from herohall.games.seventh.cards import VALUES
from herohall.games.seventh.encoding import DEPTH, POWER
from herohall.games.seventh.events import SOURCES
from herohall.games.seventh.view_types import (
    AnnouncedView,
    ClueView,
    DoubledView,
    SeventhView,
    WanderingView,
    seventh_view,
)
from herohall.games.world import layout as world
from herohall.games.world.game import WorldGame
from herohall.games.world.moves import ROW
from herohall.games.world.tables import FACES, HEROES, TERRITORIES, TOKENS, WONDERS
from herohall.games.world.view import STEPS
from herohall.games.world.view_types import WorldView, world_view
from herohall.research.fields import Observer, Round, Vector, marks


def row_of(observer: Observer, view: View) -> Vector:
    """All that a viewer knows, as numbers from 0 to 1."""
    numbers = observer.numbers(view)
    parts = [np.minimum(np.array(numbers[field.name]) / field.most, 1) for field in observer.layout.fields]
    found: Vector = np.concatenate(parts).astype(np.float32)
    return found


class SeventhObserver(Observer):
    """Views of Seventh Hero as rows of numbers."""

    layout = seventh.LAYOUT

    def __init__(self, game: Game) -> None:
        """All boxes of this game are alike."""

    def numbers(self, view: View) -> dict[str, list[int]]:
        table = seventh_view(view)
        seats = Round(table["viewer"] or 0, table["players"])
        return {
            **_question(table, seats),
            **_cards(table, seats),
            **_wandering(table["wandering"], seats),
            **_clues(table["clues"], seats),
            **_announced(table["announced"], seats),
            **_doubled(table["doubled"], seats),
        }


def values(cards: list[int]) -> list[int]:
    """Cards counted by value."""
    return marks([card - 1 for card in cards if card], VALUES)


def _question(table: SeventhView, seats: Round) -> dict[str, list[int]]:
    decision = table["decision"]
    return {
        "players": marks([table["players"] - 3], 3),
        "options": [int(table["options"][name] == other) for name, other in seventh.CHOICES.items()],
        "turn": [table["turn"]],
        "asked": seats.marks([decision["seat"]] if decision else []),
        "question": marks([seventh.KINDS.index(decision["kind"])] if decision else [], len(seventh.KINDS)),
        "window": marks([seventh.WINDOWS.index(table["window"])] if table["window"] else [], len(seventh.WINDOWS)),
        "active": seats.marks([table["active"]]),
        "requirement": values([table["requirement"]]),
        "fits": values(table["fits"]),
        "ignored": [int(table["ignored"])],
        "unmatched": [int(table["unmatched"])],
        "over": [int(table["over"])],
        "later_options": [int(table["options"].get(name) == other) for name, other in seventh.LATER.items()],
    }


def _cards(table: SeventhView, seats: Round) -> dict[str, list[int]]:
    return {
        "hand": values(table["hand"] or []),
        "hand_sizes": seats.each(lambda seat: [table["seats"][seat]["hand_size"]]),
        "parties": seats.each(lambda seat: values(table["seats"][seat]["party"])),
        "used": seats.each(lambda seat: values(table["seats"][seat]["used"])),
        "eliminated": seats.each(lambda seat: values(table["seats"][seat]["eliminated"])),
        "discard": values(table["discard"]),
        "deck": [table["deck"]],
    }


def _wandering(hero: WanderingView | None, seats: Round) -> dict[str, list[int]]:
    return {
        "wandering_at": seats.marks([hero["at"]] if hero else []),
        "wandering_source": marks([SOURCES.index(hero["source"])] if hero else [], len(SOURCES)),
        "wandering_seen": seats.marks(hero["seen_by"] if hero else []),
        "wandering_fits": [int(hero["must_fit"]) if hero else 0],
        "wandering": values([hero.get("card", 0)] if hero else []),
    }


def _clues(clues: list[ClueView], seats: Round) -> dict[str, list[int]]:
    numbers = {}
    for answer, word in ((True, "yes"), (False, "no")):
        given = [clue for clue in clues if clue["answer"] == answer]
        numbers[f"clues_{word}"] = seats.each(
            lambda seat, given=given: values([clue.get("card", 0) for clue in given if clue["seat"] == seat])  # type: ignore[misc]
        )
        numbers[f"hidden_{word}"] = seats.marks(clue["seat"] for clue in given if "card" not in clue)
    return numbers


def _announced(powers: list[AnnouncedView], seats: Round) -> dict[str, list[int]]:
    shown: list[int] = []
    for power in powers[: -DEPTH - 1 : -1]:
        shown += seats.marks([power["seat"]]) + values([power["power"]]) + values([power["target"]])
    return {"announced": [len(powers)], "powers": shown + [0] * (DEPTH * POWER - len(shown))}


def _doubled(pair: DoubledView | None, seats: Round) -> dict[str, list[int]]:
    return {
        "doubled_seat": seats.marks([pair["seat"]] if pair else []),
        "doubled": values([pair["card"]] if pair else []),
    }


class WorldObserver(Observer):
    """Views of Heroes of the World as rows of numbers."""

    layout = world.LAYOUT

    def __init__(self, game: Game) -> None:
        box = cast(WorldGame, game).cards
        self.hero = {hero.id: index for index, hero in enumerate(box.heroes)}
        self.token = {token.id: index for index, token in enumerate(box.discoveries)}
        self.value = {token.id: token.value for token in box.discoveries}
        self.land = {land.id: index for index, land in enumerate(box.territories)}
        self.wonder = {wonder.id: index for index, wonder in enumerate(box.wonders)}

    def numbers(self, view: View) -> dict[str, list[int]]:
        table = world_view(view)
        seats = Round(table["viewer"] or 0, table["players"])
        return {
            **self._question(table, seats),
            **self._heroes(table, seats),
            **self._seats(table, seats),
            **self._map(table, seats),
            **self._wonders(table, seats),
            **self._going_on(table, seats),
        }

    def _question(self, table: WorldView, seats: Round) -> dict[str, list[int]]:
        decision = table["decision"]
        return {
            "players": marks([table["players"] - 2], 4),
            "options": [int(table["options"][name] == other) for name, other in world.CHOICES.items()],
            "modern": [int(table["epoch"] == "modern")],
            "scorings": [table["scorings"]],
            "closing": [int(table["closing"])],
            "turn": seats.marks([table["turn"]]),
            "step": marks([STEPS.index(table["step"])], len(STEPS)),
            "asked": seats.marks([decision["seat"]] if decision else []),
            "question": marks([world.KINDS.index(decision["kind"])] if decision else [], len(world.KINDS)),
            "left": [table["left"]],
            "over": [int(table["over"])],
        }

    def _heroes(self, table: WorldView, seats: Round) -> dict[str, list[int]]:
        row: list[int] = []
        for place in range(ROW):
            row += self._hero_marks(table["row"][place : place + 1])
        return {
            "hero": self._hero_marks([table["hero"]] if table["hero"] else []),
            "hand": self._hero_marks(table["hand"] or []),
            "row": row,
            "hand_sizes": seats.each(lambda seat: [table["seats"][seat]["hand_size"]]),
            "known": seats.each(lambda seat: self._hero_marks(table["seats"][seat]["known"])),
            "played": seats.each(lambda seat: self._hero_marks(table["seats"][seat]["played"])),
            "deck": [table["deck_size"]],
        }

    def _seats(self, table: WorldView, seats: Round) -> dict[str, list[int]]:
        return {
            "points": seats.each(lambda seat: [table["seats"][seat]["points"]]),
            "coins": seats.each(lambda seat: [table["seats"][seat]["coins"]]),
            "supply": seats.each(lambda seat: [table["seats"][seat]["supply"]]),
            "made": seats.each(lambda seat: [table["seats"][seat]["made"]]),
            "discovery_sum": seats.each(lambda seat: [table["seats"][seat]["discovery_sum"]]),
            "discoverers": seats.each(lambda seat: [table["seats"][seat]["discoverers"]]),
            "bank": [table["bank"]],
        }

    def _map(self, table: WorldView, seats: Round) -> dict[str, list[int]]:
        population: list[int] = []
        discoveries: list[int] = []
        for land in table["territories"]:
            population += seats.each(lambda seat, land=land: [land["population"][seat]])  # type: ignore[misc]
            discoveries += self._token_marks(land["discoveries"])
        return {
            "in_play": [int(land["in_play"]) for land in table["territories"]],
            "scored": [int(land["scored"]) for land in table["territories"]],
            "population": population,
            "spaces": [land["spaces"] - len(land["discoveries"]) for land in table["territories"]],
            "worth": [sum(self.value[token] for token in land["discoveries"]) for land in table["territories"]],
            "discoveries": discoveries,
            "received": self._land_marks(table["received"]),
            "bag": self._token_marks(table["bag"]),
            "drawn": self._token_marks(table["drawn"]),
            "surveyed": self._token_marks(table["surveyed"]),
        }

    def _wonders(self, table: WorldView, seats: Round) -> dict[str, list[int]]:
        where: list[int] = []
        for wonder in table["wonders"]:
            owned = wonder["owner"] is not None
            where += marks([] if owned else [world.PLACES.index(wonder["place"])], len(world.PLACES))
            where += seats.marks([] if wonder["owner"] is None else [wonder["owner"]])
        return {"wonders": where, "wonders_used": [int(wonder["used"]) for wonder in table["wonders"]]}

    def _going_on(self, table: WorldView, seats: Round) -> dict[str, list[int]]:
        attack, migration, scoring = table["attack"], table["migration"], table["scoring"]
        faces = enumerate(attack["faces"] if attack else [])
        return {
            "attack_at": self._land_marks([attack["territory"]] if attack else []),
            "rival": seats.marks([attack["rival"]] if attack else []),
            "power": [attack["power"] if attack else 0],
            "faces": marks([roll * FACES + face - 1 for roll, face in faces], 2 * FACES),
            "fleeing": [attack["fleeing"] if attack else 0],
            "migrating": [migration["left"] if migration else 0],
            "migration_free": [int(migration["free"]) if migration else 0],
            "origin": self._land_marks([migration["origin"]] if migration and migration["origin"] else []),
            "scoring_at": self._land_marks([scoring["territory"]] if scoring else []),
            "pay": seats.each(lambda seat: [scoring["pay"][seat] if scoring else 0]),
            "scoring_wonder": marks([self.wonder[scoring["wonder"]]] if scoring else [], WONDERS),
        }

    def _hero_marks(self, heroes: list[str]) -> list[int]:
        return marks([self.hero[hero] for hero in heroes], HEROES)

    def _token_marks(self, tokens: list[str]) -> list[int]:
        return marks([self.token[token] for token in tokens], TOKENS)

    def _land_marks(self, lands: list[str]) -> list[int]:
        return marks([self.land[land] for land in lands], TERRITORIES)


OBSERVERS: dict[str, type[Observer]] = {"seventh": SeventhObserver, "world": WorldObserver}


def observer_of(game: Game) -> Observer:
    """The observer of one of our games."""
    return OBSERVERS[game.name](game)
