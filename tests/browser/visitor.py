"""A person with a browser: finds things by what they are called, as people do, and plays through the page alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect
from tests.patience import PATIENCE, patiently

LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
DESKTOP = (1280, 720)
TABLET = (1024, 768)
PHONE = (390, 844)
LONG = 1000 * PATIENCE
"""In the browser's milliseconds."""
SOON = 200
"""Milliseconds after which a key is pressed again; once the list is open, the key does nothing."""
GONE = 3.0
"""Seconds after which a question that is not there any more does not come back."""
expect.set_options(timeout=LONG)

ASKED = ".question .words"
MINE = ".question .words.mine"
"""The line with the question; and when it is this person's to answer."""
END = "dialog .end"


PLAY = """(async () => {
    const until = performance.now() + 20_000;
    const told = { over: false, moves: 0, fits: true };
    const lit = '.board .lit, .hand .lit, .choices button:not(:disabled):not([aria-disabled=true])';
    while (performance.now() < until) {
        await new Promise((done) => setTimeout(done, 5));
        if (document.querySelector('dialog .end')) {
            told.over = true;
            break;
        }
        if (document.querySelector('.spin') || !document.querySelector('.words.mine')) continue; // a move is on its way
        const { scrollWidth, scrollHeight } = document.scrollingElement;
        told.fits &&= scrollWidth <= innerWidth && scrollHeight <= innerHeight;
        const choices = document.querySelectorAll(lit);
        if (!choices.length) continue;
        const chosen = choices[Math.floor(Math.random() * choices.length)];
        chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        told.moves += 1;
    }
    return told;
})()"""
"""Clicks on anything that is lit on the table, made inside the page, which is quick: for 20 seconds, or to the end."""
FRAMES = "requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))"
PLAY_SLOWLY = PLAY.replace("setTimeout(done, 5)", FRAMES)
"""The same, but everything is painted between two clicks, as on a slow machine."""


class Visitor:
    """One browser context: cookies, storage and connection of one person."""

    def __init__(
        self, browser: Browser, address: str, lang: str = "en", size: tuple[int, int] = DESKTOP, scheme: str = "light"
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        self.context.set_default_timeout(LONG)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)
        self.chance = Random(7)

    def _note(self, message: object) -> None:
        # A lost line is reported by the browser itself; the tests that cut it expect that.
        text = str(getattr(message, "text", ""))
        if getattr(message, "type", "") == "error" and "WebSocket" not in text and "ERR_CONNECTION" not in text:
            self.errors.append(text)

    def leave(self) -> None:
        self.context.close()

    # Ways to a table

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.address}/{path}")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def open_lobby(self, mode: str = "bots") -> None:
        """The page that sets up a table."""
        self.go(f"#new/{mode}")
        self.page.wait_for_selector("form")

    def sit_down(self, game: str, players: int, mode: str = "bots", **choices: str) -> str:
        """A new table, chosen in the lobby; the answer is its address behind the `#`."""
        self.open_lobby(mode)
        for choice in (f"input[value={game}]", f".row input[value='{players}']", "input[value=instant]"):
            self.page.locator(choice).dispatch_event("click")  # the button at the lower edge may cover it
            expect(self.page.locator(choice)).to_be_checked()
        for option, value in choices.items():
            self.page.locator("summary").first.evaluate("summary => (summary.parentElement.open = true)")
            self.page.locator(f"select[name='{option}']").select_option(value)
        self.page.locator(".begin button").click()
        self.page.wait_for_selector(".frame, .room")
        return self.page.url.partition("#")[2]

    # Playing

    @property
    def asked(self) -> bool:
        return self.page.locator(MINE).count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator(END).count() > 0

    def wait(self) -> bool:
        """Until this person is asked (true) or the game is over (false)."""
        self.page.wait_for_selector(f"{MINE}, {END}")
        return not self.over

    def choices(self) -> Locator:
        """The list of all legal moves, opened by its key."""
        for _ in patiently():
            if (items := self._open_choices()).count():
                return items  # else a move was still on its way
        raise AssertionError

    def _open_choices(self) -> Locator:
        """Press the key of the list, and wait a moment for it."""
        items = self.page.locator("dialog ol button")
        self.page.keyboard.press("m")
        with suppress(TimeoutError):
            items.first.wait_for(timeout=SOON)
        return items

    def choose(self, number: int | None = None) -> bool:
        """Make a move from the list by its key: that of a number, counted from 0, or any of the first nine.

        False if the question has gone for some seconds: a standing order may answer it, and somebody else is asked.
        """
        asked = time.monotonic()
        for _ in patiently():
            if there := self._open_choices().count():
                chosen = self.chance.randrange(min(9, there)) if number is None else number
                self.page.keyboard.press(str(chosen + 1))
                self.settle()
                return True
            if self.asked and not self.page.locator(".curtain").count():
                asked = time.monotonic()
            if time.monotonic() - asked > GONE:
                return False
        return False

    def hint(self) -> Locator:
        """The best move by a bot's advice, shown; asked for again if the question has gone meanwhile."""
        best = self.page.locator("section.hint li button").first
        for _ in patiently():
            assert self.wait()
            self.page.keyboard.press("h")
            with suppress(TimeoutError):
                best.wait_for(timeout=1000 * GONE)
                return best
        raise AssertionError

    def settle(self) -> None:
        """Until the move is made."""
        self.page.wait_for_selector("dialog ol", state="detached")
        self.page.wait_for_selector(".spin", state="detached")

    def play_on(self, most: int = 400) -> int:
        """Any moves until the game is over or so many were made; how many."""
        for made in range(most):
            if not self.wait():
                return made
            self.choose()
        return most

    def play_to_the_end(self, script: str = PLAY) -> None:
        """Any moves; the table fits the window at each of them."""
        play_to_the_end(self.page.evaluate, script)
        expect(self.page.locator(END)).to_be_visible()

    # What is to be seen

    def shows(self, words: str) -> None:
        expect(self.page.locator("body")).to_contain_text(words)

    def log(self) -> list[str]:
        """What happened, the newest first, with all turns unfolded."""
        self.page.evaluate("document.querySelectorAll('.fold[aria-expanded=false]').forEach((fold) => fold.click())")
        return self.page.locator(".side .line").all_inner_texts()[::-1]

    def fits(self) -> bool:
        """Whether nothing has to be scrolled to see the table."""
        return bool(
            self.page.evaluate(
                """() => {
                    const page = document.scrollingElement;
                    return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth;
                }"""
            )
        )


def play_to_the_end(run: Callable[[str], Any], script: str = PLAY) -> None:
    """Play a whole game in a page, given what runs a script there; it must go on all the time, and fit the window."""
    last = time.monotonic()
    while not (told := run(script))["over"]:
        assert told["fits"]
        last = time.monotonic() if told["moves"] else last
        assert time.monotonic() - last < PATIENCE, "stuck"
    assert told["fits"]
