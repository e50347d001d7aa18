"""Write the recorded games of the corpus: `python tests/corpus/make_corpus.py`.

Run it only when the rules version is raised: the corpus is there to show that old records still lead to the same end.
Seeds and salts follow from the setting, so that the same engine writes the same bytes.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.seventh.playing import GAME, PLAYERS, PRESETS, choose

from herohall.core.match import Match
from herohall.core.record import Record, Seat
from herohall.seventh.game import SeventhState

FOLDER = Path(__file__).parent / "seventh"
INDEX = FOLDER / "index.json"
GAMES_PER_SETTING = 4
LONGEST = 900
"""Moves; a game that takes longer is kept as a running one."""
EXTRA: list[tuple[int, dict[str, str | int]]] = [
    (3, {"values": 5, "copies": 6, "hand": 3}),
    (4, {"values": 6, "copies": 8, "hand": 4, "edition": "original"}),
    (5, {"edition": "iello", "clues_per_turn": "one", "duplicates": "discard"}),
    (3, {"edition": "aeg", "deck_end": "reshuffle", "values": 7, "copies": 6}),
]
UNDO_CHANCE = 0.04


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def bytes_for(name: str) -> bytes:
    """Seed and salt of a game come from its name."""
    return hashlib.sha256(f"corpus {name}".encode()).digest()


def play(name: str, players: int, options: dict[str, str | int]) -> Match:
    """A random game with some moves taken back."""
    numbers = bytes_for(name)
    seats = [Seat("bot:random", f"Bot {seat + 1}") for seat in range(players)]
    match = Match(Record(GAME, players, int.from_bytes(numbers[:16], "big"), options, seats, salt=numbers[16:]))
    chance = Random(int.from_bytes(numbers[:8], "big"))
    for _ in range(LONGEST):
        state = match.state
        assert isinstance(state, SeventhState)
        if state.seat is None:
            break
        seat = state.seat
        match.play(seat, choose(state, chance))
        quiet = not any(event.name in GAME.news for event in match.events[-1])
        if quiet and chance.random() < UNDO_CHANCE and not match.state.over:
            match.undo(seat)
    return match


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


def games() -> list[tuple[str, int, dict[str, str | int]]]:
    """Name, players and options of every game."""
    found = [
        (f"{edition}-{players}-{number}", players, {"edition": edition})
        for edition in PRESETS
        for players in PLAYERS
        for number in range(GAMES_PER_SETTING)
    ]
    return found + [(f"extra-{number}", *setting) for number, setting in enumerate(EXTRA)]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    index = {}
    for name, players, options in games():
        match = play(name, players, options)
        match.record.save(FOLDER / f"{name}.hall")
        index[name] = facts(match)
    lines = [f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in index.items()]
    INDEX.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
