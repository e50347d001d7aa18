"""The crash and load proofs where server processes share PostgreSQL and Redis."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.services import Postgres, Redis

HEROHALL = [sys.executable, "-c", "from herohall.cli import main; main()", "proof"]


class Shared:
    """A place for the processes of one proof."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis) -> None:
        self._folder = folder
        self._where = ["--data", str(folder), "--database", postgres.new_database(), "--redis", redis.url]

    def find(self, *arguments: str) -> dict[str, Any]:
        """Run a proof; its figures, and under `said` all there is to say should they be wrong."""
        command = [*HEROHALL, *arguments, "--json", *self._where]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        notes = "".join(path.read_text(encoding="utf-8") for path in sorted(self._folder.rglob("notes.txt")))
        said = done.stdout + done.stderr + notes
        assert done.stdout.startswith("{"), said
        return {**json.loads(done.stdout), "said": said}


def test_no_move_is_lost_with_postgresql(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    shared = Shared(tmp_path, postgres, redis)
    found = shared.find("crash", "--tables", "5", "--playing", "3", "--kills", "2")
    assert found["holds"] is True, found["said"]
    assert found["acknowledged"] > 3


def test_no_move_is_lost_when_one_of_two_processes_dies(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    shared = Shared(tmp_path, postgres, redis)
    found = shared.find("crash", "--tables", "5", "--playing", "3", "--kills", "2", "--processes", "2")
    assert found["holds"] is True, found["said"]
    assert found["processes"] == 2
    assert found["acknowledged"] > 3


def test_two_processes_carry_a_load(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    shared = Shared(tmp_path, postgres, redis)
    found = shared.find("load", "--tables", "6", "--seconds", "4", "--every", "1", "--processes", "2")
    [step] = found["steps"]
    # A busy machine may be slow; what is tested is that everybody sees every move, wherever it was made.
    assert (step["processes"], step["connections"], step["errors"]) == (2, 18, 0), found["said"]
    assert step["moves"] >= 15
