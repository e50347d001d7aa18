"""The worlds a search looks at: they fit what its seat knows, and each kind comes as often as it is likely."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import herohall
from herohall.bots.base import evaluator_of, first_evaluator_of
from herohall.bots.worlds import TRIES, Worlds
from herohall.core.state import State
from herohall.games.seventh.position_value import beliefs
from herohall.games.seventh.state import table_of
from herohall.games.seventh.tells import told


def unseen_heroes(seed: int, count: int) -> list[State]:
    """Moments in which somebody has to decide about a hero that it has not seen."""
    state, bot, found = herohall.game("seventh").new(players=4, seed=seed), herohall.bot("medium", seed), list[State]()
    while not state.over and len(found) < count:
        seat = state.decision.seat
        if state.decision.kind == "receive" and not table_of(state).knows_wandering(seat):
            found.append(state.copy())
        state.apply(bot.choose(state.chair(seat)))
    return found


def test_every_hero_wanders_as_often_as_it_is_likely() -> None:
    for state in unseen_heroes(5, 8):
        seat, table = state.decision.seat, table_of(state)
        chair = state.chair(seat)
        worlds = Worlds(chair, evaluator_of(chair), Random(1))
        seen = Counter[int]()
        for _ in range(200):
            world = worlds.next()
            assert world.view(seat) == state.view(seat)
            assert worlds.weight(world) == 1.0
            seen[table_of(world).wandering] += 1
        likely = beliefs(table, seat, told(table))
        assert [seen[value] / 200 for value in range(len(likely))] == pytest.approx(likely, abs=0.03)


def test_what_is_hidden_does_not_matter_to_how_likely_each_kind_is() -> None:
    evaluator = herohall.game("seventh").evaluator()
    assert evaluator is not None
    for state in unseen_heroes(6, 8):
        seat = state.decision.seat
        kinds = evaluator.kinds(state)
        assert sum(kinds) == pytest.approx(1)
        assert all(evaluator.kinds(state.sample(seat, number)) == kinds for number in range(5))


def test_bots_that_never_change_weigh_worlds_as_they_come() -> None:
    """In one where the hero was new to somebody who passed it on, less."""
    weights = set[float]()
    for state in unseen_heroes(7, 40):
        chair = state.chair(state.decision.seat)
        worlds = Worlds(chair, first_evaluator_of(chair), Random(2))
        weights |= {worlds.weight(worlds.next()) for _ in range(6)}
    assert 1.0 in weights
    assert min(weights) < 1.0


def test_where_there_are_no_kinds_all_worlds_count_alike() -> None:
    state = herohall.game("world").new(players=3, seed=4)
    chair = state.chair(state.decision.seat)
    worlds = Worlds(chair, evaluator_of(chair), Random(3))
    assert not worlds.shares
    assert {worlds.weight(worlds.next()) for _ in range(5)} == {1.0}


def test_a_kind_that_never_comes_is_not_waited_for() -> None:
    state = unseen_heroes(8, 1)[0]
    chair = state.chair(state.decision.seat)
    worlds = Worlds(chair, evaluator_of(chair), Random(4))
    worlds.shares = [share / 2 for share in worlds.shares] + [0.5]  # most likely a hero wanders that there is none of
    worlds.due = worlds.shares[:]
    worlds.waiting.append([])
    seen = Counter(table_of(worlds.next()).wandering for _ in range(20))
    assert sum(seen.values()) == 20
    assert sum(map(len, worlds.waiting)) <= 20 * TRIES
