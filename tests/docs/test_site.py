"""The documentation as a site: builds strictly, needs no network, fits a phone, and is found by its own search."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request
from tests.once import made_once

ROOT = Path(__file__).parents[2]
PAGES = ["index", "install", "play", "tour", "rules/world.fr", "api/states", "operate", "strength", "changelog"]
SIZES = [(390, 844), (1280, 720)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site. A dead link, a missing page or code that fails is a warning, and a warning ends the build."""
    return made_once(tmp_path_factory, "docs", build)


def build(folder: Path) -> None:
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "HEROHALL_TOUR_MINUTES": "0.1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    fetched = re.compile(r'<(?:script|img|iframe|link)\b[^>]*(?:src|href)="(https?://[^"]+)"')
    found = {hit for page in site.rglob("*.html") for hit in fetched.findall(page.read_text(encoding="utf-8"))}
    assert found == set()
    styles = "".join(file.read_text(encoding="utf-8") for file in site.rglob("*.css"))
    assert "url(http" not in styles


def test_every_link_inside_the_site_leads_somewhere(site: Path) -> None:
    dead = []
    for page in site.rglob("*.html"):
        if page.name == "404.html":
            continue
        for link in re.findall(r'(?:src|href)="([^"#?:]+)[#?]?[^":]*"', page.read_text(encoding="utf-8")):
            if not (page.parent / link).exists():
                dead.append(f"{page.relative_to(site)}: {link}")
    assert dead == []


def test_the_code_of_the_tour_was_run(site: Path) -> None:
    tour = (site / "tour.html").read_text(encoding="utf-8")
    words = re.sub(r"<[^>]+>", "", tour)
    assert "ranking, best first:" in words.split("print(", 1)[1]
    assert re.search(r"wins by seat in 20 games of easy bots: \{", words)
    assert re.search(r"requirement: \d  fits: .*\n\d #+ \d+ %", words)
    assert re.search(r"at the end: \d+\.\d ± \d+\.\d % of \d+ games", words)
    assert re.search(r"&#39;medium&#39;: .* of 40 games; fair: 25%|'medium': .* of 40 games; fair: 25%", words)
    assert re.search(r'<svg [^>]*class="chart".*<polyline class="line"', tour, re.DOTALL)


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
def test_pages_fit_the_screen_without_a_network(site: Path, browser: Browser, size: tuple[int, int]) -> None:
    asked: list[str] = []
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()

    def note(request: Request) -> None:
        if not request.url.startswith(("file:", "data:", "blob:", "about:")):
            asked.append(request.url)

    page.on("request", note)
    for name in PAGES:
        page.goto((site / f"{name}.html").as_uri())
        page.wait_for_selector("h1")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], name
    assert asked == []
    context.close()


def test_the_search_works_from_the_disk(site: Path, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.goto((site / "index.html").as_uri())
    page.locator("input.md-search__input").fill("systemd")
    page.wait_for_selector(".md-search-result__link", timeout=120_000)
    found = [link.get_attribute("href") or "" for link in page.locator(".md-search-result__link").all()]
    assert any("operate.html" in link for link in found)
