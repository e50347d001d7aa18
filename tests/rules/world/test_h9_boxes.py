"""H9.7 and H9.8: the box looks like the rulebook's example; other boxes."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from tests.rules.world.board import board, reconstruction

from herohall.games.world.box import Box, Face
from herohall.games.world.game import WorldGame


def with_die(kind: str, amount: str | int) -> Box:
    """A box whose die has one result only."""
    box = reconstruction()
    return replace(box, die=[replace(face, kind=kind, amount=amount) for face in box.die])


def with_powers(*powers: tuple[str, int]) -> Box:
    """A box whose wonders have these powers."""
    box = reconstruction()
    wonders = [
        replace(wonder, power=power, number=number) for wonder, (power, number) in zip(box.wonders, powers, strict=True)
    ]
    return replace(box, wonders=wonders)


def in_epoch(box: Box, epoch: int) -> Box:
    """A box whose heroes and discoveries are all of one epoch."""
    heroes = [replace(hero, epoch=epoch) for hero in box.heroes]
    return replace(box, heroes=heroes, discoveries=[replace(token, epoch=epoch) for token in box.discoveries])


@pytest.mark.rule("H9.7")
def test_random_games_already_have_the_size_of_the_example() -> None:
    """H9.7: a coarse guard; the balance report measures games of good players."""
    game = WorldGame(reconstruction())
    totals = []
    for seed in range(12):
        state, chance = game.new(players=4, seed=seed), random.Random(seed)
        while not state.over:
            state.apply(chance.choice(state.moves()))
        totals.append(sum(state.scores))
    assert 110 <= sum(totals) / len(totals) <= 220


@pytest.mark.rule("H9.8")
@pytest.mark.parametrize(("amount", "left"), [("n", 4), ("half", 6), (2, 7), (0, 9)])
def test_a_die_face_has_an_amount_of_n_half_n_or_a_number(amount: str | int, left: int) -> None:
    """H9.8"""
    game = board(box=with_die("battle", amount)).hero("shaka", "0/0/3/0", "africa").people("africa", 5, 9)
    assert game.acting("shaka").say("attack africa red").people("africa") == [5, left, 0, 0]


@pytest.mark.rule("H9.4")
@pytest.mark.parametrize("kind", ["battle", "defeat", "carnage", "plunder", "flight", "defection"])
def test_an_amount_of_nought_does_nothing(kind: str) -> None:
    """H9.4"""
    game = board(box=with_die(kind, 0)).hero("shaka", "0/0/4/2", "africa").people("africa", 5, 5).coins(1, 5)
    turn = game.owns(0, "saint-basil").acting("shaka").say("attack africa red")
    assert turn.asks == (0, "spend")
    assert (turn.people("africa"), turn.coins, turn.supply[:2]) == ([5, 5, 0, 0], [2, 5, 0, 0], [59, 59])
    assert turn.told("unharmed") == [{"event": "unharmed", "seat": 0, "rival": 1}]


@pytest.mark.rule("H9.4")
@pytest.mark.parametrize(
    ("kind", "people", "coins"),
    [
        ("battle", [5, 2], [2, 5]),
        ("defeat", [2, 5], [2, 5]),
        ("carnage", [2, 2], [2, 5]),
        ("plunder", [5, 5], [5, 2]),
        ("defection", [8, 2], [2, 5]),
    ],
)
def test_an_amount_may_be_a_number(kind: str, people: list[int], coins: list[int]) -> None:
    """H9.4, H9.8"""
    game = board(2, box=with_die(kind, 3)).hero("shaka", "0/0/1/2", "africa").people("africa", 5, 5).coins(1, 5)
    turn = game.acting("shaka").say("attack africa red")
    assert (turn.people("africa"), turn.coins) == (people, coins)


@pytest.mark.rule("H6.7")
@pytest.mark.parametrize(("kind", "amount", "asked"), [("defeat", "half", 0), ("defeat", 0, 0), ("battle", 0, 1)])
def test_a_wall_that_could_change_nothing_is_not_offered(kind: str, amount: str | int, asked: int) -> None:
    """H6.7, H9.8: with a die that knows nothing but this defeat, the wall is no different."""
    game = board(box=with_die(kind, amount)).hero("shaka", "0/0/3/2", "africa").people("africa", 5, 5)
    turn = game.owns(1, "great-wall").acting("shaka").say("attack africa red")
    assert turn.asks == ((1, "wall") if asked else (0, "spend"))


@pytest.mark.rule("H9.8")
def test_a_second_roll_that_could_change_nothing_is_not_offered() -> None:
    """H9.8"""
    game = board(box=with_die("plunder", "n")).hero("shaka", "0/0/3/0", "africa").people("africa", 5, 9)
    assert game.owns(0, "saint-basil").acting("shaka").say("attack africa red").asks == (1, "take")


@pytest.mark.rule("H9.8")
def test_a_wall_without_a_defeat_on_the_die_costs_half_n() -> None:
    """H9.8"""
    game = board(box=with_die("battle", "n")).hero("shaka", "0/0/3/0", "africa").people("africa", 5, 9)
    turn = game.owns(1, "great-wall").acting("shaka").say("attack africa red", "use great-wall")
    assert turn.people("africa") == [2, 9, 0, 0]


@pytest.mark.rule("H9.8")
def test_several_wonders_may_have_one_power_with_its_own_number() -> None:
    """H9.8"""
    box = with_powers(*[("settle", number) for number in range(1, 10)])
    game = board(box=box).hero("mozart", "0/0/0/0", "europe").owns(0, "ajanta").owns(0, "angkor-wat").acting("mozart")
    assert game.say("use ajanta india", "use angkor-wat india").people("india")[0] == 7


@pytest.mark.rule("H9.8")
def test_several_powers_of_one_scoring_are_asked_one_by_one() -> None:
    """H9.8"""
    box = with_powers(*[("third-place", 0)] * 9)
    game = board(box=box).hero("mozart", "0/1/0/0", "europe").ladder("europe", 2, 2, 2).draws(3).people("europe", 0, 1)
    turn = game.owns(0, "ajanta").owns(0, "great-wall").owns(2, "lighthouse").acting("mozart")
    assert turn.say("use ajanta", "decline", "use great-wall").points == [4, 9, 0, 0]


@pytest.mark.rule("H9.8")
def test_two_second_rolls_follow_each_other() -> None:
    """H9.8"""
    game = board(box=with_powers(*[("reroll", 0)] * 9)).hero("shaka", "0/0/3/0", "africa").people("africa", 5, 9)
    game.owns(0, "ajanta").owns(0, "great-wall").rolls("defeat", "carnage", "battle")
    turn = game.acting("shaka").say("attack africa red", "use ajanta", "keep second", "use great-wall", "keep second")
    assert turn.people("africa") == [5, 4, 0, 0]


@pytest.mark.rule("H9.8")
def test_a_wonder_without_a_power_is_only_worth_its_points() -> None:
    """H9.8"""
    game = board(box=with_powers(*[("", 0)] * 9)).hero("mozart", "0/0/0/0", "europe").coins(0, 9).acting("mozart")
    game.say("build eiffel-tower")
    assert game.points[0] == 3
    assert game.refuses("use eiffel-tower") == "H9.8"


@pytest.mark.rule("H9.8")
def test_with_two_players_every_lighthouse_is_put_away() -> None:
    """H9.8, H8.2"""
    state = WorldGame(with_powers(*[("swap-second", 0)] * 9)).new(players=2, seed=1)
    chance = random.Random(1)
    while not state.over:
        assert not any(state.text(move).startswith("build") for move in state.moves())
        state.apply(chance.choice(state.moves()))


@pytest.mark.rule("H9.8")
@pytest.mark.parametrize("epoch", [0, 1])
@pytest.mark.parametrize("players", [2, 5])
def test_an_epoch_may_lack_heroes_and_discoveries(epoch: int, players: int) -> None:
    """H9.8, H2.5"""
    game = WorldGame(in_epoch(reconstruction(), epoch))
    state, chance = game.new(players=players, seed=3), random.Random(3)
    while not state.over:
        assert game.from_json(state.to_json()) == state
        state.apply(chance.choice(state.moves()))
    assert game.from_json(state.to_json()) == state


@pytest.mark.rule("H9.8")
@pytest.mark.parametrize("seed", range(6))
def test_strange_boxes_play_to_the_end(seed: int) -> None:
    """H9.8"""
    chance = random.Random(seed)
    box = reconstruction()
    powers = [wonder.power for wonder in box.wonders] + [""]
    kinds = [face.kind for face in box.die]
    game = WorldGame(
        replace(
            box,
            heroes=[replace(hero, epoch=chance.randrange(2)) for hero in box.heroes],
            discoveries=[replace(token, epoch=chance.randrange(2)) for token in box.discoveries],
            wonders=[
                replace(wonder, power=chance.choice(powers), number=chance.randrange(1, 10)) for wonder in box.wonders
            ],
            die=[strange_face(face, kinds, chance) for face in box.die],
            borders=[border for border in box.borders if 7 not in border],
        )
    )
    state = game.new(players=2 + seed % 4, seed=seed)
    while not state.over:
        assert game.from_json(state.to_json()) == state
        moves = state.moves()
        eager = [move for move in moves if state.text(move).startswith(("use", "build"))]
        state.apply(chance.choice(eager or moves))


def strange_face(face: Face, kinds: list[str], chance: random.Random) -> Face:
    amounts: list[str | int] = ["n", "half", 0, 3]
    return replace(face, kind=chance.choice(kinds), amount=chance.choice(amounts))
