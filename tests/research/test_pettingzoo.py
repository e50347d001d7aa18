"""Both games pass PettingZoo's own tests, and show each agent what its seat knows and nothing else."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from tests.research.observers import observer_of, row_of

import herohall
from herohall.core.errors import BadOption, IllegalMove
from herohall.core.evaluator import win_shares
from herohall.core.event import View
from herohall.core.game import State
from herohall.research import seventh_v1, world_v0
from herohall.research.environment import Environment, HallEnv

GAMES = [seventh_v1, world_v0]
KNOWN_WARNINGS = (
    # What api_test says of every environment with an action mask, save those on its own list.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
)

games = pytest.mark.parametrize("module", GAMES, ids=["seventh", "world"])


@games
@pytest.mark.parametrize("settings", [{}, {"players": 5, "reward": "points"}, {"players": 3, "max_moves": 40}])
def test_api(module: Environment, settings: dict[str, object]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(module.env(**settings), num_cycles=300)
    said = [str(warning.message) for warning in caught]
    assert [words for words in said if not words.startswith(KNOWN_WARNINGS)] == []


@games
def test_equal_seeds_give_equal_games(module: Environment) -> None:
    seed_test(module.env, num_cycles=100)


@games
def test_every_render_mode(module: Environment, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, {"dict": lambda view: view["viewer"] is None and view["hand"] is None})
    assert capsys.readouterr().out.strip()  # by "human"


@games
def test_saving_observations_is_declined_politely(module: Environment, capsys: pytest.CaptureFixture[str]) -> None:
    save_obs_test(module.env())
    assert "must be Box" in capsys.readouterr().out


@games
def test_parallel_api_through_the_turn_based_wrapper(module: Environment) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=200)


# What an agent gets


def states(env: HallEnv, seed: int) -> Iterator[State]:
    """The states of a random game, as the environment goes through them."""
    chance = Random(seed)
    env.reset(seed=seed)
    while env.agents and not env.now.over:
        yield env.now
        env.step(chance.choice(env.now.moves()))


@games
@pytest.mark.parametrize("players", [3, 5])
def test_observations_stay_in_bounds_and_the_mask_is_the_decision(module: Environment, players: int) -> None:
    env = module.raw_env(players=players)
    for state in states(env, players):
        for agent in env.possible_agents:
            observation = env.observe(agent)
            assert env.observation_space(agent).contains(observation)
            asked = agent == env.agent_selection
            assert np.flatnonzero(observation["action_mask"]).tolist() == (state.moves() if asked else [])


VARIANTS = [
    (module, edition, players)
    for module in GAMES
    for edition in module.raw_env().game.editions
    for players in range(module.raw_env().game.min_players, 6)
]


@pytest.mark.parametrize(("module", "edition", "players"), VARIANTS)
def test_no_number_is_cut_off(module: Environment, edition: str, players: int) -> None:
    more = {"settlers": "later"} if module is world_v0 else {}
    env = module.raw_env(players=players, edition=edition, **more)
    for state in states(env, players):
        check_bounds(env, state.view(state.seat))
    check_bounds(env, env.now.view(0))


def check_bounds(env: HallEnv, view: View) -> None:
    numbers = observer_of(env.game).numbers(view)
    for field in env.layout.fields:
        assert 0 <= min(numbers[field.name]) <= max(numbers[field.name]) <= field.most, field.name


def test_a_long_game_is_not_cut_off_either() -> None:
    env = seventh_v1.raw_env(players=3, edition="original")
    *_, last = states(env, 129)
    turn = last.view(None)["turn"]
    assert isinstance(turn, int)
    assert turn > 100
    check_bounds(env, last.view(0))


def test_the_points_of_two_good_players_can_be_told_apart() -> None:
    env = world_v0.raw_env(players=2, edition="de")
    ends = [env.game.playout(env.game.new(2, seed, edition="de"), seed, thumb=True) for seed in range(40)]
    assert max(max(end.scores) for end in ends) > 100
    for end in ends:
        points = env.layout.part(row_of(observer_of(env.game), end.view(0)), "points")
        assert (points[:2] * 200).round().tolist() == end.scores


def test_the_row_tells_the_options() -> None:
    rows = []
    for settlers in ("same", "later"):
        env = world_v0.raw_env(players=3, settlers=settlers)
        env.reset(seed=1)
        rows.append(env.layout.part(row_of(observer_of(env.game), env.now.view(0)), "options").tolist())
    assert rows == [[0, 0, 0, 0, 0], [0, 0, 0, 0, 1]]


@games
def test_an_observation_tells_nothing_the_seat_does_not_know(module: Environment) -> None:
    env = module.raw_env(players=4)
    row = env.encoder.row
    for number, state in enumerate(states(env, 11)):
        seat = number % 4
        assert row(state, seat) == row(state.sample(seat, number), seat)


@games
def test_seats_are_counted_from_the_observer(module: Environment) -> None:
    env = module.raw_env(players=4)
    layout, observer = env.layout, observer_of(env.game)
    for state in states(env, 5):
        assert state.seat is not None
        for seat in range(4):
            asked = layout.part(row_of(observer, state.view(seat)), "asked")
            assert np.flatnonzero(asked).tolist() == [(state.seat - seat) % 4]


@games
def test_a_state_is_what_all_know_together(module: Environment) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())


# Rewards and ends


@games
def test_win_shares_are_paid_at_the_end(module: Environment) -> None:
    env = module.raw_env(players=4)
    paid = np.zeros(4)
    for _ in states(env, 2):
        paid += [env.rewards[agent] for agent in env.agents]
    paid += [env.rewards[agent] for agent in env.agents]
    assert env.now.ranking is not None
    assert paid.tolist() == win_shares(env.now.ranking)
    assert all(env.terminations.values())


@games
def test_points_add_up_to_the_score(module: Environment) -> None:
    env = module.raw_env(players=4, reward="points")
    env.reset(seed=6)
    start = np.array(env.now.scores, float)
    total = start.copy()
    chance = Random(6)
    while not env.now.over:
        env.step(chance.choice(env.now.moves()))
        total += [env.rewards[agent] for agent in env.possible_agents]
    assert total.tolist() == env.now.scores


@games
def test_a_long_game_is_cut_off(module: Environment) -> None:
    env = module.raw_env(max_moves=7)
    env.reset(seed=3)
    for _ in range(7):
        env.step(env.now.moves()[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@games
def test_an_illegal_move_is_refused_with_its_rule_or_ends_the_game(module: Environment) -> None:
    raw = module.raw_env()
    raw.reset(seed=1)
    illegal = next(move for move in range(raw.game.move_count) if move not in raw.now.moves())
    with pytest.raises(IllegalMove):
        raw.step(illegal)
    checked = module.env()
    checked.reset(seed=1)
    agent = checked.agent_selection
    checked.step(illegal)
    assert checked.terminations[agent]
    assert checked.rewards[agent] == -1


# Seeds, settings, copies


@games
def test_a_seed_is_the_games_own(module: Environment) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=42)
    assert env.now == herohall.game(env.game.name).new(players=3, seed=42)
    env.reset()
    second = env.now.to_json()
    env.reset(seed=42)
    env.reset()
    assert env.now.to_json() == second


@pytest.mark.parametrize("settings", [{"reward": "fame"}, {"render_mode": "smell"}, {"players": 9}, {"hats": 1}])
def test_bad_settings_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        seventh_v1.env(**settings)


@games
def test_an_environment_can_be_sent_to_another_process(module: Environment) -> None:
    env = pickle.loads(pickle.dumps(module.raw_env(players=3, reward="points")))
    assert (env.players, env.reward) == (3, "points")
    env.reset(seed=1)
