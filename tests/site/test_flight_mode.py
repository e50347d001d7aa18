"""After one visit everything works without a network: whole games, and what the tests of the page do with a server."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser import test_aids, test_lessons, test_puzzles, test_replay, test_table, test_text, test_together
from tests.browser.visitor import DESKTOP, PHONE
from tests.site.conftest import Traveller

from herohall.core.record_reader import read_record

GAMES = ["seventh", "world"]
SAVE = {"en": "Save the record", "de": "Partie speichern", "fr": "Enregistrer la partie"}


@pytest.mark.parametrize(
    ("game", "players", "lang", "size"),
    [
        ("seventh", 3, "de", PHONE),
        *(
            pytest.param(game, 3, lang, size, marks=pytest.mark.long)
            for game in GAMES
            for lang in ("en", "fr", "de")
            for size in (PHONE, DESKTOP)
        ),
    ],
)
def test_a_whole_game_whose_record_is_taken_along(
    traveller: Traveller, tmp_path: Path, game: str, players: int, lang: str, size: tuple[int, int]
) -> None:
    visitor = traveller(lang=lang, size=size)
    visitor.sit_down(game, players)
    visitor.play_to_the_end()
    assert not re.search(r"\{[a-z]+-", visitor.page.locator("body").inner_text()), "a message is missing"
    with visitor.page.expect_download() as download:
        visitor.page.locator("dialog button", has_text=SAVE[lang]).click()
    file = tmp_path / "game.hall"
    download.value.save_as(file)
    read_record(file.read_text("utf-8")).verify()
    test_replay.bring(visitor, file)


def test_it_can_be_installed(traveller: Traveller) -> None:
    page = traveller().page
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in found} <= {"in-incognito"}, "as the browsers of tests are"


def test_a_box_is_made_and_played(traveller: Traveller) -> None:
    visitor = traveller()
    visitor.go("#box/world")
    visitor.button("Begin with HeroHall’s cards").click()
    visitor.page.get_by_label("Name", exact=True).fill("Aspasia")
    expect(visitor.page.locator("aside h2").first).to_have_text("Aspasia")
    visitor.button("Boxes…").click()
    with visitor.page.expect_download():
        visitor.button("Export as zip").click()
    visitor.page.keyboard.press("Escape")
    visitor.button("Play with this box").click()
    visitor.wait()
    assert visitor.play_on(2) == 2


@pytest.mark.parametrize(
    "same",
    [
        test_lessons.test_a_lesson_is_left_and_continued,
        test_replay.test_where_it_was_decided_what_they_knew_and_playing_on,
        test_table.test_a_hint_can_be_played,
        test_table.test_two_people_at_one_device,
        test_text.test_from_the_start_page_to_a_move_by_keyboard_alone,
        test_together.test_the_daily_deal_is_played_once,
        pytest.param(
            test_aids.test_notes_stay_and_what_the_hero_can_be_is_no_longer_worked_out, marks=pytest.mark.long
        ),
        pytest.param(test_lessons.test_the_gallery_is_filtered_and_sorted, marks=pytest.mark.long),
        pytest.param(test_lessons.test_the_rulebook_is_searched_and_opened_at_a_rule, marks=pytest.mark.long),
        pytest.param(test_replay.test_a_moment_has_a_link_and_is_seen_through_other_eyes, marks=pytest.mark.long),
        pytest.param(test_table.test_taking_back_and_its_limit, marks=pytest.mark.long),
        pytest.param(test_table.test_the_rule_behind_the_question, marks=pytest.mark.long),
        pytest.param(test_text.test_a_table_can_be_seen_and_heard_in_turn, marks=pytest.mark.long),
    ],
)
def test_as_with_a_server(traveller: Traveller, same: Callable[[Traveller], None]) -> None:
    same(traveller)


@pytest.mark.long
def test_a_puzzle(traveller: Traveller) -> None:
    test_puzzles.test_a_puzzle_is_solved_in_the_page(traveller, PHONE)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson(traveller: Traveller, game: str) -> None:
    test_lessons.test_by_clicking_where_the_coach_points(traveller, game)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_in_another_language(traveller: Traveller, game: str, lang: str) -> None:
    test_lessons.test_in_other_languages_on_a_phone(traveller, game, lang)
