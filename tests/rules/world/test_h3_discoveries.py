"""H3: population and discoveries."""

from __future__ import annotations

import pytest
from tests.rules.world.board import board


@pytest.mark.rule("H3.1")
def test_population_is_split_freely_one_at_a_time() -> None:
    """H3.1"""
    game = board().hero("charlemagne", "4/0/0/0", "europe russia").acting("charlemagne")
    game.say("settle europe", "settle russia", "settle europe", "settle europe")
    assert (game.people("europe")[0], game.people("russia")[0]) == (3, 1)
    assert game.supply[0] == 60


@pytest.mark.rule("H3.1")
def test_a_single_territory_is_no_choice() -> None:
    """H3.1"""
    game = board().hero("shaka", "7/0/0/0", "africa").acting("shaka")
    assert game.people("africa")[0] == 7
    assert game.asks == (1, "take")


@pytest.mark.rule("H3.2")
def test_discoveries_are_drawn_all_at_once_for_all_to_see() -> None:
    """H3.2"""
    game = board().hero("mozart", "0/2/0/0", "europe russia").draws(4, 1).acting("mozart")
    assert game.drawn == [1, 4]
    assert all(len(event) == 3 for event in game.log if event["event"] == "found")
    assert game.state.view(None)["drawn"] == game.state.view(0)["drawn"]


@pytest.mark.rule("H3.2")
def test_as_many_as_the_bag_has() -> None:
    """H3.2"""
    game = board().hero("mozart", "0/2/0/0", "europe russia").bag(3).acting("mozart")
    assert game.drawn == [3]
    empty = board().hero("mozart", "0/2/0/0", "europe russia").bag().acting("mozart")
    assert empty.asks == (1, "take")


@pytest.mark.rule("H3.2")
def test_none_is_drawn_if_no_territory_can_take_one() -> None:
    """H3.2"""
    game = board().hero("mozart", "0/2/0/0", "europe").ladder("europe", 1, 1, 1, 1).scored("europe").acting("mozart")
    assert game.told("found") == []
    assert game.asks == (1, "take")


@pytest.mark.rule("H3.3")
def test_the_player_chooses_which_and_where() -> None:
    """H3.3"""
    game = board().hero("mozart", "0/2/0/0", "europe russia").draws(4, 1).acting("mozart")
    assert len(game.answers) == 4
    game.say("discover 1 russia")
    assert (game.ladder("europe"), game.ladder("russia")) == ([4], [1])


@pytest.mark.rule("H3.3")
def test_a_territory_receives_one_discovery_in_a_turn_and_the_rest_returns() -> None:
    """H3.3"""
    game = board().hero("mozart", "0/2/0/0", "europe").draws(4, 1).acting("mozart")
    bag = len(game.table.bag)
    game.say("discover 1 europe")
    assert game.ladder("europe") == [1]
    assert len(game.table.bag) == bag + 1
    assert len(game.told("returned")) == 1


@pytest.mark.rule("H3.3")
def test_no_discovery_without_a_free_space() -> None:
    """H3.3"""
    game = board().hero("mozart", "0/2/0/0", "europe russia america").ladder("europe", 1, 1, 1, 1).scored("europe")
    turn = game.draws(4, 1).acting("mozart")
    assert turn.refuses("discover 4 europe") == "H3.3"
    turn.say("discover 4 russia")
    assert turn.ladder("america") == [1]


@pytest.mark.rule("H3.3")
def test_a_territory_that_has_received_one_is_refused() -> None:
    """H3.3"""
    game = board().hero("mozart", "0/3/0/0", "europe russia america").draws(4, 1, 2).acting("mozart")
    game.say("discover 4 russia")
    assert game.refuses("discover 1 russia") == "H3.3"
    assert game.refuses("discover 1 africa") == "H2.2"
    undrawn = game.board.box.discoveries[game.table.bag[0]].id
    assert game.refuses(f"discover {undrawn} europe") == "H3.2"


@pytest.mark.rule("H3.3")
def test_population_there_is_not_needed() -> None:
    """H3.3"""
    game = board().hero("mozart", "0/1/0/0", "europe").draws(4).acting("mozart")
    assert game.people("europe") == [0, 0, 0, 0]
    assert game.ladder("europe") == [4]


@pytest.mark.rule("H3.4")
def test_the_last_space_scores_at_once_before_the_next_is_placed() -> None:
    """H3.4"""
    game = board().hero("mozart", "0/2/0/0", "europe russia america").people("europe", 1).ladder("europe", 1, 1, 1)
    turn = game.draws(4, 1).acting("mozart").say("discover 4 europe")
    assert turn.points[0] == 7
    assert turn.asks == (0, "discover")
    assert turn.drawn == [1]


@pytest.mark.rule("H3.4")
def test_then_the_turn_goes_on() -> None:
    """H3.4"""
    game = board().hero("mozart", "0/1/1/2", "europe").people("europe", 1, 1).ladder("europe", 1, 1, 1).draws(4)
    turn = game.acting("mozart")
    assert turn.points[0] == 7
    assert turn.asks == (0, "attack")


@pytest.mark.rule("H3.5")
def test_a_heros_discovery_is_made_when_it_is_placed() -> None:
    """H3.5"""
    game = board().hero("mozart", "0/2/0/0", "europe").draws(4, 1).acting("mozart")
    assert game.table.made[0] == 0
    game.say("discover 4 europe")
    assert game.table.made[0] == 1


@pytest.mark.rule("H3.5")
def test_a_discovery_placed_by_a_power_is_not_made() -> None:
    """H3.5"""
    game = board().hero("mozart", "0/0/0/0", "europe").owns(0, "angkor-wat").draws(4, 1).playing("mozart", "olga")
    game.say("use angkor-wat", "discover 4 europe")
    assert game.ladder("europe") == [4]
    assert game.table.made[0] == 0


@pytest.mark.rule("H3.4")
def test_two_discoveries_complete_two_territories_one_after_the_other() -> None:
    """H3.4, H4.3: the tie in the second is broken by the two discoveries made by then."""
    game = board(tiebreak="fr").hero("mozart", "0/2/0/0", "europe russia").ladder("europe", 1, 1, 1)
    game.ladder("russia", 2, 2, 2).people("europe", 2, 2).people("russia", 2, 2).made(0, 1, 0, 0).draws(3, 4)
    turn = game.acting("mozart").say("discover 3 europe")
    # Both have made one when Europe is scored: then the heroes that discover decide, and blue has just played one.
    assert turn.points == [6 + 10, 3 + 5, 0, 0]
    assert [event["territory"] for event in turn.told("scoring")] == ["europe", "russia"]
    assert turn.table.made == [2, 1, 0, 0]


@pytest.mark.rule("H3.3")
def test_three_discoveries_for_two_territories() -> None:
    """H3.3: as many as possible; the player chooses which one goes back."""
    game = board().hero("mozart", "0/3/0/0", "europe russia africa").ladder("africa", 1, 1, 1).scored("africa")
    turn = game.draws(4, 1, 2).acting("mozart").say("discover 2 russia")
    assert len(turn.answers) == 2
    turn.say("discover 1 europe")
    assert turn.told("returned")
    assert [turn.ladder(land) for land in ("europe", "russia")] == [[1], [2]]


@pytest.mark.rule("H3.2")
def test_none_is_drawn_where_a_power_has_been_before() -> None:
    """H3.2, H9.6"""
    game = board().hero("mozart", "0/2/0/0", "europe").owns(0, "angkor-wat").draws(4, 1).playing("mozart", "olga")
    turn = game.say("use angkor-wat", "discover 4 europe", "play mozart")
    assert turn.told("found") == []
    assert turn.ladder("europe") == [4]


@pytest.mark.rule("H3.3")
def test_a_power_between_two_discoveries_takes_a_place_away() -> None:
    """H3.3, H9.6: drawn are 4 and 1; Angkor Wat goes to Russia, so the 1 goes back into the bag."""
    game = board().hero("mozart", "0/2/0/2", "europe russia").owns(0, "angkor-wat").draws(4, 1, 3, 0)
    turn = game.acting("mozart").say("discover 4 europe", "use angkor-wat", "discover 3 russia")
    assert turn.asks == (0, "spend")
    assert (turn.ladder("russia"), turn.table.made[0]) == ([3], 1)
    assert len(turn.told("returned")) == 2


@pytest.mark.rule("H3.3")
def test_a_power_in_the_treasure_step_keeps_away_from_what_the_hero_gave() -> None:
    """H3.3, H9.6; the next turn is free again."""
    game = board(2).hero("mozart", "0/1/0/2", "europe").owns(0, "angkor-wat").draws(4, 3, 3, 2)
    turn = game.hero("olga", "0/1/0/0", "europe").hand(1, "olga").acting("mozart")
    turn.say("discover 4 europe", "use angkor-wat")
    assert turn.refuses("discover 3 europe") == "H3.3"
    turn.say("discover 3 china", "done", "take deck", "play olga")
    assert turn.ladder("europe") == [4, 2]


@pytest.mark.rule("H3.4")
def test_a_power_scores_between_two_discoveries() -> None:
    """H3.4, H4.5: Angkor Wat completes India while the hero's two discoveries lie on the table."""
    game = board().hero("mozart", "0/2/0/0", "europe russia").owns(0, "angkor-wat").ladder("india", 1, 1)
    turn = game.people("india", 0, 1).owns(2, "ajanta").draws(4, 1, 3, 2).acting("mozart")
    turn.say("use angkor-wat", "discover 3 india")
    assert turn.asks == (2, "score")
    turn.say("use ajanta")
    assert (turn.points, turn.asks, turn.drawn) == ([0, 5, 1, 0], (0, "discover"), [1, 4])
