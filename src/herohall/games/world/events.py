"""The events of Heroes of the World: one table with the rule of each, its facts, and what is new information."""

from __future__ import annotations

from typing import Final

from herohall.core.event import EventKind

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
PLACED_LATER: Final = 36
GAINED: Final = 37
REMOVED: Final = 38
STRENGTHENED: Final = 39

EVENTS: Final = [
    EventKind("began", "H1.2", ["seat"]),
    EventKind("dealt", "H1.1", ["seat", "secret hero"], news=True),
    EventKind("turned_up", "H2.4", ["hero"], news=True),
    EventKind("placed", "H1.2", ["seat", "territory"]),
    EventKind("turn", "H2.4", ["seat"]),
    EventKind("skipped", "H2.5", ["seat"]),
    EventKind("took", "H2.1", ["seat", "hero"]),
    EventKind("drew", "H2.1", ["seat", "secret hero"], news=True),
    EventKind("played", "H2.2", ["seat", "hero"], news=True),
    EventKind("settled", "H3.1", ["seat", "territory"]),
    EventKind("found", "H3.2", ["seat", "discovery"], news=True),
    EventKind("discovered", "H3.3", ["seat", "discovery", "territory"]),
    EventKind("returned", "H3.3", ["seat", "discovery"]),
    EventKind("scoring", "H3.4", ["territory", "points"]),
    EventKind("scored", "H4.2", ["seat", "territory", "place", "points", "worth"]),
    EventKind("attacked", "H5.1", ["seat", "rival", "territory", "power"]),
    EventKind("rolled", "H9.4", ["seat", "face"], news=True),
    EventKind("kept", "H9.6", ["seat", "face"]),
    EventKind("died", "H9.4", ["seat", "territory", "count"]),
    EventKind("plundered", "H9.4", ["seat", "rival", "coins"]),
    EventKind("fled", "H9.4", ["seat", "origin", "territory"]),
    EventKind("defected", "H9.4", ["seat", "rival", "territory", "count"]),
    EventKind("unharmed", "H9.4", ["seat", "rival"]),
    EventKind("earned", "H6.1", ["seat", "coins"]),
    EventKind("migration", "H6.2", ["seat"]),
    EventKind("migrated", "H6.2", ["seat", "origin", "territory"]),
    EventKind("built", "H6.3", ["seat", "wonder", "points"]),
    EventKind("converted", "H6.4", ["seat"]),
    EventKind("used", "H6.5", ["seat", "wonder"]),
    EventKind("declined", "H6.5", ["seat", "wonder"]),
    EventKind("reinforced", "H9.6", ["seat", "territory", "count"]),
    EventKind("surveyed", "H9.6", ["seat", "discovery"], news=True),
    EventKind("epoch_ended", "H7.1", ["seat"]),
    EventKind("remained", "H7.3", ["territory", "discovery"]),
    EventKind("epoch_began", "H7.6", ["seat"], news=True),
    EventKind("over", "H8.1", []),
    EventKind("placed", "H7.6", ["seat", "territory"]),
    EventKind("gained", "H9.8", ["seat", "points"]),
    EventKind("removed", "H9.8", ["seat", "rival", "territory", "count"]),
    EventKind("strengthened", "H9.8", ["seat", "power"]),
]
