"""HTTP: games, tables, records, rules, boxes. Everything at a table happens over the websocket; see `visit.py`."""

from __future__ import annotations

from litestar import Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from herohall._version import __version__
from herohall.bots import LEVELS
from herohall.core import registry, rulebook
from herohall.core.errors import BadOption, HallError
from herohall.core.game import Game
from herohall.core.texts import LANGUAGES
from herohall.server import lessons, replay_api, together_api
from herohall.server.asking import Bearer, Http, bearer, hall_of
from herohall.server.bodies import (
    BoxFiles,
    BoxInfo,
    Claim,
    DeviceClaim,
    DeviceCode,
    GameInfo,
    Games,
    Lesson,
    NewTable,
    OptionInfo,
    OrderInfo,
    Path,
    QrCode,
    RuleText,
    Seated,
    Sharing,
    TableInfo,
)
from herohall.server.house import NotNow
from herohall.server.links import qr_code
from herohall.server.listening import Lan
from herohall.server.protocol import PROTOCOL, Shown
from herohall.server.visit import Visit


def lan_of(state: State) -> Lan | None:
    """The switch for sharing, on a server on one's own machine."""
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


def game_info(game: Game) -> GameInfo:
    """All one can choose about a game."""
    return GameInfo(
        name=game.name,
        rules=game.rules_version,
        min_players=game.min_players,
        max_players=game.max_players,
        default_players=game.default_players,
        options=[
            OptionInfo(name=option.name, values=list(option.values), default=option.default) for option in game.options
        ],
        editions={name: dict(preset) for name, preset in game.editions.items()},
        themes=list(game.themes),
        levels=list(LEVELS) if game.evaluator() is not None else ["random"],
        orders=[OrderInfo(name=each.name, kinds=each.kinds, until=each.until) for each in game.orders],
        own_box=game.own_box,
        aids=game.aids,
        facts=game.facts(),
    )


@get("/games")
async def games(request: Http) -> Games:
    """The games of the house, and all one can choose about them."""
    found = [game_info(registry.game(name)) for name in registry.games()]
    local, ratings = lan_of(request.app.state) is not None, hall_of(request.app.state).ratings.on
    return Games(protocol=PROTOCOL, version=__version__, local=local, ratings=ratings, games=found)


@get("/rules/{game:str}/{lang:str}")
async def rules(game: FromPath[str], lang: FromPath[str], rule: FromQuery[str | None] = None) -> RuleText:
    """The rulebook in Markdown, or one rule or section of it."""
    registry.game(game)
    if lang not in LANGUAGES:
        raise BadOption("server-no-language", lang=lang[:10])
    return RuleText(text=rulebook.rulebook(game, lang) if rule is None else rulebook.rule(game, lang, rule[:10]))


@get("/lessons/{game:str}")
async def lesson(game: FromPath[str]) -> Lesson:
    """A game with a coach: everything the learner will see, step by step."""
    return lessons.lesson(game)


@post("/boxes")
async def bring_box(request: Http, data: JSONBody[BoxFiles]) -> BoxInfo:
    """Bring a box of one's own; a problem lists everything that is wrong with it."""
    if data.folder is not None:
        local_only(request)
    return await hall_of(request.app.state).boxes.add(data)


# Tables


@post("/tables")
async def open_table(state: State, data: JSONBody[NewTable]) -> Seated:
    """Open a table."""
    return await hall_of(state).create(data)


@get("/tables/{table:str}")
async def table_info(state: State, table: FromPath[str]) -> TableInfo:
    """What anyone with the link may know of a table."""
    hall = hall_of(state)
    return hall.info(await hall.table(table))


@get("/tables/{table:str}/facts")
async def table_facts(state: State, table: FromPath[str]) -> Shown:
    """What is printed on the pieces this table plays with."""
    found = await hall_of(state).table(table)
    return found.match.record.game.facts()


@post("/tables/{table:str}/claim")
async def claim_seat(state: State, table: FromPath[str], data: JSONBody[Claim]) -> Seated:
    """Take over a bot's seat."""
    return await hall_of(state).claim(table, data)


@post("/tables/{table:str}/device")
async def device_code(state: State, table: FromPath[str], authorization: Bearer = None) -> DeviceCode:
    """A code with which one can go on with another device."""
    return await hall_of(state).device_code(table, bearer(authorization) or "")


@post("/devices")
async def claim_device(state: State, data: JSONBody[DeviceClaim]) -> Seated:
    """Go on here; the other device's token is void."""
    return await hall_of(state).claim_device(data.code)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(state: State, table: FromPath[str], authorization: Bearer = None) -> Response[str]:
    """A finished game's record; of a running one, what this person knows."""
    text = await hall_of(state).record_text(table, bearer(authorization))
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{table}.hall"'})


@websocket("/tables/{table:str}/live")
async def live(socket: WebSocket[object, object, State], table: FromPath[str]) -> None:
    """Sit at a table, or watch it."""
    hall = hall_of(socket.app.state)
    await socket.accept()
    try:
        found = await hall.table(table)
    except HallError as error:
        await socket.send_json({"type": "farewell", "key": error.key})
        await socket.close()
        return
    await Visit(hall, found, socket).run()


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
    """Let other devices in this network reach the server, or no longer."""
    lan = local_only(request)
    await (lan.open() if data.on else lan.close())
    return Sharing(on=lan.address is not None, address=lan.address)


api = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        lesson,
        bring_box,
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
        qr,
        sharing,
        share,
    ],
)
