"""How long a bot seems to think tells nothing about its cards."""

from __future__ import annotations

import pytest

import herohall
from herohall.bots import LEVELS, NAMED, bot, searches
from herohall.bots.referee import TOLERANCE
from herohall.hall.bot_delay import SHORTEST_THOUGHT, Timing, bot_answers_at, thought

WORLD = herohall.game("world")
KINDS = ["take", "play", "settle", "discover", "attack", "spend", "anything else"]
SEARCHING = [level for level in NAMED if searches(level)]
FORCED = 0.001
"""Seconds a move without alternatives takes."""


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("grid", [0.05, 0.07, 0.0])
@pytest.mark.parametrize("pause", [0.0, 0.6, 1.4])
def test_a_full_thought_and_a_forced_move_answer_at_the_same_time(
    level: str, kind: str, grid: float, pause: float
) -> None:
    timing, seconds = Timing(grid=grid), thought(WORLD, kind, level)
    thoughts = [seconds * part / 100 for part in range(90, round(100 * TOLERANCE) + 1)]
    forced = bot_answers_at(timing, pause, seconds, FORCED)
    assert {bot_answers_at(timing, pause, seconds, one) for one in thoughts} == {forced}


@pytest.mark.parametrize(("search", "least"), [(0.25, 0.35), (1.0, 1.15)])
def test_the_least_time_of_a_search_is_a_step_more_than_the_longest_thought(search: float, least: float) -> None:
    assert bot_answers_at(Timing(), 0.0, search, FORCED) == pytest.approx(least)
    assert bot_answers_at(Timing(), 0.0, search, least - 0.01) == pytest.approx(least)
    assert bot_answers_at(Timing(), 0.0, search, least + 0.01) == pytest.approx(least + 0.05)


@pytest.mark.parametrize("level", [level for level in LEVELS if not searches(level)])
def test_others_answer_after_the_pause_everybody_knows(level: str) -> None:
    search = thought(WORLD, "play", level)
    assert bot_answers_at(Timing(), 0.6, search, FORCED) == 0.6
    assert bot_answers_at(Timing(), 0.0, search, FORCED) == pytest.approx(0.05)
    assert bot_answers_at(Timing(), 0.0, search, 0.101) == pytest.approx(0.15)


def test_a_long_pause_hides_every_thought() -> None:
    assert bot_answers_at(Timing(), 3.0, 1.0, FORCED) == bot_answers_at(Timing(), 3.0, 1.0, 1.1) == 3.0


@pytest.mark.parametrize("level", SEARCHING)
def test_thought_is_quick_where_the_game_is_and_never_longer_than_the_habit(level: str) -> None:
    habit = bot(level).seconds
    assert thought(WORLD, "anything else", level) == habit
    assert thought(WORLD, "settle", level) == SHORTEST_THOUGHT
    assert all(SHORTEST_THOUGHT <= thought(WORLD, kind, level) <= habit for kind in KINDS)


def test_at_a_calm_table_an_expert_keeps_nobody_waiting_longer_than_the_others_do() -> None:
    for kind in ("take", "play", "attack", "discover"):
        pause = Timing().calm * WORLD.pace[kind]
        assert bot_answers_at(Timing(), pause, thought(WORLD, kind, "expert"), FORCED) == pytest.approx(pause, abs=0.05)
