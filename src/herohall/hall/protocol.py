"""Every message between a page and the server, typed once; `web/tools/typescript.py` writes the page's types from here.

The websocket speaks `ClientMessage` and `ServerMessage`, JSON objects told apart by `type`; all other classes are parts
of those. `schemas.py` has what is said over HTTP. `docs/protocol.md` says in words what happens when.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

PROTOCOL = 1
"""Raised whenever an older page would misunderstand a message."""

Name = Annotated[str, Meta(max_length=30)]
ActionId = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=80)]
Notes = Annotated[str, Meta(max_length=2000)]
Line = Annotated[str, Meta(max_length=200)]
Language = Literal["en", "fr", "de"]
Param = str | int | float
Shown = dict[str, Any]
"""A view, an event or facts: JSON made by a game (`core.event.View`)."""
MadeBy = Literal["person", "bot", "clock", "order", "record"]
"""Who made a move for a seat; `record`: it was made in the game that this one continues."""
Pace = Literal["calm", "brisk", "instant"]
ClockKind = Literal["none", "live", "days"]
Status = Literal["running", "paused", "over", "ended", "frozen"]
"""`over`: played to its end; `ended`: by agreement; `frozen`: begun under rules we do not play."""
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
    "aids",
    "open",
    "lift",
    "lower",
    "rematch",
    "phrase",
    "mute",
    "unmute",
]
Phrase = Literal[
    "hello",
    "luck",
    "nice",
    "wow",
    "thanks",
    "sorry",
    "oops",
    "thinking",
    "no-hurry",
    "moment",
    "back",
    "doubt",
    "trust",
    "close",
    "again",
    "good-game",
]
"""What people can say to each other, as codes, in the order in which people need them; the words are the page's."""
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
PersonKey = Annotated[str, Meta(pattern="^[A-Z2-7]{26}$")]
"""128 random bits made by the browser, by which the server recognises a person; only their hash is stored."""


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a message, or the body of a request or an answer."""


class Problem(Part):
    """An error that a person can fix, as a message key with parameters: the body of every error answer."""

    key: str
    params: dict[str, Param | Problem]
    """A parameter may itself be a problem: the cause of this one."""
    rule: str | None
    problems: list[Problem]
    """The whole list, if more than one thing is wrong."""


# What a table is


class ClockChoice(Part):
    """Time to think: none; `live` with a bank of seconds for the game and free seconds for each answer; or days."""

    kind: ClockKind = "none"
    bank: Annotated[int, Meta(ge=0, le=24 * 3600)] = 600
    reaction: Annotated[int, Meta(ge=1, le=3600)] = 20
    days: Annotated[int, Meta(ge=1, le=30)] = 2


class TableFacts(Part):
    """What does not change while a game is played. Only people with a seat get `invite`."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    box: str | None
    rules: int
    rules_before: int | None
    """The version of the rules the game began with, if it continues under a newer one."""
    seed_hash: str
    created: float
    clock: ClockChoice
    watch: bool
    origin: str | None
    """For a game that began with moves already made: the `TABLE/NUMBER` it continues, or `record`."""
    invite: str | None
    daily: str | None
    """The day whose daily deal this is."""
    rated: bool
    """Whether the result counts for the ratings of this server."""


class Person(Part):
    """Who sits on a seat. `bot` is the level of the bot that plays there now, `away` the person it plays for."""

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
    aids: bool
    """Whether the table has memory aids: each seat is shown what it could work out."""
    open: bool
    """Whether the table is listed for everybody until the game begins."""
    begins: float | None
    """When the game begins by itself; null: when the host says so."""
    offer: list[int] | None
    """The seats that want to end the game by agreement, once somebody has offered it."""
    pause: list[int] | None
    """The same for a pause of a rated game."""
    contest: bool
    """Whether a rated game has begun: it has no hints and no new people, and pauses only if all agree."""
    clocks: Clocks


class Ending(Part):
    """Told when the game has ended, so that anyone can check the deal: sha256(salt + seed) is the hash shown before.

    Seed and salt of a daily deal are sent on the next day.
    """

    seed: str | None
    salt: str | None
    result: str


# From the page


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The first message. `token` null: a spectator. `since`: the number seen last, as `seat` saw it."""

    protocol: int
    token: Token | None = None
    since: int | None = None
    seat: int | None = None


class Act(msgspec.Struct, tag="act", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Answer the decision that followed update `at`. Sending the same id again does no harm."""

    id: ActionId
    at: int
    move: Word


class Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Take back the sender's last move."""

    id: ActionId
    at: int


class Hint(msgspec.Struct, tag="hint", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Ask a bot what it would do on the sender's seat."""

    id: ActionId


class Order(msgspec.Struct, tag="order", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Set a standing order for the sender's seat, by a name the game declares; null: the game's first."""

    id: ActionId
    order: Word | None


class Note(msgspec.Struct, tag="note", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Save private notes for the sender's seat."""

    id: ActionId
    notes: Notes


class Control(msgspec.Struct, tag="control", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Anything about the table besides moves."""

    id: ActionId
    what: What
    seat: int | None = None
    value: Name | None = None


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Text mode: a line somebody typed. Null asks what has happened since update `at`, or if that is null everything.

    The server answers in words, from what this viewer may know; actions it only names, and the page does them.
    """

    id: ActionId
    at: int | None
    text: Line | None
    lang: Language
    theme: Word


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Check that the server is still there."""


ClientMessage = Hello | Act | Undo | Hint | Order | Note | Control | Say | Ping


# From the server


class Welcome(msgspec.Struct, tag="welcome", tag_field="type", kw_only=True):
    """The whole table as the viewer may know it: the answer to `hello`, and sent whenever an update is not enough."""

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
    answered: bool
    """Whether a standing order of the viewer answers the present question."""
    notes: str
    """The private notes of the viewer's seat."""
    aid: Shown | None
    """What the viewer could work out, at a table with memory aids and while there is something to work out."""
    story: int
    """The number of updates that follow at once: what happened while this seat's curtain was down."""
    muted: list[int]
    """The seats whose owners this person has muted."""
    ending: Ending | None


class Update(msgspec.Struct, tag="update", tag_field="type", kw_only=True):
    """What happened, and the table after it. The log is its first `log` events, then these."""

    number: int
    events: list[Shown]
    log: int
    view: Shown
    undo: str | None
    answered: bool
    """Whether a standing order of the viewer answers the question."""
    aid: Shown | None
    clocks: Clocks
    ending: Ending | None


class People(msgspec.Struct, tag="people", tag_field="type", kw_only=True):
    """Somebody came, left, paused, conceded …: the whole company as it is now."""

    company: Company


class Ordered(msgspec.Struct, tag="ordered", tag_field="type", kw_only=True):
    """The standing order of the viewer's seat has changed."""

    order: str | None


class Noted(msgspec.Struct, tag="noted", tag_field="type", kw_only=True):
    """The notes of the viewer's seat have changed."""

    notes: str


class Ack(msgspec.Struct, tag="ack", tag_field="type", kw_only=True):
    """Done and stored; `number` is the table's number afterwards."""

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
    """A move, its estimated share of the win, and the reason."""

    move: str
    share: float
    key: str
    params: dict[str, Param]


class Advice(msgspec.Struct, tag="advice", tag_field="type", kw_only=True):
    """The answer to `hint`: the best moves first, for the decision after update `at`."""

    id: str
    at: int
    moves: list[AdvisedMove]


class Said(msgspec.Struct, tag="said", tag_field="type", kw_only=True):
    """The answer to `say`, in the language asked for, as the table was at `number`.

    `move` is the move the line meant, to be sent as `act`; `wish` is anything else the page has to do.
    """

    id: str
    number: int
    lines: list[str]
    move: str | None
    wish: Literal["undo", "quit"] | None


class Rematch(msgspec.Struct, tag="rematch", tag_field="type", kw_only=True):
    """The company has a new table; `token` is the viewer's seat at it."""

    table: str
    token: str | None


class Spoken(msgspec.Struct, tag="spoken", tag_field="type", kw_only=True):
    """Somebody has said something to the others."""

    seat: int
    phrase: Word
    """One of `PHRASES`, or of those of the game."""


class Muted(msgspec.Struct, tag="muted", tag_field="type", kw_only=True):
    """The list of seats whose owners the viewer has muted has changed."""

    seats: list[int]


class Farewell(msgspec.Struct, tag="farewell", tag_field="type", kw_only=True):
    """The last message before the server closes; do not come back with the same token."""

    key: str


class Pong(msgspec.Struct, tag="pong", tag_field="type", kw_only=True):
    """The answer to `ping`."""

    now: float


TableMessage = Welcome | Update | People | Ordered | Noted
Reply = Ack | Refused | Advice | Said
ServerMessage = TableMessage | Reply | Rematch | Spoken | Muted | Farewell | Pong
