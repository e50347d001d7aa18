"""Standing orders: few questions, none of them betrayed by what is hidden."""

from __future__ import annotations

from random import Random

import pytest
from tests.seventh.standing_orders import GAME, order_named, play

NAMES = [order.name for order in GAME.orders]


def test_whoever_is_asked_only_what_matters_is_asked_seldom() -> None:
    """In a game of four, of one who saves all powers; asked every time, it is about forty."""
    seeds = range(1, 31)
    asked = {name: sum(play(order_named(name), seed, keeps=True)[1] for seed in seeds) / 30 for name in NAMES}
    assert asked["always"] > 30
    assert asked["matters"] <= 15
    assert asked["win"] <= asked["matters"]
    assert asked["hero"] <= asked["matters"]
    assert asked["turn"] == 0


@pytest.mark.parametrize("seed", range(6))
def test_whether_an_order_answers_follows_from_what_everybody_knows(seed: int) -> None:
    """Anybody else could tell just as well: no hidden card changes it, so neither pace nor message betrays one."""
    state, chance, compared = GAME.new(3 + seed % 3, seed), Random(seed), 0
    while not state.over and compared < 60:
        if state.decision.kind in ("window", "react"):
            others = [seat for seat in range(state.players) if seat != state.decision.seat]
            imagined = state.sample(chance.choice(others), chance.getrandbits(60))
            for order in GAME.orders:
                assert order.asks(imagined) == order.asks(state), order.name
            compared += 1
        state.play(chance.choice(state.moves()))
    assert compared > 20
