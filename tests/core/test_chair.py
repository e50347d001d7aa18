"""A chair holds what one seat knows and nothing of the true state."""

from __future__ import annotations

import gc
from random import Random

import pytest

import herohall
from herohall.core.chair import Chair
from herohall.core.game import State

GAME = herohall.game("seventh")


def midgame(seed: int, moves: int = 25) -> State:
    state, chance = GAME.new(players=4, seed=seed), Random(seed)
    for _ in range(moves):
        if state.over:
            break
        state.apply(chance.choice(state.moves()))
    return state


@pytest.mark.parametrize("seed", range(12))
def test_a_chair_shows_what_the_seat_knows(seed: int) -> None:
    state = midgame(seed)
    for seat in range(4):
        chair = state.chair(seat)
        assert chair.seat == seat
        assert chair.game is GAME
        assert chair.view == state.view(seat)
        assert chair.decision == (state.decision if state.seat == seat else None)
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


def test_the_true_state_cannot_be_reached_from_a_chair() -> None:
    state = midgame(3)
    state.sample(2, 1)
    chair = Chair(state, 2)
    chair.sample(4)
    things = reachable(chair)
    true = {id(state), id(state.table), id(state.memory), id(state.table.generator)}  # type: ignore[attr-defined]
    assert not true & {id(thing) for thing in things}


def test_a_chair_is_not_moved_by_the_game_going_on() -> None:
    state = midgame(4)
    chair = state.chair(1)
    view = chair.view
    state.apply(state.moves()[0])
    assert chair.view == view


def test_a_chair_of_a_finished_game() -> None:
    state = midgame(1, 5000)
    assert state.over
    assert state.chair(0).decision is None
    assert state.chair(0).view == state.view(0)


def test_bots_play_on_chairs() -> None:
    state = GAME.new(players=3, seed=8)
    bot = herohall.bot("random", seed=3)
    while not state.over:
        assert state.seat is not None
        state.play(bot.choose(state.chair(state.seat)))
    assert state.ranking
