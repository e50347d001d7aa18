"""Bodies of HTTP requests and answers. Messages of the websocket are in `protocol.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from herohall.core.box_desk import NextWord, SheetForm, Sheets
from herohall.hall.protocol import (
    AdvisedMove,
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
    Word,
)

Seconds = Annotated[float, Meta(ge=0, le=600)]

# Games


class OptionInfo(Part):
    """An option of a game; its words are `GAME-option-NAME` and `GAME-option-NAME-VALUE`."""

    name: str
    values: list[str | int]
    default: str | int


class OrderInfo(Part):
    """A standing order a game offers; its words are `GAME-order-NAME`. The first holds until one is chosen."""

    name: str
    passing: bool
    """Whether it ends by itself, and the one chosen before holds again."""


class GameInfo(Part):
    """A game and all its choices."""

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
    phrases: list[str]
    """What people may say at its tables beside what can be said at any."""
    own_box: bool
    """Whether it can be played with a custom box."""
    aids: bool
    """Whether it has memory aids, which show a seat what it could work out."""
    facts: Shown


Engine = Literal["compiled", "compiling", "plain"]


class Games(Part):
    """GET /api/games. `local`: the server runs on this person's machine, so sharing and folders are offered."""

    protocol: int
    version: str
    local: bool
    alone: bool
    """Whether the hall is inside this page: nobody else can come."""
    ratings: bool
    """Whether results count here."""
    open: bool
    """Whether there are open tables here."""
    engine: Engine
    """How bots think: compiled, in plain Python until compiling is done, or in plain Python."""
    games: list[GameInfo]


# Tables


class NewSeat(Part):
    """A seat of a new table: the sender's (`bot` null) or a bot's, which a guest may take over."""

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
    open: bool = False
    """On a server with open tables: whether a waiting table is listed for everybody."""
    begin_after: Seconds | None = None
    """A waiting table begins by itself after this time, or as soon as no seat is free; null: when the host says so."""
    rated: bool = True
    """On a server with ratings: whether the result counts, for people who send `person`."""
    person: PersonKey | None = None


class Seated(Part):
    """A seat at a table. The token is sent only this once; keep it in the browser."""

    table: str
    token: str
    seats: list[int]
    invite: str


class Claim(Part):
    """POST /api/tables/{table}/claim: take over a bot's seat; with a token, for a person who is already there.

    An open table needs no invitation.
    """

    invite: Token = ""
    name: Name = ""
    seat: int | None = None
    token: Token | None = None
    person: PersonKey | None = None


class OpenTable(Part):
    """A table anyone may join; `begins` is null if its host decides when the game begins."""

    table: str
    game: str
    players: int
    host: str
    """The host's name, which may be empty."""
    free: int
    begins: float | None


class OpenTables(Part):
    """GET /api/open: all open tables, the oldest first; `now` is the server's time."""

    now: float
    tables: list[OpenTable]


class QuickMatch(Part):
    """POST /api/match: play with whoever comes; bots take the free seats after `wait` seconds."""

    game: str
    players: int
    name: Name = ""
    wait: Seconds = 60.0
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
    """POST /api/tables/{table}/device: a code for another device, valid once and for a short time."""

    code: str
    expires: float


class DeviceClaim(Part):
    """POST /api/devices: continue here; the token of the other device is no longer valid."""

    code: Token


class ReplayMove(Part):
    """A move of a replay as its viewer may know it, and what it caused."""

    seat: int
    move: str
    events: list[Shown]


class Replay(Part):
    """GET /api/tables/{table}/replay?eyes=: all moves so far without undone ones, as those eyes may know them.

    Eyes are the number of a seat, `public` or `all`; by default those that see most.
    """

    table: TableFacts
    people: list[Person]
    finished: bool
    """Whether everything may be seen; otherwise only what the viewer's own seat knew."""
    viewer: int | None
    open: bool
    opening: list[Shown]
    moves: list[ReplayMove]
    turns: list[int]
    """The number of moves made when each turn began; empty for a game without turns."""
    scorings: list[int]
    """The number of moves made at each change of a score."""


class ReplayStep(Part):
    """GET /api/tables/{table}/replay/{number}?eyes=: the table after this many moves, as those eyes saw it then."""

    number: int
    view: Shown
    aid: Shown | None


class Insight(Part):
    """What each seat could work out, at the last moment of a turn with something to work out."""

    number: int
    aids: list[Shown | None]


class StudyPoint(Part):
    """The beginning of a turn, or the end: each seat's share of the win, estimated by a bot that knows all cards."""

    number: int
    shares: list[float]
    insight: Insight | None
    """Of the turn that begins here."""


class StudyMove(Part):
    """The move after `number` others: `gain` is what it added to its seat's share of the win, compared with `rival`.

    Below zero the bot would have played the rival; above, the rival is the second best move. That goes by what the seat
    could know; `outcome` is the same with the cards as they lay, so a good move may have brought bad luck.
    """

    number: int
    seat: int
    move: str
    rival: str
    gain: float
    outcome: float


class Study(Part):
    """GET /api/tables/{table}/study of a finished game, computed turn by turn; ask until `reviewed` is `count`."""

    points: list[StudyPoint]
    count: int
    done: bool
    """Whether all points are there."""
    moves: list[StudyMove]
    """Moves worth looking at, by their number; found after the points."""
    reviewed: int
    """The turns whose moves have been looked at; `count` in the end."""


class PlayOn(Part):
    """POST /api/tables/{table}/play-on: continue a finished game from one moment with the same cards, against bots."""

    number: int
    seat: int
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] | None = None
    """The level of all bots; null: bots keep their levels."""


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
    """What the coach says after the frames. `move`: what the learner should do; null: read on."""

    say: str
    params: dict[str, str | int]
    """The numbers in its words, taken from the table."""
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


class PuzzleShelf(Part):
    """The puzzles of a game: how many there are, and the number of today's."""

    game: str
    count: int
    daily: int


class Puzzles(Part):
    """GET /api/puzzles: the games that have puzzles."""

    shelves: list[PuzzleShelf]


class PuzzleTask(Part):
    """GET /api/puzzles/{game}/{number}: a moment of a game as the seat that is asked knows it."""

    game: str
    number: int
    count: int
    names: list[str]
    facts: Shown
    log: list[Shown]
    view: Shown
    aid: Shown | None


class PuzzleMove(Part):
    """POST /api/puzzles/{game}/{number}: the move somebody thinks best."""

    move: Word


class PuzzleVerdict(Part):
    """Whether it is, what is best, and what speaks for both."""

    solved: bool
    best: AdvisedMove
    chosen: AdvisedMove


class DailyStart(Part):
    """POST /api/daily: play today's deal, or continue it here."""

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
    """A day's deal of one game. Seed and salt are sent on the next day; the lines only to people who have finished."""

    game: str
    players: int
    bot: str
    hash: str
    seed: str | None
    salt: str | None
    table: str | None
    """The sender's own attempt."""
    finished: int
    lines: list[DailyLine]


class DailyBoard(Part):
    """GET /api/daily?day=2026-11-16, a person's key as the token: a day's deals and results. Without `day`: today's."""

    day: str
    past: bool
    ends: float
    earlier: str | None
    """The last earlier day on which anybody played."""
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
    """GET /api/ratings, with the person's key as the token."""

    on: bool
    lists: list[RatingList]


class RatingChange(Part):
    """How a game changed the rating of the person on a seat."""

    seat: int
    before: int
    after: int


class RatingChanges(Part):
    """GET /api/tables/{table}/ratings"""

    changes: list[RatingChange]


class Forget(Part):
    """POST /api/forget: remove the person with this key from all lists."""

    person: PersonKey


# The rest


class BoxFiles(Part):
    """POST /api/boxes: the files of a box by name, its tables, or on a server on the same machine, its folder."""

    game: str
    files: dict[str, str] = msgspec.field(default_factory=dict)
    sheets: Sheets | None = None
    folder: str | None = None
    keep: bool = False
    """Whether to store it for a long time, also while no table plays with it."""


class BoxInfo(Part):
    """A box that can be played with; `box` is its name in NewTable."""

    box: str
    label: str


class BoxForm(Part):
    """GET /api/boxes/{game}: the sheets of a box as a form asks for them, and the game's own box."""

    forms: list[SheetForm]
    own: Sheets


class BoxSheets(Part):
    """A box as tables: POST /api/boxes/zip, and GET /api/boxes/{game}/{box} of a box stored here."""

    game: str
    sheets: Sheets


class BoxDraft(Part):
    """POST /api/boxes/check: a box that is being made, and the card to be drawn, by its file and line."""

    game: str
    sheets: Sheets
    file: str = ""
    line: int = 0


class BoxProblem(Part):
    """Something wrong with a box: where (line 0: the whole file), what, and both in one sentence."""

    file: str
    line: int
    column: str
    what: Problem
    said: Problem


class BoxReport(Part):
    """What is wrong with a box; its name and hash if nothing is; the facts of the game with the card asked for."""

    problems: list[BoxProblem]
    label: str | None
    facts: Shown | None
    next_words: dict[str, list[NextWord]]
    """By column, what may come next in the phrases of that card."""
    meaning: dict[str, str]
    """By language, what that card does."""


class BoxZip(Part):
    """A box as one zip file: POST /api/boxes/read. The bytes are base64."""

    game: str
    zip: bytes


class BoxRead(Part):
    """The tables of a box from a zip file, and what was wrong with its files."""

    sheets: Sheets
    problems: list[BoxProblem]


class RuleText(Part):
    """GET /api/rules/{game}/{lang}: the rulebook in Markdown, or with `?rule=S2.3` one rule or section of it."""

    text: str


class RecordText(Part):
    """POST /api/verify, POST /api/records: the text of a record."""

    record: Annotated[str, Meta(max_length=200_000)]
    box: str | None = None


class Verified(Part):
    """The result of checking a record; `fault` is null if it is correct."""

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
