"""HTTP: games, tables, records, rules, boxes. Play itself goes over the websocket (`live/websocket.py`)."""

from __future__ import annotations

from litestar import Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from herohall import _form
from herohall.core import registry, rulebook
from herohall.core.errors import BadOption, HallError
from herohall.core.texts import LANGUAGES, game_texts
from herohall.hall import about, boxes, daily, lessons, messages, puzzles
from herohall.hall.errors import NotNow
from herohall.hall.protocol import Shown
from herohall.hall.schemas import (
    BoxDraft,
    BoxFiles,
    BoxForm,
    BoxInfo,
    BoxRead,
    BoxReport,
    BoxSheets,
    BoxZip,
    Claim,
    DeviceClaim,
    DeviceCode,
    Games,
    Lesson,
    NewTable,
    Path,
    PuzzleMove,
    Puzzles,
    PuzzleTask,
    PuzzleVerdict,
    QrCode,
    RuleText,
    Seated,
    Sharing,
    TableInfo,
)
from herohall.server import wall_clock
from herohall.server.http import community as together_api
from herohall.server.http import open_tables as open_tables_api
from herohall.server.http import replay as replay_api
from herohall.server.http.dependencies import Bearer, Http, bearer, hall_of
from herohall.server.http.links import qr_code
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
async def games(request: Http) -> Games:
    """All games, with their choices."""
    hall, local = hall_of(request.app.state), lan_of(request.app.state) is not None
    return about.games(_form.newest(), local=local, ratings=hall.community.rated, open_tables=hall.open_tables)


@get("/rules/{game:str}/{lang:str}")
async def rules(game: FromPath[str], lang: FromPath[str], rule: FromQuery[str | None] = None) -> RuleText:
    """The rulebook in Markdown, or one rule or section of it."""
    registry.game(game)
    if lang not in LANGUAGES:
        raise BadOption("server-no-language", lang=lang[:10])
    return RuleText(text=rulebook.rulebook(game, lang) if rule is None else rulebook.rule(game, lang, rule[:10]))


@get("/texts/{game:str}/{lang:str}")
async def texts(game: FromPath[str], lang: FromPath[str]) -> RuleText:
    """The messages of a game (Fluent), for a page that was built without them."""
    registry.game(game)
    if lang not in LANGUAGES:
        raise BadOption("server-no-language", lang=lang[:10])
    return RuleText(text=game_texts(game, lang))


@get("/lessons/{game:str}")
async def lesson(game: FromPath[str]) -> Lesson:
    """A game with a coach: everything the learner will see, step by step."""
    return lessons.lesson(game)


@get("/puzzles")
async def puzzle_shelves() -> Puzzles:
    """The games that have puzzles, how many, and today's."""
    return puzzles.shelves(daily.day_of(wall_clock.now()))


@get("/puzzles/{game:str}/{number:int}")
async def puzzle(game: FromPath[str], number: FromPath[int]) -> PuzzleTask:
    """A puzzle as its solver sees it."""
    return puzzles.posed(game, number)


@post("/puzzles/{game:str}/{number:int}", status_code=HTTP_200_OK)
async def puzzle_move(game: FromPath[str], number: FromPath[int], data: JSONBody[PuzzleMove]) -> PuzzleVerdict:
    """Whether a move solves a puzzle, and why."""
    return puzzles.judged(game, number, data.move)


@post("/boxes")
async def bring_box(request: Http, data: JSONBody[BoxFiles]) -> BoxInfo:
    """Upload a custom box; an error lists everything that is wrong with it."""
    if data.folder is not None:
        local_only(request)
    return await hall_of(request.app.state).boxes.add(data)


@get("/boxes/{game:str}")
async def box_form(request: Http, game: FromPath[str]) -> BoxForm:
    """The form for a custom box, and the game's own box to begin with."""
    return await hall_of(request.app.state).boxes.look(boxes.form, game)


@get("/boxes/{game:str}/{box:str}")
async def stored_box(request: Http, game: FromPath[str], box: FromPath[str]) -> BoxSheets:
    """A box that was uploaded, as tables."""
    return await hall_of(request.app.state).boxes.open(game, box)


@post("/boxes/check", status_code=HTTP_200_OK)
async def check_box(request: Http, data: JSONBody[BoxDraft]) -> BoxReport:
    """Everything that is wrong with a box that is being made, and one of its cards; nothing is stored."""
    return await hall_of(request.app.state).boxes.look(boxes.report, data)


@post("/boxes/zip", status_code=HTTP_200_OK)
async def pack_box(request: Http, data: JSONBody[BoxSheets]) -> BoxZip:
    """A box as a zip file."""
    return await hall_of(request.app.state).boxes.look(boxes.pack, data)


@post("/boxes/read", status_code=HTTP_200_OK)
async def unpack_box(request: Http, data: JSONBody[BoxZip]) -> BoxRead:
    """The tables in a zip file."""
    return await hall_of(request.app.state).boxes.look(boxes.unpack, data)


# Tables


@post("/tables")
async def open_table(state: State, data: JSONBody[NewTable]) -> Seated:
    """Open a table."""
    return await hall_of(state).create(data)


@get("/tables/{table:str}")
async def table_info(state: State, table: FromPath[str]) -> TableInfo:
    """What anyone with the link may know about a table."""
    return messages.info(await hall_of(state).table(table), wall_clock.now())


@get("/tables/{table:str}/facts")
async def table_facts(state: State, table: FromPath[str]) -> Shown:
    """The printed facts of the pieces used at this table."""
    found = await hall_of(state).table(table)
    return found.match.record.game.facts()


@post("/tables/{table:str}/claim")
async def claim_seat(state: State, table: FromPath[str], data: JSONBody[Claim]) -> Seated:
    """Take over a bot's seat."""
    return await hall_of(state).claim(table, data)


@post("/tables/{table:str}/device")
async def device_code(state: State, table: FromPath[str], authorization: Bearer = None) -> DeviceCode:
    """A code with which a person can continue on another device."""
    return await hall_of(state).device_code(table, bearer(authorization) or "")


@post("/devices")
async def claim_device(state: State, data: JSONBody[DeviceClaim]) -> Seated:
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
async def qr(request: Http, data: JSONBody[Path]) -> QrCode:
    """A link that other devices can open, and its QR code."""
    lan = lan_of(request.app.state)
    shared = None if lan is None else lan.address
    return qr_code((shared or str(request.base_url)).rstrip("/") + data.path)


@get("/share")
async def sharing(request: Http) -> Sharing:
    """Whether other devices in this network can reach the server."""
    lan = local_only(request)
    return Sharing(on=lan.address is not None, address=lan.address)


@post("/share", status_code=HTTP_200_OK)
async def share(request: Http, data: JSONBody[Sharing]) -> Sharing:
    """Switch sharing in this network on or off."""
    lan = local_only(request)
    await (lan.open() if data.on else lan.close())
    return Sharing(on=lan.address is not None, address=lan.address)


api = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        texts,
        lesson,
        puzzle_shelves,
        puzzle,
        puzzle_move,
        bring_box,
        box_form,
        stored_box,
        check_box,
        pack_box,
        unpack_box,
        open_table,
        table_info,
        table_facts,
        claim_seat,
        device_code,
        claim_device,
        record,
        live,
        *replay_api.routes,
        *together_api.routes,
        *open_tables_api.routes,
        qr,
        sharing,
        share,
    ],
)
