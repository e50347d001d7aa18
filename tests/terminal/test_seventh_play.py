"""Seventh Hero through a pseudo-terminal."""

import re
import stat
from pathlib import Path

import pytest
from tests.terminal.keyboard import Keyboard, finished, running

from herohall.cli import run
from herohall.core.record import Record

PLAY = ("play", "--terminal", "seventh", "--seed", "11", "--name", "Nora")
LEFTOVER = re.compile(r"\{[a-z]|\$[a-z]")
"""A key without a message, or a message whose parameter is missing."""


@pytest.fixture
def nora(tmp_path: Path) -> Keyboard:
    """Nora at her first decision."""
    keyboard = Keyboard(tmp_path, *PLAY)
    keyboard.wait_for("Nora > ")
    return keyboard


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_whole_game_in_each_language(tmp_path: Path, lang: str) -> None:
    nora = Keyboard(tmp_path, *PLAY, "--lang", lang)
    nora.play_on()
    assert nora.leave() == 0
    assert running(tmp_path) == []
    [record] = finished(tmp_path)
    assert Record.load(record).verify().over
    assert not LEFTOVER.search(nora.seen)
    last = nora.pages()[-1]
    assert "1. " in last
    assert "Nora (" in last
    assert re.search(r"\b11 ", last)  # the seed
    assert Record.load(record).seed_hash in last
    assert record.name in last.replace("\n", "")
    assert {"en": "The game is over", "fr": "La partie est finie", "de": "Das Spiel ist vorbei"}[lang] in nora.seen


@pytest.mark.parametrize("more", [["--players", "5", "--theme", "dragon"], ["--edition", "original", "--players", "3"]])
def test_every_page_fits_the_screen(tmp_path: Path, more: list[str]) -> None:
    nora = Keyboard(tmp_path, *PLAY, *more)
    nora.wait_for("Nora > ")
    for _ in range(25):
        nora.answer("1")
    nora.type("quit")
    assert nora.leave() == 0
    pages = nora.pages()
    assert len(pages) >= 25
    for page in pages:
        lines = page.split("\n")
        assert len(lines) <= 24
        assert max(map(len, lines)) <= 80


def test_the_hash_of_the_seed_is_shown_at_the_start(nora: Keyboard, tmp_path: Path) -> None:
    [path] = running(tmp_path)
    assert Record.load(path).seed_hash in nora.answer("log 999")


def test_words_numbers_and_nonsense(nora: Keyboard) -> None:
    assert "neither a move nor a command" in nora.answer("frobnicate the hen")
    assert "neither a move nor a command" in nora.answer("sénd \x1b[A ½")
    assert "There is no choice 99" in nora.answer("99")
    assert "There is no choice 0" in nora.answer("0")
    assert "There is no choice" in nora.answer("9" * 300)
    assert "not possible" in nora.answer("DISCARD 3")
    assert "Did you mean" in nora.answer("momves")
    words = re.findall(r"\[([a-z0-9 ]+)\]", nora.answer("moves"))
    assert words
    assert "not possible" not in nora.answer(f"  {words[0].upper()}  ")


def test_questions_are_explained_with_their_rule(nora: Keyboard) -> None:
    shown = nora.answer("?")
    assert re.search(r" S[0-9]\.[0-9]+ ", shown)
    assert "undo" in shown
    assert "The clue card is discarded face down" in nora.answer("? S4.3")
    assert "S4.3" in nora.answer("?s4.3")
    assert "has no rule “S99.1”" in nora.answer("? S99.1")
    assert "Nothing is called “me”" in nora.answer("? me")


def test_undo_takes_back_what_taught_nothing_and_says_why_it_stops(nora: Keyboard, tmp_path: Path) -> None:
    assert "no move to take back" in nora.answer("undo")
    first = nora.answer("table").removeprefix("table ")
    assert "use no power" in nora.answer("send 4")
    assert nora.answer("undo").removeprefix("undo ") == first
    nora.answer("send 6")
    nora.answer("decline")
    assert "Somebody else made the last move" in nora.answer("undo")
    [path] = running(tmp_path)
    assert [word for _, word in Record.load(path).entries[:4]] == ["send 4", "undo", "send 6", "decline"]


def test_quit_and_resume_at_the_same_decision(nora: Keyboard, tmp_path: Path) -> None:
    nora.answer("1")
    nora.answer("table")
    before = nora.pages()[-1]
    nora.type("quit")
    assert nora.leave() == 0
    assert "herohall resume" in nora.seen
    [path] = running(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    again = Keyboard(tmp_path, "resume")
    again.wait_for("Nora > ")
    assert again.pages()[-1] == before
    again.child.sendeof()
    assert again.leave() == 0
    assert running(tmp_path) == [path]


def test_ctrl_c_keeps_the_game(nora: Keyboard, tmp_path: Path) -> None:
    nora.answer("1")
    [path] = running(tmp_path)
    kept = path.read_text()
    nora.child.sendintr()
    assert nora.leave() == 130
    assert "Traceback" not in nora.seen
    assert path.read_text() == kept
    assert not Record.load(path).replay().over


def test_save_verify_replay(nora: Keyboard, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nora.answer("1")
    file = tmp_path / "my game.hall"
    assert "Saved to" in nora.answer("save my game.hall")
    [kept] = running(tmp_path)
    assert file.read_text() == kept.read_text()
    assert "already there" in nora.answer("save my game.hall")
    assert "Saved to" in nora.answer("save! my game.hall")
    assert "Name a file" in nora.answer("save")
    assert "cannot be written" in nora.answer("save /no/such/folder/x.hall")
    nora.type("quit")
    nora.leave()
    assert run(["verify", str(file)]) == 0
    assert "correct so far" in capsys.readouterr().out
    assert run(["replay", str(file), "--seat", "1"]) == 0
    out = capsys.readouterr().out
    assert "Turn 1:" in out
    assert "As Nora (seat 1) knew it." in out


def test_an_export_holds_no_seed_and_no_secrets(nora: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "account.txt"
    assert "what you know" in nora.answer("export account.txt")
    text = file.read_text()
    assert "\nseed:" not in text
    assert "\nsalt:" not in text
    assert [line for line in text.splitlines() if "dealt" in line and "cards=" in line] == [
        "  * dealt seat=0 party=[1, 7] count=5 cards=[1, 2, 4, 6, 6]"
    ]
    assert "already there" in nora.answer("export account.txt")


def test_without_colours(tmp_path: Path) -> None:
    nora = Keyboard(tmp_path, *PLAY, NO_COLOR="1")
    nora.wait_for("Nora > ")
    for line in ("1", "?", "moves", "1"):
        nora.answer(line)
    nora.type("quit")
    nora.leave()
    assert "\x1b" not in nora.seen


def test_a_dumb_terminal(tmp_path: Path) -> None:
    nora = Keyboard(tmp_path, *PLAY, "--hotseat", "--players", "3", TERM="dumb")
    nora.wait_for("press Enter")
    nora.type("")
    nora.wait_for("Nora > |Player 2 > |Player 3 > ")
    nora.type("quit")
    nora.leave()
    assert "\x1b" not in nora.seen
