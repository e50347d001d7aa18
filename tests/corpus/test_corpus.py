"""Recorded games lead to the same end for ever: ranking, scores, every event and the whole final state."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.corpus.make_corpus import SHELVES, facts
from tests.seventh import playing as seventh
from tests.world import playing as world

from herohall.core.match import Match
from herohall.core.record import Record

EXPECTED = {name: json.loads(shelf.index.read_text(encoding="utf-8")) for name, shelf in SHELVES.items()}
FILES = {name: sorted(shelf.folder.glob("*.hall")) for name, shelf in SHELVES.items()}
ALL_FILES = [file for files in FILES.values() for file in files]

WONDERS = [wonder.id for wonder in world.GAME.cards.wonders]
WORDS = {
    "seventh": [
        *("send deck", "send party", "clue", "discard", "undo", *(f"power {value}" for value in range(1, 8))),
        *(f"power 4 seat {seat}" for seat in range(1, 6)),
    ],
    "world": [
        *("take row", "take deck", "play", "settle", "discover", "attack", "decline", "flee", "keep first"),
        *("keep second", "migrate", "stop", "convert", "done", "undo"),
        *(f"{word} {wonder}" for word in ("build", "use") for wonder in WONDERS),
    ],
}
"""What is played somewhere in the recorded games."""


def shelf_and_name(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("name", SHELVES)
def test_the_corpus_is_complete_and_reaches_every_kind_of_move(name: str) -> None:
    assert len(FILES[name]) >= 44
    assert {file.stem for file in FILES[name]} == set(EXPECTED[name]) == {one for one, _, _ in SHELVES[name].games}
    text = "".join(file.read_text(encoding="utf-8") for file in FILES[name])
    assert [word for word in WORDS[name] if f" {word}" not in text] == []


def test_the_corpus_covers_all_presets_and_player_counts() -> None:
    for edition in seventh.PRESETS:
        for players in seventh.PLAYERS:
            assert len([name for name in EXPECTED["seventh"] if name.startswith(f"{edition}-{players}-")]) >= 3
    recorded = [(players, options) for _, players, options in SHELVES["world"].games]
    assert all(setting in recorded for setting in world.settings())


@pytest.mark.parametrize("file", ALL_FILES, ids=shelf_and_name)
def test_a_recorded_game_leads_to_the_same_end(file: Path) -> None:
    record = Record.load(file)
    assert record.to_text() == file.read_text(encoding="utf-8")
    state = record.verify()
    match = Match(record)
    assert match.state.to_json() == state.to_json()
    assert json.loads(json.dumps(facts(match))) == EXPECTED[file.parent.name][file.stem]


@pytest.mark.parametrize(
    ("shelf", "name"),
    [
        *(("seventh", name) for name in ("iello-3-0", "original-5-1", "extra-0", "second-1", "second-4")),
        *(("world", name) for name in ("fr-2-0", "de-5-1", "convert-de-3-0")),
    ],
)
def test_the_corpus_can_be_made_again(shelf: str, name: str) -> None:
    players, options = next((players, options) for one, players, options in SHELVES[shelf].games if one == name)
    text = (SHELVES[shelf].folder / f"{name}.hall").read_text(encoding="utf-8")
    assert SHELVES[shelf].play(name, players, options).record.to_text() == text
