"""Measures the page without a server and writes the figures into docs/browser.md: python -m tests.site.figures

All of them come from one run on one machine, so that they can be compared with each other.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.visitor import Visitor
from tests.chromium import chromium
from tests.site.conftest import PATH, ROOT, WebSpace, make_site

DOC = ROOT / "docs" / "browser.md"
HERE = Path(__file__).parent
FRAMES = """() => new Promise((resolve) => {
    const start = performance.now(); let frames = 0, longest = 0, last = start;
    const next = (now) => {
        frames++; longest = Math.max(longest, now - last); last = now;
        if (now - start < 3000) requestAnimationFrame(next);
        else resolve([Math.round(frames / (now - start) * 1000), Math.round(longest)]);
    };
    requestAnimationFrame(next);
})"""


def sizes(site: Path) -> list[tuple[str, float, float]]:
    """Megabytes of groups of files, as they are and as web spaces send them."""

    def total(files: list[Path]) -> tuple[float, float]:
        plain = [file.read_bytes() for file in files]
        return sum(map(len, plain)) / 1e6, sum(min(len(one), len(gzip.compress(one))) for one in plain) / 1e6

    hall = [file for file in (site / "hall").rglob("*") if file.is_file()]
    page = [file for file in site.rglob("*") if file.is_file() and file not in hall]
    return [("the page, all of it", *total(page)), ("the hall: Python, its library, the engine", *total(hall))]


def visit(browser: Browser, space: WebSpace, visitor: Visitor | None = None) -> tuple[Visitor, float, float, float]:
    """A visit to the first move: seconds to the page, to a hall that is ready, and to the first decision."""
    visitor = visitor or Visitor(browser, space.address)
    start = time.perf_counter()
    visitor.go()
    visitor.page.wait_for_selector(".doors .main")
    page = time.perf_counter() - start
    visitor.page.locator(".doors .main").first.click()
    visitor.page.wait_for_selector(".frame")
    table = time.perf_counter() - start
    visitor.page.wait_for_selector(".question .words")
    return visitor, page, table, time.perf_counter() - start


def engine(site: Path) -> dict[str, dict[str, float]]:
    """The same work by Python in the browser's form, as it stands, and compiled where it is."""
    work = HERE / "work.py"
    code = f"exec(open({str(work)!r}).read()); import json; print(json.dumps(measured()))"
    forms = {"browser": ["node", str(HERE / "work.mjs"), str(site), str(work)]}
    found = {name: run(command) for name, command in forms.items()}
    found["plain"] = run([sys.executable, "-c", code], HEROHALL_PURE="1")
    if (
        subprocess.run([sys.executable, "-c", "import herohall; raise SystemExit(not herohall.COMPILED)"]).returncode
        == 0
    ):
        found["compiled"] = run([sys.executable, "-c", code])
    return found


def run(command: list[str], **more: str) -> dict[str, float]:
    """The figures that a command prints."""
    environment = {name: value for name, value in os.environ.items() if name != "HEROHALL_PURE"} | more
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        make_site(Path(folder) / PATH)
        site, space = Path(folder) / PATH, WebSpace(Path(folder))
        with chromium() as browser:
            visitor, *cold = visit(browser, space)
            visitor.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
            _, *warm = visit(browser, space, visitor)
            visitor.sit_down("world", 3)
            frames, longest = visitor.page.evaluate(FRAMES)
            heap = visitor.page.evaluate("performance.memory.usedJSHeapSize") / 1e6
        forms = engine(site)
        space.stop()
        parts = [
            table(["", "MB", "MB packed"], [[name, f"{a:.1f}", f"{b:.1f}"] for name, a, b in sizes(site)]),
            table(
                ["seconds until", "first visit", "second visit"],
                [
                    [what, f"{one:.1f}", f"{two:.1f}"]
                    for what, one, two in zip(
                        ["the page shows", "a table is open", "its first question"], cold, warm, strict=True
                    )
                ],
            ),
            table(
                ["", *forms], [[name, *(f"{one[name]:,.1f}" for one in forms.values())] for name in forms["browser"]]
            ),
            f"While bots think the page draws {frames} frames a second; the longest wait between two is {longest} ms. "
            f"The page's own JavaScript takes {heap:.0f} MB.",
        ]
    load = f"Measured on {os.cpu_count()} cores at a load of {os.getloadavg()[0]:.1f}, one visit each."
    text = re.sub(
        r"(<!-- figures -->\n).*(<!-- end of figures -->)",
        lambda found: found[1] + "\n".join([load, "", *("\n" + part for part in parts)]) + "\n\n" + found[2],
        DOC.read_text("utf-8"),
        flags=re.S,
    )
    DOC.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
