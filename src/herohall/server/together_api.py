"""HTTP: the daily deal, ratings, and what a person may ask about themselves."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from herohall.server import board
from herohall.server.asking import Bearer, bearer, hall_of
from herohall.server.bodies import DailyBoard, DailyStart, Forget, RatingChanges, RatingLists, Seated
from herohall.server.seating import digest


@get("/daily")
async def daily_board(state: State, day: FromQuery[str | None] = None, authorization: Bearer = None) -> DailyBoard:
    """The daily deals of a day and everybody's results."""
    return await board.board(hall_of(state), day, bearer(authorization))


@post("/daily")
async def play_daily(state: State, data: JSONBody[DailyStart]) -> Seated:
    """Play today's deal, or go on with it here."""
    return await board.play(hall_of(state), data)


@get("/ratings")
async def ratings(state: State, authorization: Bearer = None) -> RatingLists:
    """Everybody's ratings."""
    hall, key = hall_of(state), bearer(authorization)
    lists = await hall.ratings.lists(None if key is None else digest(key)) if hall.ratings.on else []
    return RatingLists(on=hall.ratings.on, lists=lists)


@get("/tables/{table:str}/ratings")
async def rating_changes(state: State, table: FromPath[str]) -> RatingChanges:
    """What a game has changed for those who played it."""
    hall = hall_of(state)
    return RatingChanges(changes=await hall.ratings.changes(await hall.table(table)))


@post("/forget", status_code=HTTP_200_OK)
async def forget(state: State, data: JSONBody[Forget]) -> None:
    """Take a person off all lists."""
    await hall_of(state).regulars.forget(data.person)


routes = [daily_board, play_daily, ratings, rating_changes, forget]
"""What `api.py` offers besides its own."""
