"""`herohall play` and `herohall serve` as somebody types them."""

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

import httpx
import psutil
import pytest
from tests.patience import PATIENCE
from tests.server.hosting import Host


def environment(data: Path) -> dict[str, str]:
    return {**os.environ, "HEROHALL_DATA": str(data), "HEROHALL_BROWSER": "none", "HEROHALL_LANG": "en"}


@contextmanager
def herohall(data: Path, *arguments: str) -> Iterator[str]:
    """The address a command says, while it runs."""
    command = [sys.executable, "-c", "from herohall.cli import main; main()", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(data))
    assert process.stdout is not None
    try:
        said = re.search(r"http://\S+", process.stdout.readline())
        assert said is not None
        yield said[0]
    finally:
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(60) == 0
        finally:
            process.kill()


def test_play_serves_the_page_on_this_machine_and_once_only(tmp_path: Path) -> None:
    with herohall(tmp_path, "play") as address:
        assert address.startswith("http://127.0.0.1:")
        page = httpx.get(address, timeout=PATIENCE)
        assert page.headers["content-type"].startswith("text/html")
        unchanged = httpx.get(address, headers={"If-None-Match": page.headers["etag"]}, timeout=PATIENCE)
        assert (unchanged.status_code, unchanged.content) == (304, b"")
        assert httpx.get(f"{address}/api/games", timeout=PATIENCE).json()["local"]
        assert address in start_again(tmp_path)
    assert (tmp_path / "server" / "tables.db").exists()


def start_again(data: Path) -> str:
    """What a second start says, which finds the first and ends by itself."""
    command = [sys.executable, "-c", "from herohall.cli import main; main()", "play"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(data), timeout=PATIENCE, check=True)
    return done.stdout


def test_serve_is_for_everybody_and_shares_nothing_of_the_machine(tmp_path: Path) -> None:
    with herohall(tmp_path, "serve", "--port", "0", "--data", str(tmp_path / "tables")) as address:
        assert not httpx.get(f"{address}/api/games", timeout=PATIENCE).json()["local"]
        on = {"on": True, "address": None}
        assert httpx.post(f"{address}/api/share", json=on, timeout=PATIENCE).json()["key"] == "server-local-only"
        folder = {"game": "world", "folder": "/etc"}
        assert httpx.post(f"{address}/api/boxes", json=folder, timeout=PATIENCE).json()["key"] == "server-local-only"


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_a_server_asks_for_room_for_many_connections() -> None:
    """The system starts programs with room for a thousand files, which is a thousand pages."""
    code = """
import resource
from herohall.server.run import allow_many_connections
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
allow_many_connections()
assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_no_process_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    host = Host(tmp_path / "data")
    host.open_table("seventh", seats=[{"bot": "easy"}] * 4)
    children: list[int] = []
    end = time.monotonic() + PATIENCE
    while not children and time.monotonic() < end:
        children = [child.pid for child in psutil.Process(host.process.pid).children()]
        time.sleep(0.05)
    assert children
    host.kill()
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < end, "an orphan is left"
        time.sleep(0.05)
