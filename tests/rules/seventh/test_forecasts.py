"""What the engine foretells of a move (`state.forecast`): marks on the parties, by what the seat knows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.rules.seventh.positions import Sitting, table

import herohall
from herohall.core.state import view_when_asked
from herohall.games.seventh.cards import DOG_MASTER, HEN, KNIGHT, MAGICIAN, PYROMANIAC, SERGEANT, WITCH
from herohall.games.seventh.game import SeventhState


def marks(game: Sitting, word: str, aids: bool = False) -> list[tuple[int, int, str, bool]]:
    """Seat, hero, what would happen, whether it is sure."""
    state = game.state
    forecast: Any = state.forecast(state.decision.seat, state.parse(word), aids)
    return [(one["seat"], one["value"], one["mark"], one["sure"]) for one in forecast.get("marks", [])]


@pytest.mark.rule("S3.1")
def test_of_recruiting_a_hero_one_knows_and_has_not() -> None:
    """S3.1; seat 1 has looked at it."""
    game = table().party(1, SERGEANT).wandering(WITCH, at=1).say(f"power {SERGEANT}")
    assert marks(game, "recruit") == [(1, WITCH, "new", True)]


@pytest.mark.rule("S3.2")
def test_of_recruiting_a_hidden_hero_all_that_fits() -> None:
    """S3.2, S2.1: requirement 3 or less; which of them, nobody works out without aids."""
    game = table().party(1, HEN, WITCH).wandering(PYROMANIAC, at=1).open()
    assert marks(game, "recruit") == [
        (1, HEN, "double", False),
        (1, PYROMANIAC, "new", False),
        (1, WITCH, "double", False),
    ]


@pytest.mark.rule("S2.3")
def test_of_a_hero_from_the_deck_anything() -> None:
    """S2.3: it need not fit."""
    game = table(no_match="party").wandering(SERGEANT, at=1, source="unseen").open()
    assert [value for _, value, _, _ in marks(game, "recruit")] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("S7.1")
def test_of_the_sixth_hero_the_game_is_won() -> None:
    """S7.1"""
    game = table().party(1, 2, 4, 5, 6, 7, used=[2, 4, 5, 6, 7]).wandering(HEN, at=1).open()
    assert marks(game, "recruit") == [(1, 1, "win", False), (1, 2, "double", False), (1, 3, "win", False)]


@pytest.mark.rule("S2.6")
def test_of_passing_on_the_left_neighbours_party() -> None:
    """S2.6"""
    game = table().party(2, HEN).wandering(PYROMANIAC, at=1).open()
    assert marks(game, "pass")[0] == (2, HEN, "double", False)


@pytest.mark.rule("S2.2")
def test_of_sending_on_every_party_and_ones_own_if_it_comes_back() -> None:
    """S2.2, S2.7"""
    game = table().party(1, HEN).party(2, WITCH).party(3, HEN).hand(0, HEN, HEN).open()
    assert marks(game, f"send {HEN}") == [
        (1, HEN, "double", True),
        (2, HEN, "new", True),
        (3, HEN, "double", True),
        (0, HEN, "new", False),
    ]


@pytest.mark.rule("S2.3")
def test_of_sending_from_the_party_it_leaves() -> None:
    """S2.3"""
    game = table(no_match="party").party(0, HEN, WITCH, used=[HEN, WITCH]).open()
    assert marks(game, f"send party {HEN}")[-1] == (0, HEN, "leaves", True)


@pytest.mark.rule("S6.3")
def test_of_readying_the_3_is_used_its_target_ready() -> None:
    """S6.3"""
    game = table().party(0, WITCH, KNIGHT, used=[KNIGHT]).hand(0, HEN).open()
    assert marks(game, f"power {WITCH} {KNIGHT}") == [(0, WITCH, "used", True), (0, KNIGHT, "ready", True)]


@pytest.mark.rule("S6.4")
@pytest.mark.parametrize(("at", "seats"), [(1, {2, 3}), (0, {2})])
def test_of_forbidding_the_hero_goes_on_unless_it_has_come_round(at: int, seats: set[int]) -> None:
    """S6.4: from seat 1 it would go on to seat 2; back at the sender it is discarded. Seat 3 (or 2) uses the 4."""
    user = 3 if at == 1 else 2
    game = table().party(user, DOG_MASTER).wandering(HEN, at=at).open()
    found = marks(game, f"power {DOG_MASTER}")
    assert found[0] == (user, DOG_MASTER, "used", True)
    assert {seat for seat, _, _, _ in found} == seats


@pytest.mark.rule("S4.1")
def test_of_a_clue_or_a_card_nobody_has_seen_there_is_none() -> None:
    """S4.1, S2.3"""
    assert marks(table().hand(1, HEN, WITCH).wandering(HEN, at=1).open(), f"clue {HEN}") == []
    assert marks(table().hand(0, MAGICIAN, MAGICIAN).open(), "send deck") == []


@pytest.mark.rule("S9.2")
def test_aids_say_how_likely_each_hidden_hero_is() -> None:
    """S9.2: as often as in what the belief deals; and never the hero itself."""
    state, chance = herohall.game("seventh").new(players=4, seed=3), Random(3)
    checked = 0
    while not state.over and checked < 4:
        decision = state.decision
        if decision.kind == "receive":
            assert isinstance(state, SeventhState)
            forecast: Any = state.forecast(decision.seat, state.parse("recruit"))
            if not forecast["marks"][0]["sure"]:
                dealt = Counter(state.sample(decision.seat, seed).table.wandering for seed in range(1500))
                for one in forecast["marks"]:
                    assert one["chance"] == pytest.approx(dealt[one["value"]] / 1500, abs=0.06)
                assert sum(one["chance"] for one in forecast["marks"]) == pytest.approx(1)
                checked += 1
        state.apply(chance.choice(decision.moves))
    assert checked == 4


@pytest.mark.parametrize("aids", [False, True])
@pytest.mark.parametrize("edition", ["iello", "original"])
def test_two_states_a_seat_cannot_tell_apart_foretell_the_same(edition: str, aids: bool) -> None:
    state, chance = herohall.game("seventh").new(players=4, seed=6, edition=edition), Random(6)
    for _ in range(150):
        if state.over:
            break
        seat, before = state.decision.seat, state.to_json()
        seen = view_when_asked(state, seat, aids)
        assert state.to_json() == before
        assert view_when_asked(state.sample(seat, 5), seat, aids) == seen
        assert view_when_asked(state, (seat + 1) % 4, aids) == state.view((seat + 1) % 4)
        state.apply(chance.choice(state.moves()))
