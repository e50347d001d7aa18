"""Starts, kills and restarts a real server process, and asks it things over HTTP."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

SERVE = Path(__file__).parent / "serve.py"


class Host:
    """A server process on a free port with its own data folder."""

    def __init__(self, data: Path, database: str | None = None, redis: str | None = None, **timing: float) -> None:
        self.data = data
        self.shared = {"TEST_DATABASE": database or "", "TEST_REDIS": redis or ""}
        self.data.mkdir(parents=True, exist_ok=True)
        self._arguments = [f"{name}={value}" for name, value in timing.items()]
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it; on the same port as before, so that clients find it again."""
        command = [sys.executable, str(SERVE), str(self.data), str(self.port), *self._arguments]
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", **self.shared}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, f"the server did not start: {self.log()}"
        self.port = int(line)

    def kill(self) -> None:
        """kill -9: no farewell, no tidying up."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(60)

    def log(self) -> str:
        """What it noted: faults only, for nothing else is noted."""
        file = self.data / "log"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def live(self, table: str) -> str:
        """The address of a table's websocket."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return httpx.get(f"{self.address}/api/{path}", headers=headers, timeout=30)

    def post(self, path: str, body: Any = None, token: str | None = None, **headers: str) -> httpx.Response:
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return httpx.post(f"{self.address}/api/{path}", json=body, headers=headers, timeout=30)

    def open_table(self, game: str, **wanted: Any) -> dict[str, Any]:
        """A new table; the answer is `Seated`."""
        answer = self.post("tables", {"game": game, **wanted})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def claim(self, seated: dict[str, Any], name: str, **more: Any) -> dict[str, Any]:
        """Another person at the same table."""
        body = {"invite": seated["invite"], "name": name, **more}
        answer = self.post(f"tables/{seated['table']}/claim", body)
        assert answer.status_code == 201, answer.text
        return answer.json()
