"""Around the game: take-back and its limit, hints, rules, settings, standing orders, one device for all."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import TimeoutError, expect
from tests.browser.conftest import Visit
from tests.browser.visitor import ASKED, Visitor
from tests.patience import patiently

SOON = 2000
"""Milliseconds for what is there already, unless it has gone in between."""

LARGE = 600
"""Milliseconds after which a card that is pointed at is shown large."""


def test_taking_back_and_its_limit(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("world", 2)
    undo = visitor.page.locator(".tools .button", has_text="Take back")
    taken_back = stopped = False
    for _ in range(60):
        assert visitor.wait()
        question, log = visitor.page.locator(ASKED).inner_text(), visitor.log()
        visitor.choose()
        if not visitor.wait():
            break
        if undo.get_attribute("aria-disabled") == "false" and not taken_back:
            undo.click()
            expect(visitor.page.locator(ASKED)).to_have_text(question, use_inner_text=True)
            assert visitor.log() == log
            taken_back = True
        elif undo.get_attribute("aria-disabled") == "true" and not stopped:
            undo.click(force=True)  # it looks disabled, and says why
            reason = visitor.page.locator(".tools .why").inner_text()
            assert reason.endswith(".")
            stopped = "cannot be taken back" in reason
        if taken_back and stopped:
            return
    raise AssertionError(f"taken back: {taken_back}, stopped: {stopped}")


def test_a_hint_can_be_played(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("seventh", 3)
    assert visitor.wait()
    before = len(visitor.log())
    visitor.page.keyboard.press("h")
    hint = visitor.page.get_by_role("region", name="Hint")
    hint.get_by_role("button").first.click()
    expect(hint).to_have_count(0)
    visitor.wait()
    assert len(visitor.log()) > before


def test_the_rule_behind_the_question(visit: Visit) -> None:
    visitor = visit(lang="de")
    visitor.sit_down("seventh", 3)
    assert visitor.wait()
    number = visitor.page.locator(f"{ASKED} .rule span").inner_text()
    visitor.page.keyboard.press("?")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text(number)
    expect(dialog.locator(".markdown")).not_to_be_empty()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_language_changes_at_any_moment(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("world", 2)
    assert visitor.wait()
    visitor.shows("What happened")
    visitor.page.get_by_label("Language").select_option("de")
    visitor.shows("Was geschah")
    visitor.page.get_by_label("Sprache").select_option("fr")
    visitor.shows("Ce qui s’est passé")
    visitor.page.reload()
    visitor.shows("Ce qui s’est passé")


def test_a_card_that_comes_under_a_resting_mouse_is_not_shown_large(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("world", 4)
    page = visitor.page
    visitor.wait()
    card = page.locator(".hand .slot").first
    box = card.bounding_box()
    assert box is not None
    visitor.open_lobby()
    page.locator("input[value=world]").dispatch_event("click")
    page.mouse.move(box["x"] + 50, box["y"] + 60)
    page.locator(".begin button").dispatch_event("click")
    card.wait_for()
    page.wait_for_timeout(LARGE)
    expect(page.locator(".detail")).to_have_count(0)
    page.mouse.move(box["x"] + 52, box["y"] + 62)
    expect(page.locator(".detail")).to_be_visible()


def test_a_log_line_marks_what_it_was_about(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("seventh", 3)
    visitor.play_on(2)
    visitor.page.locator(".side .line").last.click()
    expect(visitor.page.locator(".board .lit").first).to_be_visible()


def test_what_one_wants_to_be_asked_is_one_line_and_one_tap(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("seventh", 3)
    chips = visitor.page.get_by_role("group", name="When to ask me about powers")
    expect(chips.get_by_role("radio", name="when it matters")).to_be_checked()
    chips.get_by_role("radio", name="every time").check()
    visitor.page.reload()
    expect(chips.get_by_role("radio", name="every time")).to_be_checked()


COUNT_QUESTIONS = """
window.questions = 0;
let before = "";
new MutationObserver(() => {
  const now = document.querySelector(".words.mine")?.innerText ?? "";
  if (now && now !== before) window.questions += 1;
  before = now;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def test_a_question_that_a_standing_order_answers_is_not_shown(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(COUNT_QUESTIONS)
    visitor.sit_down("seventh", 3)
    made = 0
    while made < 8 and visitor.wait():
        made += visitor.choose()
    visitor.wait()
    assert 0 < visitor.page.evaluate("window.questions") <= made + 1  # the one that is open has no answer yet


def test_two_people_at_one_device(visit: Visit) -> None:
    visitor = visit()
    visitor.open_lobby("device")
    visitor.page.locator(".row input[value='3']").check(force=True)
    for number, name in enumerate(("Nora", "Iris", "Bruno")):
        visitor.page.get_by_label(f"Name of player {number + 1}").fill(name)
    visitor.page.locator("input[value=instant]").check(force=True)
    visitor.page.locator(".begin button").click()
    seen = set()
    for _ in range(12):
        seen.add(pass_on(visitor))
    assert len(seen) > 1


def pass_on(visitor: Visitor) -> str:
    """Lift the curtain if it is down, and make a move; who it was.

    Whatever is seen here may have gone a moment later: a standing order answers, and somebody else has the screen.
    """
    page = visitor.page
    for _ in patiently():
        with suppress(TimeoutError):
            page.wait_for_selector(".curtain, .words.mine", timeout=SOON)
            if page.locator(".curtain").count():
                assert page.locator(".prompt .card").count() == 0, "a hand is on the screen behind the curtain"
                page.locator(".curtain button").click(timeout=SOON)
                page.wait_for_selector(".curtain", state="detached", timeout=SOON)
            page.wait_for_selector(".words.mine, [data-part=seen]", timeout=SOON)
            if page.locator("[data-part=seen]").count():  # what a look has shown
                page.locator("[data-part=seen]").click(timeout=SOON)
                continue
            name = page.locator(f"{ASKED} svg").first.get_attribute("aria-label", timeout=SOON)
            if visitor.choose():
                return str(name)
    raise AssertionError
