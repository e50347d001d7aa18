"""The daily deal, phrases in everybody's own language, ratings, being told of one's turn: through the page."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.test_friends import join, shown_address
from tests.patience import patiently
from tests.server.hosting import Host

NOTICES = """
window.told = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title) { window.told.push(title); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""
"""A browser that says yes, and whose person looks elsewhere."""


def test_the_daily_deal_is_played_once(visit: Visit) -> None:
    nora = visit()
    nora.go()
    nora.page.locator("a[href='#daily']").click()
    nora.page.get_by_label("Your name").fill("Nora")
    nora.button("Play").first.click()
    nora.page.wait_for_selector(".frame")
    nora.button("Table").click()
    expect(nora.page.get_by_text("The same deal and the same bots for everybody")).to_be_visible()
    assert nora.page.get_by_text("Hints", exact=True).count() == 0
    nora.button("Concede").click()
    nora.button("Really concede? A bot plays on.").click()
    nora.go("#daily")
    expect(nora.page.get_by_role("cell", name="gave up")).to_be_visible()
    expect(nora.button("Look at the table")).to_be_visible()
    assert nora.button("Play").count() == 1  # the other game's


def test_phrases_are_read_in_ones_own_language_and_can_be_muted(visit: Visit) -> None:
    nora, ben = visit(), visit(lang="de")
    ben.context.add_init_script(NOTICES)
    nora.sit_down("seventh", 3, "friends")
    ben.page.goto(shown_address(nora))
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.button("Platz nehmen").click()
    ben.page.wait_for_selector(".room")
    nora.button("Talk").click()
    nora.button("Good luck!").click()
    expect(ben.page.get_by_role("log", name="Reden")).to_contain_text("Viel Glück!")
    expect(nora.page.get_by_role("log", name="Talk")).to_contain_text("Good luck!")
    ben.button("Reden").click()
    mute = ben.page.locator("dialog input[type=checkbox]")
    mute.check()
    ben.page.keyboard.press("Escape")
    nora.page.keyboard.press("c")
    nora.button("Wow!").click()
    expect(nora.page.get_by_role("log", name="Talk")).to_contain_text("Wow!")
    assert "Donnerwetter" not in ben.page.get_by_role("log", name="Reden").inner_text()
    # Ben wants to be told of his turn.
    ben.button("Einstellungen").click()
    ben.page.get_by_role("group", name="Sag mir, wenn ich dran bin").get_by_role("radio", name="ja").check()
    ben.page.keyboard.press("Escape")
    nora.button("Begin").click()
    for _ in patiently():
        if ben.page.title().startswith("● Du bist dran") and ben.page.evaluate("window.told.length"):
            break
        if nora.asked:
            nora.choose()
    assert ben.page.evaluate("window.told")[0] == "Du bist dran"


def test_ratings_where_the_owner_wants_them(visit: Visit, tmp_path_factory: object) -> None:
    host = Host(tmp_path_factory.mktemp("rated"), ratings=1)  # type: ignore[attr-defined]
    try:
        nora, ben = visit(host), visit(host)
        nora.sit_down("seventh", 3, "friends")  # a whole deck: it must not end before both have moved
        join(ben, shown_address(nora), "Ben")
        nora.button("Begin").click()
        for _ in patiently():
            if nora.page.evaluate("document.title").startswith("●"):
                nora.choose()
                break
            if ben.asked:
                ben.choose()
        ben.button("Table").click()
        expect(ben.page.get_by_text("This game counts for the ratings")).to_be_visible()
        ben.button("Concede").click()
        ben.button("Really concede? A bot plays on.").click()
        ben.go("#start")
        ben.page.get_by_role("link", name="Ratings").click()
        expect(ben.page.get_by_role("row", name="Ben (you)")).to_be_visible()
    finally:
        host.stop()
