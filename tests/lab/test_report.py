"""The balance report: what it tells is what happened, and nothing is lost on the way."""

from __future__ import annotations

import os
import pickle
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist

import msgspec
import pytest
from tests.world.plain_box import PlainBox

from herohall.cli import run
from herohall.core.errors import HallError
from herohall.core.record import Record
from herohall.lab import report_stats
from herohall.lab.arena import Here, Played, play_all, play_game
from herohall.lab.contest import Contest, Entrant
from herohall.lab.journal import Journal, read
from herohall.lab.report import Names, Variant, labels, line_up
from herohall.lab.report_page import DARK, LIGHT, column, columns_of, page, plots_of
from herohall.lab.report_stats import Effect, call_out, difference, effects, mean_of, points_over_time
from herohall.lab.report_story import Story, tell
from herohall.lab.report_verdict import verdict

SMALL = ["-o", "values=5", "-o", "copies=6", "-o", "hand=3"]


def contest(game: str, *bots: str, seed: int = 3, **options: object) -> Contest:
    return Contest.arrange(game, [Entrant.read(text) for text in bots], options, seed)  # type: ignore[arg-type]


def stories(each: Contest, games: int) -> list[Story]:
    return [tell(each, play_game(each, task)) for task in range(games)]


def story(shares: list[float], marks: dict[tuple[str, str, int], int] | None = None, task: int = 0) -> Story:
    """A story in which only results and marks matter."""
    empty: Counter[str] = Counter()
    return Story(task, shares, [[0] * len(shares)] * 2, empty, empty, empty, Counter(marks or {}), 0)


# Stories


@pytest.mark.parametrize(("game", "players"), [("seventh", 3), ("world", 4)])
def test_a_story_tells_the_game_as_it_was_played(game: str, players: int) -> None:
    each = contest(game, *["random"] * players)
    for task in range(3):
        played = play_game(each, task)
        told = tell(each, played)
        assert sorted(told.scores) == sorted(played.scores)
        assert sum(told.shares) == pytest.approx(1)
        assert sum(told.decisions.values()) == sum(told.used.values()) == sum(played.decisions) == len(played.moves)
        assert {family for family, _, _ in told.marks} <= set(Names(each, "en").families)
        assert {seat for _, _, seat in told.marks} <= set(range(players))


def test_seats_are_counted_from_the_player_who_begins() -> None:
    each = contest("world", "random", "random", "random", first="2")
    played = play_game(each, 0)
    assert tell(each, played).scores == played.scores[1:] + played.scores[:1]


def test_heroes_of_the_world_are_played_or_left() -> None:
    told = stories(contest("world", "random", "random", "random"), 1)[0]
    by_family = Counter(family for family, _, _ in told.marks)
    assert by_family["played"] == told.turns
    assert by_family["left"] > 0
    assert not {thing for f, thing, _ in told.marks if f == "left"} & {t for f, t, _ in told.marks if f == "played"}
    assert len(told.epochs) == 2


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_a_story_tells_who_did_something_more_often(game: str) -> None:
    each = contest(game, "random", "random", "random", first="1") if game == "world" else contest(game, *["random"] * 3)
    played = play_game(each, 0)
    told = tell(each, played)
    state = each.game.new(3, each.deal_seed(0), **dict(each.options))
    first = state.view(None)["turn" if game == "world" else "active"]
    assert isinstance(first, int)
    done: dict[str, list[int]] = {}
    for move in played.moves:
        assert state.seat is not None
        done.setdefault(state.text(move).split()[0], [0, 0, 0])[(state.seat - first) % 3] += 1
        state.apply(move)
    more = {
        ("move", word, seat) for word, counts in done.items() for seat in range(3) if 3 * counts[seat] > sum(counts)
    }
    assert more
    assert {mark for mark in told.marks if mark[0] == "move"} == more


def test_leads_and_places() -> None:
    told = story([0.0, 1.0, 0.0])
    told.path = [[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 2, 0], [3, 2, 0], [3, 4, 1]]
    assert told.lead_changes == 3
    assert told.places == [1, 0, 2]
    assert told.half_time_place == 1
    assert told.turns == 5


# Statistics


def test_an_effect_is_found_and_chance_is_not_called_out() -> None:
    chance, games = Random(4), []
    for task in range(400):
        lucky, dull = chance.randrange(4), chance.randrange(4)
        winner = lucky if chance.random() < 0.3 else chance.randrange(4)
        shares = [float(seat == winner) for seat in range(4)]
        games.append(story(shares, {("built", "lamp", lucky): 1, ("built", "stone", dull): 1}, task))
    stone, lamp = effects(games, "built")
    assert lamp.thing == "lamp"
    assert lamp.sure
    assert lamp.interval[0] < 0.75 * 0.3 < lamp.interval[1]
    assert not stone.sure
    assert lamp.together[0] < lamp.interval[0] < lamp.shift < lamp.interval[1] < lamp.together[1]


def test_false_alarms_are_as_rare_as_promised() -> None:
    chance, alarms = Random(5), 0
    for _ in range(60):
        games = []
        for task in range(60):
            winner = chance.randrange(4)
            marks = {("played", str(hero), chance.randrange(4)): 1 for hero in range(20)}
            games.append(story([float(seat == winner) for seat in range(4)], marks, task))
        alarms += any(effect.sure for effect in effects(games, "played"))
    assert alarms <= 8  # at most 3 are expected


def test_what_all_seats_share_says_nothing() -> None:
    games = [
        story([1.0, 0.0], {("attack", "attacker", 0): 2, ("attack", "attacker", 1): 2}, task) for task in range(50)
    ]
    assert effects(games, "attack") == []


def test_holm_stops_at_the_first_that_is_not_sure() -> None:
    found = [Effect(str(doubt), 30, 30, 0.1, (0, 1), (0, 1), doubt) for doubt in (0.001, 0.04, 0.03)]
    call_out(found)
    assert [effect.sure for effect in found] == [True, False, False]


def test_rare_things_are_left_out() -> None:
    games = [story([1.0, 0.0], {("built", "lamp", 0): 1}, task) for task in range(report_stats.FEWEST - 1)]
    assert effects(games, "built") == []


def test_differences_are_taken_deal_by_deal() -> None:
    one = [story([1.0, 0.0], task=task) for task in range(30)]
    other = [story([0.0, 1.0], task=task) for task in range(20)]
    change = difference(one, other, lambda told: told.shares[1])
    assert (change.mean, change.low, change.high) == (1, 1, 1)
    assert mean_of([0.0, 1.0] * 50).low < 0.5 < mean_of([0.0, 1.0] * 50).high


def test_points_over_time_end_when_half_of_the_games_do() -> None:
    told = stories(contest("seventh", "random", "random", "random"), 6)
    points = points_over_time(told)
    assert points[0].turn == 0
    assert max(point.turn for point in points) == sorted(each.turns for each in told)[3]
    assert {point.place for point in points} == {1, 2, 3}


# The page


@pytest.mark.parametrize(("game", "lang"), [("seventh", "en"), ("world", "fr"), ("world", "de")])
def test_the_page_needs_nothing_else_and_lacks_no_word(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_stats, "FEWEST", 1)
    each = contest(game, "random", "random", "random")
    other = contest(game, "random", "random", "random", edition="de" if game == "world" else "aeg")
    variants = [Variant(each, stories=stories(each, 3)), Variant(other, stories=stories(other, 3))]
    variants[0].label, variants[1].label = labels(each, other)
    for told in (variants, variants[:1]):
        plots = plots_of(told, lang)
        text = page(told, plots, lang)
        head, script = text.split("<script>", 1)
        assert "{lab-" not in head  # a missing message
        assert not re.search(r"<(link|img|iframe)|src=|https?:", head.replace('xmlns="http://www.w3.org/2000/svg"', ""))
        assert "import(" not in script
        assert head.count("<svg xmlns") >= 10
        assert len(verdict(told, lang)) == 3
        names = {name for plot in plots for name in columns_of(plot)}
        assert all(column(name, lang) in text.replace("&#x27;", "'") for name in names)
        assert '<use href="#d-' in head, "pictures of cards"
        assert len(text) < 1_000_000


def test_the_page_has_the_colours_of_the_games() -> None:
    """Those of the page, by their names; both themes."""
    look = (Path(__file__).parents[2] / "web/src/look.css").read_text(encoding="utf-8")
    light, dark = look.split(':root[data-theme="dark"]')
    for theirs, ours in ((light, LIGHT), (dark, DARK)):
        for name, value in re.findall(r"(--[a-z0-9-]+): (#[0-9a-f]{6})", ours):
            assert f"{name}: {value};" in theirs, name


def test_the_verdict_calls_out_what_is_sure_and_nothing_else() -> None:
    """Seat 1 wins all games, or every seat wins as often as the others."""
    each = contest("seventh", "random", "random", "random")
    told = stories(each, 30)
    for number, story in enumerate(told):
        story.shares = [float(seat == number % 3) for seat in range(3)]
        story.marks.clear()
    even = verdict([Variant(each, stories=told)], "en")
    assert even[0].startswith("No seat is surely better")
    assert even[1].startswith("There are too few games")
    for story in told:
        story.shares = [1.0, 0.0, 0.0]
    assert "Seat 1 wins 100.0% of the games instead of a fair 33.3%" in verdict([Variant(each, stories=told)], "en")[0]


def test_how_many_games_it_takes() -> None:
    """A tenth of the effect takes a hundred times the games; so many games then find it in four of five cases."""
    each = contest("seventh", "random", "random", "random")
    needed = plots_of([Variant(each, stories=stories(each, 30))], "en")[-1]
    row = needed.rows[0]
    one, ten = row["effect-1"], row["effect-10"]
    assert isinstance(one, int)
    assert isinstance(ten, int)
    assert 90 <= one / ten <= 110
    error = 100 * sqrt(2 / 9 / one)  # of a seat that wins a third of the games
    assert 1 / error == pytest.approx(NormalDist().inv_cdf(1 - 0.05 / 6) + NormalDist().inv_cdf(0.8), rel=0.2)


def test_what_two_variants_are_called() -> None:
    bots = ["easy", "easy", "random"]
    one, other = contest("seventh", *bots), contest("seventh", *bots, clue="requirement")
    assert labels(one, other) == ("clue identical", "clue requirement")
    aeg = contest("seventh", *bots, edition="aeg", hand=4)
    assert labels(one, aeg) == ("edition iello · hand 5", "edition aeg · hand 4")
    assert line_up(one) == "2 × easy, random"


# The command


def report(*arguments: str) -> int:
    return run(
        ["report", "seventh", "-p", "3", "--bots", "random", "--seed", "5", "--workers", "1", *SMALL, *arguments]
    )


def test_the_command_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, again = tmp_path / "report.html", tmp_path / "again.html"
    journal = tmp_path / "report.html.games"
    assert report("-n", "4", "--out", str(out)) == 0
    first = journal.read_bytes()
    journal.write_bytes(first[: len(first) - 30])  # as if the power had gone
    assert report("-n", "6", "--out", str(out), "--records", str(tmp_path / "records")) == 0
    assert report("-n", "6", "--out", str(again)) == 0
    assert out.read_text(encoding="utf-8") == again.read_text(encoding="utf-8")
    assert "6 games" in capsys.readouterr().out
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 6
    for file in records:
        assert Record.load(file).verify().over


def test_two_variants_play_the_same_deals(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    tables = tmp_path / "tables"
    more = ["--csv", str(tables), "--svg", str(tables), "--table"]
    assert report("-n", "3", "--out", str(out), "--versus", "clue=requirement", "--versus", "bots=easy", *more) == 0
    assert (tables / "seats.csv").read_text(encoding="utf-8").startswith("variant,seat,share,low,high\n")
    assert (tables / "seats.svg").read_text(encoding="utf-8").startswith("<svg")
    one, _, _ = read(tmp_path / "report.html.games")
    other, games, _ = read(tmp_path / "report.html.versus.games")
    assert one is not None
    assert other is not None
    assert one.settings["seed"] == other.settings["seed"]
    assert other.settings["bots"] == ["easy"] * 3
    assert len(games) == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "hats"], "hats"),
        (["--bots", "easy,easy"], "3 seats"),
        (["-n", "0"], "0"),
        (["--versus", "hats"], "--versus"),
        (["--versus", "edition=hats"], "hats"),
        (["--dask", "tcp://127.0.0.1:1"], "scheduler"),
        (["--out", "/dev/null/report.html"], "report.html"),
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
    monkeypatch.setattr("herohall.lab.arena.PATIENCE", 1)
    assert report("-n", "2", *arguments) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1


def test_a_journal_of_another_contest_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.html"
    assert report("-n", "2", "--out", str(out)) == 0
    before = (tmp_path / "report.html.games").read_bytes()
    assert report("-n", "2", "--out", str(out), "--bots", "easy") == 2
    assert "bots" in capsys.readouterr().err
    assert (tmp_path / "report.html.games").read_bytes() == before


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda moves: [99999, *moves[1:]], "move 1 of this game (99999) is not possible"),
        (lambda moves: [-1, *moves[1:]], "move 1 of this game (-1) is not possible"),
        (lambda moves: [*moves, moves[0]], "is not possible"),
        (lambda moves: moves[:-1], "not over"),
    ],
)
def test_an_impossible_game_in_the_journal_is_one_clear_line(
    spoil: Callable[[list[int]], list[int]], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, journal = tmp_path / "report.html", tmp_path / "report.html.games"
    assert report("-n", "2", "--out", str(out)) == 0
    heading, one, other = journal.read_bytes().splitlines()
    spoilt = msgspec.json.decode(other, type=Played)
    spoilt.moves = spoil(spoilt.moves)
    lines = [heading, one, one, msgspec.json.encode(spoilt)]  # a game that stands there twice counts once
    journal.write_bytes(b"\n".join(lines) + b"\n")
    capsys.readouterr()
    assert report("-n", "9", "--out", str(out)) == 2
    error = capsys.readouterr().err
    assert f"{journal}, line 4: " in error
    assert words in error
    assert error.count("\n") == 1
    assert len(journal.read_bytes().splitlines()) == 4  # nothing was played before it was found


def test_the_journal_reaches_the_disk_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    each, synced, now = contest("seventh", "random", "random", "random"), list[int](), [0.0]
    monkeypatch.setattr("herohall.lab.journal.os.fsync", synced.append)
    monkeypatch.setattr("herohall.lab.journal.monotonic", lambda: now[0])
    game = play_game(each, 0)
    with Journal(tmp_path / "games", each) as journal:
        for now[0] in (0.2, 0.9, 1.1, 1.3):
            journal.add(game)
        assert len(synced) == 1
    assert len(synced) == 2


def test_others_may_read_the_report_if_they_may_read_files(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    tables = tmp_path / "tables"
    assert report("-n", "1", "--out", str(tmp_path / "report.html"), "--csv", str(tables)) == 0
    for file in (tmp_path / "report.html", tables / "seats.csv"):
        assert file.stat().st_mode == (tmp_path / "plain").stat().st_mode


# Boxes of one's own


def test_two_boxes_side_by_side(tmp_path: Path) -> None:
    out, box = tmp_path / "report.html", PlainBox().write(tmp_path / "box")
    command = ["report", "world", "-p", "2", "-n", "2", "--bots", "random", "--seed", "5", "--workers", "1"]
    assert run([*command, "--out", str(out), "--versus", f"box={box}"]) == 0
    one, other = (read(tmp_path / f"report.html{end}")[0] for end in (".games", ".versus.games"))
    assert one is not None
    assert other is not None
    assert str(one.settings["box"]).startswith("reconstruction ")
    assert str(other.settings["box"]).startswith("plain ")
    text = out.read_text(encoding="utf-8")
    assert str(other.settings["box"]) in text
    assert "“box reconstruction” and “box box”" in text


@pytest.mark.parametrize("arguments", [["--box", "box"], ["--versus", "box=box"]])
def test_a_broken_box_is_one_clear_line(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    PlainBox().put("heroes.csv", 7, "epoch", "stone-age").write(tmp_path / "box")
    assert run(["report", "world", "-n", "2", "--bots", "random", *arguments]) == 2
    error = capsys.readouterr().err
    assert "heroes.csv" in error
    assert "7" in error
    assert error.count("\n") == 1
    assert not (tmp_path / "report.html").exists()


def boxed(box: Path | str) -> Contest:
    return Contest.arrange("world", [Entrant("random")] * 2, {}, 1, str(box))


def test_a_contest_names_its_box_for_every_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    PlainBox().write(tmp_path / "box")
    monkeypatch.chdir(tmp_path)
    each = boxed("box")
    monkeypatch.chdir("/")
    assert each.game.box.startswith("plain ")
    assert boxed("reconstruction").box == "reconstruction"


def test_a_worker_with_other_cards_refuses_to_play(tmp_path: Path) -> None:
    box = PlainBox()
    each = boxed(box.write(tmp_path / "box"))
    box.put("heroes.csv", 2, "conquest", "3").write(tmp_path / "box")
    with pytest.raises(HallError, match=r"other cards in .*box: plain .* instead of plain ") as caught:
        play_game(each, 0)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_worker_without_the_cards_says_so(tmp_path: Path) -> None:
    each = boxed(PlainBox().write(tmp_path / "box"))
    (tmp_path / "box").rename(tmp_path / "elsewhere")
    with pytest.raises(HallError, match="does not have the cards") as caught:
        play_game(each, 0)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_ctrl_c_keeps_what_is_there(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    herohall = str(Path(sys.executable).parent / "herohall")
    command = [herohall, "report", "seventh", "-n", "100000", "--bots", "random"]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    process = subprocess.Popen([*command, "--out", str(out), "--workers", "2"], env=environment)
    journal, end = tmp_path / "report.html.games", time.monotonic() + 150
    try:
        while time.monotonic() < end and not (journal.exists() and journal.read_bytes().count(b"\n") > 5):
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        assert process.wait(150) == 130
    finally:
        process.kill()
    assert "<h1>" in out.read_text(encoding="utf-8")
    assert len(read(journal)[1]) >= 5


def test_the_result_does_not_hang_on_the_executor(tmp_path: Path) -> None:
    each = contest("seventh", "easy", "random", "random", values=5, copies=6, hand=3)
    alone = {game.task: game.moves for game in play_all(each, 6, Here())}
    with Journal(tmp_path / "games", each) as journal:
        for game in play_all(each, 6, Here(), {0, 1}, ahead=1):
            journal.add(game)
    assert {game.task: game.moves for game in read(tmp_path / "games")[1]} == {
        task: moves for task, moves in alone.items() if task > 1
    }
