"""HTTP: replays, studies, games continued from a moment, and uploaded records."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from herohall.core.errors import BadOption, BadRecord
from herohall.core.record import Record
from herohall.hall import from_record
from herohall.hall import replay as replaying
from herohall.hall.bits import digest
from herohall.hall.replay import Eyes
from herohall.hall.schemas import Opened, PlayOn, RecordText, Replay, ReplayStep, Seated, Study, Verified
from herohall.hall.table import Table
from herohall.server import wall_clock
from herohall.server.hall_server import HallServer
from herohall.server.http.dependencies import Bearer, bearer, hall_of
from herohall.server.store.errors import Conflict


async def looked_at(hall: HallServer, table_id: str, token: str | None, eyes: str) -> tuple[Table, str | None, Eyes]:
    """The table, who asks, and the eyes they may look through."""
    table = await hall.table(table_id)
    guest = None if token is None else table.holder(digest(token))
    known = None if guest is None else guest.id
    return table, known, replaying.eyes_for(table, known, eyes, wall_clock.now())


@get("/tables/{table:str}/replay")
async def outline(
    state: State, table: FromPath[str], eyes: FromQuery[str] = "", authorization: Bearer = None
) -> Replay:
    """All moves so far: of a running game as the person's own seat knows them, of a finished one as any eyes do."""
    found, guest, through = await looked_at(hall_of(state), table, bearer(authorization), eyes)
    return await asyncio.to_thread(replaying.outline, found, guest, through, wall_clock.now())


@get("/tables/{table:str}/replay/{number:int}")
async def moment(
    state: State, table: FromPath[str], number: FromPath[int], eyes: FromQuery[str] = "", authorization: Bearer = None
) -> ReplayStep:
    """The table after a number of moves, as those eyes saw it then."""
    found, _, through = await looked_at(hall_of(state), table, bearer(authorization), eyes)
    return await asyncio.to_thread(replaying.moment, found, number, through, wall_clock.now())


@get("/tables/{table:str}/study")
async def study(state: State, table: FromPath[str]) -> Study:
    """Everybody's chances in a finished game, turn by turn, and what each seat could work out."""
    hall = hall_of(state)
    return await hall.studies.of(await hall.table(table))


@post("/tables/{table:str}/play-on")
async def play_on(state: State, table: FromPath[str], data: JSONBody[PlayOn]) -> Seated:
    """Continue a finished game from one of its moments, against bots."""
    return await hall_of(state).play_on(table, data)


# Records


async def read(hall: HallServer, data: RecordText) -> tuple[Record, str | None]:
    """The record in a request, checked, and the folder of its box; BadRecord or BadOption say what is wrong."""
    folder = None if data.box is None else await hall.boxes.folder(data.box)
    return await hall.boxes.look(from_record.checked, data.record, folder), folder


@post("/verify", status_code=HTTP_200_OK)
async def verify(state: State, data: JSONBody[RecordText]) -> Verified:
    """Check seed hash, moves and result of a record."""
    try:
        found, _ = await read(hall_of(state), data)
    except (BadRecord, BadOption) as error:
        return from_record.faulty(error)
    return from_record.verified(found)


@post("/records")
async def open_record(state: State, data: JSONBody[RecordText]) -> Opened:
    """Check a record and open a table that shows its game."""
    hall = hall_of(state)
    table_id = from_record.id_of_record(data.record)
    if table_id not in hall.rooms and await hall.store.table(table_id) is None:
        record, folder = await read(hall, data)
        moment = hall.context.moment()
        table = await hall.boxes.look(from_record.table_of_record, record, table_id, data.box, folder, moment)
        step = await hall.boxes.look(from_record.opened_with_moves, table, moment)
        with suppress(Conflict):  # somebody else has just uploaded the same record
            await hall.begin(step)
    return Opened(table=table_id)
