"""The league works in small: it starts as rules of thumb, learns, goes on where it stopped, and its files are bots."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from herohall.bots.learned import LearnedBot, policy_of
from herohall.bots.network import LIKING_BITS, MOST, Network, read_network
from herohall.bots.policy import WholePolicy
from herohall.bots.thumb import MediumBot
from herohall.core.errors import BadOption
from herohall.research.train.league import League, Settings, read_settings, run
from herohall.research.train.network import Bytes
from herohall.research.train.quantise import write_network
from herohall.research.train.tables import BOT, LEARNER, Tables

SMALL = ["--games", "6", "--hidden", "16", "--second", "8", "--check-games", "4", "--last-games", "4"]


def small(tmp_path: Path, *more: str) -> Settings:
    return read_settings(["seventh", *SMALL, "--out", str(tmp_path / "run.npz"), *more])


@pytest.fixture
def league(tmp_path: Path) -> League:
    league = League(small(tmp_path))
    league.policy.calibrate(league.gather().rows)
    return league


def test_it_starts_as_the_rules_of_thumb(league: League) -> None:
    evaluator = league.game.evaluator()
    assert evaluator is not None
    chance, compared = Random(1), 0
    tables = Tables([league.new_game(chance) for _ in range(league.settings.games)], [MediumBot(1)])
    while compared < 80 and (question := tables.question()) is not None:
        likings, _values, _kept = league.policy.forward(question.rows)
        best = np.where(question.masks, likings, -1e9).argmax(axis=1)
        for place, move in zip(question.places.tolist(), best.tolist(), strict=True):
            state = tables.games[place].state
            weights = dict(zip(state.moves(), evaluator.weights(state), strict=True))
            assert weights[move] == pytest.approx(max(weights.values()), abs=2e-4)
            compared += 1
        tables.answer(question, best)
    assert compared >= 80


def test_a_game_without_insight_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        League(read_settings(["world", *SMALL, "--out", str(tmp_path / "run.npz")]))


def test_every_lineup_has_a_learner(league: League) -> None:
    league.past = [league.average.half()]
    chance, seen = Random(2), set[int]()
    for _ in range(200):
        seats = league.lineup(4, chance)
        assert LEARNER in seats
        seen |= set(seats)
    assert seen == {LEARNER, BOT, 1}


def test_alone_it_meets_one_kind_of_bot_at_a_time(tmp_path: Path) -> None:
    league = League(small(tmp_path, "--alone", "1", "--against", "medium", "hard"))
    chance = Random(3)
    lineups = [league.lineup(4, chance) for _ in range(60)]
    assert {tuple(sorted(seats)) for seats in lineups} == {
        (BOT, BOT, BOT, LEARNER),
        (BOT - 1, BOT - 1, BOT - 1, LEARNER),
    }
    assert len(league.gather().moves) > 0


def test_what_came_of_a_game_is_told_to_all_its_decisions(league: League) -> None:
    experience = league.gather()
    assert set(experience.returns.tolist()) & {0.0, 1.0}
    assert ((experience.returns >= 0) & (experience.returns <= 1)).all()
    assert experience.masks[np.arange(len(experience.moves)), experience.moves].all()
    assert np.isfinite(experience.gains).all()


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run(small(tmp_path, "--minutes", "0.001"))
    first = League(small(tmp_path))
    first.go_on()
    assert first.rounds >= 1
    before = first.seconds
    run(small(tmp_path, "--minutes", str(before / 60 + 0.001)))
    again = League(small(tmp_path))
    again.go_on()
    assert again.rounds > first.rounds
    assert again.seconds > before
    lines = (tmp_path / "run.csv").read_text(encoding="ascii").splitlines()
    assert len(lines) >= 4  # one head, and both runs
    written = read_network((tmp_path / "run.net").read_bytes(), "run.net")
    assert isinstance(written, Network)
    assert written.game == "seventh"


def exact(file: bytes, rows: Bytes) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """The outputs of a file of weights for many rows, in NumPy."""
    line, _, rest = file.partition(b"\n")
    head = json.loads(line)
    sizes, shifts = ([int(each) for each in head[name].split()] for name in ("sizes", "shifts"))
    signal, at = rows.astype(np.int64), 0
    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
        powers = np.frombuffer(rest, np.uint8, inputs, at).astype(np.int64)
        weights = np.frombuffer(rest, "<i2", inputs * outputs, at + inputs).reshape(inputs, outputs).astype(np.int64)
        at += inputs + 2 * inputs * outputs
        signal = signal @ (weights << powers[:, None]) + np.frombuffer(rest, "<i4", outputs, at)
        at += 4 * outputs
        signal >>= shifts[number]
        if number < len(sizes) - 2:
            signal = np.clip(signal, 0, MOST)
    assert at == len(rest)
    return signal


def test_whole_numbers_are_those_of_numpy_and_near_the_learned_ones(league: League) -> None:
    chance, rows = np.random.default_rng(1), league.gather().rows[:60]
    for weights in league.policy.weights[2:]:
        weights += chance.normal(0, 0.3, weights.shape).astype(np.float32)
    file = write_network(league.policy, "a test")
    network = read_network(file, "test")
    assert isinstance(network, Network)
    looks = np.array(network.looks)[rows[:, -network.moves :]]
    expected = exact(file, rows)
    expected[:, :-1] += looks
    assert [network.outputs(row.tobytes()) for row in rows] == expected.tolist()


def test_bots_play_by_a_network_that_a_game_brings(league: League, monkeypatch: pytest.MonkeyPatch) -> None:
    network = read_network(write_network(league.policy, "a test"), "test")
    monkeypatch.setattr("herohall.bots.learned.networks_of", lambda name: [network])
    state, bot = league.game.new(4, 1), LearnedBot("hard", MediumBot(1))
    policy = policy_of(state)
    assert isinstance(policy, WholePolicy)
    for _ in range(20):
        moves = state.moves()
        likings = policy.likings(state, moves)[:-1]
        assert max(policy.promises(state, moves)) == policy.promises(state, moves)[likings.index(max(likings))]
        move = bot.choose_openly(state)
        assert move == (moves[0] if len(moves) == 1 else moves[likings.index(max(likings))])
        state.apply(move)
    assert policy_of(league.game.new(4, 1, forbid="anyone")) is not policy


def test_a_written_network_thinks_as_the_one_it_was_made_from(league: League) -> None:
    chance, rows = np.random.default_rng(1), league.gather().rows[:60]
    for weights in league.policy.weights[2:]:
        weights += chance.normal(0, 0.3, weights.shape).astype(np.float32)
    network = read_network(write_network(league.policy, "a test"), "test")
    assert isinstance(network, Network)
    likings, values, _kept = league.policy.forward(rows)
    found = np.array([network.outputs(row.tobytes()) for row in rows]) / (1 << LIKING_BITS)
    assert np.abs(found[:, :-1] - likings).max() < 0.03
    assert np.abs(found[:, -1] - values).max() < 0.03
    assert network.about == "a test"


def test_the_slopes_lead_downhill(league: League) -> None:
    """A small step against the gradient changes the loss by as much as the gradient says."""
    rows, chance = league.gather().rows[:24], np.random.default_rng(3)
    policy, small = league.policy, 3e-4  # few hidden places begin or cease to speak within such a step
    for weights in policy.weights[2:]:
        weights += chance.normal(0, 0.3, weights.shape).astype(np.float32)
    likings, values, kept = policy.forward(rows)
    pull = chance.normal(size=likings.shape).astype(np.float32)
    slopes = policy.backward(pull, np.ones_like(values), kept)

    def loss() -> float:
        likings, values, _kept = policy.forward(rows)
        return float((pull.astype(np.float64) * likings).sum() + values.astype(np.float64).sum())

    for parameter, slope in zip(policy.parameters(), slopes, strict=True):
        steepest = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        before = parameter[steepest]
        parameter[steepest] = before + small
        above = loss()
        parameter[steepest] = before - small
        below = loss()
        parameter[steepest] = before
        assert (above - below) / (2 * small) == pytest.approx(float(slope[steepest]), rel=0.05, abs=0.02)
