"""The sub-commands on the way they are meant to be used."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import herohall
from herohall.cli import run
from herohall.core.record import Record


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for games."""
    monkeypatch.setenv("HEROHALL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("HEROHALL_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "data"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command line that must work; what it printed."""
    code = run(list(arguments))
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return out


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    form = "compiled" if herohall.COMPILED else "pure Python"
    assert said(capsys, "--version") == f"herohall {herohall.__version__} ({form})\n"
    text = said(capsys, "--help")
    for command in ("play", "resume", "games", "simulate", "replay", "verify", "rules", "box"):
        assert command in text
    assert "--hotseat" in said(capsys, "play", "--help")


@pytest.mark.parametrize(("lang", "words"), [("en", "Aim and parts"), ("fr", "But et matériel"), ("de", "Ziel")])
def test_rules(capsys: pytest.CaptureFixture[str], lang: str, words: str) -> None:
    assert words in said(capsys, "rules", "seventh", "--lang", lang)


def test_one_rule_or_one_section(capsys: pytest.CaptureFixture[str]) -> None:
    rule = said(capsys, "rules", "seventh", "s4.3")
    assert "S4.3" in rule
    assert "S4.4" not in rule
    section = said(capsys, "rules", "world", "H5")
    assert "H5.1" in section
    assert "H6.1" not in section


def test_simulate_shows_a_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = said(capsys, "simulate", "seventh", "--games", "3", "--seed", "5", "--players", "3", "--out", str(tmp_path))
    assert "won by seat 3, random" in text
    assert "decisions per second" in text
    assert len(list(tmp_path.glob("*.hall"))) == 3
    for path in tmp_path.glob("*.hall"):
        assert "correct" in said(capsys, "verify", str(path))


@pytest.fixture
def finished(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    """The record of a whole game between bots."""
    said(capsys, "simulate", "seventh", "--games", "1", "--seed", "5", "--out", str(tmp_path))
    return tmp_path / "seventh-1.hall"


def test_verify_tells_the_hash_it_checked(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    text, record = said(capsys, "verify", str(finished)), Record.load(finished)
    places = re.sub(r"\d+", lambda seat: str(int(seat[0]) + 1), record.result)
    assert f"{len(record.entries)} moves, places {places};" in text
    assert f"Hash of the seed: {record.seed_hash}. Is it the one shown at the start?" in text


def test_verify_with_the_hash_shown_at_the_start(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    shown = Record.load(finished).seed_hash
    pasted = f" {shown.upper()} "
    assert f"{shown}, as shown at the start" in said(capsys, "verify", str(finished), "--hash", pasted)


def test_simulate_as_json_is_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "seventh", "-n", "2", "--seed", "5", "--edition", "aeg", "--json"]
    first, second = (json.loads(said(capsys, *command)) for _ in range(2))
    assert first.pop("decisions_per_second") > 0
    second.pop("decisions_per_second")
    assert first == second
    assert first["games"] == 2
    assert sum(first["win_share"]) == pytest.approx(1)
    assert first["options"]["no_match"] == "party"


def test_simulate_stopped_by_ctrl_c_tells_what_it_knows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from herohall.cli.simulate import Simulation

    play = Simulation.play

    def stop_at_the_third(self: Simulation, seed: int) -> Record:
        if self.tally.games == 2:
            raise KeyboardInterrupt
        return play(self, seed)

    monkeypatch.setattr(Simulation, "play", stop_at_the_third)
    assert run(["simulate", "--games", "50", "--seed", "1"]) == 130
    out, err = capsys.readouterr()
    assert "decisions per game" in out
    assert "Stopped after 2 of 50 games" in err


def test_replay_shows_everything_or_what_a_seat_knew(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said(capsys, "simulate", "seventh", "-n", "1", "--seed", "8", "--out", str(tmp_path))
    file = str(tmp_path / "seventh-1.hall")
    everything = said(capsys, "replay", file)
    assert "send ?" not in everything
    assert re.search(r"random-1 sends a hero to random-2: [\w ]+ \(\d\)", everything)
    assert "The game is over" in everything
    known = said(capsys, "replay", file, "--seat", "2")
    assert re.search(r"random-1: send \?\n +random-1 sends a hero to random-2\.", known)
    assert "schickt" in said(capsys, "replay", file, "--lang", "de")


def test_games_lists_what_can_be_resumed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    assert "No unfinished games" in said(capsys, "games")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert "herohall resume" in said(capsys, "play", "--seed", "3", "--name", "Nora")
    (data / "games" / "broken.hall").write_text("no record\n")
    text = said(capsys, "games")
    assert "Seventh Hero, 4 players: Nora, Ada, Bruno, Clio" in text
    assert "broken.hall: Record, line 1: this is not a record" in text


def test_a_finished_game_is_not_resumed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    assert "Record:" in said(capsys, "play", "--seed", "3")
    [path] = (data / "finished").glob("*.hall")
    assert run(["resume", str(path)]) == 2
    assert "is over" in capsys.readouterr().err
    assert "Seventh Hero" in said(capsys, "games", "--finished")


def test_a_game_played_on_elsewhere_is_not_overwritten(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    said(capsys, "play", "--seed", "3")
    [path] = (data / "games").glob("*.hall")

    class Meanwhile(io.StringIO):
        def readline(self, size: int = -1) -> str:  # type: ignore[override]
            path.write_text("somebody else was here\n")
            return "1\n"

    monkeypatch.setattr("sys.stdin", Meanwhile())
    assert run(["resume"]) == 2
    assert "played on elsewhere" in capsys.readouterr().err
    assert path.read_text() == "somebody else was here\n"


def test_bots_with_a_seed_play_the_same_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    for _ in range(2):
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
        said(capsys, "play", "--seed", "9", "--lang", "fr", "--theme", "dragon")
    first, second = (Record.load(path) for path in (data / "finished").glob("*.hall"))
    assert first.entries == second.entries


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("herohall play wo", "world"),
        ("herohall play seventh --edition ie", "iello-variant"),
        ("herohall play --lang f", "fr"),
        ("herohall simulate --bots random,ra", "random,random"),
    ],
)
def test_the_shell_completes(words: str, offered: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import sys; sys.argv[0] = 'herohall'; from herohall.cli import main; main()"],
        env={"_HEROHALL_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert offered in done.stdout.split()
