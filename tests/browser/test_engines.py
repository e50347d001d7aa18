"""Not only Chromium: a whole game of each in Firefox and in WebKit, the engine of iPhones, on a desk and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from tests.browser.engines import Engine, firefox, webkit
from tests.browser.visitor import DESKTOP, PHONE, play_to_the_end
from tests.server.hosting import Host

Opened = Callable[[tuple[int, int]], AbstractContextManager[Engine]]


@pytest.mark.parametrize(
    ("engine", "game", "size"),
    [(firefox, "seventh", DESKTOP), (firefox, "world", PHONE), (webkit, "world", DESKTOP), (webkit, "seventh", PHONE)],
)
def test_a_whole_game(host: Host, engine: Opened, game: str, size: tuple[int, int]) -> None:
    players = 3 if game == "seventh" else 2
    bots = [{"bot": "easy"}] * (players - 1)
    seated = host.open_table(game, players=players, seats=[{"name": "Nora"}, *bots], pace="instant", paused=False)
    place = {"game": game, "since": 0, "over": False, "hash": "", **seated}
    settings = {"language": "en", "pace": "instant", "motion": "off", "sound": False}
    with engine(size) as page:
        page.go(host.address)
        page.run(f"localStorage.setItem('herohall-places', {json.dumps(json.dumps([place]))})")
        page.run(f"localStorage.setItem('herohall-settings', {json.dumps(json.dumps(settings))})")
        page.go(f"{host.address}/?again#table/{seated['table']}")
        assert abs(page.run("innerWidth") - size[0]) < 60  # WebKit's small browser is never narrower than 447
        page.run("void (window.faults = [], addEventListener('error', (event) => faults.push(event.message)))")
        play_to_the_end(page.run)
        assert page.run("window.faults") == []
        assert "Nora" in page.run("document.querySelector('dialog .end').innerText")
