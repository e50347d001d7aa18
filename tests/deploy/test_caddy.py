"""Caddy with its real file, TLS and all, in front of two server processes with PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.deploy.test_files import DEPLOY, program
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player
from tests.server.services import Postgres, Redis, free_port


class Front(Host):
    """The address people type; nothing of it is started here."""

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}"

    def live(self, table: str) -> str:
        return f"wss://localhost:{self.port}/api/tables/{table}/live"


class House:
    """Two processes, as an owner starts them, and Caddy."""

    def __init__(self, folder: Path, database: str, redis: str) -> None:
        self.folder = folder
        shared = ["--database", database, "--redis", redis, "--metrics"]
        self.processes = [self._serve(folder / name, shared) for name in ("one", "two")]
        self.ports = [self._port(process) for process in self.processes]
        self.front = Front(free_port())
        self.caddy = self._caddy()

    def _serve(self, data: Path, shared: list[str]) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "herohall", "serve", "--port", "0", "--data", str(data), *shared]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def _port(self, process: subprocess.Popen[str]) -> int:
        assert process.stdout is not None
        found = re.search(r":(\d+)", process.stdout.readline())
        assert found
        return int(found[1])

    def _caddy(self) -> subprocess.Popen[bytes]:
        settings = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        # Ports of its own, and no certificate among this machine's: the rest is the file as it stands.
        own = f"{{\n\thttp_port {free_port()}\n\tadmin off\n\tskip_install_trust\n}}\n"
        (self.folder / "Caddyfile").write_text(own + settings)
        environment = {
            **os.environ,
            "HEROHALL_SITE": f"localhost:{self.front.port}",
            "HEROHALL_PROCESSES": " ".join(f"127.0.0.1:{port}" for port in self.ports),
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(self.folder),
        }
        command = [
            program("caddy", "caddy"),
            "run",
            "--adapter",
            "caddyfile",
            "--config",
            str(self.folder / "Caddyfile"),
        ]
        with (self.folder / "caddy.log").open("w") as log:
            return subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    @property
    def root(self) -> Path:
        """The certificate that Caddy made for itself."""
        return self.folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if self.root.exists() and httpx.get(f"{self.front.address}/ready").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.2)
        pytest.fail((self.folder / "caddy.log").read_text())

    def close(self) -> None:
        running: list[subprocess.Popen[Any]] = [self.caddy, *self.processes]
        for process in running:
            process.terminate()
            process.wait(60)


@pytest.fixture
def house(tmp_path: Path, postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    program("caddy", "caddy")
    house = House(tmp_path, postgres.new_database(), redis.url)
    monkeypatch.setenv("SSL_CERT_FILE", str(house.root))
    try:
        house.wait()
        yield house
    finally:
        house.close()


def test_a_game_through_caddy_survives_the_end_of_a_process(house: House) -> None:
    front = house.front
    page = httpx.get(front.address)
    assert page.status_code == 200
    assert "<html" in page.text
    assert httpx.get(f"{front.address}/metrics").status_code == 404
    assert "herohall_store_well 1.0" in httpx.get(f"http://127.0.0.1:{house.ports[0]}/metrics").text
    seats = [{"name": "Ann"}, {"bot": "easy"}, {"bot": "easy"}]
    seated = front.open_table("seventh", players=3, pace="instant", seats=seats)

    async def play() -> None:
        ann = Player.of(front, seated)
        await ann.connect()
        await ann.play_on(Random(1), until=10)
        house.processes[0].kill()
        house.processes[0].wait()
        await ann.drop()
        house.wait()
        await ann.again()
        await ann.play_on(Random(2))
        assert ann.ending is not None
        await ann.close()

    asyncio.run(play())
