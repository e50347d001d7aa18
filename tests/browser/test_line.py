"""The line breaks, the page is reloaded, the server dies: nothing is lost, nothing happens twice."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.visitor import ASKED
from tests.server.hosting import Host


def test_a_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("world", 2)
    visitor.play_on(4)
    assert visitor.wait()
    question = visitor.page.locator(ASKED).inner_text()
    log = visitor.log()
    visitor.page.reload()
    assert visitor.wait()
    assert visitor.page.locator(ASKED).inner_text() == question
    assert visitor.log() == log
    visitor.play_on(2)


def test_the_server_dies_in_the_middle_of_a_turn(visit: Visit, tmp_path: Path) -> None:
    host = Host(tmp_path / "data")
    visitor = visit(host)
    visitor.sit_down("seventh", 3)
    visitor.play_on(2)
    assert visitor.wait()
    before = visitor.log()
    host.kill()
    visitor.shows("Connection lost")
    host.start()
    expect(visitor.page.locator(".lost")).to_have_count(0)
    assert visitor.log() == before
    visitor.play_on(3)
    assert len(visitor.log()) > len(before)
    visitor.leave()
    host.stop()


def test_a_move_whose_answer_is_lost_is_made_once(visit: Visit) -> None:
    visitor = visit()
    sent: list[str] = []
    cut = {"next": False}

    def carry(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_server(message: str | bytes) -> None:
            server_side.send(message)
            said = json.loads(message)
            if said["type"] == "act":
                sent.append(said["id"])
                if cut["next"]:
                    cut["next"] = False
                    page_side.close()  # the move is on its way, its answer will not come

        page_side.on_message(to_server)

    visitor.page.route_web_socket("**/live", carry)
    visitor.sit_down("seventh", 3)
    assert visitor.wait()
    cut["next"] = True
    visitor.choose(0)
    assert visitor.wait()
    visitor.play_on(1)
    assert sent.count(sent[0]) == 2, "the move was not sent again"
    moves = [line for line in visitor.log() if "Player 1" in line]
    assert len(moves) == len(set(moves)) or len(sent) > 2
