"""Bodies of HTTP requests and answers. What is said at a table, over the websocket, is in `protocol.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from herohall.server.protocol import (
    ClockChoice,
    Company,
    Ending,
    Name,
    Pace,
    Part,
    Person,
    PersonKey,
    Problem,
    Shown,
    TableFacts,
    Token,
)

# Games


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
    aids: bool
    """Whether it can tell a seat what that seat could work out by itself."""
    facts: Shown


class Games(Part):
    """GET /api/games. `local`: the server runs on this person's machine, so sharing and folders are offered."""

    protocol: int
    version: str
    local: bool
    ratings: bool
    """Whether results count here."""
    games: list[GameInfo]


# Tables


class NewSeat(Part):
    """A seat of a new table: one's own (`bot` null) or a bot's, which a guest may take over."""

    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] | None = None


class NewTable(Part):
    """POST /api/tables. Seats not named are bots. `paused`: wait for the guests until the host says `resume`."""

    game: str
    players: int | None = None
    options: dict[str, str | int] = msgspec.field(default_factory=dict)
    box: str | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=10)] = msgspec.field(default_factory=list)
    pace: Pace = "calm"
    clock: ClockChoice = msgspec.field(default_factory=ClockChoice)
    hints: bool | None = None
    """Null: only while a single person plays."""
    aids: bool = False
    watch: bool = True
    paused: bool = False
    rated: bool = True
    """On a server with ratings: whether the result counts, for those who name themselves by `person`."""
    person: PersonKey | None = None


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
    person: PersonKey | None = None


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


class ReplayMove(Part):
    """A move of a replay as its viewer may know it, and what it caused."""

    seat: int
    move: str
    events: list[Shown]


class Replay(Part):
    """GET /api/tables/{table}/replay?eyes=: all moves so far that count, as those eyes may know them.

    Eyes are the number of a seat, `public` or `all`; without a wish the ones that see most.
    """

    table: TableFacts
    people: list[Person]
    finished: bool
    """Whether everything may be seen, and as anybody knew it; before, only what one's own seat knew."""
    viewer: int | None
    open: bool
    opening: list[Shown]
    moves: list[ReplayMove]
    turns: list[int]
    """How many moves had been made when each turn began; empty for a game without turns."""
    scorings: list[int]
    """How many moves had been made whenever somebody's score had changed."""


class ReplayStep(Part):
    """GET /api/tables/{table}/replay/{number}?eyes=: the table after so many moves, as those eyes saw it then."""

    number: int
    view: Shown
    aid: Shown | None


class Insight(Part):
    """What each seat could have worked out at the last moment of a turn when there was something to work out."""

    number: int
    aids: list[Shown | None]


class StudyPoint(Part):
    """The beginning of a turn, or the end: each seat's share of the win as a bot sees it, knowing all cards."""

    number: int
    shares: list[float]
    insight: Insight | None
    """Of the turn that begins here."""


class Study(Part):
    """GET /api/tables/{table}/study of a finished game. It is worked out turn by turn; ask again until `done`."""

    points: list[StudyPoint]
    count: int
    done: bool


class PlayOn(Part):
    """POST /api/tables/{table}/play-on: the same cards once more from one moment of a finished game, against bots."""

    number: int
    seat: int
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] | None = None
    """Of all bots; null: those who were bots stay as they were."""


class Opened(Part):
    """POST /api/records: the table at which the game of a record can be replayed."""

    table: str


# Lessons


class LessonFrame(Part):
    """Something that happened, and the table after it."""

    events: list[Shown]
    view: Shown
    aid: Shown | None


class LessonStep(Part):
    """What the coach says once the frames have been shown. `move`: what the learner shall do; null: read on."""

    say: str
    params: dict[str, str | int]
    """The numbers in its words, as they have come about at the table."""
    point: list[str]
    move: str | None
    frames: list[LessonFrame]


class Lesson(Part):
    """GET /api/lessons/{game}: a whole lesson; the learner sits on seat 0, `names` are those of the others."""

    game: str
    names: list[str]
    facts: Shown
    steps: list[LessonStep]


# The daily deal


class DailyStart(Part):
    """POST /api/daily: play today's deal; whoever has begun already goes on with it here."""

    game: str
    person: PersonKey
    name: Name = ""


class DailyLine(Part):
    """Somebody's attempt: place and score at the table, null if given up. `table` from the next day on."""

    name: str
    you: bool
    place: int | None
    score: int | None
    table: str | None


class DailyGame(Part):
    """A day's deal of one game. Seed and salt are told on the next day, the lines to those who have finished."""

    game: str
    players: int
    bot: str
    hash: str
    seed: str | None
    salt: str | None
    table: str | None
    """One's own."""
    finished: int
    lines: list[DailyLine]


class DailyBoard(Part):
    """GET /api/daily?day=2026-11-16, one's key as the token: a day's deals and results. Without `day`: today's."""

    day: str
    past: bool
    ends: float
    earlier: str | None
    """The last day before on which anybody played."""
    later: str | None
    games: list[DailyGame]


# Ratings


class RatingLine(Part):
    """A person's rating. `certain`: enough games for it to mean something."""

    name: str
    points: int
    games: int
    certain: bool
    you: bool


class RatingList(Part):
    """The ratings of one game, the best first."""

    game: str
    lines: list[RatingLine]


class RatingLists(Part):
    """GET /api/ratings, one's key as the token."""

    on: bool
    lists: list[RatingList]


class RatingChange(Part):
    """What a game has changed for the person on a seat."""

    seat: int
    before: int
    after: int


class RatingChanges(Part):
    """GET /api/tables/{table}/ratings"""

    changes: list[RatingChange]


class Forget(Part):
    """POST /api/forget: take the person with this key off all lists."""

    person: PersonKey


# The rest


class BoxFiles(Part):
    """POST /api/boxes: the files of a box by name, or on one's own machine the folder they are in."""

    game: str
    files: dict[str, str] = msgspec.field(default_factory=dict)
    folder: str | None = None


class BoxInfo(Part):
    """A box that can be played with; `box` is its name in NewTable."""

    box: str
    label: str


class RuleText(Part):
    """GET /api/rules/{game}/{lang}: the rulebook in Markdown, or with `?rule=S2.3` one rule or section of it."""

    text: str


class RecordText(Part):
    """POST /api/verify, POST /api/records: the text of a record."""

    record: Annotated[str, Meta(max_length=200_000)]
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
    Replay,
    ReplayStep,
    Study,
    PlayOn,
    Opened,
    Lesson,
    DailyStart,
    DailyBoard,
    RatingLists,
    RatingChanges,
    Forget,
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
