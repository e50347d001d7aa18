"""Pass the device: while the curtain is down nothing secret is in the page, its storage or what came over the line.

Heroes of the World, because every card is one of a kind: a hero in a hand can be looked for by id and by name.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.hosting import Host


class Listener:
    """Every frame the page has received."""

    def __init__(self, visitor: Visitor) -> None:
        self.frames: list[str] = []
        self.hands: dict[int, set[str]] = {}
        """The heroes each seat was shown in its own hand and nobody else may know."""
        self.viewer = -1
        """Whose hand was shown last."""
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._note)

    def _note(self, text: str | bytes) -> None:
        frame = json.loads(text)
        self.frames.append(str(text))
        view: dict[str, Any] = frame.get("view") or {}
        if view.get("hand"):
            seat = self.viewer = view["viewer"]
            self.hands[seat] = set(view["hand"]) - set(view["seats"][seat]["known"])

    def since_lowered(self) -> list[str]:
        """The frames since the server last showed nobody's hand."""
        lowered = [
            at
            for at, frame in enumerate(map(json.loads, self.frames))
            if frame["type"] == "welcome" and frame["viewer"] is None
        ]
        return self.frames[lowered[-1] :]


def everything_in(visitor: Visitor) -> str:
    """The page as text: elements, attributes, what fields hold, both storages."""
    return str(
        visitor.page.evaluate(
            """() => [
                document.documentElement.outerHTML,
                ...[...document.querySelectorAll("input, textarea, select")].map((field) => field.value),
                JSON.stringify(localStorage),
                JSON.stringify(sessionStorage),
            ].join("\\n")"""
        )
    )


def test_nothing_secret_is_in_the_page_while_the_curtain_is_down(visit: Visit, host: Host) -> None:
    visitor = visit()
    listener = Listener(visitor)
    visitor.open_lobby("device")
    visitor.page.locator("input[value=world]").check(force=True)
    visitor.page.locator(".row input[value='2']").check(force=True)
    visitor.page.locator("input[value=instant]").check(force=True)
    visitor.page.locator(".begin button").click()
    heroes = next(one for one in host.get("games").json()["games"] if one["name"] == "world")["facts"]["heroes"]
    names = {hero: facts["name"]["en"] for hero, facts in heroes.items()}
    seen_down, seen_up, told = 0, 0, 0
    for _ in range(10):
        visitor.page.wait_for_selector(".curtain, .words.mine")
        if visitor.page.locator(".curtain").count():
            visitor.page.wait_for_function("() => document.querySelector('.frame') === null")
            visitor.page.wait_for_timeout(250)  # the answer to `lower` is there
            text, frames = everything_in(visitor), "\n".join(listener.since_lowered())
            secrets = set().union(*listener.hands.values()) if listener.hands else set()
            seen_down += len(secrets)
            assert not [hero for hero in secrets if f'"{hero}"' in frames or f'"{hero}"' in text or names[hero] in text]
            visitor.page.locator(".curtain button").click()
            visitor.page.wait_for_selector(".curtain", state="detached")
        visitor.page.wait_for_selector(".words.mine")
        told += sum(1 for frame in map(json.loads, listener.since_lowered()) if frame.get("story"))
        # The same search finds them once the curtain is up: it can fail.
        text = everything_in(visitor)
        seen_up += sum(1 for hero in listener.hands[listener.viewer] if names[hero] in text)
        visitor.choose()
    assert seen_down
    assert seen_up
    assert told, "what the others did was told when the curtain was lifted"
