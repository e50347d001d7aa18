"""One agent against bots passes Gymnasium's own checks, alone and in a vector, and a vector is many single games."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import herohall
from herohall.core.errors import BadOption, IllegalMove
from herohall.research import gym as doors
from herohall.research.plain import layout_for

NAMES = [f"herohall/{name}-v{layout_for(herohall.game(name)).version}" for name in herohall.games()]


def is_over(name: str, row: Any) -> bool:
    """Whether an observation says that the game is over."""
    layout = layout_for(herohall.game(name.removeprefix("herohall/").partition("-")[0]))
    return bool(layout.part(row, "over")[0] == 1)


games = pytest.mark.parametrize("name", NAMES)


@games
@pytest.mark.parametrize("scaled", [True, False])
def test_gymnasium_checks_pass_without_a_warning(name: str, scaled: bool) -> None:
    env = gymnasium.make(name, opponents="random", scaled=scaled)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@games
def test_a_game_pays_its_share_of_the_win_and_ends(name: str) -> None:
    env = gymnasium.make(name, opponents="random", players=3)
    chance = np.random.default_rng(1)
    paid = []
    for seed in range(6):
        _row, info = env.reset(seed=seed)
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            assert np.array_equal(legal, np.flatnonzero(env.unwrapped.action_masks()))  # type: ignore[attr-defined]
            row, reward, over, cut, info = env.step(chance.choice(legal))
            assert not cut
            assert over or reward == 0
        paid.append(float(reward))
        assert is_over(name, row)
    assert 0 < sum(paid) < 6


@games
def test_two_environments_match_by_gymnasiums_own_comparison(name: str) -> None:
    one, other = (gymnasium.make(name, opponents="random", players=3) for _ in range(2))
    check_environments_match(one, other, num_steps=60, seed=3)


@games
@pytest.mark.parametrize("scaled", [True, False])
def test_a_vector_keeps_to_what_gymnasium_asks_of_vectors(name: str, scaled: bool) -> None:
    """Gymnasium has no check for vectors: its spaces, its dtypes, its record of seeds, and data that is not reused."""
    envs = gymnasium.make_vec(name, num_envs=3, opponents="random", players=3, scaled=scaled)
    assert envs.observation_space == batch_space(envs.single_observation_space, 3)
    assert envs.action_space == batch_space(envs.single_action_space, 3)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rows, _info = envs.reset(seed=7)
    assert envs.unwrapped.np_random_seed == 7
    assert envs.observation_space.contains(rows)
    before = rows.copy()
    again, rewards, over, cut, _info = envs.step(envs.action_space.sample())
    assert np.array_equal(rows, before)  # what was handed out is not written to again
    assert envs.observation_space.contains(again)
    assert (rewards.dtype, over.dtype, cut.dtype) == (np.float64, np.bool_, np.bool_)
    assert rewards.shape == over.shape == cut.shape == (3,)
    assert np.array_equal(envs.reset(seed=7)[0], before)
    envs.close()


def test_the_wrappers_for_vectors_count_whole_games() -> None:
    envs = RecordEpisodeStatistics(gymnasium.make_vec(NAMES[0], num_envs=3, opponents="random"))
    chance = np.random.default_rng(5)
    _rows, info = envs.reset(seed=4)
    lengths: list[int] = []
    for _ in range(120):
        legal = [chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        _rows, _rewards, over, _cut, info = envs.step(np.array(legal))
        if over.any():
            lengths += info["episode"]["l"][over].tolist()
    assert len(lengths) > 3
    assert sum(lengths) <= 3 * 120
    assert min(lengths) > 1


def test_the_usual_vector_of_single_environments_works_too() -> None:
    envs = gymnasium.make_vec(NAMES[0], num_envs=2, vectorization_mode="sync", opponents="random")
    assert isinstance(envs.unwrapped, SyncVectorEnv)
    rows, _info = envs.reset(seed=1)
    assert envs.observation_space.contains(rows)
    for _ in range(40):
        rows = envs.step(envs.action_space.sample())[0]
    assert envs.observation_space.contains(rows)
    envs.close()


def test_a_vector_is_deterministic_and_hands_over_the_last_observation() -> None:
    def run() -> list[bytes]:
        envs = gymnasium.make_vec(NAMES[0], num_envs=3, opponents="random", workers=0)
        chance = np.random.default_rng(5)
        rows, info = envs.reset(seed=4)
        seen = [rows.tobytes()]
        ended = 0
        for _ in range(120):
            legal = [chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
            rows, rewards, over, cut, info = envs.step(np.array(legal))
            assert envs.observation_space.contains(rows)
            assert not cut.any()
            for place in np.flatnonzero(over):
                ended += 1
                assert is_over(NAMES[0], info["final_obs"][place])
                assert not is_over(NAMES[0], rows[place])
            seen += [rows.tobytes(), rewards.tobytes()]
        envs.close()
        assert ended > 3
        return seen

    assert run() == run()


def test_a_vector_of_one_is_the_single_environment() -> None:
    one = gymnasium.make(NAMES[0], opponents="medium")
    many = gymnasium.make_vec(NAMES[0], num_envs=1, opponents="medium")
    row, info = one.reset(seed=9)
    rows, infos = many.reset(seed=9)
    for _ in range(12):
        assert np.array_equal(row, rows[0])
        assert np.array_equal(info["action_mask"], infos["action_mask"][0])
        move = int(np.flatnonzero(info["action_mask"])[-1])
        row, reward, over, _cut, info = one.step(move)
        rows, rewards, overs, _cuts, infos = many.step(np.array([move]))
        assert (reward, over) == (rewards[0], overs[0])
        if over:
            break


def test_illegal_moves_are_refused_where_that_is_wanted() -> None:
    env = doors.HallGym("seventh", opponents="random", illegal="refuse")
    _row, info = env.reset(seed=1)
    words = env.batch.game.words
    illegal = next(move for move in range(46) if words[move] and not info["action_mask"][move])
    with pytest.raises(IllegalMove):
        env.step(illegal)


@pytest.mark.parametrize("wrong", [{"render_mode": "smell"}, {"opponents": "genius"}, {"players": 9}])
def test_bad_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        gymnasium.make(NAMES[0], **wrong)
