"""Puzzles in the page: from the start page to the gallery, a wrong move and the best one on the real table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor

from herohall.hall import puzzles

Visit = Callable[..., Visitor]


def choose(visitor: Visitor, move: str) -> None:
    """Make a move on the table."""
    visitor.page.locator(f'[data-move="{move}"]').first.click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_puzzle_is_solved_in_the_page(visit: Visit, size: tuple[int, int]) -> None:
    number = next(
        number
        for number, puzzle in enumerate(puzzles.puzzles_of("seventh"), start=1)
        if {"recruit", "pass"} <= puzzle.shares.keys() and puzzle.best in ("recruit", "pass")
    )
    best = puzzles.puzzle("seventh", number).best
    nora = visit(size=size)
    nora.go()
    nora.page.get_by_role("link", name="Puzzles").click()
    nora.page.get_by_role("link", name=f"Puzzle {number}", exact=True).first.click()
    choose(nora, "pass" if best == "recruit" else "recruit")
    expect(nora.page.get_by_role("heading", name="Not the best move")).to_be_visible()
    nora.button("Look again").click()
    choose(nora, best)
    expect(nora.page.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(nora.page.get_by_role("link", name="Next puzzle")).to_be_visible()
    nora.go("#puzzles")
    expect(nora.page.get_by_role("link", name=f"Puzzle {number}, answered")).to_be_visible()
