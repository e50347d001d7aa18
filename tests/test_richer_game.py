"""The parts of `docs/richer-game.md`, added to a copy of the repository: types, the built page, a game with them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.visitor import Visitor
from tests.example_games import ROOT, add_lines, copy_package, write_files
from tests.server.hosting import Host
from web.tools import built

PAGE = "richer-game.md"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, with the example and its parts."""
    root = tmp_path_factory.mktemp("house")
    copy_package(root)
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules"))
    write_files("add-a-game.md", root)
    write_files(PAGE, root)
    add_lines(PAGE, root)
    return root


def run(command: list[str], house: Path, folder: str = ".", typed: str = "") -> str:
    """A program in the copy; what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(house / "src"), "MYPYPATH": str(house / "src")}
    environment |= {"XDG_DATA_HOME": str(house / "data"), "PYTHONDONTWRITEBYTECODE": "", "COLUMNS": "100"}
    where = house / folder
    done = subprocess.run(command, cwd=where, input=typed, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


@pytest.mark.slow
def test_its_types_are_right(house: Path) -> None:
    run(
        [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "src/herohall/games/highest"],
        house,
    )


def test_its_painter_draws_and_its_speaker_tells(house: Path) -> None:
    play = [sys.executable, "-m", "herohall", "play", "highest", "--seed", "3", "--bots", "random,random"]
    shown = run(play, house, typed="1\n1\n1\n")
    assert "■■■" in shown  # three cards in a hand
    assert "★★" in shown  # two points
    told = run([*play, "--text"], house, typed="gone\n1\nmap\n1\n1\n")
    assert "Played before: none." in told
    assert "The highest card so far is the 8." in told


def test_a_part_is_imported_only_when_it_is_asked_for(house: Path) -> None:
    code = """
import sys, herohall
state = herohall.game("highest").new(seed=1)
state.play(state.moves()[0])
for heavy in ("rich", "numpy", "herohall.terminal", "herohall.research"):
    assert heavy not in sys.modules, heavy
"""
    run([sys.executable, "-c", code], house)


def test_its_observer_says_what_the_seat_knows(house: Path) -> None:
    code = """
from pettingzoo.test import api_test
from herohall.research import highest_v0
raw = highest_v0.raw_env(players=3)
raw.reset(seed=1)
assert [field.name for field in raw.layout.fields][:2] == ["hand", "round"]
hand = raw.layout.part(raw.observe("player_0")["observation"], "hand")
assert [place + 1 for place in range(12) if hand[place]] == raw.now.hands[0]
api_test(highest_v0.env(players=4), num_cycles=100)
"""
    run([sys.executable, "-W", "ignore", "-c", code], house)


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("node") and "CI" not in os.environ, reason="node is not installed")
def test_the_page_with_its_face_is_checked_built_and_played(
    house: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    built.install()
    (house / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    run(["npm", "run", "--silent", "check"], house, "web")
    static = house / "src" / "herohall" / "server" / "static"
    run(["npm", "run", "--silent", "build", "--", "--outDir", str(static), "--emptyOutDir"], house, "web")
    monkeypatch.setenv("PYTHONPATH", str(house / "src"))
    host = Host(house / "host")
    visitor = Visitor(browser, host.address, lang="fr")
    visitor.sit_down("highest", 3)
    visitor.shows("La plus haute")
    visitor.shows("Manche 1 sur 3")
    visitor.wait()
    cards = visitor.page.locator("[data-part=hand] button:enabled")
    expect(cards).to_have_count(3)
    visitor.page.get_by_role("button", name="jouer le").first.click()
    visitor.play_to_the_end()
    visitor.leave()
    assert visitor.errors == []
    host.stop()
    assert "ERROR" not in host.log()
