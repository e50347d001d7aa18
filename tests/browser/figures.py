"""Figures of the page: first paint, layout shift, bytes, and the time from the click to the first legal move.

python -m tests.browser.figures
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.visitor import MINE, Visitor
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
    """One visit: start page, lobby, table."""
    page = visitor.page
    page.add_init_script(WATCH)
    visitor.go()
    page.wait_for_selector(".modes")
    page.wait_for_timeout(500)
    found = {"first paint, ms": page.evaluate(PAINT), "start page, kB": page.evaluate(BYTES) / 1000}
    found["layout shift, start page"] = page.evaluate("window.shift")
    page.locator("a[href='#new/bots']").click()
    page.locator(f"input[value={game}]").check(force=True)
    begin = time.perf_counter()
    page.locator(".begin button").click()
    page.wait_for_selector(MINE)
    found[f"click to first decision, {game}, ms"] = 1000 * (time.perf_counter() - begin)
    page.wait_for_timeout(500)
    found[f"with the table of {game}, kB"] = page.evaluate(BYTES) / 1000
    found[f"layout shift, with the table of {game}"] = page.evaluate("window.shift")
    return found


def main() -> None:
    host = Host(Path(tempfile.mkdtemp()))
    seen: dict[str, list[float]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in ("seventh", "world") * ROUNDS:
            visitor = Visitor(browser, host.address)
            for name, value in measure(visitor, game).items():
                seen.setdefault(name, []).append(value)
            visitor.leave()
        browser.close()
    host.stop()
    for name, values in seen.items():
        print(f"{name:<42} median {statistics.median(values):9.3f}   worst {max(values):9.3f}")


if __name__ == "__main__":
    main()
