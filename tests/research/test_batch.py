"""Batches are many single games: the same positions, rewards and ends; bad input is refused by name."""

from __future__ import annotations

import os
import signal
from random import Random

import numpy as np
import pytest

import herohall
from herohall.bots import Bot, Budget, bot
from herohall.core.chair import Chair
from herohall.core.encoder import Encoder
from herohall.core.errors import BadOption, IllegalMove
from herohall.core.evaluator import win_shares
from herohall.core.game import State
from herohall.core.many import game_seed
from herohall.research.batch import BadActions, Batch, BatchClosed, WorkerLost
from herohall.research.encoders import encoder_for
from herohall.research.workers import GamesElsewhere

games = pytest.mark.parametrize("name", herohall.games())


def check_place(batch: Batch, encoder: Encoder, place: int, state: State) -> None:
    """What the arrays say of one game is what its state says."""
    assert state.seat is not None
    assert batch.seats[place] == state.seat
    assert batch.observations[place].tobytes() == encoder.row(state, state.seat)
    assert np.flatnonzero(batch.masks[place]).tolist() == state.moves()


@games
@pytest.mark.parametrize("reward", ["win", "points"])
def test_a_batch_is_so_many_single_games(name: str, reward: str) -> None:
    batch, chance = herohall.batch(name, 5, players=4, seed=3, reward=reward), np.random.default_rng(1)
    game = herohall.game(name)
    states = [game.new(4, batch.seed_of(place), chance="quick") for place in range(5)]
    encoder, ended = encoder_for(states[0]), 0
    for _ in range(500):
        moves = batch.any_moves(chance)
        batch.step(moves)
        for place in range(5):
            state = states[place]
            before = state.scores
            state.apply(int(moves[place]))
            paid = win_shares(state.ranking) if state.ranking else [0.0] * 4
            if reward == "points":
                paid = [after - old for after, old in zip(state.scores, before, strict=True)]
            assert batch.rewards[place].tolist() == pytest.approx(paid)
            assert bool(batch.over[place]) == state.over
            if state.over:
                ended += 1
                states[place] = game.new(4, batch.seed_of(place), chance="quick")
            check_place(batch, encoder, place, states[place])
    assert ended >= 5


@games
def test_against_bots_the_learner_sees_only_its_own_decisions(name: str) -> None:
    """The same games played one by one, with the same bots."""
    batch = herohall.batch(name, 3, players=3, seed=11, opponents=["medium", "random"])
    assert batch.rewards.shape == (3,)
    game, chance = herohall.game(name), Random(5)
    encoder = encoder_for(game.first(3, {}))
    for place in range(3):
        single = SingleGame(name, batch, place)
        check_place(batch, encoder, place, single.state)
    singles = [SingleGame(name, batch, place) for place in range(3)]
    ended = 0
    for _ in range(120):
        moves = [chance.choice(np.flatnonzero(batch.masks[place]).tolist()) for place in range(3)]
        batch.step(moves)
        for place, move in enumerate(moves):
            single = singles[place]
            single.play(move)
            assert bool(batch.over[place]) == single.state.over
            if single.state.over:
                ended += 1
                assert single.state.ranking is not None
                assert batch.rewards[place] == pytest.approx(win_shares(single.state.ranking)[single.learner])
                single = singles[place] = SingleGame(name, batch, place)
            check_place(batch, encoder, place, single.state)
    assert ended >= 1


class SingleGame:
    """One game against `medium` and `random`, each through its chair."""

    def __init__(self, name: str, batch: Batch, place: int) -> None:
        seed = batch.seed_of(place)
        self.state = herohall.game(name).new(3, seed, chance="quick")
        self.learner = (batch.seed + place + int(batch.games_begun[place]) - 1) % 3
        self.bots = {
            (self.learner + 1 + number) % 3: bot(level, game_seed(seed, number, 0))
            for number, level in enumerate(["medium", "random"])
        }
        self.others()

    def others(self) -> None:
        while self.state.seat is not None and self.state.seat != self.learner:
            seat = self.state.seat
            self.state.apply(self.bots[seat].choose(self.state.chair(seat)))

    def play(self, move: int) -> None:
        self.state.apply(move)
        self.others()


def snapshot(batch: Batch) -> list[bytes]:
    return [part.tobytes() for part in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.over)]


@pytest.mark.parametrize("settings", [{}, {"opponents": "medium"}, {"players": 3, "edition": "aeg"}])
def test_workers_change_nothing(settings: dict[str, object]) -> None:
    chance = np.random.default_rng(2)
    with (
        herohall.batch("seventh", 7, seed=5, **settings) as one,  # type: ignore[arg-type]
        herohall.batch("seventh", 7, seed=5, workers=2, **settings) as other,  # type: ignore[arg-type]
    ):
        for _ in range(150):
            assert snapshot(one) == snapshot(other)
            moves = one.any_moves(chance)
            one.step(moves)
            other.step(moves)
        one.reset()
        other.reset()
        assert snapshot(one) == snapshot(other)


@games
def test_equal_seeds_give_equal_batches(name: str) -> None:
    def run(seed: int) -> list[bytes]:
        chance = np.random.default_rng(4)
        batch = herohall.batch(name, 4, seed=seed)
        for _ in range(60):
            batch.step(batch.any_moves(chance))
        return snapshot(batch)

    assert run(1) == run(1) != run(2)


def test_the_last_observation_of_a_game_is_kept_when_asked_for() -> None:
    batch, chance = herohall.batch("seventh", 3, seed=1, keeps_last=True), np.random.default_rng(1)
    while not batch.over.any():
        batch.step(batch.any_moves(chance))
        assert len(batch.last_observations()) == batch.over.sum()
    last = batch.last_observations()
    assert last.shape == (int(batch.over.sum()), batch.observations.shape[1])
    assert batch.layout.part(batch.layout.scaled(last[0]), "over").tolist() == [1]


def test_numbers_may_be_numpys() -> None:
    one = herohall.batch("seventh", np.int64(3), players=np.uint8(3), seed=np.int32(7))  # type: ignore[arg-type]
    assert snapshot(one) == snapshot(herohall.batch("seventh", 3, players=3, seed=7))
    game = herohall.game("seventh")
    assert game.new(np.int64(3), np.int64(7)) == game.new(3, 7)  # type: ignore[arg-type]


# Bad input


def test_last_observations_that_are_not_kept_are_refused() -> None:
    with pytest.raises(BadOption, match="keeps_last=True"):
        herohall.batch("seventh", 2, seed=1).last_observations()


@pytest.mark.parametrize(
    "settings",
    [
        {"n": 0},
        {"n": True},
        {"players": 9},
        {"seed": -1},
        {"seed": 1 << 128},
        {"workers": -1},
        {"reward": "fame"},
        {"illegal": "ignore"},
        {"opponents": ["medium"]},
        {"opponents": "genius"},
        {"opponents": "expert@0i"},
        {"opponents": ["medium", 3, "medium"]},
        {"opponents": 3},
        {"hats": 1},
        {"chance": "quick"},  # it always is
    ],
)
def test_bad_settings_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        herohall.batch(**{"game": "seventh", "n": 2, **settings})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "actions", [[0], [0, 0, 0], [[0], [0]], [[0], [0, 1]], 0, [0.0, 1.0], ["pass", "pass"], [None, None]]
)
def test_actions_of_another_shape_are_refused(actions: object) -> None:
    batch = herohall.batch("seventh", 2, seed=1)
    before = snapshot(batch)
    with pytest.raises(BadActions, match="array of 2 whole numbers"):
        batch.step(actions)  # type: ignore[arg-type]
    assert snapshot(batch) == before


@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_action_is_refused_with_game_seat_and_rule(workers: int) -> None:
    with herohall.batch("seventh", 3, seed=1, workers=workers) as batch:
        moves = batch.masks.argmax(axis=1)
        words = batch.game.words
        moves[1] = next(move for move in range(46) if words[move] and not batch.masks[1, move])
        before = snapshot(batch)
        with pytest.raises(IllegalMove, match=rf"Game 1: seat {batch.seats[1]} may not play .* by rule S\d") as caught:
            batch.step(moves)
        assert caught.value.rule.startswith("S")
        assert snapshot(batch) == before
        moves[1] = 51
        with pytest.raises(BadActions, match="51 is not a move"):
            batch.step(moves)


def test_illegal_actions_become_the_first_legal_move_if_wanted() -> None:
    one = herohall.batch("seventh", 3, seed=1, illegal="first")
    other = herohall.batch("seventh", 3, seed=1)
    for _ in range(50):
        other.step(other.masks.argmax(axis=1))
        one.step([-5, 51, 34])  # too small, too large, a number without a move
        assert snapshot(one) == snapshot(other)


def test_a_closed_batch_says_so() -> None:
    batch = herohall.batch("seventh", 1, seed=1)
    batch.close()
    with pytest.raises(BatchClosed):
        batch.step([0])


@pytest.mark.parametrize("dead", [0, 1])
def test_a_dead_worker_is_reported_and_nothing_hangs(dead: int) -> None:
    batch = herohall.batch("seventh", 4, seed=1, workers=2)
    elsewhere = batch._games
    assert isinstance(elsewhere, GamesElsewhere)
    os.kill(elsewhere.processes[dead].pid, signal.SIGKILL)
    with pytest.raises(WorkerLost, match=f"Worker {dead}"):
        batch.step(batch.masks.argmax(axis=1))
    assert not any(process.is_alive() for process in elsewhere.processes)
    with pytest.raises(BatchClosed):
        batch.step(batch.masks.argmax(axis=1))


class Thrower(Bot):
    """A bot whose every choice fails."""

    level = "thrower"

    def __init__(self, seed: int | None = None) -> None:
        """It needs no seed."""

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        raise ZeroDivisionError("no idea")


def test_a_bot_that_fails_in_a_worker_is_reported_by_the_worker() -> None:
    with pytest.raises(WorkerLost, match=r"Worker 0.*ZeroDivisionError: no idea"):
        herohall.batch("seventh", 1, seed=1, workers=1, opponents=f"{__name__}:Thrower")
