"""My box: a whole box is entered with the keyboard alone, and played with; boxes go and come as zip files."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.test_accessible import faults
from tests.browser.visitor import PHONE, Visitor

HEROES, ANCIENT_HEROES = 76, 34
DISCOVERIES, ANCIENT_DISCOVERIES = 53, 20
WONDERS, ANCIENT_WONDERS = 9, 5
FACES = 6
FIRST = "form > .fields > div:first-child input"


class Typist:
    """Somebody who touches only the keyboard, and counts the keys."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.keys = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.keys += 1

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.keys += len(text)

    def reach(self, name: str, key: str = "Tab") -> None:
        """Go on until something of this name has the focus."""
        focused = "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText ?? '').trim()"
        for _ in range(200):
            self.press(key)
            if str(self.page.evaluate(focused)).startswith(name):
                return
        raise AssertionError(f"{name} cannot be reached with {key}")

    def epoch(self, number: int, first_modern: int) -> None:
        """Past the epoch of a card, which is that of the card before."""
        self.press("1" if number == 0 else "2" if number == first_modern else "Tab")

    def sheet(self, name: str) -> None:
        """Open another sheet, and go to its first card."""
        self.reach(name, "Shift+Tab")
        self.press("Enter")

    def anew(self) -> None:
        """Clear all cards of this sheet."""
        self.reach("Clear all")
        self.press("Enter")
        expect(self.page.locator(FIRST)).to_be_focused()


def begin(visitor: Visitor) -> None:
    """A box of one's own on the desk."""
    visitor.go("#box/world")
    visitor.button("Begin with HeroHall’s cards").click()
    expect(visitor.page.locator(FIRST)).to_be_focused()


def is_good(visitor: Visitor) -> None:
    expect(visitor.page.locator(".state")).to_have_text("No problems found")


def enter_heroes(typist: Typist) -> None:
    chance = Random(7)
    typist.anew()
    for number in range(HEROES):
        typist.type(f"{'ABCDEFGH'[number // 10]}{number % 10}")
        typist.press("Tab")
        typist.epoch(number, ANCIENT_HEROES)
        values = "".join(str(chance.randint(0, high)) for high in (7, 2, 4, 5))
        typist.type(values + "".join(chance.sample("123456789", 2)))
        typist.press("Tab")
        typist.type(chance.choice("123") + "\n")


def test_a_whole_box_is_entered_with_the_keyboard_and_played(visit: Visit) -> None:
    visitor = visit()
    visitor.go("#box/world")
    typist = Typist(visitor)
    visitor.button("Begin with HeroHall’s cards").wait_for()
    typist.reach("Begin with HeroHall’s cards")
    typist.press("Enter")
    expect(visitor.page.locator(FIRST)).to_be_focused()
    typist.keys = 0
    enter_heroes(typist)
    assert typist.keys / HEROES < 15  # of which two are the name
    expect(visitor.page.locator("form")).to_contain_text("That was the last one")
    is_good(visitor)
    typist.sheet("Discoveries")
    typist.anew()
    for number in range(DISCOVERIES):
        typist.type(f"{number + 1}")
        typist.press("Tab")
        typist.epoch(number, ANCIENT_DISCOVERIES)
        typist.type(f"{number % 5}\n")
    is_good(visitor)
    typist.sheet("Wonders")
    typist.anew()
    for number in range(WONDERS):
        typist.type(f"Tower {number + 1}")
        typist.press("Tab")
        typist.epoch(number, ANCIENT_WONDERS)
        typist.press("3", "Tab", "Tab")
        typist.type("It is high.\n")
    typist.sheet("Die")
    typist.reach("Next card")  # the button of the form; its first field follows
    for number in range(FACES):
        typist.press(*["Tab"] * (4 if number == 0 else 3))
        typist.type(f"Face {number + 1}\n")
    is_good(visitor)
    typist.press("Control+z")
    visitor.shows("Face 5")
    visitor.page.reload()  # it is kept
    is_good(visitor)
    expect(visitor.page.locator("ol li")).to_have_count(HEROES)
    typist.reach("Play with this box")
    typist.press("Enter")
    visitor.page.wait_for_selector(".frame")
    assert re.fullmatch(r"[a-h]\d", visitor.page.locator("[data-hero]").first.get_attribute("data-hero") or "")
    assert visitor.play_on(6) == 6


def test_what_is_typed_is_checked_and_drawn_and_taken_back(visit: Visit) -> None:
    visitor = visit()
    begin(visitor)
    population = visitor.page.get_by_label("Population")
    population.fill("9")
    expect(visitor.page.locator("[data-field=population] .problem")).to_have_text("found “9”; allowed: 0 to 7.")
    visitor.shows("heroes.csv, line 2, column population: found “9”; allowed: 0 to 7.")
    expect(visitor.button("Play with this box")).to_be_disabled()
    visitor.page.keyboard.press("Control+z")
    expect(population).to_have_value("3")
    is_good(visitor)
    visitor.page.get_by_label("Name", exact=True).fill("Aspasia")
    expect(visitor.page.locator("aside h2").first).to_have_text("Aspasia")
    visitor.page.locator("summary", has_text="More").click()
    expect(visitor.page.get_by_label("Id", exact=True)).to_have_value("aspasia")
    visitor.page.get_by_label("Id", exact=True).fill("julius-caesar")
    visitor.shows("heroes.csv, line 3, column id: found “julius-caesar”, which is already in line 2")


def test_a_power_is_written_with_the_words_that_may_come_next(visit: Visit) -> None:
    visitor = visit()
    begin(visitor)
    visitor.page.get_by_role("button", name="Wonders").click()
    power = visitor.page.get_by_role("textbox", name="Power")
    power.fill("turn pl")
    visitor.shows("place N figures")
    visitor.page.keyboard.press("ArrowDown")
    visitor.page.keyboard.press("Enter")
    expect(power).to_have_value("turn place ")
    expect(power).to_be_focused()
    visitor.page.keyboard.type("2 ho")
    offered = visitor.page.get_by_role("list", name="Words that may come next").get_by_role("button")
    expect(offered).to_have_count(1)
    offered.click()
    visitor.shows("What it does: On your turn: place 2 figures in a territory where you have figures.")
    visitor.page.keyboard.press("Tab")
    expect(power).to_have_value("turn place 2 home")
    is_good(visitor)


def test_a_box_goes_and_comes_as_a_zip_file_and_is_compared(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    begin(visitor)
    page = visitor.page
    page.get_by_label("Population").fill("7")
    is_good(visitor)
    visitor.button("Boxes…").click()
    with page.expect_download() as download:
        visitor.button("Export as zip").click()
    target = tmp_path / "box.zip"
    download.value.save_as(target)
    assert {"heroes.csv", "README.txt"} <= set(zipfile.ZipFile(target).namelist())
    page.locator("input[type=file]").set_input_files(target)
    expect(page.get_by_role("dialog")).to_have_count(0)
    is_good(visitor)
    expect(page.get_by_label("Population")).to_have_value("7")
    visitor.button("Boxes…").click()
    boxes = page.locator("dialog .boxes li")
    expect(boxes).to_have_count(2)
    page.get_by_label("Compare this box with").select_option(label="My box")
    visitor.shows("The boxes are the same.")
    page.get_by_label("Compare this box with").select_option(label="HeroHall’s cards")
    expect(page.locator("dialog .differences")).to_contain_text("Population 3 → 7")
    boxes.last.get_by_role("button", name="Delete").click()
    boxes.last.get_by_role("button", name="Really delete?").click()
    expect(boxes).to_have_count(1)


def test_a_box_kept_on_the_server_is_opened_elsewhere(visit: Visit) -> None:
    owner, friend = visit(), visit(size=PHONE, scheme="dark")
    begin(owner)
    owner.page.get_by_label("Name", exact=True).fill("Aspasia")
    is_good(owner)
    owner.button("Boxes…").click()
    owner.button("Keep a copy on the server").click()
    address = owner.page.locator("dialog .address input:not([type=checkbox])")
    expect(address).to_have_value(re.compile("#box/world/"))
    friend.go("#" + address.input_value().partition("#")[2])
    expect(friend.page.get_by_label("Name", exact=True)).to_have_value("Aspasia")
    is_good(friend)
    assert friend.page.url.endswith("#box/world")
    assert friend.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_desk_is_accessible(visit: Visit, scheme: str) -> None:
    visitor = visit(scheme=scheme)
    begin(visitor)
    visitor.page.get_by_label("Population").fill("9")
    visitor.shows("1 problem")
    visitor.page.locator("summary", has_text="More").click()
    assert faults(visitor) == []
    visitor.button("Boxes…").click()
    visitor.page.get_by_label("Compare this box with").select_option(label="HeroHall’s cards")
    assert faults(visitor) == []
