"""The review of a finished game: moves compared with others, by what their seat could know."""

from __future__ import annotations

import pytest

import herohall
from herohall.bots import bot
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.hall import answers


def clock() -> float:
    """A clock that stands still: comparisons end by their number, not by time."""
    return 0.0


def last_turn() -> answers.Episode:
    """The last turn of a game that ends because somebody recruits a complete party."""
    record = Record(herohall.game("seventh"), 3, seed=3, options={"values": 4, "copies": 7})
    match = Match(record)
    players = [bot("medium", seed) for seed in range(3)]
    while not match.state.over:
        state, seat = match.state, match.state.decision.seat
        match.enter(seat, state.text(players[seat].choose(state.chair(seat))))
    return answers.turns_of(match, None)[-2]


def test_winning_is_better_than_passing_on_and_the_other_way_round() -> None:
    episode = last_turn()
    state = answers.game_of(episode.game, None).from_json(episode.state)
    for move in episode.moves[:-1]:
        state.apply(move)
    won, words = episode.moves[-1], {state.text(move): move for move in state.moves()}
    assert state.text(won) == "recruit"
    other = words["pass"]
    assert answers.advantage(state, won, other, clock) > answers.LEAST_GAIN
    assert answers.advantage(state, other, won, clock) < -answers.LEAST_GAIN


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    episode = last_turn()
    state = answers.game_of(episode.game, None).from_json(episode.state)
    for move in episode.moves[:-1]:
        state.apply(move)
    blunder = next(move for move in state.moves() if state.text(move) == "pass")
    (found,) = [
        one
        for one in answers.review(episode._replace(moves=[*episode.moves[:-1], blunder]), clock)
        if one.number == episode.number + len(episode.moves) - 1
    ]
    assert (found.move, found.rival) == ("pass", "recruit")
    assert found.gain < 0


def test_a_good_move_that_brought_bad_luck_is_known_as_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hero of 3 or less: a 1 or a 3 would have won, and it was a 2."""
    party = [2, 4, 5, 6, 7]
    parties, used, no_cards = {0: [1], 1: party, 2: [1]}, {1: party}, {1: list[int]()}
    state = herohall.game("seventh").position(
        3, 1, active=0, requirement=1, wandering=2, at=1, parties=parties, used=used, hands=no_cards
    )
    words = {state.text(move): move for move in state.moves()}
    monkeypatch.setattr(answers, "rival_of", lambda *_: words["pass"])
    episode = answers.Episode(0, "seventh", None, state.to_json(), [words["recruit"]])
    (found,) = answers.review(episode, clock)
    assert found.gain > answers.LEAST_GAIN
    assert found.outcome < -answers.LEAST_GAIN


def test_nothing_is_certain_before_the_end() -> None:
    """Whoever is about to recruit the last hero of a complete party wins in every continuation that is tried."""
    episode = last_turn()
    state = answers.game_of(episode.game, None).from_json(episode.state)
    for move in episode.moves[:-1]:
        state.apply(move)
    before = answers.shares(state, clock)
    state.apply(episode.moves[-1])
    after = answers.shares(state, clock)
    assert 0.9 < max(before) < 1 == max(after)
    assert min(before) > 0 == min(after)
    assert abs(sum(before) - 1) < 1e-9
