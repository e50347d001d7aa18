"""H8: the end."""

from __future__ import annotations

import pytest
from tests.rules.world.board import Board, board, new_game

from herohall.games.world.table import GONE

SEVEN = ("mediterranean", "africa", "middle-east", "india", "china", "russia", "america")


def last(values: str = "0/1/0/0", players: int = 4) -> Board:
    """Seven modern scorings are done; Mozart may complete Europe, worth 4 with a 1."""
    game = board(players).hero("mozart", values, "europe south-east-asia").ladder("europe", 1, 1, 1)
    return game.scored(*SEVEN).people("europe", 1, 2)


@pytest.mark.rule("H8.1")
def test_the_eighth_scoring_ends_the_game_at_once() -> None:
    """H8.1"""
    game = last("0/2/4/5").coins(0, 9).draws(1, 4).acting("mozart").say("discover 1 europe")
    assert game.over
    assert game.points == [2, 4, 0, 0]
    assert game.ladder("south-east-asia") == []
    assert game.coins[0] == 9
    assert game.state.moves() == []
    assert game.state.seat is None
    assert game.refuses("convert") == "H8.1"


@pytest.mark.rule("H8.1")
def test_powers_belong_to_the_last_scoring() -> None:
    """H8.1"""
    game = last().draws(1).owns(3, "ajanta").acting("mozart").say("discover 1 europe")
    assert not game.over
    assert game.say("use ajanta").over
    assert game.points == [2, 4, 0, 1]


@pytest.mark.rule("H8.1")
def test_who_can_complete_the_last_two_chooses() -> None:
    """H8.1"""
    for land, points in (("europe", 4), ("south-east-asia", 13)):
        game = last("0/2/0/0").ladder("south-east-asia", 4, 4, 4).people("south-east-asia", 0, 1).draws(1, 1)
        turn = game.acting("mozart").say(f"discover 1 {land}")
        assert turn.over
        assert turn.points[1] == points


@pytest.mark.rule("H8.1")
def test_a_power_may_end_the_game() -> None:
    """H8.1"""
    game = last().draws(1, 3).owns(0, "angkor-wat").playing("mozart", "olga")
    assert game.say("use angkor-wat", "discover 3 europe").over
    assert game.points == [3, 6, 0, 0]


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("step", ["take", "play", "settle", "discover", "attack", "spend"])
def test_a_power_ends_the_game_at_any_step_and_nothing_further_happens(step: str) -> None:
    """H8.1, H9.6"""
    game = board().hero("mozart", "2/1/2/5", "europe russia").hand(0, "mozart", "olga").row("shaka", "nzinga", "fugger")
    game.owns(0, "angkor-wat").ladder("india", 1, 1).people("india", 2, 1).coins(0, 9)
    game.scored("mediterranean", "africa", "middle-east", "china", "america", "europe", "south-east-asia")
    turn = game.draws(*((3, 2, 3) if step in ("discover", "attack", "spend") else (2, 3))).taking()
    words = ["take row 1", "play mozart", "settle europe", "settle russia", "discover 3 russia", "decline"]
    while turn.asks[1] != step:
        turn.say(words.pop(0))
    before = (turn.coins[0], len(turn.row()), turn.supply[0], len(turn.table.deck))
    turn.say("use angkor-wat", "discover 2 india")
    assert turn.over
    assert turn.points == [4, 2, 0, 0]
    assert (turn.coins[0], len(turn.row()), turn.supply[0], len(turn.table.deck)) == before
    assert turn.log[-1] == {"event": "over"}


@pytest.mark.rule("H8.2")
def test_two_players_place_seven_each_from_one_supply() -> None:
    """H8.2"""
    game = new_game(2)
    for _ in range(14):
        game.say("settle india")
    assert game.people("india") == [7, 7]
    assert game.supply == [122, 122]
    assert game.asks[1] == "take"


@pytest.mark.rule("H8.2")
def test_two_players_ajanta_still_scores_as_a_third() -> None:
    """H8.2"""
    game = last(players=2).draws(1).owns(0, "ajanta").acting("mozart").say("discover 1 europe", "use ajanta")
    assert game.points == [3, 4]


@pytest.mark.rule("H8.2")
def test_two_players_do_not_use_the_lighthouse() -> None:
    """H8.2"""
    assert new_game(2, edition="de").owner("lighthouse") == GONE


@pytest.mark.rule("H8.3")
def test_an_ancient_territory_needs_three_discoveries_the_kept_one_included() -> None:
    """H8.3"""
    game = board().hero("mozart", "0/1/0/0", "india").ladder("india", 4, 1).people("india", 1, 2).draws(2)
    assert game.acting("mozart").points == [4, 7, 0, 0]
