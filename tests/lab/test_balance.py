"""The balance of a box, measured in a few games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from herohall.cli import run
from herohall.core.options import resolve
from herohall.lab import balance, quick, tuning
from herohall.lab.balance import play_games, report
from herohall.world.box import load_box
from herohall.world.options import EDITIONS, OPTIONS, Settings
from herohall.world.tables import Tables


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


# Quick games


@pytest.mark.parametrize("alone", [False, True])
def test_a_quick_game_is_a_whole_game_and_its_seed_is_the_game(alone: bool) -> None:
    settings = Settings(Tables(load_box(None)), 3, resolve(OPTIONS, EDITIONS, {}))
    game = quick.play(settings, 4, alone)
    assert game == quick.play(settings, 4, alone)
    assert sum(game.shares) == pytest.approx(1)
    assert all(ancient <= end for ancient, end in zip(*game.points, strict=True))
    assert {seat for _, seat in game.heroes} == {0, 1, 2}
    assert len(game.wonders) == 9


def test_worths_are_shifts_from_a_fair_share() -> None:
    won = quick.Outcome([[1, 0], [2, 1]], [1.0, 0.0], [0, None], [(7, 1)])
    lost = quick.Outcome([[1, 0], [2, 3]], [0.0, 1.0], [0, None], [(7, 1)])
    games = [won] * 150 + [lost] * 50
    assert [seat.mean for seat in quick.seats(games)] == [0.75, 0.25]
    assert [place.mean for place in quick.places(games, 1)] == [2.25, 1.25]
    (wonder,) = quick.worths(games, ["wall", "tower"], quick.builders)
    assert (wonder.name, wonder.seen, wonder.shift.mean) == ("wall", 1.0, 0.25)
    assert wonder.together == pytest.approx(wonder.shift.half)
    (hero,) = quick.worths(games, [str(number) for number in range(8)], quick.players_of)
    assert (hero.name, hero.shift.mean) == ("7", -0.25)
    assert quick.worths(games[:50], ["wall", "tower"], quick.builders) == []


def test_the_quick_command_takes_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    quick.main(["--games", "2", "--players", "2", "-o", "settlers=later", "--json", str(file)])
    assert "settlers=later" in capsys.readouterr().out
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


def test_the_quick_player_sits_in_the_arena_too(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "herohall.lab.quick:KeenBot@1i,random"
    assert run(["arena", "world", "--bots", bots, "-n", "2", "--workers", "1", "--json", "-"]) == 0
    assert "KeenBot" in capsys.readouterr().out
