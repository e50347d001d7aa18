"""Text mode in the terminal: whole games by script, and what a person does besides moving."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.spoken.script import script
from tests.terminal.keyboard import CLEAR, COMMAND, Keyboard, environment, finished, running

from herohall.core.record import Record
from herohall.core.texts import t

PROMPT = "Your turn, Nora: "
PLAY = ("play", "--text", "seventh", "--players", "3", "--seed", "6", "--name", "Nora", "--bots", "random,random")


@pytest.mark.parametrize(("game", "players", "seed", "lang"), [("seventh", 3, 6, "fr"), ("world", 5, 16, "de")])
def test_a_whole_game_gives_the_record_of_its_script(
    tmp_path: Path, game: str, players: int, seed: int, lang: str
) -> None:
    written = script(game, players, seed)
    names = [part for seat in written.seats for part in ("--name", seat.name)]
    arguments = ["play", game, "--text", "--players", str(players), "--seed", str(seed), "--hotseat", "--lang", lang]
    done = subprocess.run(
        [sys.executable, *COMMAND, *arguments, *names],
        input=typed(written),
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    [path] = finished(tmp_path)
    played = Record.load(path)
    assert (played.entries, played.result, played.seed) == (written.entries, written.result, written.seed)
    assert t("terminal-finished", lang, file=str(path)).split()[0] in done.stdout
    assert "{" not in done.stdout


def typed(written: Record) -> str:
    """What the people type, handing the keyboard round: now the number of a choice, now its words."""
    lines: list[str] = []
    state, _ = written.opening()
    looking = None
    for index, (seat, word) in enumerate(written.entries):
        if seat != looking:
            lines.append("")
            looking = seat
        move = written.move_at(state, index)
        lines.append(word if index % 2 else str(state.moves().index(move) + 1))
        state.apply(move)
    return "\n".join(lines) + "\n"


@pytest.fixture
def nora(tmp_path: Path) -> Keyboard:
    """Nora, asked for the first time."""
    keyboard = Keyboard(tmp_path, *PLAY)
    keyboard.wait_for(PROMPT)
    return keyboard


def test_nothing_is_drawn(nora: Keyboard) -> None:
    assert "Seventh Hero. You are Nora, seat 1." in nora.seen
    nora.answer("status", PROMPT)
    nora.answer("1", PROMPT)
    assert CLEAR not in nora.seen
    assert not set("─│▸◆·→×") & set(nora.seen)


def test_a_person_asks_errs_and_leaves(nora: Keyboard, tmp_path: Path) -> None:
    assert "Your hand, 5 cards" in nora.answer("hand", PROMPT)
    assert "Did you mean" in nora.answer("stauts", PROMPT)
    assert "Somebody else made the last move" in nora.answer("undo", PROMPT)
    assert "percent" in nora.answer("hint", PROMPT)
    assert "what you know" in nora.answer("export mine.txt", PROMPT)
    nora.type("quit")
    assert nora.leave() == 0
    [path] = running(tmp_path)
    again = Keyboard(tmp_path, "resume", "--text", "--lang", "de")
    again.wait_for("Du bist dran, Nora: ")
    assert "Du bist Nora, Platz 1." in again.seen
    again.type("Ende")
    assert again.leave() == 0
    assert all(seat for seat, _ in Record.load(path).entries), "Nora has made no move"


def test_a_move_is_taken_back(tmp_path: Path) -> None:
    nora = Keyboard(tmp_path, "play", "--text", "world", "--players", "2", "--seed", "6", "--name", "Nora")
    nora.wait_for(PROMPT)
    for _ in range(7):
        nora.answer("place india", PROMPT)
    nora.answer("take row 1", PROMPT)
    nora.answer("1", PROMPT)
    before = nora.answer("", PROMPT)
    nora.answer("1", PROMPT)
    assert nora.answer("undo", PROMPT).split(" ", 1)[1] == f"A move has been taken back. {before.lstrip()}"
    [path] = running(tmp_path)
    assert Record.load(path).entries[-1] == (0, "undo")
