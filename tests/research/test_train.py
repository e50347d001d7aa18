"""Training works in small: slopes are right, files of weights become bots, and wrong files are refused by name."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import herohall
from herohall.bots import bot as new_bot
from herohall.bots.trained import NEVER, TrainedBot, Weights
from herohall.cli import run
from herohall.core.errors import BadOption
from herohall.lab.contest import Contest, Entrant
from herohall.research.encoders import encoder_for
from herohall.research.train import ppo
from herohall.research.train.dmc import DMC
from herohall.research.train.experience import Choice, Experience, Player, measure
from herohall.research.train.learner import Learner, train
from herohall.research.train.network import Bytes, Mask, Matrix, Network, byte_scale, pick, probabilities
from herohall.research.train.ppo import PPO
from herohall.research.train.settings import read_settings
from herohall.research.train.teacher import FINE, lessons, study

SMALL = ["seventh", "--hidden", "16", "--places", "4", "--games", "8", "--lessons", "200"]


@pytest.fixture
def learner() -> PPO:
    return PPO(read_settings("", [*SMALL, "--hidden", "8", "--seed", "1"]))


@pytest.fixture
def network(learner: PPO) -> Network:
    return learner.network


def some_experience(count: int) -> Experience:
    batch, chance = herohall.batch("seventh", count, seed=3), np.random.default_rng(3)
    for _ in range(20):
        batch.step(batch.any_moves(chance))
    shares = chance.random(count, np.float32)
    return Experience(
        batch.observations,
        batch.masks,
        batch.any_moves(chance),
        shares + np.float32(0.1),
        shares / np.float32(4),  # gains
        shares,
    )


def ppo_loss(network: Network, part: Experience) -> float:
    likings, values, _kept = network.forward(part.rows)
    shares = probabilities(likings, part.masks).astype(np.float64)
    ratio = shares[np.arange(len(part.moves)), part.moves] / part.likely
    gain = (part.gains - part.gains.mean()) / (part.gains.std() + 1e-6)
    clipped = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
    surprise = -(shares * np.log(np.maximum(shares, 1e-9))).sum(axis=1)
    policy = -np.minimum(ratio * gain, clipped * gain) - ppo.ENTROPY * surprise
    return float((policy + ppo.VALUE / 2 * (values - part.returns) ** 2).mean())


def test_the_slopes_of_ppo_are_those_of_its_loss(learner: PPO) -> None:
    part, network = some_experience(12), learner.network
    slopes = learner.slopes(part)
    chance = np.random.default_rng(2)
    for parameter, slope in zip(network.parameters(), slopes, strict=True):
        for _ in range(3):
            place = tuple(int(chance.integers(size)) for size in parameter.shape)
            was, by = parameter[place], np.float32(3e-3)
            parameter[place] = was + by
            above = ppo_loss(network, part)
            parameter[place] = was - by
            below = ppo_loss(network, part)
            parameter[place] = was
            assert (above - below) / (2 * float(by)) == pytest.approx(float(slope[place]), abs=2e-3)


def expected(network: Network, part: Experience) -> Matrix:
    """What Deep Monte Carlo expects of the moves that were made."""
    likings, values, _kept = network.forward(part.rows)
    best = np.where(part.masks, likings, NEVER).max(axis=1)
    return values + FINE * (likings[np.arange(len(part.moves)), part.moves] - best)


def test_deep_monte_carlo_learns_what_came() -> None:
    part, learner = some_experience(12), DMC(read_settings("", SMALL))
    network = learner.network

    def error() -> float:
        return float(((expected(network, part) - part.returns) ** 2).mean())

    before = error()
    for _ in range(200):
        network.learn(learner.slopes(part), 3e-3)
    assert error() < before / 10


def test_every_byte_is_scaled_as_in_the_layout() -> None:
    batch = herohall.batch("seventh", 1, seed=1)
    assert np.allclose((batch.observations * byte_scale(batch)).sum(), batch.scaled().sum())


def test_probabilities_keep_to_the_mask() -> None:
    chance = np.random.default_rng(1)
    masks = chance.random((50, 9)) < 0.4
    masks[:, 0] = True
    shares = probabilities(chance.normal(size=(50, 9)).astype(np.float32), masks)
    assert np.allclose(shares.sum(axis=1), 1)
    assert not shares[~masks].any()
    assert masks[np.arange(50), pick(shares, chance)].all()


def test_returns_are_those_of_the_seat_that_decided() -> None:
    """Every game of four pays one win, so over whole games the returns of all four seats are seen."""
    batch, chance = herohall.batch("seventh", 3, seed=1), np.random.default_rng(1)

    def decide(rows: Bytes, masks: Mask) -> Choice:
        quarter = np.full(len(rows), 0.25, np.float32)
        return Choice(pick(masks.astype(np.float32), chance), quarter, quarter)

    player = Player(batch)
    experience = player.play(4, decide)
    assert (np.count_nonzero(experience.masks, axis=1) > 1).all()
    assert 0 < experience.returns.mean() < 1
    # Where all values are the same, a gain is what came, faded from decision to decision.
    assert (np.sign(experience.gains) == np.sign(experience.returns - 0.25)).all()
    assert np.isclose(experience.gains.max(), 0.75)
    assert set(np.unique(experience.returns)) >= {0.0, 1.0}
    before = len(experience.moves)
    assert len(player.play(1, decide).moves) < before  # what was handed out is not handed out again


@pytest.mark.parametrize("method", [PPO, DMC])
def test_imitation_agrees_more_and_more(method: type[Learner]) -> None:
    learner = method(read_settings("", SMALL))
    lesson = lessons(learner.own, 600, learner.chance)
    learner.network.calibrate(lesson[0])
    first = study(learner.network, lesson, 3e-3, learner.chance, times=15)
    assert study(learner.network, lesson, 3e-3, learner.chance) > first


@pytest.mark.parametrize("method", [PPO, DMC])
def test_a_short_run_ends_in_weights_that_play(method: type[Learner], tmp_path: Path) -> None:
    out = tmp_path / "small.npz"
    more = ["--minutes", "0.01", "--check-games", "4", "--last-games", "4", "--check-every", "1", "--out", str(out)]
    train(method(read_settings("", [*SMALL, *more])))
    curve = out.with_suffix(".csv").read_text(encoding="ascii").splitlines()
    assert len(curve) >= 2
    state = herohall.game("seventh").new(4, 1)
    bot = new_bot(str(out))
    while not state.over:
        assert state.seat is not None
        move = bot.choose(state.chair(state.seat))
        assert move in state.moves()
        assert isinstance(bot, TrainedBot)
        assert move == bot.choose_openly(state, state.seat) or len(state.moves()) == 1
        state.apply(move)
    Contest.arrange("seventh", [Entrant.read(str(out)), *[Entrant("medium")] * 3], {}, 1)


def test_strength_counts_whole_games_of_every_place() -> None:
    batch = herohall.batch("seventh", 3, seed=1, opponents="random")
    strength = measure(batch, DMC(read_settings("", SMALL)).decide_best, 5)
    assert strength.games == 6
    assert 0 <= strength.share <= 1


def test_a_run_goes_on_from_its_weights(network: Network, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    network.save(file)
    learner = PPO(read_settings("", [*SMALL, "--hidden", "8", "--start", str(file)]))
    learner.warm_up()
    assert np.allclose(learner.average.weights[2], network.weights[2], atol=1e-2)
    with pytest.raises(BadOption, match="inputs and hidden places"):
        PPO(read_settings("", [*SMALL, "--start", str(file)])).warm_up()


# Wrong files


def test_weights_of_another_game_rules_or_format_are_refused(network: Network, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    network.save(file)
    with np.load(file) as saved:
        facts = dict(saved)
    state = herohall.game("world").new(4, 1)
    assert state.seat is not None
    with pytest.raises(BadOption, match="trained for the game seventh, but here it is world"):
        new_bot(str(file)).choose(state.chair(state.seat))
    wrong = tmp_path / "wrong.npz"
    np.savez(wrong, **{**facts, "format": np.asarray(99)})
    with pytest.raises(BadOption, match="format 99"):
        new_bot(str(wrong))
    old = tmp_path / "old.npz"
    np.savez(old, **{**facts, "rules": np.asarray(0)})
    state = herohall.game("seventh").new(4, 1)
    while len(state.moves()) == 1:
        state.apply(state.moves()[0])
    assert state.seat is not None
    with pytest.raises(BadOption, match="rules 0"):
        new_bot(str(old)).choose(state.chair(state.seat))


def test_weights_that_do_not_fit_are_refused_before_a_game_begins(
    network: Network, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.npz"
    network.save(file)
    with np.load(file) as saved:
        facts = dict(saved)
    assert run(["arena", "world", "-n", "1", "--bots", f"{file},easy"]) == 2
    assert run(["simulate", "world", "--games", "1", "--bots", str(file)]) == 2
    with pytest.raises(BadOption, match="trained for the game seventh, but here it is world"):
        herohall.batch("world", 2, opponents=str(file))
    broken = tmp_path / "broken.npz"
    np.savez(broken, **{**facts, "w1": facts["w1"][:-1]})
    assert run(["arena", "seventh", "-n", "1", "--bots", f"{broken},easy,easy"]) == 2
    errors = capsys.readouterr().err.splitlines()
    assert len(errors) == 3
    assert all("trained for the game seventh, but here it is world" in line for line in errors[:2])
    assert "does not hold the weights" in errors[2]


@pytest.mark.parametrize("content", [None, b"", b"no weights", b"PK\x03\x04 cut off"])
def test_what_is_no_file_of_weights_is_refused(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "bad.npz"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadOption, match="does not hold the weights"):
        new_bot(str(file))


def test_no_illegal_move_is_ever_liked(network: Network, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    network.save(file)
    bot = TrainedBot(str(file))
    row, legal = bytes(len(network.scale)), bytes([0] * 50 + [1])
    likings = bot.weights.likings(row, legal)
    assert likings.argmax() == 50
    assert (likings[:50] == NEVER).all()


def test_weights_from_before_a_move_was_added_never_make_it(network: Network, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    network.save(file)
    bot = TrainedBot(str(file))
    weights, bias = bot.weights.layers[-1]
    bot.weights.layers[-1] = weights[:, :46], bias[:46]
    likings = bot.weights.likings(bytes(len(network.scale)), bytes([1] * 51))
    assert len(likings) == 51
    assert int(likings.argmax()) < 46
    assert (likings[46:] == NEVER).all()


def narrower(network: Network, file: Path, places: list[int]) -> None:
    """A file of weights as if observations had no numbers there."""
    network.save(file)
    with np.load(file) as saved:
        facts = dict(saved)
    facts["scale"], facts["w0"] = np.delete(facts["scale"], places), np.delete(facts["w0"], places, axis=0)
    np.savez(file, **facts)


def test_weights_from_before_numbers_were_added_play_as_before(network: Network, tmp_path: Path) -> None:
    file = tmp_path / "before.npz"
    state = herohall.game("seventh").new(4, 1, forbid="anyone")
    encoder = encoder_for(state)
    narrower(network, file, encoder.added())
    bot, before = TrainedBot(str(file)), Weights(str(file))
    while not state.over:
        assert state.seat is not None
        row, legal = encoder.row(state, state.seat), encoder.legal(state)
        read = before.likings(np.delete(np.frombuffer(row, np.uint8), encoder.added()).tobytes(), legal)
        move = bot.choose(state.chair(state.seat))
        assert len(state.moves()) == 1 or move == read.argmax()
        state.apply(move)


def test_a_run_goes_on_from_weights_from_before_numbers_were_added(network: Network, tmp_path: Path) -> None:
    file = tmp_path / "before.npz"
    places = encoder_for(network.game.new(seed=0)).added()
    narrower(network, file, places)
    learner = PPO(read_settings("", [*SMALL, "--hidden", "8", "--start", str(file)]))
    learner.warm_up()
    assert np.allclose(
        np.delete(learner.network.weights[0], places, axis=0), np.delete(network.weights[0], places, axis=0), atol=1e-2
    )
    assert not learner.network.scale[places].any()


def test_weights_for_other_numbers_are_refused_in_words(network: Network, tmp_path: Path) -> None:
    file = tmp_path / "short.npz"
    narrower(network, file, [0])
    size = len(network.scale)
    with pytest.raises(BadOption, match=rf"bytes of an observation: {size - 1}.*{size}"):
        Contest.arrange("seventh", [Entrant.read(str(file)), *[Entrant("medium")] * 3], {}, 1)


WEIGHTS = sorted((Path(__file__).parents[2] / "examples/weights").glob("*.npz"))


@pytest.mark.parametrize("file", WEIGHTS, ids=[file.stem for file in WEIGHTS])
def test_the_weights_of_the_repository_play_better_than_chance(file: Path) -> None:
    bot = new_bot(str(file))
    assert isinstance(bot, TrainedBot)
    batch = herohall.batch(bot.weights.game, 16, players=4, seed=5, opponents="random")
    bot.weights.fit(batch.game, encoder_for(batch.game.new(seed=0)))

    def decide(rows: Bytes, masks: Mask) -> Choice:
        likings = [bot.weights.likings(row.tobytes(), mask.tobytes()) for row, mask in zip(rows, masks, strict=True)]
        ones = np.ones(len(rows), np.float32)
        return Choice(np.array([liking.argmax() for liking in likings]), ones, ones)

    assert measure(batch, decide, 64).share > 0.4
    assert file.stat().st_size < 1_000_000
