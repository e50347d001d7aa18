"""S7: the end, the ranking, and shuffling anew."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seventh.positions import Position, Sitting, table

from herohall.games.seventh.cards import DOG_MASTER, HEN, KNIGHT, MAGICIAN, PYROMANIAC, SERGEANT, WITCH


def nothing_left(players: int = 4, **options: Any) -> Position:
    """No card to send and none to draw: the game is over at once, and the parties are compared."""
    return table(players, **options).deck()


# S7.1


def about_to_win() -> Position:
    """Seat 1 has five heroes, and the sixth lies in front of it; seats 1 and 3 could draw with a 7."""
    return table().party(1, 1, 2, 4, 5, 7).party(3, MAGICIAN).hand(1, 3, 3).wandering(6, at=1)


@pytest.mark.rule("S7.1")
def test_six_heroes_win_before_any_power_or_draw() -> None:
    game = about_to_win().say("decline", "recruit")
    assert game.over
    assert game.happened == ["declined", "recruited", "ended"]
    assert game.heard("ended") == {"reason": "heroes", "ranking": [[1], [3], [0, 2]]}


@pytest.mark.rule("S7.1")
def test_six_heroes_win_before_the_clue_cards_are_turned_up() -> None:
    assert "turned_up" not in about_to_win().say("decline", "clue 3", "decline", "recruit").happened


@pytest.mark.rule("S7.1")
@pytest.mark.parametrize("deck_end", ["score", "reshuffle"])
def test_six_heroes_win_with_an_empty_deck_too(deck_end: str) -> None:
    game = table(deck_end=deck_end).party(1, 1, 2, 4, 5, 7, used=[7]).deck().wandering(6, at=1).say("recruit")
    assert game.heard("ended")["reason"] == "heroes"


@pytest.mark.rule("S7.1")
def test_the_active_player_wins_with_a_hero_that_came_back() -> None:
    game = table(3).party(0, 1, 3, 4, 5, 6).wandering(7, at=2).say("decline", "pass")
    assert game.over
    assert game.ranking == [[0], [1, 2]]


@pytest.mark.rule("S7.1")
def test_a_double_beside_five_heroes_does_not_win() -> None:
    game = table().party(1, 1, 2, 3, 5, 6, used=[5]).hand(1, 2).wandering(6, at=1).say("recruit")
    assert not game.over


@pytest.mark.rule("S7.1")
def test_nobody_is_asked_any_more() -> None:
    game = about_to_win().say("decline", "recruit")
    assert (game.asks, game.answers, game.state.seat) == (None, [], None)


# S7.2


def last_cards(deck_end: str, *deck: int) -> Position:
    """The deck is running out; seat 3 could burn a hero."""
    return table(deck_end=deck_end).requirement(HEN).party(3, PYROMANIAC).deck(*deck)


DECK_END = pytest.mark.parametrize(("deck_end", "over"), [("score", True), ("reshuffle", False)])


@pytest.mark.rule("S7.2")
@DECK_END
def test_the_last_card_is_revealed(deck_end: str, over: bool) -> None:
    """The turn of the reveal is played out with all its windows."""
    game = last_cards(deck_end, 5, 5).hand(1, 4, 4).wandering(HEN, at=1).say("decline", "recruit")
    assert (game.deck, game.asks) == (0, (1, "send"))
    game.say("send 4")
    assert game.asks == (3, "W2")
    assert game.say("decline", "recruit").over == over


@pytest.mark.rule("S7.2")
@DECK_END
def test_the_last_card_is_sent(deck_end: str, over: bool) -> None:
    game = last_cards(deck_end, 5).hand(0, 6, 6).say("send deck", "discard 6")
    assert (game.deck, game.asks) == (0, (3, "W2"))
    assert game.say("decline", "recruit").over == over


@pytest.mark.rule("S7.2")
@DECK_END
def test_the_last_card_is_drawn_with_a_seven(deck_end: str, over: bool) -> None:
    position = last_cards(deck_end, 5, 5).party(1, MAGICIAN).wandering(4, at=1)
    game = position.say("decline", "power 7")
    assert (game.deck, game.asks) == (0, (3, "W2"))
    assert game.say("decline", "recruit").over == over


@pytest.mark.rule("S7.2")
@DECK_END
def test_the_end_draw_takes_the_last_card(deck_end: str, over: bool) -> None:
    """Then this was the last turn."""
    game = last_cards(deck_end, 5).wandering(4, at=1).say("decline", "recruit")
    assert game.over == over
    assert game.view()["turn"] == (1 if over else 2)


@pytest.mark.rule("S7.2")
def test_the_reason_is_told() -> None:
    assert last_cards("score", 5).wandering(4, at=1).say("decline", "recruit").heard("ended")["reason"] == "deck"


# S7.3


@pytest.mark.rule("S7.3")
def test_most_heroes_come_first() -> None:
    game = nothing_left().party(0, 1).party(1, 1, 2, 4).party(2, 1, 2).open()
    assert game.ranking == [[1], [2], [0], [3]]


@pytest.mark.rule("S7.3")
def test_heroes_count_before_eliminated_cards_and_used_heroes() -> None:
    position = nothing_left(3).party(0, 1, 2, used=[1, 2]).eliminated(0, 5, 5).party(1, 1)
    assert position.open().ranking == [[0], [1], [2]]


@pytest.mark.rule("S7.3")
def test_then_fewest_eliminated_cards() -> None:
    position = nothing_left(3).party(0, 1, 2).eliminated(0, 5, 5, 6, 6).party(1, 1, 2).party(2, 1, 2)
    assert position.eliminated(2, 5, 5).open().ranking == [[1], [2], [0]]


@pytest.mark.rule("S7.3")
def test_eliminated_cards_count_before_used_heroes() -> None:
    position = nothing_left(3).party(0, 1, 2).eliminated(0, 5, 5).party(1, 1, 2, used=[1, 2])
    assert position.open().ranking == [[1], [0], [2]]


@pytest.mark.rule("S7.3")
def test_then_fewest_used_heroes() -> None:
    position = nothing_left(3).party(0, 1, 2, used=[1, 2]).party(1, 1, 2).party(2, 1, 2, used=[2])
    assert position.open().ranking == [[1], [2], [0]]


@pytest.mark.rule("S7.3")
def test_then_the_place_is_shared() -> None:
    position = nothing_left(5).party(1, 1, 2, used=[1]).party(2, 4).party(4, 5, 6, used=[6])
    assert position.open().ranking == [[1, 4], [2], [0, 3]]


@pytest.mark.rule("S7.3")
def test_a_used_hero_that_was_eliminated_does_not_count_as_used() -> None:
    """Seats 1 and 2 end with one ready hero and two eliminated cards each."""
    position = table(3).party(1, SERGEANT, KNIGHT, used=[SERGEANT]).party(2, KNIGHT).eliminated(2, 2, 2)
    game = position.deck().wandering(SERGEANT, at=1).say("recruit")
    assert game.ranking == [[1, 2], [0]]


@pytest.mark.rule("S7.3", "S3.2")
@pytest.mark.parametrize(("duplicates", "ranking"), [("eliminated", [[2], [1], [0]]), ("discard", [[1, 2], [0]])])
def test_a_double_counts_against_one_only_where_it_is_eliminated(duplicates: str, ranking: list[list[int]]) -> None:
    position = table(3, duplicates=duplicates).party(1, SERGEANT, KNIGHT).party(2, KNIGHT).deck()
    assert position.wandering(SERGEANT, at=1).say("recruit").ranking == ranking


@pytest.mark.rule("S7.3")
def test_the_hand_does_not_count() -> None:
    position = nothing_left(3).party(1, 1).party(2, 1).hand(1, 2, 2, 2).hand(2, 3)
    assert position.open().ranking == [[1, 2], [0]]


@pytest.mark.rule("S7.3")
def test_there_is_no_ranking_before_the_end() -> None:
    assert table().wandering(4, at=1).open().ranking is None


# S7.4


def run_dry(*discards: int, reshuffled: str = "all") -> Position:
    """The deck is empty, seat 2 has eliminated two 5s, and all cards not mentioned are in the hand of seat 3."""
    position = (
        table(deck_end="reshuffle", reshuffled=reshuffled).requirement(HEN).eliminated(2, 5, 5).discard(*discards)
    )
    return position.hand(1, 4).deck().rest_in_hand(3)


@pytest.mark.rule("S7.4")
def test_discards_and_eliminated_piles_are_shuffled() -> None:
    game = run_dry(7, 7, 6).wandering(4, at=1).say("recruit")
    assert game.heard("reshuffled") == {"cards": [5, 5, 6, 7, 7]}
    assert game.eliminated(2) == []


@pytest.mark.rule("S7.4")
def test_all_eliminated_piles_are() -> None:
    game = run_dry().eliminated(0, 3, 3).wandering(4, at=1).say("recruit")
    assert game.heard("reshuffled") == {"cards": [3, 3, 5, 5]}
    assert game.eliminated(0) == []


@pytest.mark.rule("S7.4")
def test_the_booklets_own_words_shuffle_the_discard_pile_alone() -> None:
    game = run_dry(7, 7, 6, reshuffled="discard").wandering(4, at=1).say("recruit")
    assert game.heard("reshuffled_discard") == {"cards": [6, 7, 7]}
    assert game.eliminated(2) == [5, 5]


@pytest.mark.rule("S7.4", "S7.5")
def test_eliminated_piles_that_stay_may_leave_nothing_to_draw() -> None:
    game = run_dry(reshuffled="discard").party(1, MAGICIAN).wandering(4, at=1).open()
    assert not game.offers("power 7")
    assert "drew" not in game.say("recruit").happened


@pytest.mark.rule("S7.4", "S7.3")
def test_eliminated_piles_that_stay_still_count_in_the_ranking() -> None:
    position = table(3, deck_end="reshuffle", reshuffled="discard").turn(1000).requirement(HEN).party(0, 5)
    game = position.party(1, 6).eliminated(0, 2, 2).deck().wandering(4, at=2).say("recruit")
    assert (game.happened.count("reshuffled_discard"), game.ranking) == (1, [[1, 2], [0]])


@pytest.mark.rule("S7.4")
def test_the_requirement_card_of_the_turn_is_not() -> None:
    """Of three 1s in the pile, two were there before the reveal."""
    game = run_dry(1, 1).party(1, MAGICIAN).wandering(4, at=1).say("power 7")
    assert game.heard("reshuffled") == {"cards": [1, 1, 5, 5]}
    assert game.view()["discard"] == [HEN]


@pytest.mark.rule("S7.4")
def test_the_clue_cards_of_the_turn_are_not() -> None:
    game = run_dry(7).hand(1, 2).wandering(4, at=1).say("clue 2", "recruit")
    assert game.heard("reshuffled") == {"cards": [5, 5, 7]}


@pytest.mark.rule("S7.4")
def test_a_hero_burned_this_turn_is() -> None:
    game = run_dry().party(1, PYROMANIAC).wandering(6, at=1).say("power 2")
    assert game.heard("reshuffled") == {"cards": [5, 5, 6]}


@pytest.mark.rule("S7.4")
@pytest.mark.parametrize("duplicates", ["eliminated", "discard"])
def test_a_double_of_this_turn_is(duplicates: str) -> None:
    position = table(deck_end="reshuffle", duplicates=duplicates).requirement(HEN).deck().rest_in_hand(3)
    game = position.hand(1, 4).party(1, KNIGHT).wandering(KNIGHT, at=1).say("recruit")
    assert game.heard("reshuffled") == {"cards": [6, 6]}
    assert game.eliminated(1) == []


@pytest.mark.rule("S7.4")
def test_at_a_reveal_nothing_is_held_back() -> None:
    """The end draw takes the last card; then the old requirement and the clue cards are shuffled, too."""
    position = table(deck_end="reshuffle").requirement(HEN).hand(1, 2, 2).deck(4).rest_in_hand(3)
    game = position.wandering(6, at=1).say("clue 2", "recruit")
    assert game.happened == ["clue", "recruited", "drew", "turned_up", "reshuffled", "revealed"]
    assert game.heard("reshuffled") == {"cards": [1, 2]}
    assert game.view()["discard"] == [game.view()["requirement"]]


@pytest.mark.rule("S7.4")
def test_not_before_a_card_is_needed() -> None:
    game = table(deck_end="reshuffle").party(1, MAGICIAN).deck(4, 4).wandering(6, at=1).say("power 7")
    assert game.deck == 0
    assert "reshuffled" not in game.happened


@pytest.mark.rule("S7.4")
def test_a_deck_card_to_send_may_need_it() -> None:
    game = run_dry(7, 7).hand(0, 6).party(0, KNIGHT).say("send deck")
    assert game.happened.index("reshuffled") < game.happened.index("sent")
    assert game.at == 1


@pytest.mark.rule("S7.4")
def test_no_card_gets_lost() -> None:
    game = run_dry(7, 7, 6).wandering(4, at=1).say("recruit")
    pile = game.view()["discard"]
    assert isinstance(pile, list)
    assert (game.deck, len(pile)) == (3, 2)


# S7.5


def bone_dry() -> Position:
    """Nothing but the requirement card lies in the discard pile."""
    return table(deck_end="reshuffle").requirement(HEN).hand(1, 4, 4).deck().rest_in_hand(3)


@pytest.mark.rule("S7.5")
def test_a_draw_may_yield_no_card() -> None:
    game = bone_dry().wandering(4, at=1).say("recruit")
    assert "drew" not in game.happened
    assert game.hand(0) == []


@pytest.mark.rule("S7.5")
def test_a_single_card_can_still_be_had() -> None:
    game = bone_dry().discard(7).wandering(4, at=1).say("recruit")
    assert game.hand(0) == [7]


@pytest.mark.rule("S7.5")
def test_a_draw_may_yield_fewer_cards() -> None:
    position = table(deck_end="reshuffle").party(1, MAGICIAN).deck(5).rest_in_hand(3)
    assert position.wandering(4, at=1).say("power 7").hand(1) == [5]


@pytest.mark.rule("S7.5")
def test_a_reveal_finds_the_requirement_card_of_the_turn_before() -> None:
    game = bone_dry().wandering(4, at=1).open()
    assert game.say("recruit").heard("revealed") == {"seat": 1, "card": HEN, "turn": 2}


@pytest.mark.rule("S7.5")
def test_then_s2_5_holds() -> None:
    """Seat 1 has nothing to send either: seat 2 is next, with the same requirement once more."""
    game = bone_dry().hand(2, 4, 4).wandering(4, at=1).say("recruit", "send deck")
    assert game.heard("nothing_sent") == {"seat": 1}
    assert game.asks == (2, "send")
    assert (game.hand(1), game.view()["requirement"]) == ([4, 4], HEN)


# S7.6


def in_turn(number: int) -> Sitting:
    position = table(3, deck_end="reshuffle").turn(number).party(1, 1, 2, 4).party(2, 5, used=[5])
    return position.hand(1, 2).wandering(6, at=1).say("recruit")


@pytest.mark.rule("S7.6")
def test_after_1000_turns_the_game_is_ranked() -> None:
    game = in_turn(1000)
    assert game.heard("ended") == {"reason": "turns", "ranking": [[1], [2], [0]]}
    assert game.ranking == [[1], [2], [0]]


@pytest.mark.rule("S7.6")
def test_not_after_999() -> None:
    assert not in_turn(999).over


@pytest.mark.rule("S7.6")
def test_the_last_turn_ends_as_any_other() -> None:
    assert in_turn(1000).happened[-2:] == ["drew", "ended"]


# S7.7


@pytest.mark.rule("S7.7")
def test_the_others_rank_behind_the_winner() -> None:
    position = table(5).party(1, 1, 2, 4, 5, 7, used=[1, 2, 5, 7]).eliminated(1, 3, 3).party(0, 1, 6)
    position.party(2, 6, DOG_MASTER, used=[DOG_MASTER]).party(3, 1, 6).eliminated(3, 2, 2).party(4, 1, WITCH)
    game = position.wandering(6, at=1).say("recruit")
    assert game.ranking == [[1], [0, 4], [2], [3]]


@pytest.mark.rule("S7.7")
def test_the_score_of_a_seat_is_its_number_of_heroes() -> None:
    position = table().party(0, 1, 6).party(1, 1, 2, 4, 5, 7, used=[7]).hand(2, 5, 5).eliminated(2, 3, 3)
    game = position.wandering(6, at=1).open()
    assert game.state.scores == [2, 5, 0, 0]
    assert game.say("recruit").state.scores == [2, 6, 0, 0]
