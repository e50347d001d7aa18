"""Puzzles: enough of them, each a question with a clear answer; its solver is told what the seat may know, no more."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

import herohall
from herohall.core.errors import HallError, IllegalMove
from herohall.hall import puzzles
from herohall.lab.puzzles import CLEAR, LEAST_MOVES, kind_of

GAMES = herohall.games()
ENOUGH = 20
ALL = [(game, number) for game in GAMES for number in range(1, len(puzzles.puzzles_of(game)) + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_house_has_enough_different_puzzles(game: str) -> None:
    known = puzzles.puzzles_of(game)
    assert len(known) >= ENOUGH
    assert len({puzzle.record for puzzle in known}) == len(known)
    assert len({kind_of(puzzle.match().state, puzzle.best) for puzzle in known}) >= 4


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_puzzle_is_a_question_with_one_clearly_best_answer(game: str, number: int) -> None:
    puzzle = puzzles.puzzle(game, number)
    state = puzzle.match().state
    assert sorted(puzzle.shares) == sorted(state.text(move) for move in state.moves())
    first, second = sorted(puzzle.shares.values(), reverse=True)[:2]
    assert first - second >= CLEAR - 0.001
    assert len(puzzle.shares) >= LEAST_MOVES


@pytest.mark.parametrize(("game", "number"), ALL)
def test_its_solver_is_told_what_the_seat_may_know_and_no_more(game: str, number: int) -> None:
    """Not the seed, and nothing that would be otherwise if the hidden cards were."""
    match = puzzles.puzzle(game, number).match()
    state, seat = match.state, match.state.seat
    assert seat is not None
    task = puzzles.posed(game, number)
    view = {key: value for key, value in task.view.items() if key != "decision"}
    imagined = state.sample(seat, number)
    assert view == {key: value for key, value in imagined.view(seat).items() if key != "decision"}
    assert task.log == match.log(seat)
    said = json.dumps([task.view, task.log, task.aid, task.names])
    assert f"{match.record.seed:032x}" not in said
    assert str(match.record.seed) not in said


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_solves_it_and_others_are_told_why_not(game: str) -> None:
    puzzle = puzzles.puzzle(game, 1)
    solved = puzzles.judged(game, 1, puzzle.best)
    assert (solved.solved, solved.best, solved.chosen.move) == (True, solved.chosen, puzzle.best)
    worst = min(puzzle.shares, key=puzzle.shares.__getitem__)
    missed = puzzles.judged(game, 1, worst.upper())
    assert (missed.solved, missed.best.move, missed.chosen.move) == (False, puzzle.best, worst)
    assert missed.chosen.share < missed.best.share
    assert missed.best.key.startswith(f"{game}-reason-")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_answer_is_refused(game: str) -> None:
    with pytest.raises(HallError):
        puzzles.judged(game, 1, "dance")
    legal = puzzles.puzzle(game, 1).shares
    word = next(word for word in herohall.game(game).words if word and word not in legal)
    with pytest.raises(IllegalMove):
        puzzles.judged(game, 1, word)
    for number in (0, -1, len(puzzles.puzzles_of(game)) + 1):
        with pytest.raises(HallError):
            puzzles.posed(game, number)


def test_the_puzzle_of_the_day_goes_through_all_of_them() -> None:
    days = [f"2026-{month:02}-{day:02}" for month in (11, 12) for day in range(1, 31)]
    for game in GAMES:
        found = [shelf.daily for day in days for shelf in puzzles.shelves(day).shelves if shelf.game == game]
        assert set(found) == set(range(1, len(puzzles.puzzles_of(game)) + 1))
        assert all(one != two for one, two in pairwise(found))
