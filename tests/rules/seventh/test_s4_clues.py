"""S4: clues."""

from __future__ import annotations

import pytest
from tests.rules.seventh.positions import Sitting, table

from herohall.games.seventh.cards import HEN, KNIGHT, PYROMANIAC, SERGEANT

VIEWERS = [None, 0, 1, 2, 3]


def seen_clues(game: Sitting) -> list[object]:
    """The cards of the first clue, as spectator and seats see it."""
    return [game.view(viewer)["clues"][0].get("card") for viewer in VIEWERS]


# S4.1


@pytest.mark.rule("S4.1")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_whoever_has_the_hero_in_front_of_them_asks(seat: int) -> None:
    game = table().hand(seat, 2, 6).wandering(5, at=seat).open()
    assert game.asks == (seat, "receive")
    assert game.answers == ["recruit", "pass", "clue 2", "clue 6"]


@pytest.mark.rule("S4.1")
def test_nobody_else_asks() -> None:
    game = table().hand(2, 3, 4).party(2, PYROMANIAC).wandering(5, at=1).open()
    assert game.asks == (2, "W2")
    assert game.answers == ["decline", "power 2"]


@pytest.mark.rule("S4.1")
@pytest.mark.parametrize("source", ["hand", "unseen"])
def test_the_active_player_never_asks(source: str) -> None:
    game = table(no_match="party").hand(0, 3, 4).party(0, PYROMANIAC).wandering(5, at=0, source=source).open()
    assert game.asks == (0, "return")
    assert game.answers == ["recruit", "power 2"]
    assert game.refuses("clue 3") == "S4.1"


@pytest.mark.rule("S4.1")
def test_not_after_deciding() -> None:
    game = table().hand(1, 3, 4).wandering(5, at=1).say("pass")
    assert game.asks == (2, "receive")
    assert not game.offers("clue")


# S4.2


@pytest.mark.rule("S4.2")
@pytest.mark.parametrize(
    ("hero", "card", "identical", "requirement"),
    [
        (5, 5, True, False),
        (4, 5, False, True),
        (3, 3, True, True),
        (2, 3, False, False),
        (4, 6, False, True),
        (5, 6, False, False),
        (4, 7, False, True),
        (3, 7, False, False),
    ],
)
def test_the_answer(hero: int, card: int, identical: bool, requirement: bool) -> None:
    """Four players: a 6 asks for 4 or less, a 7 for 4 or more."""
    for option, answer in (("identical", identical), ("requirement", requirement)):
        game = table(clue=option).hand(1, card, 1).wandering(hero, at=1).say(f"clue {card}")
        assert game.heard("clue") == {"seat": 1, "answer": answer}


@pytest.mark.rule("S4.2")
@pytest.mark.parametrize(("players", "answer"), [(3, False), (4, True), (5, True)])
def test_a_clue_card_may_ask_for_the_player_count(players: int, answer: bool) -> None:
    game = table(players, clue="requirement").hand(1, KNIGHT, 1).wandering(4, at=1).say("clue 6")
    assert game.heard("clue")["answer"] is answer


@pytest.mark.rule("S4.2")
def test_the_requirement_of_the_turn_has_no_part_in_it() -> None:
    game = table(clue="requirement").requirement(HEN).hand(1, PYROMANIAC, 1).wandering(6, at=1, source="deck")
    assert game.say("clue 2").heard("clue")["answer"] is True


@pytest.mark.rule("S4.2")
def test_the_table_speaks_the_answer() -> None:
    """Nobody is asked between the clue and the receiver's next choice."""
    assert table().hand(1, 2, 6).wandering(5, at=1).say("clue 2").asks == (1, "receive")


@pytest.mark.rule("S4.2")
def test_the_card_must_be_ones_own() -> None:
    assert table().hand(1, 2, 6).wandering(5, at=1).open().refuses("clue 5") == "S4.2"


@pytest.mark.rule("S4.2")
def test_a_6_in_force_does_not_change_the_answer() -> None:
    game = table(clue="requirement").hand(1, PYROMANIAC, 1).wandering(4, at=1, ignored=True).say("clue 2")
    assert game.heard("clue")["answer"] is False


# S4.3


@pytest.mark.rule("S4.3")
def test_only_asker_and_active_player_know_the_card() -> None:
    game = table().hand(1, 2, 6).wandering(5, at=1).say("clue 2")
    assert seen_clues(game) == [None, 2, 2, None, None]
    assert [game.heard("clue", viewer).get("card") for viewer in VIEWERS] == [None, 2, 2, None, None]


@pytest.mark.rule("S4.3")
def test_everybody_hears_the_answer() -> None:
    game = table().hand(1, 5, 6).wandering(5, at=1).say("clue 5")
    for viewer in VIEWERS:
        assert game.view(viewer)["clues"][0]["answer"] is True
        assert game.heard("clue", viewer)["answer"] is True


@pytest.mark.rule("S4.3")
def test_it_leaves_the_hand_but_is_not_yet_on_the_pile() -> None:
    game = table().hand(1, 2, 6).wandering(5, at=1).say("clue 2")
    assert game.hand(1) == [6]
    assert game.discarded(2) == 0


@pytest.mark.rule("S4.3")
def test_it_is_turned_up_when_the_turn_ends() -> None:
    game = table().hand(1, 2, 6).deck(7, 7, 7).wandering(5, at=1).open()
    before = game.discarded(2)
    game.say("clue 2", "recruit")
    assert game.heard("turned_up") == {"seat": 1, "card": 2, "answer": False}
    assert game.discarded(2) == before + 1
    assert game.view()["clues"] == []


@pytest.mark.rule("S4.3")
def test_all_clue_cards_are_turned_up_in_order() -> None:
    position = table().hand(1, 5, 6, 6).hand(2, 3, 6).wandering(5, at=1)
    game = position.say("clue 6", "clue 5", "pass", "clue 3", "recruit")
    assert [event.facts for event in game.log if event.name == "turned_up"] == [
        {"seat": 1, "card": 6, "answer": False},
        {"seat": 1, "card": 5, "answer": True},
        {"seat": 2, "card": 3, "answer": False},
    ]


# S4.4


@pytest.mark.rule("S4.4")
@pytest.mark.parametrize(("clues_per_turn", "again"), [("any", True), ("one", False)])
def test_any_number_of_clues_or_one(clues_per_turn: str, again: bool) -> None:
    game = table(clues_per_turn=clues_per_turn).hand(1, 2, 6, 6, 7).wandering(5, at=1).say("clue 2")
    assert game.offers("clue 6") == again


@pytest.mark.rule("S4.4")
def test_one_clue_is_for_each_receiving_player() -> None:
    game = table(clues_per_turn="one").hand(1, 2, 6, 6).hand(2, 2, 6).wandering(5, at=1).say("clue 2", "pass")
    assert game.asks == (2, "receive")
    assert game.offers("clue 6")


@pytest.mark.rule("S4.4")
def test_one_clue_is_for_each_turn() -> None:
    """Seat 2 asks in the turn of seat 0, and again in that of seat 1."""
    position = table(clues_per_turn="one").hand(1, 1, 4).hand(2, 2, 2, 2, 2).deck(5, 5, 5, 5)
    game = position.wandering(6, at=2).say("clue 2", "recruit", "decline", "send 4")
    assert game.asks == (2, "receive")
    assert game.say("clue 2").view()["clues"] == [{"seat": 2, "answer": False}]


@pytest.mark.rule("S4.4")
@pytest.mark.parametrize("clues_per_turn", ["any", "one"])
def test_never_ones_last_hand_card(clues_per_turn: str) -> None:
    game = table(clues_per_turn=clues_per_turn).hand(1, 2).wandering(5, at=1).open()
    assert game.answers == ["recruit", "pass"]
    assert game.refuses("clue 2") == "S4.4"


@pytest.mark.rule("S4.4")
def test_clues_end_with_the_last_card_but_one() -> None:
    game = table().hand(1, 2, 6, 6).wandering(5, at=1).say("clue 2", "clue 6")
    assert game.answers == ["recruit", "pass"]
    assert game.hand(1) == [6]


@pytest.mark.rule("S4.4")
def test_w2_runs_again_after_each_answer() -> None:
    game = table().hand(1, 2, 6, 6).party(3, PYROMANIAC).wandering(5, at=1).say("decline", "clue 2")
    assert game.asks == (3, "W2")
    assert game.say("decline", "clue 6").asks == (3, "W2")


# S4.5


@pytest.mark.rule("S4.5")
@pytest.mark.parametrize(("option", "answer"), [("identical", False), ("requirement", True)])
def test_about_a_hero_nobody_knows_the_table_answers(option: str, answer: bool) -> None:
    game = table(no_match="party", clue=option).hand(1, SERGEANT, 1).wandering(4, at=1, source="unseen")
    assert game.say("clue 5").heard("clue", 0) == {"seat": 1, "answer": answer, "card": SERGEANT}


@pytest.mark.rule("S4.5")
def test_the_hero_stays_hidden_from_the_active_player() -> None:
    game = table(no_match="party").hand(1, SERGEANT, 1).wandering(4, at=1, source="unseen").say("clue 5")
    assert seen_clues(game) == [None, 5, 5, None, None]
    assert "card" not in game.wandering(0)


@pytest.mark.rule("S4.5")
def test_for_a_hero_sent_face_up_no_clue_can_be_asked() -> None:
    game = table(no_match="party").hand(1, 2, 6).wandering(4, at=1, source="party").open()
    assert game.answers == ["recruit", "pass"]
    assert game.refuses("clue 2") == "S4.5"
