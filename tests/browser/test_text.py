"""Text mode in the page: the same games, told and typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.scripted import Scripted
from tests.browser.steady import shifts, watch
from tests.browser.test_accessible import faults
from tests.browser.visitor import PHONE, TABLET, Visitor
from tests.server.hosting import Host
from tests.spoken.script import script

SEED = 6


@pytest.fixture(scope="module")
def same_deal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that deals the same at every table."""
    host = Host(tmp_path_factory.mktemp("same"), seed=SEED)
    yield host
    host.stop()


@pytest.mark.parametrize(
    ("game", "players", "size", "how"),
    [
        pytest.param("seventh", 3, PHONE, Scripted.play_in_text_mode, id="seventh-told"),
        pytest.param("seventh", 3, PHONE, Scripted.play_in_the_usual_page, id="seventh-shown"),
        pytest.param("world", 5, TABLET, Scripted.play_in_text_mode, id="world-told"),
        pytest.param("world", 5, TABLET, Scripted.play_in_the_usual_page, id="world-shown", marks=pytest.mark.long),
    ],
)
def test_the_same_moves_give_the_same_record(
    same_deal: Host, visit: Visit, game: str, players: int, size: tuple[int, int], how: Callable[[Scripted], None]
) -> None:
    written = script(game, players, SEED)
    visitor = visit(host=same_deal, size=size, scheme="dark")
    watch(visitor)
    table = Scripted(same_deal, written, visitor)
    how(table)
    assert shifts(visitor) == ""
    record = table.record()
    assert (record.entries, record.result, record.seed) == (written.entries, written.result, written.seed)


def types(visitor: Visitor, line: str) -> None:
    """Type a line."""
    visitor.page.keyboard.type(line)
    visitor.page.keyboard.press("Enter")


def says(visitor: Visitor, line: str, answer: str) -> None:
    """Type a line and hear something."""
    types(visitor, line)
    expect(visitor.page.get_by_role("log")).to_contain_text(answer)


def test_from_the_start_page_to_a_move_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(lang="de", scheme="dark")
    page = visitor.page
    visitor.go()
    page.wait_for_selector("main h1")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Textmodus, für Screenreader").first).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_label("Dein Name").focus()
    assert faults(visitor) == []
    page.keyboard.type("Nora")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Du bist Nora, Platz 1.")
    expect(page.get_by_label("Zug oder Befehl")).to_be_focused()
    says(visitor, "Hand", "Deine Hand, ")
    says(visitor, "hnd", "Kein Befehl heißt „hnd“. Meintest du „Hand“?")
    says(visitor, "Hilfe", "Ende: gehen; die Partie bleibt erhalten.")
    says(visitor, "1", "Nora")
    assert faults(visitor) == []
    assert not re.search(r"\{[a-z]+-", page.locator("body").inner_text())


def test_a_table_can_be_seen_and_heard_in_turn(visit: Visit) -> None:
    visitor = visit(lang="fr", size=PHONE)
    page = visitor.page
    table = visitor.sit_down("world", 3).removeprefix("table/")
    visitor.wait()
    page.wait_for_selector(".skip")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Héros du Monde. Vous êtes")
    page.get_by_role("button", name="Coups").click()
    expect(page.get_by_role("log")).to_contain_text("1\xa0: placer un pion")
    assert visitor.fits()
    assert faults(visitor) == []
    page.get_by_role("link", name="Vue normale").click()
    page.wait_for_selector(".frame")
    assert page.url.endswith(f"#table/{table}")


def test_nothing_heard_stays_for_the_next_at_the_device(host: Host, visit: Visit) -> None:
    visitor = visit()
    visitor.open_lobby("device")
    visitor.page.locator("input[value=world]").check(force=True)
    visitor.page.locator(".begin button").click()
    visitor.page.wait_for_selector(".curtain, .frame")
    visitor.go(f"#text/{visitor.page.url.rpartition('/')[2]}")
    page = visitor.page
    heard: list[str] = []
    for _ in range(2):
        page.locator(".curtain button").click()
        expect(page.get_by_role("log")).to_contain_text("You are")
        says(visitor, "hand", "Your hand has 2 heroes")
        assert not any(line in page.content() for line in heard)
        lines = page.locator(".story p").all_inner_texts()
        heard += [line for line in lines if re.match(r"Heroes of the World\. You are|.*\d figures?, ", line)]
        assert len(heard) % 3 == 0, "a greeting and two heroes"
        types(visitor, "1")
        page.wait_for_selector(".curtain")
        assert not any(line in page.content() for line in heard)
