"""From the start page to the end screen, against bots; an English game is played in `test_text.py`."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.steady import shifts, watch

WORDS = {
    "fr": ("Seventh Hero", "La donne était honnête", "Enregistrer la partie", "Revanche"),
    "de": ("Heroes of the World", "Die Verteilung war ehrlich", "Partie speichern", "Noch einmal"),
}
CHECKED = {
    "fr": ("Vérifier toute la partie", "Tous sont permis", "que ce navigateur garde depuis le début"),
    "de": ("Ganze Partie prüfen", "Alle sind erlaubt", "den dieser Browser seit dem Anfang aufbewahrt"),
}


@pytest.mark.parametrize(("game", "players", "lang"), [("seventh", 5, "fr"), ("world", 2, "de")])
def test_a_whole_game(visit: Visit, game: str, players: int, lang: str) -> None:
    visitor = visit(lang=lang)
    watch(visitor)
    visitor.sit_down(game, players)
    title, honest, save, rematch = WORDS[lang]
    visitor.shows(title)
    assert visitor.wait()
    shifts(visitor)  # fonts have come by now
    visitor.play_to_the_end()
    assert shifts(visitor) == ""
    visitor.shows(honest)
    check, legal, kept = CHECKED[lang]
    visitor.button(check).click()
    visitor.shows(legal)
    visitor.shows(kept)
    assert not re.search(r"\{[a-z]+-", visitor.page.locator("body").inner_text()), "a message is missing"
    expect(visitor.page.locator(".end .standing tbody tr")).to_have_count(players)
    with visitor.page.expect_download() as download:
        visitor.button(save).click()
    assert download.value.path().read_text(encoding="utf-8").startswith("HeroHall record")
    table = visitor.page.url
    visitor.button(rematch).click()
    visitor.page.wait_for_function("before => location.href !== before", arg=table)
    assert visitor.wait()
