"""The pieces of a box as plain JSON: what a page must know to draw cards, tokens, wonders and the map.

Nothing here depends on a game that is being played. Names come in every language, so that a player may change theirs
at any moment; both editions' discovery values are given, the option `max_discovery` says which of them is played.
"""

from __future__ import annotations

import msgspec

from herohall.core.event import JSON, View
from herohall.games.world.box import Box, Discovery, Face, Hero, Territory, Wonder
from herohall.games.world.moves import COLOURS
from herohall.games.world.powers import MIGRATION_SIZE
from herohall.games.world.scoring import LAST_ANCIENT, LAST_MODERN
from herohall.games.world.treasure import MIGRATION_COINS, POINT_COINS, WONDER_COINS
from herohall.games.world.view import EPOCHS


def facts(box: Box) -> View:
    """Everything printed on the pieces of a box, by id, and the few numbers of the rules a page shows.

    >>> from herohall.games.world.box import load_box
    >>> facts(load_box())["prices"]
    {'migration': 2, 'wonder': 7, 'point': 2}
    """
    return {
        "box": {"name": box.name, "version": box.version, "title": {**box.title}, "about": {**box.about}},
        "colours": list[JSON](COLOURS),
        "prices": {"migration": MIGRATION_COINS, "wonder": WONDER_COINS, "point": POINT_COINS},
        "migration_size": MIGRATION_SIZE,
        "last_scoring": {"ancient": LAST_ANCIENT, "modern": LAST_MODERN},
        "heroes": {hero.id: hero_facts(hero, box) for hero in box.heroes},
        "discoveries": {token.id: printed(token) for token in box.discoveries},
        "wonders": {wonder.id: printed(wonder) for wonder in box.wonders},
        "die": [printed(face) for face in box.die],
        "territories": {land.id: territory_facts(land, box) for land in box.territories},
    }


def printed(piece: Hero | Discovery | Wonder | Face | Territory) -> View:
    """All that is printed on a piece; its id is the name under which it is found."""
    found: View = msgspec.to_builtins(piece)
    found.pop("id", None)
    if not isinstance(piece, Face):
        found["epoch"] = EPOCHS[piece.epoch]
    return found


def hero_facts(hero: Hero, box: Box) -> JSON:
    """A hero card, with the discovery values of both editions."""
    found = printed(hero)
    found["discovery"] = {"2": hero.discovery, "3": found.pop("discovery_de")}
    found["territories"] = [box.territories[land].id for land in hero.territories]
    return found


def territory_facts(land: Territory, box: Box) -> JSON:
    """A territory and its neighbours."""
    here = box.territories.index(land)
    return {**printed(land), "neighbours": [box.territories[other].id for one, other in box.borders if one == here]}
