"""Random play for the tests: which games to play, how to choose moves, and what must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import herohall
from herohall.core.event import Event
from herohall.games.seventh.game import SeventhState
from herohall.games.seventh.options import EDITIONS

GAME = herohall.game("seventh")
PLAYERS = (3, 4, 5)
PRESETS = tuple(EDITIONS)
SINGLE_OPTIONS: tuple[dict[str, object], ...] = (
    {"no_match": "party"},
    {"clue": "requirement"},
    {"clues_per_turn": "one"},
    {"duplicates": "discard"},
    {"deck_end": "reshuffle"},
    {"forbid": "anyone"},
)
SMALL_DECKS: tuple[dict[str, object], ...] = (
    {"values": 3, "copies": 8, "hand": 2},
    {"values": 4, "copies": 6, "hand": 0},
    {"values": 5, "copies": 7, "hand": 4, "deck_end": "reshuffle"},
    {"values": 6, "copies": 6, "hand": 1, "edition": "original"},
    {"values": 7, "copies": 4, "hand": 2, "edition": "aeg"},
    {"values": 7, "copies": 5, "hand": 1, "edition": "iello-variant"},
)

Setting = tuple[int, dict[str, object]]


def settings() -> list[Setting]:
    """Player counts × (presets, each option alone, small decks that are large enough)."""
    wanted: list[dict[str, object]] = [{"edition": edition} for edition in PRESETS]
    wanted += [*SINGLE_OPTIONS, *SMALL_DECKS]
    result = []
    for players in PLAYERS:
        for options in wanted:
            cards = int(str(options.get("values", 7))) * int(str(options.get("copies", 11)))
            if cards >= players * (2 + int(str(options.get("hand", 5)))) + 1:
                result.append((players, options))
    return result


def name_of(setting: Setting) -> str:
    """A short name for a test's id."""
    players, options = setting
    return f"{players}-" + "-".join(f"{name}={value}" for name, value in options.items())


def new(setting: Setting, seed: int) -> SeventhState:
    """A game of that setting."""
    players, options = setting
    state = GAME.new(players=players, seed=seed, **options)
    assert isinstance(state, SeventhState)
    return state


def choose(state: SeventhState, chance: Random) -> int:
    """A random move; powers and clues are held back at times, so that games reach every part of the rules."""
    moves = state.moves()
    if chance.random() < 0.5:
        quiet = [move for move in moves if not state.text(move).startswith(("power", "clue"))]
        moves = quiet or moves
    return chance.choice(moves)


def walk(state: SeventhState, chance: Random, limit: int = 60_000) -> Iterator[list[Event]]:
    """Play on to the end; after every move the events it caused."""
    for _ in range(limit):
        if state.over:
            return
        yield state.play(choose(state, chance))
    raise AssertionError("the game does not end")


def events_text(events: list[Event]) -> str:
    """Events in full, so that two lists can be compared."""
    return "\n".join(repr(event) for event in events)
