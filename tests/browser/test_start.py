"""Before a game: clicks to the first move and to an invitation, open tables, names, the skip link."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.test_accessible import faults
from tests.browser.test_friends import join, shown_address
from tests.browser.visitor import MINE, PHONE, Visitor
from tests.patience import patiently
from tests.server.hosting import Host

COUNT_CLICKS = "window.clicks = 0; addEventListener('click', (event) => (window.clicks += event.isTrusted), true);"
GAMES = ["seventh", "world"]


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with open tables."""
    host = Host(tmp_path_factory.mktemp("crowd"), open_tables=1, usual_orders=1)
    yield host
    host.stop()
    assert "ERROR" not in host.log()


def door(visitor: Visitor, game: str, button: str) -> None:
    visitor.page.locator(f"article[aria-labelledby=door-{game}]").get_by_role("button", name=button).click()


def first_move(visitor: Visitor) -> None:
    """Answer the first question by one click on the table."""
    visitor.page.wait_for_selector(MINE)
    visitor.page.locator("[data-move], .plate.lit").first.click()
    visitor.settle()


@pytest.mark.parametrize("game", GAMES)
def test_one_click_to_the_first_question_and_the_second_is_the_move(visit: Visit, game: str) -> None:
    """How many seconds it takes is measured by `figures.py`."""
    visitor = visit()
    visitor.page.add_init_script(COUNT_CLICKS)
    visitor.go()
    door(visitor, game, "Play")
    first_move(visitor)
    assert visitor.page.evaluate("window.clicks") == 2
    visitor.page.locator(".side .line", has_text="Player 1").first.wait_for(state="attached")
    visitor.wait()  # bots may move first
    visitor.go("#start")  # the game waits on top of the start page
    row = visitor.page.locator("main > a[href^='#table/']")
    expect(row).to_contain_text("Your turn")
    row.click()
    visitor.page.wait_for_selector(MINE)


def test_the_start_page_goes_on_asking_whose_turn_it_is(visit: Visit) -> None:
    nora, ben = visit(), visit()
    nora.sit_down("world", 2, "friends")
    join(ben, shown_address(nora), "Ben")
    nora.button("Begin").click()
    for _ in patiently():
        if nora.asked or ben.asked:
            break
    mover, waiter = (nora, ben) if nora.asked else (ben, nora)
    waiter.page.clock.install()
    waiter.go("#start")
    row = waiter.page.locator("main > a[href^='#table/']")
    expect(row).to_contain_text("Heroes of the World")
    expect(row).not_to_contain_text("Your turn")
    mover.choose()
    for _ in patiently():
        waiter.page.clock.fast_forward(10_000)
        if "Your turn" in row.inner_text():
            break


def test_one_click_to_the_invitation_in_words_of_ones_own(visit: Visit) -> None:
    host, guest = visit(), visit(lang="fr", size=PHONE)
    host.page.add_init_script(COUNT_CLICKS)
    host.go()
    door(host, "world", "Invite friends")
    address = shown_address(host)
    assert host.page.evaluate("window.clicks") == 1
    assert faults(host) == []
    guest.page.goto(address)
    guest.page.get_by_role("link", name="La leçon").wait_for()
    guest.button("S’asseoir").click()
    guest.shows("La partie commence quand Joueur 1 la lance.")  # the host gave no name and speaks English
    assert "Player 1" not in guest.page.locator("body").inner_text()
    assert faults(guest) == []
    expect(host.page.locator(".who li").nth(1)).to_contain_text("has arrived")
    host.button("Begin").click()
    for person in (host, guest):
        person.page.wait_for_selector(".frame")
    assert "Player 1" not in guest.page.locator("body").inner_text()
    host.button("Table").click()
    host.button("Pause").click()
    host.shows("You have paused the game.")  # before the first move: no waiting room any more
    guest.shows("Joueur 1 a mis la partie en pause.")


def test_two_strangers_are_matched_and_a_listed_table_is_found(visit: Visit, crowd: Host) -> None:
    ann, ben = visit(crowd), visit(crowd)
    for person in (ann, ben):
        person.go("#open")
        person.page.locator(".row input[value='3']").check(force=True)
        person.page.locator("input[value='600']").check(force=True)
        assert faults(person) == []
        person.button("Find a table").click()
        person.page.wait_for_selector(".room")
    expect(ann.page.locator(".who li.arrived")).to_have_count(2)
    ann.shows("or as soon as all seats are taken")
    ann.button("Begin").click()
    ben.page.wait_for_selector(".frame")
    ann.go()
    door(ann, "world", "Invite friends")
    ann.page.get_by_label("Open table").check()
    ben.go("#open")
    ben.page.locator("section li", has_text="Heroes of the World").get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".room")
    expect(ann.page.locator(".who li.arrived")).to_have_count(2)


@pytest.mark.parametrize("path", ["", "#learn", "#new/bots"])
def test_the_skip_link_leaves_no_trace_until_it_is_reached(visit: Visit, path: str) -> None:
    visitor = visit()
    visitor.go(path)
    visitor.page.wait_for_selector("main")
    for link in visitor.page.locator(".skip").all():
        assert link.evaluate("link => getComputedStyle(link).boxShadow") == "none"
