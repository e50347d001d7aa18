"""`herohall puzzle`: a position, a move, and whether it was the best; puzzles are found and checked by commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import herohall
from herohall import cli
from herohall.core.texts import LANGUAGES
from herohall.hall import puzzles
from herohall.lab import puzzles as lab


def solved_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], *more: str
) -> str:
    """What is on the screen when somebody types this."""
    typed = iter(words)
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    assert cli.run(["puzzle", "solve", *more]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", herohall.games())
def test_the_best_move_solves_a_puzzle(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = solved_with(monkeypatch, capsys, [puzzles.puzzle(game, 2).best], game, "2", "--lang", lang)
    assert {"en": "Solved:", "fr": "Résolu", "de": "Gelöst:"}[lang] in shown
    assert "%" in shown


def test_another_move_does_not_and_what_is_no_move_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles.puzzle("seventh", 1)
    worst = min(puzzle.shares, key=puzzle.shares.__getitem__)
    shown = solved_with(monkeypatch, capsys, ["dance", worst], "seventh", "1", "--lang", "en")
    assert "Not the best" in shown
    assert "Yours:" in shown


def test_there_is_no_such_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["puzzle", "solve", "seventh", "999", "--lang", "en"]) == 2
    assert "There is no puzzle 999" in capsys.readouterr().err


def test_puzzles_are_found_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With short thought, so that it takes seconds: the way is the same."""
    monkeypatch.setattr(lab, "LONG", 1)
    monkeypatch.setattr(lab, "ROUNDS", 1)
    monkeypatch.setattr(type(herohall.game("seventh")), "daily_iterations", 12)
    out = tmp_path / "found.jsonl"
    assert cli.run(["puzzle", "find", "seventh", "--out", str(out), "--wanted", "1", "--games", "40"]) == 0
    (found,) = puzzles.read_puzzles(out.read_text(encoding="utf-8"))
    assert found.best in capsys.readouterr().out
    wrong = json.loads(out.read_text(encoding="utf-8"))
    wrong["shares"] = {word: -share for word, share in wrong["shares"].items()}
    out.write_text(json.dumps(wrong) + "\n", encoding="utf-8")
    assert cli.run(["puzzle", "check", "seventh", "--file", str(out), "--lang", "en"]) == 2
    assert "One puzzle is not as its file says." in capsys.readouterr().err
