"""A server process for tests, and HTTP requests to it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import httpx
from tests.patience import PATIENCE

from herohall.proof import host

SERVE = Path(__file__).parent / "serve.py"


class Host(host.Host):
    """A server that does not wait (`serve.py`), with a data folder of its own; started at once."""

    patience = PATIENCE

    def __init__(self, data: Path, **changes: float | str) -> None:
        super().__init__(data, host.Given())
        self._changes = [f"{name}={value}" for name, value in changes.items()]
        self.start()

    def command(self) -> list[str]:
        return [sys.executable, str(SERVE), str(self.data), str(self.port), *self._changes]

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return httpx.get(f"{self.address}/api/{path}", headers=headers, timeout=PATIENCE)

    def post(self, path: str, body: Any = None, token: str | None = None, **headers: str) -> httpx.Response:
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return httpx.post(f"{self.address}/api/{path}", json=body, headers=headers, timeout=PATIENCE)

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
