"""H9.8: powers and results of the die that our box does not have, put together from the vocabulary of effects."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.rules.world.board import Board, board, reconstruction

from herohall.games.world.box import Box
from herohall.games.world.effect_numbers import make_power
from herohall.games.world.game import WorldGame

WONDER = "eiffel-tower"
"""The one whose power the tests choose."""

pytestmark = pytest.mark.rule("H9.8")


def box_with(power: str = "", *faces: str, number: int = 0, wonder: str = WONDER) -> Box:
    """Our box, one wonder with another power, and a die with these results (and no others: the last is repeated)."""
    box = reconstruction()
    wonders = [
        replace(card, power=power, number=number) if card.id == wonder else replace(card, power="", number=0)
        for card in box.wonders
    ]
    kinds = [*faces, *[faces[-1]] * (len(box.die) - len(faces))] if faces else [face.kind for face in box.die]
    die = [
        replace(face, kind=kind, amount="" if faces else face.amount) for face, kind in zip(box.die, kinds, strict=True)
    ]
    return replace(box, wonders=wonders, die=die)


def with_power(power: str, *faces: str, players: int = 4, owner: int = 0) -> Board:
    return board(players, box=box_with(power, *faces)).owns(owner, WONDER)


def battlefield(power: str, *faces: str, owner: int = 0) -> Board:
    """Blue, 5 in Africa, attacks red, 6 there, with power 4 and a die of these results."""
    game = with_power(power, *faces, owner=owner).hero("shaka", "0/0/2/0", "africa")
    return game.people("africa", 5, 6).coins(0, 3).coins(1, 4)


# Powers of one's own turn


def test_a_power_may_come_back_with_every_turn() -> None:
    game = with_power("turn per-turn place 1 home").hero("mozart", "0/0/0/0", "europe")
    game.hero("shaka", "0/0/0/0", "europe").people("europe", 2, 2).people("india", 0, 3)
    turn = game.row("shaka").acting("mozart")
    assert [answer for answer in turn.answers if answer.startswith("use")] == [f"use {WONDER} europe"]
    turn.say(f"use {WONDER} europe")
    assert turn.people("europe") == [3, 2, 0, 0]
    assert turn.refuses(f"use {WONDER} europe") == "H6.5"
    assert turn.asks == (1, "take")  # blue has nothing else to do
    assert not turn.used(WONDER)


def test_a_power_once_in_the_game_does_not_come_back_with_the_epoch() -> None:
    game = board(epoch="ancient", box=box_with("treasure per-game points 3", wonder="ajanta")).owns(
        0, "ajanta", used=True
    )
    game.owns(1, "great-wall", used=True).scored("africa", "india", "china").ladder("mediterranean", 2, 2).draws(3)
    for land in ("africa", "india", "china"):
        game.ladder(land, 1, 1, 1)
    turn = game.hero("plato", "0/1/0/0", "mediterranean").acting("plato")
    assert turn.epoch == "modern"
    assert (turn.used("ajanta"), turn.used("great-wall")) == (True, False)


def test_points_may_come_from_a_power() -> None:
    turn = with_power("treasure per-game points 3").hero("mozart", "0/0/0/0", "europe").acting("mozart")
    turn.say(f"use {WONDER}")
    assert turn.points == [3, 0, 0, 0]
    assert turn.told("gained") == [{"event": "gained", "seat": 0, "points": 3}]


def test_population_of_another_player_is_removed() -> None:
    game = with_power("treasure remove 2 influence").hero("mozart", "0/0/0/0", "europe india")
    turn = game.people("europe", 0, 1, 4).people("africa", 0, 5).acting("mozart").say(f"use {WONDER}")
    assert turn.asks == (0, "target")
    assert turn.answers == ["attack europe red", "attack europe green"]
    assert turn.refuses("done") == "H9.8"
    assert turn.state.view(0)["acting"] == WONDER
    turn.say("attack europe green")
    assert turn.people("europe") == [0, 1, 2, 0]
    assert turn.supply[2] == 62
    assert turn.told("removed") == [{"event": "removed", "seat": 0, "rival": 2, "territory": "europe", "count": 2}]
    assert turn.asks == (1, "take")


def test_a_single_target_is_found_by_the_table_and_none_makes_the_power_useless() -> None:
    game = with_power("treasure remove 2 influence").hero("mozart", "0/0/0/0", "europe")
    turn = game.people("europe", 2, 1).coins(0, 2).acting("mozart").say(f"use {WONDER}")
    assert turn.people("europe") == [2, 0, 0, 0]
    game = with_power("treasure remove 2 influence").hero("mozart", "0/0/0/0", "europe")
    turn = game.people("africa", 2, 1).coins(0, 2).acting("mozart")
    assert turn.refuses(f"use {WONDER}") == "H6.7"


def test_coins_from_the_bank_and_from_all_others() -> None:
    game = with_power("treasure coins 2 + tax 1").hero("mozart", "0/0/0/0", "europe").coins(1, 3).coins(2, 1)
    turn = game.acting("mozart").say(f"use {WONDER}")
    assert turn.coins == [4, 2, 0, 0]
    assert [event["rival"] for event in turn.told("plundered")] == [1, 2]


def test_a_discovery_may_be_bound_to_territories() -> None:
    game = with_power("turn draw 3 home").hero("mozart", "0/0/0/0", "europe").people("india", 1).people("china", 1)
    turn = game.bag(1, 2, 3, 4).draws(1, 2, 3).acting("mozart").say(f"use {WONDER}")
    assert {answer.split()[2] for answer in turn.answers} == {"india", "china"}
    assert turn.refuses("discover 2 europe") == "H9.8"
    turn.say("discover 3 india")
    assert turn.ladder("india") == [3]
    assert len(turn.table.bag) == 3


def test_a_migration_of_another_size_within_a_turn() -> None:
    game = with_power("turn move 2 adjacent").hero("mozart", "3/0/0/0", "europe america").people("africa", 5)
    turn = game.acting("mozart").say(f"use {WONDER}")
    assert turn.asks == (0, "migrate")
    assert turn.refuses("migrate africa europe") == "H6.2"  # not adjacent
    turn.say("migrate africa mediterranean", "migrate africa middle-east")
    assert turn.people("africa")[0] == 3
    assert turn.asks == (0, "settle")  # the hero's population is still to come


def test_population_then_a_discovery_by_one_power() -> None:
    game = (
        with_power("turn place 2 new + draw 1 influence")
        .hero("mozart", "0/0/0/0", "europe america")
        .people("europe", 3)
    )
    turn = game.draws(4).acting("mozart")
    assert turn.refuses(f"use {WONDER} europe") == "H6.7"
    turn.say(f"use {WONDER} india")
    assert turn.people("india") == [2, 0, 0, 0]
    assert turn.asks == (0, "survey")
    assert turn.say("discover 4 america").ladder("america") == [4]


def test_without_supply_the_rest_of_a_power_remains() -> None:
    game = with_power("turn place 2 + coins 3").hero("mozart", "0/0/0/0", "europe").supply(0, 0)
    turn = game.acting("mozart").say(f"use {WONDER}")
    assert turn.coins[0] == 3


# Scorings


def scoring(power: str, *people: int, owner: int = 0) -> Board:
    """Europe is about to be scored: 4 + 3 + 2 + 1."""
    game = with_power(power, owner=owner).hero("mozart", "0/1/0/0", "europe").ladder("europe", 4, 3, 2)
    return game.people("europe", *people).draws(1)


def test_who_holds_no_place_may_score() -> None:
    turn = scoring("scoring unplaced score 2", 9, 8, 7, 1, owner=3).acting("mozart")
    assert turn.asks == (3, "score")
    assert turn.say(f"use {WONDER}").points == [10, 5, 1, 2]
    assert scoring("scoring unplaced score 2", 9, 8, 1, owner=2).acting("mozart").points == [10, 5, 1, 0]


def test_second_and_first_place_change_places() -> None:
    turn = scoring("scoring second swap first", 9, 8, owner=1).acting("mozart").say(f"use {WONDER}")
    assert turn.points == [5, 10, 0, 0]


def test_a_scoring_may_bring_coins_and_half_the_sum() -> None:
    turn = scoring("scoring placed coins 2 + score half", 9, 8, owner=1).acting("mozart").say(f"use {WONDER}")
    assert (turn.points, turn.coins[1]) == ([10, 10, 0, 0], 2)


@pytest.mark.parametrize("power", ["scoring third score sum", "scoring swap third"])
def test_with_two_players_powers_of_a_third_place_are_put_away(power: str) -> None:
    """H8.2"""
    state = WorldGame(box_with(power, wonder="ajanta")).new(players=2, seed=1)
    assert state.view(0)["wonders"][0]["place"] == "gone"  # type: ignore[index, call-overload]


# Attacks


def test_the_die_may_do_several_things() -> None:
    turn = battlefield("", "defender loses n + attacker loses 1").acting("shaka").say("attack africa red")
    assert turn.people("africa") == [4, 2, 0, 0]
    assert [(event["seat"], event["count"]) for event in turn.told("died")] == [(1, 4), (0, 1)]


def test_the_attacker_may_have_to_flee() -> None:
    turn = battlefield("", "attacker flees 2").acting("shaka").say("attack africa red")
    assert turn.asks == (0, "flee")
    turn.say("flee mediterranean", "flee middle-east")
    assert (turn.people("africa"), turn.people("middle-east")) == ([3, 6, 0, 0], [1, 0, 0, 0])


@pytest.mark.parametrize(
    ("face", "people", "coins", "points"),
    [
        ("attacker earns n", [5, 6], [7, 4], [0, 0]),
        ("defender earns 2", [5, 6], [3, 6], [0, 0]),
        ("attacker takes all", [5, 6], [7, 0], [0, 0]),
        ("defender takes 2 + attacker loses 1", [4, 6], [1, 6], [0, 0]),
        ("attacker joins half", [3, 8], [3, 4], [0, 0]),
        ("defender settles half", [5, 8], [3, 4], [0, 0]),
        ("attacker settles 1 + defender loses all", [6, 0], [3, 4], [0, 0]),
        ("attacker scores 1 + defender loses half", [5, 4], [3, 4], [1, 0]),
        ("defender scores n", [5, 6], [3, 4], [0, 4]),
        ("nothing", [5, 6], [3, 4], [0, 0]),
    ],
)
def test_results(face: str, people: list[int], coins: list[int], points: list[int]) -> None:
    game = battlefield("", face).acting("shaka")
    forecast: Any = game.state.forecast(0, game.state.parse("attack africa red"))
    lines = forecast["attack"]["odds"][0]["changes"]
    changes = {(line["seat"], what): line[what] for line in lines for what in line if what != "seat"}
    turn = game.say("attack africa red")
    assert turn.asks[1] in ("spend", "take")
    assert (turn.people("africa")[:2], turn.coins[:2], turn.points[:2]) == (people, coins, points)
    foreseen = [
        [start + changes.get((seat, what), 0) for seat, start in enumerate(both)]
        for what, both in (("population", (5, 6)), ("coins", (3, 4)), ("points", (0, 0)))
    ]
    assert foreseen == [people, coins, points]


def test_the_die_may_say_to_roll_again() -> None:
    game = battlefield("", "roll again", "attacker loses 1")
    turn = game.rolls("roll again", "roll again", "attacker loses 1").acting("shaka").say("attack africa red")
    assert turn.people("africa") == [4, 6, 0, 0]
    assert len(turn.told("rolled")) == 3


def test_all_flee() -> None:
    turn = battlefield("", "defender flees all").acting("shaka").say("attack africa red")
    assert turn.asks == (1, "flee")
    turn.say(*["flee mediterranean"] * 6)
    assert turn.people("africa") == [5, 0, 0, 0]


def test_a_wonder_may_protect() -> None:
    turn = battlefield("attacked result nothing", "battle n", owner=1).acting("shaka").say("attack africa red")
    assert turn.asks == (1, "power")
    turn.say(f"use {WONDER}")
    assert turn.people("africa") == [5, 6, 0, 0]
    assert turn.told("rolled") == []


def test_an_attack_may_be_weakened_and_strengthened() -> None:
    turn = battlefield("attacked weaker 3 + coins 1", "battle n", owner=1).acting("shaka").say("attack africa red")
    turn.say(f"use {WONDER}")
    assert (turn.people("africa"), turn.coins[1]) == ([5, 5, 0, 0], 5)
    assert turn.told("strengthened") == [{"event": "strengthened", "seat": 1, "power": 1}]
    turn = battlefield("attack stronger 3", "battle n").acting("shaka").say("attack africa red")
    assert turn.asks == (0, "power")
    assert turn.say(f"use {WONDER}").people("africa") == [5, 0, 0, 0]


def test_a_stronger_attack_that_strikes_no_more_is_not_offered() -> None:
    turn = battlefield("attack stronger 3", "battle 2").acting("shaka").say("attack africa red")
    assert turn.people("africa") == [5, 4, 0, 0]
    assert not turn.used(WONDER)


def test_a_roll_may_be_replaced_by_a_sure_result() -> None:
    game = battlefield("rolled result battle n", "attacker loses 1").acting("shaka").say("attack africa red")
    assert game.asks == (0, "power")
    assert game.say(f"use {WONDER}").people("africa") == [5, 2, 0, 0]


def test_the_defender_may_have_the_die_rolled_again() -> None:
    game = battlefield("struck again", "battle n", "nothing", owner=1).rolls("battle n", "nothing")
    turn = game.acting("shaka").say("attack africa red")
    assert turn.asks == (1, "power")
    assert turn.refuses("use ajanta") == "H6.5"
    assert turn.say(f"use {WONDER}").people("africa") == [5, 6, 0, 0]


def test_the_new_roll_counts() -> None:
    game = battlefield("rolled again new", "nothing", "battle n").rolls("nothing", "battle n")
    turn = game.acting("shaka").say("attack africa red", f"use {WONDER}")
    assert turn.people("africa") == [5, 2, 0, 0]


def test_both_sides_may_use_powers_one_after_the_other() -> None:
    box = box_with("attacked weaker 2", "battle n")
    wonders = [replace(card, power="attack stronger 1") if card.id == "ajanta" else card for card in box.wonders]
    game = board(box=replace(box, wonders=wonders)).owns(1, WONDER).owns(0, "ajanta").hero("shaka", "0/0/2/0", "africa")
    turn = game.people("africa", 5, 6).acting("shaka").say("attack africa red")
    assert turn.asks == (1, "power")
    turn.say("decline")
    assert turn.asks == (0, "power")
    assert turn.say("use ajanta").people("africa") == [5, 1, 0, 0]


def test_a_wonder_may_answer_with_a_result_of_several_clauses() -> None:
    power = "struck result attacker joins 1 + defender scores 1"
    turn = battlefield(power, "battle n", owner=1).acting("shaka").say("attack africa red", f"use {WONDER}")
    assert (turn.people("africa"), turn.points) == ([4, 7, 0, 0], [0, 1, 0, 0])


# Our own are instances


@pytest.mark.parametrize(
    ("name", "phrase", "number"),
    [("settle", "turn place 3", 3), ("coins", "treasure coins 4", 4), ("discover", "turn draw 2 anywhere", 2)],
)
def test_a_number_may_stand_in_the_phrase_or_beside_it(name: str, phrase: str, number: int) -> None:
    one, other = make_power(name, number, []), make_power(phrase, 0, [])
    fields = ["moment", "often", "placed", "drawn", "coins", "lands", "is_remembered"]
    assert [getattr(one, field) for field in fields] == [getattr(other, field) for field in fields]


def test_more_discoveries_than_territories_are_drawn_and_one_is_placed() -> None:
    """H3.3, H9.8"""
    turn = board().hero("mozart", "0/2/0/0", "europe").draws(4, 1).acting("mozart")
    assert turn.drawn == [1, 4]
    turn.say("discover 1 europe")
    assert (turn.ladder("europe"), turn.asks) == ([1], (1, "take"))
