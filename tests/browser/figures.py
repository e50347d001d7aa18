"""Figures of the page: how soon one can play and invite, how still it stands, how long bots' turns are told, frames a
second on a full map, how often one is asked about powers and the device is handed over.

    .venv/bin/python -m tests.browser.figures [FILE]     about five minutes; FILE: docs/page.md
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser
from tests.browser.test_start import COUNT_CLICKS, GAMES, door, first_move
from tests.browser.visitor import Visitor
from tests.chromium import chromium
from tests.hall.test_curtain import hand_overs
from tests.server.hosting import Host
from tests.seventh.standing_orders import order_named, play

from herohall.hall.bot_delay import Timing

ROUNDS = 5
TITLES = {"seventh": "Seventh Hero", "world": "Heroes of the World"}
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
BYTES = "performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.encodedBodySize, 0)"
SHIFT = """
    window.shift = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
"""


class Figure(NamedTuple):
    """What was measured, what it should be, and what was found, time after time."""

    what: str
    aim: str
    found: list[float]

    def row(self) -> str:
        middle, worst = statistics.median(self.found), max(self.found)
        if self.aim.startswith("at least"):
            worst = min(self.found)
        return f"| {self.what} | {self.aim} | {middle:.4g} | {worst:.4g} | {len(self.found)} |"


# Before a game


def beginnings(browser: Browser, host: Host) -> Iterator[Figure]:
    """From the start page to the first move, and to an invitation."""
    found: dict[tuple[str, str], list[float]] = {}
    for game in GAMES * ROUNDS:
        visitor = Visitor(browser, host.address)
        for key, value in measure(visitor, game).items():
            found.setdefault(key, []).append(value)
        visitor.leave()
    for (what, aim), values in found.items():
        yield Figure(what, aim, values)


def measure(visitor: Visitor, game: str) -> dict[tuple[str, str], float]:
    """One visit of each kind."""
    page, title = visitor.page, TITLES[game]
    page.add_init_script(COUNT_CLICKS + SHIFT)
    visitor.go()
    page.wait_for_selector(".doors svg")
    page.wait_for_timeout(500)
    found = {("start page: first paint, ms", ""): page.evaluate(PAINT)}
    found["start page: kB", ""] = page.evaluate(BYTES) / 1000
    found["start page: layout shift", "0"] = page.evaluate("window.shift")
    begin = time.perf_counter()
    door(visitor, game, "Play")
    first_move(visitor)
    found[f"{title}: seconds to the first move", "less than 3"] = time.perf_counter() - begin
    found[f"{title}: clicks to the first move", "2"] = page.evaluate("window.clicks")
    visitor.go("#start")
    page.evaluate("window.clicks = 0")
    begin = time.perf_counter()
    door(visitor, game, "Invite friends")
    page.wait_for_selector(".qr svg")
    found["seconds to an invitation with link and QR code", ""] = time.perf_counter() - begin
    found["clicks to an invitation with link and QR code", "1"] = page.evaluate("window.clicks")
    return found


# During a game

FIGURES = 200
FILL = f"""() => {{
    const pieces = [...document.querySelectorAll('.piece')];
    for (let made = pieces.length; made < {FIGURES}; made += 1) {{
        const piece = pieces[made % pieces.length].cloneNode(true);
        piece.style.translate = `${{(made % 14) * 9 - 60}}px ${{Math.floor(made / 14) * 9 - 60}}px`;
        pieces[0].parentNode.append(piece);
    }}
    return document.querySelectorAll('.piece').length;
}}"""
"""Figures beyond those of the game, copied."""
FRAMES = """() => new Promise((done) => {
    const sheet = document.querySelector('.sheet');
    const times = [];
    const frame = (now) => {
        if (times.length % 45 === 0) sheet.style.transform = times.length % 90 ? 'scale(1.12)' : 'translate(20px, 9px)';
        times.push(now);
        if (now - times[0] < 4000) requestAnimationFrame(frame);
        else done(times.slice(1).map((time, index) => time - times[index]));
    };
    requestAnimationFrame(frame);
})"""
"""How long frames take while the camera moves to and fro."""
TURNS = """() => {
    window.turns = [];
    const deciding = () => document.querySelector('.question .words:not(.mine) svg');
    const name = () => deciding()?.getAttribute('aria-label') ?? '';
    let [who, since] = [name(), performance.now()];
    setInterval(() => {
        if (name() === who) return;
        if (who) window.turns.push((performance.now() - since) / 1000);
        [who, since] = [name(), performance.now()];
    }, 20);
}"""
"""Notes how long each of the others is shown to be deciding."""
GLANCE = 1.0
"""Seconds; who decides for a shorter time only answers somebody, and has no turn."""


def frames(browser: Browser, host: Host) -> Iterator[Figure]:
    """On a map with 200 figures, while the camera moves."""
    visitor = moving(browser, host)
    visitor.sit_down("world", 5)
    visitor.play_on(12)
    assert visitor.page.evaluate(FILL) >= FIGURES
    took = visitor.page.evaluate(FRAMES)
    visitor.leave()
    what = f"frames a second while the camera moves over {FIGURES} figures"
    yield Figure(what, "at least 60 in the median", [float(round(1000 / each)) for each in took])


def bots_turns(browser: Browser, host: Host) -> Iterator[Figure]:
    """Seconds for which a bot's turn is told, at the usual pace."""
    for level in ("medium", "expert"):
        visitor = moving(browser, host)
        visitor.page.add_init_script("localStorage.setItem('herohall-settings', JSON.stringify({ pace: 'calm' }))")
        visitor.open_lobby()
        for choice in ("input[value=world]", ".row input[value='4']", "input[value=calm]"):
            visitor.page.locator(choice).dispatch_event("click")
        for select in visitor.page.locator("select:has(option[value=expert])").all():
            select.select_option(level)
        visitor.page.locator(".begin button").click()
        visitor.wait()
        while "H3.0" in visitor.page.locator(".question").inner_text():  # everybody places figures by turns
            visitor.choose(0)
            visitor.wait()
        visitor.page.evaluate(TURNS)
        visitor.play_on(40)
        turns = [seconds for seconds in visitor.page.evaluate("window.turns") if seconds > GLANCE]
        visitor.leave()
        yield Figure(f"Heroes of the World: a turn of `{level}`, seconds", "3–4 in the median", turns)


def moving(browser: Browser, host: Host) -> Visitor:
    """Somebody who sees animations."""
    visitor = Visitor(browser, host.address)
    visitor.page.emulate_media(reduced_motion="no-preference")
    return visitor


# Questions


def questions() -> Iterator[Figure]:
    """How often a player of four who saves all powers is asked; how often one device is handed over."""
    for order, words, aim in (("always", "asked every time", ""), ("matters", "as usual", "at most 15 on average")):
        asked = [play(order_named(order), seed, keeps=True)[1] for seed in range(1, 101)]
        yield Figure(f"Seventh Hero: questions about powers in a game of four, {words}", aim, [float(n) for n in asked])
    handed, asked_openly, turns = hand_overs(10)
    what = f"Seventh Hero: hand-overs of one device a turn, mean of {turns} turns"
    yield Figure(f"{what}, if every question fell behind the curtain", "", [asked_openly / turns])
    yield Figure(what, "at most 2", [handed / turns])


PAGE = """# The page, measured

All figures are from one run of `.venv/bin/python -m tests.browser.figures docs/page.md`: Chromium without a graphics
card, server and browser on the same machine with {processors} processors and, at the end, a load average of {load:.0f};
window of 1280×720, animations on where they matter. Worst: the largest, where more is better the smallest.

| what | aim | median | worst | measured |
|---|---|---|---|---|
{rows}

Bots' turns are those of three bots at the usual pace (*calm*) with all their scenes. Nothing on a table moves that is
not animated: tests watch the browser's own count of layout shifts over whole games, at 1280×720, 1920×1080, 1024×768
and 390×844. Win shares with and without questions about powers are in [How strong](strength.md).

![A scene of Seventh Hero: six frames](screenshots/scene-seventh.png)
![A scene of Heroes of the World: six frames](screenshots/scene-world.png)
"""


def main(file: Path | None) -> None:
    timing = {name: value for name, value in Timing()._asdict().items() if name in ("calm", "brisk", "grid", "order")}
    found = list(questions())
    host = Host(Path(tempfile.mkdtemp()), usual_orders=1, **timing)
    with chromium() as browser:
        for look in (beginnings, frames, bots_turns):
            found += look(browser, host)
    host.stop()
    rows = "\n".join(figure.row() for figure in found)
    print(rows)
    if file is not None:
        file.write_text(PAGE.format(processors=os.cpu_count(), load=os.getloadavg()[0], rows=rows), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
