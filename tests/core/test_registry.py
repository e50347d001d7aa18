"""The games by name."""

from __future__ import annotations

import pytest

import herohall
from herohall.core.errors import BadOption


def test_both_games_are_there() -> None:
    assert {"seventh", "world"} <= set(herohall.games())
    assert herohall.games() == sorted(herohall.games())
    for name in ("seventh", "world"):
        assert herohall.game(name).name == name


def test_a_game_is_made_once() -> None:
    assert herohall.game("seventh") is herohall.game("seventh")


@pytest.mark.parametrize("name", ["chess", "", "Seventh", "../seventh", "seventh\n"])
def test_unknown_games_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        herohall.game(name)
    assert "seventh" in str(refused.value.params["known"])
    assert "\n" not in str(refused.value).strip()


def test_seventh_has_no_other_box() -> None:
    with pytest.raises(BadOption):
        herohall.game("seventh", box="somewhere")


def test_every_move_has_a_number_and_its_own_word() -> None:
    for name in ("seventh", "world"):
        game = herohall.game(name)
        words = [word for word in game.words if word]
        assert len(set(words)) == len(words)
        assert all(word == " ".join(word.lower().split()) for word in words)
        assert game.move_count == len(game.words)
