"""Firefox and WebKit, driven over the standard protocols alone: WebDriver BiDi, and WebDriver over HTTP."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
from tests.patience import PATIENCE
from websockets.sync.client import ClientConnection, connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
WEBKIT = shutil.which("WebKitWebDriver")
BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
"""WebKit's own small browser, in Debian's package of the engine."""
ALONE = {"GDK_BACKEND": "x11", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "NO_AT_BRIDGE": "1"}
"""No session of a desktop around it, and perhaps root, for whom its sandbox does not work."""


class Engine(Protocol):
    """A page in some browser."""

    def resize(self, width: int, height: int) -> None: ...

    def go(self, address: str) -> None: ...

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""


class Firefox:
    """A page of Firefox, over WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._ids = itertools.count(1)
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, script: str) -> Any:
        target = {"context": self._context}
        told = f"Promise.resolve({script}).then((value) => JSON.stringify(value ?? null))"
        answer = self._ask("script.evaluate", expression=told, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._ids)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]


class WebKit:
    """A page of WebKit, over WebDriver."""

    def __init__(self, address: str) -> None:
        self._line = httpx.Client(base_url=address, timeout=PATIENCE)
        options = {"binary": str(BROWSER), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = f"/session/{self._ask('/session', wanted)['sessionId']}"
        self._ask(f"{self._session}/timeouts", {"script": 1000 * PATIENCE})

    def resize(self, width: int, height: int) -> None:
        """Make the page that large: the window is larger by its bars."""
        self.go("about:blank")
        for _ in range(2):
            now = self.run("[outerWidth - innerWidth, outerHeight - innerHeight]")
            self._ask(f"{self._session}/window/rect", {"width": width + now[0], "height": height + now[1]})

    def go(self, address: str) -> None:
        self._ask(f"{self._session}/url", {"url": address})

    def run(self, script: str) -> Any:
        told = (
            f"const done = arguments[0]; Promise.resolve({script}).then((value) => done(JSON.stringify(value ?? null)))"
        )
        return json.loads(self._ask(f"{self._session}/execute/async", {"script": told, "args": []}))

    def close(self) -> None:
        self._line.delete(self._session)
        self._line.close()

    def _ask(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._line.post(path, json=body).json()["value"]
        assert not (isinstance(answer, dict) and "error" in answer), answer
        return answer


@contextmanager
def firefox() -> Iterator[Engine]:
    """Firefox without a window."""
    program = there(FIREFOX, "firefox-esr")
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [program, "--headless", "--no-remote", "--profile", profile, f"--remote-debugging-port={port}"]
        with running(command, {"HOME": profile}), connected(port) as line:
            yield Firefox(line)


@contextmanager
def webkit() -> Iterator[Engine]:
    """WebKit's own small browser, on a display that nobody sees."""
    program = there(WEBKIT if BROWSER else None, "webkit2gtk-driver")
    port = free_port()
    with hidden_display() as display, running([program, f"--port={port}"], {"DISPLAY": display, **ALONE}):
        wait_for(port)
        page = WebKit(f"http://127.0.0.1:{port}")
        try:
            yield page
        finally:
            page.close()


@contextmanager
def hidden_display() -> Iterator[str]:
    """An X display that nobody sees; its name."""
    command = [
        there(shutil.which("Xvfb"), "xvfb"),
        "-displayfd",
        "1",
        "-screen",
        "0",
        "2000x1400x24",
        "-nolisten",
        "tcp",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


def there(program: str | None, package: str) -> str:
    """A program, or no test where it is missing; in CI it must not be missing."""
    if program is not None:
        return program
    complaint = f"{package} is not installed; on Debian: apt-get install {package}"
    if "CI" in os.environ:
        pytest.fail(complaint)
    pytest.skip(complaint)


@contextmanager
def running(command: list[str], more: dict[str, str]) -> Iterator[None]:
    """A program and whatever it starts, ended afterwards."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env={**os.environ, **more}, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        yield
    finally:
        os.killpg(process.pid, 15)
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("the browser does not listen")


@contextmanager
def connected(port: int) -> Iterator[ClientConnection]:
    wait_for(port)
    with connect(f"ws://127.0.0.1:{port}/session", max_size=None) as line:
        yield line
