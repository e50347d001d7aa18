"""Every proof in its small form: a few seconds, the same code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from herohall.core.texts import LANGUAGES
from herohall.proof.hosting import Host
from herohall.proof.load import Step
from herohall.proof.report import conclude

HEROHALL = [sys.executable, "-c", "from herohall.cli import main; main()", "proof"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    return subprocess.run([*HEROHALL, *arguments], capture_output=True, text=True, env=environment, check=False)


def prove(*arguments: str, out: Path) -> dict[str, object]:
    """Run a proof; it must hold."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(
        [*HEROHALL, *arguments, "--json", "--out", str(out)],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert found == json.loads(out.read_text(encoding="utf-8"))
    assert found["holds"] is True
    return found


def test_crash(tmp_path: Path) -> None:
    found = prove("crash", "--tables", "6", "--playing", "4", "--kills", "2", out=tmp_path / "out.json")
    assert found["missing"] == found["twice"] == found["gaps"] == found["broken"] == found["stuck"] == 0
    assert found["acknowledged"] > 4


def test_load() -> None:
    # A busy machine may be slow; what is tested is that it is measured.
    done = run("load", "--tables", "8", "--seconds", "4", "--every", "1", "--json")
    [step] = json.loads(done.stdout)["steps"]
    assert (step["connections"], step["errors"]) == (24, 0)
    assert step["moves"] >= 20
    assert (done.returncode == 0) == step["holds"] == (not step["first"])


def test_fuzz(tmp_path: Path) -> None:
    found = prove("fuzz", "--messages", "1500", out=tmp_path / "out.json")
    assert found["leaks"] == found["faults"] == found["hangs"] == found["honest_errors"] == 0


def test_soak(tmp_path: Path) -> None:
    found = prove("soak", "--minutes", "0.08", "--tables", "3", out=tmp_path / "out.json")
    assert len(found["samples"]) == 200
    assert found["stuck"] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_are_shown_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    step = Step(**dict.fromkeys(Step.__struct_fields__, 0) | {"first": "latency"})
    conclude("load", {"steps": [step]}, True, False, None, lang)
    with pytest.raises(typer.Exit):
        conclude("soak", {"minutes": 1, "files": {"tables.db": 7}, "samples": []}, False, False, None, lang)
    shown = capsys.readouterr().out
    assert "tables.db" in shown
    assert "{" not in shown


def test_the_peer_is_pinned_without_addresses() -> None:
    folder = Path(__file__).parents[2] / "src" / "herohall" / "proof" / "boardgameio"
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"]["node_modules/boardgame.io"]["version"] == "0.50.2"
    assert not any("resolved" in package for package in lock["packages"].values())


def test_a_process_orphaned_at_birth_is_no_fault_of_the_server(tmp_path: Path) -> None:
    """The real words of one: what it is to do never comes, as when the server is killed that very moment."""
    born = "import os; from multiprocessing.spawn import spawn_main; here, there = os.pipe(); os.close(there); "
    command = [sys.executable, "-c", born + "spawn_main(pipe_handle=here)", "--multiprocessing-fork"]
    host = Host(tmp_path)
    with host.notes.open("w", encoding="utf-8") as notes:
        subprocess.run(command, stderr=notes, check=False)
    assert "Traceback" in host.said()
    assert host.faults() == []
    with host.notes.open("a", encoding="utf-8") as notes:
        subprocess.run([sys.executable, "-c", "1 / 0"], stderr=notes, check=False)
    assert len(host.faults()) == 1
