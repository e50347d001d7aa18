"""H9.6: the powers of the wonders, where they matter and where they can do nothing."""

from __future__ import annotations

import pytest
from tests.rules.world.board import Board, Sitting, board

pytestmark = pytest.mark.rule("H9.6")


def scoring(game: Board, *values: int) -> Sitting:
    """Seat 0 plays Mozart, who completes Europe with the last of these discoveries."""
    game.hero("mozart", "0/1/0/0", "europe").ladder("europe", *values[:-1]).draws(values[-1])
    return game.acting("mozart")


def test_every_wonder_costs_seven_brings_three_points_and_has_its_power() -> None:
    """H9.6"""
    powers = [wonder.power for wonder in board().box.wonders]
    assert powers == [
        "third-place",
        "swap-second",
        "settle",
        "wall",
        "coins",
        "discover",
        "reroll",
        "migrate",
        "score-best",
    ]


# Ajanta


@pytest.mark.parametrize(("owner", "points"), [(0, [12, 5, 2, 0]), (2, [10, 5, 4, 0]), (3, [10, 5, 2, 2])])
def test_ajanta_adds_the_third_places_points_whatever_ones_place(owner: int, points: list[int]) -> None:
    """H9.6"""
    turn = scoring(board().people("europe", 3, 2, 1).owns(owner, "ajanta"), 2, 3, 3, 2)
    assert turn.asks == (owner, "score")
    assert turn.say("use ajanta").points == points
    assert turn.used("ajanta")


def test_ajanta_works_where_nobody_is() -> None:
    """H9.6"""
    assert scoring(board().owns(1, "ajanta"), 2, 3, 3, 2).say("use ajanta").points == [0, 2, 0, 0]


def test_ajanta_is_not_asked_when_the_lowest_is_nothing() -> None:
    """H9.6"""
    turn = scoring(board().people("europe", 3, 2, 1).owns(1, "ajanta"), 2, 3, 3, 0)
    assert turn.points == [8, 4, 0, 0]
    assert not turn.used("ajanta")


def test_a_used_ajanta_is_not_asked() -> None:
    """H9.6"""
    assert scoring(board().people("europe", 3, 2).owns(1, "ajanta", used=True), 1, 1, 1, 1).points[1] == 2


# Lighthouse


def test_lighthouse_third_and_second_change_points() -> None:
    """H9.6"""
    turn = scoring(board().people("europe", 3, 2, 1).owns(2, "lighthouse"), 2, 3, 3, 2)
    assert turn.asks == (2, "score")
    assert turn.say("use lighthouse").points == [10, 2, 5, 0]


@pytest.mark.parametrize("owner", [0, 1, 3])
def test_lighthouse_is_asked_only_of_the_third(owner: int) -> None:
    """H9.6"""
    turn = scoring(board(5).people("europe", 4, 3, 2, 1).owns(owner, "lighthouse"), 2, 3, 3, 2)
    assert turn.points == [10, 5, 2, 0, 0]


def test_lighthouse_is_not_asked_when_it_changes_nothing() -> None:
    """H9.6"""
    turn = scoring(board().people("europe", 3, 2, 1).owns(2, "lighthouse"), 0, 0, 0, 0)
    assert turn.table.scorings == 1
    assert turn.asks == (1, "take")


# Hanging Gardens


def gardens(supply: int = 64) -> Sitting:
    game = board().hero("mozart", "2/0/0/0", "europe russia").owns(0, "hanging-gardens").supply(0, supply)
    return game.acting("mozart")


def test_hanging_gardens_place_three_in_one_territory_in_play() -> None:
    """H9.6"""
    turn = gardens().say("use hanging-gardens china")
    assert turn.people("china")[0] == 3
    assert turn.asks == (0, "settle")
    assert turn.used("hanging-gardens")


def test_hanging_gardens_place_what_the_supply_has() -> None:
    """H9.6"""
    turn = gardens(2).say("use hanging-gardens china")
    assert turn.people("china")[0] == 2
    assert turn.asks == (1, "take")


def test_the_last_of_the_supply_the_bank_and_the_bag_are_worth_a_power() -> None:
    """H9.6"""
    game = board().hero("mozart", "0/0/0/0", "europe").supply(0, 1).bank(1).bag(3).people("europe", 1).supply(0, 1)
    for wonder in ("hanging-gardens", "great-pyramid", "angkor-wat"):
        game.owns(0, wonder)
    turn = game.acting("mozart")
    assert all(turn.offers(f"use {wonder}") for wonder in ("hanging-gardens", "great-pyramid", "angkor-wat"))


def test_hanging_gardens_are_not_offered_without_supply() -> None:
    """H9.6"""
    game = board().hero("mozart", "0/0/0/2", "europe").owns(0, "hanging-gardens").supply(0, 0).acting("mozart")
    assert game.answers == ["convert", "done"]


def test_hanging_gardens_need_a_territory() -> None:
    """H9.6"""
    assert gardens().refuses("use hanging-gardens") == "H9.6"


# Great Wall


def attacked(conquest: int = 3, attackers: int = 5) -> Sitting:
    game = board().hero("shaka", f"0/0/{conquest}/0", "africa").people("africa", attackers, 9).owns(1, "great-wall")
    return game.rolls("battle").acting("shaka").say("attack africa red")


def test_great_wall_no_roll_the_result_is_defeat() -> None:
    """H9.6"""
    turn = attacked()
    assert turn.asks == (1, "wall")
    turn.say("use great-wall")
    assert turn.told("rolled") == []
    assert turn.people("africa") == [2, 9, 0, 0]
    assert turn.used("great-wall")


def test_great_wall_strikes_at_most_all_attackers() -> None:
    """H9.6"""
    assert attacked(attackers=1).say("use great-wall").people("africa") == [0, 9, 0, 0]


def test_great_wall_declined_the_die_decides() -> None:
    """H9.6"""
    turn = attacked().say("decline")
    assert turn.people("africa") == [5, 4, 0, 0]
    assert not turn.used("great-wall")


def test_great_wall_of_somebody_else_is_not_asked() -> None:
    """H9.6"""
    game = board().hero("shaka", "0/0/3/0", "africa").people("africa", 5, 9, 1).owns(2, "great-wall").rolls("battle")
    assert game.acting("shaka").say("attack africa red").people("africa") == [5, 4, 1, 0]


def test_no_second_roll_after_a_great_wall() -> None:
    """H9.6"""
    game = board().hero("shaka", "0/0/3/0", "africa").people("africa", 5, 9).owns(1, "great-wall")
    turn = game.owns(0, "saint-basil").acting("shaka").say("attack africa red", "use great-wall")
    assert turn.asks == (1, "take")


# Great Pyramid


def test_great_pyramid_takes_four_coins_in_the_treasure_step() -> None:
    """H9.6"""
    game = board().hero("mozart", "2/0/0/0", "europe russia").owns(0, "great-pyramid").acting("mozart")
    assert game.refuses("use great-pyramid") == "H9.6"
    assert game.say("settle europe", "settle europe", "use great-pyramid").coins[0] == 4


def test_great_pyramid_takes_what_the_bank_has() -> None:
    """H9.6"""
    game = board().hero("mozart", "0/0/0/0", "europe").owns(0, "great-pyramid").bank(3).acting("mozart")
    assert game.say("use great-pyramid").coins[0] == 3


def test_great_pyramid_is_not_offered_when_the_bank_is_empty() -> None:
    """H9.6"""
    game = board().hero("mozart", "0/0/0/0", "europe").owns(0, "great-pyramid").bank(0).acting("mozart")
    assert game.asks == (1, "take")


# Angkor Wat


def angkor(game: Board) -> Sitting:
    return game.hero("mozart", "0/1/0/0", "europe russia").owns(0, "angkor-wat").playing("mozart", "olga")


def test_angkor_wat_draws_two_places_one_anywhere_and_returns_the_other() -> None:
    """H9.6"""
    turn = angkor(board().draws(4, 1))
    bag = len(turn.table.bag)
    turn.say("use angkor-wat")
    assert turn.asks == (0, "survey")
    assert len(turn.answers) == 18
    assert len(turn.told("surveyed")) == 2
    turn.say("discover 1 china")
    assert turn.ladder("china") == [1]
    assert len(turn.table.bag) == bag - 1
    assert turn.asks == (0, "play")


def test_angkor_wat_later_discoveries_of_the_turn_keep_away() -> None:
    """H9.6"""
    turn = angkor(board().draws(4, 1, 2)).say("use angkor-wat", "discover 4 europe", "play mozart")
    assert turn.ladder("russia") == [2]


def test_angkor_wat_keeps_away_from_what_received_one_before() -> None:
    """H9.6"""
    game = board().hero("mozart", "0/2/0/0", "europe russia america").owns(0, "angkor-wat").draws(4, 1, 2, 3)
    turn = game.acting("mozart").say("discover 4 europe", "use angkor-wat")
    assert turn.refuses("discover 2 europe") == "H3.3"
    turn.say("discover 2 russia")
    assert turn.asks == (1, "take")
    assert turn.ladder("america") == [1]


def test_angkor_wat_scores() -> None:
    """H9.6"""
    turn = angkor(board().ladder("china", 1, 1).people("china", 0, 1).draws(4, 1))
    assert turn.say("use angkor-wat", "discover 4 china").points == [0, 6, 0, 0]
    assert turn.asks == (0, "play")


def test_angkor_wat_draws_as_the_bag_has() -> None:
    """H9.6"""
    turn = angkor(board().bag(3)).say("use angkor-wat")
    assert len(turn.answers) == 9


def test_angkor_wat_cannot_be_used_without_bag_or_spaces() -> None:
    """H9.6"""
    assert not angkor(board().bag()).offers("use")
    full = board()
    for land in full.box.territories[:8]:
        full.ladder(land.id, *[1] * land.spaces)
    full.ladder("south-east-asia", 1, 1, 1)
    assert angkor(full).offers("use angkor-wat")
    assert not angkor(full.ladder("south-east-asia", 1)).offers("use angkor-wat")


@pytest.mark.parametrize("step", ["playing", "spending"])
def test_a_power_with_a_single_place_for_a_single_discovery_is_no_choice(step: str) -> None:
    """H9.6: the table makes it, also where a single hero would be asked for (H2.2)."""
    game = board().hero("mozart", "0/0/0/2", "europe").owns(0, "angkor-wat")
    for land in game.box.territories[:8]:
        game.ladder(land.id, *[1] * land.spaces).scored(land.id)
    game.table.scorings = 7  # one of them is not done in this example
    turn = game.ladder("south-east-asia", 1, 1).bag(3).playing("mozart", "olga")
    if step == "spending":
        turn.say("play mozart")
    turn.say("use angkor-wat")
    assert turn.ladder("south-east-asia") == [1, 1, 3]
    assert turn.asks == (0, "play" if step == "playing" else "spend")


# Saint Basil's


def rolled(*faces: str, coins: int = 0) -> Sitting:
    game = board().hero("shaka", "0/0/3/0", "africa").people("africa", 5, 9).owns(0, "saint-basil").coins(1, coins)
    return game.rolls(*faces).acting("shaka").say("attack africa red")


@pytest.mark.parametrize(("keep", "people"), [("first", [5, 4]), ("second", [2, 9])])
def test_saint_basil_rolls_once_more_and_keeps_either(keep: str, people: list[int]) -> None:
    """H9.6"""
    turn = rolled("battle", "defeat")
    assert turn.asks == (0, "reroll")
    turn.say("use saint-basil", f"keep {keep}")
    assert turn.people("africa")[:2] == people
    assert turn.used("saint-basil")


def test_saint_basil_declined() -> None:
    """H9.6"""
    turn = rolled("battle", "defeat").say("decline")
    assert turn.people("africa")[:2] == [5, 4]
    assert not turn.used("saint-basil")


def test_saint_basil_equal_rolls_are_no_choice() -> None:
    """H9.6"""
    assert rolled("battle", "battle").say("use saint-basil").people("africa")[:2] == [5, 4]


def test_saint_basil_two_rolls_that_do_nothing_are_no_choice() -> None:
    """H9.6: an empty purse, and nobody in the supply to replace a defector."""
    game = board().hero("shaka", "0/0/3/0", "africa").people("africa", 5, 9).supply(0, 0).owns(0, "saint-basil")
    turn = game.rolls("plunder", "defection").acting("shaka").say("attack africa red", "use saint-basil")
    assert turn.asks == (1, "take")
    assert len(turn.told("unharmed")) == 1


def test_saint_basil_is_for_ones_own_rolls() -> None:
    """H9.6"""
    game = board().hero("shaka", "0/0/3/0", "africa").people("africa", 5, 9).owns(1, "saint-basil").rolls("battle")
    assert game.acting("shaka").say("attack africa red").people("africa") == [5, 4, 0, 0]


# Machu Picchu


def test_machu_picchu_one_free_migration_to_any_territories() -> None:
    """H9.6"""
    game = board().hero("mozart", "0/0/0/0", "europe").owns(0, "machu-picchu").people("europe", 5).people("india", 1)
    turn = game.acting("mozart").say("use machu-picchu")
    assert turn.asks == (0, "migrate")
    assert turn.refuses("stop") == "H6.2"
    turn.say("migrate europe china")
    assert turn.refuses("migrate india china") == "H6.2"
    turn.say("migrate europe africa", "migrate europe africa", "migrate europe america")
    assert [turn.people(land)[0] for land in ("europe", "china", "africa", "america")] == [1, 1, 2, 1]
    assert turn.used("machu-picchu")


def test_machu_picchu_is_for_the_treasure_step() -> None:
    """H9.6"""
    game = board().hero("mozart", "2/0/0/0", "europe russia").owns(0, "machu-picchu").people("europe", 5)
    assert game.acting("mozart").refuses("use machu-picchu") == "H9.6"


def test_machu_picchu_is_not_offered_without_population() -> None:
    """H9.6"""
    game = board().hero("mozart", "0/0/0/0", "europe").owns(0, "machu-picchu").acting("mozart")
    assert game.asks == (1, "take")


# Eiffel Tower


def test_eiffel_tower_the_first_scores_the_best_discovery_again() -> None:
    """H9.6"""
    turn = scoring(board().people("europe", 1, 2).owns(1, "eiffel-tower"), 2, 4, 3, 2)
    assert turn.asks == (1, "score")
    assert turn.say("use eiffel-tower").points == [6, 15, 0, 0]


@pytest.mark.parametrize("owner", [0, 2, 3])
def test_eiffel_tower_is_asked_only_of_the_first(owner: int) -> None:
    """H9.6"""
    turn = scoring(board().people("europe", 2, 3, 1).owns(owner, "eiffel-tower"), 2, 4, 3, 2)
    assert turn.points == [6, 11, 2, 0]


def test_eiffel_tower_is_not_asked_when_all_are_worth_nothing() -> None:
    """H9.6"""
    assert scoring(board().people("europe", 1).owns(0, "eiffel-tower"), 0, 0, 0, 0).asks == (1, "take")
