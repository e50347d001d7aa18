"""The events of Seventh Hero: one table with the rule of each, its facts, and what is new information.

Cards are packed into a number, a hexadecimal digit for each value: `0x20030` is three times the 1 and twice the 4. A
ranking has a digit for each seat, its place from 0. Sets of heroes are bit masks, as everywhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from herohall.core.event import JSON, EventKind, EventTable
from herohall.games.seventh.cards import WIDTH, least, members

DIGIT: Final = 4

DEALT: Final = 0
REPLACED: Final = 1
REVEALED: Final = 2
UNMATCHED: Final = 3
NOTHING_SENT: Final = 4
SENT: Final = 5
SENT_FROM_DECK: Final = 6
SENT_FROM_PARTY: Final = 7
DISCARDED: Final = 8
PASSED: Final = 9
DREW: Final = 10
DREW_BY_POWER: Final = 11
RECRUITED: Final = 12
DOUBLED: Final = 13
ELIMINATED: Final = 14
CLUE: Final = 15
TURNED_UP: Final = 16
DECLINED: Final = 17
ANNOUNCED: Final = 18
CANCELLED: Final = 19
BURNED: Final = 20
READIED: Final = 21
FORBIDDEN: Final = 22
LOOKED: Final = 23
IGNORED: Final = 24
RESHUFFLED: Final = 25
ENDED: Final = 26
ANNOUNCED_FOR: Final = 27
TURNED_AWAY: Final = 28
RESHUFFLED_DISCARD: Final = 29
SENT_LAST: Final = 30
"""By the table: that the last card fits is news, because nobody chose it."""

EVENTS: Final = [
    EventKind("dealt", "S1.2", ["seat", "party", "count", "secret cards"], news=True),
    EventKind("replaced", "S1.1", ["cards"]),
    EventKind("revealed", "S2.1", ["seat", "card", "turn"], news=True),
    EventKind("unmatched", "S2.3", ["seat"], news=True),
    EventKind("nothing_sent", "S2.5", ["seat"]),
    EventKind("sent", "S2.2", ["seat", "to", "source", "secret card", "seers"]),
    EventKind("sent", "S2.3", ["seat", "to", "source", "secret card", "seers"]),
    EventKind("sent", "S2.3", ["seat", "to", "source", "card"]),
    EventKind("discarded", "S2.3", ["seat", "card"]),
    EventKind("passed", "S2.6", ["seat", "to"]),
    EventKind("drew", "S2.8", ["seat", "count", "secret cards"], news=True),
    EventKind("drew", "S6.7", ["seat", "count", "secret cards"], news=True),
    EventKind("recruited", "S3.1", ["seat", "card"], news=True),
    EventKind("doubled", "S3.4", ["seat", "card"], news=True),
    EventKind("eliminated", "S3.2", ["seat", "card"]),
    EventKind("clue", "S4.2", ["seat", "answer", "secret card", "seers"], news=True),
    EventKind("turned_up", "S4.3", ["seat", "card", "answer"], news=True),
    EventKind("declined", "S5.5", ["seat"]),
    EventKind("announced", "S5.8", ["seat", "power", "target"]),
    EventKind("cancelled", "S6.1", ["seat", "user", "power"]),
    EventKind("burned", "S6.2", ["seat", "card"], news=True),
    EventKind("readied", "S6.3", ["seat", "card"]),
    EventKind("forbidden", "S6.4", ["seat", "holder"]),
    EventKind("looked", "S6.5", ["seat", "secret card"], news=True),
    EventKind("ignored", "S6.6", ["seat", "active"]),
    EventKind("reshuffled", "S7.4", ["cards"], news=True),
    EventKind("ended", "S7.3", ["reason", "ranking"], news=True),
    EventKind("announced", "S6.4", ["seat", "power", "target", "to"]),
    EventKind("turned_away", "S6.4", ["seat"]),
    EventKind("reshuffled_discard", "S7.4", ["cards"], news=True),
    EventKind("sent", "S5.10", ["seat", "to", "source", "secret card", "seers"], news=True),
]

SOURCES: Final = ["hand", "deck", "unseen", "party"]
"""By where the wandering hero came from (`table.py`)."""

BY_HEROES: Final = 0
BY_DECK: Final = 1
BY_TURNS: Final = 2
"""Why a game ended (S7.1, S7.2, S7.6)."""


def pack(value: i64) -> i64:
    """One card as a number to which others can be added."""
    return 1 << DIGIT * value


def pack_counts(counts: list[int]) -> int:
    """Cards, counted by value, as one number."""
    packed: i64 = 0
    for value in range(WIDTH):
        packed += counts[value] * pack(value)
    return packed


def unpack(packed: i64) -> JSON:
    """The cards of a number, ascending."""
    cards: list[JSON] = []
    while packed:
        value = least(packed) // DIGIT
        cards.append(value)
        packed -= pack(value)
    return cards


def pack_ranking(ranking: list[list[int]]) -> int:
    """A ranking as one number; above it a 1 stands where the next seat would be."""
    packed = 1 << DIGIT * sum(len(seats) for seats in ranking)
    for place, seats in enumerate(ranking):
        for seat in seats:
            packed |= place << DIGIT * seat
    return packed


def unpack_ranking(packed: int) -> JSON:
    """The ranking of a number: seats best first, equals together."""
    places = [packed >> DIGIT * seat & 0xF for seat in range((packed.bit_length() - 1) // DIGIT)]
    return [[seat for seat, other in enumerate(places) if other == place] for place in range(max(places) + 1)]


TABLE: Final = EventTable(
    EVENTS,
    {
        "party": lambda mask: list[JSON](members(mask)),
        "cards": unpack,
        "source": list[JSON](SOURCES),
        "answer": [False, True],
        "reason": ["heroes", "deck", "turns"],
        "ranking": unpack_ranking,
    },
)
