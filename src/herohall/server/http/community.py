"""HTTP: the daily deal, ratings, and what a person may ask about themselves."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from herohall.core import registry
from herohall.hall import create, daily, visits
from herohall.hall.bits import digest
from herohall.hall.schemas import DailyBoard, DailyStart, Forget, NewTable, RatingChanges, RatingLists, Seated
from herohall.hall.stored import RowAdded
from herohall.server.hall_server import HallServer
from herohall.server.http.dependencies import Bearer, bearer, hall_of
from herohall.server.store.errors import Conflict


@get("/daily")
async def daily_board(state: State, day: FromQuery[str | None] = None, authorization: Bearer = None) -> DailyBoard:
    """The daily deals of a day and everybody's results."""
    return await hall_of(state).community.board(day, bearer(authorization))


@post("/daily")
async def play_daily(state: State, data: JSONBody[DailyStart]) -> Seated:
    """Play today's deal, or continue it here."""
    hall = hall_of(state)
    wanted = daily.wanted_table(data)
    day = daily.day_of(hall.context.moment().now)
    regular = await hall.community.known(data.person, data.name)
    found = await hall.community.attempt(day, data.game, regular)
    if found is None:
        try:
            return await begin_daily(hall, wanted, day, regular)
        except Conflict:  # begun on another device at the same moment
            found = await hall.community.attempt(day, data.game, regular)
            assert found is not None
    return await hall.go_on_here(found.table_id)


async def begin_daily(hall: HallServer, wanted: NewTable, day: str, regular: str) -> Seated:
    """A table for a person's attempt at today's deal; Conflict if they have already begun one."""
    moment, secret = hall.context.moment(), await hall.community.secret()
    start = create.new_start(wanted, None, moment)._replace(daily=day, secret=secret)
    deal = daily.deal_of(secret, day, wanted.game)
    table, token = create.new_table(registry.game(wanted.game), wanted, start, moment, deal)
    (host,) = table.guests.values()
    attempt = {"day": day, "game": wanted.game, "regular": regular, "table_id": table.id, "name": host.name}
    await hall.begin(create.opened(table, moment, RowAdded("attempts", {**attempt, "conceded": False})))
    return visits.seated(table, host.id, token)


@get("/ratings")
async def ratings(state: State, authorization: Bearer = None) -> RatingLists:
    """Everybody's ratings."""
    hall, key = hall_of(state), bearer(authorization)
    rated = hall.community.rated
    lists = await hall.community.rating_lists(None if key is None else digest(key)) if rated else []
    return RatingLists(on=rated, lists=lists)


@get("/tables/{table:str}/ratings")
async def rating_changes(state: State, table: FromPath[str]) -> RatingChanges:
    """How a game changed its players' ratings."""
    hall = hall_of(state)
    return RatingChanges(changes=await hall.community.rating_changes(await hall.table(table)))


@post("/forget", status_code=HTTP_200_OK)
async def forget(state: State, data: JSONBody[Forget]) -> None:
    """Remove a person from all lists."""
    await hall_of(state).community.forget(data.person)
