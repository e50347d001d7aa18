"""The map on a phone, under real fingers: pinching and a double tap."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession
from tests.browser.conftest import Visit
from tests.browser.visitor import ASKED, PHONE, Visitor

Point = tuple[float, float]


def test_pinching_and_a_double_tap_on_the_map(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.sit_down("world", 2)
    assert visitor.wait()
    fingers = visitor.context.new_cdp_session(visitor.page)
    question, framed = visitor.page.locator(ASKED).inner_text(), scale(visitor)
    assert framed > 1.2, "the lands of the epoch fill the window, not two oceans"
    x, y = middle(visitor)
    pinch(fingers, [[(x - gap, y), (x + gap, y)] for gap in (30, 45, 60, 80)])
    until(visitor, f"scale > {1.5 * framed}")
    pinch(fingers, [[(x - gap, y), (x + gap, y)] for gap in (90, 60, 30, 10)])
    until(visitor, "scale === 1")  # never smaller than the whole world
    tap_twice(visitor, (x, y))
    until(visitor, f"Math.abs(scale - {framed}) < 0.01")  # back to the epoch
    tap_twice(visitor, (x, y))
    until(visitor, "scale === 1")
    tap_twice(visitor, choosable(visitor))
    until(visitor, f"Math.abs(scale - {framed}) < 0.01")
    visitor.page.wait_for_timeout(400)  # longer than a tap waits for a second one
    assert visitor.page.locator(ASKED).inner_text() == question, "no gesture chooses a territory"
    visitor.page.evaluate(
        """asked => new MutationObserver(() => { window.answered = true; })
          .observe(document.querySelector(asked), { subtree: true, childList: true, characterData: true })""",
        ASKED,
    )
    x, y = choosable(visitor)
    touch(fingers, "touchStart", [(x, y)])
    touch(fingers, "touchEnd", [])
    visitor.page.wait_for_function("() => window.answered")  # the same question may come again at once


def choosable(visitor: Visitor) -> Point:
    """A point of the map where a tap would choose a territory."""
    x, y = visitor.page.evaluate(
        """() => {
          const box = document.querySelector(".scene").getBoundingClientRect();
          for (let y = box.top + 20; y < box.bottom - 20; y += 4)
            for (let x = box.left + 20; x < box.right - 20; x += 4)
              if (document.elementFromPoint(x, y)?.closest(".land.lit")) return [x, y];
        }"""
    )
    return x, y


def scale(visitor: Visitor) -> float:
    """How large the map is drawn; 1 shows all of it."""
    style = str(visitor.page.locator(".sheet").get_attribute("style"))
    found = re.search(r"scale\((.*?)\)", style)
    assert found, style
    return float(found[1])


def until(visitor: Visitor, condition: str) -> None:
    """Wait for the map to be drawn so large."""
    visitor.page.wait_for_function(
        "() => { const scale = +document.querySelector('.sheet').style.transform.match(/scale\\((.*?)\\)/)[1];"
        f"return {condition}; }}"
    )


def middle(visitor: Visitor) -> Point:
    """Of the window onto the map."""
    box = visitor.page.locator(".scene").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pinch(fingers: CDPSession, way: list[list[Point]]) -> None:
    """Two fingers along a way."""
    for step, points in enumerate(way):
        touch(fingers, "touchMove" if step else "touchStart", points)
    touch(fingers, "touchEnd", [])


def tap_twice(visitor: Visitor, point: Point) -> None:
    """Both taps in the page itself: a busy machine might take too long between two real ones."""
    visitor.page.evaluate(
        """([x, y]) => {
          const at = { bubbles: true, cancelable: true, pointerType: "touch", pointerId: 7, clientX: x, clientY: y };
          const touched = document.elementFromPoint(x, y);
          for (const kind of ["pointerdown", "pointerup", "click", "pointerdown", "pointerup", "click"])
            touched.dispatchEvent(new PointerEvent(kind, at));
        }""",
        list(point),
    )


def touch(fingers: CDPSession, kind: str, points: list[Point]) -> None:
    """What the fingers on the screen do now."""
    touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
    fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
