"""Pictures of every main screen for docs/screenshots, both sizes, by day and by night.

    python -m tests.browser.screenshots [NAME …]     all, or those whose names begin so

Games are played by the page's own hints, so that the tables look as they do in real games.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import TimeoutError
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.chromium import chromium
from tests.patience import patiently
from tests.server.hosting import Host

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SCENE = ".moment button, button.beat"
"""A scene over the table: a scoring or a battle, a clue or a power."""
FRAMES = 6
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def start(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.wait_for_selector(".doors svg")


def lobby(visitor: Visitor) -> None:
    visitor.open_lobby("friends")


def seventh(visitor: Visitor) -> None:
    visitor.sit_down("seventh", 4)
    play_by_hints(visitor, 12)


def world(visitor: Visitor) -> None:
    visitor.sit_down("world", 4)
    play_by_hints(visitor, 30)
    while visitor.page.locator(".moment").count():  # a scoring or a battle covers the map until it is clicked away
        visitor.page.locator(".moment").first.click()
        visitor.page.wait_for_timeout(300)


def invite(visitor: Visitor) -> None:
    visitor.go()
    visitor.button("Invite friends").first.click()
    visitor.page.wait_for_selector(".qr svg")


def end(visitor: Visitor) -> None:
    visitor.sit_down("seventh", 3, values="4")
    play_by_hints(visitor, 200)


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "start": start,
    "lobby": lobby,
    "seventh": seventh,
    "world": world,
    "invite": invite,
    "end": end,
}


def play_by_hints(visitor: Visitor, most: int) -> None:
    """Follow the first hint at every decision, until the game is over or so many were made."""
    page = visitor.page
    page.mouse.move(0, 0)
    for _ in range(most):
        if not visitor.wait():
            return
        for _ in patiently():
            page.keyboard.press("h")
            with suppress(TimeoutError):
                page.wait_for_selector("section.hint li button, dialog .end", timeout=3000)
                break
        if visitor.over:
            return
        page.locator("section.hint li button").first.click()
        page.wait_for_selector("section.hint", state="detached")
        visitor.settle()
    visitor.wait()


def take(visitor: Visitor, name: str) -> None:
    """A picture in few colours, a third of the size."""
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_timeout(700)
    picture = Image.open(BytesIO(visitor.page.screenshot()))
    picture.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def film(visitor: Visitor, game: str) -> None:
    """Six frames of the first scene of a game, evenly over its time, side by side."""
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    visitor.sit_down(game, 4)
    page.evaluate("() => localStorage.setItem('herohall-settings', JSON.stringify({ pace: 'calm', language: 'en' }))")
    page.reload()
    line = visitor.context.new_cdp_session(page)
    seen: list[tuple[float, str]] = []
    begin = 0.0

    def keep(shown: dict[str, Any]) -> None:
        seen.append((shown["metadata"]["timestamp"], shown["data"]))
        line.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})

    line.on("Page.screencastFrame", keep)
    while visitor.wait():
        line.send("Page.startScreencast", {"format": "png"})
        visitor.choose()
        with suppress(TimeoutError):
            page.wait_for_selector(SCENE, timeout=1500)
            begin = seen[-1][0]
            page.wait_for_selector(SCENE, state="detached")
            break
        line.send("Page.stopScreencast")
        seen.clear()
    line.send("Page.stopScreencast")
    strip = Image.new("RGB", (3 * 640, 2 * 360))
    for place in range(FRAMES):
        wanted = begin + (seen[-1][0] - begin) * place / (FRAMES - 1)
        shot = max(frame for frame in seen if frame[0] <= wanted)[1]
        frame = Image.open(BytesIO(b64decode(shot))).resize((640, 360))
        strip.paste(frame, (place % 3 * 640, place // 3 * 360))
    strip.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"scene-{game}.png", optimize=True)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    host = Host(Path(tempfile.mkdtemp()), usual_orders=1)
    with chromium() as browser:
        for game in ("seventh", "world"):
            if not wanted or any(f"scene-{game}".startswith(name) for name in wanted):
                visitor = Visitor(browser, host.address)
                film(visitor, game)
                visitor.leave()
        for screen, show in SCREENS.items():
            if wanted and not any(screen.startswith(name) for name in wanted):
                continue
            for size, pixels in SIZES.items():
                visitor = Visitor(browser, host.address, size=pixels)
                show(visitor)
                for scheme in ("light", "dark"):
                    visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                    take(visitor, f"{screen}-{size}-{scheme}")
                visitor.leave()
    host.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
