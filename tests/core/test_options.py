"""Options are a closed list: what is given, else the edition's, else the default; anything else is refused."""

from __future__ import annotations

import pytest

import herohall
from herohall.core.errors import BadOption
from herohall.core.options import EDITION, Option, resolve

OPTIONS = [Option("clue", ["identical", "requirement"], "identical"), Option("hand", range(6), 5)]
EDITIONS: dict[str, dict[str, str | int]] = {"plain": {}, "other": {"clue": "requirement"}}


def test_defaults_edition_and_own_choice() -> None:
    assert resolve(OPTIONS, EDITIONS, {}) == {"edition": "plain", "clue": "identical", "hand": 5}
    assert resolve(OPTIONS, EDITIONS, {"edition": "other"})["clue"] == "requirement"
    assert resolve(OPTIONS, EDITIONS, {"edition": "other", "clue": "identical"})["clue"] == "identical"


def test_words_stand_for_numbers() -> None:
    assert resolve(OPTIONS, EDITIONS, {"hand": "3"})["hand"] == 3
    assert resolve(OPTIONS, EDITIONS, {"hand": 0})["hand"] == 0


def test_an_answer_can_be_given_again() -> None:
    resolved = resolve(OPTIONS, EDITIONS, {"edition": "other", "hand": 2})
    assert resolve(OPTIONS, EDITIONS, resolved) == resolved


@pytest.mark.parametrize("given", [True, False, None, "six", "05", " 3", "", 6, -1, [3], {}, "３"])
def test_other_values_are_refused(given: object) -> None:
    with pytest.raises(BadOption) as refused:
        resolve(OPTIONS, EDITIONS, {"hand": given})
    assert refused.value.params["option"] == "hand"
    assert refused.value.params["known"] == "0–5"


def test_unknown_names_and_editions_are_refused_with_what_is_known() -> None:
    with pytest.raises(BadOption) as refused:
        resolve(OPTIONS, EDITIONS, {"clues": "identical"})
    assert refused.value.params["known"] == f"{EDITION}, clue, hand"
    with pytest.raises(BadOption) as refused:
        resolve(OPTIONS, EDITIONS, {"edition": "pirate"})
    assert refused.value.params["known"] == "plain, other"


@pytest.mark.parametrize("players", [2, 6, 0, -3, "4", 4.0, True, None.__class__])
def test_bad_player_counts(players: object) -> None:
    with pytest.raises(BadOption):
        herohall.game("seventh").new(players=players)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", 7.0, True])
def test_bad_seeds(seed: object) -> None:
    with pytest.raises(BadOption):
        herohall.game("seventh").new(players=3, seed=seed)  # type: ignore[arg-type]


def test_too_few_cards() -> None:
    with pytest.raises(BadOption) as refused:
        herohall.game("seventh").new(players=5, values=3, copies=2, hand=5)
    assert refused.value.params == {"cards": 6, "needed": 36}


def test_refusals_are_one_line_and_say_what_would_be_right() -> None:
    game = herohall.game("seventh")
    for given in ({"edition": "pirate"}, {"clue": "maybe"}, {"klue": 1}, {"hand": 9}, {"players": 9}, {"seed": -4}):
        with pytest.raises(BadOption) as refused:
            game.new(**given)
        for lang in ("en", "fr", "de"):
            text = refused.value.text(lang)
            assert "\n" not in text
            assert not text.startswith("{"), f"no text for {refused.value.key} in {lang}"
