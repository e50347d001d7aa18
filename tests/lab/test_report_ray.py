"""The report on a real Ray cluster, where Ray is installed; and what is said where it is not."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from herohall.cli import run
from herohall.lab.arena import Recorded
from herohall.lab.journal import read

COMMAND = ["report", "seventh", "-p", "3", "--bots", "easy@1i", "--seed", "5", "-n", "6", "-o", "values=5"]


@contextmanager
def head(log: Path) -> Iterator[str]:
    """A cluster of one machine, in a process group of its own that never outlives the test."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    start = "import sys; from ray.scripts.scripts import main; sys.exit(main())"
    given = ["start", "--head", "--block", "--port", port, "--node-ip-address", "127.0.0.1", "--num-cpus", "2"]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    with log.open("wb") as file:
        started = subprocess.Popen(
            [sys.executable, "-c", start, *given, "--include-dashboard", "false", "--disable-usage-stats"],
            stdout=file,
            stderr=subprocess.STDOUT,
            env=environment,
            start_new_session=True,
        )
        try:
            end = time.monotonic() + 120
            while b"Ray runtime started" not in log.read_bytes():
                assert time.monotonic() < end, log.read_text(encoding="utf-8")
                time.sleep(0.1)
            yield f"127.0.0.1:{port}"
        finally:
            os.killpg(started.pid, signal.SIGTERM)
            started.wait()


@pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra `ray`")
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herohall.lab.report_page.bundle", lambda: "/* Vega */")
    here, there = tmp_path / "here.html", tmp_path / "there.html"
    with head(tmp_path / "head.log") as address:
        assert run([*COMMAND, "--out", str(there), "--ray", address]) == 0
    assert run([*COMMAND, "--out", str(here), "--workers", "1"]) == 0
    moves = [
        {game.task: game.moves for game in read(tmp_path / f"{name}.html.games", Recorded)[1]}
        for name in ("here", "there")
    ]
    assert moves[0] == moves[1]
    assert there.read_text(encoding="utf-8") == here.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--ray", "127.0.0.1:1"], "herohall[ray]"),
        (["--ray", "127.0.0.1:1", "--dask", "tcp://127.0.0.1:1"], "--dask or --ray"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run([*COMMAND, "--out", str(tmp_path / "report.html"), *arguments]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
