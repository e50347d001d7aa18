"""The figures of races are found by playing; a small run shows that it works and leaves no trace."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from herohall.games.world import race_tuning as tuning
from herohall.games.world.race_value import BEHIND, COLUMNS, FIGURES


def still(**turns: float) -> list[float]:
    """No knob is turned but the first of each name."""
    names = [knob.names[0] for knob in tuning.KNOBS]
    found = [0.0] * len(names)
    for name, turn in turns.items():
        found[names.index(name)] = turn
    return found


def test_a_small_run_writes_figures_and_leaves_the_game_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, behind = {name: values[:] for name, values in FIGURES.items()}, BEHIND[:]
    out = tmp_path / "races.toml"
    tuning.main(["--steps=1", "--seconds=0", "--deals=1", "--workers=1", f"--out={out}"])
    assert "of 2 games against the first rules of thumb" in capsys.readouterr().out
    assert before == FIGURES
    assert pytest.approx(behind) == BEHIND
    found = tuning.read(out)
    assert {name: len(values) for name, values in found.items()} == {name: len(each) for name, each in before.items()}
    assert found["gap"] != before["gap"]


def test_the_file_of_the_game_is_what_would_be_written() -> None:
    assert tuning.written(tuning.read(tuning.SOURCE)) == tuning.SOURCE.read_text(encoding="utf-8")


def test_a_knob_turns_its_own_figures_alone() -> None:
    before = tuning.read(tuning.SOURCE)
    after = tuning.turned(before, still(absent=1.0))
    changed = [
        (name, place)
        for name, values in after.items()
        for place, value in enumerate(values)
        if value != before[name][place]
    ]
    assert changed == [("absent", 1), ("absent", COLUMNS + 1)]


def test_likelihoods_stay_likelihoods() -> None:
    for turn in (-3.0, 3.0):
        figures = tuning.turned(tuning.read(tuning.SOURCE), [turn] * len(tuning.KNOBS))
        assert all(0 <= value <= 1 for value in figures["arrival"])


def test_steps_follow_what_wins() -> None:
    chance = Random(3)
    results = []
    for _ in range(4000):
        turns = [chance.gauss(0.0, 1.0) for _ in tuning.KNOBS]
        results.append(tuning.Result(turns, 0.5 + 0.1 * turns[5] + 0.1 * chance.gauss(0.0, 1.0)))
    way, size = tuning.step(results)
    assert way[5] == pytest.approx(tuning.LENGTH, rel=0.05)
    assert size == pytest.approx(0.1, rel=0.1)
