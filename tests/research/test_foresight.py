"""A network learns to judge positions in small: it reads what its seat knows, begins as the rules of thumb, and its
slopes lead downhill."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random

import numpy as np
import pytest

import herohall
from herohall.bots.network import LIKING_BITS, MOST, PositionNetwork, read_network
from herohall.core.errors import BadOption
from herohall.core.game_files import game_bytes
from herohall.core.state import State
from herohall.games.world.prospects import WorldProspects
from herohall.research.train.foresight import KEEN, LEARNER, OWN, Foresight, Game, loss, read_settings, run, success
from herohall.research.train.network import Bytes
from herohall.research.train.quantise import Whole, write_position_network

SMALL = ["--games", "2", "--hidden", "12", "--second", "8", "--check-games", "4", "--last-games", "4"]


@pytest.fixture(scope="module")
def learner(tmp_path_factory: pytest.TempPathFactory) -> Foresight:
    """One that has learned something, if only by chance."""
    found = Foresight(read_settings(["world", *SMALL, "--out", str(tmp_path_factory.mktemp("run") / "run.npz")]))
    found.round()
    chance = np.random.default_rng(1)
    for weights in (found.average.weights[2], found.average.weights[4]):
        weights += chance.normal(0, 0.2, weights.shape).astype(np.float32)
    return found


def some_rows(learner: Foresight) -> Bytes:
    return learner.recent[0].rows[::17]


def choices(edition: str, players: int) -> list[State]:
    """Positions of a random game with something to choose."""
    state, chance, found = herohall.game("world").new(players, players, edition=edition), Random(players), []
    for number in range(160):
        if state.over:
            break
        if number % 7 == 0 and len(state.moves()) > 1:
            found.append(state.copy())
        state.apply(chance.choice(state.moves()))
    return found


def foreseen(state: State) -> tuple[list[int], list[bytes], list[float]]:
    foreseer = WorldProspects()
    found = foreseer.foresee(state)
    assert {len(row) for row in found.rows} == {foreseer.whole + foreseer.part * foreseer.parts}
    return found.moves, found.rows, found.odds


@pytest.mark.parametrize(("edition", "players"), [("fr", 2), ("de", 3), ("fr", 4), ("de", 5)])
def test_positions_are_foreseen_by_what_their_seat_knows(edition: str, players: int) -> None:
    for state in choices(edition, players):
        seat, before, found = state.seat, state.to_json(), foreseen(state)
        assert seat is not None
        assert all(foreseen(state.sample(seat, number)) == found for number in range(3))
        assert state.to_json() == before


@pytest.mark.parametrize(("edition", "players"), [("fr", 2), ("de", 3), ("fr", 4), ("de", 5)])
def test_a_position_is_regarded_by_what_a_seat_knows(edition: str, players: int) -> None:
    foreseer = WorldProspects()
    for state in choices(edition, players):
        for seat in range(players):
            row, odds = foreseer.regard(state, seat)
            assert len(row) == foreseer.whole + foreseer.part * foreseer.parts
            assert all(foreseer.regard(state.sample(seat, number), seat) == (row, odds) for number in range(2))


def test_the_slopes_lead_downhill(learner: Foresight) -> None:
    """A small step along the gradient changes what comes out by as much as the gradient says."""
    rows, network, chance = some_rows(learner), learner.average, np.random.default_rng(3)
    pull = chance.normal(size=len(rows)).astype(np.float32)
    found, kept = network.judge(rows)
    slopes = network.slopes(pull, kept)
    before, small = float(found @ pull), 1e-4
    for place, slope in enumerate(slopes):
        network.parameters()[place] += small * slope
        after = float(network.judge(rows)[0] @ pull)
        network.parameters()[place] -= small * slope
        assert after - before == pytest.approx(small * float((slope * slope).sum()), rel=0.1, abs=2e-3)


def test_it_begins_as_the_rules_of_thumb(tmp_path: Path) -> None:
    fresh = Foresight(read_settings(["world", *SMALL, "--out", str(tmp_path / "run.npz")]))
    state = fresh.firsts[4, "fr"].fresh(5)
    fresh.play([Game(state, [LEARNER, KEEN, KEEN, KEEN])], [fresh.network], 0.0, Random(1))
    assert state.over
    assert (fresh.network.judge(some_rows_of(fresh))[0] == 0).all()


def some_rows_of(fresh: Foresight) -> Bytes:
    prospects = fresh.foreseer.foresee(fresh.firsts[3, "de"].fresh(2))
    return np.frombuffer(b"".join(prospects.rows), np.uint8).reshape(len(prospects.rows), -1)


def test_it_learns_from_tables_of_the_players_it_is_told(tmp_path: Path) -> None:
    fresh = Foresight(read_settings(["world", *SMALL, "--players", "2,5", "--out", str(tmp_path / "run.npz")]))
    chance = Random(3)
    assert {fresh.new_game(chance).state.players for _ in range(60)} == {2, 5}


def test_success_is_the_win_and_how_far_it_was() -> None:
    assert success([30, 30], 0.5, 0) == pytest.approx(0.5)
    assert success([50, 20, 30], 1.0, 0) > success([31, 20, 30], 1.0, 0) > 0.5 > success([30, 31], 0.0, 0)


def test_a_sure_forecast_that_is_right_loses_nothing() -> None:
    won = np.array([1, 0], np.float32)
    assert loss(np.array([20, -20], np.float32), won) == pytest.approx(0, abs=1e-6)
    assert loss(np.zeros(2, np.float32), won) == pytest.approx(np.log(2))


def test_a_run_can_be_stopped_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "run.npz"
    run(read_settings(["world", *SMALL, "--minutes", "0.0001", "--workers", "2", "--out", str(out)]))
    again = Foresight(read_settings(["world", *SMALL, "--out", str(out)]))
    again.go_on()
    assert (again.rounds, again.played) == (1, 2)
    assert again.seconds > 0
    assert len(out.with_suffix(".csv").read_text().splitlines()) == 3


def test_a_run_that_is_widened_keeps_what_it_knows(learner: Foresight, tmp_path: Path) -> None:
    out = tmp_path / "run.npz"
    shutil.copy(Path(__file__).parents[2] / "examples/runs/world-foresight.npz", out)
    before, rows = Foresight(read_settings(["world", "--out", str(out)])), some_rows(learner)
    before.go_on()
    first, second = before.hidden
    wider = ["world", *SMALL, "--hidden", str(first + 7), "--second", str(second + 3), "--workers", "2"]
    after = Foresight(read_settings([*wider, "--out", str(out)]))
    after.go_on()
    assert after.hidden == (first + 7, second + 3)
    for old, new in [(before.network, after.network), (before.average, after.average)]:
        assert new.judge(rows)[0] == pytest.approx(old.judge(rows)[0], abs=1e-4)
    old, new = before.revived(before.past[0]), after.revived(after.past[0])
    assert new.judge(rows)[0] == pytest.approx(old.judge(rows)[0], abs=1e-4)
    after.round()
    assert all((slope != 0).any() for slope in [after.network.weights[2][first:], after.network.weights[4][second:]])


def test_numbers_of_players_that_the_game_does_not_have_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        Foresight(read_settings(["world", *SMALL, "--players", "7", "--out", str(tmp_path / "run.npz")]))


def test_it_plays_alone_against_rules_of_thumb_as_often_as_it_is_told(tmp_path: Path) -> None:
    out = str(tmp_path / "run.npz")
    fresh = Foresight(read_settings(["world", *SMALL, "--itself", "0.5", "--alone", "0.5", "--out", out]))
    chance = Random(5)
    lineups = {tuple(sorted(fresh.lineup(4, chance))) for _ in range(40)}
    assert lineups == {(LEARNER,) * 4, (OWN, OWN, OWN, LEARNER)}


def test_it_is_measured_at_tables_that_it_learns_from(tmp_path: Path) -> None:
    out = str(tmp_path / "run.npz")
    assert Foresight(read_settings(["world", *SMALL, "--players", "5,3", "--out", out])).usual_players() == 5
    assert Foresight(read_settings(["world", *SMALL, "--players", "3,4", "--out", out])).usual_players() == 4


def test_a_game_that_foresees_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        Foresight(read_settings(["seventh", *SMALL, "--out", str(tmp_path / "run.npz")]))


def test_a_written_network_thinks_as_the_one_it_was_made_from(learner: Foresight) -> None:
    written = write_position_network(learner.average, learner.game, [3, 4], "a test")
    network, rows = read_network(written, "test"), some_rows(learner)
    assert isinstance(network, PositionNetwork)
    assert (network.players, network.about) == ([3, 4], "a test")
    found = np.array([network.judged(row.tobytes()) for row in rows]) / (1 << LIKING_BITS)
    expected = learner.average.judge(rows)[0]
    assert np.abs(expected).max() > 0.1
    assert np.abs(found - expected).max() < 0.02


def exact(file: bytes, rows: Bytes) -> Whole:
    """What the whole numbers of a file give, by NumPy."""
    line, _, rest = file.partition(b"\n")
    head = json.loads(line)
    whole, part, first, second = map(int, head["sizes"].split())
    shifts, at, layers = list(map(int, head["shifts"].split())), 0, []
    for inputs, outputs in ((part, first), (whole, first), (first, second), (whole, second), (second, 1)):
        powers = np.frombuffer(rest, np.uint8, inputs, at).astype(np.int64)
        weights = np.frombuffer(rest, "<i2", inputs * outputs, at + inputs).reshape(inputs, outputs).astype(np.int64)
        at += inputs + 2 * inputs * outputs
        layers.append((weights << powers[:, None], np.frombuffer(rest, "<i4", outputs, at).astype(np.int64)))
        at += 4 * outputs
    assert at == len(rest)
    (at_part, _), (at_whole, bias), (after_sum, middle), (after_whole, _), (last, end) = layers
    wholes, parts = rows[:, :whole].astype(np.int64), rows[:, whole:].reshape(len(rows), -1, part).astype(np.int64)
    hidden = np.maximum(parts @ at_part + (wholes @ at_whole + bias)[:, None], 0) >> shifts[1]
    sums = np.minimum((hidden * (parts[:, :, :1] > 0)).sum(axis=1), MOST)
    behind = np.clip((sums @ after_sum + wholes @ after_whole + middle) >> shifts[2], 0, MOST)
    found: Whole = (behind @ last + end)[:, 0] >> shifts[4]
    return found


@pytest.mark.parametrize("name", ["foresight.net", "foresight-duel.net"])
def test_whole_numbers_are_those_of_numpy(learner: Foresight, name: str) -> None:
    file = game_bytes("world", name)
    assert file is not None
    network, rows = read_network(file, "world"), some_rows(learner)
    assert isinstance(network, PositionNetwork)
    assert [network.judged(row.tobytes()) for row in rows] == exact(file, rows).tolist()


@pytest.mark.parametrize("name", ["world-foresight", "world-foresight-duel"])
def test_the_runs_of_the_examples_can_go_on(tmp_path: Path, name: str) -> None:
    out = tmp_path / "run.npz"
    shutil.copy(Path(__file__).parents[2] / f"examples/runs/{name}.npz", out)
    learner = Foresight(read_settings(["world", "--out", str(out)]))
    learner.go_on()
    assert learner.rounds > 0
    assert np.abs(learner.average.judge(some_rows_of(learner))[0]).max() > 0.01
