"""Compiled objects and the garbage collector: what it counts twice it takes for garbage while it is in use."""

from __future__ import annotations

import gc
import sys
from collections import Counter

import pytest

import herohall
from herohall.core.game import State


def shared(state: State) -> list[object]:
    """The objects that a state and its copies all refer to."""
    mine = {id(one) for one in gc.get_referents(state)}
    return [one for one in gc.get_referents(state.copy()) if id(one) in mine and hasattr(one, "__dict__")]


def references(state: State, one: object) -> int:
    """How many references to an object ten copies of a state hold."""
    before = sys.getrefcount(one)
    copies = [state.copy() for _ in range(10)]
    return sys.getrefcount(one) - before if copies else 0


@pytest.mark.parametrize("name", herohall.games())
def test_the_collector_visits_every_reference_of_a_state_once(name: str) -> None:
    state = herohall.game(name).new(seed=1)
    visits = Counter(id(one) for one in gc.get_referents(state.copy()))
    for one in shared(state):
        assert visits[id(one)] * 10 == references(state, one), type(one).__name__
