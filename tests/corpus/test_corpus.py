"""Recorded games lead to the same end for ever: ranking, scores, every event and the whole final state."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.corpus.make_corpus import FOLDER, INDEX, facts, games, play
from tests.seventh.playing import PLAYERS, PRESETS

from herohall.core.match import Match
from herohall.core.record import Record

EXPECTED = json.loads(INDEX.read_text(encoding="utf-8"))
FILES = sorted(FOLDER.glob("*.hall"))


def test_the_corpus_covers_all_presets_and_player_counts() -> None:
    assert len(FILES) >= 44
    assert {file.stem for file in FILES} == set(EXPECTED) == {name for name, _, _ in games()}
    for edition in PRESETS:
        for players in PLAYERS:
            assert len([name for name in EXPECTED if name.startswith(f"{edition}-{players}-")]) >= 3
    text = "".join(file.read_text(encoding="utf-8") for file in FILES)
    for word in ("send deck", "send party", "clue", "discard", "undo", *(f"power {value}" for value in range(1, 8))):
        assert f" {word}" in text


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_leads_to_the_same_end(file: Path) -> None:
    record = Record.load(file)
    assert record.to_text() == file.read_text(encoding="utf-8")
    state = record.verify()
    match = Match(record)
    assert match.state.to_json() == state.to_json()
    assert json.loads(json.dumps(facts(match))) == EXPECTED[file.stem]


@pytest.mark.parametrize("name", ["iello-3-0", "original-5-1", "extra-0"])
def test_the_corpus_can_be_made_again(name: str) -> None:
    players, options = next((players, options) for one, players, options in games() if one == name)
    text = (FOLDER / f"{name}.hall").read_text(encoding="utf-8")
    assert play(name, players, options).record.to_text() == text
