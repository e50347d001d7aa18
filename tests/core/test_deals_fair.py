"""The deals of real games over thousands of seeds, drawn as the server does: every card and every face is as likely."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.core.goodness import p_value

import herohall
from herohall.core.generator import DIE, Generator, fresh_seed

GAMES = 3000
UNLIKELY = 1e-6
"""So rarely a fair deal fails the test: less than once in all the runs there will ever be."""


@pytest.mark.parametrize("seat", range(3))
def test_every_hero_is_as_likely_in_every_hand(seat: int) -> None:
    game, dealt = herohall.game("seventh"), Counter[int]()
    for number in range(GAMES):
        hand: Any = game.new(players=3, seed=fresh_seed()).view(seat)["hand"]
        dealt[hand[number % len(hand)]] += 1  # a hand is shown in order, so one card of it by turns
    assert p_value(dealt, dict.fromkeys(range(1, 8), 1.0)) > UNLIKELY


def test_a_hand_says_nothing_of_another() -> None:
    game, pairs = herohall.game("seventh"), Counter[tuple[int, int]]()
    for number in range(GAMES):
        state = game.new(players=3, seed=fresh_seed())
        views: list[dict[str, Any]] = [state.view(seat) for seat in (0, 1)]
        mine, yours = (view["hand"] for view in views)
        pairs[mine[number % 5], yours[number // 5 % 5]] += 1
    # Of the 77 cards one is in my hand: the same hero is a little rarer in yours.
    expected = {(mine, yours): 10.0 if mine == yours else 11.0 for mine, yours in product(range(1, 8), repeat=2)}
    assert p_value(pairs, expected) > UNLIKELY


def test_every_face_of_the_die_is_as_likely() -> None:
    first, second = Counter[int](), Counter[tuple[int, ...]]()
    for _ in range(2 * GAMES):
        generator = Generator(fresh_seed(), False)
        roll = generator.below(DIE, 6)
        first[roll] += 1
        second[roll, generator.below(DIE, 6)] += 1
    assert p_value(first, dict.fromkeys(range(6), 1.0)) > UNLIKELY
    assert p_value(second, dict.fromkeys(product(range(6), repeat=2), 1.0)) > UNLIKELY


@pytest.mark.parametrize("players", [2, 5])
def test_every_hero_of_the_world_is_as_likely_in_the_row(players: int) -> None:
    game, dealt = herohall.game("world"), Counter[str]()
    for number in range(GAMES // 3):
        view: dict[str, Any] = game.new(players=players, seed=fresh_seed()).view(None)
        row = [str(card) for card in view["row"]]
        dealt[row[number % len(row)]] += 1
    assert p_value(dealt, dict.fromkeys(dealt, 1.0)) > UNLIKELY
