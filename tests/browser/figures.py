"""Figures of the page: first paint, layout shift, bytes, the time from the click to the first legal move; frames a
second on a full map; how long a bot's turn in Heroes of the World is told.

python -m tests.browser.figures
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from tests.browser.visitor import MINE, Visitor
from tests.chromium import chromium
from tests.server.hosting import Host

ROUNDS = 5
WATCH = """
    window.shift = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
BYTES = "performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.encodedBodySize, 0)"


def measure(visitor: Visitor, game: str) -> dict[str, float]:
    """One visit: start page, table."""
    page = visitor.page
    page.add_init_script(WATCH)
    visitor.go()
    page.wait_for_selector(".doors svg")
    page.wait_for_timeout(500)
    found = {"first paint, ms": page.evaluate(PAINT), "start page, kB": page.evaluate(BYTES) / 1000}
    found["layout shift, start page"] = page.evaluate("window.shift")
    begin = time.perf_counter()
    page.locator(f"article[aria-labelledby=door-{game}] .button.main").click()
    page.wait_for_selector(MINE)
    found[f"click to first decision, {game}, ms"] = 1000 * (time.perf_counter() - begin)
    page.wait_for_timeout(500)
    found[f"with the table of {game}, kB"] = page.evaluate(BYTES) / 1000
    found[f"layout shift, with the table of {game}"] = page.evaluate("window.shift")
    return found


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


def frames(visitor: Visitor) -> dict[str, float]:
    """On a map with 200 figures, while the camera moves."""
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    visitor.sit_down("world", 5)
    visitor.play_on(12)
    assert page.evaluate(FILL) >= FIGURES
    took = sorted(page.evaluate(FRAMES))
    return {
        f"frames a second, {FIGURES} figures, median": 1000 / statistics.median(took),
        f"frames a second, {FIGURES} figures, slowest of 20": 1000 / took[-len(took) // 20],
    }


def bots_turns(visitor: Visitor) -> dict[str, float]:
    """Seconds for which an expert's turn is told at the calm pace."""
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('herohall-settings', JSON.stringify({ pace: 'calm', language: 'en' }))")
    visitor.open_lobby()
    page.locator("input[value=world]").dispatch_event("click")
    page.locator(".row input[value='3']").dispatch_event("click")
    for level in page.locator("select:has(option[value=expert])").all():
        level.select_option("expert")
    page.locator("input[value=calm]").dispatch_event("click")
    page.locator(".begin button").click()
    visitor.wait()
    while page.locator(".words.mine").count() and "H3.0" in page.locator(".question").inner_text():
        visitor.choose(0)
        visitor.wait()
    page.evaluate(TURNS)
    visitor.play_on(40)
    turns = [seconds for seconds in page.evaluate("window.turns") if seconds > 1]
    return {"a bot's turn, s": statistics.median(turns), "a bot's longest turn, s": max(turns), "turns": len(turns)}


def main() -> None:
    host = Host(Path(tempfile.mkdtemp()), usual_orders=1)
    seen: dict[str, list[float]] = {}
    with chromium() as browser:
        for game in ("seventh", "world") * ROUNDS:
            visitor = Visitor(browser, host.address)
            for name, value in measure(visitor, game).items():
                seen.setdefault(name, []).append(value)
            visitor.leave()
        for look in (frames, bots_turns):
            visitor = Visitor(browser, host.address)
            for name, value in look(visitor).items():
                seen[name] = [value]
            visitor.leave()
    host.stop()
    for name, values in seen.items():
        print(f"{name:<42} median {statistics.median(values):9.3f}   worst {max(values):9.3f}")


if __name__ == "__main__":
    main()
