"""HTTP: games, tables, records, rules, boxes. Play itself goes over the websocket (`live/websocket.py`)."""

from __future__ import annotations

from io import BytesIO

import segno
from litestar import Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from herohall import _form
from herohall.core import registry, rulebook
from herohall.core.errors import BadOption, HallError
from herohall.core.texts import LANGUAGES, game_texts
from herohall.hall import about, boxes, daily, lessons, messages, puzzles, schemas
from herohall.hall.errors import NotNow
from herohall.hall.protocol import Shown
from herohall.server import wall_clock
from herohall.server.http.dependencies import Bearer, Http, bearer, hall_of
from herohall.server.live.connection import end, protocol_of
from herohall.server.live.websocket import Visit
from herohall.server.sockets import Lan
from herohall.server.store.errors import CannotStore


def lan_of(state: State) -> Lan | None:
    """The switch for sharing, on a server that runs on its owner's machine."""
    lan = state["lan"]
    assert lan is None or isinstance(lan, Lan)
    return lan


def local_only(request: Http) -> Lan:
    """Refuse what only the person at this machine may do."""
    lan = lan_of(request.app.state)
    if lan is None or request.client is None or request.client.host not in ("127.0.0.1", "::1"):
        raise NotNow("server-local-only")
    return lan


# Games


@get("/games")
async def games(request: Http) -> schemas.Games:
    """All games, with their choices."""
    hall, local = hall_of(request.app.state), lan_of(request.app.state) is not None
    return about.games(_form.newest(), local=local, ratings=hall.community.rated, open_tables=hall.open_tables)


@get("/rules/{game:str}/{lang:str}")
async def rules(game: FromPath[str], lang: FromPath[str], rule: FromQuery[str | None] = None) -> schemas.RuleText:
    """The rulebook in Markdown, or one rule or section of it."""
    check_language(game, lang)
    text = rulebook.rulebook(game, lang) if rule is None else rulebook.rule(game, lang, rule[:10])
    return schemas.RuleText(text=text)


@get("/texts/{game:str}/{lang:str}")
async def texts(game: FromPath[str], lang: FromPath[str]) -> schemas.RuleText:
    """The messages of a game (Fluent), for a page that was built without them."""
    check_language(game, lang)
    return schemas.RuleText(text=game_texts(game, lang))


def check_language(game: str, lang: str) -> None:
    """BadOption if there is no such game or language."""
    registry.game(game)
    if lang not in LANGUAGES:
        raise BadOption("server-no-language", lang=lang[:10])


@get("/lessons/{game:str}")
async def lesson(game: FromPath[str]) -> schemas.Lesson:
    """A game with a coach: everything the learner will see, step by step."""
    return lessons.lesson(game)


@get("/puzzles")
async def puzzle_shelves() -> schemas.Puzzles:
    """The games that have puzzles, how many, and today's."""
    return puzzles.shelves(daily.day_of(wall_clock.now()))


@get("/puzzles/{game:str}/{number:int}")
async def puzzle(game: FromPath[str], number: FromPath[int]) -> schemas.PuzzleTask:
    """A puzzle as its solver sees it."""
    return puzzles.posed(game, number)


@post("/puzzles/{game:str}/{number:int}", status_code=HTTP_200_OK)
async def puzzle_move(
    game: FromPath[str], number: FromPath[int], data: JSONBody[schemas.PuzzleMove]
) -> schemas.PuzzleVerdict:
    """Whether a move solves a puzzle, and why."""
    return puzzles.judged(game, number, data.move)


@post("/boxes")
async def bring_box(request: Http, data: JSONBody[schemas.BoxFiles]) -> schemas.BoxInfo:
    """Upload a custom box; an error lists everything that is wrong with it."""
    if data.folder is not None:
        local_only(request)
    return await hall_of(request.app.state).boxes.add(data)


@get("/boxes/{game:str}")
async def box_form(request: Http, game: FromPath[str]) -> schemas.BoxForm:
    """The form for a custom box, and the game's own box to begin with."""
    return await hall_of(request.app.state).boxes.look(boxes.form, game)


@get("/boxes/{game:str}/{box:str}")
async def stored_box(request: Http, game: FromPath[str], box: FromPath[str]) -> schemas.BoxSheets:
    """A box that was uploaded, as tables."""
    return await hall_of(request.app.state).boxes.open(game, box)


@post("/boxes/check", status_code=HTTP_200_OK)
async def check_box(request: Http, data: JSONBody[schemas.BoxDraft]) -> schemas.BoxReport:
    """Everything that is wrong with a box that is being made, and one of its cards; nothing is stored."""
    return await hall_of(request.app.state).boxes.look(boxes.report, data)


@post("/boxes/zip", status_code=HTTP_200_OK)
async def pack_box(request: Http, data: JSONBody[schemas.BoxSheets]) -> schemas.BoxZip:
    """A box as a zip file."""
    return await hall_of(request.app.state).boxes.look(boxes.pack, data)


@post("/boxes/read", status_code=HTTP_200_OK)
async def unpack_box(request: Http, data: JSONBody[schemas.BoxZip]) -> schemas.BoxRead:
    """The tables in a zip file."""
    return await hall_of(request.app.state).boxes.look(boxes.unpack, data)


# Tables


@post("/tables")
async def open_table(state: State, data: JSONBody[schemas.NewTable]) -> schemas.Seated:
    """Open a table."""
    return await hall_of(state).create(data)


@get("/tables/{table:str}")
async def table_info(state: State, table: FromPath[str]) -> schemas.TableInfo:
    """What anyone with the link may know about a table."""
    return messages.info(await hall_of(state).table(table), wall_clock.now())


@get("/tables/{table:str}/facts")
async def table_facts(state: State, table: FromPath[str]) -> Shown:
    """The printed facts of the pieces used at this table."""
    found = await hall_of(state).table(table)
    return found.match.record.game.facts()


@post("/tables/{table:str}/claim")
async def claim_seat(state: State, table: FromPath[str], data: JSONBody[schemas.Claim]) -> schemas.Seated:
    """Take over a bot's seat."""
    return await hall_of(state).claim(table, data)


@post("/tables/{table:str}/device")
async def device_code(state: State, table: FromPath[str], authorization: Bearer = None) -> schemas.DeviceCode:
    """A code with which a person can continue on another device."""
    return await hall_of(state).device_code(table, bearer(authorization) or "")


@post("/devices")
async def claim_device(state: State, data: JSONBody[schemas.DeviceClaim]) -> schemas.Seated:
    """Continue here; the other device's token is no longer valid."""
    return await hall_of(state).claim_device(data.code)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(state: State, table: FromPath[str], authorization: Bearer = None) -> Response[str]:
    """The record of a finished game; for a running one, what this person knows."""
    text = await hall_of(state).record_text(table, bearer(authorization))
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{table}.hall"'})


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[object, object, State], table: FromPath[str]) -> None:
    """Sit at a table, or watch it."""
    hall = hall_of(socket.app.state)
    await socket.accept()
    try:
        found = await hall.room(table)
    except CannotStore:
        await socket.close()  # without a farewell: the page tries again until the database answers
        return
    except HallError as error:
        await socket.send_json({"type": "farewell", "key": error.key})
        await socket.close()
        return
    host = "" if socket.client is None else socket.client.host
    await Visit(hall, found, protocol_of(socket), host).run()
    await end(socket)


# The rest


@post("/qr", status_code=HTTP_200_OK)
async def qr(request: Http, data: JSONBody[schemas.Path]) -> schemas.QrCode:
    """A link that other devices can open, and its QR code."""
    lan = lan_of(request.app.state)
    shared = None if lan is None else lan.address
    link = (shared or str(request.base_url)).rstrip("/") + data.path
    code, svg = segno.make(link, error="m", micro=False), BytesIO()
    # Black on a transparent background, which the page colours.
    code.save(svg, kind="svg", xmldecl=False, svgns=True, border=2, omitsize=True, nl=False)
    return schemas.QrCode(link=link, svg=svg.getvalue().decode())


@get("/share")
async def sharing(request: Http) -> schemas.Sharing:
    """Whether other devices in this network can reach the server."""
    lan = local_only(request)
    return schemas.Sharing(on=lan.address is not None, address=lan.address)


@post("/share", status_code=HTTP_200_OK)
async def share(request: Http, data: JSONBody[schemas.Sharing]) -> schemas.Sharing:
    """Switch sharing in this network on or off."""
    lan = local_only(request)
    await (lan.open() if data.on else lan.close())
    return schemas.Sharing(on=lan.address is not None, address=lan.address)
