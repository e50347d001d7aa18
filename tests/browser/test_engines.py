"""Not only Chromium: a whole game of each in Firefox and in WebKit, the engine of iPhones, on a desk and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest
from tests.browser.engines import Engine, firefox, webkit
from tests.browser.visitor import DESKTOP, PHONE, play_to_the_end
from tests.server.hosting import Host

Opened = Callable[[], AbstractContextManager[Engine]]
TABLES: dict[str, dict[str, Any]] = {
    "seventh": {"players": 3, "options": {"values": 5}},
    "world": {"players": 2},
}
"""Games that are over soon."""


@pytest.mark.parametrize(
    ("engine", "sizes"),
    [(firefox, {"seventh": PHONE, "world": DESKTOP}), (webkit, {"world": PHONE, "seventh": DESKTOP})],
)
def test_whole_games(host: Host, engine: Opened, sizes: dict[str, tuple[int, int]]) -> None:
    with engine() as page:
        for game, size in sizes.items():
            page.resize(*size)
            sit_down(page, host, game)
            assert abs(page.run("innerWidth") - size[0]) < 60  # WebKit's small browser is never narrower than 447
            page.run("void (window.faults = [], addEventListener('error', (event) => faults.push(event.message)))")
            play_to_the_end(page.run)
            assert page.run("window.faults") == []
            assert "Nora" in page.run("document.querySelector('dialog .end').innerText")


def sit_down(page: Engine, host: Host, game: str) -> None:
    """Nora at a new table with bots."""
    table = TABLES[game]
    bots = [{"bot": "medium"}] * (table["players"] - 1)
    seated = host.open_table(game, seats=[{"name": "Nora"}, *bots], pace="instant", paused=False, **table)
    place = {"game": game, "since": 0, "over": False, "hash": "", **seated}
    settings = {"language": "en", "pace": "instant", "motion": "off", "sound": False}
    page.go(host.address)
    page.run(f"localStorage.setItem('herohall-places', {json.dumps(json.dumps([place]))})")
    page.run(f"localStorage.setItem('herohall-settings', {json.dumps(json.dumps(settings))})")
    page.go(f"{host.address}/?{game}#table/{seated['table']}")
