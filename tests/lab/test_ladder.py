"""The ladder: which lines there are, when a test can tell, and a document that keeps what is not ours."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from herohall.cli import run
from herohall.lab.arena import Here, Played
from herohall.lab.contest import Contest, Entrant
from herohall.lab.ladder import BETTER, NOT_BETTER, OPEN, Ladder, Line, SequentialTest, aim, lines, paced
from herohall.lab.strength import put

SMALL = {"values": 5, "copies": 6, "hand": 3}
OPTIONS = [word for name, value in SMALL.items() for word in ("-o", f"{name}={value}")]


def line(players: int = 3) -> Line:
    return Line(Entrant("medium"), Entrant("random"), players)


def contest_of(each: Line) -> Contest:
    return Contest.arrange("seventh", each.entrants, {}, 1)


def game_of(contest: Contest, task: int, won: bool) -> Played:
    """A game the single bot has won or lost."""
    single = [entrant.level for entrant in contest.seating(task)].index("medium")
    others = [seat for seat in range(contest.players) if seat != single]
    ranking = [[single], others] if won else [others[:1], [*others[1:], single]]
    zeros = [0] * contest.players
    return Played(task, ranking, zeros, zeros, zeros, [0.0] * contest.players, [])


def verdict(share: float, games: int = 1200, seed: int = 1) -> tuple[str, int]:
    """What the test says about a bot that wins with this chance, and after how many deals."""
    chance, contest = Random(seed), contest_of(line())
    test = SequentialTest(line(), contest)
    for task in range(games):
        test.add(game_of(contest, task, chance.random() < share))
    return test.verdict, test.deals


def test_each_level_meets_all_below_or_its_neighbour_only() -> None:
    levels = ["easy", "medium", "hard"]
    names = [each.name for each in lines(levels, 4, None, None)]
    assert names == ["medium – 3 × easy", "hard – 3 × medium", "hard – 3 × easy"]
    assert [each.name for each in lines(levels, 4, None, None, neighbours=True)] == names[:2]
    assert [each.name for each in lines(["easy", "medium"], 2, None, None)] == ["medium – 1 × easy"]


def test_who_thinks_for_a_quarter_of_the_time_gets_a_quarter_of_the_budget() -> None:
    assert [paced(level, None, 400).name for level in ("hard", "search-hard", "expert")] == [
        "hard",
        "search-hard@100i",
        "expert@400i",
    ]
    assert paced("search-hard", 0.2, None).name == "search-hard@0.05s"
    assert paced("expert", None, None).name == "expert"


def test_what_the_test_looks_for_is_better_than_fair() -> None:
    assert aim(line(4)) == pytest.approx(1.4 / 4.4)


def test_the_sequential_test_tells_strong_from_fair() -> None:
    assert verdict(0.6)[0] == BETTER
    assert verdict(0.33)[0] == NOT_BETTER
    assert verdict(0.1)[0] == NOT_BETTER
    assert verdict(1.0) == (BETTER, 20)
    assert verdict(0.6, games=30) == (OPEN, 10)


def test_the_sequential_test_is_seldom_wrong() -> None:
    # 150 lines each; 5 % would be 7 or 8, and 14 or more come by chance in two of a hundred.
    wrong_about_equals = sum(verdict(1 / 3, seed=seed)[0] == BETTER for seed in range(150))
    wrong_about_better = sum(verdict(aim(line()), seed=seed)[0] == NOT_BETTER for seed in range(150))
    assert max(wrong_about_equals, wrong_about_better) <= 13


def test_the_order_in_which_games_end_does_not_matter() -> None:
    chance, contest = Random(3), contest_of(line())
    games = [game_of(contest, task, chance.random() < 0.5) for task in range(300)]
    straight, mixed = SequentialTest(line(), contest), SequentialTest(line(), contest)
    for game in games:
        straight.add(game)
    chance.shuffle(games)
    for game in games:
        mixed.add(game)
    assert (straight.verdict, straight.deals) == (mixed.verdict, mixed.deals)


def test_a_fixed_number_of_games_is_judged_by_its_interval() -> None:
    each = Line(Entrant("medium"), Entrant("random"), 3)
    ladder = Ladder("seventh", {**SMALL}, seed=2, games=60)
    outcome = ladder.judge(each, list(ladder.games_of(each, Here())))
    low, _ = outcome.figures.of("medium").interval
    assert outcome.figures.games == 60
    assert outcome.verdict == (BETTER if low > 1 / 3 else OPEN)


def test_a_journal_saves_the_games(tmp_path: Path) -> None:
    each = Line(Entrant("random"), Entrant("easy"), 3)
    ladder = Ladder("seventh", {**SMALL}, seed=2, games=6, journals=tmp_path)
    first = ladder.judge(each, list(ladder.games_of(each, Here())))
    [path] = tmp_path.iterdir()
    before = path.read_text()
    again = ladder.judge(each, list(ladder.games_of(each, Here())))
    assert path.read_text() == before
    assert first.figures.of("random").win_share == again.figures.of("random").win_share


def test_a_table_replaces_the_one_before_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "strength.md"
    put(path, "ladder seventh 3", "old")
    put(path, "ladder seventh 4", "other")
    text = path.read_text()
    assert text.startswith("# How strong the bots are")
    path.write_text(text + "\nBy hand.\n")
    put(path, "ladder seventh 3", "new")
    assert path.read_text() == (text + "\nBy hand.\n").replace("old", "new")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEROHALL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "docs" / "strength.md"
    command = ["ladder", "seventh", "--players", "3", "--levels", "random,easy", "--workers", "1", *OPTIONS]
    assert run([*command, "--seed", "4", "--games", "6", "--out", str(out)]) == 0
    shown = capsys.readouterr().out
    assert "3 players, easy – 2 × random: " in shown
    text = out.read_text(encoding="utf-8")
    assert "## Seventh Hero, 3 players, edition iello" in text
    assert "`herohall ladder seventh --players 3 --seed 4 --games 6 --levels random,easy -o values=5" in text
    assert text.count("| 6 |") == 1
    assert str(tmp_path) not in text
    assert f"{os.cpu_count()} cores" in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "9"], "3 to 5 players"),
        (["--levels", "easy"], "at least two levels"),
        (["--levels", "easy,giant"], "no bot “giant”"),
        (["--games", "0"], "number of games"),
    ],
)
def test_what_makes_no_sense_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], words: str
) -> None:
    assert run(["ladder", "seventh", *arguments, "--out", str(tmp_path / "strength.md")]) == 2
    assert words in capsys.readouterr().err
    assert not (tmp_path / "strength.md").exists()
