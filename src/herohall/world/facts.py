"""The pieces of a box as plain JSON: what a page must know to draw cards, tokens, wonders and the map.

Nothing here depends on a game that is being played. Names come in every language, so that a player may change theirs
at any moment; both editions' discovery values are given, the option `max_discovery` says which of them is played.
"""

from __future__ import annotations

from herohall.core.event import JSON, View
from herohall.world.box import Box, Discovery, Face, Hero, Territory, Translated, Wonder
from herohall.world.moves import COLOURS
from herohall.world.scoring import LAST_ANCIENT, LAST_MODERN
from herohall.world.treasure import MIGRATION_COINS, MIGRATION_SIZE, POINT_COINS, WONDER_COINS
from herohall.world.view import EPOCHS


def facts(box: Box) -> View:
    """Everything printed on the pieces of a box, by id, and the few numbers of the rules a page shows.

    >>> from herohall.world.box import load_box
    >>> facts(load_box())["prices"]
    {'migration': 2, 'wonder': 7, 'point': 2}
    """
    return {
        "box": {"name": box.name, "version": box.version, "title": words(box.title), "about": words(box.about)},
        "colours": list[JSON](COLOURS),
        "prices": {"migration": MIGRATION_COINS, "wonder": WONDER_COINS, "point": POINT_COINS},
        "migration_size": MIGRATION_SIZE,
        "last_scoring": {"ancient": LAST_ANCIENT, "modern": LAST_MODERN},
        "epoch_power": {epoch: number + 1 for number, epoch in enumerate(EPOCHS)},  # H5.2
        "heroes": {hero.id: hero_facts(hero, box) for hero in box.heroes},
        "discoveries": {token.id: discovery_facts(token) for token in box.discoveries},
        "wonders": {wonder.id: wonder_facts(wonder) for wonder in box.wonders},
        "die": [face_facts(face) for face in box.die],
        "territories": {land.id: territory_facts(land, box) for land in box.territories},
    }


def hero_facts(hero: Hero, box: Box) -> JSON:
    """A hero card."""
    return {
        "epoch": EPOCHS[hero.epoch],
        "population": hero.population,
        "discovery": {"2": hero.discovery, "3": hero.discovery_de},
        "conquest": hero.conquest,
        "treasure": hero.treasure,
        "territories": [box.territories[land].id for land in hero.territories],
        "orientation": hero.orientation,
        "born": hero.born,
        "died": hero.died,
        "printed": list[JSON](hero.printed),
        "name": words(hero.name),
        "title": words(hero.title),
        "about": words(hero.about),
    }


def discovery_facts(token: Discovery) -> JSON:
    """A discovery token."""
    return {
        "epoch": EPOCHS[token.epoch],
        "value": token.value,
        "printed": list[JSON](token.printed),
        "name": words(token.name),
    }


def wonder_facts(wonder: Wonder) -> JSON:
    """A wonder."""
    return {
        "epoch": EPOCHS[wonder.epoch],
        "points": wonder.points,
        "power": wonder.power,
        "number": wonder.number,
        "printed": list[JSON](wonder.printed),
        "name": words(wonder.name),
        "about": words(wonder.about),
    }


def face_facts(face: Face) -> JSON:
    """A face of the die; its amount is "n", "half" or a number."""
    return {
        "kind": face.kind,
        "amount": face.amount,
        "printed": list[JSON](face.printed),
        "name": words(face.name),
        "about": words(face.about),
    }


def territory_facts(land: Territory, box: Box) -> JSON:
    """A territory and its neighbours."""
    here = box.territories.index(land)
    return {
        "epoch": EPOCHS[land.epoch],
        "spaces": land.spaces,
        "neighbours": [box.territories[other].id for one, other in box.borders if one == here],
        "name": words(land.name),
        "short": words(land.short),
    }


def words(text: Translated) -> JSON:
    """A text in every language."""
    return {**text}
