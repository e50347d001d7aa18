"""The map on a phone, under real fingers: pinching and a double tap."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, expect
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
    tap_twice(fingers, (x, y))
    until(visitor, f"Math.abs(scale - {framed}) < 0.01")  # back to the epoch
    tap_twice(fingers, (x, y))
    until(visitor, "scale === 1")
    tap_twice(fingers, choosable(visitor))
    until(visitor, f"Math.abs(scale - {framed}) < 0.01")
    visitor.page.wait_for_timeout(400)  # longer than a tap waits for a second one
    assert visitor.page.locator(ASKED).inner_text() == question, "no gesture chooses a territory"
    x, y = choosable(visitor)
    touch(fingers, "touchStart", [(x, y)])
    touch(fingers, "touchEnd", [])
    expect(visitor.page.locator(ASKED)).not_to_have_text(question, use_inner_text=True)


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


def tap_twice(fingers: CDPSession, point: Point) -> None:
    for _ in range(2):
        touch(fingers, "touchStart", [point])
        touch(fingers, "touchEnd", [])


def touch(fingers: CDPSession, kind: str, points: list[Point]) -> None:
    """What the fingers on the screen do now."""
    touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
    fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
