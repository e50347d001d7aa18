"""A table that is being played in this tab: proposals are kept, then carried out, one at a time.

There is a room only while somebody looks at the table; then it is read from the journal again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from secrets import token_bytes
from typing import NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from herohall.browser.bots import Bots
from herohall.browser.journal import CannotKeep, Conflict, Journal, lines_of
from herohall.hall import autoplay, moves
from herohall.hall.autoplay import Plan, Think
from herohall.hall.bits import Moment
from herohall.hall.bot_delay import Timing
from herohall.hall.errors import NotNow
from herohall.hall.messages import Told
from herohall.hall.protocol import Farewell, ServerMessage
from herohall.hall.step import Step
from herohall.hall.table import Table

RETRY = 2.0
"""Seconds until a failed automatic action is tried again."""
ELSEWHERE = "browser-elsewhere"
"""Why a table is closed here: another tab plays it."""

log = logging.getLogger("herohall.browser")

Proposal = Callable[[Table, Moment], Step]


class Outside(NamedTuple):
    """What tables need from the outside world."""

    journal: Journal
    bots: Bots
    timing: Timing

    def moment(self) -> Moment:
        """The current time, and random bits that nobody can guess."""
        return Moment(time.time(), token_bytes, self.timing)


class Screen(Protocol):
    """The page at the other end of a line."""

    def send(self, text: str) -> None:
        """Show a message."""

    def close(self) -> None:
        """Nothing more will come."""


class Room:
    """One table and who looks at it."""

    def __init__(self, outside: Outside, table: Table) -> None:
        self.outside = outside
        self.table = table
        self.screens: dict[int, Screen] = {}
        self.closed = False
        self._lock = asyncio.Lock()
        self._plan: Plan | None = None
        self._task: asyncio.Task[None] | None = None

    async def take(self, propose: Proposal) -> Step:
        """Propose something, keep it, carry it out; an error leaves everything unchanged."""
        async with self._lock:
            if self.closed:
                raise NotNow(ELSEWHERE)
            moment = self.outside.moment()
            step = propose(self.table, moment)
            if step.written:
                lines = lines_of(step, moment.now)
                try:
                    await self.outside.journal.add(lines)
                except Conflict as error:
                    raise self.give_up(ELSEWHERE) from error
                step = step._replace(after=replace(step.after, revision=lines[0].number))
            self._carry_on(step)
            return step

    def _carry_on(self, step: Step) -> None:
        self.table = step.after
        self.send(step.messages)
        for one in step.closing:
            self._close(one)
        self._follow(step.next)

    def send(self, messages: list[Told]) -> None:
        """Send messages, each encoded once."""
        for told in messages:
            text = encoded(told.message)
            for one in told.to:
                if one in self.screens:
                    self.screens[one].send(text)

    def _close(self, one: int) -> None:
        screen = self.screens.pop(one, None)
        if screen is not None:
            screen.close()

    def give_up(self, key: str) -> NotNow:
        """Close this room and tell everybody why."""
        self.stop()
        self.send([Told(list(self.screens), Farewell(key=key))])
        for one in list(self.screens):
            self._close(one)
        return NotNow(key)

    def stop(self) -> None:
        """Nothing happens here any more."""
        self.closed = True
        self._follow(None)

    # Automatic actions

    def _follow(self, plan: Plan | None) -> None:
        """Carry out this plan next; if it is already under way, it continues."""
        if plan == self._plan and self._task is not None and not self._task.done():
            return
        task, self._task, self._plan = self._task, None, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        if plan is not None:
            self._plan = plan
            self._task = asyncio.ensure_future(self._run(plan))

    async def _run(self, plan: Plan) -> None:
        while True:
            try:
                await self._carry_out(plan)
            except NotNow:
                return  # paused, or answered in the meantime
            except CannotKeep:
                pass  # the player is told when they move; there may be room again
            except Exception:
                log.exception("an automatic answer failed")
            else:
                return
            await asyncio.sleep(RETRY)

    async def _carry_out(self, plan: Plan) -> None:
        if isinstance(plan, Think):
            task = autoplay.task(self.table, plan, token_bytes)
            word = await self.outside.bots.choose(task)
            await self._take_planned(lambda table, moment: moves.bot_answered(table, plan, word, moment))
        else:
            await asyncio.sleep(max(0.0, plan.until - time.time()))
            await self._take_planned(moves.time_up)

    async def _take_planned(self, propose: Proposal) -> None:
        self._plan = None  # an equal plan after this one is a new one
        await self.take(propose)


def encoded(message: ServerMessage) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()
