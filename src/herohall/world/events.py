"""The events of Heroes of the World. While a game is played they are rows of ints; here they get names and ids.

A row is the event’s code and up to four numbers. `EVENTS` says what the numbers of each event are.
"""

from __future__ import annotations

from typing import Final

from herohall.core.event import JSON, Event, View
from herohall.world.box import Box

ROW_LENGTH: Final = 5
SECRET: Final = "secret "
"""Before a fact that only the event's own seat may know."""

BEGAN: Final = 0
DEALT: Final = 1
TURNED_UP: Final = 2
PLACED: Final = 3
TURN: Final = 4
SKIPPED: Final = 5
TOOK: Final = 6
DREW: Final = 7
PLAYED: Final = 8
SETTLED: Final = 9
FOUND: Final = 10
DISCOVERED: Final = 11
RETURNED: Final = 12
SCORING: Final = 13
SCORED: Final = 14
ATTACKED: Final = 15
ROLLED: Final = 16
KEPT: Final = 17
DIED: Final = 18
PLUNDERED: Final = 19
FLED: Final = 20
DEFECTED: Final = 21
UNHARMED: Final = 22
EARNED: Final = 23
MIGRATION: Final = 24
MIGRATED: Final = 25
BUILT: Final = 26
CONVERTED: Final = 27
USED: Final = 28
DECLINED: Final = 29
REINFORCED: Final = 30
SURVEYED: Final = 31
EPOCH_ENDED: Final = 32
REMAINED: Final = 33
EPOCH_BEGAN: Final = 34
OVER: Final = 35

EVENTS: Final = [
    ("began", ["seat"]),
    ("dealt", ["seat", "secret hero"]),
    ("turned_up", ["hero"]),
    ("placed", ["seat", "territory"]),
    ("turn", ["seat"]),
    ("skipped", ["seat"]),
    ("took", ["seat", "hero"]),
    ("drew", ["seat", "secret hero"]),
    ("played", ["seat", "hero"]),
    ("settled", ["seat", "territory"]),
    ("found", ["seat", "discovery"]),
    ("discovered", ["seat", "discovery", "territory"]),
    ("returned", ["seat", "discovery"]),
    ("scoring", ["territory", "points"]),
    ("scored", ["seat", "territory", "place", "points"]),
    ("attacked", ["seat", "rival", "territory", "power"]),
    ("rolled", ["seat", "face"]),
    ("kept", ["seat", "face"]),
    ("died", ["seat", "territory", "count"]),
    ("plundered", ["seat", "rival", "coins"]),
    ("fled", ["seat", "origin", "territory"]),
    ("defected", ["seat", "rival", "territory", "count"]),
    ("unharmed", ["seat", "rival"]),
    ("earned", ["seat", "coins"]),
    ("migration", ["seat"]),
    ("migrated", ["seat", "origin", "territory"]),
    ("built", ["seat", "wonder", "points"]),
    ("converted", ["seat"]),
    ("used", ["seat", "wonder"]),
    ("declined", ["seat", "wonder"]),
    ("reinforced", ["seat", "territory", "count"]),
    ("surveyed", ["seat", "discovery"]),
    ("epoch_ended", ["seat"]),
    ("remained", ["territory", "discovery"]),
    ("epoch_began", ["seat"]),
    ("over", []),
]

NEWS: Final = frozenset(
    ["dealt", "turned_up", "drew", "played", "found", "surveyed", "rolled", "epoch_began"],
)
"""What somebody could not know before, chance or a hidden hero: no undo reaches behind one of these."""


def make_events(log: list[int], box: Box) -> list[Event]:
    """The rows of a log as events."""
    words = box.words
    return [make_event(log, start, words) for start in range(0, len(log), ROW_LENGTH)]


def make_event(log: list[int], start: int, words: dict[str, list[JSON]]) -> Event:
    """One row as an event; numbers that no piece or place stands for stay what they are."""
    name, fields = EVENTS[log[start]]
    facts: View = {}
    secret: View = {}
    for place, field in enumerate(fields, start + 1):
        if field.startswith(SECRET):
            kind = field[len(SECRET) :]
            secret[kind] = words[kind][log[place]]
        else:
            ids = words.get(field)
            facts[field] = log[place] if ids is None else ids[log[place]]
    return Event(name, facts, secret, [log[start + 1]]) if secret else Event(name, facts)
