"""`sample` is fair: where few heroes are unseen, its frequencies fit the full list of deals.

The list is made from a seat's view alone: the heroes of the epoch that it does not see anywhere, split in all ways over
the hidden places of the other hands and the deck. Every way is as likely as any other, for dealing and drawing are
uniform and nothing that happens depends on a hidden hero but by somebody's choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import comb
from random import Random

import pytest
from tests.core.goodness import p_value
from tests.world.playing import GAME, anything

from herohall.core.event import JSON, View
from herohall.games.world.conquest import roll_die
from herohall.games.world.game import WorldGame, WorldState

SAMPLES = 4000
LEAST_P = 1e-4
"""Seeds are fixed, so a fair sampler passes for good; of a hundred tests one in a hundred would fail by chance."""
MOST_DEALS = 400

Deal = tuple[tuple[str, ...], ...]
"""Each seat's hand by name, then the deck."""


def small_game(heroes: int) -> WorldGame:
    """So few ancient heroes that all deals can be listed."""
    ancient = [hero.id for hero in GAME.cards.heroes if hero.epoch == 0][:heroes]
    cards = [replace(hero, epoch=0 if hero.id in ancient else 1) for hero in GAME.cards.heroes]
    return WorldGame(replace(GAME.cards, heroes=cards))


def words(part: JSON) -> list[str]:
    assert isinstance(part, list)
    return [str(word) for word in part]


def seats_of(view: View) -> list[View]:
    parts = view["seats"]
    assert isinstance(parts, list)
    return [part for part in parts if isinstance(part, dict)]


class Unseen:
    """What a seat has not seen, by its view: heroes, and the hidden places they may lie in."""

    def __init__(self, game: WorldGame, view: View, seat: int) -> None:
        epoch = 0 if view["epoch"] == "ancient" else 1
        seats = seats_of(view)
        self.known = [words(one["known"]) for one in seats]
        self.known[seat] = words(view["hand"])
        self.hidden = [int(str(one["hand_size"])) - len(self.known[number]) for number, one in enumerate(seats)]
        seen = {*words(view["row"]), *(hero for hand in self.known for hero in hand)}
        seen |= {hero for one in seats for hero in words(one["played"])}
        self.heroes = [hero.id for hero in game.cards.heroes if hero.epoch == epoch and hero.id not in seen]

    def count(self) -> int:
        """In how many ways they may lie."""
        left, ways = len(self.heroes), 1
        for places in self.hidden:
            ways *= comb(left, places)
            left -= places
        return ways

    def deals(self) -> list[Deal]:
        """All these ways."""
        return list(_split(self.heroes, self.known, self.hidden))


def _split(unseen: list[str], known: list[list[str]], hidden: list[int]) -> Iterator[Deal]:
    if not known:
        yield (tuple(sorted(unseen)),)
        return
    for given in combinations(unseen, hidden[0]):
        rest = [hero for hero in unseen if hero not in given]
        hand = tuple(sorted([*known[0], *given]))
        for others in _split(rest, known[1:], hidden[1:]):
            yield (hand, *others)


def deal_of(state: WorldState) -> Deal:
    """How the heroes lie in a full state."""
    ids = [hero.id for hero in state.world.cards.heroes]
    hands = [tuple(sorted(ids[hero] for hero in state.table.hand(seat))) for seat in range(state.players)]
    return (*hands, tuple(sorted(ids[hero] for hero in state.table.deck)))


def few_deals(players: int, heroes: int, seed: int) -> Iterator[tuple[WorldState, int, list[Deal]]]:
    """Positions of a small game with few deals, one for each list of hidden places there is."""
    state = small_game(heroes).new(players=players, seed=seed)
    assert isinstance(state, WorldState)
    chance, met = Random(seed), set()
    while not state.over and state.table.epoch == 0:
        seat = chance.randrange(players)
        shape = (seat, len(state.table.deck), *(len(state.table.hidden(other)) for other in range(players)))
        if shape not in met:
            met.add(shape)
            unseen = Unseen(state.world, state.view(seat), seat)
            if 1 < unseen.count() <= MOST_DEALS:
                yield state, seat, unseen.deals()
        state.apply(anything(state, chance))


CASES = [(2, 9, 1), (2, 11, 5), (3, 11, 2), (3, 12, 6), (4, 13, 3), (5, 15, 4)]


@pytest.mark.parametrize(("players", "heroes", "seed"), CASES)
def test_every_deal_is_as_likely_as_any_other(players: int, heroes: int, seed: int) -> None:
    tested, knew = 0, False
    for state, seat, found in few_deals(players, heroes, seed):
        if tested == 6:
            break
        counts = Counter(deal_of(state.sample(seat, number)) for number in range(SAMPLES))
        assert p_value(counts, dict.fromkeys(found, 1.0)) > LEAST_P
        assert deal_of(state) in found
        tested += 1
        knew = knew or any(one["known"] for one in seats_of(state.view(seat)))
    assert tested > 2
    assert knew


def test_a_sampler_with_a_liking_is_found_out() -> None:
    """The test of the test: one hero is dealt out a little more often than it should be."""
    state, seat, found = next(few_deals(3, 11, 2))
    counts = Counter(deal_of(state.sample(seat, number)) for number in range(SAMPLES))
    liked = next(iter(found))
    for deal in found[1 : len(found) // 3]:
        moved = counts[deal] // 4
        counts[deal] -= moved
        counts[liked] += moved
    assert p_value(counts, dict.fromkeys(found, 1.0)) < LEAST_P


def tiny_position() -> tuple[WorldState, int, list[Deal]]:
    return next(case for case in few_deals(2, 9, 1) if len(case[2]) <= 40)


def test_the_deal_of_a_sample_says_nothing_of_its_future() -> None:
    """Each deal with each hero of its deck as the next, and with each face of the die, for consecutive seeds."""
    state, seat, found = tiny_position()
    heroes: Counter[tuple[Deal, str]] = Counter()
    faces: Counter[tuple[Deal, int]] = Counter()
    for number in range(2 * SAMPLES):
        sample = state.sample(seat, number)
        deal = deal_of(sample)
        faces[deal, roll_die(sample.table)] += 1
        heroes[deal, GAME.cards.heroes[sample.table.draw_hero()].id] += 1
    assert p_value(heroes, {(deal, hero): 1.0 for deal in found for hero in deal[-1]}) > LEAST_P
    assert p_value(faces, {(deal, face): 1.0 for deal in found for face in range(6)}) > LEAST_P


def test_consecutive_seeds_give_independent_deals() -> None:
    state, seat, found = tiny_position()
    sampled = [deal_of(state.sample(seat, number)) for number in range(3 * SAMPLES)]
    pairs = Counter(zip(sampled[::2], sampled[1::2], strict=True))
    assert p_value(pairs, {(one, other): 1.0 for one in found for other in found}) > LEAST_P
