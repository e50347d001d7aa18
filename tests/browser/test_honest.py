"""A finished game checked as a whole in the end screen; one just played is checked in `test_whole_games.py`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit
from tests.browser.visitor import END, Visitor
from tests.server.hosting import Host

from herohall.core.record import Record

CORPUS = Path(__file__).parents[1] / "corpus" / "seventh"
RECORD = Record.load(CORPUS / "iello-3-0.hall")
OTHER = Record.load(CORPUS / "iello-3-1.hall")


def come_back(visitor: Visitor, host: Host, kept: str | None) -> None:
    """To the end of the recorded game, with this hash kept since its start; without one as one who never sat there."""
    table = host.post("records", {"record": RECORD.to_text()}).json()["table"]
    place = {"table": table, "token": None, "invite": "", "game": "seventh", "since": 0, "over": True, "hash": kept}
    visitor.go()
    places = json.dumps([place] if kept else [])
    visitor.page.evaluate("places => localStorage.setItem('herohall-places', places)", places)
    visitor.go(f"#table/{table}")
    expect(visitor.page.locator(END)).to_be_visible()


def check(visitor: Visitor) -> None:
    visitor.button("Check the whole game").click()


def test_every_move_is_played_again(visit: Visit, host: Host) -> None:
    visitor = visit()
    come_back(visitor, host, RECORD.seed_hash)
    check(visitor)
    visitor.shows(f"{len(RECORD.effective())} moves were played again from the seed")
    first = RECORD.seats[int(RECORD.result[0])].name
    visitor.shows(f"lead to this result: 1. {first}")
    visitor.shows("has the fingerprint that this browser has kept since the start")


def test_guests_in_ones_own_network_have_the_deal_checked_too(visit: Visit, host: Host) -> None:
    visitor = visit()
    # As on every address that browsers do not call secure.
    visitor.context.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
    come_back(visitor, host, RECORD.seed_hash)
    visitor.shows("The deal was honest")


@pytest.mark.parametrize(
    ("forge", "says"),
    [
        (lambda text: text.replace("\nseed: ", "\nseed: f"), "“seed”"),
        (lambda text: text.replace("\nsalt: ", "\nsalt: ff"), "the seed does not match its hash"),
        (lambda text: text.replace("\nresult: ", "\nresult: 2 > "), "but the moves lead to"),
        (lambda text: OTHER.to_text(), f"Its fingerprint is {OTHER.seed_hash}, but"),
    ],
)
def test_a_record_that_was_changed_is_refused(visit: Visit, host: Host, forge: Callable[[str], str], says: str) -> None:
    def answer(route: Route) -> None:
        route.fulfill(body=forge(RECORD.to_text()), content_type="text/plain")

    visitor = visit()
    come_back(visitor, host, RECORD.seed_hash)
    visitor.page.route("**/api/tables/*/record", answer)
    check(visitor)
    visitor.shows("The record of this game does not match!")
    visitor.shows(says)


def test_another_deal_than_the_one_that_was_promised(visit: Visit, host: Host) -> None:
    visitor = visit()
    come_back(visitor, host, OTHER.seed_hash)
    visitor.shows("The seed does not match the fingerprint shown at the start!")
    check(visitor)
    visitor.shows(f"Its fingerprint is {RECORD.seed_hash}, but")
    visitor.shows(f"this browser has kept {OTHER.seed_hash}.")


def test_one_who_kept_nothing_is_told_so(visit: Visit, host: Host) -> None:
    visitor = visit()
    come_back(visitor, host, None)
    check(visitor)
    visitor.shows("This browser has kept no fingerprint from the start")
