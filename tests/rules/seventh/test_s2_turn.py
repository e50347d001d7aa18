"""S2: a turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seventh.positions import Position, Sitting, table

from herohall.games.seventh.cards import DOG_MASTER, HEN, KNIGHT, MAGICIAN, PYROMANIAC, SERGEANT, WITCH

NO_MATCH = ["deck", "party"]


def unmatched(no_match: str = "deck", **options: Any) -> Position:
    """*3 or less* is asked for, and the active player holds a 6 and a 7."""
    return table(no_match=no_match, **options).requirement(HEN).hand(0, 6, 7)


# S2.1


@pytest.mark.rule("S2.1")
def test_the_active_player_turns_up_the_top_card() -> None:
    """The end draw takes the first 5, the reveal of the next turn the second."""
    game = table().hand(1, 2).deck(5, 5, 5).wandering(6, at=1).say("recruit")
    assert game.heard("revealed") == {"seat": 1, "card": 5, "turn": 2}
    assert game.view()["requirement"] == SERGEANT
    assert game.discarded(5) == 11 - 2
    assert game.deck == 1


@pytest.mark.rule("S2.1")
def test_a_revealed_requirement_lies_on_the_discard_pile() -> None:
    before = table().hand(1, 2).deck(5, 5, 5).wandering(6, at=1).open()
    pile = before.discarded(5)
    assert before.say("recruit").discarded(5) == pile + 1


@pytest.mark.rule("S2.1")
def test_w1_follows_the_reveal() -> None:
    game = table().hand(1, 2).party(2, KNIGHT).wandering(4, at=1).say("recruit")
    assert game.active == 1
    assert game.asks == (2, "W1")


@pytest.mark.rule("S2.1")
@pytest.mark.parametrize(("source", "ignored"), [("hand", True), ("deck", False)])
def test_what_was_in_force_last_turn_is_so_no_more(source: str, ignored: bool) -> None:
    """Neither a 6 nor the use of S2.3 outlasts its turn."""
    game = table().hand(1, 1, 2, 3, 4, 5, 6).wandering(6, at=1, source=source, ignored=ignored).say("recruit")
    assert (game.view()["turn"], game.view()["ignored"], game.view()["unmatched"]) == (2, False, False)


# S2.2


@pytest.mark.rule("S2.2")
def test_any_fitting_hand_card_may_be_sent() -> None:
    assert table().requirement(HEN).hand(0, 1, 3, 4, 7).open().answers == ["send 1", "send 3"]


@pytest.mark.rule("S2.2")
def test_a_card_that_does_not_fit_may_not() -> None:
    assert table().requirement(HEN).hand(0, 1, 4).open().refuses("send 4") == "S2.2"


@pytest.mark.rule("S2.2")
def test_even_the_last_card_is_sent() -> None:
    game = table().requirement(HEN).hand(0, 2).party(0, MAGICIAN).say("send 2")
    assert game.hand(0) == []
    assert game.wandering(0)["card"] == 2


@pytest.mark.rule("S2.2")
@pytest.mark.parametrize(("active", "left"), [(0, 1), (2, 3), (3, 0)])
def test_it_goes_face_down_to_the_left(active: int, left: int) -> None:
    game = table(active=active).requirement(HEN).hand(active, 2, 2).say("send 2")
    assert game.at == left
    assert "card" not in game.wandering(left)
    assert game.heard("sent", left) == {"seat": active, "to": left, "source": "hand"}
    assert game.heard("sent", active) == {"seat": active, "to": left, "source": "hand", "card": 2}


@pytest.mark.rule("S2.2")
@pytest.mark.parametrize("word", ["recruit", "power 2"])
def test_it_wanders_until_it_is_recruited_or_discarded(word: str) -> None:
    game = table().hand(1, 2, 2).party(1, PYROMANIAC).wandering(5, at=1).open()
    assert game.at == 1
    assert game.say(word).at is None


# S2.3 deck


@pytest.mark.rule("S2.3")
def test_deck_without_a_fitting_card_the_top_deck_card_is_sent() -> None:
    game = unmatched().deck(5, 5, 5).open()
    assert game.answers == ["send deck"]
    game.say("send deck")
    assert game.wandering() == {"at": 1, "source": "deck", "seen_by": [0], "must_fit": False}
    assert game.deck == 2


@pytest.mark.rule("S2.3")
def test_deck_the_active_player_looks_at_it() -> None:
    game = unmatched().deck(5, 5, 5).say("send deck")
    assert game.wandering(0)["card"] == 5
    assert game.heard("sent", 0)["card"] == 5


@pytest.mark.rule("S2.3")
def test_deck_nobody_else_sees_it() -> None:
    game = unmatched().deck(5, 5, 5).say("send deck")
    assert "card" not in game.wandering(1)
    assert "card" not in game.heard("sent", 1)


@pytest.mark.rule("S2.3")
def test_deck_a_hand_card_of_their_choice_is_discarded_face_up() -> None:
    game = unmatched().discard(7).say("send deck")
    assert game.asks == (0, "discard")
    assert game.answers == ["discard 6", "discard 7"]
    game.say("discard 7")
    assert game.hand(0) == [6]
    assert game.discarded(7) == 2
    assert game.heard("discarded") == {"seat": 0, "card": 7}


@pytest.mark.rule("S2.3")
def test_deck_the_discard_comes_before_w2() -> None:
    game = unmatched().party(2, PYROMANIAC).say("send deck")
    assert game.asks == (0, "discard")
    assert game.say("discard 6").asks == (2, "W2")


@pytest.mark.rule("S2.3")
def test_deck_with_an_empty_hand_nothing_is_discarded() -> None:
    game = table(no_match="deck").requirement(HEN).party(2, PYROMANIAC).open()
    assert game.asks == (2, "W2")
    assert game.view()["discard"] == [HEN]


@pytest.mark.rule("S2.3", "S5.10")
def test_deck_a_single_hand_card_is_discarded_by_itself() -> None:
    game = table(no_match="deck").requirement(HEN).hand(0, 6).party(0, KNIGHT).say("send deck")
    assert game.asks == (1, "receive")
    assert game.hand(0) == []
    assert game.discarded(6) == 1


@pytest.mark.rule("S2.3")
def test_deck_the_party_is_never_sent() -> None:
    assert unmatched("deck").party(0, HEN, WITCH).open().answers == ["send deck"]


# S2.3 party


@pytest.mark.rule("S2.3")
def test_party_a_fitting_hero_of_the_own_party_must_be_sent() -> None:
    """The owner's choice, used or ready, but only heroes that fit."""
    game = unmatched("party").party(0, HEN, PYROMANIAC, KNIGHT, used=[HEN, KNIGHT]).open()
    assert game.answers == ["send party 1", "send party 2"]


@pytest.mark.rule("S2.3")
@pytest.mark.parametrize("hero", range(1, 8))
def test_party_any_hero_can_be_the_one(hero: int) -> None:
    """A 4 asks for odd values, a 5 for even ones; a 6 in the hand of a player who needs an odd card does not fit."""
    odd = hero % 2 == 1
    position = table(no_match="party").requirement(DOG_MASTER if odd else SERGEANT).hand(0, *[6 if odd else 5] * 2)
    game = position.party(0, hero, used=[hero]).say(f"send party {hero}")
    assert (game.party(0), game.wandering()["card"]) == ([], hero)


@pytest.mark.rule("S2.3", "S5.10")
def test_party_with_one_fitting_hero_the_player_is_asked_all_the_same() -> None:
    """Only the hidden hand leaves one possibility."""
    game = unmatched("party").party(0, HEN, KNIGHT, used=[KNIGHT]).open()
    assert game.asks == (0, "send")
    assert game.answers == ["send party 1"]


@pytest.mark.rule("S2.3")
def test_party_the_hero_goes_face_up() -> None:
    game = unmatched("party").party(0, HEN).say("send party 1")
    seen = {"at": 1, "source": "party", "seen_by": [0, 1, 2, 3], "must_fit": True, "card": HEN}
    assert [game.wandering(viewer) for viewer in (None, 0, 1, 2, 3)] == [seen] * 5
    assert game.heard("sent") == {"seat": 0, "to": 1, "source": "party", "card": HEN}


@pytest.mark.rule("S2.3")
def test_party_no_hand_card_is_discarded() -> None:
    game = unmatched("party").party(0, HEN).say("send party 1")
    assert game.asks == (1, "receive")
    assert game.hand(0) == [6, 7]


@pytest.mark.rule("S2.3")
def test_party_without_a_fitting_hero_the_top_deck_card_is_sent() -> None:
    game = unmatched("party").party(0, DOG_MASTER, SERGEANT).deck(6, 6).open()
    assert game.answers == ["send deck"]
    game.say("send deck")
    assert game.wandering() == {"at": 1, "source": "unseen", "seen_by": [], "must_fit": False}
    assert game.deck == 1


@pytest.mark.rule("S2.3")
def test_party_even_the_active_player_does_not_see_the_deck_card() -> None:
    game = unmatched("party").say("send deck")
    assert all("card" not in game.wandering(seat) for seat in range(4))
    assert all("card" not in game.heard("sent", seat) for seat in range(4))


@pytest.mark.rule("S2.3")
def test_party_no_hand_card_is_discarded_for_a_deck_card_either() -> None:
    game = unmatched("party").say("send deck")
    assert game.asks == (1, "receive")
    assert game.hand(0) == [6, 7]


@pytest.mark.rule("S2.3")
@pytest.mark.parametrize(("no_match", "answers"), [("deck", ["send deck"]), ("party", ["send party 3"])])
def test_one_position_in_both_forms(no_match: str, answers: list[str]) -> None:
    assert unmatched(no_match).party(0, WITCH).open().answers == answers


@pytest.mark.rule("S2.3")
@pytest.mark.parametrize("no_match", NO_MATCH)
def test_w2_follows_in_both_forms(no_match: str) -> None:
    game = table(no_match=no_match).requirement(HEN).hand(0, 6).party(0, KNIGHT).party(3, PYROMANIAC).say("send deck")
    assert game.asks == (3, "W2")


@pytest.mark.rule("S2.3")
def test_a_deck_card_need_not_fit() -> None:
    assert unmatched().deck(7, 7).say("send deck").wandering(0)["card"] == 7


# S2.4


@pytest.mark.rule("S2.4")
@pytest.mark.parametrize("no_match", NO_MATCH)
@pytest.mark.parametrize("word", ["send deck", "send party 1"])
def test_only_for_a_player_without_a_fitting_hand_card(no_match: str, word: str) -> None:
    game = table(no_match=no_match).requirement(HEN).hand(0, 2, 7).party(0, HEN).open()
    assert game.answers == ["send 2"]
    assert game.refuses(word) == "S2.4"


@pytest.mark.rule("S2.4")
@pytest.mark.parametrize("no_match", NO_MATCH)
def test_a_seven_may_still_avert_it(no_match: str) -> None:
    game = unmatched(no_match).party(0, MAGICIAN).deck(2, 2, 2).open()
    assert game.answers == ["send deck", "power 7"]
    assert game.say("power 7").answers == ["send 2"]


@pytest.mark.rule("S2.4")
@pytest.mark.parametrize("no_match", NO_MATCH)
def test_a_six_may_still_avert_it(no_match: str) -> None:
    game = unmatched(no_match).party(0, HEN, KNIGHT).say("power 6")
    assert game.answers == ["send 6", "send 7"]


@pytest.mark.rule("S2.4")
@pytest.mark.parametrize("no_match", NO_MATCH)
def test_everyone_sees_that_it_was_used(no_match: str) -> None:
    game = unmatched(no_match).open()
    assert [game.view(viewer)["unmatched"] for viewer in (None, 0, 3)] == [False, False, False]
    game.say("send deck")
    assert [game.view(viewer)["unmatched"] for viewer in (None, 0, 3)] == [True, True, True]


@pytest.mark.rule("S2.4")
@pytest.mark.parametrize(
    ("no_match", "word"), [("deck", "send deck"), ("party", "send deck"), ("party", "send party 1")]
)
def test_everyone_is_told_that_it_was_used(no_match: str, word: str) -> None:
    game = unmatched(no_match).party(0, *[HEN] if word == "send party 1" else []).say(word)
    assert game.heard("unmatched") == {"seat": 0}
    assert game.happened[:2] == ["unmatched", "sent"]


@pytest.mark.rule("S2.4")
def test_everyone_sees_that_a_party_hero_was_sent() -> None:
    assert unmatched("party").party(0, HEN).say("send party 1").view()["unmatched"] is True


@pytest.mark.rule("S2.4")
def test_a_hand_card_sent_is_no_use_of_it() -> None:
    assert table().requirement(HEN).hand(0, 2, 2).say("send 2").view()["unmatched"] is False


# S2.5


def nothing_to_send(no_match: str, deck_end: str) -> Sitting:
    """No fitting card and none to be had; seat 2 could use a 3 in any window."""
    position = table(no_match=no_match, deck_end=deck_end).requirement(HEN).hand(0, 6, 7)
    return position.party(2, WITCH, PYROMANIAC, used=[PYROMANIAC]).deck().rest_in_hand(3).say("decline")


@pytest.mark.rule("S2.5")
@pytest.mark.parametrize("deck_end", ["score", "reshuffle"])
@pytest.mark.parametrize("no_match", NO_MATCH)
def test_no_hero_is_sent_when_none_can_be_had(no_match: str, deck_end: str) -> None:
    game = nothing_to_send(no_match, deck_end).say("send deck")
    following = game.happened[game.happened.index("nothing_sent") + 1]
    assert following == ("ended" if deck_end == "score" else "reshuffled")
    assert "sent" not in game.happened
    assert game.hand(0) == [6, 7]


@pytest.mark.rule("S2.5")
@pytest.mark.parametrize("no_match", NO_MATCH)
def test_the_turn_goes_to_its_end_without_a_window(no_match: str) -> None:
    game = nothing_to_send(no_match, "reshuffle").say("send deck")
    assert game.view()["turn"] == 2
    assert game.asks == (2, "W1")


@pytest.mark.rule("S2.5")
@pytest.mark.parametrize("no_match", NO_MATCH)
def test_with_an_empty_deck_the_game_ends_there(no_match: str) -> None:
    assert nothing_to_send(no_match, "score").say("send deck").over


@pytest.mark.rule("S2.5")
def test_a_party_hero_needs_no_deck_card() -> None:
    game = unmatched("party").party(0, HEN).deck().say("send party 1")
    assert game.asks == (1, "receive")


# S2.6


@pytest.mark.rule("S2.6")
def test_the_hero_goes_clockwise() -> None:
    game = table(active=2).wandering(5, at=3).open()
    assert game.asks == (3, "receive")
    assert game.say("pass").asks == (0, "receive")
    assert game.heard("passed") == {"seat": 3, "to": 0}
    assert game.say("pass").asks == (1, "receive")


@pytest.mark.rule("S2.6")
def test_w2_runs_wherever_it_arrives() -> None:
    game = table().party(3, PYROMANIAC).wandering(5, at=1).open()
    assert (game.asks, game.at) == ((3, "W2"), 1)
    game.say("decline", "pass")
    assert (game.asks, game.at) == ((3, "W2"), 2)
    game.say("decline", "pass")
    assert (game.asks, game.at) == ((3, "receive"), 3)
    game.say("pass")
    assert (game.asks, game.at) == ((3, "W2"), 0)


@pytest.mark.rule("S2.6")
def test_the_receiver_recruits_passes_asks_for_a_clue_or_uses_a_power() -> None:
    game = table().party(1, PYROMANIAC).hand(1, 3, 3, 6).wandering(5, at=1).open()
    assert game.asks == (1, "receive")
    assert game.answers == ["recruit", "pass", "clue 3", "clue 6", "power 2"]


# S2.7


@pytest.mark.rule("S2.7")
def test_after_a_full_circle_the_active_player_must_recruit() -> None:
    game = table(3).hand(1, 2).wandering(5, at=1).say("pass", "pass")
    assert game.party(0) == [5]
    assert game.heard("recruited") == {"seat": 0, "card": 5}


@pytest.mark.rule("S2.7")
def test_with_powers_to_use_they_recruit_or_use_one() -> None:
    position = table(3).party(0, PYROMANIAC, DOG_MASTER, SERGEANT).hand(0, 3, 4).wandering(5, at=2)
    game = position.say("decline", "pass")
    assert game.asks == (0, "return")
    assert game.answers == ["recruit", "power 2"]
    assert game.refuses("pass") == "S2.7"


@pytest.mark.rule("S2.7")
@pytest.mark.parametrize("power", [PYROMANIAC, DOG_MASTER])
def test_a_power_in_w2_prevents_it(power: int) -> None:
    game = table(3).hand(1, 2).party(1, power).wandering(5, at=2).say("decline", "pass")
    assert game.asks == (1, "W2")
    game.say(f"power {power}")
    assert game.party(0) == []
    assert game.heard("burned") == {"seat": 1, "card": 5}


@pytest.mark.rule("S2.7")
def test_the_last_receiver_is_not_the_active_player() -> None:
    assert table(5).wandering(5, at=4).open().asks == (4, "receive")


# S2.8


@pytest.mark.rule("S2.8")
def test_the_active_player_and_nobody_else_draws_one_card() -> None:
    game = table().hand(0, 2).hand(1, 2, 2).hand(2, 2).deck(7, 7, 7).wandering(5, at=2).say("recruit")
    assert game.hand_sizes == [2, 2, 1, 0]
    assert game.hand(0) == [2, 7]


@pytest.mark.rule("S2.8")
def test_they_draw_after_a_discarded_hero_too() -> None:
    game = table().hand(1, 2).party(1, PYROMANIAC).deck(7, 7, 7).wandering(5, at=1).say("power 2")
    assert game.hand(0) == [7]


@pytest.mark.rule("S2.8")
@pytest.mark.parametrize(("active", "following"), [(0, 1), (3, 0)])
def test_the_next_player_clockwise_becomes_active(active: int, following: int) -> None:
    game = table(active=active).hand(following, 2).wandering(5, at=(active + 1) % 4).say("recruit")
    assert game.active == following


@pytest.mark.rule("S2.8")
def test_only_the_drawer_sees_the_card() -> None:
    game = table().hand(1, 2).deck(7, 7, 7).wandering(5, at=1).say("recruit")
    assert game.heard("drew", 0) == {"seat": 0, "count": 1, "cards": [7]}
    assert game.heard("drew", 1) == {"seat": 0, "count": 1}


@pytest.mark.rule("S2.8")
def test_there_is_no_hand_limit() -> None:
    game = table().hand(0, *range(1, 8), *range(1, 8), *range(1, 8)).hand(1, 1).wandering(5, at=1).say("recruit")
    assert game.hand_sizes[0] == 22


# S2.9


@pytest.mark.rule("S2.9")
def test_the_end_of_a_turn_in_order() -> None:
    position = table().hand(1, 2, 2).party(3, MAGICIAN).wandering(4, at=1)
    game = position.say("decline", "clue 2", "decline", "recruit")
    assert game.asks == (3, "W4")
    game.say("decline")
    assert game.happened[-4:] == ["declined", "drew", "turned_up", "revealed"]


@pytest.mark.rule("S2.9")
def test_w3_stands_in_the_place_of_w4() -> None:
    position = table().hand(1, 2, 2).party(1, DOG_MASTER).party(3, MAGICIAN).wandering(4, at=1)
    game = position.say("decline", "clue 2", "decline", "recruit")
    assert game.asks == (3, "W3")
    game.say("decline")
    assert game.happened[-5:] == ["declined", "eliminated", "drew", "turned_up", "revealed"]


@pytest.mark.rule("S2.9")
def test_the_clue_cards_are_turned_up_before_the_game_ends() -> None:
    game = table().hand(1, 2, 2).deck(5).wandering(4, at=1).say("clue 2", "recruit")
    assert game.happened == ["clue", "recruited", "drew", "turned_up", "ended"]


@pytest.mark.rule("S2.9")
def test_the_end_draw_is_nothing_if_no_card_can_be_had() -> None:
    game = table().hand(0, 2).hand(1, 2).deck().wandering(4, at=1).say("recruit")
    assert game.happened == ["recruited", "ended"]
    assert game.hand(0) == [2]


@pytest.mark.rule("S2.9")
def test_no_window_between_the_end_draw_and_the_reveal() -> None:
    """Seat 3 has declined in W4; next it is asked in W1, when the new requirement is known."""
    game = table().hand(1, 2).party(3, MAGICIAN).wandering(4, at=1).say("decline", "recruit", "decline")
    assert game.happened[-2:] == ["drew", "revealed"]
    assert game.asks == (3, "W1")


# S2.10


@pytest.mark.rule("S2.10")
def test_a_party_hero_sent_neither_counts_nor_can_be_used() -> None:
    game = unmatched("party").party(0, PYROMANIAC, SERGEANT).say("send party 2")
    assert game.party(0) == [SERGEANT]
    assert game.asks == (1, "receive")
    assert game.state.scores == [1, 0, 0, 0]


@pytest.mark.rule("S2.10")
@pytest.mark.parametrize("used", [[], [PYROMANIAC]])
def test_whoever_recruits_it_gets_it_ready(used: list[int]) -> None:
    game = unmatched("party").party(0, PYROMANIAC, used=used).hand(1, 2).say("send party 2", "recruit")
    assert (game.party(1), game.used(1)) == ([PYROMANIAC], [])
    assert game.used(0) == []


@pytest.mark.rule("S2.10")
def test_its_former_owner_gets_it_ready_too() -> None:
    position = unmatched("party").party(0, PYROMANIAC, used=[PYROMANIAC]).hand(1, 2)
    game = position.say("send party 2", "pass", "pass", "pass")
    assert (game.party(0), game.used(0)) == ([PYROMANIAC], [])
