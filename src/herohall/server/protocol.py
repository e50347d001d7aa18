"""Every message between a page and the server, typed once; `typescript.py` writes the page's types from here.

The websocket speaks `ClientMessage` and `ServerMessage`, JSON objects told apart by `type`. All other classes are parts
of those, or bodies of HTTP requests and answers. `docs/protocol.md` says in words what happens when.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 1
"""Raised whenever a page of an earlier number would misunderstand."""

Name = Annotated[str, Meta(max_length=30)]
ActionId = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=80)]
Param = str | int | float
Shown = dict[str, Any]
"""A view, an event or facts: JSON made by a game (`core.event.View`)."""
Pace = Literal["calm", "brisk", "instant"]
ClockKind = Literal["none", "live", "days"]
Status = Literal["running", "paused", "over", "ended", "frozen"]
"""`over`: played to its end; `ended`: by agreement; `frozen`: other rules than ours would be needed to go on."""
What = Literal[
    "pause",
    "resume",
    "remove",
    "offer_end",
    "agree_end",
    "refuse_end",
    "concede",
    "sit_in",
    "come_back",
    "pace",
    "hurry",
    "name",
    "hints",
    "lift",
    "lower",
    "rematch",
]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a message, or the body of a request or an answer."""


class Problem(Part):
    """Something a person can put right, as a message key with parameters: the body of every error answer."""

    key: str
    params: dict[str, Param | Problem]
    """A parameter may itself be a problem: why this one came about."""
    rule: str | None
    problems: list[Problem]
    """All that is wrong, where there is more than one thing."""


# What a table is


class ClockChoice(Part):
    """Time to think: none; `live` with a bank of seconds for the game and free seconds for each answer; or days."""

    kind: ClockKind = "none"
    bank: Annotated[int, Meta(ge=0, le=24 * 3600)] = 600
    reaction: Annotated[int, Meta(ge=1, le=3600)] = 20
    days: Annotated[int, Meta(ge=1, le=30)] = 2


class TableFacts(Part):
    """What does not change while a game is played. `invite` is told to people who sit at the table only."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    box: str | None
    rules: int
    seed_hash: str
    created: float
    clock: ClockChoice
    watch: bool
    invite: str | None


class Person(Part):
    """Who sits on a seat. `bot` is the level of the bot that plays there now, `away` whose seat it keeps."""

    name: str
    bot: str | None
    here: bool
    host: bool
    away: bool
    conceded: bool


class Clocks(Part):
    """Times in seconds since 1970 by the server's clock, which reads `now`; `banks` is what each seat has left."""

    now: float
    deadline: float | None
    banks: list[float]


class Company(Part):
    """What changes at a table besides the game."""

    status: Status
    people: list[Person]
    watchers: int
    pace: Pace
    hints: bool
    offer: list[int] | None
    """The seats that want to end the game by agreement, once somebody has offered it."""
    clocks: Clocks


class Ending(Part):
    """Told when the game has ended, so that anyone can check the deal: sha256(salt + seed) is the hash shown before."""

    seed: str
    salt: str
    result: str


# From the page


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The first message. `token` null: a spectator. `since`: the number seen last, as `seat` saw it."""

    protocol: int
    token: Token | None = None
    since: int | None = None
    seat: int | None = None


class Act(msgspec.Struct, tag="act", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Answer the decision that followed update `at`. The id may be sent again without harm."""

    id: ActionId
    at: int
    move: Word


class Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Take back one's last move."""

    id: ActionId
    at: int


class Hint(msgspec.Struct, tag="hint", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Ask a bot what it would do on one's own seat."""

    id: ActionId


class Order(msgspec.Struct, tag="order", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Give a standing order for one's seat, by a name the game declares; null: always ask."""

    id: ActionId
    order: Word | None


class Control(msgspec.Struct, tag="control", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Everything about the table that is no move."""

    id: ActionId
    what: What
    seat: int | None = None
    value: Name | None = None


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Is anybody there?"""


ClientMessage = Hello | Act | Undo | Hint | Order | Control | Ping


# From the server


class Welcome(msgspec.Struct, tag="welcome", tag_field="type", kw_only=True):
    """The whole table as the viewer may know it: the answer to `hello`, and whenever updates would not do."""

    protocol: int
    table: TableFacts
    company: Company
    viewer: int | None
    seats: list[int]
    """The seats of this person; with several, `lift` shows one of them."""
    host: bool
    number: int
    view: Shown
    log: list[Shown]
    undo: str | None
    """Why the last move cannot be taken back, as a message key; null: it can."""
    order: str | None
    ending: Ending | None


class Update(msgspec.Struct, tag="update", tag_field="type", kw_only=True):
    """What happened, and the table after it. The log is its first `log` events, then these."""

    number: int
    events: list[Shown]
    log: int
    view: Shown
    undo: str | None
    clocks: Clocks
    ending: Ending | None


class People(msgspec.Struct, tag="people", tag_field="type", kw_only=True):
    """Somebody came, went, paused, conceded …: everything about the company as it is now."""

    company: Company


class Ordered(msgspec.Struct, tag="ordered", tag_field="type", kw_only=True):
    """The standing order of one's own seat has changed."""

    order: str | None


class Ack(msgspec.Struct, tag="ack", tag_field="type", kw_only=True):
    """Done, and written down; `number` is the table's then."""

    id: str
    number: int


class Refused(msgspec.Struct, tag="refused", tag_field="type", kw_only=True):
    """Not done, and why: a message key with parameters, and the rule's number where there is one."""

    id: str | None
    key: str
    params: dict[str, Param | Problem]
    rule: str | None
    number: int


class AdvisedMove(Part):
    """A move, the share of the win it promises, and the reason."""

    move: str
    share: float
    key: str
    params: dict[str, Param]


class Advice(msgspec.Struct, tag="advice", tag_field="type", kw_only=True):
    """The answer to `hint`: the best moves first, for the decision after update `at`."""

    id: str
    at: int
    moves: list[AdvisedMove]


class Rematch(msgspec.Struct, tag="rematch", tag_field="type", kw_only=True):
    """The company has a new table; `token` is one's own place at it."""

    table: str
    token: str | None


class Farewell(msgspec.Struct, tag="farewell", tag_field="type", kw_only=True):
    """The last message before the server closes; do not come back with the same token."""

    key: str


class Pong(msgspec.Struct, tag="pong", tag_field="type", kw_only=True):
    """Yes."""

    now: float


ServerMessage = Welcome | Update | People | Ordered | Ack | Refused | Advice | Rematch | Farewell | Pong


# HTTP: games


class OptionInfo(Part):
    """An option of a game; its words are `GAME-option-NAME` and `GAME-option-NAME-VALUE`."""

    name: str
    values: list[str | int]
    default: str | int


class OrderInfo(Part):
    """A standing order a game offers; its words are `GAME-order-NAME`."""

    name: str
    kinds: list[str]
    """The kinds of questions it answers."""
    until: list[str]
    """The kinds of questions that end it."""


class GameInfo(Part):
    """A game and all one can choose about it."""

    name: str
    rules: int
    min_players: int
    max_players: int
    default_players: int
    options: list[OptionInfo]
    editions: dict[str, dict[str, str | int]]
    themes: list[str]
    levels: list[str]
    orders: list[OrderInfo]
    own_box: bool
    """Whether it can be played with a box of one's own."""
    facts: Shown


class Games(Part):
    """GET /api/games. `local`: the server runs on this person's machine, so sharing and folders are offered."""

    protocol: int
    version: str
    local: bool
    games: list[GameInfo]


# HTTP: tables


class NewSeat(Part):
    """A seat of a new table: one's own (`bot` null) or a bot's, which a guest may take over."""

    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] | None = None


class NewTable(Part):
    """POST /api/tables. Seats not named are bots. `paused`: wait for the guests until the host says `resume`."""

    game: str
    players: int | None = None
    options: dict[str, str | int] = {}
    box: str | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=10)] = []
    pace: Pace = "calm"
    clock: ClockChoice = msgspec.field(default_factory=ClockChoice)
    hints: bool | None = None
    """Null: only while a single person plays."""
    watch: bool = True
    paused: bool = False


class Seated(Part):
    """A place at a table. The token is told this once; keep it in the browser."""

    table: str
    token: str
    seats: list[int]
    invite: str


class Claim(Part):
    """POST /api/tables/{table}/claim: take over a bot's seat; with a token, for a person who is there already."""

    invite: Token
    name: Name = ""
    seat: int | None = None
    token: Token | None = None


class TableInfo(Part):
    """GET /api/tables/{table}: what anyone with the link may know. `asked` is the seat that must decide."""

    table: TableFacts
    company: Company
    number: int
    asked: int | None
    changed: float
    """When the last move was made."""
    ending: Ending | None


class DeviceCode(Part):
    """POST /api/tables/{table}/device: a code for one's other device, good once and for a short time."""

    code: str
    expires: float


class DeviceClaim(Part):
    """POST /api/devices: go on here; the token of the other device is void from now on."""

    code: Token


class ReplayStep(Part):
    """GET /api/tables/{table}/replay/{number}: a finished game after so many moves, as a viewer knew it then."""

    number: int
    count: int
    seat: int | None
    move: str | None
    events: list[Shown]
    view: Shown


# HTTP: the rest


class BoxFiles(Part):
    """POST /api/boxes: the files of a box by name, or on one's own machine the folder they are in."""

    game: str
    files: dict[str, str] = {}
    folder: str | None = None


class BoxInfo(Part):
    """A box that can be played with; `box` is its name in NewTable."""

    box: str
    label: str


class RuleText(Part):
    """GET /api/rules/{game}/{lang}: the rulebook in Markdown, or with `?rule=S2.3` one rule or section of it."""

    text: str


class RecordText(Part):
    """POST /api/verify: the text of a record."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    box: str | None = None


class Verified(Part):
    """What the check of a record found; `fault` is null if all is right."""

    fault: Problem | None
    game: str | None
    seed_hash: str | None
    result: str | None
    moves: int


class Path(Part):
    """POST /api/qr: a path of this server, beginning with a slash."""

    path: Annotated[str, Meta(max_length=300, pattern="^/")]


class QrCode(Part):
    """A link another device can open, and its QR code as SVG."""

    link: str
    svg: str


class Sharing(Part):
    """GET and POST /api/share: whether other devices in this network can reach the server, and where."""

    on: bool
    address: str | None


HTTP = (
    Games,
    NewTable,
    Seated,
    Claim,
    TableInfo,
    DeviceCode,
    DeviceClaim,
    ReplayStep,
    BoxFiles,
    BoxInfo,
    RuleText,
    RecordText,
    Verified,
    Path,
    QrCode,
    Sharing,
    Problem,
)
"""What is said over HTTP."""
