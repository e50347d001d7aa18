"""A server whose page plays on when the server is away."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.visitor import Visitor
from tests.patience import PATIENCE
from tests.site.conftest import READY, ROOT, make_site


def test_a_visitor_plays_on_in_the_page(browser: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    make_site(site, "--for-server")
    command = [sys.executable, "-m", "herohall", "serve", "--port", "0", "--lang", "en"]
    command += ["--data", str(tmp_path / "data"), "--site", str(site)]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip(".")
        visitor = Visitor(browser, address)
        visitor.sit_down("seventh", 3)
        assert visitor.wait()
        assert visitor.page.evaluate("fetch('/api/games').then((found) => found.json())")["alone"] is False
        visitor.page.wait_for_function(READY)
        server.terminate()
        server.wait(PATIENCE)
        visitor.go()
        visitor.page.reload()
        visitor.shows("The server cannot be reached")
        expect(visitor.page.get_by_role("button", name="Play with friends")).to_have_count(0)
        visitor.sit_down("world", 2)
        assert visitor.wait()
        visitor.choose()
        assert visitor.wait()
    finally:
        server.kill()
        server.wait()
