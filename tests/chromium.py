"""The browser that tests drive: Debian's Chromium, one for all tests of a process."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.tiers import BROWSERS

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
MISSING = "Chromium is not installed; on Debian: apt-get install chromium-headless-shell"


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running browser."""
    if CHROMIUM is None:
        if "CI" in os.environ:
            pytest.fail(f"{MISSING}, or run `python3 run.py test` as root there")
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()
