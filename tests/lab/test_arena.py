"""The arena in small: fair seats, equal deals, the same result however it is played, and nothing lost."""

from __future__ import annotations

import csv
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from herohall._form import PACKAGE
from herohall.cli import run
from herohall.core.errors import BadOption, HallError
from herohall.lab import figures as lab_figures
from herohall.lab.arena import Here, Played, play_all, play_game, processes
from herohall.lab.contest import Contest, Entrant, bots_version
from herohall.lab.figures import bootstrap, figures, rate, whole_deals, wilson
from herohall.lab.journal import Journal, seed_in

SMALL = {"values": 5, "copies": 6, "hand": 3}
"""A short game of Seventh Hero."""
OPTIONS = [word for name, value in SMALL.items() for word in ("-o", f"{name}={value}")]


def contest(*bots: str, seed: int = 7, **options: Any) -> Contest:
    return Contest.arrange("seventh", [Entrant.read(text) for text in bots], {**SMALL, **options}, seed)


def all_games(each: Contest, games: int, executor: Executor | None = None) -> list[Played]:
    return list(play_all(each, games, executor or Here()))


def without_times(played: list[Played]) -> list[tuple[object, ...]]:
    return [
        (game.task, game.ranking, game.scores, game.decisions, game.choices, game.faults)
        for game in sorted(played, key=lambda game: game.task)
    ]


# Entrants and seats


@pytest.mark.parametrize("text", ["expert", "expert@0.25s", "expert@400i", "my.bots:Nora@2s"])
def test_an_entrant_is_read_as_it_is_written(text: str) -> None:
    assert Entrant.read(text).name == text


@pytest.mark.parametrize("text", ["expert@", "expert@2", "expert@0s", "expert@0i", "expert@-1s", "expert@1.5i"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match=r"expert@0\.25s"):
        Entrant.read(text)


def test_a_common_budget_is_for_those_who_search_and_have_none() -> None:
    texts = ["expert", "hard@9i", "medium", "my.bots:Nora"]
    given = [Entrant.read(text).given(None, 50).name for text in texts]
    assert given == ["expert@50i", "hard@9i", "medium", "my.bots:Nora@50i"]


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [("medium easy easy", 3), ("medium easy medium easy", 2), ("easy easy easy", 1), ("easy easy medium medium", 4)],
)
def test_every_distinct_rotation_is_played(bots: str, rotations: int) -> None:
    each = contest(*bots.split())
    assert len(each.rotations) == rotations
    assert each.rounded(5) % rotations == 0
    assert each.rounded(rotations) == rotations
    seats = [[entrants[seat].level for entrants in each.rotations] for seat in range(each.players)]
    assert all(sorted(seat) == sorted(seats[0]) for seat in seats)


def test_all_rotations_of_a_deal_get_the_same_cards_and_no_two_bots_the_same_seed() -> None:
    each = contest("medium", "random", "random")
    assert [each.deal(task) for task in range(6)] == [0, 0, 0, 1, 1, 1]
    assert len({each.deal_seed(task) for task in range(6)}) == 2
    assert len({each.bot_seed(task, seat) for task in range(6) for seat in range(4)}) == 24


def test_a_contest_that_cannot_be_played_is_refused() -> None:
    for bots, options in [(["medium"] * 2, {}), (["giant"] * 3, {}), (["random"] * 3, {"values": 99})]:
        with pytest.raises(BadOption):
            contest(*bots, **options)


# Games


def test_the_number_of_processes_changes_nothing() -> None:
    each = contest("medium", "random", "random", "easy")
    alone = all_games(each, 8)
    with processes(2) as pool:
        together = all_games(each, 8, pool)
    assert without_times(alone) == without_times(together)
    assert _timeless(figures(each, alone)) == _timeless(figures(each, list(reversed(together))))


def _timeless(found: lab_figures.Figures) -> dict[str, Any]:
    every: Any = found.as_json()
    for line in every["table"]:
        del line["decisions_per_second"], line["mean_thinking"]
    return every


def test_any_executor_will_do() -> None:
    each = contest("easy", "random", "random")
    with ThreadPoolExecutor(3) as threads:
        assert without_times(all_games(each, 6, threads)) == without_times(all_games(each, 6))


def test_search_with_iterations_plays_the_same_game_again() -> None:
    each = contest("expert@8i", "random", "random")
    assert without_times([play_game(each, 2)]) == without_times([play_game(each, 2)])


def test_known_games_are_not_played_again() -> None:
    each = contest("random", "random", "easy")
    assert [game.task for game in play_all(each, 6, Here(), known={0, 2, 3})] == [1, 4, 5]


BROKEN = """
from herohall.bots import Bot
class Thrower(Bot):
    def __init__(self, seed): ...
    def choose(self, chair, budget=None): raise ValueError("oops")
class Cheater(Thrower):
    def choose(self, chair, budget=None): return -1
"""


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with broken bots, and we are in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "broken_bots.py").write_text(BROKEN)
    yield tmp_path
    sys.modules.pop("broken_bots", None)


def test_faults_are_counted_and_the_games_come_to_an_end(broken: Path) -> None:
    each = contest("broken_bots:Thrower", "broken_bots:Cheater", "random")
    with processes(2) as pool:
        found = figures(each, all_games(each, 3, pool))
    thrower, cheater, good = found.table
    assert thrower.faults == {"exception": thrower.decisions, "illegal": 0, "late": 0}
    assert cheater.faults == {"exception": 0, "illegal": cheater.decisions, "late": 0}
    assert sum(good.faults.values()) == 0
    assert found.games == 3
    assert found.faults[0].detail in ("ValueError: oops", "-1 is not legal here")


# Figures


def fake(task: int, ranking: list[list[int]], seconds: float = 0.5) -> Played:
    seats = sum(map(len, ranking))
    return Played(task, ranking, [10 * seat for seat in range(seats)], [4] * seats, [2] * seats, [seconds] * seats, [])


def test_shares_places_points_and_speed() -> None:
    each = contest("medium", "random", "random")  # medium sits on seat 0, then 2, then 1
    found = figures(each, [fake(0, [[0], [1, 2]]), fake(1, [[2, 0], [1]]), fake(2, [[0], [1], [2]])])
    medium, random = found.table
    assert (medium.games, random.games) == (3, 6)
    assert medium.win_share == pytest.approx((1 + 0.5 + 0) / 3)
    assert random.win_share == pytest.approx((0.5 + 1) / 6)
    assert medium.mean_place == pytest.approx((1 + 1.5 + 2) / 3)
    assert medium.mean_place + 2 * random.mean_place == pytest.approx(6)
    assert medium.mean_points == pytest.approx((0 + 20 + 10) / 3)
    assert medium.decisions_per_second == pytest.approx(8)
    assert medium.mean_thinking == pytest.approx(0.25)


def test_only_whole_deals_count_if_there_are_any() -> None:
    each = contest("medium", "random", "random")
    first = [fake(task, [[0], [1], [2]]) for task in range(3)]
    found = figures(each, [*first, fake(4, [[2], [1], [0]])])
    assert (found.games, found.deals, found.left_out) == (3, 1, 1)
    found = figures(each, first[:2])
    assert (found.games, found.deals, found.left_out) == (2, 0, 0)
    assert figures(each, []).table == []


def test_the_interval_is_that_of_whole_deals() -> None:
    each = contest("medium", "easy", "random")
    played = []
    for deal in range(20):  # medium wins a deal on all seats or on none: 20 deals tell as much as 20 games
        for rotation, seat in enumerate((0, 2, 1)):
            winner = seat if deal % 2 else (seat + 1) % 3
            played.append(fake(3 * deal + rotation, [[winner], [s for s in range(3) if s != winner]]))
    assert len(whole_deals(each, played)) == 20
    line = figures(each, played).of("medium")
    low, high = line.interval
    assert line.win_share == pytest.approx(0.5)
    assert high - low == pytest.approx(2 * 1.96 * (0.25 / 20) ** 0.5, rel=0.15)
    assert line.wilson == wilson(30, 60)
    assert high - low > 1.5 * (line.wilson[1] - line.wilson[0])


def test_a_bot_that_always_wins_is_not_certain_to() -> None:
    each = contest("medium", "random", "random")
    played = [fake(task, [[(-task) % 3], [(1 - task) % 3, (2 - task) % 3]]) for task in range(60)]
    low, high = figures(each, played).of("medium").interval
    assert (low, high) == wilson(60, 60)
    assert low < 0.97


def test_known_intervals() -> None:
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0, 1)
    low, high = bootstrap([0, 1] * 200)
    assert (low, high) == pytest.approx((0.451, 0.549), abs=0.012)
    assert bootstrap([0, 1] * 200) == (low, high)


def test_the_better_bot_is_rated_higher() -> None:
    each = contest("medium", "random", "random")
    played = [fake(task, [[(-task) % 3], [(1 - task) % 3, (2 - task) % 3]]) for task in range(9)]
    ratings = rate(each, played)
    assert ratings["medium"].mu > 25 > ratings["random"].mu
    assert ratings["medium"].sigma < 8.3


def test_the_arena_does_without_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    each = contest("random", "random", "easy")
    found = figures(each, all_games(each, 3))
    assert [line.rating for line in found.table] == [None, None]
    assert "rating_mu" in found.as_csv()


# The journal


def test_a_journal_goes_on_where_it_ended(tmp_path: Path) -> None:
    each, path = contest("easy", "random", "random"), tmp_path / "arena.jsonl"
    first, second, *_ = whole = all_games(each, 3)
    with Journal(path, each) as journal:
        journal.add(first)
        journal.add(second)
    with path.open("a") as file:
        file.write('{"task":2,"ranking":[[0')  # the power went off
    with Journal(path, each) as journal:
        assert journal.played == [first, second]
        journal.add(whole[2])
    with Journal(path, each) as journal:
        assert journal.played == whole
    assert seed_in(path) == 7


def test_even_a_half_written_heading_is_no_obstacle(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_text('{"herohall_ar')
    with Journal(path, contest("random", "random", "random")) as journal:
        assert journal.played == []
    assert seed_in(path) == 7


def test_a_journal_of_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(path, contest("easy", "random", "random")).__exit__(None, None, None)
    with pytest.raises(HallError, match="differ: seed"):
        Journal(path, contest("easy", "random", "random", seed=8))
    with pytest.raises(HallError, match="differ: options, bots"):
        Journal(path, contest("easy", "random", "easy", hand=2))


def test_a_journal_of_other_bots_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(path, contest("easy", "random", "random")).__exit__(None, None, None)
    monkeypatch.setattr("herohall.lab.contest.bots_version", lambda: "another")
    with pytest.raises(HallError, match="differ: bots_version"):
        Journal(path, contest("easy", "random", "random"))


def test_the_version_of_the_bots_follows_their_sources_and_networks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = bots_version()
    shutil.copytree(PACKAGE / "bots", tmp_path / "bots")
    shutil.copytree(PACKAGE / "games", tmp_path / "games")
    monkeypatch.setattr("herohall.lab.contest.PACKAGE", tmp_path)
    assert bots_version.__wrapped__() == version
    for name in ("world/foresight.net", "seventh/worth.json"):
        file = tmp_path / "games" / name
        learned = file.read_bytes()
        file.write_bytes(learned[:-1])
        assert bots_version.__wrapped__() != version
        file.write_bytes(learned)
    (tmp_path / "bots" / "thumb.py").write_text("SAMPLES = 7")
    assert bots_version.__wrapped__() != version
    monkeypatch.undo()
    monkeypatch.setattr("herohall.lab.contest.source", lambda module: PACKAGE / "bots" / "thumb.py")
    assert bots_version.__wrapped__() != version


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Dear diary", "not the journal"),
        ("Dear diary\n", "not the journal"),
        ('{"herohall_arena":9,"settings":{}}\n', "not the journal"),
        ("{good}\nnonsense\n", "line 2"),
        (
            '{good}\n{"task":0,"ranking":[[5]],"scores":[],"decisions":[],"choices":[],"seconds":[],"faults":[]}\n',
            "line 2",
        ),
    ],
)
def test_a_file_that_is_no_journal_is_refused_and_kept(tmp_path: Path, text: str, words: str) -> None:
    each, path = contest("random", "random", "random"), tmp_path / "arena.jsonl"
    Journal(path, each).__exit__(None, None, None)
    path.write_text(text.replace("{good}", path.read_text().strip()))
    before = path.read_text()
    with pytest.raises(HallError, match=words):
        Journal(path, each)
    assert path.read_text() == before


# The command


@pytest.fixture(autouse=True)
def plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEROHALL_LANG", "en")
    monkeypatch.setenv("HEROHALL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    code = run(["arena", "seventh", *OPTIONS, "--workers", "1", *arguments])
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return out


def test_the_table_fits_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--bots", "medium,random,random", "--games", "4", "--seed", "5")
    assert "6 games: 2 deals × 3 rotations · fair 33.3 % · seed 5" in text
    assert {"medium", "random"} <= {line.split()[0] for line in text.splitlines()}
    assert max(map(len, text.splitlines())) <= 80
    assert "…" not in text


def test_json_and_csv(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    common = ("--bots", "medium,random,random", "--games", "3", "--seed", "5")
    every = json.loads(said(capsys, *common, "--json", "-"))
    assert every["bots"] == ["medium", "random", "random"]
    assert every["options"]["values"] == 5
    assert [line["bot"] for line in every["table"]] == ["medium", "random"]
    said(capsys, *common, "--json", str(tmp_path / "a.json"), "--csv", str(tmp_path / "a.csv"))
    again = json.loads((tmp_path / "a.json").read_text())
    assert [line["win_share"] for line in again["table"]] == [line["win_share"] for line in every["table"]]
    with (tmp_path / "a.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["bot"] for row in rows] == ["medium", "random"]
    assert float(rows[0]["win_share"]) == every["table"][0]["win_share"]
    assert {"interval_low", "wilson_high", "rating_mu", "faults_late"} <= rows[0].keys()


def test_csv_to_standard_output(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = said(capsys, "--bots", "medium,random,random", "--games", "3", "--seed", "5", "--csv", "-")
    assert [row["bot"] for row in csv.DictReader(text.splitlines())] == ["medium", "random"]
    assert not (tmp_path / "-").exists()


def test_an_arena_is_resumed_and_extended(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    common = ("--bots", "easy,random,random", "--resume", str(journal))
    said(capsys, *common, "--games", "3", "--seed", "5")
    lines = journal.read_text().splitlines()
    assert len(lines) == 4
    text = said(capsys, *common, "--games", "6")  # the seed is that of the journal
    assert "6 games: 2 deals" in text
    assert journal.read_text().splitlines()[:4] == lines
    straight = said(capsys, "--bots", "easy,random,random", "--games", "6", "--seed", "5")
    assert [line.split()[:6] for line in text.splitlines()[2:4]] == [
        line.split()[:6] for line in straight.splitlines()[2:4]
    ]
    assert run(["arena", "seventh", *common, "--games", "3"]) == 2
    assert "these settings differ: options" in capsys.readouterr().err


def test_faults_are_told(capsys: pytest.CaptureFixture[str], broken: Path) -> None:
    text = said(capsys, "--bots", "broken_bots:Thrower,random,random", "--games", "3")
    assert "Fault of broken_bots:Thrower on seat 1: exception – ValueError: oops" in text
    assert text.count("Fault of") == 5


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "medium,medium"], "3 to 5 players"),
        (["--bots", "giant,random,random"], "no bot “giant”"),
        (["--bots", "no.such:Bot,random,random"], "cannot be imported"),
        (["--bots", "random,random,random", "--games", "0"], "number of games"),
        (["--bots", "random,random,random", "--workers", "0"], "number of processes"),
        (["--bots", "random,random,random", "--budget-seconds", "-1"], "not a valid budget"),
        (["--bots", "random,random,random", "--budget-seconds", "inf"], "not a valid budget"),
        (["--bots", "random,random,random", "--budget-seconds", "nan"], "not a valid budget"),
        (["--bots", f"expert@{'9' * 400}s,random,random"], "no valid budget"),
        (["--bots", "random,random,random", "--budget-seconds", "1", "--budget-iterations", "1"], "not both"),
        (["--bots", "random,random,random", "--json", "/proc/nothing/here"], "cannot be written"),
        ([], "--bots"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert run(["arena", "seventh", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_shows_what_is_known(tmp_path: Path, workers: str) -> None:
    journal = tmp_path / "journal.jsonl"
    arguments = ["arena", "seventh", "--bots", "easy,random,random", "--games", "100000", "--workers", workers]
    child = subprocess.Popen(
        [sys.executable, "-c", "from herohall.cli import main; main()", *arguments, "--resume", str(journal)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "HEROHALL_LANG": "en", "COLUMNS": "80"},
        start_new_session=True,
    )
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and (not journal.exists() or journal.read_text().count("\n") < 8):
            time.sleep(0.05)
        os.killpg(child.pid, signal.SIGINT)  # as a terminal does: to all processes at once
        out, err = child.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    assert child.returncode == 130
    assert "deals × 3 rotations" in out
    assert "Stopped after" in err
    assert "Traceback" not in err
    assert journal.read_text().endswith("\n")
