"""The lessons in the page, as a newcomer does them: by clicking where the coach points, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.test_accessible import faults
from tests.browser.visitor import PHONE, Visitor
from tests.patience import patiently

from herohall.hall.lessons import lesson

AT = "() => Number(document.querySelector('progress').value)"


def begin(visitor: Visitor, game: str) -> None:
    visitor.go(f"#learn/{game}")
    visitor.page.wait_for_selector(".coach")


def clear(visitor: Visitor) -> None:
    """Click away a scoring or a battle that lies over the map."""
    while visitor.page.locator("button.moment").count():
        visitor.page.locator("button.moment").first.click()
        visitor.page.wait_for_timeout(100)


def click_where_the_coach_points(visitor: Visitor, step: int) -> None:
    """One ring after the other, as a move may take several clicks, until the lesson goes on."""
    for _ in patiently():
        visitor.page.wait_for_selector(".ring")
        for index in range(visitor.page.locator(".ring").count()):
            ring = visitor.page.locator(".ring").nth(index)
            box = ring.bounding_box() if ring.count() else None
            if box is not None:
                visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                visitor.page.wait_for_timeout(60)
            if visitor.page.evaluate(AT) != step:
                return


@pytest.mark.parametrize("game", ["seventh", "world"])
def test_by_clicking_where_the_coach_points(visit: Visit, game: str) -> None:
    visitor = visit()
    begin(visitor, game)
    steps = lesson(game).steps
    for number, step in enumerate(steps, start=1):
        visitor.page.wait_for_function(f"document.querySelector('progress').value === {number}")
        clear(visitor)
        if step.move is not None:
            click_where_the_coach_points(visitor, number)
        elif number < len(steps):
            visitor.button("Next").click()
    expect(visitor.page.locator(".after")).to_be_visible()
    assert faults(visitor) == []


@pytest.mark.parametrize("lang", ["fr", "de"])  # in English it is done by clicking, above
@pytest.mark.parametrize("game", ["seventh", "world"])
def test_in_other_languages_on_a_phone(visit: Visit, game: str, lang: str) -> None:
    visitor = visit(lang=lang, size=PHONE)
    begin(visitor, game)
    for _ in lesson(game).steps[1:]:
        words = visitor.page.locator(".coach .said").inner_text()
        assert "{" not in words
        assert visitor.fits(), words
        visitor.page.locator(".coach .on").click()
    expect(visitor.page.locator(".after")).to_be_visible()


def test_a_lesson_is_left_and_continued(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.locator("a[href='#learn']").click()
    visitor.page.locator("main a[href='#learn/seventh']").click()
    visitor.button("Next").click()
    visitor.button("Next").click()
    visitor.page.get_by_role("link", name="Leave the lesson").click()
    expect(visitor.page.locator("a[href='#learn/seventh']")).to_have_text("Continue the lesson")
    visitor.page.reload()
    visitor.page.locator("a[href='#learn/seventh']").click()
    visitor.shows("Each turn begins with a card turned up")


def test_the_rulebook_is_searched_and_opened_at_a_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.go("#S4.2")
    expect(visitor.page.locator("#rule-S4\\.2.sought")).to_be_in_viewport()
    visitor.page.get_by_role("searchbox").fill("eliminated pile")
    expect(visitor.page.locator("section.rule").first).to_contain_text("eliminated pile")
    assert visitor.page.locator("section.rule").count() < 10
    visitor.page.get_by_role("searchbox").fill("")
    visitor.page.locator("#rule-S0\\.3 [data-rule=S7]").click()
    expect(visitor.page).to_have_url(f"{visitor.address}/#rules/seventh/S7")


def test_the_gallery_is_filtered_and_sorted(visit: Visit) -> None:
    visitor = visit(lang="fr")
    visitor.go("#gallery/world")
    names = visitor.page.locator(".pieces h2")
    expect(names).to_have_count(76)
    visitor.page.get_by_label("Époque").select_option("ancient")
    expect(names).to_have_count(34)
    visitor.page.get_by_label("Trier").select_option("treasure")
    expect(names.first).to_have_text("Crésus")
    visitor.page.get_by_role("searchbox").fill("cleopatre")
    expect(names).to_have_text(["Cléopâtre"])
    assert faults(visitor) == []
