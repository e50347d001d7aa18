"""Heroes of the World through a pseudo-terminal."""

import re
from pathlib import Path

import pytest
from tests.terminal.keyboard import Keyboard, finished, running

from herohall.core.record import Record

PLAY = ("play", "--terminal", "world", "--players", "2", "--seed", "6", "--name", "Nora")
LEFTOVER = re.compile(r"\{[a-z]|\$[a-z]")


@pytest.fixture
def nora(tmp_path: Path) -> Keyboard:
    """Nora at her first decision."""
    keyboard = Keyboard(tmp_path, *PLAY)
    keyboard.wait_for("Nora > ")
    return keyboard


def test_a_whole_game(tmp_path: Path) -> None:
    nora = Keyboard(tmp_path, *PLAY, "--edition", "de")
    nora.play_on()
    assert nora.leave() == 0
    [record] = finished(tmp_path)
    assert Record.load(record).verify().over
    assert "The game is over: the eighth territory" in nora.seen
    check_pages(nora)


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_in_other_languages(tmp_path: Path, lang: str) -> None:
    nora = Keyboard(tmp_path, *PLAY, "--lang", lang)
    nora.wait_for("Nora > ")
    for _ in range(25):
        nora.answer("1")
    nora.answer("?")
    nora.answer("moves")
    nora.answer("log 400")
    nora.type("quit")
    assert nora.leave() == 0
    check_pages(nora)


def check_pages(nora: Keyboard) -> None:
    """Every page fits 80×24 and is all in words."""
    assert not LEFTOVER.search(nora.seen)
    for page in nora.pages()[:-1]:
        assert len(page.split("\n")) <= 24
        assert max(map(len, page.split("\n"))) <= 80


def test_the_map_shows_population_discoveries_and_free_spaces(nora: Keyboard) -> None:
    for territory in ("africa", "africa", "india", "china", "china", "china", "china"):
        nora.answer(f"settle {territory}")
    page = nora.pages()[-1]
    assert re.search(r"^Africa +2 ", page, re.MULTILINE)
    assert re.search(r"^China +4 +\S+ +(\d|·) (\d|·) (\d|·)( |$)", page, re.MULTILINE)
    assert "From the modern epoch on: Europe, Russia, America, South-East Asia" in page
    assert "cards by HeroHall (? box)" in page


def test_cards_are_explained_and_say_what_is_ours(nora: Keyboard) -> None:
    assert "Philosopher of Athens (428 BC – 348 BC)" in nora.answer("? plato")
    assert "From the printed game: name, values, territories" in nora.answer("? Charlemagne")
    assert "The rest is HeroHall’s" in nora.answer("? eiffel")
    assert "Adjacent: Mediterranean" in nora.answer("? africa")
    assert "this box is a reconstruction" in nora.answer("? box")
    assert "Nothing is called “nobody”" in nora.answer("? nobody")
    assert "H4.2" in nora.answer("? H4.2")


def test_one_placement_can_be_taken_back(nora: Keyboard, tmp_path: Path) -> None:
    for _ in range(7):
        nora.answer("settle india")
    nora.answer("take row 1")
    nora.answer("1")
    before = nora.answer("table").removeprefix("table ")
    if "place a figure" not in before:
        pytest.fail("the hero of this seed brings no population")
    nora.answer("1")
    assert nora.answer("undo").removeprefix("undo ") == before
    [path] = running(tmp_path)
    assert Record.load(path).entries[-1] == (0, "undo")
