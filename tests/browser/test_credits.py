"""Whose work the page shows, and in which form the engine runs here."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit

FORMS = {
    "compiled": "Bots use the compiled engine.",
    "compiling": "The engine is still being compiled",
    "plain": "Bots run in plain Python.",
}


@pytest.mark.parametrize("form", FORMS)
def test_the_form_of_the_engine(visit: Visit, form: str) -> None:
    visitor = visit()

    def tell(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "engine": form})

    visitor.page.route("**/api/games", tell)
    visitor.go("#credits")
    expect(visitor.page.locator(".engine")).to_have_text(re.compile(rf"HeroHall \S+\. {re.escape(FORMS[form])}"))
