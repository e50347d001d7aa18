"""Whole games on every size: nothing has to be scrolled, every choice is on the screen, nothing on the table jumps."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error
from tests.browser.conftest import Visit
from tests.browser.steady import shifts, watch
from tests.browser.visitor import DESKTOP, PHONE, PLAY_SLOWLY, TABLET, Visitor

LARGE = (1920, 1080)
OUTSIDE = """() => [...document.querySelectorAll('.board button:enabled, .prompt button:enabled')]
    .filter((button) => {
        const box = button.getBoundingClientRect();
        const inside = box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
        return box.width > 0 && !inside && !button.closest('.wonders');
    })
    .map((button) => button.textContent.trim())"""
"""Buttons beyond the edges; a long row of wonders may be pushed along."""


@pytest.mark.long  # whole games in `test_whole_games.py` and `test_text.py` watch for shifts, too, without the pointer
@pytest.mark.parametrize(
    ("size", "lang", "scheme"),
    [(DESKTOP, "de", "light"), (TABLET, "fr", "dark"), (PHONE, "en", "light"), (LARGE, "de", "dark")],
)
@pytest.mark.parametrize(("game", "players"), [("seventh", 4), ("world", 3)])
def test_a_whole_game_stands_still(
    visit: Visit, game: str, players: int, size: tuple[int, int], lang: str, scheme: str
) -> None:
    visitor = visit(lang=lang, size=size, scheme=scheme)
    watch(visitor)
    visitor.sit_down(game, players)
    assert visitor.wait()
    shifts(visitor)  # fonts have come by now
    chance = Random(3)
    while visitor.wait():
        assert visitor.fits()
        assert visitor.page.evaluate(OUTSIDE) == []
        point_at_something(visitor, chance)
        visitor.choose()
        assert shifts(visitor) == ""


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(("game", "players"), [("seventh", 3), ("world", 4)])
def test_nothing_moves_when_every_step_is_painted(visit: Visit, game: str, players: int, size: tuple[int, int]) -> None:
    visitor = visit(lang="de", size=size)
    watch(visitor)
    visitor.sit_down(game, players)
    assert visitor.wait()
    shifts(visitor)  # fonts have come by now
    visitor.play_to_the_end(PLAY_SLOWLY)
    assert shifts(visitor) == ""


CUT = "reason => reason.scrollHeight > reason.clientHeight + 6 || reason.scrollWidth > reason.clientWidth"
"""Letters reach a little over their lines."""


@pytest.mark.parametrize(("game", "size"), [("seventh", DESKTOP), ("world", DESKTOP), ("world", PHONE)])
def test_a_hint_moves_nothing_and_says_its_whole_reason(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(lang="de", size=size)
    watch(visitor)
    visitor.sit_down(game, 4)
    for _ in range(3):
        assert visitor.wait()
        shifts(visitor)
        hint = visitor.hint()
        assert shifts(visitor) == ""
        assert not visitor.page.locator("section.hint p").evaluate(CUT)
        hint.click()
        visitor.settle()


def point_at_something(visitor: Visitor, chance: Random) -> None:
    """Rest the pointer on one of the choices, as people do before they decide."""
    lit = visitor.page.locator(".board .lit, .prompt .lit")
    if count := lit.count():
        with suppress(Error):  # it may be gone meanwhile
            lit.nth(chance.randrange(count)).hover(force=True, timeout=1000)
