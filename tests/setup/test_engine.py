"""The engine is compiled behind the game's back; a build that failed or was interrupted harms nothing."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.setup.checkout import Checkout, alive, end, eventually

from herohall import _form

BEHIND = "  The engine is being compiled in the background; until it is, bots think in plain Python."


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    (tmp_path / "house").mkdir()
    checkout = Checkout(tmp_path / "house", tmp_path / "programs", real=True)
    checkout.run("games")
    return checkout


def compiling(checkout: Checkout) -> int | None:
    """The process that compiles, if there is or was one."""
    file = checkout.folder / "compiling"
    return int(file.read_text() or 0) or None if file.exists() else None


def test_the_page_is_there_while_the_engine_is_compiled(checkout: Checkout) -> None:
    game = checkout.start(FAKE_CC="while")
    assert game.stdout is not None
    assert game.stdout.readline().rstrip() == BEHIND
    found = re.search(r"http://[0-9.:]+", game.stdout.readline())
    assert found
    with urllib.request.urlopen(f"{found[0]}/api/games") as answer:
        assert b'"engine":"compiling"' in answer.read()
    (checkout.folder / "go-on").touch()
    eventually(lambda: checkout.builds() == [_form.digest()])
    end(game, signal.SIGINT)


def test_compiling_ends_with_the_game_and_begins_anew_with_the_next(checkout: Checkout) -> None:
    game = checkout.start(FAKE_CC="slow")
    eventually(lambda: compiling(checkout) is not None)
    process = compiling(checkout)
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process) == 19
    end(game)
    eventually(lambda: not alive(process))
    assert checkout.builds() == [".build-unfinished"]
    game = checkout.start()
    eventually(lambda: checkout.builds() == [_form.digest()])
    end(game)


def test_only_one_compiles(checkout: Checkout) -> None:
    game = checkout.start("serve", "--port", "0", FAKE_CC="slow")
    eventually(lambda: compiling(checkout) is not None)
    first = compiling(checkout)
    other = checkout.start("serve", "--port", "0", HEROHALL_DATA=str(checkout.programs / "other"))
    assert other.stdout is not None
    assert other.stdout.readline().rstrip() == BEHIND
    other.stdout.readline()  # its address
    assert compiling(checkout) == first
    end(other)
    end(game)


def test_the_lab_waits(checkout: Checkout) -> None:
    code, lines = checkout.run("ladder", "--help")
    assert code == 0
    assert checkout.builds() == [_form.digest()]
    assert "  compiling the engine (a minute or two, once; --pure does without) …" in lines
    assert checkout.run("ladder", "--help")[1][0] != lines[0]
    assert checkout.installed().count("compile") == 1


def test_the_lab_waits_for_whoever_compiles(checkout: Checkout) -> None:
    game = checkout.start(FAKE_CC="while")
    eventually(lambda: compiling(checkout) is not None)
    lab = checkout.start("ladder", "--help")
    assert lab.stdout is not None
    lines = iter(lab.stdout.readline, "")
    assert "  waiting for the engine, which is being compiled …\n" in lines
    (checkout.folder / "go-on").touch()
    assert lab.wait(PATIENCE) == 0
    end(game)


def test_pure_does_without(checkout: Checkout) -> None:
    code, lines = checkout.run("--pure", "ladder", "--help")
    assert (code, checkout.builds(), compiling(checkout)) == (0, [], None)
    assert not [line for line in lines if "ompil" in line]


def test_without_a_compiler_it_is_told_in_one_line(checkout: Checkout) -> None:
    (checkout.programs / "cc").unlink()
    game = checkout.start()
    assert game.stdout is not None
    assert game.stdout.readline().rstrip() == "  Bots think in plain Python, more slowly: there is no C compiler."
    assert "http://" in game.stdout.readline()
    end(game)
    _, lines = checkout.run("ladder", "--help")
    assert "  The engine runs in plain Python, more slowly: there is no C compiler." in lines


def test_a_failure_is_not_waited_for_again_but_tried_again_behind_a_game(checkout: Checkout) -> None:
    fatal = "fatal error: Python.h: No such file"
    plain = f"  The engine runs in plain Python, more slowly: compiling the engine failed: {fatal}"
    assert f"{plain}." in checkout.run("ladder", "--help", FAKE_CC=fatal)[1]
    code, lines = checkout.run("ladder", "--help")
    assert (code, lines[0]) == (0, f"{plain}; `python3 run.py compile` tries again.")
    game = checkout.start(FAKE_CC=fatal)
    assert game.stdout is not None
    assert f"(the last try: compiling the engine failed: {fatal})" in game.stdout.readline()
    assert "http://" in game.stdout.readline()
    end(game)
    assert checkout.run("compile")[0] == 0
    assert checkout.builds() == [_form.digest()]


def test_trouble_that_passes_is_tried_again_at_once(checkout: Checkout) -> None:
    _, lines = checkout.run("ladder", "--help", FAKE="error: dns error@compile")
    assert [line for line in lines if line.endswith("installing mypyc failed: the network cannot be reached.")]
    checkout.run("ladder", "--help", FAKE_CC="OSError: [Errno 28] No space left on device")
    assert checkout.builds() == [".build-unfinished"]
    checkout.run("ladder", "--help")
    assert checkout.builds() == [_form.digest()]


def test_the_version_tells_the_form() -> None:
    told = subprocess.run(
        [sys.executable, "-P", "-m", "herohall", "--version"], capture_output=True, text=True, check=True
    ).stdout
    assert told.endswith(f"({'compiled' if _form.COMPILED else 'pure Python'})\n")
