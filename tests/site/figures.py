"""Measures the page without a server and writes the figures into docs/browser.md: python -m tests.site.figures

All of them come from one run on one machine, so that they can be compared with each other. Run it on a quiet machine.
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
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser
from tests.browser.visitor import Visitor
from tests.chromium import chromium
from tests.site.conftest import PATH, READY, ROOT, WebSpace, make_site

DOC = ROOT / "docs" / "browser.md"
HERE = Path(__file__).parent
VISITS = 5
"""First visits, each in a browser that knows nothing; and as many second ones."""
FRAMES = """() => new Promise((resolve) => {
    const start = performance.now(); let frames = 0, longest = 0, last = start;
    const next = (now) => {
        frames++; longest = Math.max(longest, now - last); last = now;
        if (now - start < 3000) requestAnimationFrame(next);
        else resolve([Math.round(frames / (now - start) * 1000), Math.round(longest)]);
    };
    requestAnimationFrame(next);
})"""


class Times(NamedTuple):
    """Seconds of one visit, from its beginning."""

    page: float
    """The start page shows its doors."""
    table: float
    """*Play*, clicked at once, has opened a table."""
    question: float
    """It asks somebody."""


class Bytes(NamedTuple):
    """What a first visit fetches, as the files are, and as web spaces pack them."""

    plain: float
    packed: float


def come(visitor: Visitor, space: WebSpace) -> tuple[Times, list[str]]:
    """A visit to the first question; its times, and the files that were fetched until the page showed."""
    space.asked.clear()
    start = time.perf_counter()
    visitor.go()
    visitor.page.wait_for_selector(".doors .main")
    page = time.perf_counter() - start
    first = [file for file in space.asked if not file.startswith("hall/") and "worker" not in file]
    visitor.page.locator(".doors .main").first.click()
    visitor.page.wait_for_selector(".frame")
    opened = time.perf_counter() - start
    visitor.page.wait_for_selector(".question .words")
    return Times(page, opened, time.perf_counter() - start), first


def size(space: WebSpace, files: list[str]) -> Bytes:
    """The megabytes of files, each counted once."""
    plain = [(space.folder / PATH / file).read_bytes() for file in dict.fromkeys(files)]
    return Bytes(sum(map(len, plain)) / 1e6, sum(min(len(one), len(gzip.compress(one))) for one in plain) / 1e6)


def memory(browser: Browser) -> float:
    """Megabytes of the largest process that shows a page, its workers included."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    shares = [Path(f"/proc/{one['id']}/smaps_rollup").read_text() for one in found if one["type"] == "renderer"]
    return max(int(re.findall(r"^Pss:\s+(\d+)", share, re.M)[0]) for share in shares) / 1000


def busy_frames(visitor: Visitor) -> tuple[int, int]:
    """Frames a second while the strongest bots think, and the longest wait for one in milliseconds."""
    page = visitor.page
    visitor.open_lobby()
    for choice in ("input[value=world]", ".row input[value='5']", "input[value=instant]"):
        page.locator(choice).dispatch_event("click")
    for seat in page.locator("select:has(option[value=expert])").all():
        seat.select_option("expert")
    page.locator(".begin button").click()
    visitor.wait()
    while visitor.asked:
        visitor.choose()
        page.wait_for_timeout(500)
    frames, longest = page.evaluate(FRAMES)
    assert not visitor.asked, "the bots were still thinking"
    return frames, longest


def engine(site: Path) -> dict[str, dict[str, float]]:
    """The same work by Python in the browser's form, as it stands, and compiled where it is."""
    work = HERE / "work.py"
    code = f"exec(open({str(work)!r}).read()); import json; print(json.dumps(measured()))"
    found = {"browser": run(["node", str(HERE / "work.mjs"), str(site), str(work)])}
    found["plain Python"] = run([sys.executable, "-c", code], HEROHALL_PURE="1")
    compiled = subprocess.run([sys.executable, "-c", "import herohall; raise SystemExit(not herohall.COMPILED)"])
    if compiled.returncode == 0:
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


def span(seconds: list[float]) -> str:
    """The middle of several times, and from where to where they go."""
    return f"{median(seconds):.2f} ({min(seconds):.2f}–{max(seconds):.2f})"


def seen(space: WebSpace) -> list[str]:
    """What is measured in a browser."""
    cold, warm, sizes = list[Times](), list[Times](), list[tuple[Bytes, Bytes]]()
    with chromium() as browser:
        for _ in range(VISITS):
            visitor = Visitor(browser, space.address)
            times, first = come(visitor, space)
            cold.append(times)
            sizes.append((size(space, first), size(space, list(space.asked))))
            visitor.page.wait_for_function(READY)
            visitor.page.close()
            visitor.page = visitor.context.new_page()
            warm.append(come(visitor, space)[0])
            weight = memory(browser)
            if len(warm) < VISITS:
                visitor.leave()
        frames, longest = busy_frames(visitor)
    what = ["the page shows", "a table is open (*Play* clicked at once)", "it asks its first question"]
    targets = ["1 s", "", "6 s, 3 s"]
    columns = zip(what, zip(*cold, strict=True), zip(*warm, strict=True), targets, strict=True)
    page, move = sizes[-1]
    return [
        table(
            ["fetched by a first visit until", "MB", "MB packed"],
            [
                ["the page shows", f"{page.plain:.2f}", f"{page.packed:.2f}"],
                ["the first question", f"{move.plain:.2f}", f"{move.packed:.2f}"],
            ],
        ),
        table(
            ["seconds until", "first visit", "second visit", "wanted: less than"],
            [[name, span(list(one)), span(list(two)), wanted] for name, one, two, wanted in columns],
        ),
        f"The middle of {VISITS} visits each, the quickest and the slowest. While *expert* bots think, the page draws "
        f"{frames} frames a second; the longest wait for one is {longest} ms. "
        f"The page with its two workers takes {weight:.0f} MB.",
    ]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        make_site(Path(folder) / PATH)
        space = WebSpace(Path(folder))
        parts = seen(space)
        forms = engine(Path(folder) / PATH)
        space.stop()
    rows = [[name, *(f"{one[name]:,.1f}" for one in forms.values())] for name in forms["browser"]]
    ratios = [f"{forms['plain Python'][name] / forms['browser'][name]:.2f}" for name in forms["browser"]]
    parts.append(table(["", *forms, "plain / browser"], [[*row, one] for row, one in zip(rows, ratios, strict=True)]))
    parts.append("*hard* may think for 250 ms, *expert* for 1000 ms.")
    load = f"Measured on {os.cpu_count()} cores; load at the end {os.getloadavg()[0]:.1f}."
    text = re.sub(
        r"(<!-- figures -->\n).*(<!-- end of figures -->)",
        lambda found: found[1] + "\n".join([load, "", *("\n" + part for part in parts)]) + "\n\n" + found[2],
        DOC.read_text("utf-8"),
        flags=re.S,
    )
    DOC.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
