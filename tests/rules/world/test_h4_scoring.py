"""H4: scoring a territory."""

from __future__ import annotations

import random

import pytest
from tests.rules.world.board import Board, Sitting, board, new_game

from herohall.games.world.scoring import places, standings
from herohall.games.world.table import Table


def scoring(game: Board) -> Sitting:
    """Seat 0 plays Mozart, who completes Europe (1, 4, 2) with a 3: worth 10, 5 and 1."""
    return game.hero("mozart", "0/1/0/0", "europe").ladder("europe", 1, 4, 2).draws(3).acting("mozart")


def order(game: Board, land: str = "europe") -> list[int]:
    """Who would hold the places of a territory, in seat 0's turn with a hero without discoveries."""
    turn = game.hero("shaka", "1/0/0/0", "africa russia").acting("shaka")
    return places(turn.table, turn.board.land(land))


# H4.1, H4.2


@pytest.mark.rule("H4.1")
def test_the_three_largest_score() -> None:
    """H4.1"""
    assert scoring(board(5).people("europe", 2, 5, 4, 3, 1)).points == [0, 10, 5, 1, 0]


@pytest.mark.rule("H4.1")
def test_nobody_there_nobody_scores_but_it_is_a_scoring() -> None:
    """H4.1"""
    game = scoring(board())
    assert game.points == [0, 0, 0, 0]
    assert game.table.scorings == 1


@pytest.mark.rule("H4.2")
def test_sum_half_of_it_rounded_up_and_the_lowest() -> None:
    """H4.2"""
    game = board().hero("mozart", "0/1/0/0", "europe").ladder("europe", 4, 4, 2).draws(3)
    assert game.people("europe", 3, 2, 1).acting("mozart").points == [13, 7, 2, 0]


@pytest.mark.rule("H4.2")
def test_the_third_place_may_be_worth_nothing() -> None:
    """H4.2"""
    game = board().hero("mozart", "0/1/0/0", "europe").ladder("europe", 4, 4, 0).draws(3)
    assert game.people("europe", 3, 2, 1).acting("mozart").points == [11, 6, 0, 0]


@pytest.mark.rule("H4.2")
def test_a_place_nobody_holds_is_not_paid() -> None:
    """H4.2"""
    assert scoring(board().people("europe", 0, 1)).points == [0, 10, 0, 0]
    assert scoring(board().people("europe", 2, 0, 1)).points == [10, 0, 5, 0]


@pytest.mark.rule("H4.2")
def test_two_players_have_no_third_place() -> None:
    """H4.2"""
    assert scoring(board(2).people("europe", 1, 2)).points == [5, 10]


@pytest.mark.rule("H4.2")
def test_standings_tell_who_would_get_what() -> None:
    """H4.2"""
    game = board().people("india", 1, 3, 0, 2).ladder("india", 4, 3).hero("shaka", "1/0/0/0", "africa russia")
    turn = game.acting("shaka")
    assert standings(turn.table, turn.board.land("india")) == [(1, 1, 7), (3, 2, 4), (0, 3, 3)]


# H4.3


@pytest.mark.rule("H4.3")
def test_fr_first_more_discoveries_made() -> None:
    """H4.3"""
    assert order(board(tiebreak="fr").people("europe", 2, 2, 2, 2).made(0, 3, 1, 2)) == [1, 3, 2]


@pytest.mark.rule("H4.3")
def test_fr_the_discovery_just_placed_counts() -> None:
    """H4.3"""
    assert scoring(board(tiebreak="fr", turn=2).people("europe", 0, 2, 2).made(0, 0, 0, 0)).points == [0, 5, 10, 0]
    assert scoring(board(tiebreak="fr", turn=2).people("europe", 0, 2, 2).made(0, 1, 0, 0)).points[2] == 10
    assert scoring(board(tiebreak="fr", turn=2).people("europe", 0, 2, 2).made(0, 2, 0, 0)).points[2] == 5


@pytest.mark.rule("H4.3")
def test_fr_then_more_heroes_with_a_discovery_value() -> None:
    """H4.3"""
    game = board(tiebreak="fr").hero("olga", "1/1/1/1", "europe").hero("wallace", "1/2/1/1", "europe")
    game.hero("fugger", "1/1/1/1", "europe").people("europe", 0, 2, 2, 2)
    # Red's one hero has the higher value, yellow's two are more; green has none.
    assert order(game.played(1, "wallace").played(3, "olga", "fugger")) == [3, 1, 2]


@pytest.mark.rule("H4.3")
def test_fr_then_the_player_whose_turn_it_is_then_counter_clockwise() -> None:
    """H4.3"""
    assert order(board(5, tiebreak="fr").people("europe", 2, 2, 2, 2, 2)) == [0, 4, 3]


@pytest.mark.rule("H4.3")
def test_de_first_the_higher_sum_of_discovery_values() -> None:
    """H4.3"""
    game = board(tiebreak="de").hero("olga", "1/1/1/1", "europe").hero("wallace", "1/3/1/1", "europe")
    game.hero("fugger", "1/1/1/1", "europe").people("europe", 0, 2, 2, 2).made(0, 0, 9, 0)
    assert order(game.played(1, "wallace").played(3, "olga", "fugger")) == [1, 3, 2]


@pytest.mark.rule("H4.3")
def test_de_the_present_hero_counts() -> None:
    """H4.3"""
    game = board(tiebreak="de").people("europe", 2, 2).hero("olga", "1/1/1/1", "europe").played(1, "olga")
    assert scoring(game).points == [10, 5, 0, 0]


@pytest.mark.rule("H4.3")
def test_de_then_more_heroes_with_a_discovery_value() -> None:
    """H4.3"""
    game = board(tiebreak="de").hero("olga", "1/1/1/1", "europe").hero("wallace", "1/2/1/1", "europe")
    game.hero("fugger", "1/1/1/1", "europe").people("europe", 0, 2, 0, 2)
    assert order(game.played(1, "wallace").played(3, "olga", "fugger")) == [3, 1]


@pytest.mark.rule("H4.3")
@pytest.mark.parametrize(("turn", "expected"), [(0, [0, 4, 3]), (2, [2, 1, 0]), (3, [3, 2, 1]), (4, [4, 3, 2])])
def test_de_then_counter_clockwise_from_the_player_whose_turn_it_is(turn: int, expected: list[int]) -> None:
    """H4.3"""
    assert order(board(5, turn=turn, tiebreak="de").people("europe", 2, 2, 2, 2, 2)) == expected


@pytest.mark.rule("H4.3")
def test_ties_for_the_second_and_the_third_place() -> None:
    """H4.3"""
    assert order(board().people("europe", 1, 2, 2, 5).made(0, 1, 2, 0)) == [3, 2, 1]
    assert order(board().people("europe", 0, 4, 3, 3).made(9, 0, 1, 2)) == [1, 3, 2]
    assert order(board(5).people("europe", 1, 4, 3, 1, 1).made(0, 0, 0, 5, 6)) == [1, 2, 4]


@pytest.mark.rule("H4.3")
def test_no_place_is_shared() -> None:
    """H4.3"""
    assert sorted(scoring(board(5).people("europe", 2, 2, 2, 2, 2)).points) == [0, 0, 1, 5, 10]


# H4.3, by another way than the rules go: place by place, crossing out whoever is behind


def by_elimination(table: Table, territory: int) -> list[int]:
    """The places of a territory as a table of people would find them."""
    settings, turn = table.settings, table.turn
    left = [seat for seat in range(settings.players) if table.population[territory * 5 + seat]]
    order = [(turn - steps) % settings.players for steps in range(settings.players)]
    found: list[int] = []
    while left and len(found) < min(3, settings.players if settings.players > 2 else 2):
        best = left
        for count in (
            lambda seat: table.population[territory * 5 + seat],
            lambda seat: table.made[seat] if settings.ties_by_made else table.value_sum[seat],
            lambda seat: table.discoverers[seat],
        ):
            best = [seat for seat in best if count(seat) == max(map(count, best))]
        winner = next(seat for seat in order if seat in best)
        found.append(winner)
        left = [seat for seat in left if seat != winner]
    return found


@pytest.mark.rule("H4.3")
@pytest.mark.parametrize("tiebreak", ["fr", "de"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ties_of_every_depth(players: int, tiebreak: str) -> None:
    """H4.1, H4.3: random tables with few different numbers, so that most comparisons are ties."""
    chance = random.Random(players)
    depths = set()
    table = new_game(players, tiebreak=tiebreak).table
    for _ in range(2000):
        table.turn = chance.randrange(players)
        numbers = [
            [chance.choice(range(1 + spread)) for _ in range(players)] for spread in chance.choices([0, 1, 2], k=4)
        ]
        numbers[0] = [count + chance.choice([0, 1, 1, 1]) for count in numbers[0]]
        table.population[:players], table.made, table.value_sum, table.discoverers = numbers
        assert places(table, 0) == by_elimination(table, 0)
        ties = numbers[1] if tiebreak == "fr" else numbers[2]
        depths.add(len({(numbers[0][seat], ties[seat], numbers[3][seat]) for seat in range(players)}))
    assert depths == set(range(1, players + 1))  # from all alike to no two alike


# H4.4


@pytest.mark.rule("H4.4")
def test_a_scored_territory_can_be_settled_attacked_left_and_entered() -> None:
    """H4.4"""
    game = board().hero("charlemagne", "1/0/1/4", "europe russia").people("europe", 2, 2).people("russia", 1)
    game.ladder("europe", 1, 1, 1, 1).scored("europe").rolls("battle")
    turn = game.acting("charlemagne").say("settle europe", "attack europe red")
    assert turn.people("europe") == [3, 0, 0, 0]
    turn.say("migrate europe russia", "stop", "migrate russia europe")
    assert turn.people("europe")[0] == 3


@pytest.mark.rule("H4.4")
def test_it_scores_once_in_an_epoch() -> None:
    """H4.4"""
    game = board().hero("mozart", "0/1/0/0", "europe russia").ladder("europe", 1, 1, 1, 1).scored("europe")
    turn = game.people("europe", 1).draws(4).acting("mozart")
    assert turn.ladder("russia") == [4]
    assert turn.points == [0, 0, 0, 0]


# H4.5


@pytest.mark.rule("H4.5")
def test_powers_are_asked_in_the_order_lighthouse_ajanta_eiffel_tower() -> None:
    """H4.5"""
    game = board().people("europe", 3, 2, 1).owns(2, "lighthouse").owns(3, "ajanta").owns(0, "eiffel-tower")
    turn = scoring(game)
    assert turn.asks == (2, "score")
    assert turn.answers == ["use lighthouse", "decline"]
    assert turn.say("use lighthouse").answers == ["use ajanta", "decline"]
    assert turn.asks == (3, "score")
    assert turn.say("use ajanta").answers == ["use eiffel-tower", "decline"]
    assert turn.points == [0, 0, 0, 0]
    turn.say("use eiffel-tower")
    assert turn.points == [14, 1, 5, 1]


@pytest.mark.rule("H4.5")
def test_one_player_may_use_several() -> None:
    """H4.5"""
    game = board().people("europe", 3, 2).owns(0, "ajanta").owns(0, "eiffel-tower")
    assert scoring(game).say("use ajanta", "use eiffel-tower").points == [15, 5, 0, 0]


@pytest.mark.rule("H4.5")
def test_what_a_power_adds_never_changes_another_place() -> None:
    """H4.5"""
    game = board().people("europe", 3, 2, 1).owns(1, "ajanta").owns(2, "lighthouse")
    assert scoring(game).say("use lighthouse", "use ajanta").points == [10, 2, 5, 0]


@pytest.mark.rule("H4.5")
def test_a_declined_power_stays_unused() -> None:
    """H4.5"""
    turn = scoring(board().people("europe", 3, 2).owns(1, "ajanta")).say("decline")
    assert turn.points == [10, 5, 0, 0]
    assert not turn.used("ajanta")


@pytest.mark.rule("H4.5")
def test_nothing_else_is_possible_in_a_scoring() -> None:
    """H4.5"""
    turn = scoring(board().people("europe", 3, 2).owns(1, "ajanta").coins(1, 9))
    assert turn.refuses("convert") == "H4.5"
    assert turn.refuses("done") == "H4.5"
