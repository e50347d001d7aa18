"""A table where everything goes by a script: one seat is played through the page, the others by people elsewhere."""

from __future__ import annotations

import asyncio
import json
from threading import Thread
from typing import Any

from playwright.sync_api import expect
from tests.browser.visitor import Visitor
from tests.patience import PATIENCE
from tests.server.hosting import Host
from tests.server.player import Player

from herohall.core.record import Record
from herohall.core.record_reader import read_record

INSTANT = """localStorage.setItem("herohall-settings", JSON.stringify({ pace: "instant" }))"""
"""No scenes."""


class Scripted:
    """A fresh table for the people of a script; Nora on seat 0 is the visitor."""

    def __init__(self, host: Host, script: Record, visitor: Visitor) -> None:
        self.host = host
        self.script = script
        self.visitor = visitor
        seated = host.open_table(script.game.name, players=script.players, seats=[{"name": "Nora"}], paused=True)
        others = [host.claim(seated, seat.name, seat=number) for number, seat in enumerate(script.seats) if number]
        self.id: str = seated["table"]
        self.token: str = seated["token"]
        visitor.page.add_init_script(INSTANT)
        visitor.go()
        self._sit(seated)
        self._others = Thread(target=lambda: asyncio.run(self._play_others(seated, others)), daemon=True)
        self._others.start()

    def _sit(self, seated: dict[str, Any]) -> None:
        place = {"game": self.script.game.name, "since": 0, "over": False, "hash": "", **seated}
        self.visitor.page.evaluate("places => localStorage.setItem('herohall-places', places)", json.dumps([place]))

    async def _play_others(self, seated: dict[str, Any], others: list[dict[str, Any]]) -> None:
        players = {seat: Player.of(self.host, other) for seat, other in enumerate(others, start=1)}
        for player in players.values():
            await player.connect()
        nora = Player.of(self.host, seated)
        await nora.connect()
        await nora.control("resume")
        await nora.close()
        await asyncio.gather(*(self._play_seat(seat, player) for seat, player in players.items()))

    async def _play_seat(self, seat: int, player: Player) -> None:
        """One of the others. It hears all that is said, also between its moves: who does not listen is sent away."""
        for number, (whose, word) in enumerate(self.script.entries):
            while player.number < number:
                await player.next()
            if whose == seat:
                assert (await player.act(word))["type"] == "ack"

    # The visitor's side

    def play_in_text_mode(self) -> None:
        """Every move by typing, now its number, now its words."""
        page = self.visitor.page
        self.visitor.go(f"#text/{self.id}")
        for number, word, place in self._own():
            page.wait_for_selector(f".story[data-number='{number}']")
            page.keyboard.type(word if number % 2 else str(place + 1))
            page.keyboard.press("Enter")
        page.wait_for_selector(f".story[data-number='{len(self.script.entries)}']")

    def play_in_the_usual_page(self) -> None:
        """Every move out of the list of choices."""
        self.visitor.go(f"#table/{self.id}")
        for _number, _word, place in self._own():
            assert self.visitor.wait()
            self.visitor.choices().nth(place).evaluate("choice => choice.click()")
            self.visitor.settle()
        expect(self.visitor.page.locator("dialog .end")).to_be_visible()

    def _own(self) -> list[tuple[int, str, int]]:
        """Nora's moves: their number in the log, their words, their place among the legal ones."""
        state, _ = self.script.opening()
        found = []
        for index, (seat, word) in enumerate(self.script.entries):
            move = self.script.move_at(state, index)
            if seat == 0:
                found.append((index, word, state.moves().index(move)))
            state.apply(move)
        return found

    def record(self) -> Record:
        """What the server has written down."""
        self._others.join(PATIENCE)
        return read_record(self.host.get(f"tables/{self.id}/record", self.token).text)
