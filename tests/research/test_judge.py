"""A network that judges positions: it learns from games, and its whole numbers are those of NumPy."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import herohall
from herohall.bots.judge import UNIT, read_judge
from herohall.bots.network import MOST
from herohall.core.game_files import game_bytes
from herohall.research.train.judge import collect, learn, main
from herohall.research.train.judging import Judging, chances
from herohall.research.train.positions import NO_SEAT, Positions, prospects_of

GAMES = 6


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Positions:
    return collect(herohall.game("world"), tmp_path_factory.mktemp("kept"), GAMES, 3)


def exact(file: bytes, rows: np.ndarray[tuple[int, int], np.dtype[np.uint8]]) -> list[int]:
    """The corrections of a file of weights for many rows, in NumPy."""
    line, _, rest = file.partition(b"\n")
    head = json.loads(line)
    sizes, shifts = ([int(each) for each in head[name].split()] for name in ("sizes", "shifts"))
    layers, at = [], 0
    for inputs, outputs in zip(sizes[::2], sizes[1::2], strict=True):
        powers = np.frombuffer(rest, np.uint8, inputs, at).astype(np.int64)
        weights = np.frombuffer(rest, "<i2", inputs * outputs, at + inputs).reshape(inputs, outputs).astype(np.int64)
        at += inputs + 2 * inputs * outputs
        layers.append((weights << powers[:, None], np.frombuffer(rest, "<i4", outputs, at)))
        at += 4 * outputs
    cut = head["parts"] * sizes[0]
    parts = rows[:, :cut].reshape(len(rows), -1, sizes[0]).astype(np.int64)
    lit = np.maximum(parts @ layers[0][0] + layers[0][1], 0) >> shifts[0]
    summed = (lit * (parts[..., :1] > 0)).sum(axis=1)
    signal = np.minimum(np.concatenate([summed, rows[:, cut:]], axis=1), MOST)
    hidden = np.clip((signal @ layers[1][0] + layers[1][1]) >> shifts[1], 0, MOST)
    found: list[int] = ((hidden @ layers[2][0] + layers[2][1]) >> shifts[2])[:, 0].tolist()
    return found


def test_whole_numbers_are_those_of_numpy(positions: Positions) -> None:
    file = game_bytes("world", "judge.net")
    assert file is not None
    judge, rows = read_judge(file, "world"), positions.rows[positions.bases > NO_SEAT][:80]
    assert [judge.correction(row.tobytes()) for row in rows] == exact(file, rows)


def test_a_written_network_judges_as_the_one_it_was_made_from(positions: Positions) -> None:
    game = herohall.game("world")
    judging = Judging(prospects_of(game), 8, 8, np.random.default_rng(1))
    learn(judging, positions, 3, 3e-3, np.random.default_rng(2))
    judge, out = read_judge(judging.file(game, "a test"), "test"), judging.forward(positions.rows)[0][..., 0]
    wanted = chances(positions.bases, out)
    for place in range(0, len(positions.rows), 7):
        there = positions.bases[place] > NO_SEAT
        rows = [row.tobytes() for row in positions.rows[place][there]]
        assert [judge.correction(row) / UNIT for row in rows] == pytest.approx(out[place][there], abs=0.02)
        found = judge.corrected(np.exp(positions.bases[place][there]).tolist(), rows)
        assert found == pytest.approx(wanted[place][there], abs=0.01)
    assert judge.about == "a test"


def test_it_learns_who_wins(positions: Positions) -> None:
    judging = Judging(prospects_of(herohall.game("world")), 8, 8, np.random.default_rng(1))
    judging.calibrate(positions)
    before = judging.loss(positions)
    for _ in range(25):
        judging.learn(positions, 2e-2)
    assert judging.loss(positions) < before - 0.05


def test_a_collection_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, out = tmp_path / "kept", tmp_path / "small.net"
    settings = ["world", "--kept", str(kept), "--epochs", "1", "--first", "4", "--second", "4", "--out", str(out)]
    main([*settings, "--games", "2"])
    written = {file: file.stat().st_mtime_ns for file in kept.iterdir()}
    main([*settings, "--games", "2"])
    assert {file: file.stat().st_mtime_ns for file in kept.iterdir()} == written
    assert read_judge(out.read_bytes(), "small.net").game == "world"
    assert "positions" in capsys.readouterr().out
