"""Where it is tight nothing is cut off, covered or run over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.test_replay import CORPUS, bring
from tests.browser.visitor import DESKTOP, TABLET

NAMES_OVER_PICTURES = """() => [...document.querySelectorAll('.card:not(.used)')]
    .filter((card) => {
        const [name, picture] = [card.querySelector('.name'), card.querySelector('.picture')];
        return name?.checkVisibility() && name.getBoundingClientRect().bottom > picture.getBoundingClientRect().top + 1;
    })
    .map((card) => card.textContent)"""
CARDS_UNDER_RACKS = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
    const [box, rack] = [seat.getBoundingClientRect(), seat.querySelector('.rack').getBoundingClientRect()];
    return [...seat.querySelectorAll('.hand.open i')]
        .map((card) => card.getBoundingClientRect())
        .filter((card) => card.right > box.right || (card.right > rack.left && card.bottom > rack.top + 1))
        .map(() => seat.ariaLabel);
})"""


def test_long_names_stay_above_their_pictures(visit: Visit) -> None:
    visitor = visit(lang="fr")
    visitor.go("#gallery/seventh")
    expect(visitor.page.locator(".card").first).to_be_visible()
    assert visitor.page.evaluate(NAMES_OVER_PICTURES) == []


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_nine_cards_in_hand_are_all_seen_in_a_replay(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    table = bring(visitor, CORPUS / "seventh" / "iello-4-3.hall")
    visitor.go(f"#replay/{table}/51/all")
    expect(visitor.page.locator("[data-spot=hand-1] i")).to_have_count(9)
    assert visitor.page.evaluate(CARDS_UNDER_RACKS) == []
