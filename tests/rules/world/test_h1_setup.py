"""H1: setup."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.world.board import new_game

import herohall
from herohall.core.errors import BadOption
from herohall.core.texts import LANGUAGES
from herohall.world.options import HEAD_START
from herohall.world.table import GONE, ON_OFFER, WAITING


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_has_one_coin_and_two_heroes_and_three_lie_in_the_row(players: int) -> None:
    """H1.1"""
    game = new_game(players)
    assert game.coins == [1] * players
    assert [len(game.hand(seat)) for seat in range(players)] == [2] * players
    assert len(game.row()) == 3
    assert len(game.table.deck) == 34 - 2 * players - 3


@pytest.mark.rule("H1.1")
def test_only_ancient_parts_are_out() -> None:
    """H1.1"""
    game = new_game(3)
    box, table = game.board.box, game.table
    assert [box.discoveries[token].epoch for token in table.bag] == [0] * 20
    assert all(box.heroes[hero].epoch == 0 for hero in table.deck + table.row + table.hand(0))
    assert table.owner == [ON_OFFER] * 5 + [WAITING] * 4


@pytest.mark.rule("H1.1")
def test_with_two_players_the_lighthouse_is_put_away() -> None:
    """H1.1, H8.2"""
    game = new_game(2)
    assert game.owner("lighthouse") == GONE
    assert game.table.owner.count(ON_OFFER) == 4


@pytest.mark.rule("H1.2")
def test_everyone_places_seven_one_at_a_time_clockwise() -> None:
    """H1.2"""
    game = new_game(3, first="2")
    order = []
    while game.asks[1] == "place":
        order.append(game.asks[0])
        game.say("settle india")
    assert order == [1, 2, 0] * 7
    assert game.people("india") == [7, 7, 7]
    assert game.asks == (1, "take")


@pytest.mark.rule("H1.2")
def test_only_on_ancient_territories() -> None:
    """H1.2"""
    game = new_game()
    lands = ["mediterranean", "africa", "middle-east", "india", "china"]
    assert game.answers == [f"settle {land}" for land in lands]
    assert game.refuses("settle europe") == "H1.2"
    assert game.refuses("take deck") == "H1.2"


@pytest.mark.rule("H1.2")
def test_the_first_player_is_random_or_chosen() -> None:
    """H1.2"""
    assert {new_game(4, seed=seed).asks[0] for seed in range(40)} == {0, 1, 2, 3}
    assert [new_game(5, first=str(seat + 1)).asks[0] for seat in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.rule("H1.2")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    """H1.2"""
    with pytest.raises(BadOption, match="only 3 seats"):
        new_game(3, first="4")


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_begins_with_points_unless_the_house_option_is_chosen(players: int) -> None:
    """H1.3"""
    assert new_game(players, start_points="none").points == new_game(players).points == [0] * players


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_of_two_begins_with_points(first: int) -> None:
    """H1.3"""
    game = new_game(2, first=str(first + 1), start_points="second")
    assert game.points[first] == 0
    assert game.points[1 - first] == HEAD_START


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_nobody_does(players: int) -> None:
    """H1.3"""
    assert new_game(players, start_points="second").points == [0] * players


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebooks_name_the_points(lang: str) -> None:
    """H1.3"""
    text = (Path(herohall.__file__).parent / "world" / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
    rule = text.partition("**H1.3**")[2].partition("\n\n")[0]
    assert f" {HEAD_START} " in rule
