"""H0: aim and parts."""

from __future__ import annotations

import pytest
from tests.rules.world.board import Board, board, new_game, reconstruction


@pytest.mark.rule("H0.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_start_at_no_points(players: int) -> None:
    """H0.1"""
    assert new_game(players).points == [0] * players


@pytest.mark.rule("H0.1")
def test_equal_points_share_the_place_and_leftover_coins_count_nothing() -> None:
    """H0.1"""
    done = board(3).hero("charlemagne", "0/1/0/0", "europe").coins(0, 9).people("europe", 2, 1, 1)
    done.ladder("europe", 2, 2, 0).draws(0).scored(*MODERN_SEVEN)
    end = done.acting("charlemagne").say("discover 0 europe")
    assert end.over
    assert end.points == [4, 0, 2]
    assert end.state.ranking == [[0], [2], [1]]


@pytest.mark.rule("H0.1")
def test_players_with_equal_points_stand_on_one_place() -> None:
    """H0.1"""
    done = board(4).hero("charlemagne", "0/1/0/0", "europe").people("europe", 1).ladder("europe", 1, 1, 1)
    end = done.draws(1).scored(*MODERN_SEVEN).acting("charlemagne")
    assert end.state.ranking == [[0], [1, 2, 3]]


@pytest.mark.rule("H0.2")
def test_the_parts_of_the_box() -> None:
    """H0.2"""
    box = reconstruction()
    assert [territory.spaces for territory in box.territories] == [3] * 5 + [4] * 4
    assert (len(box.heroes), len(box.discoveries), len(box.die)) == (76, 53, 6)
    assert [wonder.epoch for wonder in box.wonders] == [0] * 5 + [1] * 4
    table = new_game(5).table
    assert table.bank + sum(table.coins) == 60


@pytest.mark.rule("H0.3")
@pytest.mark.parametrize(("players", "supply"), [(2, 129), (3, 64), (5, 64)])
def test_supply(players: int, supply: int) -> None:
    """H0.3"""
    assert new_game(players).supply == [supply] * players


@pytest.mark.rule("H0.3")
def test_what_the_supply_lacks_is_not_placed_and_not_owed() -> None:
    """H0.3"""
    game = board().hero("charlemagne", "5/0/0/0", "europe russia").supply(0, 2).acting("charlemagne")
    game.say("settle europe", "settle europe")
    assert game.asks == (1, "take")
    assert game.people("europe")[0] == 2
    assert game.supply[0] == 0


@pytest.mark.rule("H0.3")
def test_without_supply_one_is_passed_over_when_the_modern_epoch_begins() -> None:
    """H0.3"""
    game = closing_board().supply(1, 1).acting("plato")
    assert game.asks == (0, "place")
    game.say("settle europe", "settle europe", "settle europe")
    assert game.asks == (3, "place")
    game.say("settle europe", "settle russia")
    assert game.asks == (2, "place")


@pytest.mark.rule("H0.3")
def test_population_lost_in_a_conquest_returns_to_its_owners_supply() -> None:
    """H0.3"""
    game = board(2).hero("charlemagne", "0/0/1/0", "europe").people("europe", 5, 5).rolls("battle")
    before = list(game.table.supply)
    after = game.acting("charlemagne").say("attack europe red")
    assert after.people("europe") == [5, 2]
    assert after.supply == [before[0], before[1] + 3]


@pytest.mark.rule("H0.4")
def test_the_bank_pays_at_most_what_it_holds() -> None:
    """H0.4"""
    game = board().hero("charlemagne", "0/0/0/5", "europe").bank(1).acting("charlemagne")
    assert game.coins[0] == 1
    assert game.table.bank == 0


@pytest.mark.rule("H0.4")
def test_coins_spent_go_to_the_bank() -> None:
    """H0.4"""
    game = board().hero("charlemagne", "0/0/0/0", "europe").coins(0, 5).acting("charlemagne").say("convert")
    assert (game.coins[0], game.table.bank) == (3, 57)


@pytest.mark.rule("H0.5")
def test_values_are_within_their_ranges_and_orientation_has_no_effect() -> None:
    """H0.5"""
    box = reconstruction()
    for hero in box.heroes:
        assert 0 <= hero.population <= 7
        assert 0 <= hero.discovery <= 2
        assert hero.discovery <= hero.discovery_de <= 3
        assert 0 <= hero.conquest <= 4
        assert 0 <= hero.treasure <= 5
        assert 1 <= len(hero.territories) <= 5
    assert all(0 <= token.value <= 4 for token in box.discoveries)
    assert all(wonder.points == 3 and wonder.power for wonder in box.wonders)


@pytest.mark.rule("H0.6")
def test_modern_territories_are_out_of_play_in_the_ancient_epoch() -> None:
    """H0.6"""
    game = board(epoch="ancient").hero("plato", "1/1/1/0", "mediterranean europe africa").coins(0, 9)
    game.people("mediterranean", 2, 2).owns(0, "hanging-gardens")
    turn = game.acting("plato")
    assert turn.refuses("settle europe") == "H0.6"
    assert turn.refuses("use hanging-gardens europe") == "H0.6"
    turn.say("settle africa")
    token = turn.board.box.discoveries[turn.table.drawn[0]].id
    assert turn.refuses(f"discover {token} europe") == "H0.6"
    turn.say(f"discover {token} africa")
    assert turn.refuses("attack europe red") == "H0.6"
    turn.say("decline")
    assert turn.refuses("migrate mediterranean europe") == "H0.6"


@pytest.mark.rule("H0.6")
def test_all_nine_are_in_play_in_the_modern_epoch() -> None:
    """H0.6"""
    game = board().people("europe", 1).coins(0, 2).hero("charlemagne", "0/0/0/0", "europe").owns(0, "machu-picchu")
    turn = game.acting("charlemagne").say("use machu-picchu")
    assert len(turn.answers) == 8


MODERN_SEVEN = ("mediterranean", "africa", "middle-east", "india", "china", "russia", "america")


def closing_board() -> Board:
    """The ancient epoch ends when Plato completes India."""
    game = board(epoch="ancient").hero("plato", "0/1/0/0", "india").ladder("india", 1, 1).draws(0)
    return game.scored("mediterranean", "africa", "china")


@pytest.mark.rule("H0.3")
def test_without_supply_one_is_passed_over_when_the_ancient_epoch_begins() -> None:
    """H0.3, H1.2"""
    game = new_game(3, first="1")
    game.table.supply[1] = 2
    order = []
    while game.asks[1] == "place":
        order.append(game.asks[0])
        game.say("settle india")
    assert order == [0, 1, 2] * 2 + [0, 2] * 5
    assert game.asks == (0, "take")


@pytest.mark.rule("H0.3")
def test_when_nobody_has_supply_the_modern_epoch_begins_with_its_first_turn() -> None:
    """H0.3, H7.6"""
    game = closing_board()
    for seat in range(4):
        game.supply(seat, 0)
    turn = game.acting("plato")
    assert (turn.epoch, turn.asks) == ("modern", (0, "take"))


@pytest.mark.rule("H0.3")
def test_population_that_comes_back_in_a_turn_can_be_placed_in_it() -> None:
    """H0.3, H9.6: the Gardens have nothing to place until the attack has failed."""
    game = board().hero("shaka", "3/0/3/0", "africa").people("africa", 5, 9).supply(0, 0).rolls("defeat")
    turn = game.owns(0, "hanging-gardens").coins(0, 2).acting("shaka")
    assert turn.asks == (0, "attack")
    assert not turn.offers("use hanging-gardens")
    turn.say("attack africa red", "use hanging-gardens china")
    assert (turn.people("africa")[0], turn.people("china")[0], turn.supply[0]) == (2, 3, 0)


@pytest.mark.rule("H0.3")
def test_a_shortage_in_one_turn_is_not_made_up_in_the_next() -> None:
    """H0.3"""
    game = board(2).hero("shaka", "4/0/0/0", "africa russia").hero("olga", "1/0/0/0", "africa russia").supply(0, 1)
    game.hero("mozart", "0/0/3/0", "africa").people("africa", 3, 1).hand(0, "shaka", "olga").hand(1, "mozart").deck()
    turn = game.supply(0, 1).rolls("battle").taking().say("play shaka", "settle africa")
    turn.say("play mozart", "attack africa blue", "play olga")
    assert turn.asks == (0, "settle")
    assert turn.say("settle russia").over


@pytest.mark.rule("H0.4")
def test_coins_paid_into_an_empty_bank_can_be_taken_again() -> None:
    """H0.4, H9.6"""
    game = board().hero("mozart", "0/0/0/5", "europe").coins(0, 2).bank(0).owns(0, "great-pyramid")
    turn = game.acting("mozart")
    assert turn.told("earned") == [{"event": "earned", "seat": 0, "coins": 0}]
    assert not turn.offers("use great-pyramid")
    turn.say("convert", "use great-pyramid")
    assert (turn.coins[0], turn.table.bank) == (2, 0)
