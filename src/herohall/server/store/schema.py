"""What is stored: for each table its start, its people, and the log of moves. Everything else is derived from that.

Every write to a table raises its revision and names the revision it was based on, and log entries are numbered. So if
two processes write at the same time, one is refused and has to read again.

Only simple types, so that one schema works for SQLite and PostgreSQL. Times are seconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("rules_before", Integer),  # the version it began with, if it continues under that of `rules`
    Column("box", String, ForeignKey("boxes.id")),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("salt", String(32), nullable=False),
    Column("invite", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("status", String, nullable=False),
    Column("pace", String, nullable=False),
    Column("hints", Boolean),
    Column("aids", Boolean),
    Column("daily", String(10)),  # the day whose daily deal it is
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("origin", String),  # for a game that began with moves already made: TABLE/NUMBER, or `record`
    Column("watch", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("asked", Float),  # when the clock of the present question began to run
    Column("deadline", Float),  # when it runs out; while paused, the seconds that are left
    Column("offer", JSON),  # the seats that want to end the game
    Column("following", String),  # the table of the rematch
    Column("open", Boolean, nullable=False, server_default=false()),  # listed for everybody while it waits
    Column("begins", Float),  # when a waiting table begins by itself
    Column("revision", Integer, nullable=False, server_default="0"),  # raised by every write
    Index("tables_by_status", "status", "changed"),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("name", String, nullable=False),
    Column("host", Boolean, nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("regular", String(64)),  # the person's id across tables
    Column("muted", JSON),  # the ids of the people this person has muted
    Index("people_by_table", "table_id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String, ForeignKey("people.id")),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),  # the level of the bot that plays while no person does
    Column("away", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("bank", Float, nullable=False),
    Column("standing_order", String),
    Column("notes", String),  # only its owner sees it
    Column("called", String),  # the owner's name on this seat, if it differs from the usual one
    Column("late", Boolean, nullable=False, server_default=false()),  # a bot had moved here before the owner came
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("word", String, nullable=False),
    Column("made", Float, nullable=False),
    Column("made_by", String, nullable=False),  # person, bot, clock, order
    Column("action", String),  # a person's id with the id of the action, to recognise a repeated message
    Column("question", String(16)),  # a mark of the question after it, to notice when rules have changed
)

archive = Table(
    "archive",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("archived", Float, nullable=False),
    Column("record", LargeBinary, nullable=False),  # the game's record, compressed; the table's moves are gone
    Column("made", LargeBinary, nullable=False),  # when and by whom each move was made, and its mark, compressed
)

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("seen", Float, nullable=False),  # by the clock of the database
)

devices = Table(
    "devices",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("person_id", String, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

boxes = Table(
    "boxes",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("files", JSON, nullable=False),
    Column("added", Float, nullable=False),
    Column("kept_until", Float),
)

regulars = Table(
    "regulars",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the key their browser keeps
    Column("name", String, nullable=False),
    Column("since", Float, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String, nullable=False),
    Column("game", String, nullable=False),
    Column("made", Float, nullable=False),
    Column("ranks", JSON, nullable=False),  # regular → rank, 0 is best
    Column("moved", JSON, nullable=False),  # the regulars whose rating it changes
)

attempts = Table(
    "attempts",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String, primary_key=True),
    Column("regular", String(64), primary_key=True),
    Column("table_id", String, nullable=False),
    Column("name", String, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Column("margin", Integer),
    Column("conceded", Boolean, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
