"""The figures of Seventh Hero that were learned: they read what all know, and say what a player would expect."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from tests.rules.seventh.positions import table
from tests.seventh.playing import walk

import herohall
from herohall.core.guess import Guess
from herohall.games.seventh import learned_value, tells
from herohall.games.seventh.cards import WIDTH
from herohall.games.seventh.guesses import Wandering, Winner
from herohall.games.seventh.learned_value import EndValue, LearnedPositionValue
from herohall.games.seventh.position_value import FirstPositionValue, OwnPositionValue
from herohall.games.seventh.state import SeventhState
from herohall.games.seventh.tells import told

GAME = herohall.game("seventh")
EDITIONS = list(GAME.editions)


def states(players: int, edition: str, every: int = 7) -> list[SeventhState]:
    """Positions of a random game."""
    state, found = GAME.new(players, players, edition=edition), list[SeventhState]()
    assert isinstance(state, SeventhState)
    for number, _events in enumerate(walk(state, Random(players), limit=300)):
        if number % every == 0 and not state.over:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_only_what_all_know_is_read(players: int, edition: str) -> None:
    for state in states(players, edition):
        for judge in (LearnedPositionValue, EndValue):
            odds = judge(state.table).odds
            assert all(judge(state.sample(seat, 3).table).odds == odds for seat in range(players))
        for seat in range(players):
            other = state.sample(seat, 3).table
            if state.table.wandering:
                assert told(other) == told(state.table)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_fact_has_a_number_of_its_own_kind(edition: str) -> None:
    seen: set[int] = set()
    for state in states(5, edition) + states(3, edition):
        if state.table.wandering:
            for value in range(1, WIDTH):
                found = tells.facts(state.table, value)
                assert all(0 <= fact < tells.FACTS for fact in found)
                seen.update(found)
        for seat in range(state.players):
            lessons = learned_value.lessons(state.table, seat)
            assert all((fact >= learned_value.RACE) == state.table.settings.reshuffle for fact, _amount in lessons)
            assert max(fact for fact, _amount in lessons) < learned_value.RACE + learned_value.FACTS
    kinds = [tells.LACKING, tells.VALUE, tells.PROGRESS, tells.HAND, tells.PLAYERS, tells.SENDER, tells.PLACE]
    kinds += [tells.STEERING, tells.PASSING, tells.HOLDING, tells.FACTS]
    for start, end in itertools.pairwise(kinds):
        assert any(start <= fact < end for fact in seen)


def test_who_passed_a_hero_on_probably_has_it() -> None:
    odds = []
    for owned, other in ((2, 6), (6, 2)):
        position = table(players=4, active=0).requirement(5).party(1, 4, owned).party(2, 4, 5).wandering(2, at=2)
        likely = told(position.hand(0, 2, 6).open().state.table)
        odds.append(likely[owned] / likely[other])
    assert odds[0] * odds[1] > 2


def test_a_hero_gained_is_worth_something_and_a_double_costs() -> None:
    position = table(players=4, active=0).party(0, 1, 2).party(1, 1, 2, 3).party(2, 1, 2).party(3, 4, 5).open()
    value = LearnedPositionValue(position.state.table)
    assert value.odds_after(0, 7) > value.odds[0] > value.odds_after(0, 1)
    assert max(value.odds) == value.odds[1]


@pytest.mark.parametrize("edition", ["iello", "original"])
def test_the_odds_after_a_recruit_are_those_of_the_party_it_leads_to(edition: str) -> None:
    """But for the card itself, which is one less among those still to come, and what it leaves to the others."""
    for used in ([], [1]):
        before = table(players=3, edition=edition).party(0, 1, 2, used=used).party(1, 3, 4).party(2, 5, 6).open()
        value = LearnedPositionValue(before.state.table)
        for hero, party in ((7, [1, 2, 7]), (1, [2])):
            doubled = [1, 1] if hero == 1 and edition == "iello" else []
            after = table(players=3, edition=edition).party(0, *party, used=used if hero == 7 else [])
            after.party(1, 3, 4).party(2, 5, 6).eliminated(0, *doubled)
            deck = before.state.table.deck_size
            opened = after.open()
            opened.state.table.deck_size = deck
            assert value.odds_after(0, hero) == pytest.approx(
                LearnedPositionValue(opened.state.table).odds[0], rel=0.15
            )


def test_where_a_search_ends_a_ready_power_is_worth_more() -> None:
    """Whoever searches keeps it, unlike most of those whose games the usual figures come from."""
    gains = []
    for judge in (LearnedPositionValue, EndValue):
        game = [table(players=4).party(0, 1, 2, 3, used=used).party(1, 4, 5, 6) for used in ([1, 2, 3], [])]
        spent, ready = (judge(each.open().state.table).shares()[0] for each in game)
        gains.append(ready - spent)
    assert gains[1] > gains[0] + 0.02 > 0.02


def test_towards_the_end_a_hero_decides_more() -> None:
    shares = []
    for cards in (36, 4):
        game = table(players=4).party(0, 1, 2, 3).party(1, 1, 2).party(2, 1, 2).party(3, 1, 2)
        game.deck(*[2 + number % 6 for number in range(cards)])
        shares.append(LearnedPositionValue(game.open().state.table).shares()[0])
    assert shares[1] > shares[0] + 0.1


def test_one_who_seems_to_need_it_recruits_more_surely_and_most_of_all_if_it_is_new() -> None:
    state = GAME.new(4, 1)
    assert isinstance(state, SeventhState)
    for value in (LearnedPositionValue(state.table), FirstPositionValue(state.table), OwnPositionValue(state.table)):
        assert value.takes(0.2, 0.0) < value.takes(0.9, 0.0) < value.takes(0.9, 1.0) <= 1
        assert value.takes(0.2, 0.0) < value.takes(0.2, 1.0)


def surprise(guesses: list[Guess], weights: list[float]) -> float:
    """How often one would bet on what was not true, who bets as the facts tell; 0 for one who always knows."""
    wrong = 0.0
    for guess in guesses:
        assert guess.truth is not None
        bets = [
            share * 2.718281828 ** sum(weights[fact] * amount for fact, amount in facts)
            for share, facts in zip(guess.known, guess.facts, strict=True)
        ]
        wrong += 1 - bets[guess.truth] / sum(bets)
    return wrong / len(guesses)


def winners_of(level: str, seeds: range) -> tuple[list[Guess], list[Guess]]:
    """The guesses of some games: which hero wanders, and who will win."""
    heroes, winners, bot = list[Guess](), list[Guess](), herohall.bot(level, 5)
    for seed in seeds:
        state, seen = GAME.new(4, seed, chance="quick"), list[Guess]()
        while (seat := state.seat) is not None:
            guess, result = Wandering().guess(state), Winner().guess(state)
            heroes += [guess] if guess is not None else []
            seen += [result] if result is not None else []
            state.apply(bot.choose(state.chair(seat)))
        assert state.ranking is not None
        winners += [each._replace(truth=state.ranking[0][0]) for each in seen]
    return heroes, winners


def test_what_was_learned_makes_better_guesses() -> None:
    heroes, winners = winners_of("medium", range(24))
    assert len(heroes) > 300
    assert surprise(heroes, tells.WEIGHTS) < surprise(heroes, [0.0] * tells.FACTS) - 0.03
    assert surprise(winners, learned_value.WEIGHTS) < surprise(winners, [0.0] * len(learned_value.WEIGHTS)) - 0.05


def test_games_of_those_who_waste_no_powers_are_foretold_better_by_their_own_figures() -> None:
    _heroes, winners = winners_of("hard", range(60))
    assert surprise(winners, learned_value.END_WEIGHTS) < surprise(winners, learned_value.WEIGHTS)
