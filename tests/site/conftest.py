"""A site on a plain web server under a sub-path, and visitors whose network can be cut."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Literal

import pytest
from playwright.sync_api import Browser
from tests.browser.visitor import DESKTOP, Visitor
from tests.once import made_once

ROOT = Path(__file__).parents[2]
PATH = "games/hall"
"""Where the site is on its web space."""
READY = "() => navigator.serviceWorker.ready.then((kept) => kept.active.state === 'activated')"
"""Whether everything is kept for a visit without a network."""

Visit = Callable[..., Visitor]
Traveller = Callable[..., Visitor]
Scheme = Literal["light", "dark"]


def make_site(folder: Path, *more: str) -> None:
    """`python3 run.py site`, as people do it."""
    command = [sys.executable, str(ROOT / "run.py"), "site", str(folder), *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode and "needs npm" in done.stderr and "CI" not in os.environ:
        pytest.skip("node is not installed")
    assert done.returncode == 0, done.stdout + done.stderr


class Handler(SimpleHTTPRequestHandler):
    """A plain web server, which notes what it is asked for."""

    def log_message(self, format: str, *args: object) -> None:
        pass

    def send_head(self) -> object:  # type: ignore[override]
        self.server.asked.append(self.path.removeprefix(f"/{PATH}/") or "index.html")  # type: ignore[attr-defined]
        return super().send_head()

    def end_headers(self) -> None:
        for name, value in self.server.more.items():  # type: ignore[attr-defined]
            self.send_header(name, value)
        super().end_headers()


class WebServer(ThreadingHTTPServer):
    """Browsers ask for many files at once: none may be turned away."""

    request_queue_size = 128

    def __init__(self, folder: Path, more: dict[str, str]) -> None:
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=folder))
        self.asked: list[str] = []
        self.more = more


class WebSpace:
    """A folder on a web server that can be stopped, and may send more headers than it must."""

    def __init__(self, folder: Path, **headers: str) -> None:
        self.folder = folder
        self._server = WebServer(folder, headers)
        self.asked = self._server.asked
        self.address = f"http://127.0.0.1:{self._server.server_port}/{PATH}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A web space with a site in it."""
    return made_once(tmp_path_factory, "site", lambda folder: make_site(folder / PATH))


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


def come_once(visitor: Visitor) -> None:
    """A first visit, until everything is kept for later."""
    visitor.go()
    visitor.page.wait_for_selector(".doors")
    visitor.page.wait_for_function(READY)


@pytest.fixture(scope="session")
def flown(browser: Browser, space: WebSpace) -> Visitor:
    """Somebody who came once, and has had no network since; the browser's end is theirs."""
    visitor = Visitor(browser, space.address)
    come_once(visitor)
    visitor.context.set_offline(True)
    return visitor


@pytest.fixture
def traveller(flown: Visitor) -> Iterator[Traveller]:
    """The same person in flight mode, with a language and a window of their own choice, as the page begins."""

    def set_out(
        lang: str = "en", size: tuple[int, int] = DESKTOP, scheme: Literal["light", "dark"] = "light"
    ) -> Visitor:
        flown.page.emulate_media(color_scheme=scheme)
        flown.page.set_viewport_size({"width": size[0], "height": size[1]})
        flown.page.evaluate("localStorage.clear()")  # what earlier tests chose
        settings = json.dumps(json.dumps({"language": lang}))
        flown.page.evaluate(f"localStorage.setItem('herohall-settings', {settings})")
        flown.page.reload()
        flown.page.wait_for_selector("main, .frame")
        return flown

    flown.errors.clear()
    yield set_out
    assert flown.errors == []
