"""axe finds nothing serious, on any main screen, by day and by night."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError
from tests.browser.conftest import Visit
from tests.browser.visitor import SOON, Visitor
from tests.patience import patiently

SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]
SERIOUS = {"serious", "critical"}


def faults(visitor: Visitor) -> list[str]:
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize(
    "path",
    [
        "",
        "#new/bots",
        "#new/friends",
        "#new/device",
        "#credits",
        "#rules/world",
        "#daily",
        "#ratings",
        "#learn",
        "#box/world",
    ],
)
def test_pages(visit: Visit, path: str) -> None:
    visitor = visit()
    visitor.go(path)
    for scheme in SCHEMES:
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.page.reload()  # else colours would still be fading
        visitor.page.wait_for_selector(f":root[data-theme={scheme}] main :is(.doors svg, form, h1 + p, .book li)")
        assert lasting_faults(visitor) == [], scheme


def lasting_faults(visitor: Visitor) -> list[str]:
    """What is still wrong after a second look: colours that come with a part of the page may arrive a frame later."""
    return faults(visitor) and faults(visitor)


def open_dialog(visitor: Visitor, key: str) -> None:
    """Press a key, and again if nothing comes; once the dialog is open, the key does nothing."""
    for _ in patiently():
        visitor.page.keyboard.press(key)
        with suppress(TimeoutError):
            visitor.page.get_by_role("dialog").wait_for(timeout=SOON)
            return


def play_a_little(visitor: Visitor, game: str) -> None:
    """A table at which one is asked after some moves; few games are over sooner."""
    for _ in patiently():
        visitor.sit_down(game, 3)
        if visitor.play_on(5) == 5 and visitor.wait():
            return


@pytest.mark.parametrize(("game", "scheme"), [("seventh", "dark"), ("world", "light")])
def test_tables(visit: Visit, game: str, scheme: str) -> None:
    visitor = visit(scheme=scheme)
    play_a_little(visitor, game)
    assert faults(visitor) == []
    for key in "mst?":
        open_dialog(visitor, key)
        assert faults(visitor) == [], f"dialog of the key {key}"
        visitor.page.keyboard.press("Escape")
        visitor.page.get_by_role("dialog").wait_for(state="detached")
