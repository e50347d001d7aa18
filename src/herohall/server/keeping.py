"""The part of a hall that has to do with others of its kind: it heeds their notices, and knows which tables it keeps.

Where a process has the hall to itself, all tables are, and there is nobody to hear from.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from herohall.core.errors import HallError
from herohall.server import catching_up, phrases, rematch, steady
from herohall.server.faults import CannotStore
from herohall.server.house import Behind
from herohall.server.notices import Changed, Notice, Present, Roll, Spoke
from herohall.server.table import Table

if TYPE_CHECKING:
    from herohall.server.hall import Hall

LOOK_ROUND = 5.0
"""Seconds between two looks into a store that others write to, for notices that were lost."""
LATELY = 60.0
"""Seconds for which a table that has just been changed is looked for, should nobody have told us of it."""


class Keeping:
    """What a hall does about other processes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def hear(self, notice: Notice) -> None:
        """Another process says something; whatever is to be done about it need not hold up the next notice."""
        self.hall.in_background(self._heed(notice))

    async def _heed(self, notice: Notice) -> None:
        table = self.hall.tables.get(notice.table)
        if table is not None and not table.given_up:
            with suppress(HallError):
                await self._heed_at(table, notice)
        elif isinstance(notice, Changed) and self.hall.neighbours.keeps(notice.table):
            await self.hall.try_table(notice.table)

    async def _heed_at(self, table: Table, notice: Notice) -> None:
        async with table.lock:
            if isinstance(notice, Changed):
                if notice.revision > table.revision:
                    await catching_up.catch_up(table)
                if table.following is not None and not table.told_of_rematch:
                    await rematch.tell_rematch(self.hall, table)
            elif isinstance(notice, Present):
                table.heard_of(notice)
            elif isinstance(notice, Roll):
                self.hall.neighbours.tell(table.presence())
            elif isinstance(notice, Spoke):
                phrases.tell(table, notice)
            else:
                table.hurrying.add(notice.person)
                table.automatic.arrange()

    async def company_moved(self, there: set[str]) -> None:
        """Processes have come or gone: their visitors too, and tables may be ours to keep now."""
        for table in list(self.hall.tables.values()):
            async with table.lock:
                gone = [Present(table.id, one, [], 0) for one in table.elsewhere if one not in there]
                for present in gone:
                    table.heard_of(present)
                    del table.elsewhere[present.process]
                await self.take_charge(table)
        self.hall.in_background(self.hall.wake())

    async def look_round(self) -> None:
        """Find what others have written and we were not told of."""
        while self.hall.neighbours.shared:
            await asyncio.sleep(LOOK_ROUND)
            with suppress(CannotStore):
                found = await self.hall.store.revisions(list(self.hall.tables))
                for table in list(self.hall.tables.values()):
                    if found.get(table.id) != table.revision:
                        await self._heed(Changed(table.id, found.get(table.id, table.revision + 1)))
                for table_id in await self.hall.store.unfinished(since=steady.now() - LATELY):
                    if table_id not in self.hall.tables and self.hall.neighbours.keeps(table_id):
                        await self.hall.try_table(table_id)

    async def take_charge(self, table: Table) -> None:
        """Answer for bots and clocks from now on, if it is for this process to do so; under the lock."""
        with suppress(Behind):  # somebody is there already, and the table has caught up
            await self._put_off(table)
        table.kept = self.hall.neighbours.keeps(table.id)
        table.automatic.arrange()

    async def _put_off(self, table: Table) -> None:
        """Nobody loses by a deadline that passed while no process kept the table."""
        keeps = self.hall.neighbours.keeps(table.id)
        if keeps and not table.kept and table.status == "running":
            clock, seat = table.clock.copy(), table.match.state.seat
            clock.put_off(seat if table.player(seat) is not None else None, steady.now())
            if clock.deadline != table.clock.deadline:
                with suppress(CannotStore):  # then it is written with the next move
                    await table.write(asked=clock.asked, deadline=clock.deadline)
                table.clock = clock
