"""The requests of the page, by their addresses: the same as a server answers over HTTP."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from herohall.browser.hall import BrowserHall
from herohall.core import registry, rulebook
from herohall.core.errors import BadOption, BadRecord, HallError
from herohall.core.texts import LANGUAGES, game_texts
from herohall.hall import about, boxes, create, daily, from_record, lessons, messages, puzzles, replay
from herohall.hall.bits import digest
from herohall.hall.errors import NotNow
from herohall.hall.replay import Eyes
from herohall.hall.schemas import (
    BoxDraft,
    BoxFiles,
    BoxSheets,
    BoxZip,
    DailyStart,
    NewTable,
    PlayOn,
    PuzzleMove,
    RecordText,
    RuleText,
)
from herohall.hall.table import Table

log = logging.getLogger("herohall.browser")


class Request(NamedTuple):
    """What the page asks: an address with its parts and its question, a body, and the token of a person."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: str
    token: str | None


class Answer(NamedTuple):
    """What the page gets: JSON or a text, and whether that is what it asked for."""

    ok: bool
    text: str


class TableKept(msgspec.Struct):
    """A table of this browser, and the characters it takes."""

    table: str
    size: int


class Tables(msgspec.Struct):
    """Tables to delete."""

    tables: list[str]


Handler = Callable[[BrowserHall, Request], Awaitable[object]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, address: str) -> Callable[[Handler], Handler]:
    """Answer requests to an address; each `*` is one part of it."""
    pattern = re.compile("/api/" + address.replace("*", "([^/]+)"))

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler))
        return handler

    return add


async def answer(hall: BrowserHall, method: str, address: str, body: str = "", token: str | None = None) -> Answer:
    """The answer to a request."""
    try:
        return Answer(True, text_of(await handled(hall, method, address, body, token)))
    except HallError as error:
        return refused(error)
    except (msgspec.DecodeError, RecursionError):
        return refused(NotNow("server-malformed"))
    except Exception:
        log.exception("a request to %s failed", address)
        return refused(NotNow("server-failed"))


async def handled(hall: BrowserHall, method: str, address: str, body: str, token: str | None) -> object:
    """What the handler of an address returns."""
    split = urlsplit(address)
    for wanted, pattern, handler in ROUTES:
        found = pattern.fullmatch(split.path)
        if found is not None and wanted == method:
            parts = tuple(unquote(part) for part in found.groups())
            return await handler(hall, Request(parts, dict(parse_qsl(split.query)), body, token))
    raise NotNow("browser-needs-server")


def text_of(said: object) -> str:
    """An answer as it is sent: a text as it is, everything else as JSON."""
    return said if isinstance(said, str) else msgspec.json.encode(said).decode()


def refused(error: HallError) -> Answer:
    """An error that a person can read."""
    return Answer(False, msgspec.json.encode(messages.problem(error)).decode())


# Games


@route("GET", "games")
async def games(hall: BrowserHall, request: Request) -> object:
    """All games, with their choices."""
    return about.games("plain", alone=True)


@route("GET", "rules/*/*")
async def rules(hall: BrowserHall, request: Request) -> object:
    """The rulebook in Markdown, or one rule or section of it."""
    game, lang = known(*request.parts)
    rule = request.query.get("rule")
    return RuleText(text=rulebook.rulebook(game, lang) if rule is None else rulebook.rule(game, lang, rule[:10]))


@route("GET", "texts/*/*")
async def texts(hall: BrowserHall, request: Request) -> object:
    """The messages of a game (Fluent)."""
    return RuleText(text=game_texts(*known(*request.parts)))


def known(game: str, lang: str) -> tuple[str, str]:
    """A game and a language that there are."""
    registry.game(game)
    if lang not in LANGUAGES:
        raise BadOption("server-no-language", lang=lang[:10])
    return game, lang


@route("GET", "lessons/*")
async def lesson(hall: BrowserHall, request: Request) -> object:
    """A game with a coach."""
    return lessons.lesson(request.parts[0])


@route("GET", "puzzles")
async def puzzle_shelves(hall: BrowserHall, request: Request) -> object:
    """The games that have puzzles, how many, and today's."""
    return puzzles.shelves(daily.day_of(hall.outside.moment().now))


@route("GET", "puzzles/*/*")
async def puzzle(hall: BrowserHall, request: Request) -> object:
    """A puzzle as its solver sees it."""
    return puzzles.posed(request.parts[0], puzzle_number(request))


@route("POST", "puzzles/*/*")
async def puzzle_move(hall: BrowserHall, request: Request) -> object:
    """Whether a move solves a puzzle, and why."""
    move = msgspec.json.decode(request.body, type=PuzzleMove).move
    return puzzles.judged(request.parts[0], puzzle_number(request), move)


def puzzle_number(request: Request) -> int:
    """The number in an address; 0, which no puzzle has, for anything else."""
    return int(request.parts[1]) if re.fullmatch(r"[0-9]{1,6}", request.parts[1]) else 0


@route("POST", "boxes")
async def bring_box(hall: BrowserHall, request: Request) -> object:
    """Bring a custom box."""
    return await hall.add_box(msgspec.json.decode(request.body, type=BoxFiles))


@route("GET", "boxes/*")
async def box_form(hall: BrowserHall, request: Request) -> object:
    """The form for a custom box, and the game's own box to begin with."""
    return boxes.form(request.parts[0])


@route("GET", "boxes/*/*")
async def stored_box(hall: BrowserHall, request: Request) -> object:
    """A box that was brought, as tables."""
    return await hall.box(*request.parts)


@route("POST", "boxes/check")
async def check_box(hall: BrowserHall, request: Request) -> object:
    """Everything that is wrong with a box that is being made, and one of its cards."""
    return boxes.report(msgspec.json.decode(request.body, type=BoxDraft))


@route("POST", "boxes/zip")
async def pack_box(hall: BrowserHall, request: Request) -> object:
    """A box as a zip file."""
    return boxes.pack(msgspec.json.decode(request.body, type=BoxSheets))


@route("POST", "boxes/read")
async def unpack_box(hall: BrowserHall, request: Request) -> object:
    """The tables in a zip file."""
    return boxes.unpack(msgspec.json.decode(request.body, type=BoxZip))


# Tables


@route("POST", "tables")
async def open_table(hall: BrowserHall, request: Request) -> object:
    """Open a table."""
    return await hall.create(msgspec.json.decode(request.body, type=NewTable))


@route("GET", "tables/*")
async def table_info(hall: BrowserHall, request: Request) -> object:
    """What a table is about."""
    return messages.info(await hall.table(request.parts[0]), hall.outside.moment().now)


@route("GET", "tables/*/facts")
async def table_facts(hall: BrowserHall, request: Request) -> object:
    """The printed facts of the pieces used at a table."""
    return (await hall.table(request.parts[0])).match.record.game.facts()


@route("GET", "tables/*/record")
async def record(hall: BrowserHall, request: Request) -> object:
    """The record of a finished game; for a running one, what this person knows."""
    return create.record_text(await hall.table(request.parts[0]), request.token, hall.outside.moment().now)


# Looking back


async def looked_at(hall: BrowserHall, request: Request) -> tuple[Table, str | None, Eyes]:
    """The table, who asks, and the eyes they may look through."""
    table = await hall.table(request.parts[0])
    guest = None if request.token is None else table.holder(digest(request.token))
    who = None if guest is None else guest.id
    return table, who, replay.eyes_for(table, who, request.query.get("eyes", ""), hall.outside.moment().now)


@route("GET", "tables/*/replay")
async def outline(hall: BrowserHall, request: Request) -> object:
    """All moves so far."""
    table, guest, eyes = await looked_at(hall, request)
    return replay.outline(table, guest, eyes, hall.outside.moment().now)


@route("GET", "tables/*/replay/*")
async def moment(hall: BrowserHall, request: Request) -> object:
    """The table after a number of moves."""
    table, _, eyes = await looked_at(hall, request)
    if not request.parts[1].isdecimal():
        raise NotNow("server-no-step")
    return replay.moment(table, int(request.parts[1]), eyes, hall.outside.moment().now)


@route("GET", "tables/*/study")
async def study(hall: BrowserHall, request: Request) -> object:
    """Everybody's chances in a finished game."""
    return await hall.study(request.parts[0])


@route("POST", "tables/*/play-on")
async def play_on(hall: BrowserHall, request: Request) -> object:
    """Continue a finished game from one of its moments."""
    return await hall.play_on(request.parts[0], msgspec.json.decode(request.body, type=PlayOn))


@route("POST", "verify")
async def verify(hall: BrowserHall, request: Request) -> object:
    """Check seed hash, moves and result of a record."""
    brought = msgspec.json.decode(request.body, type=RecordText)
    try:
        folder = None if brought.box is None else await hall.folder(brought.box)
        return from_record.verified(from_record.checked(brought.record, folder))
    except (BadRecord, BadOption) as error:
        return from_record.faulty(error)


@route("POST", "records")
async def open_record(hall: BrowserHall, request: Request) -> object:
    """Check a record and open a table that shows its game."""
    return await hall.open_record(msgspec.json.decode(request.body, type=RecordText))


# The daily deal, and what only a browser is asked


@route("GET", "daily")
async def daily_board(hall: BrowserHall, request: Request) -> object:
    """The daily deals of a day and this browser's results."""
    return await hall.board(request.query.get("day"), request.token)


@route("POST", "daily")
async def play_daily(hall: BrowserHall, request: Request) -> object:
    """Play today's deal, or continue it."""
    return await hall.play_daily(msgspec.json.decode(request.body, type=DailyStart))


@route("GET", "kept")
async def kept_tables(hall: BrowserHall, request: Request) -> object:
    """All tables of this browser."""
    return [TableKept(table=name, size=size) for name, size in (await hall.kept_tables()).items()]


@route("POST", "kept")
async def remove(hall: BrowserHall, request: Request) -> object:
    """Delete tables for good."""
    await hall.remove(msgspec.json.decode(request.body, type=Tables).tables)
    return {}
