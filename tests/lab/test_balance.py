"""The balance of a box, measured in a few games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from herohall.lab import balance, tuning
from herohall.lab.balance import play_games, report
from herohall.world.box import load_box


@pytest.mark.parametrize("players", [2, 5])
def test_points_have_a_source_and_wins_a_seat(players: int) -> None:
    facts = play_games(3, ["easy"] * players, "fr", workers=1)
    for game in facts:
        assert sum(game.sources.values()) == sum(game.points[1])
        assert sum(game.shares) == pytest.approx(1)
        assert game.scorings == [4, 8]
        assert len(game.played) == sum(game.turns) - game.skipped
    each = report(facts, players, "fr")
    assert each.places[1] == sorted(each.places[1], key=lambda place: -place.mean)
    assert sum(each.sources.values()) == pytest.approx(1)


def test_equal_seeds_give_equal_games_in_any_number_of_processes() -> None:
    assert play_games(2, ["random"] * 3, "de", workers=1) == play_games(2, ["random"] * 3, "de", workers=2)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    common = ["--games", "2", "--players", "3", "--edition", "fr", "--bots", "random", "--workers", "1"]
    balance.main([*common, "--json", str(file)])
    assert "3 players, edition fr, 2 games" in capsys.readouterr().out
    figures = json.loads(file.read_text(encoding="utf-8"))
    balance.main([*common, "--json", "-"])
    assert json.loads(capsys.readouterr().out) == figures
    assert figures[0]["games"] == 2


def test_every_variation_keeps_to_the_guide() -> None:
    box = load_box(None)
    variations = tuning.variations(box)
    assert len(variations) >= 6
    for variation in variations:
        assert variation.box != box
        assert tuning.breaches(variation.box) == [], variation.name


def test_tuning_says_what_it_would_change(capsys: pytest.CaptureFixture[str]) -> None:
    tuning.main(["--games", "1", "--bots", "random", "--workers", "1"])
    assert "as it is" in capsys.readouterr().out
