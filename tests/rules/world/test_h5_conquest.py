"""H5 and H9.4: conquest and the faces of the die."""

from __future__ import annotations

import pytest
from tests.rules.world.board import Board, Sitting, board


def war(attackers: int, defenders: int, conquest: int = 2, epoch: str = "modern") -> Board:
    """Blue plays Alexander or Charlemagne with that conquest value against green in China; n is conquest + epoch."""
    hero = "alexander" if epoch == "ancient" else "charlemagne"
    game = board(4, epoch=epoch).hero(hero, f"0/0/{conquest}/0", "china india")
    return game.people("china", attackers, 0, defenders)


def attack(game: Board, face: str, hero: str = "charlemagne") -> Sitting:
    return game.rolls(face).acting(hero).say("attack china green")


# H5.1


@pytest.mark.rule("H5.1")
def test_targets_are_where_both_have_population() -> None:
    """H5.1"""
    game = board(5).hero("charlemagne", "0/0/1/0", "china india africa").people("china", 1, 1, 0, 2)
    turn = game.people("india", 0, 1).people("africa", 1).people("russia", 1, 1).acting("charlemagne")
    assert turn.answers == ["attack china red", "attack china yellow", "decline"]
    assert turn.refuses("attack india red") == "H5.1"
    assert turn.refuses("attack africa red") == "H5.1"
    assert turn.refuses("attack china green") == "H5.1"
    assert turn.refuses("attack china blue") == "H5.1"
    assert turn.refuses("attack russia red") == "H2.2"


@pytest.mark.rule("H5.1")
def test_a_colour_nobody_plays() -> None:
    """H5.1"""
    assert war(3, 3).acting("charlemagne").refuses("attack china violet") == "H5.1"


@pytest.mark.rule("H5.1")
def test_an_attack_is_never_compulsory() -> None:
    """H5.1"""
    assert war(3, 3).acting("charlemagne").say("decline").asks == (1, "take")


@pytest.mark.rule("H5.1")
def test_without_a_conquest_value_there_is_no_attack() -> None:
    """H5.1"""
    turn = war(3, 3, conquest=0).coins(0, 2).acting("charlemagne")
    assert turn.asks == (0, "spend")
    assert turn.refuses("attack china green") == "H5.1"


@pytest.mark.rule("H5.1")
def test_a_scored_territory_can_be_attacked() -> None:
    """H5.1"""
    game = war(3, 3).ladder("china", 1, 1, 1).scored("china")
    assert game.acting("charlemagne").offers("attack china")


# H5.2


@pytest.mark.rule("H5.2")
@pytest.mark.parametrize(("epoch", "left"), [("ancient", 4), ("modern", 3)])
def test_power_is_conquest_and_the_epochs_value(epoch: str, left: int) -> None:
    """H5.2"""
    hero = "alexander" if epoch == "ancient" else "charlemagne"
    assert attack(war(1, 9, conquest=4, epoch=epoch), "battle", hero).people("china")[2] == left


# H5.3


@pytest.mark.rule("H5.3")
def test_the_wall_is_asked_before_the_roll_and_the_second_roll_after_it() -> None:
    """H5.3"""
    game = war(5, 9).owns(2, "great-wall").owns(0, "saint-basil").rolls("defeat", "battle")
    turn = game.acting("charlemagne").say("attack china green")
    assert turn.asks == (2, "wall")
    assert turn.told("rolled") == []
    turn.say("decline")
    assert turn.asks == (0, "reroll")
    turn.say("use saint-basil")
    assert turn.asks == (0, "keep")
    turn.say("keep second")
    assert turn.people("china") == [5, 0, 5, 0]


@pytest.mark.rule("H5.3")
@pytest.mark.parametrize("face", ["battle", "defeat", "carnage", "plunder", "defection"])
def test_there_is_no_second_target(face: str) -> None:
    """H5.3"""
    turn = attack(war(3, 3).people("india", 3, 3).coins(0, 2), face)
    assert turn.asks == (0, "spend")
    assert turn.refuses("attack india red") == "H5.1"


# H9.4, n = 4 unless said otherwise


@pytest.mark.rule("H9.4")
def test_battle_the_defender_loses_n_at_most_all() -> None:
    """H9.4"""
    assert attack(war(1, 9), "battle").people("china") == [1, 0, 5, 0]
    assert attack(war(1, 3), "battle").people("china") == [1, 0, 0, 0]


@pytest.mark.rule("H9.4")
def test_defeat_the_attacker_loses_half_n_rounded_up_at_most_all() -> None:
    """H9.4"""
    assert attack(war(5, 9), "defeat").people("china") == [3, 0, 9, 0]
    assert attack(war(5, 9, conquest=3), "defeat").people("china") == [2, 0, 9, 0]
    assert attack(war(1, 9), "defeat").people("china") == [0, 0, 9, 0]


@pytest.mark.rule("H9.4")
def test_carnage_both_lose_the_smallest_of_n_and_both_sides() -> None:
    """H9.4"""
    assert attack(war(6, 9), "carnage").people("china") == [2, 0, 5, 0]
    assert attack(war(2, 9), "carnage").people("china") == [0, 0, 7, 0]
    assert attack(war(6, 1), "carnage").people("china") == [5, 0, 0, 0]


@pytest.mark.rule("H9.4")
def test_plunder_takes_n_coins_at_most_all() -> None:
    """H9.4"""
    assert attack(war(1, 1).coins(2, 6), "plunder").coins == [4, 0, 2, 0]
    assert attack(war(1, 1).coins(2, 3).coins(0, 1), "plunder").coins == [4, 0, 0, 0]


@pytest.mark.rule("H9.4")
def test_plunder_of_an_empty_purse_does_nothing() -> None:
    """H9.4"""
    turn = attack(war(1, 1), "plunder")
    assert turn.coins == [0, 0, 0, 0]
    assert len(turn.told("unharmed")) == 1


@pytest.mark.rule("H9.4")
def test_flight_n_flee_one_at_a_time_where_the_defender_chooses() -> None:
    """H9.4"""
    turn = attack(war(1, 6), "flight")
    assert turn.asks == (2, "flee")
    assert turn.answers == ["flee india", "flee russia", "flee south-east-asia"]
    assert turn.refuses("flee europe") == "H9.4"
    assert turn.refuses("convert") == "H9.4"
    turn.say("flee india", "flee russia", "flee russia", "flee india")
    assert turn.asks == (1, "take")
    assert [turn.people(land)[2] for land in ("china", "india", "russia")] == [2, 2, 2]


@pytest.mark.rule("H9.4")
def test_flight_of_all_there_are() -> None:
    """H9.4"""
    turn = attack(war(1, 1), "flight").say("flee russia")
    assert turn.people("china")[2] == 0
    assert turn.people("russia")[2] == 1


@pytest.mark.rule("H9.4")
def test_flight_to_a_single_neighbour_in_play_is_no_choice() -> None:
    """H9.4"""
    turn = attack(war(1, 6, epoch="ancient"), "flight", "alexander")  # China borders only India in the ancient epoch
    assert turn.people("india")[2] == 3
    assert turn.asks == (1, "take")


@pytest.mark.rule("H9.4")
def test_flight_without_a_neighbour_in_play_does_nothing() -> None:
    """H9.4"""
    game = war(1, 6, epoch="ancient")
    china = game.land("china")
    borders = [border for border in game.box.borders if china not in border]
    game.box = type(game.box)(**{**vars(game.box), "borders": borders})
    turn = attack(game, "flight", "alexander")
    assert turn.people("china") == [1, 0, 6, 0]
    assert len(turn.told("unharmed")) == 1


@pytest.mark.rule("H9.4")
def test_defection_replaces_half_n_rounded_up() -> None:
    """H9.4"""
    turn = attack(war(1, 6, conquest=3), "defection")
    assert turn.people("china") == [4, 0, 3, 0]
    assert turn.supply == [60, 64, 61, 64]


@pytest.mark.rule("H9.4")
def test_defection_is_limited_by_the_defenders_and_the_attackers_supply() -> None:
    """H9.4"""
    assert attack(war(1, 1), "defection").people("china") == [2, 0, 0, 0]
    assert attack(war(1, 6).supply(0, 1), "defection").people("china") == [2, 0, 5, 0]
    nothing = attack(war(1, 6).supply(0, 0), "defection")
    assert nothing.people("china") == [1, 0, 6, 0]
    assert len(nothing.told("unharmed")) == 1


@pytest.mark.rule("H9.4")
def test_every_face_comes_up() -> None:
    """H9.4"""
    game = war(9, 9)
    assert sorted(face.kind for face in game.box.die) == sorted(
        ["battle", "defeat", "carnage", "plunder", "flight", "defection"]
    )
