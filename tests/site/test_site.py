"""The page without a server: whole games, offline, in several tabs, and when things go wrong."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.site.conftest import PATH, Visit, WebSpace

READY = "() => navigator.serviceWorker.ready.then((kept) => kept.active.state === 'activated')"
KEPT = """() => new Promise((resolve) => {
    const request = indexedDB.open("herohall");
    request.onsuccess = () => {
        const all = request.result.transaction("lines").objectStore("lines").getAllKeys();
        all.onsuccess = () => resolve(all.result);
    };
})"""
REFUSED = (
    "Object.defineProperty(IDBFactory.prototype, 'open', { value() { throw new DOMException('no', 'SecurityError') } })"
)


def come_once(visitor: Visitor) -> None:
    """A first visit, until everything is kept for later."""
    visitor.go()
    visitor.page.wait_for_selector(".doors")
    visitor.page.wait_for_function(READY)


@pytest.mark.parametrize(
    ("game", "players", "lang", "size"),
    [
        ("seventh", 3, "de", PHONE),
        ("world", 2, "fr", DESKTOP),
        pytest.param("seventh", 5, "en", DESKTOP, marks=pytest.mark.long),
        pytest.param("world", 3, "de", PHONE, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_without_a_network(
    visit: Visit, game: str, players: int, lang: str, size: tuple[int, int]
) -> None:
    visitor = visit(lang=lang, size=size)
    come_once(visitor)
    visitor.context.set_offline(True)
    visitor.page.reload()
    visitor.sit_down(game, players)
    visitor.play_to_the_end()
    assert not re.search(r"\{[a-z]+-", visitor.page.locator("body").inner_text()), "a message is missing"


def test_a_box_is_made_and_played_without_a_network(visit: Visit) -> None:
    visitor = visit()
    come_once(visitor)
    visitor.context.set_offline(True)
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


def test_a_tab_that_is_closed_in_mid_game_loses_nothing(visit: Visit) -> None:
    kill_and_return(visit(), 3)


@pytest.mark.long
def test_a_tab_that_is_closed_twenty_times_loses_nothing(visit: Visit) -> None:
    kill_and_return(visit(), 20)


def kill_and_return(visitor: Visitor, times: int) -> None:
    """Close the tab at some moment of a game, and open it again."""
    visitor.sit_down("world", 3)
    address, keys = visitor.page.url, list[object]()
    for number in range(times):
        if not visitor.wait():
            break
        visitor.choose()
        visitor.page.wait_for_timeout(visitor.chance.randrange(0, 700))  # bots answer meanwhile: any moment will do
        before = visitor.log()
        visitor.page.close(run_before_unload=False)
        visitor.page = visitor.context.new_page()
        visitor.page.goto(address)
        visitor.page.wait_for_selector(".frame")
        visitor.wait()
        assert visitor.log()[-len(before) :] == before, f"lost after closing number {number}"
        found = visitor.page.evaluate(KEPT)
        assert len(found) > len(keys)
        keys = found


def test_one_tab_plays_and_the_other_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("seventh", 3)
    visitor.wait()
    other: Page = visitor.context.new_page()
    other.goto(visitor.page.url)
    expect(other.locator("body")).to_contain_text("another tab")
    other.get_by_role("button", name="Play here instead").click()
    expect(visitor.page.locator("body")).to_contain_text("another tab")
    other.wait_for_selector(".frame")


def test_a_browser_that_keeps_nothing_says_so_and_plays(visit: Visit) -> None:
    visitor = visit()
    visitor.context.route("**/hall.worker.js", lambda route: refuse_storage(route))
    visitor.go()
    visitor.shows("This window keeps nothing")
    visitor.sit_down("seventh", 3)
    visitor.play_on(3)


def refuse_storage(route: object) -> None:
    """The hall's worker in a browser without IndexedDB."""
    response = route.fetch()  # type: ignore[attr-defined]
    route.fulfill(response=response, body=f"{REFUSED};\n{response.text()}")  # type: ignore[attr-defined]


FULL = """
const add = IDBObjectStore.prototype.add;
let moves = 0;
IDBObjectStore.prototype.add = function (text, key) {
    if (text.includes('"person"') && ++moves === 2) throw new DOMException("full", "QuotaExceededError");
    return add.call(this, text, key);
};
"""


def test_a_full_store_refuses_the_move_and_the_next_try_works(visit: Visit) -> None:
    visitor = visit()

    def fill(route: object) -> None:
        response = route.fetch()  # type: ignore[attr-defined]
        route.fulfill(response=response, body=f"{FULL}\n{response.text()}")  # type: ignore[attr-defined]

    visitor.context.route("**/hall.worker.js", fill)
    visitor.sit_down("world", 2)
    visitor.wait()
    visitor.choose()
    visitor.wait()
    visitor.choose()
    visitor.shows("no room left")
    visitor.choose()
    visitor.wait()


def test_tables_are_shown_and_deleted(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("seventh", 3)
    visitor.wait()
    visitor.go("#start")
    visitor.shows("1 table is kept")
    visitor.button("Delete all tables").click()
    visitor.button("Really delete? This cannot be undone.").click()
    expect(visitor.page.locator("body")).not_to_contain_text("is kept in this browser")
    assert visitor.page.evaluate(KEPT) == []


def test_an_update_is_offered_on_the_start_page_and_the_game_goes_on(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    shutil.copytree(site, tmp_path / "web")
    space = WebSpace(tmp_path / "web")
    visitor = Visitor(browser, space.address)
    try:
        come_once(visitor)
        visitor.sit_down("seventh", 3)
        visitor.wait()
        table = visitor.page.url
        worker = space.folder / PATH / "sw.js"
        worker.write_text(worker.read_text("utf-8").replace('VERSION = "', 'VERSION = "new', 1), "utf-8")
        visitor.page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
        visitor.choose()  # in mid-game nothing happens
        visitor.page.wait_for_function("navigator.serviceWorker.getRegistration().then((kept) => kept.waiting)")
        visitor.wait()
        visitor.choose()
        visitor.go("#start")
        visitor.button("Update now").click()
        visitor.page.wait_for_function("caches.keys().then((all) => all.length === 1 && all[0].includes('new'))")
        visitor.page.wait_for_selector(".doors")
        visitor.page.goto(table)
        visitor.wait()
        visitor.choose()
        assert visitor.errors == []
    finally:
        visitor.leave()
        space.stop()


def test_nothing_is_fetched_from_elsewhere_and_no_file_is_missing(visit: Visit, space: WebSpace) -> None:
    visitor = visit()
    asked: list[tuple[str, int]] = []
    visitor.context.on("response", lambda response: asked.append((response.url, response.status)))
    come_once(visitor)
    visitor.sit_down("world", 2)
    visitor.wait()
    assert asked
    assert [one for one in asked if not one[0].startswith(space.address) or one[1] >= 400] == []
