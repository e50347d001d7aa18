"""What the engine foretells of a move (`state.forecast`) is what the rules then do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.rules.world.board import Board, Sitting, board
from tests.rules.world.test_h5_conquest import attack, war

import herohall
from herohall.core.errors import GameOver, IllegalMove, NotAsked
from herohall.core.state import view_when_asked

KINDS = ["battle", "defeat", "carnage", "plunder", "flight", "defection"]
SCORING_POWERS = [
    ("third-place", [0, 3, 2, 1], [1, 7, 4, 1]),
    ("score-best", [4, 3, 2, 1], [7 + 4, 4, 1, 0]),
    ("swap-second", [2, 4, 3, 1], [4, 7, 1, 0]),
]
"""A power of blue's, the population, and what everybody is paid if it is used."""


def foretold(turn: Sitting, word: str) -> Any:
    """The forecast of a move of the seat that is asked."""
    state = turn.state
    return state.forecast(state.decision.seat, state.parse(turn._spell(word)))


def land(turn: Sitting, word: str, name: str) -> Any:
    """One territory of a forecast."""
    return next(one for one in foretold(turn, word)["territories"] if one["id"] == name)


def paid(forecast: Any) -> list[tuple[int, int]]:
    """Seats and points, first place first."""
    return [(one["seat"], one["points"]) for one in forecast["standings"]]


@pytest.mark.rule("H4.2")
def test_population_changes_who_would_be_paid_what() -> None:
    """H4.2: 3 + 1 for the first place, half of it for the second, the lowest discovery for the third."""
    game = board(4).hero("charlemagne", "2/0/0/0", "china india").people("china", 3, 3, 1).ladder("china", 3, 1)
    turn = game.made(0, 1, 0, 0).acting("charlemagne")
    shown: dict[str, Any] = turn.state.view(0)
    assert paid(shown["territories"][game.land("china")]) == [(1, 4), (0, 2), (2, 1)]
    assert paid(land(turn, "settle china", "china")) == [(0, 4), (1, 2), (2, 1)]
    assert land(turn, "settle china", "china")["population"] == [4, 3, 1, 0]


@pytest.mark.rule("H4.3")
def test_a_discovery_made_by_a_hero_counts_in_a_tie() -> None:
    """H4.3, H3.5: blue, who was behind, places it and comes first."""
    game = board(4).hero("charlemagne", "0/1/0/0", "china india").people("china", 3, 3)
    turn = game.ladder("china", 2).made(0, 1, 0, 0).played(0, "alexander").draws(4).acting("charlemagne")
    assert paid(land(turn, "discover 4 china", "china"))[0] == (0, 6)


@pytest.mark.rule("H3.4")
def test_the_last_space_scores_at_once() -> None:
    """H3.4"""
    game = board(4).hero("charlemagne", "0/1/0/0", "china india").people("china", 3).ladder("china", 2, 2)
    turn = game.draws(4).acting("charlemagne")
    assert land(turn, "discover 4 china", "china")["scores"] is True
    assert land(turn, "discover 4 india", "india")["scores"] is False


@pytest.mark.rule("H6.2")
def test_a_migration_changes_both_ends() -> None:
    """H6.2"""
    game = board(4).hero("charlemagne", "0/0/0/0", "china").people("china", 3).people("india", 1).coins(0, 2)
    forecast = foretold(game.acting("charlemagne"), "migrate china india")
    assert [(one["id"], one["population"][0]) for one in forecast["territories"]] == [("india", 2), ("china", 2)]


@pytest.mark.rule("H9.6")
def test_a_power_places_what_the_supply_has() -> None:
    """H9.6"""
    game = board(4).hero("charlemagne", "0/0/0/0", "china").people("china", 3).supply(0, 2).owns(0, "hanging-gardens")
    assert land(game.coins(0, 2).acting("charlemagne"), "use hanging-gardens china", "china")["population"][0] == 5


@pytest.mark.rule("H5.2")
def test_the_rulebooks_example_charlemagne_attacks_with_6() -> None:
    """H5.2: conquest 4 and 2 for the modern epoch; a battle leaves green 3 of 9, and blue leads."""
    game = board(4).hero("charlemagne", "0/0/4/0", "china").people("china", 6, 0, 9)
    forecast = foretold(game.acting("charlemagne"), "attack china green")["attack"]
    battle = forecast["odds"][0]
    assert (forecast["power"], battle["count"], battle["leader"]) == (6, 6, 0)
    assert battle["changes"] == [{"seat": 2, "population": -6}]
    assert sum(face["chance"] for face in forecast["odds"]) == pytest.approx(1)


@pytest.mark.rule("H9.4")
@pytest.mark.parametrize("face", KINDS)
@pytest.mark.parametrize(("attackers", "defenders", "coins"), [(5, 8, 3), (1, 2, 0), (9, 3, 9)])
def test_each_face_does_what_was_foretold(face: str, attackers: int, defenders: int, coins: int) -> None:
    """H9.4: the forecast, held against the roll."""

    def ready() -> Board:
        return war(attackers, defenders).coins(2, coins)

    faces = [one.kind for one in ready().box.die]
    outcome = foretold(ready().acting("charlemagne"), "attack china green")["attack"]["odds"][faces.index(face)]
    turn = attack(ready(), face)
    while turn.state.decision.kind == "flee":
        turn.say(turn.answers[0])
    changed = {(one["seat"], what): by for one in outcome["changes"] for what, by in one.items() if what != "seat"}
    people, purses = turn.people("china"), turn.coins
    assert people[0] == attackers + changed.get((0, "population"), 0)
    assert people[2] == defenders + changed.get((2, "population"), 0)
    assert [purses[0], purses[2]] == [changed.get((0, "coins"), 0), coins + changed.get((2, "coins"), 0)]
    shown: dict[str, Any] = turn.state.view(None)
    leaders = shown["territories"][turn.board.land("china")]["standings"]
    assert outcome["leader"] == (leaders[0]["seat"] if leaders else None)


@pytest.mark.rule("H5.3")
def test_all_see_the_odds_of_an_attack_under_way() -> None:
    """H5.3: while the defender thinks about the wall."""
    turn = war(5, 8).owns(2, "great-wall").acting("charlemagne")
    before = foretold(turn, "attack china green")["attack"]
    turn.say("attack china green")
    assert turn.asks == (2, "wall")
    for viewer in (None, 0, 1):
        assert {**before, "faces": [], "fleeing": 0} == turn.state.view(viewer)["attack"]


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize(("power", "people", "foreseen"), SCORING_POWERS)
def test_what_a_power_in_a_scoring_would_pay(power: str, people: list[int], foreseen: list[int]) -> None:
    """H4.5, H9.6: a territory with 4, 2 and 1; the forecast of blue's power, held against what is then paid."""
    game = board(4).hero("charlemagne", "0/1/0/0", "china india").people("china", *people).ladder("china", 2, 4)
    wonder = next(one for one in game.box.wonders if one.power == power).id
    turn = game.owns(0, wonder).draws(1).acting("charlemagne").say("discover 1 china")
    assert turn.asks == (0, "score")
    assert foretold(turn, f"use {wonder}") == {"pay": foreseen}
    assert foretold(turn, "decline") == {}
    assert turn.say(f"use {wonder}").points == foreseen


def test_forecasts_are_for_the_seat_that_is_asked_and_for_legal_moves() -> None:
    state = herohall.game("world").new(players=3, seed=1)
    decision = state.decision
    with pytest.raises(NotAsked):
        state.forecast((decision.seat + 1) % 3, decision.moves[0])
    with pytest.raises(IllegalMove):
        state.forecast(decision.seat, state.game.moves_by_word["done"])
    herohall.core.playouts.play_out(state, 1)
    with pytest.raises(GameOver):
        state.forecast(0, 0)


def test_a_forecast_changes_nothing_and_does_not_know_the_die_the_bag_or_the_deck() -> None:
    """Two states that a seat cannot tell apart foretell the same."""
    chance = Random(1)
    state = herohall.game("world").new(players=3, seed=4)
    for _ in range(400):
        if state.over:
            break
        seat, before = state.decision.seat, state.to_json()
        seen = view_when_asked(state, seat, aids=True)
        assert state.to_json() == before
        assert view_when_asked(state.sample(seat, 5), seat, aids=True) == seen
        assert view_when_asked(state, (seat + 1) % 3, aids=True) == state.view((seat + 1) % 3)
        state.apply(chance.choice(state.moves()))
