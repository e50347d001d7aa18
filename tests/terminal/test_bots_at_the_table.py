"""Bots at a terminal: a hint from an expert, thinking that is seen but tells nothing, and faults that stop nobody."""

from __future__ import annotations

import io
import re
import sys
import time
from pathlib import Path

import pytest
from tests.terminal.keyboard import Keyboard

import herohall
from herohall.bots import bot, searches
from herohall.bots.referee import Referee
from herohall.cli import run
from herohall.core.game import State
from herohall.core.record import Record, Seat
from herohall.core.texts import LANGUAGES
from herohall.terminal import loop
from herohall.terminal.screen import CLEAR_LINE

HINT = re.compile(r"^(\d+)\s?: .+ – (?:\w+ )*(\d+)\s?%[\w ]*\s?: .*")


@pytest.fixture(autouse=True)
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEROHALL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("HEROHALL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "300")


def played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, keys: str, *arguments: str) -> str:
    """What a game shows to somebody who types this and leaves."""
    monkeypatch.setattr("sys.stdin", io.StringIO(keys))
    assert run(["play", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["seventh", "world"])
def test_a_hint_names_three_moves_with_share_and_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str, lang: str
) -> None:
    text = played(capsys, monkeypatch, "hint\n1\nhint\n", game, "--seed", "3", "--bots", "easy", "--lang", lang)
    hints = [found for line in text.replace(" > ", "\n").splitlines() if (found := HINT.match(line))]
    assert 2 <= len(hints) <= 6
    assert all(0 <= int(hint[2]) <= 100 for hint in hints)
    assert "{" not in text


def test_a_hint_speaks_of_territories_and_heroes_by_name() -> None:
    from herohall.terminal.painter import painter_for

    painter = painter_for(Record(herohall.game("world"), 3, 0, {}), "fr")
    words = painter.reason("world-reason-leaves-scored", {"origin": "mediterranean", "territory": "europe"})
    assert "Méditerranée" in words
    assert "Europe" in words


def test_a_game_without_rules_of_thumb_has_no_hints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(herohall.game("seventh")), "evaluator", lambda self: None)
    text = played(capsys, monkeypatch, "hint\n", "seventh", "--seed", "3", "--bots", "random")
    assert "no rules of thumb" in text


def test_an_expert_is_seen_thinking(tmp_path: Path) -> None:
    nora = Keyboard(tmp_path, "play", "seventh", "--players", "3", "--seed", "5", "--bots", "expert", "--name", "Nora")
    nora.wait_for("Nora > ")
    for _ in range(12):
        nora.type("1")
        if nora.wait_for("(Ada|Bruno) is thinking…", "Nora > ", "herohall verify") != 1:
            break
    assert "is thinking…" in nora.seen
    nora.wait_for(re.escape(CLEAR_LINE))
    nora.child.close(force=True)


# Pace


def positions(count: int, rules: int | None = None) -> list[State]:
    """Positions of a game in which somebody other than seat 0 is asked."""
    game = herohall.game("seventh")
    state = (game if rules is None else game.under(rules)).new(players=4, seed=11)
    player = bot("easy", 1)
    found: list[State] = []
    while state.seat is not None and len(found) < count:
        if state.seat != 0:
            found.append(state.copy())
        state.apply(player.choose(state.chair(state.seat)))
    return found


def test_the_pace_depends_on_what_people_know_alone() -> None:
    expert = bot("expert")
    for state in positions(40):
        said = loop.thinks(expert, state, [0])
        assert all(loop.thinks(expert, state.sample(0, number), [0]) == said for number in range(3))


def test_both_kinds_of_pace_occur_and_only_search_takes_time() -> None:
    some = positions(60, rules=1)  # since the second version nobody is asked whose answer all can foresee
    assert {loop.thinks(bot("expert"), state, [0]) for state in some} == {True, False}
    assert not any(loop.thinks(bot("medium"), state, [0]) for state in some)
    assert [level for level in ("random", "easy", "medium", "hard", "expert") if searches(level)] == ["expert"]


def test_a_choice_without_alternatives_takes_the_time_all_others_take() -> None:
    forced = next(state for state in positions(60) if len(state.moves()) == 1)
    expert = bot("expert")
    expert.seconds = 0.2
    assert forced.seat is not None
    start = time.monotonic()
    assert loop.choose_in_time(Referee(), expert, forced, forced.seat) == forced.moves()[0]
    assert time.monotonic() - start >= 0.2


# Faults


BROKEN = """
from herohall.bots import Bot
class Thrower(Bot):
    def __init__(self, seed): ...
    def choose(self, chair, budget=None): raise ValueError("oops")
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a broken bot, and we are in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "clumsy_bots.py").write_text(BROKEN)
    return tmp_path


def test_a_broken_bot_does_not_end_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, here: Path
) -> None:
    text = played(capsys, monkeypatch, "1\n" * 2000, "seventh", "--seed", "3", "--bots", "clumsy_bots:Thrower")
    assert "Ada did not know what to do; a medium bot has chosen instead." in text
    assert "herohall verify" in text
    assert "clumsy_bots:Thrower: exception (ValueError: oops)" in (here / "data" / "faults.log").read_text()


def test_simulate_counts_faults(capsys: pytest.CaptureFixture[str], here: Path) -> None:
    assert (
        run(["simulate", "seventh", "-n", "1", "--players", "3", "--seed", "1", "--bots", "clumsy_bots:Thrower"]) == 0
    )
    assert "decisions in which a bot was replaced" in capsys.readouterr().out


def test_a_record_from_elsewhere_does_not_choose_what_code_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, here: Path
) -> None:
    (here / "trap_bots.py").write_text("open('sprung', 'w').close()")
    seats = [Seat("person", "Nora"), Seat("bot:trap_bots:Nice", "Ada"), Seat("bot:easy", "Bruno")]
    Record(herohall.game("seventh"), 3, 1, {}, seats).save(here / "gift.hall")
    assert run(["resume", "gift.hall"]) == 2
    assert "trap_bots:Nice" in capsys.readouterr().err
    assert not (here / "sprung").exists()


def test_ones_own_game_goes_on_with_ones_own_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, here: Path
) -> None:
    played(capsys, monkeypatch, "1\n", "seventh", "--seed", "3", "--bots", "clumsy_bots:Thrower")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert run(["resume"]) == 0
