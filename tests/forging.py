"""For tests of forged states: games played at random until a state is met that can be forged as wanted."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from herohall.core.errors import BadState
from herohall.core.game import Game, State

Saved = dict[str, Any]


class Forgery(NamedTuple):
    """A state to look for, what is changed in it, and a word of the reason why it is then refused."""

    wanted: Callable[[Saved], object]
    change: Callable[[Saved], object]
    reason: str
    options: dict[str, object] = {}  # noqa: RUF012


def walk(
    game: Game, players: int, seed: int, choose: Callable[[State, Random], int], **options: object
) -> Iterator[Saved]:
    """Every state of one random game, as saved."""
    state, chance = game.new(players=players, seed=seed, **options), Random(seed)
    while True:
        yield json.loads(state.to_json())
        if state.over:
            return
        state.apply(choose(state, chance))


def find(
    game: Game,
    players: int,
    forgeries: dict[str, Forgery],
    choose: Callable[[State, Random], int] = lambda state, chance: chance.choice(state.moves()),
    games: int = 60,
) -> dict[str, Saved]:
    """For each forgery the first state of random play that looks as wanted."""
    found: dict[str, Saved] = {}
    for options in {json.dumps(forgery.options): forgery.options for forgery in forgeries.values()}.values():
        missing = {name for name, forgery in forgeries.items() if forgery.options == options}
        for seed in range(games):
            for saved in walk(game, players, seed, choose, **options) if missing else ():
                for name in [name for name in missing if forgeries[name].wanted(saved)]:
                    found[name] = saved
                    missing.remove(name)
    return found


def assert_refused(game: Game, genuine: Saved, forgery: Forgery) -> None:
    """The genuine state is read, the forged one is refused for the right reason, in one line."""
    game.from_json(json.dumps(genuine))
    forged = copy.deepcopy(genuine)
    forgery.change(forged)
    assert forged != genuine
    with pytest.raises(BadState) as refused:
        game.from_json(json.dumps(forged))
    assert forgery.reason in str(refused.value)
    assert "\n" not in str(refused.value)
