"""The balance of a box: the report's figures of Heroes of the World, quick players, and the tuning of a box."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.world.plain_box import PlainBox

from herohall.bots import bot
from herohall.cli import run
from herohall.cli.report import KEEN
from herohall.games.world import tuning
from herohall.games.world.box import load_box
from herohall.lab.arena import Here, play_game, processes
from herohall.lab.contest import Contest, Entrant
from herohall.lab.report_story import Story, tell


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HEROHALL_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def world(level: str, players: int, **options: str) -> Contest:
    return Contest.arrange("world", [Entrant.read(level)] * players, dict(options), seed=4)


def stories(contest: Contest, games: int) -> list[Story]:
    return [tell(contest, play_game(contest, task)) for task in range(games)]


# What is counted


@pytest.mark.parametrize("players", [2, 5])
def test_all_points_have_a_source(players: int) -> None:
    for told in stories(world("easy", players), 3):
        count = told.numbers
        sources = [value for name, value in count.items() if name.startswith("from-")]
        assert sum(sources) == sum(told.scores)
        assert count["turns-ancient"] + count["turns-modern"] == told.turns
        played = sum(times for (family, _, _), times in told.marks.items() if family == "played")
        assert played == told.turns
        assert count["cut-short"] == count["skipped"] == 0
        assert count["supply-empty"] == (count["supply-least"] == 0)
        assert count["built"] == sum(times for (family, _, _), times in told.marks.items() if family == "built")
        assert 0 < count["heroes-ancient"] <= 34
        assert 0 < count["heroes-modern"] <= 42


def test_every_figure_of_the_game_is_in_the_page_and_in_the_json(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["report", "world", "-n", "4", "-p", "4", "--bots", "random", "--seed", "1", "--workers", "1"]
    assert run([*words, "--json", "figures.json", "--svg", "plots", "--table"]) == 0
    printed = capsys.readouterr().out
    found = json.loads((here / "figures.json").read_text(encoding="utf-8"))
    [variant] = found["variants"]
    assert variant["games"] == 4
    assert variant["figures"]["attacks"]["least"] <= variant["figures"]["attacks"]["mean"]
    assert len([name for name in variant["figures"] if name.startswith("from-")]) == 6
    seats = found["plots"]["seats"]
    assert sum(row["share"] for row in seats) == pytest.approx(100, abs=0.1)
    # The rulebook's example stands beside what four players have.
    assert [row["from"] for row in found["plots"]["final"] if "ancient" in row["end"]] == [22, 19, 15, 13]
    page = (here / "report.html").read_text(encoding="utf-8")
    assert "points from first places" in page
    assert "Wins by seat" in printed or "seat" in printed
    assert (here / "plots" / "seats.svg").read_text(encoding="utf-8").startswith("<svg")
    drawn = {path.stem for path in (here / "plots").iterdir()}
    assert {"final", "half", "leads", "length", "points", "seats"} <= drawn <= set(found["plots"])


def test_only_four_players_have_the_example(here: Path) -> None:
    words = ["report", "world", "-n", "2", "-p", "3", "--bots", "random", "--workers", "1", "--json", "figures.json"]
    assert run(words) == 0
    found = json.loads((here / "figures.json").read_text(encoding="utf-8"))
    assert not any("from" in row for row in found["plots"]["final"])


# Quick players


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_a_quick_player_plays_whole_games_and_its_seed_is_the_game(game: str) -> None:
    contest = Contest.arrange(game, [Entrant.read(KEEN)] * 3, {}, seed=4)
    one, other = (play_game(contest, 0) for _ in range(2))
    assert one.moves == other.moves
    assert one.faults == []


def test_a_quick_player_knows_no_more_than_its_seat() -> None:
    contest = world(KEEN, 3)
    state = contest.game.new(3, 5)
    while len(state.moves()) == 1 or state.seat is None:
        state.apply(state.moves()[0])
    imagined = state.sample(state.seat, 9)
    keen = KEEN.partition("@")[0]
    assert bot(keen, 3).choose(state.chair(state.seat)) == bot(keen, 3).choose(imagined.chair(state.seat))


def test_a_quick_report(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["report", "world", "--quick", "-n", "2", "-p", "2", "--versus", "settlers=later", "--workers", "1"]
    assert run(words) == 0
    assert "(4 games)" in capsys.readouterr().out
    assert "KeenBot" in (here / "report.html").read_text(encoding="utf-8")
    assert run([*words, "--bots", "easy"]) == 2
    assert "--quick or --bots" in capsys.readouterr().err


def test_a_quick_player_sits_in_the_arena_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "world", "--bots", f"{KEEN},random", "-n", "2", "--workers", "1", "--json", "-"]) == 0
    assert "KeenBot" in capsys.readouterr().out


# Tuning


def test_every_variation_keeps_to_the_guide() -> None:
    box = load_box(None)
    variations = tuning.variations(box)
    assert len(variations) >= 6
    for variation in variations:
        assert variation.box != box
        assert tuning.breaches(variation.box) == [], variation.name


def test_a_variation_plays_the_same_deals_in_any_number_of_processes() -> None:
    box, random = load_box(None), Entrant("random")
    alone = tuning.play(box, random, 3, Here())
    with processes(2) as executor:
        assert tuning.play(box, random, 3, executor) == alone
    varied = tuning.play(tuning.variations(box)[0].box, random, 3, Here())
    assert varied != alone
    assert tuning.closer(alone, alone).mean == 0
    assert tuning.off(alone) > 0


def test_tuning_says_what_it_would_change(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["box", "tune", "--games", "1", "--bots", "random", "--workers", "1"]) == 0
    printed = capsys.readouterr().out
    assert "as it is" in printed
    assert "settle +1" in printed


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "number of games"),
        (["--bots", "hats"], "hats"),
        (["--workers", "0"], "processes"),
        (["nowhere"], "nowhere"),
        (["broken"], "heroes.csv"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str], words: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    PlainBox().put("heroes.csv", 7, "epoch", "stone-age").write(here / "broken")
    assert run(["box", "tune", "--games", "1", *arguments]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
