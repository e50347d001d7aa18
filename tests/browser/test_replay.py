"""Looking back: by move, turn, score and log, through other eyes, by a link; chances, playing on, record files."""

from __future__ import annotations

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.visitor import TABLET, Visitor
from tests.server.hosting import Host

CORPUS = Path(__file__).parents[1] / "corpus"
RECORD = CORPUS / "seventh" / "iello-3-0.hall"
SERIOUS = {"serious", "critical"}


def where(visitor: Visitor) -> int:
    """The number of the move that is shown."""
    return int(visitor.page.locator(".scrubber input").input_value())


def faults(visitor: Visitor) -> list[str]:
    found = Axe().run(visitor.page).response["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:160]}" for fault in found if fault["impact"] in SERIOUS]


def bring(visitor: Visitor, file: Path = RECORD) -> str:
    """Bring a record file along by the page; the id of its table."""
    visitor.go("#record")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.wait_for_selector(".scrubber")
    return visitor.page.url.partition("#replay/")[2].partition("/")[0]


def test_a_record_file_is_brought_and_gone_through(visit: Visit, host: Host) -> None:
    visitor = visit()
    table = bring(visitor)
    page = visitor.page
    outline = host.get(f"tables/{table}/replay").json()
    turns, scorings, count = outline["turns"], outline["scorings"], len(outline["moves"])
    steps = [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("Shift+ArrowRight", turns[1]),
        ("Shift+ArrowLeft", 0),
        (".", scorings[0]),
        ("End", count),
        (",", [score for score in scorings if score < count][-1]),
        ("Home", 0),
    ]
    for key, number in steps:
        page.keyboard.press(key)
        expect(page.locator(".scrubber input")).to_have_value(str(number))
    line = page.locator(".side .line").nth(5)
    line.click()  # from the log to the moment
    expect(page.locator(".side li").nth(5)).not_to_contain_class("ahead")
    expect(page.locator(".side li.ahead").first).to_be_visible()
    at = where(visitor)
    assert 0 < at < count
    expect(page.locator("body")).to_contain_text(f"of {count}")
    assert f"#replay/{table}/{at}/all" in page.url
    assert faults(visitor) == []


def outside(visitor: Visitor) -> list[str]:
    """The buttons of the scrubber that are cut off."""
    return list(
        visitor.page.evaluate(
            """() => [...document.querySelectorAll('.scrubber button')]
                .filter((button) => button.getBoundingClientRect().right > innerWidth).map((button) => button.title)"""
        )
    )


def test_a_moment_has_a_link_and_is_seen_through_other_eyes(visit: Visit) -> None:
    visitor = visit(size=TABLET, lang="de")
    table = bring(visitor)
    visitor.go(f"#replay/{table}/20/2")  # as the second player knew it
    expect(visitor.page.locator(".scrubber input")).to_have_value("20")
    expect(visitor.page.locator(".eyes select")).to_have_value("1")
    expect(visitor.page.locator("[data-part=hand]")).to_be_visible()
    assert visitor.page.locator(".far .hand i").count() == 0  # the others' cards lie face down
    assert outside(visitor) == []
    visitor.page.locator(".eyes select").select_option("all")
    expect(visitor.page.locator(".far .hand i").first).to_be_visible()
    assert outside(visitor) == []
    assert where(visitor) == 20


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    forged = tmp_path / "forged.hall"
    forged.write_text(RECORD.read_text(encoding="utf-8").replace("seed-hash: ", "seed-hash: f", 1), encoding="utf-8")
    visitor.go("#record")
    visitor.page.locator("input[type=file]").set_input_files(forged)
    expect(visitor.page.get_by_role("alert")).to_contain_text("seed-hash")
    visitor.errors.clear()  # the browser reports every refused request


def test_where_it_was_decided_what_they_knew_and_playing_on(visit: Visit) -> None:
    visitor = visit()
    table = bring(visitor)
    page = visitor.page
    visitor.button("Chances of winning").click()
    page.wait_for_selector(".chances .swings")
    expect(page.locator(".chances polyline")).to_have_count(3)
    page.locator(".swings button").first.click()
    assert where(visitor) > 0
    assert faults(visitor) == []
    page.locator(".insights summary").click()
    row = page.locator(".insights tbody tr").nth(1)
    row.get_by_role("button").click()
    expect(row).to_contain_class("now")
    at = where(visitor)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("My seat").select_option("1")
    page.get_by_label("Bots").select_option("easy")
    visitor.button("Play").last.click()
    page.wait_for_selector(".frame .question .words")
    assert "#table/" in page.url
    assert table not in page.url
    assert at > 0
    assert visitor.wait()
    visitor.choose()


def test_a_running_game_shows_the_past_as_ones_own_seat_knew_it(visit: Visit) -> None:
    visitor = visit()
    bodies: list[str] = []
    visitor.page.on("response", lambda answer: bodies.append(answer.text()) if "/replay/" in answer.url else None)
    visitor.sit_down("seventh", 3)
    visitor.play_on(2)
    visitor.wait()
    visitor.page.keyboard.press("r")
    visitor.page.wait_for_selector(".scrubber")
    for _ in range(4):
        visitor.page.keyboard.press("ArrowLeft")
    visitor.page.wait_for_timeout(300)
    assert visitor.page.locator(".eyes select").count() == 0  # there is no choice
    assert visitor.page.locator(".far .hand i").count() == 0
    assert bodies
    assert all('"viewer":0' in body for body in bodies)
    visitor.page.get_by_role("button", name="It is your turn").click()
    assert visitor.wait()
    visitor.choose()  # the table is still there
