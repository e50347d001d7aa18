"""What happens at a table by itself: bots answer, standing orders and clocks do, a bot sits in for an absent player.

There is at most one such thing at a time. It is arranged anew whenever the table changes, and what was arranged before
is called off; so nothing here can answer a question that has been answered already.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from herohall.core.game import Decision, StandingOrder
from herohall.server import pace as pacing
from herohall.server import steady
from herohall.server.faults import CannotStore
from herohall.server.house import NotNow
from herohall.server.protocol import MadeBy, Pace
from herohall.server.seating import Guest
from herohall.server.thinking import task_for

if TYPE_CHECKING:
    from herohall.server.table import Table

RETRY = 2.0
"""Seconds after which an answer is tried again that could not be written."""

log = logging.getLogger("herohall.server")


class Automatic:
    """The next thing that nobody need do, if there is one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._next: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing will happen by itself."""
        return self._next is None or self._next.done()

    def arrange(self) -> None:
        """Have the next thing happen that nobody need do. Under the table's lock."""
        self.stop()
        table = self.table
        seat = table.match.state.seat
        player = table.player(seat)
        if player is not None:
            table.hurrying.discard(player.id)
        if table.status == "running" and seat is not None and table.house.neighbours.keeps(table.id):
            self._next = asyncio.create_task(self._go_on(seat, table.number))

    def stop(self) -> asyncio.Task[None] | None:
        """Let nothing happen by itself; whoever enters a move at this moment holds the lock and is not hurt.

        The answer is what has been stopped.
        """
        stopped, self._next = self._next, None
        if stopped is None or stopped is asyncio.current_task():
            return None
        stopped.cancel()
        return stopped

    async def _go_on(self, seat: int, number: int) -> None:
        try:
            await self._automatic(seat, number)
        except CannotStore:
            await self._try_again()
        except NotNow:
            pass  # paused, or answered elsewhere meanwhile
        except Exception:
            log.exception("table %s: an automatic answer failed", self.table.id)
            await self._try_again()

    async def _try_again(self) -> None:
        await asyncio.sleep(RETRY)
        async with self.table.lock:
            self.arrange()

    async def _automatic(self, seat: int, number: int) -> None:
        decision = self.table.match.state.decision
        assert decision is not None
        place = self.table.seating.places[seat]
        if place.player is None:
            await self._bot_answers(seat, number, decision.kind, "bot")
            return
        order = await self._order_for(seat, decision)
        if order is not None:
            pause = pacing.usual(self.table.house.timing, self.table.match.state.game, decision.kind, self.table.pace)
            await asyncio.sleep(pacing.order_answers_after(self.table.house.timing, pause, self.table.house.chance))
            await self._answer(seat, number, order.answer, "order")
            return
        await self._wait_for_person(seat, number, place.player)

    async def _bot_answers(self, seat: int, number: int, kind: str, made_by: MadeBy) -> None:
        level = self.table.seating.places[seat].bot
        start = time.monotonic()
        if self.table.daily is None:
            task = task_for(self.table.match.state, self.table.box_folder, seat, level)
        else:
            task = await self.table.house.daily.task(self.table, seat)
        word = await self.table.house.thinkers.choose(task)
        if made_by == "bot":
            pause = pacing.usual(self.table.house.timing, self.table.match.state.game, kind, self._pace())
            took = time.monotonic() - start
            await asyncio.sleep(pacing.bot_answers_at(self.table.house.timing, pause, level, took) - took)
        await self._answer(seat, number, word, made_by)

    def _pace(self) -> Pace:
        """The table's pace, or full speed while all who are here want it."""
        here = {guest.id for guest in self.table.people_here()}
        return "instant" if here and here <= self.table.hurrying else self.table.pace

    async def _order_for(self, seat: int, decision: Decision) -> StandingOrder | None:
        """The standing order that answers a question; one that has run out is taken back."""
        place, game = self.table.seating.places[seat], self.table.match.state.game
        order = next((each for each in game.orders if each.name == place.order), None)
        if order is None:
            return None
        if decision.kind in order.until:
            await self.table.set_order(seat, None)
        legal = game.moves_by_word[order.answer] in decision.moves
        return order if decision.kind in order.kinds and legal else None

    async def _wait_for_person(self, seat: int, number: int, player: Guest) -> None:
        """Until their time is over, or until others have waited long enough for somebody who is not here."""
        now, deadline, patience = steady.now(), self.table.clock.deadline, self._patience_ends(player)
        ends = [moment for moment in (deadline, patience) if moment is not None]
        if not ends:
            return
        await asyncio.sleep(max(0.0, min(ends) - now))
        if deadline is not None and deadline == min(ends):
            decision = self.table.match.state.decision
            assert decision is not None
            await self._bot_answers(seat, number, decision.kind, "clock")
            return
        async with self.table.lock:
            if self.table.number == number and not self.table.is_here(player):
                await self.table.sit_in(seat)

    def _patience_ends(self, player: Guest) -> float | None:
        """When a bot sits in for a player; never while nobody waits, or where an answer may take days."""
        if self.table.clock.choice.kind == "days" or self.table.is_here(player) or not self.table.people_here():
            return None
        return self.table.left.get(player.id, steady.now()) + self.table.house.timing.sit_in

    async def _answer(self, seat: int, number: int, word: str, made_by: MadeBy) -> None:
        async with self.table.lock:
            if self.table.number == number and self.table.status == "running":
                await self.table.enter(seat, word, made_by)
