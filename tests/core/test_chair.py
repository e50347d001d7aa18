"""A chair holds what one seat knows and nothing of the true state."""

from __future__ import annotations

import gc
from random import Random

import pytest

import herohall
from herohall.bots import bot as new_bot
from herohall.core.chair import Chair
from herohall.core.errors import GameOver, NotAsked
from herohall.core.game import State

GAMES = herohall.games()
FOREVER = 5000


def midgame(name: str, seed: int, moves: int = 25) -> State:
    state, chance = herohall.game(name).new(players=4, seed=seed), Random(seed)
    for _ in range(moves):
        if state.over:
            break
        state.apply(chance.choice(state.moves()))
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_a_chair_shows_what_the_seat_knows(name: str, seed: int) -> None:
    state = midgame(name, seed, 25 + 10 * seed)
    for seat in range(4):
        chair = state.chair(seat)
        assert chair.seat == seat
        assert chair.game is state.game
        assert chair.view == state.view(seat)
        if state.seat == seat:
            assert chair.decision == state.decision
        else:
            with pytest.raises(GameOver if state.over else NotAsked):
                _ = chair.decision
        assert chair.sample(5).to_json() == state.sample(seat, 5).to_json()


def reachable(start: object) -> list[object]:
    """Everything that can be reached from an object without leaving the package's own data."""
    seen, queue, found = {id(start)}, [start], []
    while queue:
        thing = queue.pop()
        found.append(thing)
        for other in gc.get_referents(thing):
            module = type(other).__module__
            own = module.startswith("herohall") or isinstance(other, list | dict | tuple)
            if own and id(other) not in seen and not isinstance(other, type):
                seen.add(id(other))
                queue.append(other)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_true_state_cannot_be_reached_from_a_chair(name: str) -> None:
    state = midgame(name, 3)
    state.sample(2, 1)
    chair = Chair(state, 2)
    chair.sample(4)
    true = {id(part) for part in (state, state.table, state.table.generator)}  # type: ignore[attr-defined]
    true.add(id(getattr(state, "memory", state)))  # only Seventh Hero needs one
    assert not true & {id(thing) for thing in reachable(chair)}
    assert true <= {id(thing) for thing in reachable(state)}  # what is looked for can be found


@pytest.mark.parametrize("name", GAMES)
def test_a_chair_is_not_moved_by_the_game_going_on(name: str) -> None:
    state = midgame(name, 4)
    chair = state.chair(1)
    view = chair.view
    state.apply(state.moves()[0])
    assert chair.view == view


@pytest.mark.parametrize("name", GAMES)
def test_a_chair_of_a_finished_game(name: str) -> None:
    state = midgame(name, 1, FOREVER)
    assert state.over
    with pytest.raises(GameOver):
        _ = state.chair(0).decision
    assert state.chair(0).view == state.view(0)


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_on_chairs(name: str) -> None:
    state = herohall.game(name).new(players=3, seed=8)
    bot = new_bot("random", seed=3)
    while not state.over:
        assert state.seat is not None
        state.play(bot.choose(state.chair(state.seat)))
    assert state.ranking
