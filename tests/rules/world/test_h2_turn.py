"""H2: a turn."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from tests.rules.world.board import Sitting, board, new_game, reconstruction


@pytest.mark.rule("H2.1")
def test_take_one_of_the_row() -> None:
    """H2.1"""
    game = board().hand(0, "mozart", "olga").row("shaka", "nzinga", "fugger").taking()
    assert game.answers == ["take row 1", "take row 2", "take row 3", "take deck"]
    game.say("take row 2")
    assert sorted(game.hand(0)) == ["mozart", "nzinga", "olga"]
    assert game.row() == ["shaka", "fugger"]


@pytest.mark.rule("H2.1")
def test_take_the_top_of_the_deck_unseen() -> None:
    """H2.1"""
    game = board().hand(0, "mozart", "olga").row("shaka", "nzinga", "fugger").deals("wallace").taking()
    drawing = game.state.play(game.state.parse("take deck"))[0]
    assert sorted(game.hand(0)) == ["mozart", "olga", "wallace"]
    assert drawing.seen_by(0) == {"event": "drew", "seat": 0, "hero": "wallace"}
    assert drawing.seen_by(1) == drawing.seen_by(None) == {"event": "drew", "seat": 0}


@pytest.mark.rule("H2.1")
def test_one_hero_is_taken_in_a_turn_before_one_is_played() -> None:
    """H2.1"""
    game = board().hand(0, "mozart", "olga").row("shaka").taking()
    assert game.refuses("play mozart") == "H2.1"
    assert game.say("take row 1").refuses("take deck") == "H2.1"


@pytest.mark.rule("H2.2")
def test_a_played_hero_lies_in_front_of_its_player() -> None:
    """H2.2"""
    game = board().hand(0, "mozart", "olga").row("shaka").taking().say("take row 1")
    assert game.answers == ["play mozart", "play olga", "play shaka"]
    assert game.refuses("play fugger") == "H2.2"
    game.say("play shaka")
    seats = game.state.view(None)["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["played"] == ["shaka"]
    assert game.hand(0) == ["mozart", "olga"]


@pytest.mark.rule("H2.2")
def test_a_hero_acts_only_in_its_territories() -> None:
    """H2.2"""
    game = board().hero("charlemagne", "2/0/0/0", "europe russia").acting("charlemagne")
    assert game.answers == ["settle europe", "settle russia"]
    assert game.refuses("settle africa") == "H2.2"


@pytest.mark.rule("H2.2")
def test_with_no_territory_in_play_only_the_treasure_step_remains() -> None:
    """H2.2"""
    game = board(epoch="ancient").hero("plato", "7/2/4/3", "europe america").people("india", 1, 1)
    turn = game.acting("plato")
    assert turn.asks == (0, "spend")
    assert turn.coins[0] == 3
    assert turn.drawn == []


@pytest.mark.rule("H2.2")
def test_a_single_hero_is_asked_for_all_the_same() -> None:
    """H2.2"""
    game = board().deck().playing("mozart")
    assert game.asks == (0, "play")
    assert game.answers == ["play mozart"]


@pytest.mark.rule("H2.3")
def test_population_discoveries_conquest_treasure_in_this_order() -> None:
    """H2.3"""
    game = board().hero("charlemagne", "1/1/1/2", "europe russia").people("europe", 1, 1).rolls("battle")
    turn = game.draws(3).acting("charlemagne")
    kinds = []
    for word in ("settle europe", "discover 3 russia", "attack europe red", "done"):
        kinds.append(turn.asks[1])
        turn.say(word)
    assert kinds == ["settle", "discover", "attack", "spend"]


@pytest.mark.rule("H2.3")
def test_a_value_of_nought_skips_its_step_but_coins_may_be_spent() -> None:
    """H2.3"""
    game = board().hero("charlemagne", "0/0/0/0", "europe").people("europe", 1, 1).coins(0, 2).acting("charlemagne")
    assert game.asks == (0, "spend")
    assert game.coins[0] == 2


@pytest.mark.rule("H2.3")
def test_what_the_hero_brings_must_be_used() -> None:
    """H2.3"""
    game = board().hero("charlemagne", "1/1/1/0", "europe russia").draws(2).acting("charlemagne")
    assert game.refuses("done") == "H2.3"
    assert game.refuses("decline") == "H2.3"
    game.say("settle europe")
    assert game.refuses("done") == "H2.3"
    assert game.refuses("decline") == "H2.3"


@pytest.mark.rule("H2.4")
def test_the_row_is_filled_up_and_the_left_neighbour_is_next() -> None:
    """H2.4"""
    game = board(turn=3).hero("mozart", "0/0/0/0", "europe").row("shaka", "nzinga", "fugger").hand(3, "mozart", "olga")
    turn = game.deals("wallace").taking().say("take row 1", "play mozart")
    assert turn.row() == ["nzinga", "fugger", "wallace"]
    assert turn.asks == (0, "take")


@pytest.mark.rule("H2.4")
def test_after_the_deck_there_is_nothing_to_fill_up() -> None:
    """H2.4"""
    game = board().hero("mozart", "0/0/0/0", "europe").row("shaka", "nzinga", "fugger").hand(0, "mozart", "olga")
    turn = game.taking().say("take deck", "play mozart")
    assert turn.row() == ["shaka", "nzinga", "fugger"]


@pytest.mark.rule("H2.5")
def test_deck_empty_one_must_take_from_the_row_which_is_not_refilled() -> None:
    """H2.5"""
    game = board().hero("mozart", "0/0/0/0", "europe").hand(0, "mozart", "olga").row("shaka", "nzinga", "fugger")
    turn = game.deck().taking()
    assert turn.answers == ["take row 1", "take row 2", "take row 3"]
    assert turn.refuses("take deck") == "H2.5"
    turn.say("take row 1", "play mozart")
    assert turn.row() == ["nzinga", "fugger"]
    assert turn.refuses("take row 3") == "H2.5"


@pytest.mark.rule("H2.5")
def test_the_last_hero_of_the_row_is_taken_without_a_question() -> None:
    """H2.5"""
    game = board().hand(0, "mozart", "olga").row("shaka").deck().taking()
    assert game.asks == (0, "play")
    assert sorted(game.hand(0)) == ["mozart", "olga", "shaka"]


@pytest.mark.rule("H2.5")
def test_with_an_empty_hand_the_last_hero_of_the_row_is_taken_and_played() -> None:
    """H2.5"""
    game = board().row("shaka").deck().taking()
    assert (game.asks, game.answers) == ((0, "play"), ["play shaka"])


@pytest.mark.rule("H2.5")
def test_nothing_to_take_one_plays_from_hand() -> None:
    """H2.5"""
    game = board().hand(0, "mozart", "olga").deck().taking()
    assert game.asks == (0, "play")
    assert game.answers == ["play mozart", "play olga"]


@pytest.mark.rule("H2.5")
def test_without_any_hero_the_turn_is_skipped_treasure_step_included() -> None:
    """H2.5"""
    game = board().coins(1, 20).hero("mozart", "0/0/0/0", "europe").hand(0, "mozart").hand(2, "olga").deck().taking()
    game.say("play mozart")
    assert game.asks == (2, "play")
    assert game.told("skipped") == [{"event": "skipped", "seat": 1}]


@pytest.mark.rule("H2.5")
def test_the_modern_epoch_without_heroes_ends_the_game() -> None:
    """H2.5"""
    game = board().hero("mozart", "0/0/0/0", "europe").people("europe", 3).ladder("europe", 4, 4, 4).hand(0, "mozart")
    end = game.deck().taking().say("play mozart")
    assert end.over
    assert end.points == [0, 0, 0, 0]


@pytest.mark.rule("H2.5")
def test_the_ancient_epoch_without_heroes_changes_from_the_player_who_would_be_next() -> None:
    """H2.5"""
    game = board(epoch="ancient").hero("plato", "0/0/0/0", "india").people("india", 3).ladder("india", 4, 3)
    turn = game.hand(0, "plato").deck().taking().say("play plato")
    assert turn.epoch == "modern"
    assert turn.asks == (1, "place")
    assert turn.points == [0, 0, 0, 0]
    assert turn.ladder("india") == [4]


def exhausted(players: int, epoch: str, hands: dict[int, str]) -> Sitting:
    """Nothing is left to take; these seats hold one hero each, who does nothing but bring two coins."""
    game = board(players, epoch=epoch).deck()
    for seat, name in hands.items():
        game.hero(name, "0/0/0/2", "india").hand(seat, name)
    return game.deck().taking()


@pytest.mark.rule("H2.5")
@pytest.mark.parametrize("players", [2, 5])
def test_the_last_hero_of_the_modern_epoch_still_has_its_whole_turn(players: int) -> None:
    """H2.5"""
    game = exhausted(players, "modern", {0: "mozart"}).say("play mozart")
    assert game.asks == (0, "spend")
    assert game.say("convert").over
    assert game.points[0] == 1
    assert game.state.ranking is not None
    assert game.state.ranking[0] == [0]


@pytest.mark.rule("H2.5")
def test_several_are_skipped_in_a_row() -> None:
    """H2.5"""
    game = exhausted(5, "modern", {0: "mozart", 4: "olga"}).say("play mozart", "done")
    assert [event["seat"] for event in game.told("skipped")] == [1, 2, 3]
    assert game.asks == (4, "play")


@pytest.mark.rule("H2.5")
@pytest.mark.parametrize(("players", "opens"), [(2, 0), (3, 2), (5, 2)])
def test_the_ancient_epoch_runs_out_of_heroes(players: int, opens: int) -> None:
    """H2.5: seat 1 plays the last hero; H7.3–H7.6 follow from the player who would be next."""
    game = exhausted(players, "ancient", {0: "plato", 1: "alexander"}).say("play plato", "done")
    game.say("play alexander", "done")
    assert (game.epoch, game.asks) == ("modern", (opens, "place"))
    assert game.told("skipped") == []
    assert [len(game.hand(seat)) for seat in range(players)] == [2] * players
    assert game.table.scorings == 0


@pytest.mark.rule("H2.5")
def test_the_fourth_scoring_with_the_last_hero_is_a_scoring_not_a_lack_of_heroes() -> None:
    """H2.5, H7.2: the player whose turn it is opens the modern epoch, not the next one."""
    game = board(epoch="ancient").hero("plato", "0/1/0/0", "india").ladder("india", 2, 2).people("india", 1).draws(3)
    turn = game.scored("mediterranean", "africa", "china").deck().acting("plato")
    assert (turn.epoch, turn.asks, turn.points) == ("modern", (0, "place"), [7, 0, 0, 0])


@pytest.mark.rule("H2.5")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("epoch", [0, 1])
def test_an_epoch_without_a_single_hero(players: int, epoch: int) -> None:
    """H2.5, H9.8: everyone places seven in both epochs, and only one of them has turns."""
    heroes = [replace(hero, epoch=epoch) for hero in reconstruction().heroes]
    game = new_game(players, box=replace(reconstruction(), heroes=heroes), first="2")
    for _ in range(7 * players):
        game.say("settle india")
    if epoch == 1:
        assert (game.epoch, game.asks) == ("modern", (1, "place"))
    else:
        assert game.asks == (1, "take")
        chance = random.Random(4)
        while game.epoch == "ancient":
            game.say(chance.choice(game.answers))
    for _ in range(7 * players):
        game.say("settle europe")
    assert game.over is (epoch == 0)
