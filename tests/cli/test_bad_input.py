"""What people can type wrongly: one line on standard error, exit code 2, no traceback, nothing overwritten."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import herohall
from herohall.cli import run
from herohall.core.record import Record


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for games that nothing should be written to."""
    monkeypatch.setenv("HEROHALL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("HEROHALL_LANG", "en")
    return tmp_path / "data"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A record of a few moves."""
    record = Record(herohall.game("seventh"), players=3, seed=7, salt=b"salt")
    state = record.replay()
    for _ in range(12):
        assert state.seat is not None
        move = state.moves()[0]
        record.add(state.seat, state.text(move))
        state.apply(move)
    path = tmp_path / "game.hall"
    record.save(path)
    return path


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command line that must be refused; its one line."""
    assert run(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("herohall: ")
    assert err.count("\n") == 1
    assert "{" not in err
    return err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "the games are: seventh, world"),
        (["play", "--edition", "klingon"], "iello, iello-variant, aeg, original"),
        (["play", "-o", "klu=identical"], "the options are: edition, no_match"),
        (["play", "-o", "clue=maybe"], "identical, requirement"),
        (["play", "-o", "clue"], "name=value"),
        (["play", "-o", "values=4", "-o", "copies=1"], "the deal needs"),
        (["play", "--players", "2"], "3 to 5 players"),
        (["play", "--players", "lots"], "--players"),
        (["play", "--theme", "pony"], "classic, dragon"),
        (["play", "world", "--theme", "dragon"], "classic"),
        (["play", "--lang", "eo"], "en, fr, de"),
        (["play", "--seed", "abc"], "“abc” is not a valid seed"),
        (["play", "--seed", "-1"], "is not a seed"),
        (["play", "--bots", "genius"], "random"),
        (["play", "--bots", "random,random,random,random"], "one seat must be left"),
        (["play", "--name", "A", "--name", "B"], "only one person"),
        (["play", "--box", "nowhere"], "only its own cards"),
        (["simulate", "--games", "0"], "whole number, 1 or more"),
        (["simulate", "--bots", "random,random"], "one for each"),
        (["simulate", "chess"], "the games are"),
        (["rules", "chess"], "the games are"),
        (["rules", "seventh", "S77"], "no rule “S77”"),
        (["resume"], "herohall play"),
        (["resume", "3"], "herohall play"),
        (["frobnicate"], "frobnicate"),
        (["replay"], "FILE"),
        (["play", "--frobnicate"], "--frobnicate"),
    ],
)
def test_refusals(capsys: pytest.CaptureFixture[str], data: Path, arguments: list[str], says: str) -> None:
    assert says in refused(capsys, *arguments)
    assert not data.exists()


def test_errors_speak_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Das Spiel „chess“ gibt es nicht" in refused(capsys, "play", "chess", "--lang", "de")
    assert "« chess »" in refused(capsys, "play", "chess", "--lang", "fr")


def test_the_environment_chooses_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HEROHALL_LANG")
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Spiel" in refused(capsys, "play", "chess")
    monkeypatch.setenv("HEROHALL_LANG", "fr")
    assert "jeu" in refused(capsys, "play", "chess")
    monkeypatch.setenv("HEROHALL_LANG", "eo")
    assert "There is no game" in refused(capsys, "play", "chess")


READERS = ["verify", "replay", "resume"]


@pytest.mark.parametrize("command", READERS)
def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str) -> None:
    assert "cannot be read" in refused(capsys, command, str(tmp_path / "none.hall"))


@pytest.mark.parametrize("command", READERS)
def test_a_folder_instead_of_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str) -> None:
    assert "cannot be read" in refused(capsys, command, str(tmp_path))


@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text[:-3], "ends in the middle of a line"),
        (lambda text: text[: text.index("salt:")], "ends inside its header"),
        (lambda text: "", "not a record of HeroHall"),
        (lambda text: text.replace("record 1", "record 99"), "use a newer HeroHall"),
        (lambda text: text.replace("record 1", "record x"), "not a record of HeroHall"),
        (lambda text: text.replace("game: seventh", "game: chess"), "the games are"),
        (lambda text: text.replace("players: 3", "players: 9"), "3 to 5 players"),
        (lambda text: text.replace("rules: 2", "rules: 99"), "version 99 of the rules"),
        (lambda text: text.replace("option: clue identical", "option: clue maybe"), "identical, requirement"),
        (lambda text: text + "7 recruit\n", "seat 7 moves here"),
        (lambda text: text + "so be it\n", "“so be it” cannot be read"),
        (lambda text: text.replace("seat: 1 person 2\n", ""), "seat"),
    ],
)
def test_broken_records(
    capsys: pytest.CaptureFixture[str], game: Path, command: str, change: Callable[[str], str], says: str
) -> None:
    game.write_text(change(game.read_text()))
    broken = game.read_bytes()
    assert says in refused(capsys, command, str(game))
    assert game.read_bytes() == broken


def test_an_illegal_move_is_named_with_line_and_rule(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    lines = game.read_text().split("\n")
    first = lines.index("") + 1
    seat = lines[first].split()[0]
    lines[first] = f"{seat} discard 3"
    game.write_text("\n".join(lines))
    said = refused(capsys, "verify", str(game))
    assert f"line {first + 1}:" in said
    assert "rule S" in said


def test_a_file_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "picture.hall"
    path.write_bytes(bytes(range(256)))
    assert "not a text file" in refused(capsys, "verify", str(path))


def test_a_changed_seed_is_found(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    text = game.read_text()
    game.write_text(text.replace("\nseed: " + "0" * 31 + "7", "\nseed: " + "0" * 31 + "8"))
    assert "does not match its hash" in refused(capsys, "verify", str(game))


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "it is not the one that began with the hash {0}: the hash of its seed is {1}"),
        ("fr", "ce n’est pas celle qui a commencé avec l’empreinte {0} : l’empreinte de sa graine est {1}"),
        ("de", "nicht die, die mit dem Fingerabdruck {0} begann: Der Fingerabdruck ihres Startwerts ist {1}"),
    ],
)
def test_a_good_record_of_another_deal(capsys: pytest.CaptureFixture[str], game: Path, lang: str, says: str) -> None:
    shown, written = "0" * 64, Record.load(game).seed_hash
    said = refused(capsys, "verify", str(game), "--hash", shown, "--lang", lang)
    assert says.format(shown, written) in said


def test_an_unknown_seat(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    assert "the seats are 1 to 3" in refused(capsys, "replay", str(game), "--seat", "4")
    assert "the seats are 1 to 3" in refused(capsys, "replay", str(game), "--seat", "0")


def test_simulate_overwrites_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "seventh-2.hall").write_text("mine")
    said = refused(capsys, "simulate", "--games", "3", "--out", str(tmp_path))
    assert "is not overwritten" in said
    assert (tmp_path / "seventh-2.hall").read_text() == "mine"
    assert not (tmp_path / "seventh-1.hall").exists()


def test_a_data_folder_that_cannot_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("HEROHALL_DATA", str(tmp_path / "file"))
    assert "cannot be written" in refused(capsys, "play", "--seed", "1")


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"'{sys.executable}' -c 'from herohall.cli import main; main()' rules seventh | head -1"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""


def test_a_record_cannot_command_the_terminal(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    game.write_text(game.read_text() + "\x1b[2J\x07\n")
    assert refused(capsys, "verify", str(game)).strip().isprintable()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["paly"], ["paly", "play"]),
        (["play", "--plyers", "3"], ["--plyers", "--players"]),
        (["play", "--players"], ["--players"]),
        (["play", "--players", "lots"], ["--players", "integer"]),
        (["serve", "--log", "loud"], ["--log", "text", "json"]),
        (["replay"], ["FILE"]),
        (["games", "3"], ["3"]),
    ],
)
def test_a_wrong_command_line_is_named_in_the_language_of_the_person(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], says: list[str]
) -> None:
    monkeypatch.setenv("HEROHALL_LANG", "de")
    line = refused(capsys, *arguments)
    assert line.startswith("herohall: Diese Befehlszeile lässt sich nicht ausführen: ")
    assert line.endswith("Siehe: herohall --help\n")
    for word in says:
        assert word in line


def test_python_m_herohall_is_the_same_command() -> None:
    done = subprocess.run([sys.executable, "-m", "herohall", "paly"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("herohall: ")
    done = subprocess.run([sys.executable, "-m", "herohall", "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "herohall" in done.stdout
