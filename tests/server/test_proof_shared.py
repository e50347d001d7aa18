"""The crash proof where several processes share PostgreSQL and Redis."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.server.services import Postgres, Redis


def test_no_move_is_lost_with_postgresql(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    where = ["--data", str(tmp_path), "--database", postgres.new_database(), "--redis", redis.url]
    proof = ["proof", "crash", "--tables", "5", "--playing", "3", "--kills", "2", "--json", *where]
    command = [sys.executable, "-c", "from herohall.cli import main; main()", *proof]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = (tmp_path / "notes.txt").read_text(encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr + said
    found = json.loads(done.stdout)
    assert found["acknowledged"] > 3
    assert found["holds"] is True
