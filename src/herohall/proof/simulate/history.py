"""What befalls a world: one list of incidents for each hour, made from the seed before anything happens.

Each incident has a number, so that a history can be shortened: those that do not matter are left out.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

STORM = 25 * 60.0
"""Seconds of each hour in which things go wrong."""
MOST = 40
"""Incidents an hour at the most."""


class Incident(NamedTuple):
    """Something that happens at a moment."""

    number: int
    at: float
    kind: str
    lasts: float
    """Seconds until it is over, if it ends by itself."""
    which: float
    """Between 0 and 1: chooses the process or person it happens to."""
    strength: float
    """Between 0 and 1: what else has to be chosen."""

    def __str__(self) -> str:
        return (
            f"{self.number}: {clock(self.at)} {self.kind} ({self.which:.3f}, {self.strength:.3f}, {self.lasts:.0f} s)"
        )


OF_PROCESSES = {"crash": 6, "crash-before-write": 3, "crash-after-write": 6, "crash-soon": 4, "stop": 2, "clock": 3}
OF_DISKS = {"full": 2, "read-only": 1, "busy": 2, "failing": 1, "slow": 2, "loses": 3, "away": 3}
OF_NETWORKS = {"cut": 6, "cut-silently": 4, "cut-all": 2, "late": 2, "repeat": 2}
OF_BOTS = {"hanging-bots": 2, "broken-bots": 1}
OF_PEOPLE = {
    "reload": 6,
    "resend": 8,
    "race": 8,
    "leave": 8,
    "second-device": 4,
    "watch": 2,
    "claim": 3,
    "device-code": 2,
    "note": 4,
    "order": 3,
    "phrase": 2,
    "hurry": 2,
    "rename": 1,
    "pace": 1,
    "pause": 2,
    "sit-in": 3,
    "lower": 2,
    "remove": 1,
    "concede": 1,
    "offer-end": 1,
    "go": 1,
}
ALONE = {"visit": 3}
SHARED = {"redis-lost": 4, "redis-cut-off": 3, "cut-off": 4}
NARROW = 0.5
"""How many of the hours have only a few kinds of incidents: among many kinds, one hides what another has done."""
KEPT = 0.2
"""How many kinds such an hour has."""
UNTIL_THE_CALM = 0.4
"""How many of the hours have a fault at the end that lasts until all faults end: nothing else comes after it that would
set going again what it has stopped."""
BEFORE_THE_CALM = 120.0
"""Seconds before the end of the storm when such a fault begins at the earliest."""
LASTING = ("leave", "redis-lost", "redis-cut-off", "cut-off")
"""What may last for many minutes."""


def incidents(seed: int, hour: int, shared: bool) -> list[Incident]:
    """What happens in one hour, in order."""
    chance = Random(f"{seed} history {hour}")
    kinds = OF_PROCESSES | OF_DISKS | OF_NETWORKS | OF_BOTS | OF_PEOPLE | (SHARED if shared else ALONE)
    if chance.random() < NARROW:
        kinds = {kind: weight for kind, weight in kinds.items() if chance.random() < KEPT} or kinds
    chosen = chance.choices([*kinds], [*kinds.values()], k=chance.randint(MOST // 3, MOST))
    moments = sorted(chance.uniform(0.0, STORM) for _ in chosen)
    lasting = [chance.uniform(20.0, 600.0) if kind in LASTING else chance.expovariate(1 / 20.0) for kind in chosen]
    if chance.random() < UNTIL_THE_CALM:
        last = OF_DISKS | OF_BOTS | (SHARED if shared else {})
        chosen += chance.choices([*last], [*last.values()])
        moments.append(STORM - chance.uniform(1.0, BEFORE_THE_CALM))
        lasting.append(STORM)
    return [
        Incident(hour * 1000 + number, hour * 3600.0 + at, kind, lasts, chance.random(), chance.random())
        for number, (at, kind, lasts) in enumerate(sorted(zip(moments, chosen, lasting, strict=True)), start=1)
    ]


def clock(seconds: float) -> str:
    """A moment of a world, in hours, minutes and seconds."""
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{seconds % 60:06.3f}"
