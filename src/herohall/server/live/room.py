"""A table and its connections: proposals are stored, then carried out, one at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from itertools import count

from msgspec.structs import replace

from herohall.core.errors import HallError
from herohall.hall import autoplay, moves, sync
from herohall.hall.autoplay import Plan, Think
from herohall.hall.bits import Moment, digest
from herohall.hall.errors import NotNow
from herohall.hall.messages import Told
from herohall.hall.notices import Changed, Entered, Present
from herohall.hall.protocol import Farewell
from herohall.hall.step import Step
from herohall.hall.table import Guest, Table
from herohall.server.context import Context
from herohall.server.http.rate_limits import Bucket, crowd, speech
from herohall.server.live.connection import Connection, frame_of
from herohall.server.live.runner import Runner
from herohall.server.metrics import BEHIND, MOVES_BY
from herohall.server.store.errors import CannotStore, Conflict
from herohall.server.store.statements import statements
from herohall.server.workers.turns import Turn

TRIES = 4
"""How often a proposal is tried again when another process has written first."""
FIND_OUT = 5.0
"""Seconds after a write failed until the room looks whether it was stored nevertheless, and between two such looks."""

log = logging.getLogger("herohall.server")

Proposal = Callable[[Table, Moment], Step]
connection_ids = count(1)


class Room:
    """One table in the memory of this process."""

    def __init__(self, context: Context, table: Table) -> None:
        self.context = context
        self.table = table
        self.connections: dict[int, Connection] = {}
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        """When somebody last asked for the table."""
        self.kept = False
        """Whether this process runs the bots and clocks of this table."""
        self.given_up = False
        """Set when the store contradicts what we know; the table is then loaded again."""
        self.told_of_rematch = False
        self.speech: defaultdict[str, Bucket] = defaultdict(speech)
        """The messages each person may still send, on all devices together."""
        self.crowd = crowd()
        self.address = ""
        """Where the last person came from who has a seat here."""
        self._finding_out: asyncio.Task[None] | None = None
        self.runner = Runner(table.id, self._carry_out, context.spare_time)

    @property
    def idle(self) -> bool:
        """Whether nobody is here, no automatic action is planned, and nothing is in doubt."""
        return not self.connections and not self.lock.locked() and self.runner.idle and not self._in_doubt

    @property
    def _in_doubt(self) -> bool:
        return self._finding_out is not None and not self._finding_out.done()

    @property
    def turn(self) -> Turn:
        """Where its bots stand in the queue."""
        return Turn(0 if self.table.attended else 1, self.address)

    # Steps

    async def take(self, propose: Proposal) -> Step:
        """Propose something, store it, carry it out; an error leaves everything unchanged."""
        async with self.lock:
            return await self.take_locked(propose)

    async def take_locked(self, propose: Proposal, patient: bool = False) -> Step:
        """The same for a caller that holds the lock; proposed again if another process wrote first.

        As long as a write is in doubt, the store is asked first: what somebody sends again may have been stored.
        """
        if self._in_doubt:
            await self.catch_up()
        for _ in range(TRIES):
            moment = self.context.moment()
            step = propose(self.table, moment)
            try:
                if step.written:
                    await self.context.store.write(*statements(step, moment.now), patient=patient)
            except Conflict:
                BEHIND.inc()
                await self.catch_up()
            except CannotStore:
                self._doubt()
                raise
            else:
                self._carry_on(step)
                self.context.spare_time.use()
                return step
        raise NotNow("server-stale")

    def _doubt(self) -> None:
        """A write has failed, or only its answer was lost: find out as soon as the store answers again."""
        if not self._in_doubt:
            self._finding_out = asyncio.create_task(self._find_out())

    async def _find_out(self) -> None:
        while not self.given_up:
            await asyncio.sleep(FIND_OUT)
            try:
                async with self.lock:
                    await self.catch_up()
            except CannotStore:
                continue
            except NotNow:
                pass  # everybody has been told
            return

    def _carry_on(self, step: Step) -> None:
        """Carry out a stored step."""
        if step.moved:
            MOVES_BY[step.after.log.made_by[-1]].inc()
        self.table = step.after
        self._tell_processes(step)
        self.send(step.messages)
        for one in step.closing:
            self._close(one)
        self.runner.follow(step.next if self.kept else None)

    def _tell_processes(self, step: Step) -> None:
        cluster = self.context.cluster
        if not cluster.shared:
            return
        if step.written:
            cluster.tell(sync.told_others(step))
        for notice in step.notices:
            cluster.tell(notice)
        if step.before.presence.viewers is not step.after.presence.viewers:
            cluster.tell(self.presence())

    def presence(self) -> Present:
        """Who is here through this process."""
        return self.table.presence.told(self.table.id, self.context.cluster.id)

    def send(self, messages: list[Told]) -> None:
        """Send messages, each encoded once, and to each viewer in one piece."""
        frames: dict[int, bytes] = {}
        for told in messages:
            frame = frame_of(told.message)
            for one in told.to:
                frames[one] = frames[one] + frame if one in frames else frame
        for one, piece in frames.items():
            connection = self.connections.get(one)
            if connection is not None:
                connection.send_frame(piece)

    def _close(self, one: int) -> None:
        connection = self.connections.pop(one, None)
        if connection is not None:
            connection.close()

    # Automatic actions

    async def _carry_out(self, plan: Plan) -> None:
        moment = self.context.moment()
        # A plan that is tried again after a failed write may be out of date: then whatever is due now is done.
        if isinstance(plan, Think) and plan == autoplay.plan(self.table, moment):
            task = autoplay.task(self.table, plan, moment.bits)
            word = await self.context.bots.choose(task, self.turn)
            await self._take_planned(lambda table, moment: moves.bot_answered(table, plan, word, moment))
        else:
            await self._take_planned(moves.time_up, patient=True)

    async def _take_planned(self, propose: Proposal, patient: bool = False) -> None:
        async with self.lock:
            self.runner.begun()
            await self.take_locked(propose, patient)

    async def answer_for(self, kept: bool) -> None:
        """Start or stop running the bots and clocks of this table. The caller holds the lock."""
        if kept and not self.kept:
            await self._put_off()
        self.kept = kept
        self.runner.follow(autoplay.plan(self.table, self.context.moment()) if kept else None)

    async def _put_off(self) -> None:
        try:
            await self.take_locked(sync.deadline_put_off)
        except NotNow:
            pass  # somebody is already here, and the table is up to date
        except CannotStore:
            moment = self.context.moment()  # it is stored with the next move
            self.table = replace(sync.deadline_put_off(self.table, moment).after, revision=self.table.revision)

    # Other processes

    async def catch_up(self) -> None:
        """Take over what others have written, and tell everybody who is here. The caller holds the lock."""
        stored = await self.context.store.table(self.table.id, since=self.table.number)
        if stored is None:
            raise self.give_up("server-no-table")
        if stored.table.revision == self.table.revision:
            return
        try:
            self._carry_on(sync.catch_up(self.table, stored, self.context.moment()))
        except HallError as error:
            log.error("table %s cannot continue: %s", self.table.id, error.__cause__ or error)
            raise self.give_up("server-frozen") from error

    async def heed(self, notice: Changed | Entered) -> None:
        """Another process has written something. The caller holds the lock."""
        if notice.revision <= self.table.revision:
            return
        if isinstance(notice, Entered) and notice.revision == self.table.revision + 1:
            with suppress(HallError):  # whatever is wrong with the notice, the store knows better
                self._carry_on(sync.entered(self.table, notice, self.context.moment()))
                return
        await self.catch_up()

    def give_up(self, key: str) -> NotNow:
        """Close this room and tell everybody why; people who come back get the table from the store."""
        self.given_up = True
        self.runner.stop()
        self.send([Told(list(self.connections), Farewell(key=key))])
        for one in list(self.connections):
            self._close(one)
        return NotNow(key)

    async def guest_with(self, token: str) -> Guest | None:
        """The guest with a token, which another process may have handed out a moment ago."""
        known = self.table.holder(digest(token))
        if known is None and self.context.cluster.shared:
            async with self.lock:
                await self.catch_up()
            known = self.table.holder(digest(token))
        return known

    async def close(self) -> None:
        """The server stops: finish pending writes, then do nothing more."""
        if self._finding_out is not None:
            self._finding_out.cancel()
        async with self.lock:
            task = self.runner.stop()
        if task is not None:
            with suppress(asyncio.CancelledError):
                await task
        for connection in self.connections.values():
            connection.close()
