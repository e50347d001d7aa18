"""Goodness of fit: the chi-square test, without a statistics package."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import erfc, sqrt
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

LEAST_EXPECTED = 5.0


def upper_tail(statistic: float, freedom: int) -> float:
    """P(chi-square ≥ statistic), by the cube-root approximation of Wilson and Hilferty."""
    if freedom == 0:
        return 1.0
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return 0.5 * erfc(z / sqrt(2))


def p_value(observed: Mapping[Outcome, int], expected: Mapping[Outcome, float]) -> float:
    """How likely so bad a fit is if the expectation is right; 0 if something impossible was observed.

    `expected` are weights in any unit. Outcomes too rare for the test are counted together.
    """
    if any(expected.get(outcome, 0) <= 0 for outcome, count in observed.items() if count):
        return 0.0
    draws, total = sum(observed.values()), sum(expected.values())
    statistic, cells, rare_seen, rare_expected = 0.0, 0, 0, 0.0
    for outcome, weight in expected.items():
        mean = draws * weight / total
        if mean < LEAST_EXPECTED:
            rare_seen += observed.get(outcome, 0)
            rare_expected += mean
        else:
            statistic += (observed.get(outcome, 0) - mean) ** 2 / mean
            cells += 1
    if rare_expected >= LEAST_EXPECTED:
        statistic += (rare_seen - rare_expected) ** 2 / rare_expected
        cells += 1
    return upper_tail(statistic, max(cells - 1, 0))
