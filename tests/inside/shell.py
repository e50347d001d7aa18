"""The hall of a browser without a browser: a journal in memory that can break, bots by chance, and a player."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from herohall.browser import requests
from herohall.browser.bots import Bots, Question
from herohall.browser.bots import answer as think
from herohall.browser.hall import BrowserHall
from herohall.browser.journal import Conflict, Line
from herohall.browser.room import Outside
from herohall.browser.visit import Visit
from herohall.core import registry
from herohall.hall.autoplay import Task
from herohall.hall.bot_delay import Timing
from herohall.hall.protocol import PROTOCOL

AT_ONCE = Timing(calm=0, brisk=0, instant=0, grid=0, order=0)
PATIENCE = 60.0
SHORT = {"values": 5, "copies": 7}
"""A small deck of Seventh Hero, so that games are soon over."""


class Crash(Exception):
    """The browser ended here."""


class MemoryJournal:
    """What a browser keeps. It can be told to crash before or after a number of further lines."""

    def __init__(self) -> None:
        self.lines: dict[tuple[str, int], str] = {}
        self.crash_after: int | None = None
        self.lost = False
        """Whether the line at which it crashes is lost, or was still kept."""
        self.trouble: Exception | None = None

    async def add(self, lines: list[Line]) -> None:
        await asyncio.sleep(0)
        if self.trouble is not None:
            raise self.trouble
        if any((line.name, line.number) in self.lines for line in lines):
            raise Conflict
        crashes = self.crash_after == 0
        if not (crashes and self.lost):
            self.lines |= {(line.name, line.number): line.text for line in lines}
        if self.crash_after is not None:
            self.crash_after -= 1
        if crashes:
            await asyncio.get_running_loop().create_future()  # nothing ever comes back

    async def read(self, name: str) -> list[str]:
        return [self.lines[key] for key in sorted(self.lines) if key[0] == name]

    async def last(self, name: str) -> int | None:
        return max((number for one, number in self.lines if one == name), default=None)

    async def names(self) -> list[str]:
        return sorted({name for name, _ in self.lines})

    async def sizes(self, names: list[str]) -> list[int]:
        return [sum(map(len, await self.read(name))) for name in names]

    async def remove(self, names: list[str]) -> None:
        self.lines = {key: text for key, text in self.lines.items() if key[0] not in names}


class ChanceBots:
    """Bots that answer by chance at once; the questions they got."""

    def __init__(self, seed: int = 1) -> None:
        self._chance = Random(seed)
        self.questions: list[Task] = []

    async def ask(self, what: str, question: str, rank: int) -> str:
        if what != "decide":
            return think(what, question)  # type: ignore[arg-type]
        task = msgspec.json.decode(msgspec.json.decode(question, type=Question).about, type=Task)
        self.questions.append(task)
        state = registry.game(task.game, task.box).from_json(task.state)
        await asyncio.sleep(0)
        return json.dumps([state.text(self._chance.choice(state.moves())), []])


class TabLocks:
    """The locks of one tab; all tabs of a browser share `held`."""

    def __init__(self, held: dict[str, TabLocks]) -> None:
        self._held = held
        self.hall: BrowserHall | None = None

    async def take(self, name: str, steal: bool) -> bool:
        holder = self._held.get(name)
        if holder is not None and holder is not self:
            if not steal:
                return False
            assert holder.hall is not None
            holder.hall.taken(name)
        self._held[name] = self
        return True

    def release(self, name: str) -> None:
        if self._held.get(name) is self:
            del self._held[name]


class Tab:
    """A tab of a browser: a hall on a journal."""

    def __init__(
        self, journal: MemoryJournal, boxes: Path, held: dict[str, TabLocks] | None = None, timing: Timing = AT_ONCE
    ) -> None:
        self.journal = journal
        self.bots = ChanceBots()
        locks = TabLocks({} if held is None else held)
        self.hall = BrowserHall(Outside(journal, Bots(self.bots), timing), locks, boxes)
        locks.hall = self.hall

    async def ask(self, method: str, address: str, body: object = None, token: str | None = None) -> Any:
        """The answer to a request, which must be granted."""
        text = "" if body is None else json.dumps(body)
        found = await requests.answer(self.hall, method, f"/api/{address}", text, token)
        assert found.ok, found.text
        return found.text if address.endswith("/record") else json.loads(found.text)

    async def refusal(self, method: str, address: str, body: object = None, token: str | None = None) -> str:
        """The key of a refusal."""
        found = await requests.answer(self.hall, method, f"/api/{address}", json.dumps(body or {}), token)
        assert not found.ok
        return str(json.loads(found.text)["key"])

    async def open_table(self, game: str = "seventh", players: int = 3, **more: Any) -> dict[str, Any]:
        """A new table with one person and bots of chance."""
        options = SHORT if game == "seventh" else {}
        seats = [{"name": "Nora"}, *({"bot": "random"} for _ in range(players - 1))]
        wanted = {"game": game, "players": players, "options": options, "seats": seats, "pace": "instant", **more}
        seated: dict[str, Any] = await self.ask("POST", "tables", wanted)
        return seated


class Player:
    """Somebody at a table, who answers by chance."""

    ids = count(1)

    def __init__(self, tab: Tab, table: str, token: str | None, steal: bool = False, seed: int = 1) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed = False
        self.number = 0
        self._token = token
        self._chance = Random(seed)
        self._news = asyncio.Event()
        self._visit = Visit(tab.hall, table, self, steal)

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self._news.set()

    def close(self) -> None:
        self.closed = True
        self._news.set()

    async def come(self, since: int | None = None) -> dict[str, Any]:
        """Sit down; what is heard first."""
        await self.say("hello", protocol=PROTOCOL, token=self._token, since=since, seat=None)
        return await self.hear("welcome", "farewell")

    async def say(self, type: str, **values: Any) -> None:
        await self._visit.hear(json.dumps({"type": type, **values}))

    async def leave(self) -> None:
        await self._visit.end()

    async def hear(self, *types: str, since: int = 0) -> dict[str, Any]:
        """The first message of one of these types."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.heard[since:]:
                    if message["type"] in types:
                        return message
                self._news.clear()
                await self._news.wait()

    @property
    def view(self) -> dict[str, Any]:
        views: list[dict[str, Any]] = [message["view"] for message in self.heard if "view" in message]
        return views[-1]

    @property
    def last_number(self) -> int:
        return int([message["number"] for message in self.heard if message["type"] in ("welcome", "update")][-1])

    async def answer(self) -> str:
        """Make a move by chance."""
        move = self._chance.choice(self.view["decision"]["moves"])
        await self.say("act", id=f"m{next(self.ids)}", at=self.last_number, move=move)
        return str(move)

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.view["over"]:
            async with asyncio.timeout(PATIENCE):
                seen = self.last_number
                if self.view["decision"] and self.view["decision"].get("moves"):
                    await self.answer()
                while self.last_number == seen:
                    self._news.clear()
                    await self._news.wait()
