"""HTTP: games gone through again, studied, played on from a moment; records brought along."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from herohall.core.errors import BadOption, BadRecord
from herohall.core.record import Record
from herohall.core.record_reader import read_record
from herohall.server import reopening, replaying
from herohall.server.asking import Bearer, bearer, hall_of
from herohall.server.bodies import Opened, PlayOn, RecordText, Replay, ReplayStep, Seated, Study, Verified
from herohall.server.hall import Hall
from herohall.server.house import NotNow
from herohall.server.replaying import Eyes
from herohall.server.seating import Guest
from herohall.server.store import Conflict
from herohall.server.table import Table
from herohall.server.telling import problem


async def looked_at(hall: Hall, table_id: str, token: str | None, eyes: str) -> tuple[Table, Guest | None, Eyes]:
    """The table, who asks, and the eyes they may look through."""
    table = await hall.table(table_id)
    guest = None if token is None else table.seating.by_token(token)
    return table, guest, replaying.eyes_for(table, guest, eyes)


@get("/tables/{table:str}/replay")
async def outline(
    state: State, table: FromPath[str], eyes: FromQuery[str] = "", authorization: Bearer = None
) -> Replay:
    """All moves so far: of a running game as one's own seat may know them, of a finished one as anybody did, or all."""
    found, guest, through = await looked_at(hall_of(state), table, bearer(authorization), eyes)
    return await asyncio.to_thread(replaying.outline, found, guest, through)


@get("/tables/{table:str}/replay/{number:int}")
async def moment(
    state: State, table: FromPath[str], number: FromPath[int], eyes: FromQuery[str] = "", authorization: Bearer = None
) -> ReplayStep:
    """The table after so many moves, as those eyes saw it then."""
    found, _, through = await looked_at(hall_of(state), table, bearer(authorization), eyes)
    return await asyncio.to_thread(replaying.moment, found, number, through)


@get("/tables/{table:str}/study")
async def study(state: State, table: FromPath[str]) -> Study:
    """Everybody's chances in a finished game, turn by turn, and what each could have worked out."""
    hall = hall_of(state)
    return await hall.studies.of(await hall.table(table))


@post("/tables/{table:str}/play-on")
async def play_on(state: State, table: FromPath[str], data: JSONBody[PlayOn]) -> Seated:
    """Play a finished game on from one of its moments, against bots."""
    hall = hall_of(state)
    old = await hall.table(table)
    if not replaying.finished(old):
        raise NotNow("server-not-over")
    new, token = await asyncio.to_thread(reopening.play_on, hall.house, old, data)
    await hall.store.write(*reopening.rows_of(new))
    await hall.begin(new)
    return Seated(table=new.id, token=token, seats=[data.seat], invite=new.invite)


# Records


def checked(text: str, folder: str | None) -> Record:
    """A record whose seed hash, moves and result are right."""
    record = read_record(text, folder)
    record.verify()
    return record


async def read(hall: Hall, data: RecordText) -> tuple[Record, str | None]:
    """The record in a request, checked, and the folder of its box; BadRecord or BadOption say what is wrong."""
    folder = None if data.box is None else await hall.boxes.folder(data.box)
    return await asyncio.to_thread(checked, data.record, folder), folder


@post("/verify", status_code=HTTP_200_OK)
async def verify(state: State, data: JSONBody[RecordText]) -> Verified:
    """Check seed hash, moves and result of a record."""
    try:
        found, _ = await read(hall_of(state), data)
    except (BadRecord, BadOption) as error:
        return Verified(fault=problem(error), game=None, seed_hash=None, result=None, moves=0)
    return Verified(
        fault=None,
        game=found.game.name,
        seed_hash=found.seed_hash,
        result=found.result,
        moves=len(found.effective()),
    )


@post("/records")
async def open_record(state: State, data: JSONBody[RecordText]) -> Opened:
    """Look at the game of a record: it is checked, and laid on a table of its own."""
    hall = hall_of(state)
    table_id = reopening.id_of_record(data.record)
    if table_id not in hall.tables and await hall.store.table(table_id) is None:
        record, folder = await read(hall, data)
        table = await asyncio.to_thread(reopening.table_of_record, hall.house, record, table_id, data.box, folder)
        with suppress(Conflict):  # somebody else has just brought the same
            await hall.store.write(*reopening.rows_of(table))
            await hall.begin(table)
    return Opened(table=table_id)


routes = [outline, moment, study, play_on, verify, open_record]
"""What `api.py` offers besides its own."""
