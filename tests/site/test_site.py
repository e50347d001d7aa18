"""The page without a server: its tables in the browser's storage, several tabs, updates, and when things go wrong."""

from __future__ import annotations

import html
import re
import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, Route, expect
from tests.browser.visitor import Visitor
from tests.site.conftest import PATH, Traveller, Visit, WebSpace, come_once

from herohall.server.site import POLICY

KEPT = """() => new Promise((resolve) => {
    const request = indexedDB.open("herohall");
    request.onsuccess = () => {
        const all = request.result.transaction("lines").objectStore("lines").getAllKeys();
        all.onsuccess = () => resolve(all.result);
    };
})"""
AGAIN = "() => !window.before && document.querySelector('.doors')"
"""Whether the page has loaded itself again."""
REFUSED = """IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };"""
FULL = """
const add = IDBObjectStore.prototype.add;
let moves = 0;
IDBObjectStore.prototype.add = function (text, key) {
    if (text.includes('"person"') && ++moves === 2) throw new DOMException("full", "QuotaExceededError");
    return add.call(this, text, key);
};
"""


def in_the_worker(visitor: Visitor, script: str) -> None:
    """Run a script in the hall's worker before its own."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=f"{script}\n{response.text()}")

    visitor.context.route("**/hall.worker.js", answer, times=1)  # later the service worker fetches it


def test_a_tab_that_is_killed_in_mid_game_loses_nothing(visit: Visit) -> None:
    kill_and_return(visit(), 2)


@pytest.mark.long
@pytest.mark.parametrize("game", ["seventh", "world"])
def test_a_tab_that_is_killed_twenty_times_loses_nothing(visit: Visit, game: str) -> None:
    kill_and_return(visit(), 20, game)


def kill_and_return(visitor: Visitor, times: int, game: str = "world") -> None:
    """Close the tab, or crash its process, at some moment of a game, and open it again."""
    visitor.sit_down(game, 3)
    address, keys = visitor.page.url, list[object]()
    for number in range(times):
        if not visitor.wait():
            visitor.sit_down(game, 3)
            address, keys = visitor.page.url, []
            visitor.wait()
        visitor.choose()
        visitor.page.wait_for_timeout(visitor.chance.randrange(0, 700))  # bots answer meanwhile: any moment will do
        before = visitor.log()
        kill(visitor, crash=number % 2 == 1)
        visitor.page.goto(address)
        visitor.page.wait_for_selector(".frame")
        if visitor.wait():  # at the end all cards are shown, in the log too
            assert visitor.log()[-len(before) :] == before, f"lost after number {number}"
        assert len(visitor.log()) >= len(before)
        found = visitor.page.evaluate(KEPT)
        assert len(found) > len(keys)
        keys = found


def kill(visitor: Visitor, crash: bool) -> None:
    """End the tab without any warning, and open another one."""
    old = visitor.page
    visitor.page = visitor.context.new_page()
    if crash:
        with old.expect_event("crash"), suppress(Error):
            old.goto("chrome://crash")
    old.close(run_before_unload=False)


def test_one_tab_plays_and_the_other_says_so(traveller: Traveller) -> None:
    visitor = traveller()
    visitor.sit_down("seventh", 3)
    visitor.wait()
    other: Page = visitor.context.new_page()
    other.goto(visitor.page.url)
    expect(other.locator("body")).to_contain_text("another tab")
    other.get_by_role("button", name="Play here instead").click()
    expect(visitor.page.locator("body")).to_contain_text("another tab")
    other.wait_for_selector(".frame")
    other.close()


def test_a_browser_that_keeps_nothing_says_so_and_plays(visit: Visit) -> None:
    visitor = visit()
    in_the_worker(visitor, REFUSED)
    visitor.go()
    visitor.shows("This window keeps nothing")
    visitor.sit_down("seventh", 3)
    visitor.play_on(3)


def test_a_full_store_refuses_the_move_and_the_next_try_works(visit: Visit) -> None:
    visitor = visit()
    in_the_worker(visitor, FULL)
    visitor.sit_down("world", 2)
    visitor.wait()
    visitor.choose()
    visitor.wait()
    visitor.choose()
    visitor.shows("no room left")
    visitor.choose()
    visitor.wait()


def test_tables_are_shown_and_deleted(traveller: Traveller) -> None:
    visitor = traveller()
    visitor.sit_down("seventh", 3)
    visitor.wait()
    visitor.go("#start")
    expect(visitor.page.locator("body")).to_contain_text(re.compile(r"tables? (is|are) kept in this browser"))
    visitor.button("Delete all tables").click()
    visitor.button("Really delete? This cannot be undone.").click()
    expect(visitor.page.locator("body")).not_to_contain_text("kept in this browser")
    assert [name for name, _ in visitor.page.evaluate(KEPT) if not name.startswith("box ")] == []


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
        visitor.page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((kept) => kept.waiting)")
        visitor.wait()
        visitor.choose()
        visitor.go("#start")
        visitor.page.evaluate("window.before = true")
        visitor.button("Update now").click()
        visitor.page.wait_for_function("() => caches.keys().then((all) => all.length === 1 && all[0].includes('new'))")
        visitor.page.wait_for_function(AGAIN)
        visitor.page.goto(table)
        visitor.wait()
        visitor.choose()
        assert visitor.errors == []
    finally:
        visitor.leave()
        space.stop()


def test_nothing_is_fetched_from_elsewhere_and_the_policy_holds_for_all_files(browser: Browser, site: Path) -> None:
    space = WebSpace(
        site, **{"Content-Security-Policy": POLICY}
    )  # for the workers too, which do not heed that of the page
    visitor = Visitor(browser, space.address)
    asked: list[tuple[str, int]] = []
    visitor.context.on("response", lambda response: asked.append((response.url, response.status)))
    try:
        come_once(visitor)
        visitor.sit_down("world", 2)
        assert visitor.play_on(2) == 2
        assert asked
        assert [one for one in asked if not one[0].startswith(space.address) or one[1] >= 400] == []
        assert visitor.errors == []
        assert POLICY in html.unescape((site / PATH / "index.html").read_text("utf-8"))
    finally:
        visitor.leave()
        space.stop()
