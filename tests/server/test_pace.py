"""How long a bot seems to think tells nothing about its cards."""

from __future__ import annotations

import pytest

from herohall.bots import LEVELS, bot, searches
from herohall.bots.referee import TOLERANCE
from herohall.hall.bot_delay import Timing, bot_answers_at

SEARCHING = [level for level in LEVELS if searches(level)]
FORCED = 0.001
"""Seconds a move without alternatives takes."""


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("grid", [0.05, 0.07, 0.0])
@pytest.mark.parametrize("pause", [0.0, 0.6, 1.4])
def test_a_full_thought_and_a_forced_move_answer_at_the_same_time(level: str, grid: float, pause: float) -> None:
    timing, seconds = Timing(grid=grid), bot(level).seconds
    thoughts = [seconds * part / 100 for part in range(90, round(100 * TOLERANCE) + 1)]
    forced = bot_answers_at(timing, pause, level, FORCED)
    assert {bot_answers_at(timing, pause, level, thought) for thought in thoughts} == {forced}


@pytest.mark.parametrize(("level", "least"), [("hard", 0.35), ("expert", 1.15)])
def test_the_least_time_of_a_search_is_a_step_more_than_the_longest_thought(level: str, least: float) -> None:
    assert bot_answers_at(Timing(), 0.0, level, FORCED) == pytest.approx(least)
    assert bot_answers_at(Timing(), 0.0, level, least - 0.01) == pytest.approx(least)
    assert bot_answers_at(Timing(), 0.0, level, least + 0.01) == pytest.approx(least + 0.05)


@pytest.mark.parametrize("level", [level for level in LEVELS if not searches(level)])
def test_others_answer_after_the_pause_everybody_knows(level: str) -> None:
    assert bot_answers_at(Timing(), 0.6, level, FORCED) == 0.6
    assert bot_answers_at(Timing(), 0.0, level, FORCED) == pytest.approx(0.05)
    assert bot_answers_at(Timing(), 0.0, level, 0.101) == pytest.approx(0.15)


def test_a_long_pause_hides_every_thought() -> None:
    assert bot_answers_at(Timing(), 3.0, "expert", FORCED) == bot_answers_at(Timing(), 3.0, "expert", 1.1) == 3.0
