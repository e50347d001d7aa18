"""A page without a screen that keeps all it is told, as the page does; each message is read when a test asks for it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from tests.patience import PATIENCE
from tests.server.hosting import Host

from herohall.proof.guest import Lost, TableLine

Message = dict[str, Any]
REST = 0.5
"""Seconds without a message after being too fast."""


class Player(TableLine):
    """One connection, with the table as it knows it."""

    def __init__(self, host: Host, table: str, token: str | None = None) -> None:
        super().__init__("", token)
        self.host = host
        self.table = table
        self.number = 0
        self.view: Message = {}
        self.log: list[Message] = []
        self.company: Message = {}
        self.ending: Message | None = None
        self.undo: str | None = None
        self.order: str | None = None
        self.received: list[str] = []
        """Every frame, as it came."""
        self._ids = itertools.count(1)

    @classmethod
    def of(cls, host: Host, seated: Message) -> Player:
        return cls(host, seated["table"], seated["token"])

    # Coming and going

    async def connect(self, since: int | None = None) -> Message:
        """Say hello; the first message back."""
        self.live = self.host.live(self.table)
        await self.open(PATIENCE)
        with suppress(Lost):  # who is sent away at once was told why
            await self.greet(since)
        return await self.next()

    async def again(self) -> Message:
        """Come back after a lost connection."""
        return await self.connect(self.number)

    # Messages

    async def send(self, **message: Any) -> None:
        await self.send_text(json.dumps(message))

    async def next(self) -> Message:
        """The next message, kept in mind."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message = json.loads(text)
        self._learn(message)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message of that kind; all before it are kept in mind."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    def _learn(self, message: Message) -> None:
        if message["type"] == "welcome":
            self.viewer, self.company, self.log = message["viewer"], message["company"], message["log"]
            self.order = message["order"]
        elif message["type"] == "update":
            self.log = self.log[: message["log"]] + message["events"]
            assert len(self.log) == message["log"] + len(message["events"])
        elif message["type"] == "people":
            self.company = message["company"]
        elif message["type"] == "ordered":
            self.order = message["order"]
        if message["type"] in ("welcome", "update"):
            self.number, self.view = message["number"], message["view"]
            self.undo, self.ending = message["undo"], message["ending"]

    # Actions

    async def request(self, **message: Any) -> Message:
        """Send an action and wait for its answer; like the page, wait a moment if the server says it was too fast."""
        action = message.setdefault("id", f"a{next(self._ids)}")
        while True:
            await self.send(**message)
            answer = await self.until(lambda one: one.get("id") == action)
            if answer.get("key") != "server-too-fast":
                return answer
            await asyncio.sleep(REST)

    async def act(self, move: str, **more: Any) -> Message:
        return await self.request(**{"type": "act", "at": self.number, "move": move, **more})

    async def control(self, what: str, **more: Any) -> Message:
        return await self.request(type="control", what=what, **more)

    # Playing

    @property
    def moves(self) -> list[str]:
        """What this player may answer now."""
        decision = self.view.get("decision")
        return [] if decision is None else decision.get("moves", [])

    async def asked(self) -> list[str]:
        """Wait until it is this player's decision, or the game is over."""
        while not self.moves and self.ending is None:
            await self.next()
        return self.moves

    async def play_on(self, chance: Random, until: int = 1_000_000) -> None:
        """Answer every question by chance, until the end or until the table has come to a number."""
        while self.number < until and self.ending is None:
            moves = self.moves
            if not moves:
                await self.next()
                continue
            answer = await self.act(chance.choice(moves))
            assert answer["type"] == "ack" or answer["key"] == "server-stale", answer
