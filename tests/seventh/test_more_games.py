"""The invariants of `test_invariants.py` in many more games."""

from __future__ import annotations

import pytest
from tests.seventh.playing import Setting, name_of
from tests.seventh.test_invariants import GAMES_PER_SETTING, SETTINGS, play_and_check


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_invariants_hold_in_ten_games_more(setting: Setting) -> None:
    for seed in range(GAMES_PER_SETTING, GAMES_PER_SETTING + 10):
        play_and_check(setting, seed, careful=False)


@pytest.mark.long
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_invariants_hold_in_thousands_of_games(setting: Setting) -> None:
    for seed in range(1000, 1250):
        play_and_check(setting, seed, careful=seed % 10 == 0)
