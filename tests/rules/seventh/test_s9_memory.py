"""S9: what a seat has learnt of other hands stays known, until it is mixed into something hidden.

Every sample of a seat's knowledge is a table that could be the true one; what is certain holds in all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.rules.seventh.positions import Position, Sitting, table

from herohall.games.seventh.cards import HEN, KNIGHT, MAGICIAN, PYROMANIAC

SMALL = {1, 2, 3}
"""What meets the requirement of a 1."""


def imagined(game: Sitting, seat: int, count: int = 25) -> Iterator[Sitting]:
    """Tables that could be the true one for all a seat knows."""
    for number in range(count):
        sample = Sitting(game.state.sample(seat, number))
        assert sample.view(seat) == game.view(seat)
        yield sample


def cards(game: Sitting, seat: int) -> list[int]:
    hand = game.hand(seat)
    assert isinstance(hand, list)
    return [int(card) for card in hand]


def small(game: Sitting, seat: int) -> int:
    """How many of a hand's cards meet the requirement of a 1."""
    return sum(card in SMALL for card in cards(game, seat))


def step_by_step(game: Sitting, *words: str) -> Sitting:
    """Play on, saving and loading between the moves: what is remembered must fit the table each time."""
    for word in words:
        game = game.say(word).saved_and_loaded()
    return game


# S2.3: nothing fitted


def nothing_small() -> Position:
    """*3 or less* is asked for and seat 0 has nothing fitting; all cards in the deck are 1s."""
    position = table(3, no_match="deck").requirement(HEN).hand(0, 6, 7, 7).hand(1, 3, 5).hand(2, 3, 5)
    return position.deck(*[1] * 10)


@pytest.mark.rule("S9.1", "S2.4")
def test_who_had_nothing_fitting_holds_nothing_fitting() -> None:
    game = step_by_step(nothing_small().open(), "send deck", "discard 6")
    for seat in (1, 2):
        assert all(small(sample, 0) == 0 for sample in imagined(game, seat))


@pytest.mark.rule("S9.1", "S2.4")
@pytest.mark.parametrize("word", ["send deck", "send party 1"])
def test_also_where_the_party_is_sent(word: str) -> None:
    position = table(3, no_match="party").requirement(HEN).hand(0, 6, 7, 7).deck(*[1] * 8)
    position.party(0, *[HEN] if word == "send party 1" else [])
    game = step_by_step(position.open(), word)
    assert all(small(sample, 0) == 0 for sample in imagined(game, 1))


@pytest.mark.rule("S9.1", "S2.4")
def test_a_card_drawn_later_may_be_anything() -> None:
    game = step_by_step(nothing_small().open(), "send deck", "discard 6", "recruit")
    assert {small(sample, 0) for sample in imagined(game, 2)} == {0, 1}


@pytest.mark.rule("S9.1", "S2.4")
def test_once_the_drawn_card_has_been_a_clue_the_old_ones_are_left() -> None:
    """Seat 0 asks with the 1 it has drawn: the active player knows at once what is left, the others later."""
    words = ["send deck", "discard 6", "recruit", "send 3", "pass", "clue 1"]
    game = step_by_step(nothing_small().open(), *words)
    assert all(small(sample, 0) == 0 for sample in imagined(game, 1))
    assert {small(sample, 0) for sample in imagined(game, 2)} == {0, 1}
    game = step_by_step(game, "recruit")
    assert all(small(sample, 0) == 0 for sample in imagined(game, 2))


@pytest.mark.rule("S9.1", "S2.4")
def test_two_clues_are_remembered_apart() -> None:
    """Seat 0 asks with an old 7 and with the 1 it has drawn."""
    words = ["send deck", "discard 6", "recruit", "send 3", "pass", "clue 7", "clue 1"]
    game = step_by_step(nothing_small().open(), *words)
    assert all(small(sample, 0) == 0 for sample in imagined(game, 1))
    game = step_by_step(game, "recruit")
    assert all(small(sample, 0) == 0 for sample in imagined(game, 2))


@pytest.mark.rule("S9.1", "S2.4")
def test_a_card_sent_later_must_fit_so_it_is_the_drawn_one() -> None:
    words = ["send deck", "discard 6", "recruit", "send 3", "recruit", "send 3", "pass", "recruit", "send 1"]
    game = step_by_step(nothing_small().open(), *words)
    assert game.at == 1
    assert all(small(sample, 0) == 0 for sample in imagined(game, 2))
    game = step_by_step(game, "pass", "recruit")
    assert {small(sample, 0) for sample in imagined(game, 2)} == {0, 1}


@pytest.mark.rule("S9.1", "S2.4")
def test_it_holds_for_a_single_card_too() -> None:
    """Without an end draw one old card is left at the end of the turn."""
    position = table(3, no_match="party", deck_end="reshuffle").requirement(HEN).hand(0, 7).hand(1, 3, 3)
    game = step_by_step(position.party(0, HEN, KNIGHT).deck().rest_in_hand(2).open(), "send party 1", "recruit")
    assert game.hand_sizes[:2] == [1, 2]
    assert all(small(sample, 0) == 0 for sample in imagined(game, 1))


# S9.1: clues about a hero that has come out


@pytest.mark.rule("S9.1", "S4.3")
@pytest.mark.parametrize("word", ["recruit", "power 2"])
@pytest.mark.parametrize(("card", "known"), [(5, {5}), (6, {6, 7})])
def test_the_answer_about_an_open_hero_tells_of_the_clue_card(word: str, card: int, known: set[int]) -> None:
    """W4 is open, the hero was a 5, the clue card is still face down, and only 5, 6 and 7 are unseen."""
    position = table().hand(1, card, 7, 7).hand(3, 6, 6).party(1, PYROMANIAC).party(2, MAGICIAN).deck(5, 5, 5)
    game = step_by_step(position.wandering(5, at=1).open(), "decline", f"clue {card}", "decline", word)
    assert game.asks == (2, "W4")
    clues = {sample.view(0)["clues"][0]["card"] for sample in imagined(game, 3)}
    assert clues == known


# S7.4: shuffled anew


def old_hands() -> Position:
    """The deck is empty, so all know what the hands hold together; the rest lies in the discard pile."""
    return table(4, deck_end="reshuffle").requirement(HEN).hand(1, 4, 4).hand(2, 6, 6, 7).hand(3, 2, 5).deck()


def hidden_together(sample: Sitting, *seats: int) -> list[int]:
    return sorted(card for seat in seats for card in cards(sample, seat))


def among(some: list[int], known: list[int]) -> bool:
    """Whether the known cards hold all of some, copy by copy."""
    return not Counter(some) - Counter(known)


@pytest.mark.rule("S9.1", "S7.4")
def test_hands_hold_cards_of_the_old_deck_after_a_reshuffle() -> None:
    """Seat 0 draws the first card of the new deck; it knows what the three others hold together."""
    game = step_by_step(old_hands().wandering(3, at=1).open(), "recruit")
    assert "reshuffled" in game.happened
    for sample in imagined(game, 0):
        assert hidden_together(sample, 1, 2, 3) == [2, 4, 4, 5, 6, 6, 7]


@pytest.mark.rule("S9.1", "S7.4")
def test_cards_on_the_way_count_among_them() -> None:
    """A hero wanders and a clue card lies face down while seat 1 makes the deck anew with a 7."""
    position = old_hands().party(1, MAGICIAN).wandering(3, at=1)
    game = step_by_step(position.open(), "clue 4", "power 7")
    for sample in imagined(game, 3):
        clues = [int(clue["card"]) for clue in sample.view(0)["clues"]]
        assert among([*clues, sample.state.table.wandering, *cards(sample, 2)], [3, 4, 4, 6, 6, 7])


@pytest.mark.rule("S9.1", "S7.4")
def test_what_comes_out_later_is_taken_off() -> None:
    position = old_hands().party(1, MAGICIAN).wandering(3, at=1)
    game = step_by_step(position.open(), "clue 4", "power 7", "recruit", "decline")
    assert "turned_up" in game.happened
    for sample in imagined(game, 0):
        assert among(hidden_together(sample, 2, 3), [2, 4, 5, 6, 6, 7])


@pytest.mark.rule("S9.1", "S7.4")
def test_clue_cards_of_two_seats_are_remembered_apart() -> None:
    """Seats 1 and 2 have asked when seat 2 makes the deck anew."""
    position = old_hands().party(2, MAGICIAN).wandering(3, at=1)
    game = step_by_step(
        position.open(), "decline", "clue 4", "decline", "pass", "clue 6", "power 7", "recruit", "decline"
    )
    assert game.happened.count("turned_up") == 2
    for sample in imagined(game, 0):
        assert among(hidden_together(sample, 1, 3), [2, 4, 5, 6, 7])


@pytest.mark.rule("S9.1", "S7.4")
def test_an_old_card_sent_later_is_taken_off_when_it_comes_out() -> None:
    """With a 6 seat 1 may send whatever it likes."""
    position = old_hands().party(1, KNIGHT).wandering(HEN, at=1)
    game = step_by_step(position.open(), "recruit", "power 6", "send 4")
    for sample in imagined(game, 0):
        hero = sample.state.table.wandering
        assert sorted([hero, *hidden_together(sample, 1, 2, 3)]) == [2, 4, 4, 5, 6, 6, 7]
    game = step_by_step(game, "recruit")
    for sample in imagined(game, 0):
        assert among(hidden_together(sample, 2, 3), [2, 4, 5, 6, 6, 7])


@pytest.mark.rule("S9.1", "S7.4")
@pytest.mark.parametrize("no_match", ["deck", "party"])
def test_a_hero_from_the_old_deck_is_of_the_old_deck(no_match: str) -> None:
    """It was the last card; while it wanders, a 7 makes the deck anew."""
    position = table(3, no_match=no_match, deck_end="reshuffle").requirement(HEN).hand(0, 6, 6).hand(2, 7, 7)
    game = step_by_step(position.party(1, MAGICIAN).deck(5).open(), "decline", "send deck")
    if no_match == "deck":
        game = step_by_step(game, "discard 6")
    old = [5, 6, 6, 7, 7] if no_match == "party" else [5, 6, 7, 7]
    game = step_by_step(game, "power 7")
    for sample in imagined(game, 1):
        assert sorted([sample.state.table.wandering, *hidden_together(sample, 0, 2)]) == old
    game = step_by_step(game, "recruit")
    for sample in imagined(game, 1):
        assert among(cards(sample, 2), old[1:])


@pytest.mark.rule("S9.1", "S7.4")
@pytest.mark.parametrize("no_match", ["deck", "party"])
def test_a_hero_from_the_new_deck_is_not(no_match: str) -> None:
    """To send a deck card it was made anew; so the others hold the old cards, before and after it comes out."""
    position = table(3, no_match=no_match, deck_end="reshuffle").requirement(HEN).hand(0, 6).hand(1, 4).hand(2, 7, 7)
    game = step_by_step(position.party(0, KNIGHT).deck().open(), "send deck")
    assert all(hidden_together(sample, 1, 2) == [4, 7, 7] for sample in imagined(game, 0))
    game = step_by_step(game, "pass", "recruit")
    assert all(among(cards(sample, 1), [4, 7, 7]) for sample in imagined(game, 0))


@pytest.mark.rule("S9.1", "S7.4")
def test_reshuffles_are_remembered_apart() -> None:
    """Few cards go round, so the deck is made anew several times."""
    position = table(3, deck_end="reshuffle", copies=4).requirement(HEN).hand(0, 6).hand(1, 2, 4).hand(2, 3, 5, 7)
    game = position.deck().discard(1, 7).rest_in_hand(2).wandering(6, at=1).open()
    while game.happened.count("reshuffled") < 4:
        game = step_by_step(game, next(word for word in game.answers if not word.startswith("clue")))
        for seat in range(3):
            assert all(sample.saved_and_loaded().state == sample.state for sample in imagined(game, seat, count=3))


@pytest.mark.rule("S9.1", "S7.5")
def test_a_hand_may_become_empty_after_a_reshuffle() -> None:
    """Seat 1 sends its last card and can draw none."""
    position = table(3, deck_end="reshuffle").requirement(HEN).hand(1, 2).deck().rest_in_hand(2)
    game = step_by_step(position.wandering(6, at=1).open(), "recruit", "send 2", "recruit")
    assert [sample.hand_sizes[1] for sample in imagined(game, 0, count=3)] == [0, 0, 0]
