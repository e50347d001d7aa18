"""A data set holds the decisions of whole games: each can be played again from its seed, and the card tells all."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import herohall
from herohall.cli import run
from herohall.core.evaluator import win_shares
from herohall.lab.arena import Here
from herohall.research import dataset
from herohall.research.encoders import encoder_for


@pytest.mark.parametrize(("name", "bots"), [("seventh", ["medium", "random", "easy"]), ("world", ["random"] * 2)])
def test_every_decision_can_be_played_again(name: str, bots: list[str], tmp_path: Path) -> None:
    plan = dataset.make_plan(name, bots, {}, 7, 3, tmp_path / "data", None)
    decisions = dataset.write(plan, Here(), lambda done, total: None)
    with np.load(plan.file(0)) as data:
        assert set(data) == set(dataset.FIELDS)
        assert len(data["move"]) == decisions
        game, players = herohall.game(name), len(bots)
        legal = np.unpackbits(data["mask"], axis=1, count=game.move_count)
        for number in range(3):
            state = game.new(players, int(data["seed"][number]), chance="quick")
            encoder = encoder_for(state)
            for row in np.flatnonzero(data["game"] == number):
                assert state.seat is not None
                assert state.seat == data["seat"][row]
                assert data["observation"][row].tobytes() == encoder.row(state, state.seat)
                assert np.flatnonzero(legal[row]).tolist() == state.moves()
                assert data["outcome"][row] == pytest.approx(data["shares"][number, state.seat])
                state.apply(int(data["move"][row]))
            assert state.over
            assert state.scores == data["scores"][number].tolist()
            assert state.ranking is not None
            assert win_shares(state.ranking) == pytest.approx(data["shares"][number].tolist())
            assert sorted(data["bots"][number]) == list(range(players))


def test_the_command_writes_files_and_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "set"
    arguments = ["dataset", "seventh", "--bots", "medium,medium,random", "-n", "4", "--seed", "5", "--workers", "1"]
    assert run([*arguments, "--out", str(folder)]) == 0
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert "4 games with 3 players" in card
    assert dataset.digest(folder / "part-0000.npz") in card
    assert "- 2: `random`" in card
    assert run([*arguments, "--out", str(tmp_path / "again")]) == 0
    with np.load(folder / "part-0000.npz") as one, np.load(tmp_path / "again" / "part-0000.npz") as other:
        assert all(np.array_equal(one[name], other[name]) for name in one)
    capsys.readouterr()
    assert run([*arguments, "--out", str(folder)]) == 2
    assert "not empty" in capsys.readouterr().err


def test_several_files_make_one_data_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 2)
    plan = dataset.make_plan("seventh", ["random"] * 3, {"edition": "aeg"}, 1, 5, tmp_path / "data", None)
    dataset.write(plan, Here(), lambda done, total: None)
    numbers = []
    for part in range(3):
        with np.load(plan.file(part)) as data:
            numbers += np.unique(data["game"]).tolist()
    assert numbers == [0, 1, 2, 3, 4]
