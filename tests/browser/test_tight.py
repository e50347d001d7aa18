"""Where it is tight nothing is cut off, covered or run over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.test_replay import CORPUS, bring
from tests.browser.visitor import DESKTOP, END, PHONE, TABLET

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

COVERED = """(button) => {
    const box = button.getBoundingClientRect();
    const corners = [box.left + 4, box.right - 4].flatMap((x) => [box.top + 4, box.bottom - 4].map((y) => [x, y]));
    return corners.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
}"""


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


def test_on_a_phone_the_way_back_from_a_clue_is_seen(visit: Visit) -> None:
    visitor = visit(lang="de", size=PHONE)
    visitor.sit_down("seventh", 4)
    clue = visitor.page.locator("[data-part=clue-mode]")
    while visitor.wait() and not clue.count():
        visitor.choose()
    clue.click()
    back = visitor.button("Zurück")
    assert not back.evaluate(COVERED)
    back.click()
    expect(clue).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_on_a_phone_the_end_stands_below_the_table(visit: Visit, lang: str) -> None:
    """Who won and how, with the way to the result: where the question was, so that it covers nobody."""
    visitor = visit(lang=lang, size=PHONE)
    visitor.sit_down("seventh", 3, values="4")
    visitor.play_to_the_end()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".question .words strong")).not_to_be_empty()
    expect(visitor.page.locator(".board .banner")).to_have_count(0)
    result = visitor.page.locator(".question .button.main")
    assert not result.evaluate(COVERED)
    result.click()
    expect(visitor.page.locator(END)).to_be_visible()
