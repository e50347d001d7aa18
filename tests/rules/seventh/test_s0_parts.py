"""S0: aim and parts."""

from __future__ import annotations

import json

import pytest
from tests.rules.seventh.positions import GAME, table

from herohall.core.errors import BadOption
from herohall.games.seventh.cards import DOG_MASTER, HEN, KNIGHT, MAGICIAN, PYROMANIAC, SERGEANT, WITCH


@pytest.mark.rule("S0.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_eleven_copies_of_seven_heroes(players: int) -> None:
    saved = json.loads(GAME.new(players, seed=1).to_json())
    cards = saved["deck"] + saved["discard"]
    for seat in saved["seats"]:
        cards += seat["party"] + seat["hand"]
    assert sorted(cards) == sorted(list(range(1, 8)) * 11)


@pytest.mark.rule("S0.1")
@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_players(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(players)


@pytest.mark.rule("S0.1")
def test_to_choose_a_card_is_to_choose_a_value() -> None:
    assert table().requirement(HEN).hand(0, 2, 2, 2).open().answers == ["send 2"]


@pytest.mark.rule("S0.2")
def test_six_different_heroes_win_at_once() -> None:
    game = table().party(1, 1, 2, 3, 4, 5).wandering(6, at=1).say("recruit")
    assert game.ranking is not None
    assert game.ranking[0] == [1]


@pytest.mark.rule("S0.2")
def test_five_heroes_do_not_win() -> None:
    assert not table().hand(1, 1).party(1, 1, 2, 4, 5).wandering(6, at=1).say("recruit").over


@pytest.mark.rule("S0.3")
@pytest.mark.parametrize(("deck", "over"), [([5], True), ([5, 5], False)])
def test_the_game_ends_when_the_deck_has_run_out(deck: list[int], over: bool) -> None:
    """The end draw takes one card; a second one would be left for the next turn."""
    assert table().hand(1, 2).deck(*deck).wandering(6, at=1).say("recruit").over == over


@pytest.mark.rule("S0.4")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("card", [KNIGHT, MAGICIAN])
def test_the_player_count_is_the_number_of_seats(players: int, card: int) -> None:
    game = table(players).requirement(card).hand(0, 1, 2, 3, 4, 5, 6, 7).open()
    fits = range(1, players + 1) if card == KNIGHT else range(players, 8)
    assert game.answers == [f"send {value}" for value in fits]


@pytest.mark.rule("S0.1", "S2.1")
@pytest.mark.parametrize(
    ("card", "fits"),
    [
        (HEN, [1, 2, 3]),
        (PYROMANIAC, [5, 6, 7]),
        (WITCH, [3, 4, 5]),
        (DOG_MASTER, [1, 3, 5, 7]),
        (SERGEANT, [2, 4, 6]),
    ],
)
@pytest.mark.parametrize("players", [3, 5])
def test_the_requirement_printed_on_each_hero(card: int, fits: list[int], players: int) -> None:
    game = table(players).requirement(card).hand(0, 1, 2, 3, 4, 5, 6, 7).open()
    assert game.view()["fits"] == fits
    assert game.answers == [f"send {value}" for value in fits]


@pytest.mark.rule("S0.1")
def test_themes_are_no_option_of_the_rules() -> None:
    with pytest.raises(BadOption):
        GAME.new(4, theme="dragon")
