"""Figures of the page: first paint, layout shift, bytes, and the time from the click to the first legal move.

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


def main() -> None:
    host = Host(Path(tempfile.mkdtemp()), usual_orders=1)
    seen: dict[str, list[float]] = {}
    with chromium() as browser:
        for game in ("seventh", "world") * ROUNDS:
            visitor = Visitor(browser, host.address)
            for name, value in measure(visitor, game).items():
                seen.setdefault(name, []).append(value)
            visitor.leave()
    host.stop()
    for name, values in seen.items():
        print(f"{name:<42} median {statistics.median(values):9.3f}   worst {max(values):9.3f}")


if __name__ == "__main__":
    main()
