"""S6: powers one by one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seventh.positions import GAME, Position, table

from herohall.core.errors import BadMove, IllegalMove
from herohall.games.seventh.cards import DOG_MASTER, HEN, KNIGHT, MAGICIAN, PYROMANIAC, SERGEANT, WITCH

EVERYBODY = [0, 1, 2, 3]


# S6.1 cancel


@pytest.mark.rule("S6.1")
@pytest.mark.parametrize("power", [2, 3, 4, 5, 7])
def test_a_cancelled_power_has_no_effect_but_counts_as_used(power: int) -> None:
    target = " 6" if power == WITCH else ""
    game = table().party(2, power, KNIGHT, used=[KNIGHT]).party(3, HEN).wandering(5, at=1).open()
    before = game.view(2)
    game.say(f"power {power}{target}", "power 1")
    after = game.view(2)
    for fact in ("deck", "discard", "hand", "wandering"):
        assert after[fact] == before[fact]
    assert game.used(2) == sorted([power, KNIGHT])
    assert game.used(3) == [HEN]


@pytest.mark.rule("S6.1")
def test_a_cancelled_six_leaves_the_requirement_in_force() -> None:
    game = table().requirement(HEN).hand(0, 2, 7).party(2, KNIGHT).party(3, HEN).say("power 6", "power 1")
    assert game.answers == ["send 2"]
    assert game.view()["ignored"] is False


@pytest.mark.rule("S6.1")
def test_one_does_not_cancel_ones_own_power() -> None:
    game = table().party(1, MAGICIAN, HEN).wandering(5, at=1).say("power 7")
    assert "drew" in game.happened
    assert game.used(1) == [MAGICIAN]


@pytest.mark.rule("S6.1")
def test_a_one_may_cancel_a_one_and_the_last_announced_resolves_first() -> None:
    position = table().party(1, MAGICIAN).party(2, HEN).party(3, HEN).wandering(5, at=1)
    game = position.say("power 7", "power 1", "power 1")
    assert game.happened == ["announced", "announced", "announced", "cancelled", "drew"]


# S6.2 discard


@pytest.mark.rule("S6.2")
@pytest.mark.parametrize("at", EVERYBODY)
def test_the_hero_goes_face_up_to_the_discard_pile(at: int) -> None:
    game = table().party(2, PYROMANIAC).hand(1, 2).party(0, MAGICIAN).discard(5, 5).wandering(5, at=at).open()
    while not game.offers("power 2"):
        game.say("decline")
    game.say("power 2")
    assert game.heard("burned") == {"seat": 2, "card": 5}
    assert game.discarded(5) == 3
    assert game.at is None


@pytest.mark.rule("S6.2")
def test_it_is_not_eliminated() -> None:
    game = table().party(2, PYROMANIAC).hand(1, 2).wandering(5, at=1).say("power 2")
    assert [game.eliminated(seat) for seat in EVERYBODY] == [[]] * 4
    assert [game.party(seat) for seat in EVERYBODY] == [[], [], [2], []]


@pytest.mark.rule("S6.2")
def test_once_it_is_face_up_nothing_cancels_it() -> None:
    """Seat 3 declined in R; after the effect it is not asked again."""
    game = table().party(2, PYROMANIAC).party(3, HEN).hand(1, 2).wandering(5, at=1).say("power 2", "decline")
    assert game.view()["turn"] == 2


@pytest.mark.rule("S6.2")
def test_the_active_player_may_burn_the_hero_that_came_back() -> None:
    game = table().party(0, PYROMANIAC).hand(1, 2).wandering(5, at=0).open()
    assert game.asks == (0, "return")
    game.say("power 2")
    assert (game.party(0), game.heard("burned")) == ([PYROMANIAC], {"seat": 0, "card": 5})


@pytest.mark.rule("S6.2")
@pytest.mark.parametrize("source", ["deck", "unseen", "party"])
def test_whatever_way_it_was_sent(source: str) -> None:
    position = table(no_match="party" if source != "deck" else "deck").party(2, PYROMANIAC).hand(1, 2)
    assert position.wandering(5, at=1, source=source).say("power 2").heard("burned") == {"seat": 2, "card": 5}


# S6.3 ready


@pytest.mark.rule("S6.3")
def test_one_used_hero_is_turned_upright_and_may_be_used_at_once() -> None:
    game = table().party(2, WITCH, PYROMANIAC, KNIGHT, used=[PYROMANIAC, KNIGHT]).wandering(5, at=1).open()
    assert game.answers == ["decline", "power 3 2", "power 3 6"]
    game.say("power 3 2")
    assert game.used(2) == [WITCH, KNIGHT]
    assert game.heard("readied") == {"seat": 2, "card": 2}
    assert (game.asks, game.answers) == ((2, "W2"), ["decline", "power 2"])


@pytest.mark.rule("S6.3")
def test_never_itself() -> None:
    game = table().party(1, WITCH, KNIGHT, used=[KNIGHT]).wandering(5, at=1).open()
    with pytest.raises(BadMove):
        game.state.parse("power 3 3")
    assert game.answers == ["recruit", "pass", "power 3 6"]


@pytest.mark.rule("S6.3")
def test_a_used_three_readies_nothing() -> None:
    game = table().party(2, WITCH, KNIGHT, used=[WITCH, KNIGHT]).wandering(5, at=1).open()
    assert game.asks == (1, "receive")


@pytest.mark.rule("S6.3")
def test_a_three_needs_a_used_hero_of_its_own_party() -> None:
    game = table().party(1, WITCH, KNIGHT).party(2, KNIGHT, used=[KNIGHT]).wandering(5, at=1).open()
    assert game.answers == ["recruit", "pass"]


@pytest.mark.rule("S6.3")
def test_a_three_names_its_hero() -> None:
    with pytest.raises(IllegalMove):
        GAME.new(4, seed=1).parse("power 3")


@pytest.mark.rule("S6.3")
def test_in_r_a_three_readies_ones_own_used_one_and_nothing_else() -> None:
    position = table().party(1, MAGICIAN).party(2, HEN, WITCH, KNIGHT, used=[HEN, KNIGHT]).wandering(5, at=1)
    game = position.say("decline", "power 7")
    assert (game.asks, game.answers) == ((2, "R"), ["decline", "power 3 1"])


@pytest.mark.rule("S6.3")
def test_in_r_a_three_is_of_no_use_without_a_used_one() -> None:
    """Seat 2 may cancel, but not ready its 6; seat 3 is not asked at all."""
    position = table().party(1, MAGICIAN).party(2, HEN, WITCH, KNIGHT, used=[KNIGHT])
    game = position.party(3, WITCH, KNIGHT, used=[KNIGHT]).wandering(5, at=1).say("decline", "decline", "power 7")
    assert (game.asks, game.answers) == ((2, "R"), ["decline", "power 1"])
    assert game.say("decline").asks == (2, "W2")


# S6.4 forbid


@pytest.mark.rule("S6.4")
def test_the_hero_must_be_passed_on() -> None:
    """Seat 1 has cards for clues and a power, but no say any more."""
    game = table().party(3, DOG_MASTER).party(1, PYROMANIAC).hand(1, 2, 2).wandering(5, at=1).say("power 4")
    assert game.heard("forbidden") == {"seat": 3, "holder": 1}
    assert (game.at, game.asks) == (2, (1, "W2"))


@pytest.mark.rule("S6.4")
@pytest.mark.parametrize("user", [1, 2, 3])
def test_back_at_the_active_player_it_is_discarded(user: int) -> None:
    position = table().party(user, DOG_MASTER, MAGICIAN).wandering(5, at=0)
    game = position.say("power 4")
    assert game.asks == (user, "W4")
    assert game.heard("burned") == {"seat": user, "card": 5}
    assert game.discarded(5) == 1
    assert (game.party(0), game.eliminated(0)) == ([], [])


@pytest.mark.rule("S6.4")
def test_the_last_receiver_passes_it_to_the_active_player() -> None:
    game = table().party(0, DOG_MASTER).hand(1, 2).wandering(5, at=3).say("power 4")
    assert game.heard("recruited") == {"seat": 0, "card": 5}


@pytest.mark.rule("S6.4")
@pytest.mark.parametrize("at", EVERYBODY)
def test_never_on_oneself(at: int) -> None:
    """A ready 7 makes sure that the holder is asked."""
    game = table().party(at, DOG_MASTER, MAGICIAN).wandering(5, at=at).open()
    assert game.asks == (at, "return" if at == 0 else "receive")
    assert not game.offers("power 4")
    assert game.refuses("power 4") == "S6.4"


@pytest.mark.rule("S6.4")
def test_the_active_player_may_forbid_others() -> None:
    game = table().party(0, DOG_MASTER).wandering(5, at=1).open()
    assert game.asks == (0, "W2")
    assert game.say("power 4").at == 2


def anyone(at: int, *users: int, source: str = "hand") -> Position:
    """A 5 lies before a seat; these seats have a ready 4 and may name anyone."""
    position = table(forbid="anyone", no_match="party" if source == "party" else "deck")
    for user in users:
        position.party(user, DOG_MASTER)
    return position.wandering(5, at=at, source=source)


@pytest.mark.rule("S6.4")
def test_the_booklets_own_words_let_one_name_a_player_of_ones_choice() -> None:
    game = anyone(1, 3).open()
    assert (game.asks, game.answers) == ((3, "W2"), ["decline", "power 4 seat 1", "power 4 seat 2", "power 4 seat 3"])
    assert [game.refuses(word) for word in ("power 4", "power 4 seat 4", "power 4 seat 5")] == ["S6.4"] * 3


@pytest.mark.rule("S6.4")
def test_unless_anyone_may_be_named_nobody_is() -> None:
    game = table().party(3, DOG_MASTER).wandering(5, at=1).open()
    assert game.answers == ["decline", "power 4"]
    assert game.refuses("power 4 seat 2") == "S6.4"


@pytest.mark.rule("S6.4")
@pytest.mark.parametrize("at", EVERYBODY)
def test_only_whom_the_hero_can_still_reach_can_be_named(at: int) -> None:
    """From where it lies clockwise to the active player, and never oneself; a ready 7 makes sure seat 2 is asked."""
    game = anyone(at).party(2, DOG_MASTER, MAGICIAN).open()
    named = {0: [1], 1: [1, 2, 4], 2: [1, 4], 3: [1, 4]}[at]
    assert game.state.seat == 2
    assert [word for word in game.answers if word.startswith("power 4")] == [f"power 4 seat {seat}" for seat in named]


@pytest.mark.rule("S6.4")
def test_who_has_the_hero_and_is_named_passes_it_on_at_once() -> None:
    game = anyone(1, 3).say("power 4 seat 2")
    assert game.heard("forbidden") == {"seat": 3, "holder": 1}
    assert (game.at, game.wandering()["forbidden"]) == (2, [])


@pytest.mark.rule("S6.4")
def test_who_is_named_before_it_comes_to_them_passes_it_on_when_it_does() -> None:
    """Seat 2 has cards for clues and a power, but no say when the hero is there."""
    game = anyone(1, 0).party(2, MAGICIAN, used=[MAGICIAN]).hand(2, 2, 2).say("power 4 seat 3")
    assert (game.at, game.wandering()["forbidden"], game.asks) == (1, [2], (1, "receive"))
    game.say("pass")
    assert game.heard("turned_away") == {"seat": 2}
    assert (game.at, game.asks, game.wandering()["forbidden"]) == (3, (3, "receive"), [])


@pytest.mark.rule("S6.4")
def test_the_active_player_who_is_named_discards_it_when_it_comes_back() -> None:
    game = anyone(3, 1).party(1, DOG_MASTER, MAGICIAN).say("power 4 seat 1", "decline", "pass")
    assert (game.asks, game.party(0), game.eliminated(0)) == ((1, "W4"), [], [])
    assert game.heard("burned") == {"seat": 0, "card": 5}
    assert game.discarded(5) == 1


@pytest.mark.rule("S6.4")
def test_several_may_be_named_one_after_the_other() -> None:
    game = anyone(1, 0, 3).say("power 4 seat 3", "power 4 seat 1")
    assert game.wandering()["forbidden"] == [0, 2]
    assert game.say("pass").at == 3
    assert game.say("pass").heard("burned") == {"seat": 0, "card": 5}


@pytest.mark.rule("S6.4")
def test_nobody_is_named_twice() -> None:
    game = anyone(1, 0, 3).say("power 4 seat 3")
    assert game.answers == ["decline", "power 4 seat 1", "power 4 seat 2"]


@pytest.mark.rule("S6.4", "S6.1")
def test_who_is_named_knows_it_and_a_one_cancels_it() -> None:
    game = anyone(1, 0).party(2, HEN).say("power 4 seat 3")
    assert game.heard("announced") == {"seat": 0, "power": 4, "target": 0, "to": 2}
    assert game.view(2)["announced"] == [{"seat": 0, "power": 4, "target": 0, "to": 2}]
    assert game.say("power 1").wandering()["forbidden"] == []


@pytest.mark.rule("S6.4")
def test_it_is_over_with_the_turn() -> None:
    game = anyone(1, 0).hand(1, 2, 2).say("power 4 seat 3", "recruit")
    assert game.view()["turn"] == 2
    assert game.say("send 2" if "send 2" in game.answers else "send deck").wandering()["forbidden"] == []


# S6.5 look


@pytest.mark.rule("S6.5")
def test_the_user_sees_the_hero_in_secret() -> None:
    game = table().party(2, SERGEANT).wandering(4, at=1).say("power 5")
    assert [game.wandering(seat).get("card") for seat in EVERYBODY] == [4, None, 4, None]
    assert game.heard("looked", 2) == {"seat": 2, "card": 4}
    assert game.heard("looked", 3) == {"seat": 2}


@pytest.mark.rule("S6.5")
def test_not_by_the_sender() -> None:
    assert table().party(0, SERGEANT).wandering(4, at=1).open().asks == (1, "receive")


@pytest.mark.rule("S6.5")
def test_not_by_somebody_who_has_looked() -> None:
    """Seat 2 readies its 5, but has seen the hero."""
    game = table().party(2, SERGEANT, WITCH).wandering(4, at=1).say("power 5", "power 3 5")
    assert game.asks == (1, "receive")


@pytest.mark.rule("S6.5")
def test_a_hero_sent_unseen_may_be_looked_at_by_the_active_player() -> None:
    game = table(no_match="party").party(0, SERGEANT).wandering(4, at=1, source="unseen").open()
    assert game.asks == (0, "W2")
    game.say("power 5")
    assert [game.wandering(seat).get("card") for seat in EVERYBODY] == [4, None, None, None]


@pytest.mark.rule("S6.5")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_hero_sent_face_up_needs_no_look(seat: int) -> None:
    game = table(no_match="party").party(seat, SERGEANT).wandering(4, at=1, source="party").open()
    assert (game.asks, game.answers) == ((1, "receive"), ["recruit", "pass"])


@pytest.mark.rule("S6.5")
def test_having_seen_an_earlier_hero_does_not_count() -> None:
    """Seat 2 looks in the turn of seat 0; with its 5 ready again it may look in the turn of seat 1."""
    position = table().party(2, SERGEANT, WITCH).hand(1, 6, 6).deck(5, 5, 5, 5, 5).wandering(4, at=1)
    game = position.say("power 5", "power 3 5", "pass", "recruit", "send 6", "pass")
    assert game.asks == (2, "W2")
    assert game.offers("power 5")


# S6.6 ignore


@pytest.mark.rule("S6.6")
@pytest.mark.parametrize("user", EVERYBODY)
def test_every_hand_card_fits_whoever_uses_it(user: int) -> None:
    game = table().requirement(HEN).hand(0, 2, 5, 7).party(user, KNIGHT).say("power 6")
    assert game.heard("ignored") == {"seat": user, "active": 0}
    assert (game.asks, game.answers) == ((0, "send"), ["send 2", "send 5", "send 7"])
    assert game.view()["fits"] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("S6.6")
@pytest.mark.parametrize("no_match", ["deck", "party"])
def test_then_s2_3_cannot_arise(no_match: str) -> None:
    game = table(no_match=no_match).requirement(HEN).hand(0, 6, 6).party(0, HEN, KNIGHT).say("power 6")
    assert game.answers == ["send 6"]
    assert game.refuses("send deck") == "S2.4"


@pytest.mark.rule("S6.6")
def test_not_if_the_active_player_has_no_hand_card() -> None:
    game = table().requirement(HEN).party(2, KNIGHT).open()
    assert game.asks == (1, "receive")


@pytest.mark.rule("S6.6")
def test_not_if_a_six_is_in_force() -> None:
    game = table().requirement(HEN).hand(0, 2, 2).party(2, KNIGHT).party(3, KNIGHT).say("power 6")
    assert game.asks == (0, "send")


@pytest.mark.rule("S6.6")
def test_a_second_six_may_follow_a_cancelled_one() -> None:
    game = table().requirement(HEN).hand(0, 2).party(1, HEN).party(2, KNIGHT).party(3, KNIGHT)
    assert game.say("power 6", "power 1").asks == (3, "W1")


@pytest.mark.rule("S6.6")
def test_it_is_for_this_turn_only() -> None:
    position = table().requirement(HEN).hand(0, 7, 7).hand(1, 4, 7).party(0, KNIGHT).deck(5, 5, 5, 5)
    game = position.say("power 6", "send 7", "pass", "recruit")
    while game.asks is not None and game.asks[1] != "send":
        game.say("decline")
    assert (game.asks, game.answers) == ((1, "send"), ["send 4"])


@pytest.mark.rule("S6.6")
def test_the_hero_sent_then_need_not_fit() -> None:
    game = table().requirement(HEN).hand(0, 2, 7).party(0, KNIGHT)
    assert game.say("power 6", "send 7").wandering()["must_fit"] is False


# S6.7 draw two


@pytest.mark.rule("S6.7")
@pytest.mark.parametrize(("deck", "drawn"), [([4, 4, 4, 4], [4, 4]), ([4], [4])])
def test_two_cards_or_one_if_only_one_is_left(deck: list[int], drawn: list[int]) -> None:
    game = table().party(1, MAGICIAN).deck(*deck).wandering(5, at=1).say("power 7")
    assert game.hand(1) == drawn
    assert game.heard("drew", 1) == {"seat": 1, "count": len(drawn), "cards": drawn}
    assert game.heard("drew", 0) == {"seat": 1, "count": len(drawn)}


def last_card(**options: Any) -> Position:
    """One 4 is left; the discard pile is the requirement card, and seat 2 has eliminated two 5s."""
    position = table(**options).requirement(HEN).party(1, MAGICIAN).eliminated(2, 5, 5).deck(4)
    return position.wandering(3, at=1).rest_in_hand(3)


@pytest.mark.rule("S6.7")
@pytest.mark.parametrize(("deck_end", "drawn"), [("score", [4]), ("reshuffle", [4, 5])])
def test_with_reshuffle_the_second_comes_from_the_new_deck(deck_end: str, drawn: list[int]) -> None:
    game = last_card(deck_end=deck_end).say("power 7")
    assert game.hand(1) == drawn
    assert ("reshuffled" in game.happened) == (deck_end == "reshuffle")


@pytest.mark.rule("S6.7")
@pytest.mark.parametrize(("deck_end", "usable"), [("score", False), ("reshuffle", True)])
def test_usable_if_at_least_one_card_can_be_had(deck_end: str, usable: bool) -> None:
    game = table(deck_end=deck_end).party(1, MAGICIAN).deck().wandering(5, at=1).open()
    assert game.offers("power 7") == usable


@pytest.mark.rule("S6.7")
def test_the_requirement_card_cannot_be_had() -> None:
    position = table(deck_end="reshuffle").requirement(HEN).party(1, MAGICIAN).deck().rest_in_hand(3)
    assert not position.wandering(5, at=1).open().offers("power 7")


@pytest.mark.rule("S6.7")
def test_an_eliminated_card_can() -> None:
    position = table(deck_end="reshuffle").requirement(HEN).party(1, MAGICIAN).deck().eliminated(2, 5, 5)
    game = position.rest_in_hand(3).wandering(4, at=1).say("power 7")
    assert game.hand(1) == [5, 5]
