"""The table fits the screen, large and small, in the language with the longest words; the keyboard is enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, END, PHONE, Visitor

OUTSIDE = """() => [...document.querySelectorAll('.board button:enabled, .prompt button:enabled')]
    .filter((button) => {
        const box = button.getBoundingClientRect();
        const inside = box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
        return box.width > 0 && !inside;
    })
    .map((button) => button.textContent.trim())"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "players"), [("seventh", 5), ("world", 5)])
def test_nothing_has_to_be_scrolled(visit: Visit, game: str, players: int, size: tuple[int, int]) -> None:
    visitor = visit(lang="de", size=size)
    visitor.sit_down(game, players)
    for _ in range(12):
        if not visitor.wait():
            break
        assert visitor.fits()
        visitor.choose()


@pytest.mark.parametrize(("game", "players"), [("seventh", 4), ("world", 3)])
def test_on_a_phone_every_choice_can_be_reached(visit: Visit, game: str, players: int) -> None:
    visitor = visit(size=PHONE)
    visitor.sit_down(game, players)
    for _ in range(8):
        if not visitor.wait():
            break
        assert visitor.page.evaluate(OUTSIDE) == []
        visitor.choose()


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    press_until(visitor, "Play now")
    press_until(visitor, "Begin")
    page = visitor.page
    page.wait_for_selector(".frame")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    press_until(visitor, "instant", key="Space")
    page.keyboard.press("Escape")
    for _ in range(400):
        if not visitor.wait():
            break
        page.keyboard.press("1")  # opens the list at the first move …
        try:
            page.wait_for_selector("dialog ol", timeout=1000)
        except Exception:  # noqa: BLE001  # a move was still on its way
            continue
        page.keyboard.press("Enter")  # … and this makes it
        visitor.settle()
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_a_move_would_change_moves_nothing_else(visit: Visit, size: tuple[int, int]) -> None:
    """A table that makes room for the forecast slips away under the pointer, and the forecast with it: it flickers."""
    visitor = visit(size=size)
    visitor.sit_down("world", 5)
    assert visitor.wait()
    question = visitor.page.locator(".question").first
    before = question.bounding_box()
    for plate in visitor.page.locator(".plate.lit").all():
        plate.hover()
        expect(visitor.page.locator(".forecast")).to_be_visible()
        assert question.bounding_box() == before
