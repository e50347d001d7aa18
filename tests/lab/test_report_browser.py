"""The balance report in a browser: it fits every screen, its tables sort, and each can be saved."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from herohall.cli import run


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report on two variants, with its tables beside it."""
    folder = tmp_path_factory.mktemp("report")
    command = ["report", "seventh", "-p", "3", "--bots", "random", "--seed", "5", "--workers", "1", "-n", "25"]
    out = folder / "report.html"
    assert run([*command, "--versus", "clue=requirement", "--out", str(out), "--csv", str(folder / "csv")]) == 0
    return out


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)], ids=["phone", "desktop"])
def test_every_chart_is_seen_whole(report: Path, browser: Browser, size: tuple[int, int]) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.goto(report.as_uri())
    for folded in page.locator("details.section > summary").all():
        folded.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    boxes = [chart.bounding_box() for chart in page.locator(".chart").all()]
    assert boxes
    assert all(box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in boxes)
    inside = """[...document.querySelectorAll('.chart')].every((chart) => [...chart.querySelectorAll('text')]
        .every((text) => text.getBoundingClientRect().left >= chart.getBoundingClientRect().left - 1
            && text.getBoundingClientRect().right <= chart.getBoundingClientRect().right + 1))"""
    assert page.evaluate(inside)
    page.close()


def test_a_click_on_a_heading_sorts_and_a_table_can_be_saved(report: Path, browser: Browser) -> None:
    page = browser.new_page(accept_downloads=True)
    page.goto(report.as_uri())
    table = page.locator("#comparison")
    means = "[...document.querySelectorAll('#comparison tbody tr')].map((row) => +row.cells[1].dataset.v)"
    before = page.evaluate(means)
    table.locator("th button").nth(1).click()
    assert page.evaluate(means) == sorted(before, reverse=True) != before
    table.locator("th button").nth(1).click()
    assert page.evaluate(means) == sorted(before)
    with page.expect_download() as saved:
        page.locator("#s-comparison .csv").click()
    assert saved.value.suggested_filename == "comparison.csv"
    rows = list(csv.DictReader(saved.value.path().read_text(encoding="utf-8").splitlines()))
    written = list(csv.DictReader((report.parent / "csv" / "comparison.csv").read_text(encoding="utf-8").splitlines()))
    assert sorted(row["name"] for row in rows) == sorted(row["name"] for row in written)
    assert rows[0].keys() == written[0].keys()
    page.close()
