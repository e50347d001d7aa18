"""What a server does about the other processes that serve the same tables.

It acts on their notices, and runs the bots and clocks of the tables assigned to this process. A process that is alone
runs all tables and gets no notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Protocol

from herohall.core.errors import HallError
from herohall.hall import visits
from herohall.hall.notices import Changed, Entered, Notice, Present, Roll
from herohall.server import wall_clock
from herohall.server.context import Context
from herohall.server.live.room import Room
from herohall.server.store.errors import CannotStore

LOOK_ROUND = 5.0
"""Seconds between two checks of the shared store, to find changes whose notices were lost."""
LATELY = 60.0
"""Seconds during which a changed table is found by these checks, if no notice came."""
ROLL_CALL = 6
"""With every so many of these checks the processes ask each other anew who is there."""


class Rooms(Protocol):
    """What a coordinator needs to know about the tables of this process."""

    context: Context
    rooms: dict[str, Room]

    def in_background(self, job: Coroutine[object, object, None]) -> None: ...
    async def try_room(self, table_id: str) -> None: ...
    async def wake(self) -> None: ...
    async def tell_rematch(self, room: Room) -> None: ...


class Coordinator:
    """Keeps the tables of this process up to date with the other processes."""

    def __init__(self, hall: Rooms) -> None:
        self.hall = hall
        self._cluster = hall.context.cluster

    async def hear(self, notice: Notice) -> None:
        """Handle a notice of another process, without holding up the next one."""
        self.hall.in_background(self._heed(notice))

    async def _heed(self, notice: Notice) -> None:
        room = self.hall.rooms.get(notice.table)
        if room is not None and not room.given_up:
            with suppress(HallError):
                await self._heed_at(room, notice)
        elif isinstance(notice, Roll):
            self._cluster.tell(Present(notice.table, self._cluster.id, [], 0))
        elif isinstance(notice, Changed | Entered) and self._cluster.keeps(notice.table):
            await self.hall.try_room(notice.table)

    async def _heed_at(self, room: Room, notice: Notice) -> None:
        async with room.lock:
            if isinstance(notice, Changed | Entered):
                await room.heed(notice)
                if room.table.following is not None and not room.told_of_rematch:
                    await self.hall.tell_rematch(room)
            elif isinstance(notice, Roll):
                self._cluster.tell(room.presence())
            else:
                await room.take_locked(lambda table, moment: visits.heed(table, notice, moment))

    async def processes_changed(self, there: set[str]) -> None:
        """Processes have started or stopped: remove lost visitors and take over the tables that are now ours."""
        for room in list(self.hall.rooms.values()):
            async with room.lock:
                await room.take_locked(lambda table, moment: visits.processes_left(table, there, moment))
                await room.answer_for(self._cluster.keeps(room.table.id))
        self.hall.in_background(self.hall.wake())

    async def look_round(self) -> None:
        """Find changes by other processes whose notices were lost."""
        checks = 0
        while self._cluster.shared:
            await asyncio.sleep(LOOK_ROUND)
            checks += 1
            if checks % ROLL_CALL == 0:
                self.call_the_roll()
            with suppress(CannotStore):
                await self._compare_revisions()
                await self._find_new_tables()

    def call_the_roll(self) -> None:
        """Ask who is at the tables of this process: a notice that somebody came or left may have been lost."""
        for table_id in self.hall.rooms:
            if self._cluster.keeps(table_id):
                self._cluster.tell(Roll(table_id))

    async def _compare_revisions(self) -> None:
        found = await self.hall.context.store.revisions(list(self.hall.rooms))
        for room in list(self.hall.rooms.values()):
            table = room.table
            if found.get(table.id) != table.revision:
                await self._heed(Changed(table.id, found.get(table.id, table.revision + 1)))

    async def _find_new_tables(self) -> None:
        for table_id in await self.hall.context.store.unfinished(since=wall_clock.now() - LATELY):
            if table_id not in self.hall.rooms and self._cluster.keeps(table_id):
                await self.hall.try_room(table_id)
