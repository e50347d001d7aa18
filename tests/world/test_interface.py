"""The edges of the interface: words for everything, refusals with a reason, seats and moves that are not there."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest
from tests.world.playing import GAME, Setting, name_of, new, preset_settings, thrifty

from herohall.core.errors import BadMove, BadOption, IllegalMove
from herohall.core.texts import LANGUAGES, has
from herohall.games.world.events import EVENTS
from herohall.games.world.moves import MOVE_COUNT
from herohall.games.world.table import INNER_QUESTIONS, STEP_QUESTIONS

RULES = set(re.findall(r"H[0-9]+\.[0-9]+", files("herohall.games.world").joinpath("rulebook/en.md").read_text("utf-8")))
"""The numbers of the rules, from the rulebook."""


def test_every_question_and_event_has_words() -> None:
    kinds = ["place"] + [kind for kind, _rule in [*STEP_QUESTIONS.values(), *INNER_QUESTIONS.values()]]
    keys = [f"world-kind-{kind}" for kind in kinds] + [f"world-ask-{kind}" for kind in kinds]
    keys += [f"world-event-{kind.name}" for kind in EVENTS] + ["world-event-dealt-seen", "world-event-drew-seen"]
    for option in GAME.options:
        keys.append(f"world-option-{option.name}")
        keys += [f"world-option-{option.name}-{value}" for value in option.values]
    keys += [f"world-edition-{edition}" for edition in GAME.editions]
    assert [key for key in keys for lang in LANGUAGES if not has(key, lang)] == []


@pytest.mark.parametrize("setting", preset_settings(), ids=name_of)
def test_every_move_that_is_not_legal_is_refused_with_a_rule_and_a_reason(setting: Setting) -> None:
    state, chance = new(setting, 3), Random(3)
    reasons: set[str] = set()
    while not state.over:
        legal, before = state.moves(), state.to_json()
        for move in chance.sample(range(MOVE_COUNT), 40):
            if move not in legal:
                with pytest.raises(IllegalMove) as refused:
                    state.play(move)
                assert refused.value.rule in RULES
                reasons.add(refused.value.key)
        assert state.to_json() == before
        state.apply(thrifty(state, chance))
    reasons.add(state.refusal(0).key)
    assert [key for key in reasons for lang in LANGUAGES if not has(key, lang)] == []
    assert len(reasons) > 20


@pytest.mark.parametrize("text", ["", "settle", "settle atlantis", "take row 0", "take row 4", "send 5", "dön"])
def test_what_is_no_move_at_all(text: str) -> None:
    with pytest.raises(BadMove):
        new((3, {}), 1).parse(text)


def test_texts_are_read_in_any_case_and_with_any_blanks() -> None:
    state = new((3, {}), 1)
    assert state.parse("  SETTLE \t middle-East ") == state.parse("settle middle-east")


def test_the_move_space_does_not_depend_on_players() -> None:
    assert GAME.move_count == MOVE_COUNT == 806
    assert len(set(GAME.words)) == MOVE_COUNT


def test_all_moves_are_public() -> None:
    state = new((3, {}), 1)
    assert {state.told(state.moves()[0], viewer) for viewer in (0, 1, 2, None)} == {"settle mediterranean"}


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_such_seat(seat: int) -> None:
    state = new((3, {}), 1)
    with pytest.raises(BadOption):
        state.view(seat)
    with pytest.raises(BadOption):
        state.sample(seat, 1)
