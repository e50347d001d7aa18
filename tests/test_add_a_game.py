"""The game of `docs/add-a-game.md`, which declares rules and texts only, put into a copy of the package and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser
from tests.browser.visitor import Visitor
from tests.example_games import copy_package, write_files
from tests.server.hosting import Host

import herohall
from herohall.core import registry
from herohall.core.game import Game, State
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.core.record_reader import read_record

PAGE = "add-a-game.md"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one folder more."""
    root = tmp_path_factory.mktemp("house")
    copy_package(root)
    write_files(PAGE, root)
    return root


@pytest.fixture(scope="module")
def highest(house: Path) -> Iterator[Game]:
    """The game in this process, as one that lives elsewhere."""
    folder = str(house / "src" / "herohall" / "games")
    path = sys.modules["herohall.games"].__path__  # `herohall.games` itself is the function
    path.append(folder)
    herohall.register("highest", "herohall.games.highest.game:make")
    yield registry.game("highest")
    del registry._makers["highest"], registry._made["highest"]
    path.remove(folder)


# Its rules


def play_out(state: State, seed: int) -> None:
    chance = Random(seed)
    while not state.over:
        state.play(chance.choice(state.moves()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_gives_out_three_points(highest: Game, players: int) -> None:
    state = highest.new(players=players, seed=players)
    play_out(state, 1)
    assert sum(state.scores) == 3
    assert sorted(seat for place in state.ranking or [] for seat in place) == list(range(players))


def test_a_view_has_what_all_views_share(highest: Game) -> None:
    shared = herohall.game("seventh").new(players=3, seed=1).view(0).keys() & highest.new(seed=1).view(0).keys()
    assert shared >= {"game", "players", "options", "viewer", "decision", "over", "scores", "ranking"}


def test_a_sample_keeps_what_the_seat_knows(highest: Game) -> None:
    state = highest.new(players=4, seed=9)
    for _ in range(6):
        state.play(state.moves()[0])
        for seat in range(4):
            assert state.sample(seat, 3).view(seat) == state.view(seat)
            assert state.sample(seat, 3).sample(seat, 5) == state.sample(seat, 5)


def test_its_record_can_be_written_read_and_verified(highest: Game) -> None:
    match = Match(Record(highest, players=3, seed=11, salt=b"salt"))
    chance = Random(3)
    while match.state.seat is not None:
        match.play(match.state.seat, chance.choice(match.state.moves()))
    text = match.record.to_text()
    again = read_record(text)
    assert again.to_text() == text
    assert again.verify() == match.state


def test_a_card_one_does_not_hold_is_refused_with_its_rule(highest: Game) -> None:
    state = highest.new(players=2, seed=2)
    missing = next(move for move in range(highest.move_count) if move not in state.moves())
    with pytest.raises(herohall.IllegalMove) as refused:
        state.parse(state.text(missing))
    assert refused.value.rule == "R1"


# Everywhere

FOUND = """
import herohall
assert "highest" in herohall.games(), herohall.games()
from herohall.core.texts import t
assert t("highest-title", "de") == "Die Höchste"
"""

PETTINGZOO = """
import warnings
from pettingzoo.test import api_test, parallel_api_test, seed_test
from herohall.research import highest_v0
warnings.simplefilter("ignore")
api_test(highest_v0.env(players=4), num_cycles=200)
seed_test(highest_v0.env, num_cycles=50)
parallel_api_test(highest_v0.parallel_env(), num_cycles=50)
raw = highest_v0.raw_env(players=2)
raw.reset(seed=5)
own, other = raw.observe("player_0"), raw.observe("player_1")
another = raw.now.sample(0, 1)  # what seat 0 sees says nothing about the hand of seat 1
assert another.hands[1] != raw.now.hands[1]
raw.now = another
assert (raw.observe("player_0")["observation"] == own["observation"]).all()
assert (raw.observe("player_1")["observation"] != other["observation"]).any()
"""

OPENSPIEL = """
import pyspiel
from random import Random
import herohall.research.openspiel
game = pyspiel.load_game("herohall_highest(players=3)")
assert game.get_type().long_name == "Highest"
pyspiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False)
chance, state = Random(1), game.new_initial_state()
draws = 0
while not state.is_terminal():
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes())
        assert abs(sum(weights) - 1) < 1e-9
        draws += 1
        state.apply_action(chance.choices(actions, weights)[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))
assert draws == 3 * 3 + 1, draws  # every card dealt, and who begins
assert sum(state.returns()) == 1
"""


@pytest.mark.slow
def test_it_is_played_everywhere(house: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by its folder; in terminal, text mode, arena, report, PettingZoo, OpenSpiel and in the page."""
    monkeypatch.setenv("PYTHONPATH", str(house / "src"))
    monkeypatch.setenv("XDG_DATA_HOME", str(house / "data"))
    run("-c", FOUND)
    shown = command("play", "highest", "--seed", "3", "--bots", "random,random", typed="1\n" * 3)
    assert "plays the 7." in shown
    assert "The game is over." in shown
    told = command("play", "highest", "--text", "--seed", "3", "--bots", "random", typed=SPOKEN)
    assert "Which card do you play?" in told
    assert "You do not hold the 12. Rule R1." in told
    assert "The game is over." in told
    arena = run(
        "-m", "herohall", "arena", "highest", "--bots", "random,random,random", "--games", "6", "--workers", "1"
    )
    assert re.search(r"random +18 +33\.3", arena)
    report = house / "report.html"
    run(
        "-m",
        "herohall",
        "report",
        "highest",
        "--bots",
        "random",
        "--games",
        "4",
        "--workers",
        "1",
        "--out",
        str(report),
    )
    assert "Highest" in report.read_text(encoding="utf-8")
    run("-c", PETTINGZOO)
    run("-c", OPENSPIEL)
    play_in_the_page(house, browser)


SPOKEN = "status\nhelp\nhand\nparty 2\nmap\nscore\nlog\nrules\nwhy\nwhy play 12\nhint\nplay 12\n1\n1\n1\n"
"""Every command, then three cards."""


def command(*words: str, typed: str = "") -> str:
    """A `herohall` command of the copy."""
    return run("-m", "herohall", *words, typed=typed)


def run(*arguments: str, typed: str = "") -> str:
    """Python with the copy of the package; what it printed."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "COLUMNS": "100"}
    line = [sys.executable, *arguments]
    done = subprocess.run(line, input=typed, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, f"{arguments}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


def play_in_the_page(house: Path, browser: Browser) -> None:
    """A whole game with the plain face, in the words of the game's own texts."""
    host = Host(house / "host")
    visitor = Visitor(browser, host.address, lang="de")
    visitor.sit_down("highest", 3)
    visitor.shows("Die Höchste")
    visitor.wait()
    visitor.shows("Welche Karte spielst du?")
    visitor.play_to_the_end()
    visitor.shows("Die Verteilung war ehrlich")
    visitor.shows("gewinnt die Runde.")
    visitor.leave()
    assert visitor.errors == []
    host.stop()
    assert "ERROR" not in host.log()
