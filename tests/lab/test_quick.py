"""Quick games: bad input is one clear line, and whatever stops them, the games that are over are told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.world.plain_box import PlainBox

from herohall.lab import quick
from herohall.world.options import Settings


def test_games_are_told_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert quick.main(["--games", "3", "--players", "2", "-o", "settlers=later", "--json", str(file)]) == 0
    assert "2 players · settlers=later · 3 games" in capsys.readouterr().out
    games = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [sum(game["shares"]) for game in games] == [1, 1, 1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-o", "hats"], "name=value"),
        (["-o", "hats=many"], "hats"),
        (["-o", "edition=hats"], "hats"),
        (["--games", "0"], "number of games"),
        (["--players", "9"], "9"),
        (["--seed", "-1"], "-1"),
        (["--box", "nowhere"], "nowhere"),
        (["--box", "broken"], "heroes.csv"),
        (["--json", "/dev/null/games"], "/dev/null/games"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    PlainBox().put("heroes.csv", 7, "epoch", "stone-age").write(tmp_path / "broken")
    kept = tmp_path / "games.jsonl"
    kept.write_text("earlier games", encoding="utf-8")
    assert quick.main(["--games", "1", "--json", str(kept), *arguments]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
    assert kept.read_text(encoding="utf-8") == "earlier games"


@pytest.mark.parametrize("over", [0, 2])
def test_ctrl_c_tells_what_is_known(
    over: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, play = tmp_path / "games.jsonl", quick.play

    def interrupted(settings: Settings, seed: int, alone: bool) -> quick.Outcome:
        if seed == over:
            assert file.read_text(encoding="utf-8").count("\n") == over
            raise KeyboardInterrupt
        return play(settings, seed, alone)

    monkeypatch.setattr(quick, "play", interrupted)
    assert quick.main(["--games", "9", "--players", "2", "--json", str(file)]) == 130
    told = capsys.readouterr()
    assert f"Stopped after {over} of 9 games" in told.err
    assert ("2 players · 2 games" in told.out) == (over == 2)
