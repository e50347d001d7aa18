"""In a duel the rules of thumb think of who is there, who plays next and with which heroes."""

from __future__ import annotations

import pytest
from tests.rules.world.board import board

import herohall
from herohall.games.world.evaluator import FirstEvaluator, WorldEvaluator
from herohall.games.world.position_value import PositionValue
from herohall.games.world.race_value import OpenRaceValue, RaceValue, next_to_play, now_to_play
from herohall.games.world.state import WorldState
from herohall.games.world.table import PLACING, Table


def dealt(players: int) -> WorldState:
    """A game that begins."""
    state = herohall.game("world").new(players, 4)
    assert isinstance(state, WorldState)
    return state


def sampled(state: WorldState, seat: int, seed: int) -> Table:
    """A table that may be the true one to a seat."""
    found = state.sample(seat, seed)
    assert isinstance(found, WorldState)
    return found.table


def duel(ours: int, theirs: int, *ladder: int) -> Table:
    """A duel in Europe; the first seat plays a hero who reaches it."""
    game = board(2).people("europe", ours, theirs).ladder("europe", *ladder)
    return game.hero("mozart", "2/1/0/0", "europe america").acting("mozart").table


def pay(table: Table, first: int, land: int) -> list[float]:
    """What a territory promises both seats, if that one plays first from now on."""
    position = RaceValue(table, 0, first)
    position.expect(land)
    return position.pay[:]


def europe(table: Table) -> int:
    """The number of the territory in which there is a discovery."""
    return next(land for land, filled in enumerate(table.filled) if filled)


def test_nobody_is_second_where_he_is_not() -> None:
    table = duel(0, 9, 4, 4, 3)
    land = europe(table)
    old = PositionValue(table, 0)
    old.expect(land)
    assert pay(table, 1, land)[0] < 0.7 * old.pay[0]  # of what was thought before: half of it for nothing
    there = duel(1, 9, 4, 4, 3)
    assert pay(there, 1, land)[0] > pay(table, 1, land)[0] + 1


def test_whoever_plays_next_is_likelier_to_take_the_last_space() -> None:
    table = duel(3, 3, 4, 4, 3)
    land = europe(table)
    assert pay(table, 0, land)[0] > pay(table, 1, land)[0]
    assert pay(table, 0, land)[0] > pay(table, 0, land)[1]


def test_a_turn_ends_before_the_other_plays_and_begins_with_oneself() -> None:
    state = dealt(2)
    while state.table.step == PLACING:
        state.apply(state.moves()[0])
    table = state.table
    assert now_to_play(table) == table.turn
    assert next_to_play(table) == 1 - table.turn


@pytest.mark.parametrize("players", [3, 4, 5])
def test_among_more_nothing_has_changed(players: int) -> None:
    state = dealt(players)
    for _ in range(60):
        assert WorldEvaluator().weights(state) == FirstEvaluator().weights(state)
        assert WorldEvaluator().chances(state) == FirstEvaluator().chances(state)
        state.apply(state.moves()[len(state.moves()) // 2])


def test_what_is_hidden_does_not_matter_to_the_open_form() -> None:
    state = dealt(2)
    for _ in range(80):
        seat = state.seat
        assert seat is not None
        tables = [state.table, sampled(state, seat, 0), sampled(state, seat, 1)]
        one, two, three = (OpenRaceValue(table, seat, next_to_play(table)).worth for table in tables)
        assert one == two == three
        state.apply(state.moves()[0])
