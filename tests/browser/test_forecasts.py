"""What a move would bring: the page shows the figures the engine sent, and works out none itself."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket, expect
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


class Overheard:
    """The last view a visitor was sent."""

    def __init__(self, visitor: Visitor) -> None:
        self.view: dict[str, Any] = {}
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._note)

    def _note(self, frame: str | bytes) -> None:
        self.view = json.loads(frame).get("view") or self.view

    @property
    def forecasts(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["decision"].get("forecasts", {})
        return found


def test_a_territory_pointed_at_shows_who_would_be_paid_what(visit: Visit) -> None:
    visitor = visit()
    overheard = Overheard(visitor)
    visitor.sit_down("world", 4)
    assert visitor.wait()
    page = visitor.page
    lit = [plate.get_attribute("data-territory") for plate in page.locator(".plate.lit").all()]
    assert lit
    for name in lit:
        (foretold,) = overheard.forecasts[f"settle {name}"]["territories"]
        shown = foretold["population"] if not foretold["discoveries"] else None
        wanted = [str(shown[one["seat"]] if shown else one["points"]) for one in foretold["standings"]]
        page.locator(f".plate[data-territory={name}]").hover()
        expect(page.locator(".forecast .seat > b")).to_have_text(wanted)


def test_a_choice_pointed_at_marks_the_parties(visit: Visit) -> None:
    visitor = visit()
    overheard = Overheard(visitor)
    visitor.sit_down("seventh", 4)
    page, seen = visitor.page, 0
    while seen < 3 and visitor.wait():
        for word, forecast in overheard.forecasts.items():
            button = page.locator(f"[data-move='{word}']").first
            if button.count():
                button.hover()
                # A place shows one mark: that a 4 is used, say, and not that another 4 would double it.
                first = {(one["seat"], one["value"]): one["mark"] for one in reversed(forecast["marks"])}
                for (seat, value), mark in first.items():
                    place = page.locator(f"[data-spot=place-{seat}-{value}]")
                    expect(place.locator(f".mark.{mark}")).to_be_attached()
                expect(page.locator(".mark")).to_have_count(len(first))
                seen += 1
                page.mouse.move(2, 2)
        visitor.choose()
        visitor.settle()
    assert seen >= 3


def test_an_attack_in_the_list_of_choices_says_what_each_face_of_the_die_would_do(visit: Visit) -> None:
    visitor = visit()
    overheard = Overheard(visitor)
    visitor.sit_down("world", 4)
    while not visitor.wait() or overheard.view["decision"]["kind"] != "attack":
        if visitor.over:
            visitor.sit_down("world", 4)  # nobody stood where there was somebody to attack
        else:
            visitor.choose()
    for number, word in enumerate(overheard.view["decision"]["moves"]):
        odds = overheard.forecasts.get(word, {}).get("attack", {}).get("odds", [])
        counts = [one for face in odds for one in face["changes"] if face["count"]]
        faces = visitor.choices().nth(number).locator(".face")
        expect(faces).to_have_count(len(odds))
        expect(faces.locator("b")).to_have_count(len(counts))


def test_lines_of_the_log_name_the_rule_the_engine_gave_them(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("seventh", 3)
    visitor.wait()
    expect(visitor.page.locator("button.rule", has_text="S2.1").first).to_be_attached()
