"""The shortest history that still leads to a failure: incidents are left out as long as it is found without them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

MOST_TRIES = 80
"""Histories that are tried at the most."""


def shortest(
    incidents: list[int], again: Callable[[list[int]], T | None], progress: Callable[[int, int], None]
) -> tuple[list[int], T | None]:
    """Leave out ever smaller parts, as long as `again` finds the failure in the rest; also what it found last.

    >>> shortest([1, 2, 3, 4], lambda some: "found" if {2, 4} <= {*some} else None, lambda *_: None)
    ([2, 4], 'found')
    """
    found, part, tries = None, len(incidents), 0
    while part and incidents and tries < MOST_TRIES:
        first = 0
        while first < len(incidents) and tries < MOST_TRIES:
            rest = incidents[:first] + incidents[first + part :]
            tries += 1
            progress(tries, MOST_TRIES)
            outcome = again(rest)
            if outcome is None:
                first += part
            else:
                incidents, found = rest, outcome
        part //= 2
    return incidents, found
