"""S3: recruiting."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.seventh.positions import Position, table

from herohall.games.seventh.cards import DOG_MASTER, HEN, KNIGHT, MAGICIAN, PYROMANIAC, SERGEANT, WITCH


def doubling(hero: int, *others: int, used: list[int] | None = None, **options: Any) -> Position:
    """Seat 1 has a hero in its party and another copy of it in front of it."""
    return table(**options).party(1, hero, *others, used=used).hand(1, 2).wandering(hero, at=1)


# S3.1


@pytest.mark.rule("S3.1")
def test_a_new_hero_joins_the_party_ready() -> None:
    game = table().party(1, HEN, SERGEANT, used=[HEN]).hand(1, 2).wandering(DOG_MASTER, at=1).say("recruit")
    assert game.party(1) == [HEN, DOG_MASTER, SERGEANT]
    assert game.used(1) == [HEN]


@pytest.mark.rule("S3.1")
def test_it_is_turned_face_up() -> None:
    game = table().hand(1, 2).wandering(DOG_MASTER, at=1).say("recruit")
    assert game.heard("recruited") == {"seat": 1, "card": DOG_MASTER}


# S3.2


@pytest.mark.rule("S3.2")
@pytest.mark.parametrize("used", [[], [SERGEANT]])
@pytest.mark.parametrize(("duplicates", "pile", "discards"), [("eliminated", [5, 5], 0), ("discard", [], 2)])
def test_both_copies_leave(duplicates: str, pile: list[int], discards: int, used: list[int]) -> None:
    position = doubling(SERGEANT, KNIGHT, used=used, duplicates=duplicates).party(0, MAGICIAN)
    game = position.deck(7, 7, 7).open()
    discarded = game.discarded(5)
    game.say("decline", "recruit", "decline")
    assert (game.party(1), game.used(1)) == ([KNIGHT], [])
    assert game.eliminated(1) == pile
    assert game.discarded(5) == discarded + discards


@pytest.mark.rule("S3.2")
def test_everybody_sees_the_double() -> None:
    game = doubling(SERGEANT).say("recruit")
    assert game.heard("doubled") == {"seat": 1, "card": SERGEANT}
    assert game.heard("eliminated") == {"seat": 1, "card": SERGEANT}


@pytest.mark.rule("S3.2")
def test_the_pile_grows() -> None:
    game = doubling(SERGEANT).eliminated(1, 5, 5, 6, 6).say("recruit")
    assert game.eliminated(1) == [5, 5, 5, 5, 6, 6]


@pytest.mark.rule("S3.2")
def test_the_pile_is_the_recruiters() -> None:
    game = table(3).party(0, KNIGHT).party(1, KNIGHT).hand(1, 2).wandering(KNIGHT, at=2).say("pass")
    assert (game.eliminated(0), game.eliminated(1)) == ([6, 6], [])


# S3.3


@pytest.mark.rule("S3.3")
@pytest.mark.parametrize("party", [[], [KNIGHT]])
def test_a_recruited_hero_wanders_no_more(party: list[int]) -> None:
    """2, 4 and 5 could be used in W2, but neither in W4 nor, after a double, in W3."""
    position = table().hand(1, 2).party(1, *party).party(2, PYROMANIAC, DOG_MASTER, SERGEANT).wandering(KNIGHT, at=1)
    game = position.open()
    assert game.asks == (2, "W2")
    game.say("decline", "recruit")
    assert game.view()["turn"] == 2


# S3.4


@pytest.mark.rule("S3.4")
def test_the_owner_of_a_double_may_draw_with_the_partys_seven() -> None:
    game = doubling(MAGICIAN).deck(3, 3, 3, 3).say("recruit")
    assert game.asks == (1, "W3")
    assert game.view()["doubled"] == {"seat": 1, "card": MAGICIAN}
    game.say("power 7")
    assert game.hand(1) == [2, 3, 3]
    assert (game.party(1), game.eliminated(1)) == ([], [7, 7])


@pytest.mark.rule("S3.4")
def test_the_owner_of_a_double_may_ready_with_the_partys_three() -> None:
    game = doubling(WITCH, PYROMANIAC, used=[PYROMANIAC]).say("recruit")
    assert game.asks == (1, "W3")
    game.say("power 3 2")
    assert (game.party(1), game.used(1)) == ([PYROMANIAC], [])


@pytest.mark.rule("S3.4")
def test_the_owner_of_a_double_may_cancel_with_the_partys_one() -> None:
    game = doubling(HEN).party(2, MAGICIAN).say("decline", "recruit", "power 7")
    assert game.asks == (1, "R")
    game.say("power 1")
    assert game.heard("cancelled") == {"seat": 1, "user": 2, "power": 7}
    assert game.eliminated(1) == [1, 1]


@pytest.mark.rule("S3.4")
@pytest.mark.parametrize("hero", [WITCH, MAGICIAN])
def test_not_if_it_is_used(hero: int) -> None:
    assert doubling(hero, KNIGHT, used=[hero, KNIGHT]).say("recruit").view()["turn"] == 2


@pytest.mark.rule("S3.4")
def test_not_if_it_can_do_nothing() -> None:
    assert doubling(WITCH, KNIGHT).say("recruit").view()["turn"] == 2


@pytest.mark.rule("S3.4")
def test_the_pair_leaves_when_the_window_closes() -> None:
    game = doubling(MAGICIAN).say("recruit")
    assert game.eliminated(1) == []
    assert game.say("decline").eliminated(1) == [7, 7]


# S3.5


@pytest.mark.rule("S3.5")
def test_the_partys_copy_may_be_readied_until_w3_closes() -> None:
    game = doubling(MAGICIAN, WITCH, used=[MAGICIAN]).deck(4, 4, 4, 4).say("recruit", "power 3 7")
    assert game.asks == (1, "W3")
    game.say("power 7")
    assert game.hand(1) == [2, 4, 4]


@pytest.mark.rule("S3.5")
def test_it_belongs_to_the_party_until_w3_closes() -> None:
    game = doubling(MAGICIAN, KNIGHT).say("recruit")
    assert (game.party(1), game.state.scores[1]) == ([KNIGHT, MAGICIAN], 2)
    assert game.say("decline").party(1) == [KNIGHT]


@pytest.mark.rule("S3.5")
def test_the_copy_that_arrived_has_no_power() -> None:
    """One 7 is used, the other never belongs to the party."""
    game = doubling(MAGICIAN).say("recruit", "power 7")
    assert game.view()["turn"] == 2


@pytest.mark.rule("S3.5")
def test_the_copy_that_arrived_does_not_ready_the_other() -> None:
    assert doubling(MAGICIAN, used=[MAGICIAN]).say("recruit").view()["turn"] == 2
