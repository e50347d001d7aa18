"""States of Seventh Hero: each is read back, and whatever else is accepted can be reached, too.

The first turn is decided by the rules themselves (`first_turn.py`); here all states of small decks show that they do it
rightly. Of later turns nobody can enumerate the states: which single changes are accepted is listed, with the reason.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from tests.reachable import SEVENTH_WORDS, Saved, Told, accepted, meaning, reachable, whatever_chance_brings
from tests.seventh.playing import GAME, name_of, new, settings

from herohall.core.game import State
from herohall.core.options import resolve
from herohall.games.seventh import first_turn
from herohall.games.seventh.game import SeventhGame, SeventhState
from herohall.games.seventh.options import EDITIONS, OPTIONS, Settings
from herohall.games.seventh.table import Table

DECKS: dict[str, dict[str, object]] = {
    "nothing to send": {"values": 7, "copies": 1, "hand": 0},
    "sent from the party": {"values": 7, "copies": 1, "hand": 0, "edition": "aeg"},
}
"""Small decks that end with their first turn."""

PLAUSIBLE = {
    "turn": "cards that were replaced at the deal look like those of another turn",
    "active": "anybody may have begun the game",
    "requirement": "any card of the discard pile may be its top, as long as the hero that was sent fits",
    "seats.used": "a power may have been used, or readied again, in an earlier turn",
    "ignored": "a 6 that lies used may have been used in this turn or before",
    "seen_by": "a 5 that lies used may have been used in this turn or before",
    "holder": "the hero may be elsewhere on its way, or have been recruited by somebody else who has it",
    "unveiled": "another hero of that party, or of the discard pile, may have come in this turn",
    "announced.seat": "somebody else may have announced this power",
    "announced.power": "the same player may have announced another power",
    "announced.target": "a 3 may ready another used hero, a 4 may name another player",
    "forbidden": "a 4 may have named another player, or have been used before this turn",
    "clues": "of two clues either may have come first",
    "clues.seat": "somebody else to whom the hero came may have asked",
    "history": "a hand may have been seen to hold nothing that fits, or have sent a card that fitted",
}
"""Single changes of states after the first turn that are accepted, and why each may lead to a state of a game."""


def deals(**options: object) -> Iterator[State]:
    """Every way a game of three can begin."""
    chosen = resolve(OPTIONS, EDITIONS, options)
    rules = Settings(3, chosen)

    def result(chance: Told) -> State:
        chance.table = table = Table(rules, chance)
        assert isinstance(GAME, SeventhGame)
        return GAME.deal_at(table, chosen)[0]

    return whatever_chance_brings(result)


@cache
def small(deck: str) -> dict[str, Saved]:
    """All states of a small deck."""
    return reachable(deals(**DECKS[deck]))


def forged(deck: str, count: int) -> tuple[Counter[str], int]:
    """Changed places of accepted states that no game leads to, and how many changes were accepted."""
    states = small(deck)
    found: Counter[str] = Counter()
    read = 0
    for key in Random(count).sample(sorted(states), min(count, len(states))):
        for place, saved in accepted(GAME, states[key], SEVENTH_WORDS):
            read += 1
            found[place] += meaning(saved) not in states
    return +found, read


def test_a_change_that_is_accepted_leads_to_a_state_that_can_be_reached() -> None:
    found, read = forged("nothing to send", 12)
    assert read
    assert not found


@pytest.mark.long
@pytest.mark.parametrize("deck", DECKS)
def test_every_state_of_a_small_deck(deck: str) -> None:
    for saved in small(deck).values():
        GAME.from_json(json.dumps(saved))
    found, read = forged(deck, 300)
    assert read
    assert not found


@pytest.mark.parametrize("setting", settings()[::7], ids=name_of)
def test_a_change_of_a_later_turn_is_refused_or_has_a_reason(setting: tuple[int, dict[str, object]]) -> None:
    state, chance = new(setting, 1), Random(1)
    for number in range(120):
        if state.over:
            break
        if number % 40 == 39 and state.table.turn > 1:
            for place, _ in accepted(GAME, json.loads(state.to_json()), SEVENTH_WORDS):
                assert place in PLAUSIBLE
        state.apply(chance.choice(state.moves()))


def test_reading_a_first_turn_costs_no_more_than_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_turn, "MOST_TABLES", 40)
    made = []
    for seed, setting in enumerate(settings()):
        state, chance = new(setting, seed), Random(seed)
        while state.table.turn == 1 and not state.over:
            search = first_turn.Search(state.table)
            assert search.succeeds(first_turn.beginnings(state.table))  # what is not decided counts as possible
            made.append(search.made)
            state.apply(chance.choice(state.moves()))
    assert 40 < max(made) < 100


def test_many_clue_cards_do_not_make_reading_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A forged state in which two seats have asked for so many clues that their hands may be anything."""
    monkeypatch.setattr(first_turn, "MOST_TABLES", 1000)
    state = GAME.new(players=3, seed=1)
    assert isinstance(state, SeventhState)
    while not state.table.wandering:
        state.apply(state.moves()[0])
    table = state.table
    for number in range(22):
        value = next(value for value in range(1 + number % 7, 8) if table.deck[value])
        table.deck[value] -= 1
        table.clue_cards.append(value)
        table.clue_askers.append(number % 2)
        table.clue_answers.append(0)
    search = first_turn.Search(table)
    search.succeeds(first_turn.beginnings(table))
    assert search.made < 1100


def test_first_turns_of_games_are_read_and_so_is_what_players_imagine() -> None:
    for seed, setting in enumerate(settings() * 3):
        state, chance = new(setting, seed), Random(seed)
        while state.table.turn == 1 and not state.over:
            assert GAME.from_json(state.to_json()) == state
            imagined = state.sample(chance.randrange(state.players), seed)
            assert GAME.from_json(imagined.to_json()) == imagined
            state.apply(chance.choice(state.moves()))
