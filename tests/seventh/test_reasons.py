"""The reasons of Seventh Hero's hints are true, checked against what a player sees."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import herohall
from herohall.games.seventh.options import EDITIONS

GAME = herohall.game("seventh")
SEEDS = 13
MOST = 250
"""Decisions of a game: where the deck never ends, chance may play for very long."""

View = dict[str, Any]


def others_with(view: View, value: int) -> int:
    """How many other players have a hero in their party."""
    return sum(value in seat["party"] for number, seat in enumerate(view["seats"]) if number != view["viewer"])


def is_true(key: str, params: View, view: View, word: str) -> bool:
    """Whether a reason says what is so; those of pure judgement are not doubted."""
    hand, mine = view["hand"], view["seats"][view["viewer"]]["party"]
    value = int(word[-1]) if word[-1].isdigit() else 0
    if key == "discard":
        return bool(hand.count(value) > 1)
    if key == "discard-single":
        return hand.count(value) == 1 and max(Counter(hand).values()) > 1
    if key == "discard-any":
        return max(Counter(hand).values()) == 1
    if key == "send":
        new = value not in mine or word.startswith("send party")  # S2.10: it has left the party
        return new and params["count"] == others_with(view, value)
    if key == "send-risky":
        return value in mine and params["count"] == others_with(view, value)
    if key == "send-deck":
        return view["ignored"] is False and not set(hand) & set(view["fits"])
    if key in ("recruit", "recruit-risky", "wins"):
        likely = key == "wins" or (params["percent"] >= 50) == (key == "recruit")
        return likely and (key == "wins") == (len(mine) == 5) and is_open(params["percent"], view)
    if key in ("recruit-sure", "wins-sure"):
        return (key == "wins-sure") == (len(mine) == 5) and is_certain(view, new=True)
    if key in ("recruit-double", "pass-sure"):
        return is_certain(view, new=False)
    if key == "pass":
        return params["percent"] >= 50 and is_open(params["percent"], view)
    if key == "clue":
        return is_open(params["percent"], view)
    if key == "power-4":
        return bool(view["wandering"]["at"] != view["viewer"])
    if key == "power-6":
        return view["active"] == view["viewer"] and bool(set(hand) - set(view["fits"]))
    return True


def is_open(percent: int, view: View) -> bool:
    """Whether there is something to doubt: nobody is told of a chance of 0 % or 100 %, or of a hero they know."""
    return view["wandering"].get("card") is None and 0 < percent < 100


def is_certain(view: View, *, new: bool) -> bool:
    """Whether a hero that is known is new or not; one may be sure of others, too."""
    card = view["wandering"].get("card")
    return card is None or new == (card not in view["seats"][view["viewer"]]["party"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_reasons_are_true(edition: str) -> None:
    evaluator = GAME.evaluator()
    assert evaluator is not None
    chance, said = Random(5), Counter[str]()
    for seed in range(SEEDS):
        state = GAME.new(players=3 + seed % 3, seed=seed, edition=edition)
        for _ in range(MOST):
            if state.seat is None:
                break
            view = state.view(state.seat)
            imagined = state.sample(state.seat, 0)
            for move in state.moves():
                key, params = evaluator.reason(imagined, move)
                key = key.removeprefix("seventh-reason-")
                assert is_true(key, params, view, state.text(move)), (key, params, state.text(move), view)
                said[key] += 1
            state.apply(chance.choice(state.moves()))
    expected = {"send", "send-risky", "recruit", "recruit-sure", "recruit-double", "pass", "pass-sure", "pass-next"}
    expected |= {"clue", "power-6", "power-6-other"}
    discards = {"discard", "discard-single", "discard-any"} if edition.startswith("iello") else {"send-deck"}
    assert expected | discards <= said.keys()
