"""The keyboard is enough."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.visitor import END, Visitor

MOVES = 15
"""After so many one has met every kind of question; those that follow are the same."""


def test_a_game_with_the_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    press_until(visitor, "Play")
    page = visitor.page
    page.wait_for_selector(".frame")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    press_until(visitor, "instant", key="Space")
    page.keyboard.press("Escape")
    made = 0
    while made < MOVES and visitor.wait():
        page.keyboard.press("1")  # opens the list at the first move …
        try:
            page.wait_for_selector("dialog ol", timeout=1000)
        except Exception:  # noqa: BLE001  # a move was still on its way
            continue
        page.keyboard.press("Enter")  # … and this makes it
        visitor.settle()
        made += 1
    if not visitor.over:
        page.keyboard.press("t")
        press_until(visitor, "Concede")
        press_until(visitor, "Really concede?")  # a bot plays on to the end
    expect(page.locator(END)).to_be_visible()


def press_until(visitor: Visitor, name: str, key: str = "Enter") -> None:
    """Go on with Tab and the arrows until something of this name has the focus, then press it."""
    focus = "() => document.activeElement.closest('label, a, button')?.textContent.trim() ?? ''"
    for step in range(80):
        if str(visitor.page.evaluate(focus)).startswith(name):
            visitor.page.keyboard.press(key)
            return
        visitor.page.keyboard.press("ArrowRight" if key == "Space" and step % 2 else "Tab")
    raise AssertionError(f"the keyboard does not reach “{name}”")
