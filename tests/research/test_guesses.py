"""Learning what facts tell: weights that are really there are found, and a run in small writes its file."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import herohall
from herohall.core.errors import BadOption
from herohall.core.guess import UNIT, Guess
from herohall.games.seventh import learned_value, tells
from herohall.research.train.guesses import guesser_of, learn, lessons, main, surprise


def planted(count: int) -> list[Guess]:
    """Three possibilities each: the first fact speaks for one, the second against it, the third says nothing."""
    chance, found = Random(1), list[Guess]()
    for _ in range(count):
        facts = [[(fact, chance.random() * 2) for fact in range(3)] for _ in range(3)]
        odds = [2.718281828 ** (noted[0][1] - 0.5 * noted[1][1]) for noted in facts]
        found.append(Guess([0.5, 0.5, 0.5], facts, chance.choices(range(3), odds)[0]))
    return found


def test_weights_that_are_there_are_found() -> None:
    everything = lessons(planted(40_000), (3, 3))
    weights = learn(everything, 3, np.random.default_rng(2))
    assert weights.tolist() == pytest.approx([1.0, -0.5, 0.0], abs=0.08)
    assert surprise(everything, weights) < surprise(everything, np.zeros(3, np.float32)) - 0.1


@pytest.mark.parametrize(("what", "count"), [("wandering", tells.FACTS), ("winner", len(learned_value.WEIGHTS))])
def test_a_run_in_small(what: str, count: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    main(["seventh", what, "--levels", "medium=12", "hard=4", "--seed", "3", "--out", str(out)])
    written = json.loads(out.read_text(encoding="ascii"))
    assert len(written["weights"]) == count
    assert all(abs(weight) < 20 * UNIT for weight in written["weights"])
    assert what in written["about"]
    assert capsys.readouterr().out.count("surprise") == 2


@pytest.mark.parametrize(("game", "what"), [("seventh", "weather"), ("world", "winner")])
def test_what_a_game_has_nobody_guess_is_refused(game: str, what: str) -> None:
    with pytest.raises(BadOption):
        guesser_of(herohall.game(game), what)
