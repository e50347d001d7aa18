"""What helps to remember and to deduce at a table of Seventh Hero: the panel of what can be, and one's own notes."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit

PANEL = re.compile("It can be|No hero is wandering")
NOTE = "Iris keeps fives"


def test_notes_stay_and_the_panel_can_be_switched_off(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("seventh", 3)
    page = visitor.page
    expect(page.get_by_text(PANEL).first).to_be_visible()
    page.locator("summary", has_text="My notes").click()
    page.get_by_label("My notes").fill(NOTE)
    page.get_by_label("My notes").blur()
    visitor.button("Table").click()
    page.get_by_role("group", name="Memory aids").get_by_role("radio", name="off").check()
    page.keyboard.press("Escape")
    expect(page.get_by_text(PANEL)).to_have_count(0)
    page.reload()
    page.locator("summary", has_text="My notes").click()
    expect(page.get_by_label("My notes")).to_have_value(NOTE)
