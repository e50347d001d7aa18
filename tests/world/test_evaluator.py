"""The rules of thumb of Heroes of the World see what a player sees at a glance."""

from __future__ import annotations

from random import Random

import pytest
from tests.rules.world.board import Sitting, board, new_game

import herohall
from herohall.core.texts import LANGUAGES, has
from herohall.games.world.evaluator import WorldEvaluator
from herohall.games.world.position_value import PositionValue
from herohall.games.world.scoring import standings
from herohall.games.world.table import Table

RULES = WorldEvaluator()


def best(game: Sitting) -> str:
    """The answer that looks best."""
    weights = RULES.weights(game.state)
    return game.answers[weights.index(max(weights))]


def reason(game: Sitting, word: str) -> str:
    """The code of the reason for an answer."""
    return RULES.reason(game.state, game.state.parse(game._spell(word)))[0].removeprefix("world-reason-")


def exact(table: Table, land: int) -> list[float]:
    """What a full territory pays each seat, by the rules."""
    pay = [0.0] * table.settings.players
    for seat, _, points in standings(table, land):
        pay[seat] = points
    return pay


def test_a_full_territory_pays_what_the_rules_say() -> None:
    chance = Random(3)
    for _ in range(200):
        game = board(5, turn=chance.randrange(5)).people("europe", *[chance.randrange(4) for _ in range(5)])
        game.made(*[chance.randrange(3) for _ in range(5)]).ladder("europe", 3, 2, 4, 1)
        table = game.hero("shaka", "0/0/0/2", "africa").acting("shaka").table
        position = PositionValue(table, 0)
        for seat in range(5):
            position.pay[seat] = 0.0
        position.tie[table.turn] -= 1000 / 1e6  # nobody makes a discovery here
        position.share_exactly(game.land("europe"), 10)
        assert position.pay == exact(table, game.land("europe"))


def test_more_population_is_never_worse_and_places_are_shared_out_in_full() -> None:
    table = new_game().table
    position = PositionValue(table, 0)
    worths = []
    for more in range(8):
        position.population[0] = more
        position.expect(0)
        worths.append(position.pay[0])
    assert worths == sorted(worths)
    position.pay = [0.0] * 4
    position.share(0, 2, 8.0, 4.0, 1.0)
    assert sum(position.pay) == pytest.approx(13)


def test_the_likelier_winner_weighs_more() -> None:
    game = board().people("europe", 3, 3, 3, 3)
    game.table.points = [20, 30, 10, 10]
    position = PositionValue(game.hero("shaka", "1/0/0/0", "africa russia").acting("shaka").table, 0)
    assert position.stakes[0] == 1
    assert position.stakes[1] < position.stakes[2] < 0
    assert sum(position.stakes) == pytest.approx(0)
    assert position.chances[1] > position.chances[0] > position.chances[2]


def test_settles_where_it_decides_a_territory_about_to_score() -> None:
    game = board().people("europe", 2, 3).people("america", 1, 9).ladder("europe", 4, 4, 3)
    turn = game.hero("mozart", "2/1/0/0", "europe america").acting("mozart")
    assert best(turn) == "settle europe"
    assert reason(turn, "settle europe") == "leads"  # a tie, broken by the discovery to be made
    assert reason(turn, "settle america") == "catches-up"


def test_completes_where_it_is_ahead_and_spoils_where_it_is_not() -> None:
    game = board().people("europe", 9, 3).people("america", 0, 9, 5, 5).ladder("europe", 4, 4, 3).ladder("america", 4)
    turn = game.hero("mozart", "0/2/0/0", "europe america").draws(4, 0).acting("mozart")
    assert best(turn) in (turn._spell("discover 4 europe"), turn._spell("discover 0 america"))
    assert reason(turn, "discover 4 europe") == "completes"
    assert reason(turn, "discover 0 america") == "spoils"
    turn.say("discover 4 europe")
    assert turn.points[0] == 15


def test_does_not_end_the_game_when_that_loses_it() -> None:
    lands = ["mediterranean", "africa", "middle-east", "india", "china", "russia", "south-east-asia"]
    game = board(2).scored(*lands).people("europe", 9, 1).people("america", 9, 1)
    for land in lands:
        game.table.filled[game.land(land)] = game.tables.spaces[game.land(land)]
    game.ladder("europe", 1, 1, 0).ladder("america", 4, 4)
    game.table.points = [10, 20]
    turn = game.hero("mozart", "0/1/0/0", "europe america").draws(1).acting("mozart")
    assert best(turn).endswith("america")


def test_converts_before_ending_the_game() -> None:
    lands = ["mediterranean", "africa", "middle-east", "india", "china", "russia", "south-east-asia"]
    game = board(2).scored(*lands).people("europe", 9, 1).people("america", 1, 9).coins(0, 5)
    for land in lands:
        game.table.filled[game.land(land)] = game.tables.spaces[game.land(land)]
    game.ladder("europe", 4, 4, 3)
    game.table.points = [20, 20]
    turn = game.hero("mozart", "0/1/0/0", "europe america").draws(1).acting("mozart")
    assert best(turn) == "convert"
    assert best(turn.say("convert", "convert")).endswith("europe")


def test_builds_a_wonder_as_soon_as_it_can() -> None:
    turn = board().people("europe", 3, 3).coins(0, 7).hero("shaka", "0/0/0/0", "africa").acting("shaka")
    assert best(turn).startswith("build")
    assert reason(turn, "build eiffel-tower") == "wonder-modern"
    assert reason(turn, "convert") == "coins"
    assert reason(turn, "done") == "saves"


def test_leaves_what_has_been_scored() -> None:
    game = board().ladder("europe", 4, 4, 3, 2).scored("europe").people("europe", 6).people("america", 2, 4)
    turn = game.ladder("america", 4, 4, 3).coins(0, 2).hero("shaka", "0/0/0/0", "africa").acting("shaka")
    assert best(turn) == "migrate europe america"
    assert reason(turn, "migrate europe america") == "leaves-scored"
    turn.say("migrate europe america")
    assert best(turn) == "migrate europe america"


def test_attacks_a_rival_just_ahead_but_not_for_nothing() -> None:
    game = board().people("europe", 3, 4).ladder("europe", 4, 4, 3)
    turn = game.hero("shaka", "0/0/4/0", "europe").acting("shaka")
    assert best(turn) == "attack europe red"
    assert reason(turn, "attack europe red") == "attack"
    game = board().people("europe", 3, 4).ladder("europe", 4, 4, 3, 1).scored("europe")
    assert best(game.hero("shaka", "0/0/4/0", "europe").acting("shaka")) == "decline"


def test_keeps_the_better_roll() -> None:
    game = board().people("europe", 4, 4).ladder("europe", 4, 4, 3).owns(0, "saint-basil").rolls("defeat", "battle")
    turn = game.hero("shaka", "0/0/4/0", "europe").acting("shaka").say("attack europe red")
    assert best(turn) == "use saint-basil"
    assert best(turn.say("use saint-basil")) == "keep second"


def test_answers_a_dangerous_attack_with_the_wall() -> None:
    game = board().people("europe", 5, 5).ladder("europe", 4, 4, 3).owns(1, "great-wall")
    turn = game.hero("shaka", "0/0/4/0", "europe").acting("shaka").say("attack europe red")
    assert turn.asks == (1, "wall")
    assert best(turn) == "use great-wall"


def test_takes_the_hero_that_completes_a_territory() -> None:
    game = board().people("europe", 5, 6).ladder("europe", 4, 4, 3).hero("mozart", "3/1/0/2", "europe")
    game.hero("shaka", "3/0/0/1", "africa").hero("tubman", "3/0/0/1", "america").hero("olga", "3/0/0/1", "russia")
    turn = game.row("shaka", "mozart", "tubman").hand(0, "olga").taking()
    assert best(turn) == "take row 2"
    assert reason(turn, "take row 2") == "hero-completes"
    assert reason(turn, "take row 1") == "hero-population"
    assert reason(turn, "take deck") == "deck"


@pytest.mark.parametrize(("players", "edition"), [(2, "de"), (5, "fr")])
def test_every_move_has_a_reason_in_every_language(players: int, edition: str) -> None:
    chance = Random(players)
    state = herohall.game("world").new(players=players, seed=players, edition=edition)
    while not state.over:
        for move in state.moves():
            key, _ = RULES.reason(state, move)
            assert all(has(key, lang) for lang in LANGUAGES), key
        state.apply(RULES.quick(state, chance))
