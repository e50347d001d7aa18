"""Tests of the server want every question asked: by default Seventh Hero's standing order answers some for a person."""

from __future__ import annotations

from collections.abc import Sequence

from herohall.core import registry
from herohall.core.game import StandingOrder

GAME = registry.game("seventh")


def all_asked() -> Sequence[StandingOrder]:
    """The game's standing orders, with the one first (and so usual) that leaves every question to the person."""
    return sorted(GAME.orders, key=lambda order: order.name != "always")
