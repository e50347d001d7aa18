"""Friends by a link: two people and a bot, coming late, leaving and coming back, watching, another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.visitor import END, Visitor
from tests.patience import patiently

SHORT = {"values": "3"}
"""A game that is over soon."""


def link(visitor: Visitor, name: str) -> str:
    """The address the table's dialog shows for guests, for watching or for another device."""
    visitor.button("Table").click()
    visitor.button(name).click()
    address = shown_address(visitor)
    visitor.page.keyboard.press("Escape")
    return address


def shown_address(visitor: Visitor) -> str:
    """The link beside a QR code; the waiting room shows that for guests."""
    expect(visitor.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    address = visitor.page.get_by_label("Address")
    expect(address).not_to_have_value("")
    return address.input_value()


def join(guest: Visitor, address: str, name: str) -> None:
    guest.page.goto(address)
    guest.page.get_by_label("Your name").fill(name)
    guest.button("Sit down").click()
    guest.page.wait_for_selector(".frame, .room")


def play_together(visitors: list[Visitor]) -> None:
    """Whoever is asked makes any move, until the game is over."""
    for _ in patiently():
        if all(visitor.over for visitor in visitors):
            return
        for visitor in visitors:
            if visitor.asked and not visitor.over:
                visitor.choose()


def test_two_people_and_a_bot(visit: Visit) -> None:
    host, guest = visit(), visit(lang="en")
    host.sit_down("seventh", 3, "friends", **SHORT)
    host.shows("Start whenever you like.")
    join(guest, shown_address(host), "Guest")
    guest.shows("The game begins when Player 1 starts it.")
    expect(host.page.locator(".who li", has_text="Guest")).to_contain_text("has arrived")
    host.button("Begin").click()
    guest.page.wait_for_selector(".frame")
    for _ in patiently():  # a game is under way once a move has been made
        if host.asked or guest.asked:
            (host if host.asked else guest).choose()
            break
    host.button("Table").click()
    host.button("Pause").click()
    guest.shows("Player 1 has paused the game.")
    host.button("Continue").click()
    play_together([host, guest])
    standing = host.page.locator(f"{END} .standing tbody tr").all_inner_texts()
    assert standing == guest.page.locator(f"{END} .standing tbody tr").all_inner_texts()
    assert any("Guest" in line for line in standing)


def test_a_guest_takes_over_a_bots_seat_and_a_bot_a_leavers(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.sit_down("seventh", 3)
    host.play_on(1)  # a few more, and by chance a game is over too soon
    join(guest, link(host, "Invite guests"), "Late Guest")
    host.shows("Late Guest")
    host.button("Table").click()
    row = host.page.locator("dialog li", has_text="Late Guest")
    expect(row).to_contain_text("is here")
    guest.go()  # away from the table
    expect(row).to_contain_text("is not here")
    row.get_by_role("button", name="Let a bot sit in").click()
    expect(row).to_contain_text("plays for now")
    host.page.keyboard.press("Escape")
    host.play_on(1)
    guest.go(f"#{table}")
    guest.page.wait_for_selector(".frame")
    host.button("Table").click()
    expect(row).to_contain_text("is here")


def test_watching_shows_what_all_can_see(visit: Visit) -> None:
    player, watcher = visit(), visit()
    player.sit_down("seventh", 3)
    watcher.page.goto(link(player, "Let people watch"))
    watcher.shows("You are watching.")
    assert watcher.page.locator(".prompt .button", has_text="Take back").count() == 0
    for seat in range(3):  # the one at the near edge, too
        expect(watcher.page.locator(f"[data-spot=hand-{seat}] .count")).to_have_text(re.compile(r"^\d$"))
    expect(player.page.locator(".side li", has_text="1 person watching")).to_be_visible()


def test_going_on_on_another_device(visit: Visit) -> None:
    old, new = visit(), visit()
    old.sit_down("seventh", 3)
    old.play_on(1)
    address = link(old, "My other device")
    new.page.goto(address)
    new.button("Continue here").click()
    new.page.wait_for_selector(".frame")
    assert new.wait()
    old.shows("You are now playing this game on another device.")
    new.play_on(2)


def test_a_chain_of_reactions_between_two_people(visit: Visit) -> None:
    """S5: one announces a power, the other reacts and cancels it; both see how it ends."""
    host, guest = visit(), visit()
    for _attempt in range(8):
        host.sit_down("seventh", 3, "friends", **SHORT)
        join(guest, shown_address(host), "Guest")
        host.button("Begin").click()
        host.page.wait_for_selector(".frame")
        guest.page.wait_for_selector(".frame")
        if chain(host, guest):
            return
    raise AssertionError("no chain of reactions in eight games")


def chain(host: Visitor, guest: Visitor, most: int = 60) -> bool:
    """Both use every power they may; true once one of them has cancelled the other's."""
    for _ in range(most):
        if host.over or guest.over:
            return False
        for visitor in (host, guest):
            if visitor.asked and not visitor.over:
                use_a_power(visitor)
        chains = [line for line in host.log() if " cancels " in line and "Player 1" in line and "Guest" in line]
        if chains:
            expect(guest.page.locator(".side .line", has_text=chains[0])).to_have_count(1)
            return True
        host.page.wait_for_timeout(30)
    return False


def use_a_power(visitor: Visitor) -> None:
    """Use a power if there is one; else let the hero pass, so that the game lasts."""
    words = visitor.choices().all_inner_texts()
    powers = [i for i, text in enumerate(words) if "use " in text and "use no power" not in text]
    passing = [i for i, text in enumerate(words) if "pass " in text]
    visitor.page.keyboard.press(str([*powers, *passing, 0][0] + 1))
    visitor.settle()
