"""S8: editions and their options."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.rules.seventh.positions import GAME

from herohall.core.errors import BadOption
from herohall.core.texts import LANGUAGES, t

OPTIONS = {
    "no_match": ("deck", "party"),
    "clue": ("identical", "requirement"),
    "clues_per_turn": ("any", "one"),
    "duplicates": ("eliminated", "discard"),
    "deck_end": ("score", "reshuffle"),
}
PRESETS = {
    "iello": ("deck", "identical", "any", "eliminated", "score"),
    "iello-variant": ("deck", "requirement", "any", "eliminated", "reshuffle"),
    "aeg": ("party", "identical", "any", "eliminated", "score"),
    "original": ("party", "requirement", "one", "discard", "reshuffle"),
}


def in_force(**options: object) -> tuple[object, ...]:
    """The five options of a new game."""
    state = GAME.new(4, seed=1, **options)
    return tuple(state.options[name] for name in OPTIONS)


@pytest.mark.rule("S8.1")
@pytest.mark.parametrize("edition", PRESETS)
def test_the_presets(edition: str) -> None:
    assert in_force(edition=edition) == PRESETS[edition]


@pytest.mark.rule("S8.1")
def test_there_are_no_others() -> None:
    assert list(GAME.editions) == list(PRESETS)
    with pytest.raises(BadOption):
        GAME.new(4, edition="second")


@pytest.mark.rule("S8.1")
def test_iello_is_the_default() -> None:
    assert in_force() == PRESETS["iello"]


@pytest.mark.rule("S8.1")
@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize(("place", "name"), list(enumerate(OPTIONS)))
def test_each_option_can_be_set_on_its_own(edition: str, place: int, name: str) -> None:
    for value in OPTIONS[name]:
        expected = list(PRESETS[edition])
        expected[place] = value
        assert in_force(edition=edition, **{name: value}) == tuple(expected)


@pytest.mark.rule("S8.1")
@pytest.mark.parametrize("values", list(product(*OPTIONS.values())))
def test_all_combinations_are_legal(values: tuple[str, ...]) -> None:
    assert in_force(**dict(zip(OPTIONS, values, strict=True))) == values


@pytest.mark.rule("S8.1")
@pytest.mark.parametrize("name", OPTIONS)
def test_there_are_no_other_values(name: str) -> None:
    wrong: dict[str, Any] = {name: "both"}
    with pytest.raises(BadOption):
        GAME.new(4, **wrong)


@pytest.mark.rule("S8.1")
@pytest.mark.parametrize(("name", "usual", "other"), [("reshuffled", "all", "discard"), ("forbid", "holder", "anyone")])
def test_an_option_added_later_is_told_only_where_it_is_chosen(name: str, usual: str, other: str) -> None:
    """So records and states from before it stay as they were."""
    chosen: list[dict[str, Any]] = [{name: value} for value in (usual, other, "both")]
    before = GAME.new(4, seed=1).options
    assert GAME.new(4, seed=1, **chosen[0]).options == before
    assert GAME.new(4, seed=1, **chosen[1]).options == {**before, name: other}
    with pytest.raises(BadOption):
        GAME.new(4, **chosen[2])


@pytest.mark.rule("S8.2")
@pytest.mark.parametrize(("name", "value"), [("clue", "requirement"), ("deck_end", "reshuffle")])
def test_the_booklets_variants_may_be_taken_singly(name: str, value: str) -> None:
    changed = [got for got, usual in zip(in_force(**{name: value}), PRESETS["iello"], strict=True) if got != usual]
    assert changed == [value]


@pytest.mark.rule("S8.2")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", PRESETS)
def test_who_picks_aeg_or_original_is_told_how_far_they_are_known(edition: str, lang: str) -> None:
    assert ("S8.2" in t(f"seventh-edition-{edition}", lang)) == (edition in ("aeg", "original"))
