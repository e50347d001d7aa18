"""Positions to order: what is named is there, the rest could have come about, and the impossible is refused."""

from __future__ import annotations

from typing import Any

import pytest

import herohall
from herohall.core.game import State

SEVENTH: list[dict[str, Any]] = [
    {"active": 0, "requirement": 1, "hands": {0: [2, 5, 5, 6, 7]}},
    {"active": 0, "wandering": 6, "at": 2, "parties": {1: [2, 4], 3: [5, 6]}},
    {"active": 1, "parties": {0: [1, 2, 3, 4, 5]}, "used": {0: [2]}},
    {"active": 2, "edition": "original", "hands": {2: [4, 4, 4]}},
]
WORLD: list[dict[str, Any]] = [
    {"turn": 1, "people": {"europe": [3, 9, 0, 0]}, "coins": {1: 5}},
    {"epoch": "ancient", "hands": {0: ["plato", "julius-caesar"]}},
    {"wonders": {"great-wall": 2}, "points": {2: 20}},
    {"row": ["victoria", "mozart", "charlemagne"], "edition": "de"},
]
REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("seventh", {"parties": {0: [1, 2, 3, 4, 5, 6]}}, "a full party has won"),
    ("seventh", {"hands": {0: [9]}}, "not so many cards of value 9"),
    ("seventh", {"hands": {7: [1]}}, "there is no seat 7"),
    ("seventh", {"active": 9}, "there are 4 seats"),
    ("world", {"points": {2: 900}}, "points, expected at most"),
    ("world", {"people": {"atlantis": [0, 0, 0, 0]}}, "no territory is called 'atlantis'"),
    ("world", {"hands": {0: ["plato", "victoria"]}}, "hero 'plato' is not to be had"),
]


def sit(name: str, named: dict[str, Any], seed: int) -> State:
    game = herohall.game(name)
    state = game.position(4, seed, **named)
    assert game.from_json(state.to_json()) == state
    assert state.to_json() == game.position(4, seed, **named).to_json()
    return state


@pytest.mark.parametrize("named", SEVENTH, ids=str)
def test_what_is_named_lies_on_the_table_of_seventh_hero(named: dict[str, Any]) -> None:
    state = sit("seventh", named, 3)
    view = state.view(None)
    for seat, cards in named.get("hands", {}).items():
        assert state.view(seat)["hand"] == cards
    for seat, heroes in named.get("parties", {}).items():
        assert view["seats"][seat]["party"] == heroes  # type: ignore[index, call-overload]
    for seat, heroes in named.get("used", {}).items():
        assert view["seats"][seat]["used"] == heroes  # type: ignore[index, call-overload]
    assert named.get("active", view["active"]) == view["active"]
    if "wandering" in named:
        assert state.view(named["active"])["wandering"]["card"] == named["wandering"]  # type: ignore[index, call-overload]


@pytest.mark.parametrize("named", WORLD, ids=str)
def test_what_is_named_lies_on_the_table_of_heroes_of_the_world(named: dict[str, Any]) -> None:
    state = sit("world", named, 3)
    view = state.view(None)
    assert state.decision.kind == "take"
    assert view["epoch"] == named.get("epoch", "modern")
    assert state.seat == named.get("turn", state.seat)
    assert named.get("row", view["row"]) == view["row"]
    for seat, heroes in named.get("hands", {}).items():
        assert state.view(seat)["hand"] in (heroes, heroes[::-1])
    for seat, points in named.get("points", {}).items():
        assert state.scores[seat] == points


@pytest.mark.parametrize(("name", "named", "why"), REFUSED, ids=str)
def test_the_impossible_is_refused_in_clear_words(name: str, named: dict[str, Any], why: str) -> None:
    with pytest.raises(herohall.BadState) as refused:
        herohall.game(name).position(4, **named)
    assert why in str(refused.value)


@pytest.mark.parametrize("name", ["seventh", "world"])
def test_unknown_names_and_types_are_refused(name: str) -> None:
    with pytest.raises(herohall.BadOption):
        herohall.game(name).position(4, weather="fine")
    with pytest.raises(herohall.BadState):
        herohall.game(name).position(4, hands="all of them")
