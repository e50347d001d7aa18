"""S5.1 to S5.3 and S5.8: announcing powers, reacting to them, and chains of cancels."""

from __future__ import annotations

import pytest
from tests.rules.seventh.positions import Position, Sitting, table

from herohall.games.seventh.cards import HEN, KNIGHT, MAGICIAN, PYROMANIAC, SERGEANT, WITCH


def seven_at_risk() -> Position:
    """Seat 0 is about to send and may draw two with its 7; the deck holds nothing but 4s."""
    return table().requirement(HEN).hand(0, 2, 2).party(0, MAGICIAN).deck(*[4] * 8)


# S5.1


@pytest.mark.rule("S5.1")
def test_heroes_in_the_hand_have_no_power() -> None:
    game = table().hand(2, MAGICIAN, SERGEANT, PYROMANIAC).wandering(4, at=1).open()
    assert game.asks == (1, "receive")


@pytest.mark.rule("S5.1")
def test_each_card_is_used_once() -> None:
    game = seven_at_risk().say("power 7")
    assert game.used(0) == [MAGICIAN]
    assert not game.offers("power")
    assert game.refuses("power 7") == "S5.1"


@pytest.mark.rule("S5.1")
def test_it_stays_used_in_later_turns() -> None:
    game = table().hand(1, 2, 2).party(1, MAGICIAN, used=[MAGICIAN]).wandering(4, at=1).say("recruit")
    assert game.active == 1
    assert game.used(1) == [MAGICIAN]
    assert not game.offers("power")


@pytest.mark.rule("S5.1")
def test_a_hero_one_does_not_have_has_no_power_for_one() -> None:
    game = table().party(3, MAGICIAN, used=[MAGICIAN]).wandering(4, at=1).open()
    assert game.refuses("power 7") == "S5.1"


# S5.2


@pytest.mark.rule("S5.2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("at", [0, 1, 2, 3])
def test_any_player_wherever_the_hero_lies(seat: int, at: int) -> None:
    game = table().party(seat, PYROMANIAC).wandering(4, at=at).open()
    assert game.asks is not None
    assert game.asks[0] == seat or seat != game.asks[0] == at
    assert game.offers("power 2")


@pytest.mark.rule("S5.2")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_out_of_turn_before_anything_is_sent(seat: int) -> None:
    assert table().requirement(HEN).hand(0, 2).party(seat, KNIGHT).open().asks == (seat, "W1")


# S5.3


@pytest.mark.rule("S5.3")
def test_the_others_get_time_to_react_before_the_effect() -> None:
    game = seven_at_risk().party(2, HEN).say("power 7")
    assert game.asks == (2, "R")
    assert game.hand(0) == [2, 2]
    assert game.say("decline").hand(0) == [2, 2, 4, 4]


@pytest.mark.rule("S5.3")
@pytest.mark.parametrize("power", [2, 3, 4, 5, 7])
def test_to_every_power_of_w2(power: int) -> None:
    target = " 6" if power == WITCH else ""
    game = table().party(2, power, KNIGHT, used=[KNIGHT]).party(3, HEN).wandering(5, at=1).say(f"power {power}{target}")
    assert game.asks == (3, "R")


@pytest.mark.rule("S5.3")
def test_to_a_six() -> None:
    game = table().requirement(HEN).hand(0, 2).party(2, KNIGHT).party(3, HEN).say("power 6")
    assert game.asks == (3, "R")


@pytest.mark.rule("S5.3")
@pytest.mark.parametrize("owned", [[], [SERGEANT]])
def test_to_powers_in_w3_and_w4(owned: list[int]) -> None:
    game = table().party(1, *owned).party(2, MAGICIAN).party(3, HEN).wandering(5, at=1)
    assert game.say("decline", "recruit", "power 7").asks == (3, "R")


# S5.8


@pytest.mark.rule("S5.8")
def test_the_card_is_turned_sideways_at_once() -> None:
    game = seven_at_risk().party(2, HEN).say("power 7")
    assert game.used(0) == [MAGICIAN]
    assert game.heard("announced") == {"seat": 0, "power": 7, "target": 0}
    assert game.view()["announced"] == [{"seat": 0, "power": 7, "target": 0}]


@pytest.mark.rule("S5.8")
def test_for_a_three_its_hero_is_named() -> None:
    position = table().party(1, WITCH, SERGEANT, KNIGHT, used=[SERGEANT, KNIGHT]).party(2, HEN).wandering(4, at=1)
    game = position.open()
    assert game.answers == ["recruit", "pass", "power 3 5", "power 3 6"]
    game.say("power 3 6")
    assert game.heard("announced") == {"seat": 1, "power": 3, "target": KNIGHT}
    assert game.used(1) == [WITCH, SERGEANT, KNIGHT]
    assert game.say("decline").used(1) == [WITCH, SERGEANT]


@pytest.mark.rule("S5.8")
def test_r_asks_everyone_but_its_user() -> None:
    game = seven_at_risk().party(0, MAGICIAN, HEN).party(1, HEN).party(3, HEN).say("power 7")
    assert game.asks == (1, "R")
    assert game.say("decline").asks == (3, "R")
    assert game.say("decline").asks == (0, "send")


@pytest.mark.rule("S5.8")
def test_a_one_that_takes_effect_cancels_the_power_below() -> None:
    game = seven_at_risk().party(2, HEN).say("power 7", "power 1")
    assert game.heard("cancelled") == {"seat": 2, "user": 0, "power": 7}
    assert game.hand(0) == [2, 2]
    assert game.view()["announced"] == []


@pytest.mark.rule("S5.8")
def test_its_r_is_over() -> None:
    """Seat 3 could cancel as well, but there is nothing left to cancel."""
    game = seven_at_risk().party(2, HEN).party(3, HEN).say("power 7", "power 1")
    assert game.asks == (3, "R")
    assert game.say("decline").asks == (0, "send")


@pytest.mark.rule("S5.8")
def test_a_one_gets_its_own_r_first() -> None:
    game = seven_at_risk().party(1, HEN).party(2, HEN).say("power 7", "power 1")
    assert game.asks == (2, "R")
    assert [one["power"] for one in game.view()["announced"]] == [7, 1]
    assert "cancelled" not in game.happened


@pytest.mark.rule("S5.8")
def test_a_one_on_a_one_lets_the_first_power_take_effect() -> None:
    game = seven_at_risk().party(1, HEN).party(2, HEN).say("power 7", "power 1", "power 1")
    assert game.heard("cancelled") == {"seat": 2, "user": 1, "power": 1}
    assert game.hand(0) == [2, 2, 4, 4]


@pytest.mark.rule("S5.8")
def test_a_one_on_a_one_on_a_one_cancels_it_after_all() -> None:
    position = seven_at_risk().party(1, HEN).party(2, HEN).party(3, HEN)
    game = position.say("power 7", "power 1", "power 1", "power 1")
    assert game.hand(0) == [2, 2]
    cancelled = [event.facts for event in game.log if event.name == "cancelled"]
    assert cancelled == [{"seat": 3, "user": 2, "power": 1}, {"seat": 1, "user": 0, "power": 7}]


@pytest.mark.rule("S5.8")
def test_the_user_may_cancel_the_cancel_of_their_power() -> None:
    game = seven_at_risk().party(0, MAGICIAN, HEN).party(1, HEN).say("power 7", "power 1")
    assert game.asks == (0, "R")
    assert game.say("power 1").hand(0) == [2, 2, 4, 4]


@pytest.mark.rule("S5.8")
def test_the_r_below_starts_again_after_a_cancelled_one() -> None:
    """Seats 1 and 2 declined, 3 cancels, 1 cancels that: seat 2 is asked about the 7 once more."""
    position = seven_at_risk().party(1, HEN).party(2, HEN).party(3, HEN)
    game = position.say("power 7", "decline", "decline", "power 1", "power 1", "decline")
    assert game.asks == (2, "R")
    assert game.view()["announced"] == [{"seat": 0, "power": 7, "target": 0}]
    assert game.say("power 1").hand(0) == [2, 2]


@pytest.mark.rule("S5.8")
def test_when_that_closes_the_power_takes_effect() -> None:
    position = seven_at_risk().party(1, HEN).party(2, HEN).party(3, HEN)
    game = position.say("power 7", "decline", "decline", "power 1", "power 1", "decline", "decline")
    assert game.hand(0) == [2, 2, 4, 4]


def witch_in_r() -> Position:
    """Seat 1 has used its 1 and could ready it with a 3."""
    return seven_at_risk().party(1, HEN, WITCH, SERGEANT, used=[HEN, SERGEANT])


def decline_w1(position: Position) -> Sitting:
    """Seat 1 could use its 3 in W1, too, but keeps it."""
    return position.say("decline", "power 7")


@pytest.mark.rule("S5.8", "S5.4")
def test_a_three_in_r_readies_a_one_which_then_cancels() -> None:
    game = decline_w1(witch_in_r())
    assert (game.asks, game.answers) == ((1, "R"), ["decline", "power 3 1"])
    game.say("power 3 1")
    assert (game.asks, game.answers) == ((1, "R"), ["decline", "power 1"])
    game.say("power 1")
    assert game.hand(0) == [2, 2]
    assert game.used(1) == [HEN, WITCH, SERGEANT]


@pytest.mark.rule("S5.8")
def test_a_three_in_r_gets_its_own_r_first() -> None:
    game = decline_w1(witch_in_r().party(3, HEN)).say("power 3 1")
    assert game.asks == (3, "R")
    assert game.used(1) == [HEN, WITCH, SERGEANT]
    assert game.say("decline").used(1) == [WITCH, SERGEANT]


@pytest.mark.rule("S5.8")
def test_a_cancelled_three_readies_nothing() -> None:
    """Seat 3 spends its 1 on the 3, so the 7 takes effect."""
    game = decline_w1(witch_in_r().party(3, HEN)).say("power 3 1", "power 1")
    assert game.used(1) == [HEN, WITCH, SERGEANT]
    assert game.hand(0) == [2, 2, 4, 4]


@pytest.mark.rule("S5.8")
def test_after_a_three_in_r_the_r_below_starts_again() -> None:
    """Seat 3 was not asked about the 7 yet; seat 1, first in the round, is asked before it."""
    game = decline_w1(witch_in_r().party(3, HEN)).say("power 3 1", "decline")
    assert game.asks == (1, "R")
    assert game.say("decline").asks == (3, "R")


def one_readied_under_way() -> Sitting:
    """Seat 1's cancel has been cancelled by seat 2; before that takes effect, seat 1 readies its 1."""
    position = seven_at_risk().party(1, HEN, WITCH).party(2, HEN)
    return position.say("power 7", "power 1", "power 1", "power 3 1")


@pytest.mark.rule("S5.8", "S6.3")
def test_a_one_may_be_readied_and_used_again_in_the_same_chain() -> None:
    game = one_readied_under_way()
    assert (game.asks, game.answers) == ((1, "R"), ["decline", "power 1"])
    game.say("power 1")
    cancelled = [event.facts for event in game.log if event.name == "cancelled"]
    assert cancelled == [{"seat": 1, "user": 2, "power": 1}, {"seat": 1, "user": 0, "power": 7}]
    assert game.hand(0) == [2, 2]


@pytest.mark.rule("S5.8")
def test_a_chain_with_a_readied_one_can_be_saved() -> None:
    """The 1 stands upright again while its first use is still undecided."""
    game = one_readied_under_way().saved_and_loaded()
    assert (game.asks, game.answers) == ((1, "R"), ["decline", "power 1"])


@pytest.mark.rule("S5.8")
@pytest.mark.parametrize("words", [["power 7"], ["power 7", "power 1"], ["power 7", "power 1", "power 1"]])
def test_a_chain_can_be_saved_at_every_step(words: list[str]) -> None:
    position = seven_at_risk().party(1, HEN).party(2, HEN).party(3, HEN)
    game = position.say(*words)
    assert game.saved_and_loaded().say("power 1").state == game.say("power 1").state


@pytest.mark.rule("S5.8")
def test_a_chain_in_w2_goes_back_to_w2() -> None:
    position = table().party(1, PYROMANIAC).party(2, HEN).party(3, HEN).wandering(4, at=1)
    game = position.say("power 2", "power 1", "decline")
    assert (game.asks, game.at) == ((1, "receive"), 1)
