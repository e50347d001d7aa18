"""What `test_play.py` watches, in many more games."""

from __future__ import annotations

import pytest
from tests.world.playing import GAME, Setting, name_of
from tests.world.test_play import GAMES_PER_SETTING, SETTINGS, Course


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_ten_games_more(setting: Setting) -> None:
    for seed in range(GAMES_PER_SETTING, GAMES_PER_SETTING + 10):
        Course(GAME, setting, seed, 0.02).play()


@pytest.mark.long
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_many_games(setting: Setting) -> None:
    for seed in range(10_000, 10_150):
        Course(GAME, setting, seed, 0.05).play()
