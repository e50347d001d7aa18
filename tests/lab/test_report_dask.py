"""The report on a real Dask cluster: a scheduler and two workers in processes of their own, one of which is killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from tests.patience import PATIENCE

from herohall.cli import run
from herohall.lab.journal import read

GAMES = 14
COMMAND = ["report", "seventh", "-p", "3", "--bots", "easy@1i", "--seed", "5", "-n", str(GAMES), "-o", "values=5"]


@contextmanager
def process(*arguments: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A part of the cluster; it never outlives the test."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    with log.open("wb") as file:
        started = subprocess.Popen([sys.executable, "-m", "distributed.cli." + arguments[0], *arguments[1:]],
                                   stdout=file, stderr=subprocess.STDOUT, env=environment, cwd=log.parent)  # fmt: skip
        try:
            yield started
        finally:
            started.kill()
            started.wait()


def wait_for(log: Path, pattern: str) -> str:
    """What a process says about itself."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = re.search(pattern, log.read_text(encoding="utf-8"))
        if found:
            return found[0]
        time.sleep(0.1)
    raise AssertionError(log.read_text(encoding="utf-8"))


def played(journal: Path) -> dict[int, list[int]]:
    return {game.task: game.moves for game in read(journal)[1]} if journal.exists() else {}


SCHEDULER = ["dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
WORKER = ["dask_worker", "--nthreads", "1", "--no-nanny", "--no-dashboard"]
ADDRESS = r"tcp://127\.0\.0\.1:\d+"


def wait_for_games(journal: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not played(journal) and time.monotonic() < end:
        time.sleep(0.02)


def test_a_worker_dies_and_the_result_is_the_same(tmp_path: Path) -> None:
    logs = [tmp_path / name for name in ("scheduler.log", "one.log", "two.log")]
    here, there = tmp_path / "here.html", tmp_path / "there.html"
    with process(*SCHEDULER, log=logs[0]):
        address = wait_for(logs[0], ADDRESS)
        with process(*WORKER, address, log=logs[1]) as one, process(*WORKER, address, log=logs[2]):
            for log in logs[1:]:
                wait_for(log, r"Registered to")
            one.send_signal(signal.SIGSTOP)  # it is given games and cannot end them before it dies, however fast it is
            codes: list[int] = []
            main = Thread(target=lambda: codes.append(run([*COMMAND, "--out", str(there), "--dask", address])))
            main.start()
            wait_for_games(tmp_path / "there.html.games")
            assert len(played(tmp_path / "there.html.games")) < GAMES
            one.kill()
            main.join(200)
            assert codes == [0]
    assert run([*COMMAND, "--out", str(here), "--workers", "1"]) == 0
    assert played(tmp_path / "there.html.games") == played(tmp_path / "here.html.games")
    assert there.read_text(encoding="utf-8") == here.read_text(encoding="utf-8")


def test_a_scheduler_without_workers_is_not_waited_for(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("herohall.lab.arena.PATIENCE", 3)
    with process(*SCHEDULER, log=tmp_path / "scheduler.log"):
        address = wait_for(tmp_path / "scheduler.log", ADDRESS)
        assert run([*COMMAND, "--out", str(tmp_path / "there.html"), "--dask", address]) == 2
    error = capfd.readouterr().err
    assert "has no workers" in error
    assert error.count("\n") == 1
    assert not (tmp_path / "there.html").exists()


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_the_death_of_the_scheduler_loses_no_game(
    end: signal.Signals, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out, journal = tmp_path / "there.html", tmp_path / "there.html.games"
    long = [*COMMAND, "-n", "1000", "--out", str(out)]
    with process(*SCHEDULER, log=tmp_path / "scheduler.log") as scheduler:
        address = wait_for(tmp_path / "scheduler.log", ADDRESS)
        with process(*WORKER, address, log=tmp_path / "worker.log"):
            wait_for(tmp_path / "worker.log", r"Registered to")
            codes: list[int] = []
            main = Thread(target=lambda: codes.append(run([*long, "--dask", address])))
            main.start()
            wait_for_games(journal)
            scheduler.send_signal(end)
            main.join(200)
    assert codes == [2]
    error = capfd.readouterr().err
    assert "All finished games are kept" in error
    assert "Traceback" not in error
    assert not out.exists()
    kept = played(journal)
    assert kept
    assert run([*long, "-n", str(len(kept) + 1), "--workers", "1"]) == 0
    assert kept.items() <= played(journal).items()
    assert "<h1>" in out.read_text(encoding="utf-8")
