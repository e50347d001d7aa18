"""A network learns from search in small: lessons are what search says, learning brings the likings nearer to them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from herohall.bots.network import read_network
from herohall.core.errors import BadOption
from herohall.research.train.league import read_settings
from herohall.research.train.lookahead import FARTHEST, Lookahead, error, lesson_slopes, main

SMALL = ["--games", "1", "--hidden", "16", "--second", "8", "--rate", "1e-3"]


@pytest.fixture(scope="module")
def learner(tmp_path_factory: pytest.TempPathFactory) -> Lookahead:
    return Lookahead(read_settings(["world", *SMALL, "--out", str(tmp_path_factory.mktemp("run") / "run.npz")]))


def test_lessons_compare_the_moves_tried(learner: Lookahead) -> None:
    lessons = learner.lessons()
    assert len(lessons.rows) > 5
    assert (lessons.tried.sum(axis=1) >= 2).all()
    assert (lessons.wanted[~lessons.tried] == 0).all()
    assert np.abs(lessons.wanted).max() <= FARTHEST


def test_it_starts_as_the_rules_of_thumb_and_learns(learner: Lookahead) -> None:
    lessons = learner.lessons()
    policy = learner.new_policy()
    policy.calibrate(lessons.rows)
    assert error(policy, lessons) == pytest.approx(1.0)
    for _ in range(60):
        policy.learn(lesson_slopes(policy, lessons), 3e-3)
    assert error(policy, lessons) < 0.9


def test_a_run_leaves_a_network_that_bots_can_read(tmp_path: Path) -> None:
    main(["world", *SMALL, "--minutes", "0.001", "--out", str(tmp_path / "run.npz")])
    assert read_network((tmp_path / "run.net").read_bytes(), "run.net").game == "world"


def test_a_game_whose_moves_are_not_described_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        Lookahead(read_settings(["seventh", *SMALL, "--out", str(tmp_path / "run.npz")]))
