"""A site on a plain web server under a sub-path, and visitors whose network can be cut."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser
from tests.browser.visitor import Visitor

ROOT = Path(__file__).parents[2]
PATH = "games/hall"
"""Where the site is on its web space."""

Visit = Callable[..., Visitor]


def make_site(folder: Path, *more: str) -> None:
    """`python3 run.py site`, as people do it."""
    command = [sys.executable, str(ROOT / "run.py"), "site", str(folder), *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode and "needs npm" in done.stderr and "CI" not in os.environ:
        pytest.skip("node is not installed")
    assert done.returncode == 0, done.stdout + done.stderr


class Quiet(SimpleHTTPRequestHandler):
    """A plain web server that says nothing."""

    def log_message(self, format: str, *args: object) -> None:
        pass


class WebSpace:
    """A folder on a web server that can be stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        self.address = f"http://127.0.0.1:{self._server.server_port}/{PATH}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a site in it."""
    folder = tmp_path_factory.mktemp("web")
    make_site(folder / PATH)
    return folder


@pytest.fixture(scope="session")
def space(site: Path) -> Iterator[WebSpace]:
    """The site on a web server."""
    space = WebSpace(site)
    yield space
    space.stop()


@pytest.fixture
def visit(browser: Browser, space: WebSpace) -> Iterator[Visit]:
    """Makes visitors of the site; at the end nothing may have gone wrong in their pages."""
    visitors = []

    def make(address: str | None = None, **wishes: object) -> Visitor:
        visitor = Visitor(browser, address or space.address, **wishes)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield make
    for visitor in visitors:
        visitor.leave()
    assert [error for visitor in visitors for error in visitor.errors] == []
