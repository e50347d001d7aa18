"""What helps to remember and to deduce at a table of Seventh Hero: what the hero can be, and one's own notes."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit

COUNTS = ".chips i"
"""How many cards of each value are unseen, beside the hero."""
NOTE = "Iris keeps fives"


def test_notes_stay_and_what_the_hero_can_be_is_no_longer_worked_out(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("seventh", 3)
    page = visitor.page
    while not page.locator(COUNTS).count():
        if visitor.wait():
            visitor.choose()
            visitor.settle()
        else:  # a whole game may pass without an unseen hero in front of this person
            visitor.sit_down("seventh", 3)
    page.locator("summary", has_text="My notes").click()
    page.get_by_label("My notes").fill(NOTE)
    page.get_by_label("My notes").blur()
    visitor.button("Table").click()
    page.get_by_role("group", name="Memory aids").get_by_role("radio", name="off").check()
    page.keyboard.press("Escape")
    expect(page.locator(COUNTS)).to_have_count(0)
    page.reload()
    page.locator("summary", has_text="My notes").click()
    expect(page.get_by_label("My notes")).to_have_value(NOTE)
