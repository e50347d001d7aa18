"""H7: from the ancient to the modern epoch."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.world.board import Board, Sitting, board

from herohall.games.world.table import GONE, ON_OFFER

THREE = ("mediterranean", "africa", "middle-east")


def late(values: str = "0/1/0/0", lands: str = "india china", **options: Any) -> Board:
    """Three ancient territories are scored; seat 2 plays Plato."""
    game = board(epoch="ancient", turn=2, **options).hero("plato", values, lands)
    for land in THREE:
        game.ladder(land, 1, 3, 2)
    return game.scored(*THREE)


def ended(**options: str) -> Sitting:
    """The ancient epoch has just ended: Plato completed India with a 0; China holds 2 and 4."""
    game = late(**options).ladder("india", 2, 2).ladder("china", 2, 4).people("india", 0, 2, 1).draws(0)
    return game.coins(1, 5).acting("plato").say("discover 0 india")


# H7.1


@pytest.mark.rule("H7.1")
def test_the_fourth_scoring_ends_the_ancient_epoch() -> None:
    """H7.1"""
    game = ended()
    assert game.epoch == "modern"
    assert game.points == [0, 4, 2, 0]


@pytest.mark.rule("H7.1")
def test_the_third_does_not() -> None:
    """H7.1"""
    game = board(epoch="ancient").hero("plato", "0/1/0/0", "india").ladder("india", 2, 2).draws(0)
    assert game.scored("mediterranean", "africa").acting("plato").epoch == "ancient"


@pytest.mark.rule("H7.1")
def test_powers_belong_to_the_last_scoring() -> None:
    """H7.1"""
    game = late().ladder("india", 2, 2).people("india", 0, 2, 1).draws(3).owns(3, "ajanta")
    turn = game.acting("plato").say("discover 3 india")
    assert turn.asks == (3, "score")
    assert turn.epoch == "ancient"
    turn.say("use ajanta")
    assert turn.epoch == "modern"
    assert turn.points == [0, 7, 4, 2]
    assert not turn.used("ajanta")


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize(("first", "second", "points"), [("india", "china", 5), ("china", "india", 9)])
def test_who_completes_the_last_two_chooses_which_is_scored(first: str, second: str, points: int) -> None:
    """H7.1"""
    game = late("0/2/0/0").ladder("india", 2, 2).ladder("china", 4, 4).people("india", 1).people("china", 1)
    turn = game.draws(1, 1).acting("plato").say(f"discover 1 {first}")
    assert turn.points[0] == points
    assert turn.epoch == "modern"
    assert [event["territory"] for event in turn.told("discovered")] == [first, second]


# H7.2


@pytest.mark.rule("H7.2")
def test_what_is_drawn_is_still_placed_without_scoring() -> None:
    """H7.2"""
    game = late("0/2/0/0").ladder("india", 2, 2).ladder("china", 2, 2).people("china", 5).draws(0, 4)
    turn = game.coins(2, 2).acting("plato").say("discover 0 india")
    assert turn.asks == (2, "discover")
    assert turn.epoch == "ancient"
    turn.say("discover 4 china")
    assert turn.epoch == "modern"
    assert turn.ladder("china") == [4]
    assert turn.points == [0, 0, 0, 0]


@pytest.mark.rule("H7.2")
def test_then_the_turn_is_over() -> None:
    """H7.2"""
    game = late("0/1/3/5").ladder("india", 2, 2).people("india", 3, 3, 3).draws(0).row("alexander")
    turn = game.acting("plato").say("discover 0 india")
    assert turn.coins == [0, 0, 0, 0]
    assert turn.told("attacked") == []
    assert turn.asks == (2, "place")


@pytest.mark.rule("H7.2")
def test_a_power_that_ends_the_epoch_ends_the_turn() -> None:
    """H7.2"""
    game = late("3/1/0/0").ladder("india", 2, 2).draws(1, 3).owns(2, "angkor-wat")
    turn = game.playing("plato", "alexander").say("use angkor-wat", "discover 1 india")
    assert turn.epoch == "modern"
    assert turn.told("played") == []


# H7.3


@pytest.mark.rule("H7.3")
def test_only_the_most_valuable_discovery_stays_on_the_fifth_too() -> None:
    """H7.3"""
    game = ended()
    assert [game.ladder(land) for land in (*THREE, "india", "china")] == [[3], [3], [3], [2], [4]]


@pytest.mark.rule("H7.3")
def test_of_equals_the_one_placed_first_stays() -> None:
    """H7.3"""
    game = late().ladder("india", 2, 2).draws(0)
    first = game.table.ladders[game.land("india") * 4]
    turn = game.acting("plato").say("discover 0 india")
    assert turn.table.ladders[game.land("india") * 4] == first


@pytest.mark.rule("H7.3")
def test_an_empty_ladder_stays_empty() -> None:
    """H7.3"""
    game = late().ladder("india", 2, 2).draws(0).acting("plato").say("discover 0 india")
    assert game.ladder("china") == []


@pytest.mark.rule("H7.3")
def test_the_bag_holds_the_modern_discoveries() -> None:
    """H7.3"""
    game = ended()
    assert [game.board.box.discoveries[token].epoch for token in game.table.bag] == [1] * 33


@pytest.mark.rule("H7.3")
def test_population_points_coins_and_counts_stay() -> None:
    """H7.3"""
    game = ended()
    assert game.people("india") == [0, 2, 1, 0]
    assert game.coins[1] == 5
    assert game.table.made == [0, 0, 1, 0]
    assert game.table.discoverers == [0, 0, 1, 0]


# H7.4


@pytest.mark.rule("H7.4")
def test_used_wonders_are_turned_up_again() -> None:
    """H7.4"""
    game = late().ladder("india", 2, 2).draws(0).owns(1, "great-pyramid", used=True)
    turn = game.acting("plato").say("discover 0 india")
    assert not turn.used("great-pyramid")
    assert turn.owner("great-pyramid") == 1


@pytest.mark.rule("H7.4")
def test_old_wonders_fr_leave() -> None:
    """H7.4"""
    assert ended(old_wonders="fr").table.owner == [GONE] * 5 + [ON_OFFER] * 4


@pytest.mark.rule("H7.4")
def test_old_wonders_de_stay() -> None:
    """H7.4"""
    assert ended(old_wonders="de").table.owner == [ON_OFFER] * 9


# H7.5


@pytest.mark.rule("H7.5")
def test_ancient_heroes_leave_and_modern_ones_are_dealt() -> None:
    """H7.5"""
    game = late().ladder("india", 2, 2).draws(0).hand(0, "alexander", "ashoka").row("hypatia")
    turn = game.acting("plato").say("discover 0 india")
    table, heroes = turn.table, turn.board.box.heroes
    held = table.deck + table.row + [hero for seat in range(4) for hero in table.hand(seat)]
    assert all(heroes[hero].epoch == 1 for hero in held)
    assert (len(table.row), len(table.deck)) == (3, 42 - 8 - 3)
    assert [len(table.hand(seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert [heroes[entry // 5].id for entry in table.played] == ["plato"]
    assert not any(table.known)


@pytest.mark.rule("H7.5")
def test_the_hands_that_leave_are_not_shown() -> None:
    """H7.5"""
    game = late().ladder("india", 2, 2).draws(0).hand(0, "alexander", "ashoka")
    turn = game.acting("plato")
    events = turn.state.play(turn.state.parse(turn.answers[0]))
    assert not any("alexander" in str(event.seen_by(None)) for event in events)


# H7.6


@pytest.mark.rule("H7.6")
def test_everyone_places_seven_on_modern_territories_then_a_whole_turn() -> None:
    """H7.6"""
    game = ended()
    assert game.answers == [f"settle {land}" for land in ("europe", "russia", "america", "south-east-asia")]
    assert game.refuses("settle india") == "H7.6"
    order = []
    while game.asks[1] == "place":
        order.append(game.asks[0])
        game.say("settle europe")
    assert order == [2, 3, 0, 1] * 7
    assert game.people("europe") == [7, 7, 7, 7]
    assert game.asks == (2, "take")


# The fourth scoring in the middle of two discoveries


def last_ancient(players: int = 4, values: str = "0/1/0/0", **options: Any) -> Board:
    """Plato ends the ancient epoch by completing India, 7 points for blue; China has one free space."""
    game = board(players, epoch="ancient", **options).hero("plato", values, "india china").ladder("india", 2, 2)
    return game.ladder("china", 4, 4).people("india", 1).draws(3).scored("mediterranean", "africa", "middle-east")


@pytest.mark.rule("H7.2")
def test_between_the_end_of_the_epoch_and_the_last_discovery_one_may_still_act() -> None:
    """H7.2, H6.7: it is still the player's turn, and H3.3 still asks; what is used comes back by H7.4."""
    game = last_ancient(values="3/2/4/5").draws(4).people("china", 1, 5).coins(0, 2)
    turn = game.owns(0, "hanging-gardens").acting("plato").say("settle india", "settle india", "settle india")
    turn.say("discover 3 india")
    assert (turn.asks, turn.epoch) == ((0, "discover"), "ancient")
    turn.say("convert", "use hanging-gardens china")
    assert turn.people("china") == [4, 5, 0, 0]
    # With nothing else to choose, the last discovery finds its only place by itself.
    assert (turn.epoch, turn.asks) == ("modern", (0, "place"))
    assert turn.points == [8, 0, 0, 0]
    assert turn.coins == [0, 0, 0, 0]
    assert not turn.used("hanging-gardens")
    assert turn.ladder("china") == [4]
    assert turn.table.made[0] == 2
    assert [event["territory"] for event in turn.told("scoring")] == ["india"]


@pytest.mark.rule("H7.2")
def test_what_cannot_be_placed_leaves_with_the_bag() -> None:
    """H7.2, H7.3"""
    turn = last_ancient(values="0/2/0/0").draws(4).hero("plato", "0/2/0/0", "india").acting("plato")
    turn.say("discover 3 india")
    assert turn.epoch == "modern"
    assert {turn.board.box.discoveries[token].epoch for token in turn.table.bag} == {1}
    assert turn.table.drawn == []


@pytest.mark.rule("H7.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("old_wonders", "unbought"), [("fr", GONE), ("de", ON_OFFER)])
def test_wonders_at_the_change_of_epoch(players: int, old_wonders: str, unbought: int) -> None:
    """H7.4, H8.2: bought ones stay with their owners and are turned up again."""
    game = last_ancient(players, old_wonders=old_wonders).owns(1, "ajanta", used=True).owns(0, "great-wall", used=True)
    if players == 2:
        game.table.owner[game.wonder("lighthouse")] = GONE
    turn = game.acting("plato").say("discover 3 india")
    lighthouse = GONE if players == 2 else unbought
    assert turn.table.owner == [1, lighthouse, unbought, 0, unbought, *[ON_OFFER] * 4]
    assert not any(turn.table.used)
