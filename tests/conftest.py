"""For all tests: which of them are slow, one browser, and Ctrl-C."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import herohall

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLOW = {
    "tests/browser": "a real browser",
    "tests/deploy": "Caddy, PostgreSQL and Redis",
    "tests/docs": "builds the site",
    "tests/lab": "many games, charts, other programs",
    "tests/package": "wheels, in environments of their own",
    "tests/proof": "servers that are killed, loaded and lied to",
    "tests/research": "other toolkits' own tests",
    "tests/setup": "a set-up for each test",
    "tests/simulate/test_faults_found.py": "whole worlds",
    "tests/site": "a real browser with Python inside",
    "tests/web": "builds the page anew",
    "tests/terminal/test_bots_at_the_table.py": "whole games",
    "tests/terminal/test_seventh_play.py": "whole games",
    "tests/terminal/test_text_mode.py": "whole games",
    "tests/terminal/test_world_play.py": "whole games",
    "tests/test_types.py": "mypy and pyright from nothing",
    "tests/fast/test_forms.py": "a wheel, and every game in both forms",
    "tests/fast/test_interrupts.py": "hundreds of interrupted games",
    "tests/server/test_api_fuzz.py": "hundreds of requests",
    "tests/server/test_crash.py": "servers that are killed",
    "tests/server/test_daily.py": "whole games",
    "tests/server/test_fairness.py": "whole games",
    "tests/server/test_faketime.py": "a server whose clock is set",
    "tests/server/test_faults.py": "databases that come and go",
    "tests/server/test_lessons.py": "whole lessons in three languages",
    "tests/server/test_in_company.py": "several servers, PostgreSQL and Redis",
    "tests/server/test_migrations.py": "PostgreSQL",
    "tests/server/test_owning.py": "one program after another",
    "tests/server/test_open_tables.py": "servers that wait for players",
    "tests/server/test_proof_shared.py": "several servers, PostgreSQL and Redis",
    "tests/server/test_replay.py": "whole games",
    "tests/server/test_rules_updates.py": "servers started anew",
    "tests/server/test_starting.py": "one program after another",
    "tests/server/test_time.py": "servers started anew",
    "tests/seventh/test_more_games.py": "hundreds of games",
    "tests/seventh/test_reachable.py": "all states of small decks",
    "tests/world/test_more_games.py": "hundreds of games",
}
"""Folders and files that `python3 run.py test` leaves to `test --all`, and what makes them slow."""
ALWAYS = {
    "tests/browser/test_whole_games.py": "one whole game of each",
}
"""What is among them, and run nevertheless."""

# Where tests are started in the background, Ctrl-C is ignored, and programs they start would ignore it too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def is_slow(path: Path, root: Path) -> bool:
    """Whether a file or folder is left to `test --all`, as a whole."""
    inside = path.relative_to(root)
    places = {inside.as_posix(), *(folder.as_posix() for folder in inside.parents)}
    needed = any(Path(file).is_relative_to(inside) for file in ALWAYS)
    return bool(places & SLOW.keys()) and not needed


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read what is slow where it is not wanted: some of it takes seconds to import."""
    unwanted = "not slow" in str(config.getoption("markexpr"))
    return True if unwanted and is_slow(collection_path, config.rootpath) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is slow, and begin with it: short tests fill the end evenly. Skip what the form at hand cannot do."""
    plainly = pytest.mark.skipif(herohall.COMPILED, reason="it counts or changes the engine; compiled code cannot be")
    for item in items:
        if is_slow(item.path, config.rootpath):
            item.add_marker(pytest.mark.slow)
        if item.get_closest_marker("pure"):
            item.add_marker(plainly)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of this process."""
    from tests.chromium import chromium

    with chromium() as browser:
        yield browser


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let tests run event loops of their own beside the browser's, which Playwright leaves set between two tests."""
    loop = asyncio._get_running_loop()
    if "browser" not in getattr(item, "fixturenames", ()):
        asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        if loop is not None:
            asyncio._set_running_loop(loop)
