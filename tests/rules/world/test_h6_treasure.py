"""H6: treasure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.world.board import Board, Sitting, board


def rich(coins: int, hero: str = "0/0/0/0", **options: Any) -> Board:
    """Blue plays Charlemagne, of Europe and the Mediterranean, with that many coins."""
    return board(**options).hero("charlemagne", hero, "europe mediterranean").coins(0, coins)


# H6.1


@pytest.mark.rule("H6.1")
def test_take_the_heros_treasure() -> None:
    """H6.1"""
    turn = rich(1, "0/0/0/4").acting("charlemagne")
    assert turn.coins[0] == 5
    assert turn.told("earned") == [{"event": "earned", "seat": 0, "coins": 4}]


@pytest.mark.rule("H6.1")
@pytest.mark.parametrize("word", ["migrate europe russia", "build eiffel-tower"])
def test_coins_are_spent_only_from_the_treasure_step_on(word: str) -> None:
    """H6.1"""
    turn = rich(20, "2/0/1/0", convert="de").people("europe", 1, 1).acting("charlemagne")
    assert turn.refuses(word) == "H6.1"
    turn.say("settle europe", "settle europe")
    assert turn.asks == (0, "attack")
    assert turn.refuses(word) == "H6.1"
    turn.say("decline", word)


# H6.2


@pytest.mark.rule("H6.2")
def test_a_migration_moves_one_to_four_to_adjacent_territories() -> None:
    """H6.2"""
    turn = rich(3).people("europe", 6).acting("charlemagne").say("migrate europe mediterranean")
    assert turn.coins[0] == 1
    assert turn.answers == [
        "migrate europe mediterranean",
        "migrate europe russia",
        "migrate europe america",
        "stop",
    ]
    turn.say("migrate europe america", "migrate europe america", "migrate europe america")
    assert turn.asks == (1, "take")
    assert [turn.people(land)[0] for land in ("europe", "mediterranean", "america")] == [2, 1, 3]


@pytest.mark.rule("H6.2")
def test_it_may_stop_early() -> None:
    """H6.2"""
    turn = rich(4).people("europe", 6).acting("charlemagne").say("migrate europe russia", "stop")
    assert turn.asks == (0, "spend")
    assert turn.people("europe")[0] == 5


@pytest.mark.rule("H6.2")
def test_it_ends_when_nobody_is_left() -> None:
    """H6.2"""
    turn = rich(4).people("europe", 2).acting("charlemagne").say("migrate europe russia", "migrate europe america")
    assert turn.asks == (0, "spend")


@pytest.mark.rule("H6.2")
def test_only_one_origin_only_neighbours_only_with_coins() -> None:
    """H6.2"""
    turn = rich(4).people("europe", 3).people("india", 3).acting("charlemagne")
    assert turn.refuses("migrate europe africa") == "H6.2"
    assert turn.refuses("migrate europe europe") == "H6.2"
    assert turn.refuses("migrate china india") == "H6.2"
    assert turn.refuses("stop") == "H6.2"
    turn.say("migrate europe russia")
    assert turn.refuses("migrate india china") == "H6.2"
    assert turn.refuses("migrate russia europe") == "H6.2"
    turn.say("stop", "migrate india china", "stop")
    assert turn.asks == (1, "take")


@pytest.mark.rule("H6.2")
def test_it_costs_two_coins() -> None:
    """H6.2"""
    turn = rich(1).people("europe", 3).owns(0, "great-pyramid").acting("charlemagne")
    assert turn.refuses("migrate europe russia") == "H6.2"


@pytest.mark.rule("H6.2")
def test_the_heros_influence_does_not_matter() -> None:
    """H6.2"""
    assert rich(2).people("china", 1).acting("charlemagne").offers("migrate china india")


@pytest.mark.rule("H6.2")
def test_it_is_repeatable_also_with_those_who_just_moved() -> None:
    """H6.2"""
    turn = rich(6).people("europe", 1).acting("charlemagne")
    turn.say("migrate europe russia", "migrate russia china", "migrate china india")
    assert turn.people("india")[0] == 1


@pytest.mark.rule("H6.2")
@pytest.mark.parametrize("word", ["convert", "done", "build eiffel-tower", "use great-pyramid"])
def test_it_is_finished_before_anything_else(word: str) -> None:
    """H6.2"""
    turn = rich(20).owns(0, "great-pyramid").people("europe", 3).acting("charlemagne").say("migrate europe russia")
    assert turn.refuses(word) in ("H6.2", "H9.6")


# H6.3


@pytest.mark.rule("H6.3")
def test_a_wonder_costs_seven_coins_and_brings_three_points() -> None:
    """H6.3"""
    turn = rich(9).acting("charlemagne").say("build eiffel-tower")
    assert (turn.coins[0], turn.points[0], turn.owner("eiffel-tower")) == (2, 3, 0)


@pytest.mark.rule("H6.3")
def test_several_can_be_built_in_one_turn() -> None:
    """H6.3"""
    assert rich(15).acting("charlemagne").say("build eiffel-tower", "build angkor-wat").points[0] == 6


@pytest.mark.rule("H6.3")
def test_only_those_on_offer_and_only_with_seven_coins() -> None:
    """H6.3"""
    turn = rich(6).owns(1, "angkor-wat").acting("charlemagne")
    assert turn.refuses("build eiffel-tower") == "H6.3"
    richer = rich(7).owns(1, "angkor-wat").acting("charlemagne")
    assert richer.refuses("build angkor-wat") == "H6.3"
    assert richer.refuses("build ajanta") == "H6.3"


@pytest.mark.rule("H6.3")
def test_its_power_works_in_the_same_turn() -> None:
    """H6.3"""
    turn = rich(9).people("europe", 4).acting("charlemagne").say("build machu-picchu")
    assert turn.offers("use machu-picchu")


# H6.4, a pair on one position


def before_the_treasure_step(convert: str) -> Sitting:
    return rich(3, "2/0/0/0", convert=convert).acting("charlemagne")


@pytest.mark.rule("H6.4")
def test_convert_fr_at_any_moment_of_ones_turn() -> None:
    """H6.4"""
    turn = before_the_treasure_step("fr").say("convert")
    assert (turn.points[0], turn.coins[0]) == (1, 1)
    assert turn.asks == (0, "settle")


@pytest.mark.rule("H6.4")
def test_convert_de_only_in_the_treasure_step() -> None:
    """H6.4"""
    turn = before_the_treasure_step("de")
    assert turn.refuses("convert") == "H6.4"
    turn.say("settle europe", "settle europe", "convert")
    assert turn.points[0] == 1


@pytest.mark.rule("H6.4")
def test_it_is_repeatable_and_takes_two_coins() -> None:
    """H6.4"""
    turn = rich(5).acting("charlemagne").say("convert", "convert")
    assert (turn.points[0], turn.coins[0]) == (2, 1)
    poor = rich(1, "2/0/0/0").acting("charlemagne")
    assert poor.refuses("convert") == "H6.4"


# H6.5


@pytest.mark.rule("H6.5")
def test_a_power_is_used_once_per_epoch() -> None:
    """H6.5"""
    turn = rich(2).owns(0, "great-pyramid").acting("charlemagne").say("use great-pyramid")
    assert turn.used("great-pyramid")
    assert turn.refuses("use great-pyramid") == "H6.5"


@pytest.mark.rule("H6.5")
def test_only_ones_own_wonders() -> None:
    """H6.5"""
    turn = rich(2).owns(1, "great-pyramid").acting("charlemagne")
    assert turn.refuses("use great-pyramid") == "H6.5"
    assert turn.refuses("use eiffel-tower") == "H6.5"


@pytest.mark.rule("H6.5")
@pytest.mark.parametrize("wonder", ["great-wall", "ajanta", "lighthouse", "saint-basil", "eiffel-tower"])
def test_a_power_of_another_moment_is_not_used_in_the_treasure_step(wonder: str) -> None:
    """H6.5"""
    assert rich(2).owns(0, wonder).acting("charlemagne").refuses(f"use {wonder}") == "H9.6"


# H6.6


@pytest.mark.rule("H6.6")
def test_any_mix_and_order_until_done() -> None:
    """H6.6"""
    turn = rich(13).people("europe", 2).owns(0, "great-pyramid").acting("charlemagne")
    turn.say("convert", "migrate europe russia", "stop", "use great-pyramid", "build eiffel-tower", "convert")
    turn.say("migrate europe america")
    assert turn.points[0] == 5
    assert turn.coins[0] == 2
    assert turn.asks == (0, "spend")
    assert turn.say("done").asks == (1, "take")


@pytest.mark.rule("H6.6")
def test_with_nothing_to_choose_the_turn_ends_by_itself() -> None:
    """H6.6"""
    assert rich(1).people("europe", 2).acting("charlemagne").asks == (1, "take")


# H6.7


@pytest.mark.rule("H6.7")
def test_a_power_is_offered_wherever_its_owner_is_asked_on_their_turn() -> None:
    """H6.7"""
    game = rich(0, "1/1/1/2").owns(0, "hanging-gardens").people("europe", 1, 1).draws(3).hand(0, "charlemagne", "olga")
    turn = game.row("shaka", "nzinga", "fugger").taking()
    for kind, word in [
        ("take", "take row 1"),
        ("play", "play charlemagne"),
        ("settle", "settle europe"),
        ("discover", "discover 3 europe"),
        ("attack", "decline"),
        ("spend", "done"),
    ]:
        assert turn.asks == (0, kind)
        assert turn.offers("use hanging-gardens")
        turn.say(word)
    assert not turn.offers("use hanging-gardens")


@pytest.mark.rule("H6.7")
@pytest.mark.parametrize(("coins", "asked"), [(1, "spend"), (2, "settle")])
def test_a_single_answer_is_asked_when_a_conversion_is_possible(coins: int, asked: str) -> None:
    """H6.7"""
    game = board().hero("shaka", "3/0/0/3", "africa").coins(0, coins).acting("shaka")
    assert game.asks == (0, asked)
    if asked == "settle":
        assert game.answers == ["settle africa", "convert"]


@pytest.mark.rule("H6.7")
def test_no_attack_is_a_single_answer_that_a_power_can_change() -> None:
    """H6.7"""
    game = board().hero("shaka", "0/0/3/0", "africa").people("africa", 0, 4).owns(0, "hanging-gardens")
    turn = game.acting("shaka")
    assert turn.asks == (0, "attack")
    assert turn.say("use hanging-gardens africa").offers("attack africa red")
    powerless = board().hero("shaka", "0/0/3/0", "africa").people("africa", 0, 4).acting("shaka")
    assert powerless.asks == (1, "take")


@pytest.mark.rule("H6.7")
def test_not_while_population_is_placed_before_the_first_turn() -> None:
    """H6.7"""
    game = board(epoch="ancient").hero("plato", "0/1/0/0", "india").ladder("india", 1, 1).draws(0).coins(0, 9)
    game.owns(0, "hanging-gardens").scored("mediterranean", "africa", "china")
    turn = game.acting("plato").say("discover 0 india")
    assert turn.asks == (0, "place")
    assert turn.refuses("convert") == "H6.7"
    assert turn.refuses("use hanging-gardens europe") == "H9.6"


@pytest.mark.rule("H6.7")
def test_not_inside_an_attack() -> None:
    """H6.7"""
    game = rich(4, "0/0/2/0").people("europe", 3, 3).owns(0, "hanging-gardens").owns(0, "saint-basil").rolls("battle")
    turn = game.acting("charlemagne").say("attack europe red")
    assert turn.answers == ["use saint-basil", "decline"]
    assert turn.refuses("use hanging-gardens europe") == "H9.6"


@pytest.mark.rule("H6.7")
def test_a_power_that_could_change_nothing_is_not_offered() -> None:
    """H6.7"""
    turn = rich(2).owns(0, "hanging-gardens").supply(0, 0).owns(0, "great-pyramid").bank(0)
    asked = turn.owns(0, "machu-picchu").owns(0, "angkor-wat").bag().acting("charlemagne")
    assert asked.answers == ["convert", "done"]
    assert asked.refuses("use hanging-gardens europe") == "H6.7"
    assert asked.refuses("use great-pyramid") == "H6.7"
    assert asked.refuses("use machu-picchu") == "H6.7"
    assert asked.refuses("use angkor-wat") == "H6.7"


# H6.4, H6.7: where a player may convert and use powers


def everywhere(convert: str = "fr") -> dict[str, list[str]]:
    """What is offered besides at every kind of question, in one turn of the second seat that meets them all."""
    game = board(4, turn=1, convert=convert).hero("mozart", "1/1/1/3", "europe russia").hand(1, "mozart", "olga")
    game.people("europe", 0, 3, 3).ladder("europe", 1, 1, 1).draws(2, 3, 3).coins(1, 30).coins(2, 9)
    game.owns(1, "hanging-gardens").owns(1, "angkor-wat").owns(2, "great-wall").owns(3, "ajanta")
    game.owns(1, "saint-basil").rolls("battle", "flight").row("shaka", "nzinga", "fugger")
    turn = game.taking()
    found: dict[str, list[str]] = {}
    for word in (
        *("take row 1", "play mozart", "settle europe", "discover 2 europe", "decline", "use angkor-wat"),
        *("discover 3 china", "attack europe green", "decline", "use saint-basil", "keep second", "flee america"),
        *("flee america", "flee america", "migrate europe russia", "stop"),
    ):
        found.setdefault(turn.asks[1], [answer for answer in turn.answers if answer.startswith(("convert", "use han"))])
        turn.say(word)
    return found


ON_TURN = ["take", "play", "settle", "discover", "attack", "spend"]
INSIDE = ["score", "survey", "wall", "reroll", "keep", "flee", "migrate"]


@pytest.mark.rule("H6.4")
@pytest.mark.parametrize(("convert", "kinds"), [("fr", ON_TURN), ("de", ["spend"])])
def test_where_coins_become_points(convert: str, kinds: list[str]) -> None:
    """H6.4, H6.7"""
    found = everywhere(convert=convert)
    assert sorted(found) == sorted(ON_TURN + INSIDE)
    assert [kind for kind in ON_TURN + INSIDE if "convert" in found[kind]] == kinds


@pytest.mark.rule("H6.7")
def test_where_a_power_of_ones_turn_is_offered() -> None:
    """H6.7"""
    found = everywhere()
    assert [kind for kind in ON_TURN + INSIDE if any(word.startswith("use") for word in found[kind])] == ON_TURN


def single_answers() -> list[tuple[str, Callable[[Board], Sitting]]]:
    """Questions of H2.1, H3.1, H3.3, H5.1 and H6 that have one answer."""
    return [
        ("take", lambda game: game.hand(0, "olga").row("shaka").deck().taking()),
        ("settle", lambda game: game.hero("olga", "2/0/0/0", "europe").acting("olga")),
        ("discover", lambda game: game.hero("olga", "0/1/0/0", "europe").draws(1).acting("olga")),
        ("attack", lambda game: game.hero("olga", "0/0/2/0", "europe").acting("olga")),
        ("spend", lambda game: game.hero("olga", "0/0/0/0", "europe").acting("olga")),
    ]


@pytest.mark.rule("H6.7")
@pytest.mark.parametrize(("kind", "sit"), single_answers(), ids=lambda case: case if isinstance(case, str) else "")
def test_a_single_answer_is_asked_when_something_else_is_possible(kind: str, sit: Callable[[Board], Sitting]) -> None:
    """H6.7"""
    assert sit(board()).asks != (0, kind)
    converting = sit(board().coins(0, 2))
    assert converting.asks == (0, kind)
    assert len(converting.answers) == 2
    assert sit(board().owns(0, "hanging-gardens")).asks == (0, kind)
    assert sit(board(convert="de").coins(0, 2)).asks == (0, kind) or kind != "spend"
    assert sit(board(convert="de").coins(0, 2)).asks != (0, kind) or kind == "spend"
