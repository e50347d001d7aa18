"""Bots that play by rules of thumb: they know what their seat knows, play legally, and play better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import herohall
from herohall.bots import bot as new_bot
from herohall.bots.base import Bot, Budget
from herohall.bots.chance import RandomBot
from herohall.bots.thumb import MediumBot, thumb_weights
from herohall.core.chair import Chair
from herohall.core.errors import BadOption
from herohall.core.evaluator import win_shares
from herohall.core.game import Game, State

GAMES = [name for name in herohall.games() if herohall.game(name).evaluator() is not None]
LEVELS = ["easy", "medium"]


def positions(name: str, every: int, seed: int = 5, players: int = 3) -> Iterator[State]:
    """Positions of a game played at random, one in so many."""
    chance = Random(seed)
    state = herohall.game(name).new(players=players, seed=seed)
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        state.apply(chance.choice(state.moves()))
        number += 1


def same_in_samples(bot: Bot, again: Bot, state: State, seed: int) -> bool:
    """Whether a bot chooses the same in the true state and in a sample of what its seat knows."""
    assert state.seat is not None
    sample = state.sample(state.seat, seed)
    return bot.choose(state.chair(state.seat)) == again.choose(sample.chair(state.seat))


class PeekingBot(Bot):
    """A cheat: it looks at the state behind its chair's back."""

    level = "peeking"

    def __init__(self, state: State) -> None:
        self.state = state

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = chair.decision.moves
        return moves[sum(self.state.to_json().encode()) % len(moves)]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_peeks_is_found_out(name: str) -> None:
    found = 0
    for state in positions(name, every=3):
        assert state.seat is not None
        cheat, again = PeekingBot(state), PeekingBot(state.sample(state.seat, 1))
        found += not same_in_samples(cheat, again, state, 1)
    assert found > 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_only_legal_moves_and_the_same_ones_for_the_same_seed(name: str, level: str) -> None:
    for state in positions(name, every=11, players=4):
        assert state.seat is not None
        move = new_bot(level, 3).choose(state.chair(state.seat))
        assert move in state.moves()
        assert new_bot(level, 3).choose(state.chair(state.seat)) == move


@pytest.mark.parametrize("name", GAMES)
def test_what_the_evaluator_says_fits_the_state(name: str) -> None:
    evaluator = herohall.game(name).evaluator()
    assert evaluator is not None
    chance = Random(1)
    for state in positions(name, every=13, players=4):
        before = state.to_json()
        chances = evaluator.chances(state)
        assert sum(chances) == pytest.approx(1)
        assert len(chances) == state.players
        weights = evaluator.weights(state)
        assert len(weights) == len(state.moves())
        assert all(0 <= weight <= 1 for weight in weights)
        assert evaluator.quick(state, chance) in state.moves()
        assert state.to_json() == before


@pytest.mark.parametrize("name", GAMES)
def test_quick_moves_finish_a_game_and_then_the_chances_are_exact(name: str) -> None:
    evaluator = herohall.game(name).evaluator()
    assert evaluator is not None
    chance = Random(4)
    state = herohall.game(name).new(seed=9)
    while not state.over:
        state.apply(evaluator.quick(state, chance))
    assert state.ranking is not None
    assert evaluator.chances(state) == win_shares(state.ranking)


def wins(game: Game, level: str, other: str, games: int) -> float:
    """Games won by the first level at tables of two, changing seats."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        bots = [new_bot(level if place == seat else other, number) for place in (0, 1)]
        state = game.new(players=2, seed=100 + number // 2)
        while state.seat is not None:
            state.apply(bots[state.seat].choose(state.chair(state.seat)))
        assert state.ranking is not None
        won += win_shares(state.ranking)[seat]
    return won


def test_medium_beats_random() -> None:
    assert wins(herohall.game("world"), "medium", "random", 12) >= 11


def test_easy_stands_between_random_and_medium() -> None:
    game = herohall.game("world")
    assert wins(game, "easy", "random", 12) >= 8
    assert wins(game, "medium", "easy", 12) >= 8


def test_a_game_without_rules_of_thumb_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = herohall.game("world")
    monkeypatch.setattr(type(game), "evaluator", lambda self: None)
    state = game.new(seed=1)
    assert state.seat is not None
    for level in LEVELS:
        with pytest.raises(BadOption, match="rules of thumb"):
            new_bot(level).choose(state.chair(state.seat))
    assert RandomBot(1).choose(state.chair(state.seat)) in state.moves()


@pytest.mark.parametrize("name", GAMES)
def test_open_rules_of_thumb_look_at_nothing_hidden(name: str) -> None:
    """All states a seat may imagine look the same to them, and `medium` chooses the same with and without samples."""
    game, compared = herohall.game(name), 0
    evaluator = game.evaluator()
    assert evaluator is not None
    first, *others = game.editions
    tables = [(first, players) for players in range(game.min_players, game.max_players + 1)]
    for edition, players in tables + [(edition, game.default_players) for edition in others]:
        state = game.new(players, players, edition=edition)
        chance, one, other = Random(1), MediumBot(1), MediumBot(1)
        while not state.over:
            seat, moves = state.seat, state.moves()
            assert seat is not None
            move = moves[0]
            if len(moves) > 1:
                chair = state.chair(seat)
                is_open = evaluator.own_weights_are_open(state)
                if is_open:
                    compared += 1
                    assert thumb_weights(chair, chance, evaluator.own_weights) == evaluator.own_weights(state)
                move = one.choose(chair)
                assert move == (other.choose_openly(state, evaluator) if is_open else other.choose(chair))
            state.apply(move)
    assert compared > 500
