"""S5.4 to S5.7 and S5.9: in which window each power may be used, who is asked, and in which order."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.rules.seventh.positions import Position, Sitting, table

from herohall.games.seventh import rules
from herohall.games.seventh.cards import DOG_MASTER, HEN, KNIGHT, MAGICIAN, PYROMANIAC, SERGEANT, WITCH
from herohall.games.seventh.moves import SEND
from herohall.games.seventh.saved import read_table
from herohall.games.seventh.table import SENDING

POWERS = range(1, 8)
USABLE = {"W1": {3, 6, 7}, "W2": {2, 3, 4, 5, 7}, "W3": {3, 7}, "W4": {3, 7}, "R": {1, 3}}


def holding(position: Position, seat: int, power: int) -> Position:
    """A seat has one power ready, and a used hero beside it: in R a 3 can ready nothing but a 1."""
    beside = KNIGHT if power == HEN else HEN
    return position.party(seat, power, beside, used=[beside])


def in_window(window: str, power: int) -> Sitting:
    """That window is open, and seat 2 has that power ready; nobody else has one to use."""
    position = holding(table().requirement(HEN), 2, power)
    if window == "W1":
        return position.hand(0, 2).open()
    if window == "W2":
        return position.wandering(5, at=1).open()
    owned = {"W3": SERGEANT, "W4": KNIGHT, "R": MAGICIAN}[window]
    game = position.party(1, owned, used=[] if window == "R" else [owned]).hand(1, 2).wandering(5, at=1).open()
    if game.asks == (2, "W2"):
        game.say("decline")
    return game.say("power 7" if window == "R" else "recruit")


@pytest.mark.rule("S5.4")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("window", USABLE)
def test_which_power_is_usable_in_which_window(window: str, power: int) -> None:
    game = in_window(window, power)
    if power in USABLE[window]:
        assert game.asks == (2, window)
        assert game.answers == ["decline", "power 3 1" if power == WITCH else f"power {power}"]
    else:
        assert game.asks != (2, window)


@pytest.mark.rule("S5.4", "S5.7")
@pytest.mark.parametrize("power", POWERS)
def test_which_power_the_sender_may_use(power: int) -> None:
    """Before sending it is still the moment of W1."""
    game = holding(table().requirement(HEN).hand(0, 2, 2), 0, power).open()
    assert game.asks == (0, "send")
    assert game.offers("power") == (power in USABLE["W1"])


@pytest.mark.rule("S5.4", "S5.7")
@pytest.mark.parametrize("power", POWERS)
def test_which_power_the_receiver_may_use(power: int) -> None:
    """As in W2, save for the 4, which is never for oneself."""
    game = holding(table().wandering(5, at=1), 1, power).open()
    assert game.asks == (1, "receive")
    assert game.offers("power") == (power in USABLE["W2"] - {DOG_MASTER})


@pytest.mark.rule("S5.4", "S5.7")
@pytest.mark.parametrize("power", POWERS)
def test_which_power_the_active_player_may_use_after_a_full_circle(power: int) -> None:
    """The sender knows the hero, so a 5 is of no use, and without any use the table lets them recruit."""
    game = holding(table(3).hand(1, 2).wandering(5, at=0), 0, power).open()
    assert (game.asks == (0, "return")) == (power in {2, 3, 7})


@pytest.mark.rule("S5.4")
def test_no_window_while_a_discard_is_due() -> None:
    game = table(no_match="deck").requirement(HEN).hand(0, 6, 7).party(0, MAGICIAN).say("send deck")
    assert game.answers == ["discard 6", "discard 7"]
    assert game.refuses("power 7") == "S5.4"


@pytest.mark.rule("S5.4")
def test_w2_opens_at_the_active_player_after_a_full_circle() -> None:
    game = table(3).party(1, DOG_MASTER).wandering(5, at=2).say("decline", "pass")
    assert (game.asks, game.at) == ((1, "W2"), 0)


@pytest.mark.rule("S5.4")
def test_w2_opens_again_after_each_clue_answer() -> None:
    game = table().party(2, SERGEANT).hand(1, 2, 2).wandering(5, at=1).say("decline", "clue 2")
    assert (game.asks, game.at) == ((2, "W2"), 1)


@pytest.mark.rule("S5.4")
def test_w4_opens_after_a_discarded_hero() -> None:
    game = table().party(2, MAGICIAN).party(1, PYROMANIAC).wandering(5, at=1).say("decline", "power 2")
    assert game.asks == (2, "W4")


@pytest.mark.rule("S5.4")
def test_w4_never_opens_after_w3() -> None:
    position = table().party(1, SERGEANT).hand(1, 2).party(2, MAGICIAN).wandering(5, at=1)
    game = position.say("decline", "recruit", "decline")
    assert game.happened[-3:] == ["eliminated", "drew", "revealed"]


# S5.5


def seven_everywhere(active: int) -> Position:
    """Everybody has a 7; the hero lies in front of the left neighbour."""
    position = table(active=active).wandering(5, at=(active + 1) % 4)
    for seat in range(4):
        position.party(seat, MAGICIAN)
    return position


@pytest.mark.rule("S5.5")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_the_question_goes_clockwise_from_the_active_player(active: int, order: list[int]) -> None:
    game = seven_everywhere(active).say("decline", "decline", "decline", "recruit")
    asked = []
    while game.asks is not None and game.asks[1] == "W4":
        asked.append(game.asks[0])
        game.say("decline")
    assert asked == order


@pytest.mark.rule("S5.5", "S5.8")
def test_so_it_does_in_r() -> None:
    """Seat 2 is active, seat 3 uses a 7; the others may cancel it."""
    position = table(active=2).party(3, MAGICIAN, HEN).party(0, HEN).party(1, HEN).party(2, HEN)
    game = position.wandering(5, at=3).say("power 7")
    asked = []
    while game.asks is not None and game.asks[1] == "R":
        asked.append(game.asks[0])
        game.say("decline")
    assert asked == [2, 0, 1]


@pytest.mark.rule("S5.5")
def test_only_those_with_a_usable_power_are_asked() -> None:
    """Seat 2 has used its 7, seat 0 has only a 6."""
    position = table().party(0, KNIGHT).party(2, MAGICIAN, used=[MAGICIAN]).party(3, MAGICIAN)
    assert position.wandering(5, at=1).open().asks == (3, "W2")


@pytest.mark.rule("S5.5")
def test_the_answer_is_a_power_or_none() -> None:
    game = table().hand(2, 1, 2).party(2, MAGICIAN, SERGEANT).wandering(5, at=1).open()
    assert game.answers == ["decline", "power 5", "power 7"]


@pytest.mark.rule("S5.5")
def test_after_a_power_the_round_starts_again() -> None:
    """Seat 0 has declined, then seat 2 uses its 7: seat 0 is asked again."""
    game = seven_everywhere(0).say("decline")
    assert game.asks == (2, "W2")
    assert game.say("power 7").asks == (0, "W2")


@pytest.mark.rule("S5.5")
def test_after_a_cancelled_power_too() -> None:
    game = seven_everywhere(0).party(3, HEN).say("decline", "power 7", "power 1")
    assert "drew" not in game.happened
    assert game.asks == (0, "W2")


@pytest.mark.rule("S5.5")
def test_it_closes_when_all_have_declined_in_a_row() -> None:
    """Three 7s in W2: seat 2 uses its own, so 0 and 3 are asked once more, and nobody a third time."""
    game = seven_everywhere(0).say("decline", "power 7", "decline", "decline")
    assert game.asks == (1, "receive")


@pytest.mark.rule("S5.5")
def test_a_power_that_ends_the_occasion_ends_the_round() -> None:
    """Seat 0 declined to look, then seat 2 burns the hero: there is nothing to look at any more."""
    game = table().party(0, DOG_MASTER).party(2, PYROMANIAC).hand(1, 2).wandering(5, at=1).say("decline", "power 2")
    assert game.view()["turn"] == 2


@pytest.mark.rule("S5.5")
def test_declining_is_told() -> None:
    assert table().party(2, SERGEANT).wandering(5, at=1).say("decline").heard("declined") == {"seat": 2}


# S5.6


@pytest.mark.rule("S5.6")
def test_a_new_recruit_may_be_used_from_w4_on() -> None:
    game = table().hand(1, 2).wandering(MAGICIAN, at=1).say("recruit")
    assert game.asks == (1, "W4")
    assert game.say("power 7").hand_sizes[1] == 3


@pytest.mark.rule("S5.6")
def test_a_fresh_copy_arrives_ready() -> None:
    """Seat 1 loses its used 7 to a double, and recruits another one in the next turn."""
    position = table(3).party(1, MAGICIAN, used=[MAGICIAN]).hand(1, 7, 7).deck(7, 7, 7, 7, 7).wandering(7, at=1)
    game = position.say("recruit", "send 7", "pass", "pass")
    assert game.eliminated(1) == [7, 7]
    assert game.asks == (1, "W4")
    assert game.offers("power 7")


# S5.7


@pytest.mark.rule("S5.7")
def test_the_active_player_is_not_asked_in_the_round_of_w1() -> None:
    game = table().requirement(HEN).hand(0, 2).party(0, MAGICIAN).party(1, MAGICIAN).open()
    assert game.asks == (1, "W1")
    game.say("decline")
    assert game.asks == (0, "send")
    assert game.answers == ["send 2", "power 7"]


@pytest.mark.rule("S5.7")
def test_the_receiver_is_not_asked_in_the_round_of_w2() -> None:
    game = seven_everywhere(0).say("decline", "decline", "decline")
    assert game.asks == (1, "receive")
    assert game.answers == ["recruit", "pass", "power 7"]


@pytest.mark.rule("S5.7")
def test_nor_is_the_active_player_when_the_hero_has_come_round() -> None:
    game = table(3).party(0, MAGICIAN).party(1, MAGICIAN).wandering(5, at=0).open()
    assert game.asks == (1, "W2")
    assert game.say("decline").asks == (0, "return")


@pytest.mark.rule("S5.7")
def test_after_the_senders_power_w1_runs_again() -> None:
    game = table().requirement(HEN).hand(0, 2).party(0, MAGICIAN).party(1, KNIGHT).say("decline", "power 7")
    assert game.asks == (1, "W1")
    assert game.say("decline").asks == (0, "send")


@pytest.mark.rule("S5.7")
def test_after_the_receivers_power_w2_runs_again() -> None:
    game = seven_everywhere(0).say("decline", "decline", "decline", "power 7")
    assert game.asks == (0, "W2")
    assert game.say("decline", "decline", "decline").asks == (1, "receive")


@pytest.mark.rule("S5.7")
def test_the_decider_is_asked_in_r_like_anybody_else() -> None:
    game = table().party(1, HEN).party(2, MAGICIAN).wandering(5, at=1).say("power 7")
    assert game.asks == (1, "R")


@pytest.mark.rule("S5.7")
@pytest.mark.parametrize("window", ["W3", "W4"])
def test_in_w3_and_w4_nobody_decides_next_so_all_are_asked(window: str) -> None:
    """The recruiter and the active player are asked in the round itself."""
    owned = [MAGICIAN, SERGEANT] if window == "W3" else [MAGICIAN]
    position = table().party(0, MAGICIAN).party(1, *owned).wandering(SERGEANT, at=1)
    game = position.say("decline", "recruit")
    assert game.asks == (0, window)
    assert game.say("decline").asks == (1, window)


# S5.9


@pytest.mark.rule("S5.9")
def test_after_an_effect_the_game_goes_on_where_it_stood() -> None:
    game = table().party(2, SERGEANT).wandering(5, at=1).say("power 5")
    assert (game.asks, game.at) == ((1, "receive"), 1)


@pytest.mark.rule("S5.9")
def test_if_the_hero_has_moved_w2_runs_for_its_new_place() -> None:
    """Seat 1 was not asked as receiver; now it is, and seat 2 is the receiver."""
    position = table().party(1, SERGEANT).party(2, SERGEANT).party(3, DOG_MASTER).wandering(5, at=1)
    game = position.say("decline", "power 4")
    assert (game.asks, game.at) == ((1, "W2"), 2)
    assert game.say("decline").asks == (2, "receive")


@pytest.mark.rule("S5.9")
@pytest.mark.parametrize(("power", "at"), [(PYROMANIAC, 1), (DOG_MASTER, 0)])
def test_if_it_was_discarded_w4(power: int, at: int) -> None:
    game = table().party(2, power).party(3, MAGICIAN).wandering(5, at=at).say(f"power {power}")
    assert game.asks == (3, "W4")


@pytest.mark.rule("S5.9")
@pytest.mark.parametrize("window", ["W3", "W4"])
def test_a_power_in_w3_or_w4_leaves_the_window_open(window: str) -> None:
    owned = [SERGEANT] if window == "W3" else []
    position = table().party(1, *owned).party(2, MAGICIAN).party(3, MAGICIAN).wandering(SERGEANT, at=1)
    game = position.say("decline", "decline", "recruit", "power 7")
    assert game.asks == (3, window)


# S5.10


@pytest.mark.rule("S5.10")
def test_the_sender_is_asked_even_with_one_fitting_card() -> None:
    game = table().requirement(HEN).hand(0, 2, 6).open()
    assert (game.asks, game.answers) == ((0, "send"), ["send 2"])


@pytest.mark.rule("S5.10")
def test_the_sender_is_asked_even_without_a_fitting_card() -> None:
    game = table().requirement(HEN).hand(0, 6, 7).open()
    assert (game.asks, game.answers) == ((0, "send"), ["send deck"])


@pytest.mark.rule("S5.10")
@pytest.mark.parametrize(("card", "source"), [(2, "hand"), (6, "deck")])
def test_with_one_card_and_no_power_the_table_sends_whether_it_fits_or_not(card: int, source: str) -> None:
    game = table().requirement(HEN).hand(0, card).open()
    assert (game.asks, game.wandering()["source"]) == ((1, "receive"), source)
    assert game.hand(0) == []


@pytest.mark.rule("S5.10")
@pytest.mark.parametrize("card", [2, 6])
def test_with_one_card_and_a_power_the_sender_is_asked_whether_it_fits_or_not(card: int) -> None:
    assert table().requirement(HEN).hand(0, card).party(0, KNIGHT).open().asks == (0, "send")


@pytest.mark.rule("S5.10")
@pytest.mark.parametrize("card", [2, 6])
def test_with_one_card_and_two_fitting_heroes_the_sender_is_asked_whether_it_fits_or_not(card: int) -> None:
    position = table(no_match="party").requirement(HEN).hand(0, card).party(0, HEN, PYROMANIAC)
    assert position.open().asks == (0, "send")


@pytest.mark.rule("S5.10")
def test_a_game_recorded_by_the_first_rules_asks_for_the_last_card() -> None:
    """What was asked then stands in the record, and must be asked when it is replayed."""
    saved = json.loads(table().requirement(HEN).hand(0, 2, 2).open().state.to_json())
    saved["rules"] = 1
    saved["seats"][0]["hand"].remove(2)
    saved["deck"].append(2)
    first, _ = read_table(json.dumps(saved))
    rules.advance(first)
    assert (first.phase, first.asked) == (SENDING, 0)
    rules.apply(first, SEND + 2)
    assert first.wandering == 2


@pytest.mark.rule("S5.10")
@pytest.mark.parametrize("no_match", ["deck", "party"])
def test_an_empty_hand_is_public_so_the_table_sends_the_deck_card(no_match: str) -> None:
    assert table(no_match=no_match).requirement(HEN).open().asks == (1, "receive")


@pytest.mark.rule("S5.10")
def test_with_an_empty_hand_the_table_sends_the_only_fitting_party_hero() -> None:
    game = table(no_match="party").requirement(HEN).party(0, PYROMANIAC, SERGEANT).open()
    assert game.asks == (1, "receive")
    assert game.wandering()["card"] == PYROMANIAC


@pytest.mark.rule("S5.10")
def test_with_an_empty_hand_the_owner_chooses_between_two_party_heroes() -> None:
    game = table(no_match="party").requirement(HEN).party(0, HEN, PYROMANIAC).open()
    assert (game.asks, game.answers) == ((0, "send"), ["send party 1", "send party 2"])


@pytest.mark.rule("S5.10")
def test_with_an_empty_hand_a_usable_power_is_a_choice() -> None:
    game = table().requirement(HEN).party(0, MAGICIAN).open()
    assert (game.asks, game.answers) == ((0, "send"), ["send deck", "power 7"])


@pytest.mark.rule("S5.10")
def test_two_identical_cards_to_discard_are_known_to_their_owner_only() -> None:
    game = table(no_match="deck").requirement(HEN).hand(0, 6, 6).say("send deck")
    assert (game.asks, game.answers) == ((0, "discard"), ["discard 6"])


@pytest.mark.rule("S5.10")
def test_a_party_hero_that_cannot_be_used_is_no_choice_after_a_full_circle() -> None:
    game = table(3).party(0, KNIGHT, DOG_MASTER).hand(1, 2).wandering(5, at=2).say("decline", "pass")
    assert game.heard("recruited") == {"seat": 0, "card": 5}


@pytest.mark.rule("S5.10")
def test_the_receiver_always_has_a_choice() -> None:
    assert table().wandering(5, at=1).open().answers == ["recruit", "pass"]


@pytest.mark.rule("S5.10")
@pytest.mark.parametrize(
    ("game", "kind", "rule"),
    [
        (lambda: table().party(2, SERGEANT).wandering(5, at=1).open(), "window", "S5.5"),
        (lambda: table().party(1, PYROMANIAC).party(2, HEN).wandering(5, at=1).say("power 2"), "react", "S5.8"),
        (lambda: table().requirement(HEN).hand(0, 2, 6).open(), "send", "S2.2"),
        (lambda: table().requirement(HEN).hand(0, 6, 7).open(), "send", "S2.2"),
        (lambda: table().requirement(HEN).hand(0, 6, 7).say("send deck"), "discard", "S2.3"),
        (lambda: table().wandering(5, at=1).open(), "receive", "S2.6"),
        (lambda: table().party(0, PYROMANIAC).wandering(5, at=0).open(), "return", "S2.7"),
    ],
    ids=["window", "react", "send", "send without a fitting card", "discard", "receive", "return"],
)
def test_every_kind_of_question_names_its_rule(game: Callable[[], Sitting], kind: str, rule: str) -> None:
    decision = game().state.decision
    assert (decision.kind, decision.rule) == (kind, rule)
