"""What a form offers while somebody writes a power or a result of the die."""

from __future__ import annotations

from random import Random

import pytest

from herohall.core.texts import LANGUAGES
from herohall.games.world.effect_choices import power_choices, result_choices
from herohall.games.world.effects import CLAUSES, EFFECTS, MOMENTS, POWERS, RESULTS, BadPhrase, read_power, read_result


def words(phrase: str) -> list[str]:
    return [choice.word for choice in power_choices(phrase)]


def test_a_phrase_begins_with_one_of_ours_or_with_a_moment() -> None:
    assert words("") == [*POWERS, *MOMENTS]
    assert [choice.word for choice in result_choices("")] == [*RESULTS, *CLAUSES]


@pytest.mark.parametrize("moment", MOMENTS)
def test_after_a_moment_come_the_effects_it_has(moment: str) -> None:
    assert {word for word, use in EFFECTS.items() if moment in use.moments} == set(words(moment)) & EFFECTS.keys()


def test_a_word_that_is_begun_is_ended() -> None:
    (only,) = power_choices("turn place 2 ho")
    assert (only.word, only.phrase) == ("home", "turn place 2 home")
    assert [choice.phrase for choice in result_choices("defender loses n + attacker fl")] == [
        "defender loses n + attacker flees"
    ]


def test_nothing_follows_what_is_wrong_or_complete() -> None:
    assert words("nonsense") == words("third-place") == []
    assert "+" not in words("treasure move 2 + coins 1 + remove 1 + draw")


def test_every_word_says_what_it_means_in_every_language() -> None:
    for phrase in ("", *MOMENTS, "turn place", "rolled again", "scoring swap", "scoring score", "attack result"):
        for choice in power_choices(phrase):
            assert choice.word.isdecimal() or choice.word == "+" or choice.text.keys() == set(LANGUAGES), choice


@pytest.mark.parametrize(("choices", "read"), [(power_choices, read_power), (result_choices, read_result)])
def test_whoever_takes_what_is_offered_ends_with_something_that_means_something(choices, read) -> None:  # type: ignore[no-untyped-def]
    chance = Random(7)
    for _ in range(60):
        phrase = ""
        while offered := choices(phrase):
            phrase = chance.choice(offered).phrase
            if means_something(phrase, read) and chance.random() < 0.3:
                break
        assert means_something(phrase, read), phrase


def means_something(phrase: str, read) -> bool:  # type: ignore[no-untyped-def]
    try:
        read(phrase)
    except BadPhrase:
        return False
    return True
