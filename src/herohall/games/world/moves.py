"""The fixed move space of Heroes of the World: each move is an int inside and words at the edges.

The layout depends neither on the box nor on the number of players; only the words carry the ids of a box.
"""

from __future__ import annotations

from typing import Final

from herohall.games.world.box import Box
from herohall.games.world.tables import HEROES, SEATS, TERRITORIES, TOKENS, WONDERS

COLOURS: Final = ["blue", "red", "green", "yellow", "violet"]
"""What the seats are called on the map."""

ROW: Final = 3
"""Heroes lie face up (H1.1)."""

TAKE_ROW: Final = 0
TAKE_DECK: Final = TAKE_ROW + ROW
PLAY: Final = TAKE_DECK + 1
SETTLE: Final = PLAY + HEROES
DISCOVER: Final = SETTLE + TERRITORIES
"""`DISCOVER + token * TERRITORIES + territory`"""
ATTACK: Final = DISCOVER + TOKENS * TERRITORIES
"""`ATTACK + territory * SEATS + seat`"""
FLEE: Final = ATTACK + TERRITORIES * SEATS
MIGRATE: Final = FLEE + TERRITORIES
"""`MIGRATE + origin * TERRITORIES + goal`"""
BUILD: Final = MIGRATE + TERRITORIES * TERRITORIES
USE: Final = BUILD + WONDERS
USE_AT: Final = USE + WONDERS
"""`USE_AT + wonder * TERRITORIES + territory`"""
KEEP_FIRST: Final = USE_AT + WONDERS * TERRITORIES
KEEP_SECOND: Final = KEEP_FIRST + 1
CONVERT: Final = KEEP_SECOND + 1
STOP: Final = CONVERT + 1
DECLINE: Final = STOP + 1
DONE: Final = DECLINE + 1
MOVE_COUNT: Final = DONE + 1


def make_words(box: Box) -> list[str]:
    """The text of every move."""
    lands = [territory.id for territory in box.territories]
    wonders = [wonder.id for wonder in box.wonders]
    words = [f"take row {place}" for place in range(1, ROW + 1)]
    words.append("take deck")
    words += [f"play {hero.id}" for hero in box.heroes]
    words += [f"settle {land}" for land in lands]
    words += [f"discover {token.id} {land}" for token in box.discoveries for land in lands]
    words += [f"attack {land} {colour}" for land in lands for colour in COLOURS]
    words += [f"flee {land}" for land in lands]
    words += [f"migrate {origin} {goal}" for origin in lands for goal in lands]
    words += [f"build {wonder}" for wonder in wonders]
    words += [f"use {wonder}" for wonder in wonders]
    words += [f"use {wonder} {land}" for wonder in wonders for land in lands]
    words += ["keep first", "keep second", "convert", "stop", "decline", "done"]
    return words
