"""Not only Chromium: a whole game of each in Firefox and in WebKit, the engine of iPhones, on a desk and on a phone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from tests.browser.engines import Engine, firefox, webkit
from tests.browser.visitor import DESKTOP, PHONE
from tests.patience import PATIENCE
from tests.server.hosting import Host

Opened = Callable[[tuple[int, int]], AbstractContextManager[Engine]]
READY = "document.querySelector('.words.mine') !== null || document.querySelector('dialog .end') !== null"
OVER = "document.querySelector('dialog .end') !== null"
MOVE = """new Promise((done) => {
    const begun = performance.now();
    const before = document.querySelectorAll('dialog ol button');
    if (!before.length) dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
    const look = () => {
        const choices = [...document.querySelectorAll('dialog ol button')].slice(0, 9);
        if (choices.length) {
            choices[Math.floor(Math.random() * choices.length)].click();
            done(true);
        } else if (performance.now() - begun > 1000) done(false);
        else setTimeout(look, 10);
    };
    look();
})"""
FITS = "document.scrollingElement.scrollWidth <= innerWidth && document.scrollingElement.scrollHeight <= innerHeight"


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
        play_to_the_end(page)
        assert "Nora" in page.run("document.querySelector('dialog .end').innerText")


def play_to_the_end(page: Engine) -> None:
    """Any moves through the list of choices; the table fits the window at each of them."""
    page.run("void (window.faults = [], addEventListener('error', (event) => faults.push(event.message)))")
    last = time.monotonic()
    while time.monotonic() - last < PATIENCE:
        if not page.run(READY):
            continue
        if page.run(OVER):
            assert page.run("window.faults ?? []") == []
            return
        assert page.run(FITS)
        if page.run(MOVE):
            last = time.monotonic()
    raise AssertionError(f"stuck: {page.run('document.body.innerText')}")
