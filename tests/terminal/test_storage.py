"""Games begun at the same moment, by several processes, each get a file of their own."""

from __future__ import annotations

import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from tests.patience import PATIENCE

import herohall
from herohall.core.record import Record
from herohall.terminal import storage

PROCESSES, GAMES = 4, 25

BEGIN = """
import sys
import herohall
from herohall.core.record import Record
from herohall.terminal import storage

print("ready", flush=True)
sys.stdin.readline()
for number in range(int(sys.argv[2])):
    record = Record(herohall.game("seventh"), players=3, seed=1000 * int(sys.argv[1]) + number)
    storage.Kept.new(record)
"""


def test_processes_that_begin_games_in_the_same_second_overwrite_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEROHALL_DATA", str(tmp_path))
    running = [
        subprocess.Popen(
            [sys.executable, "-c", BEGIN, str(number), str(GAMES)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(PROCESSES)
    ]
    for process in running:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in running:  # all are ready: now they begin together
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in running:
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
    kept = storage.games_in(storage.running_folder())
    seeds = sorted(Record.load(path).seed for path in kept)
    assert seeds == [1000 * process + game for process in range(PROCESSES) for game in range(GAMES)]


def test_a_new_game_does_not_take_the_name_of_a_finished_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Noon(datetime):
        @classmethod
        def now(cls, tz: object = None) -> Noon:
            return cls(2026, 1, 1, 12)

    monkeypatch.setattr(storage, "datetime", Noon)
    monkeypatch.setenv("HEROHALL_DATA", str(tmp_path))
    first, second = (storage.Kept.new(Record(herohall.game("seventh"), players=3, seed=n)) for n in range(2))
    assert [first.path.name, second.path.name] == ["seventh-20260101-120000.hall", "seventh-20260101-120000-2.hall"]
    first.finish()
    third = storage.Kept.new(Record(herohall.game("seventh"), players=3, seed=2))
    assert third.path.name == "seventh-20260101-120000-3.hall"
    assert first.path.parent == storage.finished_folder()
    assert (third.path.stat().st_mode & 0o077) == 0
