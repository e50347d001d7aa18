"""Both games pass OpenSpiel's own tests; chance, knowledge and results are those of the house."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from tests.world.plain_box import PlainBox

import herohall
from herohall.core.chair import Chair
from herohall.core.errors import BadOption
from herohall.core.evaluator import win_shares
from herohall.core.generator import Generator
from herohall.research import openspiel, seventh_v1, world_v0
from herohall.research.ismcts import OpenSpielBot

TINY = "herohall_seventh(players=3,values=3,copies=3,hand=0,start=1/2/1/3/2/3/0/2)"
"""Parties, first player and first requirement are dealt; what is sent and drawn stays open."""
BOTH = ["herohall_seventh", "herohall_world"]

both = pytest.mark.parametrize("name", BOTH, ids=["seventh", "world"])


def walk(name: str, seed: int, moves: int = 10**6) -> Iterator[Any]:
    """The states of a random game."""
    chance = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(moves):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))


def tree(state: Any) -> Iterator[Any]:
    """All states below one."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from tree(state.child(action))


def dealt(name: str, seed: int) -> Any:
    """A game whose deal is that of a seed: the few states OpenSpiel looks at shall not all lie in the deal."""
    state, table = pyspiel.load_game(name).new_initial_state(), Generator(seed, fast=False)
    actions = []
    while state.is_chance_node():
        actions.append(openspiel.decide_by(state, table))
        state.apply_action(actions[-1])
    return pyspiel.load_game(name, {"start": "/".join(map(str, actions))})


# OpenSpiel's own tests


@pytest.mark.parametrize(
    ("name", "games"), [("herohall_seventh", 3), ("herohall_seventh(players=3,edition=original)", 1), (TINY, 5)]
)
def test_random_games(name: str, games: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=games, serialize=True, verbose=False)


@pytest.mark.long
def test_random_games_of_the_world() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("herohall_world"), num_sims=2, serialize=True, verbose=False)


class TestPartialTreeOfSeventh(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "herohall_seventh"
    game = dealt("herohall_seventh", seed=3)


class TestPartialTreeOfWorld(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "herohall_world"
    game = dealt("herohall_world", seed=3)


@pytest.mark.long
class TestFullTreeOfATinyGame(api_test.EnforceAPIOnFullTreeBase):
    game_name = "herohall_tiny"
    game = pyspiel.load_game(TINY)


api_test.TOTAL_NUM_STATES["herohall_tiny"] = (7983, 9578, 10048)
api_test.PERFECT_RECALL_NUM_STATES["herohall_tiny"] = 7109


@pytest.mark.long
def test_a_tiny_game_can_be_solved() -> None:
    from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

    game = pyspiel.load_game(TINY)
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) == pytest.approx(0.852, abs=0.001)
    np.random.seed(1)  # the solver uses the global generator
    solver = ExternalSamplingSolver(game)
    for _ in range(300):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.15


# What a player knows


def test_equal_information_states_mean_equal_views_and_moves_in_text_and_numbers() -> None:
    known: dict[str, tuple[Any, list[int], bytes]] = {}
    tensors = set()
    for state in tree(pyspiel.load_game(TINY).new_initial_state()):
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.current_player()
        told = state.information_state_string()
        numbers = np.array(state.information_state_tensor(), np.float32).tobytes()
        now = (state.unfolding.state.view(seat), state.legal_actions(), numbers)
        assert known.setdefault(told, now) == now
        tensors.add(numbers)
    assert len(tensors) == len(known)


@both
def test_resampling_keeps_what_the_player_knows_and_loses_the_rest(name: str) -> None:
    numbers = Random(5)
    others_differ = False
    for count, state in enumerate(walk(name, 8, 300)):
        if state.is_chance_node() or state.is_terminal() or count % 7:
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, numbers.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        rival = (seat + 1) % state.num_players()
        others_differ |= other.observation_string(rival) != state.observation_string(rival)
        other.apply_action(other.legal_actions()[0])
    assert others_differ


@both
def test_resampling_during_the_deal_is_another_deal(name: str) -> None:
    numbers, different = Random(5), 0
    for state in walk(name, 8):
        if not state.is_chance_node():
            break
        other = state.resample_from_infostate(0, numbers.random)
        assert other.is_chance_node()
        assert other.information_state_string(0) == state.information_state_string(0)
        assert len(other.unfolding._draws) == len(state.unfolding._draws)
        other.apply_action(other.chance_outcomes()[0][0])
        different += other.unfolding._draws[:-1] != state.unfolding._draws
    assert different > 5


def test_resampling_during_the_deal_keeps_what_was_dealt_beforehand() -> None:
    game = pyspiel.load_game("herohall_seventh(players=3,start=1/2/1/3)")
    state = game.new_initial_state()
    state.apply_action(5)
    words = [str(state.resample_from_infostate(0, Random(seed).random).unfolding.pending) for seed in range(9)]
    assert len({word.rpartition(",")[0] for word in words}) == 1
    assert len(set(words)) > 1


@both
def test_a_state_is_the_same_in_another_process(name: str) -> None:
    for count, state in enumerate(walk(name, 3, 120)):
        if count % 5 == 0:
            other = pickle.loads(pickle.dumps(state))
            assert str(other) == str(state)
            assert other.legal_actions() == state.legal_actions()
            if not state.is_chance_node():
                assert other.information_state_string(0) == state.information_state_string(0)


def test_observers_of_every_kind() -> None:
    for private in pyspiel.PrivateInfoType.__members__.values():
        for public in (True, False):
            kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
            observer = pyspiel.load_game("herohall_world").make_py_observer(kind)
            for state in walk("herohall_world", 2, 60):
                observer.set_from(state, 1)
                assert observer.tensor is None or (observer.tensor <= 1).all()
                assert isinstance(observer.string_from(state, 1), str)


# Chance and results


@both
def test_chances_sum_to_one_and_have_words(name: str) -> None:
    for state in walk(name, 4, 150):
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            words = [state.action_to_string(action) for action, _ in state.chance_outcomes()]
            assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("name", "module", "options"),
    [
        ("seventh", seventh_v1, {}),
        ("seventh", seventh_v1, {"players": 3, "edition": "original"}),
        ("world", world_v0, {"players": 3, "edition": "de"}),
    ],
)
def test_the_same_game_gives_the_same_scores_everywhere(name: str, module: Any, options: dict[str, Any]) -> None:
    seed, chance = 20, Random(1)
    state = herohall.game(name).new(seed=seed, **options)
    env = module.raw_env(**options)
    env.reset(seed=seed)
    spiel = pyspiel.load_game(f"herohall_{name}", options).new_initial_state()
    table = Generator(seed, fast=False)
    while True:
        while spiel.is_chance_node():
            spiel.apply_action(openspiel.decide_by(spiel, table))
        if state.over:
            break
        assert spiel.legal_actions() == state.moves() == env.now.moves()
        move = chance.choice(state.moves())
        state.apply(move)
        env.step(move)
        spiel.apply_action(move)
    assert spiel.is_terminal()
    assert state.ranking is not None
    assert spiel.unfolding.state.scores == state.scores == env.now.scores
    assert spiel.returns() == win_shares(state.ranking) == [env.rewards[agent] for agent in env.possible_agents]


@pytest.mark.parametrize("bad", ["start=9", "start=1/9", "players=9", "edition=hats"])
def test_bad_parameters_are_refused(bad: str) -> None:
    name, _, value = bad.partition("=")
    with pytest.raises(BadOption):
        pyspiel.load_game("herohall_seventh", {name: int(value) if name == "players" else value})


# Its search as one of our bots


@pytest.mark.parametrize(("name", "moves"), [("seventh", 12), ("world", 6)])
def test_the_search_of_openspiel_plays_from_a_chair(name: str, moves: int) -> None:
    state = herohall.game(name).new(players=3, seed=3)
    bot = OpenSpielBot(seed=1)
    for _ in range(moves):
        assert state.seat is not None
        move = bot.choose(Chair(state, state.seat), herohall.bots.Budget(iterations=3))
        assert move in state.moves()
        state.apply(move)


def test_the_search_of_openspiel_sees_the_box_it_plays_with(tmp_path: Path) -> None:
    game = herohall.game("world", box=str(PlainBox().write(tmp_path)))
    state, bot = game.new(players=2, seed=3), OpenSpielBot(seed=1)
    while state.view(None)["step"] == "placing":
        state.apply(state.moves()[0])
    assert state.seat is not None
    imagined = bot.imagined(Chair(state, state.seat))
    assert imagined.get_game().rules is game
    assert imagined.unfolding.dealer.game is game
    assert imagined.observation_tensor(state.seat)
    assert bot.choose(Chair(state, state.seat), herohall.bots.Budget(iterations=3)) in state.moves()


@pytest.mark.parametrize("name", herohall.games())
def test_a_game_can_be_pickled(name: str) -> None:
    game = pyspiel.load_game(f"herohall_{name}(players=3)")
    other = pickle.loads(pickle.dumps(game))
    assert str(other) == str(game)
    assert other.num_players() == 3
