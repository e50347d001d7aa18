"""HTTP: the list of open tables, and quick matches."""

from __future__ import annotations

from contextlib import suppress

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from herohall.core.errors import HallError
from herohall.hall import open_tables
from herohall.hall.errors import NotNow
from herohall.hall.schemas import Claim, OpenTables, QuickMatch, Seated
from herohall.hall.table import Table
from herohall.server import wall_clock
from herohall.server.hall_server import HallServer
from herohall.server.http.dependencies import hall_of

LATELY = 3600.0
"""Seconds for which a table of another process that did not change is still looked up."""


async def waiting(hall: HallServer, now: float) -> list[Table]:
    """All open tables, the oldest first. A table where somebody waits is in the memory of the process they came to."""
    if not hall.open_tables:
        raise NotNow("server-no-open-tables")
    if hall.context.cluster.shared:
        for table_id in await hall.store.waiting(now - LATELY):
            with suppress(HallError):
                await hall.room(table_id)
    found = [room.table for room in hall.rooms.values() if open_tables.is_open(room.table, now)]
    return sorted(found, key=lambda table: table.start.created)


@get("/open")
async def open_list(state: State) -> OpenTables:
    """All open tables."""
    now = wall_clock.now()
    found = await waiting(hall_of(state), now)
    return OpenTables(now=now, tables=[open_tables.listing(table) for table in found])


@post("/match")
async def match(state: State, data: JSONBody[QuickMatch]) -> Seated:
    """Play with whoever comes: a seat at a quick match that suits, or at a new one."""
    hall = hall_of(state)
    async with hall.matching:
        now = wall_clock.now()
        for table in await waiting(hall, now):
            if open_tables.suits(table, data, now):
                with suppress(NotNow):  # the last seat has just been taken
                    return await hall.claim(table.id, Claim(name=data.name, person=data.person))
        return await hall.create(open_tables.new_match(data))
