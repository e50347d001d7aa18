"""The examples do what they say."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from herohall.cli import run

ROOT = Path(__file__).parents[2]


def test_a_bot_of_ones_own_enters_the_arena_and_beats_chance(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    bots = "examples.my_bot:Collector@1i,random,random"  # by iterations: nobody is late on a busy machine
    assert run(["arena", "seventh", "--bots", bots, "-n", "30", "--seed", "1", "--workers", "1", "--json", "-"]) == 0
    own, chance = json.loads(capsys.readouterr().out)["table"]
    assert sum(own["faults"].values()) == 0
    assert own["win_share"] > 0.45 > chance["win_share"]


def test_a_bot_of_ones_own_is_as_short_as_promised() -> None:
    assert len((ROOT / "examples/my_bot.py").read_text(encoding="utf-8").splitlines()) <= 30


def test_self_play_runs_as_a_command(tmp_path: Path) -> None:
    weights = tmp_path / "agent.npz"
    command = [
        sys.executable,
        str(ROOT / "examples/self_play.py"),
        "--games",
        "20",
        "--test",
        "3",
        "--out",
        str(weights),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "against 2 random players" in done.stdout
    assert weights.exists()


@pytest.mark.long
def test_self_play_learns_to_beat_random_players() -> None:
    example = runpy.run_path(str(ROOT / "examples/self_play.py"))
    agent = example["train"](1600)
    assert example["measure"](agent, 600, seed=5_000_000) > 0.38


def test_the_learner_in_torch_runs_where_torch_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    monkeypatch.setattr("sys.argv", ["train_torch.py", "seventh", "--rounds", "2", "--games", "8"])
    runpy.run_path(str(ROOT / "examples/train_torch.py"), run_name="__main__")
    assert "games" in capsys.readouterr().out
