"""Single changes of states that games have reached: refused, or of a class that has its reason.

The states of this game cannot be enumerated. So states of whole games are changed in one place each, in every place;
what is still read must be of a kind of which can be said why a game may lead there.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from tests.reachable import accepted
from tests.world.playing import CHOICES, GAME, Setting, name_of, new, preset_settings

from herohall.games.world.view import EPOCHS, INNERS, STEPS

WORDS = {
    "step": STEPS,
    "inner": INNERS,
    "epoch": EPOCHS,
    "place": ["waiting", "offer", "gone"],
    "territory": [territory.id for territory in GAME.cards.territories],
    "acting": [wonder.id for wonder in GAME.cards.wonders],
}

PLAUSIBLE = {
    "seats.points": "two coins may have bought a point or a migration, and a place in a scoring may have been another",
    "seats.made": "in the modern epoch: what the ancient one placed has left the board",
    "seats.known": "a hero may have been taken from the row or from the deck",
    "row": "the row has no order",
    "played": "heroes may have been played in another order by the same seats",
    "drawn": "discoveries are drawn in any order",
    "surveyed": "the same",
    "territories.discoveries": "they are placed in any order; of the ancient epoch one stays or none was there",
    "territories.received": "a discovery may have been placed in this turn or before, if the hero had room for it",
    "wonders.place": "somebody else may have built it, or nobody, as far as coins and points allow it",
    "wonders.used": "a power for which there was an occasion may have been used or not",
    "turn": "while all place their first figures, anybody may have begun who has placed as many",
    "left": "some of the hero's figures in its territories may have been there before",
    "moving": "some of the figures in neighbouring territories may have been there before",
    "step": "a hero whose attack and treasure leave no trace may stand before or after them",
    "territory": "an attack, a scoring or a migration may be elsewhere if the same pieces are there",
    "rival": "somebody else in that territory may be attacked",
    "face": "the die may show another result that asks the same",
    "second_face": "the same",
    "asking": "in a scoring the powers before the one that is asked may have been asked or not",
    "pay": "a power that is used may have been used in this scoring or before",
    "boost": "a power that is used may have been used in this attack or before",
}


@pytest.mark.parametrize("setting", preset_settings()[::3], ids=name_of)
def test_a_change_is_refused_or_has_a_reason(setting: Setting) -> None:
    assert set(found(setting, 1, 3)) <= PLAUSIBLE.keys()


@pytest.mark.long
def test_changes_in_many_games() -> None:
    kinds: Counter[str] = Counter()
    for number, setting in enumerate(preset_settings() * 6):
        kinds += found(setting, number, 12)
    assert set(kinds) <= PLAUSIBLE.keys()


def found(setting: Setting, seed: int, count: int) -> Counter[str]:
    """The places of accepted changes, in so many states of a game."""
    state, chance = new(setting, seed), Random(seed)
    states = []
    while not state.over:
        states.append(state.to_json())
        state.apply(CHOICES[seed % 3](state, chance))
    kinds: Counter[str] = Counter()
    for text in chance.sample([*states, state.to_json()], count):
        kinds.update(place for place, _ in accepted(GAME, json.loads(text), WORDS))
    return kinds
