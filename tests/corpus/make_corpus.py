"""Write the recorded games of the corpus: `python tests/corpus/make_corpus.py [seventh] [world]`, else those of both.

Run it only when the rules version of a game is raised, or the cards of the box `reconstruction` change: the corpus is
there to show that old records still lead to the same end. Seeds and salts follow from the names of the games, so that
the same engine writes the same bytes.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.seventh import playing as seventh
from tests.world import playing as world

from herohall.core.event import is_news
from herohall.core.game import Game, State
from herohall.core.match import Match
from herohall.core.record import Record, Seat
from herohall.games.seventh.game import SeventhState
from herohall.games.world.game import WorldState

LONGEST = 900
"""Moves; a game that takes longer is kept as a running one."""
UNDO_CHANCE = 0.04

Setting = tuple[str, int, dict[str, str | int]]
"""Name, players and options of a recorded game."""
Chooser = Callable[[str, State, Random], int]
"""A move in the game of that name."""


class Shelf:
    """The recorded games of one game, and how they are made."""

    def __init__(self, game: Game, games: list[Setting], choose: Chooser, old_rules: list[str] | None = None) -> None:
        self.game, self.games, self.choose = game, games, choose
        self.old_rules = old_rules or []
        """Games that were recorded by the first version of the rules."""
        self.folder = Path(__file__).parent / game.name
        self.index = self.folder / "index.json"

    def play(self, name: str, players: int, options: dict[str, str | int]) -> Match:
        """A random game with some moves taken back."""
        numbers = bytes_for(name)
        seats = [Seat("bot:random", f"Bot {seat + 1}") for seat in range(players)]
        game = self.game.under(1) if name in self.old_rules else self.game
        match = Match(Record(game, players, int.from_bytes(numbers[:16], "big"), options, seats, numbers[16:]))
        chance = Random(int.from_bytes(numbers[:8], "big"))
        for _ in range(LONGEST):
            seat = match.state.seat
            if seat is None:
                break
            match.play(seat, self.choose(name, match.state, chance))
            quiet = not any(is_news(event, self.game.news) for event in match.events[-1])
            if quiet and chance.random() < UNDO_CHANCE and not match.state.over:
                match.undo(seat)
        return match

    def write(self) -> None:
        """Play all games and write them down."""
        self.folder.mkdir(exist_ok=True)
        index = {}
        for name, players, options in self.games:
            match = self.play(name, players, options)
            match.record.save(self.folder / f"{name}.hall")
            index[name] = facts(match)
        lines = [f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in index.items()]
        self.index.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def bytes_for(name: str) -> bytes:
    """Seed and salt of a game come from its name."""
    return hashlib.sha256(f"corpus {name}".encode()).digest()


def facts(match: Match) -> dict[str, object]:
    """What a replay must lead to."""
    events = "\n".join(repr(event) for batch in [match.opening, *match.events] for event in batch)
    state = match.state
    return {
        "moves": len(match.record.entries),
        "ranking": state.ranking,
        "scores": list(state.scores),
        "state": digest(state.to_json()),
        "events": digest(events),
    }


# Seventh Hero: four games for each preset and player count, and some with other options; those of the first rules, and
# some of the second, with the options that came with them

SEVENTH_EXTRA: list[tuple[int, dict[str, str | int]]] = [
    (3, {"values": 5, "copies": 6, "hand": 3}),
    (4, {"values": 6, "copies": 8, "hand": 4, "edition": "original"}),
    (5, {"edition": "iello", "clues_per_turn": "one", "duplicates": "discard"}),
    (3, {"edition": "aeg", "deck_end": "reshuffle", "values": 7, "copies": 6}),
]


SEVENTH_SECOND: list[tuple[int, dict[str, str | int]]] = [
    (3, {"edition": "iello-variant"}),
    (4, {"forbid": "anyone"}),
    (5, {"edition": "aeg", "forbid": "anyone"}),
    (3, {"edition": "iello-variant", "reshuffled": "discard"}),
    (5, {"edition": "original", "forbid": "anyone", "duplicates": "eliminated", "reshuffled": "discard"}),
]


def seventh_games() -> list[Setting]:
    found: list[Setting] = [
        (f"{edition}-{players}-{number}", players, {"edition": edition})
        for edition in seventh.PRESETS
        for players in seventh.PLAYERS
        for number in range(4)
    ]
    return found + [(f"extra-{number}", *setting) for number, setting in enumerate(SEVENTH_EXTRA)]


def second_games() -> list[Setting]:
    return [(f"second-{number}", *setting) for number, setting in enumerate(SEVENTH_SECOND)]


def choose_seventh(_name: str, state: State, chance: Random) -> int:
    assert isinstance(state, SeventhState)
    return seventh.choose(state, chance)


# Heroes of the World: two games for each preset and player count, one for each option set alone


def world_games() -> list[Setting]:
    found: list[Setting] = []
    for players, options in world.settings():
        chosen = {name: value for name, value in options.items() if isinstance(value, str | int)}
        words = "-".join(f"{name}-{value}" if name != "edition" else str(value) for name, value in chosen.items())
        for number in range(2 if options in world.PRESETS else 1):
            found.append((f"{words}-{players}-{number}", players, chosen))
    return found


def choose_world(name: str, state: State, chance: Random) -> int:
    """Each game is played in one of the ways there are."""
    assert isinstance(state, WorldState)
    return world.CHOICES[bytes_for(name)[0] % len(world.CHOICES)](state, chance)


SHELVES = {
    "seventh": Shelf(
        seventh.GAME, seventh_games() + second_games(), choose_seventh, [name for name, _, _ in seventh_games()]
    ),
    "world": Shelf(world.GAME, world_games(), choose_world),
}


if __name__ == "__main__":
    for name in sys.argv[1:] or SHELVES:
        SHELVES[name].write()
