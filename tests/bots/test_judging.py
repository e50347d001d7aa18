"""Bots that search with a network that judges positions: it reads no more than rules of thumb do, and exactly."""

from __future__ import annotations

from random import Random

import pytest

import herohall
from herohall.bots.base import Budget, evaluator_of
from herohall.bots.judge import JudgingEvaluator, read_judge
from herohall.bots.judging import JudgingBot, judge_of, judging_evaluator
from herohall.core.errors import BadOption
from herohall.core.evaluator import Evaluator
from herohall.core.game_files import game_bytes
from herohall.core.state import State

PLAYERS = range(2, 6)


def turn_ends(players: int, edition: str = "fr") -> list[State]:
    """Positions of a random game in which a turn has just ended."""
    game = herohall.game("world")
    state, chance, found = game.new(players, players, edition=edition), Random(players), []
    evaluator = game.evaluator()
    assert evaluator is not None
    turn = evaluator.turn(state)
    while not state.over:
        state.apply(chance.choice(state.moves()))
        if not state.over and evaluator.turn(state) != turn:
            turn = evaluator.turn(state)
            found.append(state.copy())
    return found


def judging(state: State) -> JudgingEvaluator:
    evaluator = judging_evaluator(state.game, evaluator_of(state.chair(0)))
    assert isinstance(evaluator, JudgingEvaluator)
    return evaluator


def test_the_network_is_small() -> None:
    file = game_bytes("world", "judge.net")
    assert file is not None
    assert len(file) < 1_000_000


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", ["fr", "de"])
def test_chances_are_shares_of_one_win(players: int, edition: str) -> None:
    for state in turn_ends(players, edition)[::9]:
        found = judging(state).look_ahead(state.copy(), 1)
        assert len(found) == players
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0


@pytest.mark.parametrize("players", PLAYERS)
def test_a_row_tells_of_hidden_heroes_only_those_of_its_own_state(players: int) -> None:
    """Two states that differ in nothing a seat knows give it the same rows, once the hidden heroes are dealt alike."""
    for state in turn_ends(players)[::9]:
        rows = judging(state).prospects.rows
        seat = players - 1
        assert rows(state.sample(seat, 5)) == rows(state.sample(seat, 9).sample(seat, 5))


@pytest.mark.parametrize("players", PLAYERS)
def test_what_it_reads_of_a_seat_that_imagines_is_its_own(players: int) -> None:
    """Hands of others are as they were dealt in a sample: the true ones lead to the same choice."""
    for state in turn_ends(players)[::12]:
        seat = state.seat
        assert seat is not None
        other = state.sample(seat, 77)
        chosen = {JudgingBot(5).choose(each.chair(seat), Budget(iterations=6)) for each in (state, other)}
        assert len(chosen) == 1


def test_without_a_network_that_fits_the_rules_of_thumb_judge() -> None:
    game = herohall.game("seventh")
    thumb = game.evaluator()
    assert isinstance(thumb, Evaluator)
    assert judge_of("seventh") is None
    assert judging_evaluator(game, thumb) is thumb


def test_a_file_that_is_none_is_refused() -> None:
    file = game_bytes("world", "judge.net")
    assert file is not None
    for bad in (b"", b"{}\n", file[:-1], file + b"0", file.replace(b'"format": 1', b'"format": 0')):
        with pytest.raises(BadOption):
            read_judge(bad, "bad.net")
