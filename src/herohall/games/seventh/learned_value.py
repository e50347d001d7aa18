"""How things stand in Seventh Hero, by figures that were learned from games of bots. Compiled.

What others' choices tell about the wandering hero is in `tells.py`. Here: who will win, from what everybody has and
lacks (`herohall.research.train.guesses`, `winner`), and who will recruit. All of it is public.
"""

from __future__ import annotations

from math import exp
from typing import Final

from herohall.core.guess import learned_weights
from herohall.games.seventh.cards import VALUES, WIDTH, bit, size
from herohall.games.seventh.position_value import PositionValue, Worth, unseen_cards
from herohall.games.seventh.table import Table
from herohall.games.seventh.tells import told

FILE: Final = "worth.json"
END_FILE: Final = "end.json"
# The facts of a seat. The first six say how many heroes it lacks, from one to six.
CARDS: Final = 6
ELIMINATED: Final = 7
LEFT: Final = 8
"""How many cards are left, all in all, of the heroes it lacks; in parts of all there are."""
WANTED: Final = 9
"""How many others lack the same heroes, all in all."""
HEROES: Final = 10
"""How many heroes it has: a place for each number of players."""
OWNED: Final = HEROES + 2
"""Which heroes it has, by value from 1 (so the first place is the next one)."""
READY: Final = OWNED + VALUES
"""Which of their powers are ready, in the same way."""
FACTS: Final = READY + WIDTH
STAGES: Final = [0, 1, 2, 6]
"""Every fact counts by itself, and with these powers of how much of the deck is gone: the end is sharper."""
RACE: Final = len(STAGES) * FACTS
"""Where the weights for games begin in which the deck is made anew: there it tells nothing."""
WEIGHTS: Final = learned_weights("seventh", FILE, RACE + FACTS)
"""What each fact told about who won in games of `medium` and `hard`: moves are weighed by it."""
END_WEIGHTS: Final = learned_weights("seventh", END_FILE, RACE + FACTS)
"""The same in games of `hard` alone: the end of a search is judged by it."""
MOST_CARDS: Final = 8
"""More in a hand are worth no more."""

# These figures were found by playing with them changed by chance (`docs/training.md`).
POWER: Final = 0.7
CARD: Final = 1.0
"""How much of what a ready power or a hand card was worth in version 0.2 is lost by spending it on something of use."""
KEEP: Final = [0.0, -0.03, 0.13, -0.13, 0.11, -0.08, -0.03, -0.05]
"""What a power is worth beyond that to one who keeps it for a better moment, in log-odds, by value."""
EFFECT: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.02, 0.015, 0.0]
LIKELY: Final = 4.2
NEW: Final = 3.4
DOUBT: Final = 2.75
"""Somebody recruits the more surely, the likelier the hero seems new to all, and if it is; less by doubt."""


def gone(table: Table) -> float:
    """How much of the deck is gone."""
    settings = table.settings
    whole = settings.values * settings.copies - settings.players * (2 + settings.hand)
    return 1 - min(1.0, table.deck_size / max(1, whole))


def worths(table: Table, weights: list[float]) -> list[float]:
    """What each fact is worth now, in log-odds of winning."""
    if table.settings.reshuffle:
        return weights[RACE:]
    part = gone(table)
    found = [0.0] * FACTS
    for number, stage in enumerate(STAGES):
        share = part**stage
        for fact in range(FACTS):
            found[fact] += share * weights[number * FACTS + fact]
    return found


def wanted(table: Table) -> list[int]:
    """By value, how many seats lack it."""
    counts = [0] * WIDTH
    for party in table.party:
        for value in range(1, WIDTH):
            if not party & bit(value):
                counts[value] += 1
    return counts


class LearnedPositionValue(PositionValue):
    """How things stand by what was learned."""

    def __init__(self, table: Table, weights: list[float] = WEIGHTS) -> None:
        self.worth = worth = worths(table, weights)
        settings = table.settings
        lacking = wanted(table)
        unseen = unseen_cards(table, -1)
        part = worth[LEFT] / settings.copies
        self.mine = [part * unseen[value] + worth[WANTED] * (lacking[value] - 1) for value in range(WIDTH)]
        """What it means to lack a hero, by value."""
        self.pair = 0.0 if settings.doubles_to_discard else 2 * worth[ELIMINATED]
        self.hero = worth[HEROES + settings.players - 3]
        self.owned = worth[OWNED : OWNED + WIDTH]
        """What it means to have a hero, by value; and that its power is ready."""
        self.ready = worth[READY : READY + WIDTH]
        first = Worth(table)
        costs = [max(0.0, POWER * first.ready + keep) for keep in KEEP]
        odds = [exp(weighed(seat_facts(table, seat, lacking, unseen), worth)) for seat in range(settings.players)]
        super().__init__(table, costs, CARD * first.card, EFFECT, odds)

    def _heroes(self, table: Table, heroes: int) -> float:
        """What so many heroes are worth."""
        return self.worth[short(table, heroes)] + self.hero * heroes

    def odds_after(self, seat: int, value: int) -> float:
        """What it means to the others that somebody lacks a hero more or less is left out."""
        table = self.table
        party = table.party[seat]
        heroes = size(party)
        if party & bit(value):
            change = self._heroes(table, heroes - 1) + self.mine[value] + self.worth[WANTED] + self.pair
            change -= self.owned[value]
            if not table.used[seat] & bit(value):
                change -= self.ready[value]
        else:
            change = self._heroes(table, heroes + 1) - self.mine[value] + self.owned[value] + self.ready[value]
        return self.odds[seat] * exp(change - self._heroes(table, heroes))

    def told(self) -> list[float]:
        return told(self.table)

    def takes(self, likely: float, new: float) -> float:
        return 1 / (1 + exp(DOUBT - LIKELY * likely - NEW * new))


class EndValue(LearnedPositionValue):
    """How things stand where a search ends. `medium` wastes its powers, so that in its games ready ones seem worth
    little; in games of `hard` alone they are worth far more, and a search that knows it keeps them.

    Moves are not weighed by it: what they cost (`KEEP`) was found by playing with the other figures.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table, END_WEIGHTS)


def short(table: Table, heroes: int) -> int:
    """The number of the fact that says how many heroes are lacking."""
    return max(0, min(table.settings.goal - heroes, 6) - 1)


def seat_facts(table: Table, seat: int, lacking: list[int], unseen: list[int]) -> list[float]:
    """The facts that speak for a seat's winning: how much there is of each, by its number."""
    settings = table.settings
    party = table.party[seat]
    ready = party & ~table.used[seat]
    heroes = size(party)
    found = [0.0] * FACTS
    left, rivals = 0, 0
    for value in range(1, settings.values + 1):
        if party & bit(value):
            found[OWNED + value] = 1.0
            if ready & bit(value):
                found[READY + value] = 1.0
        else:
            left += unseen[value]
            rivals += lacking[value] - 1
    found[short(table, heroes)] = 1.0
    found[CARDS] = float(min(MOST_CARDS, table.hand_sizes[seat]))
    found[ELIMINATED] = float(table.eliminated_count(seat))
    found[LEFT] = left / settings.copies
    found[WANTED] = float(rivals)
    found[HEROES + settings.players - 3] = float(heroes)
    return found


def weighed(facts: list[float], worth: list[float]) -> float:
    """All that speaks for a seat, together."""
    total = 0.0
    for fact in range(FACTS):
        total += worth[fact] * facts[fact]
    return total


def lessons(table: Table, seat: int) -> list[tuple[int, float]]:
    """The same facts, by the numbers of their weights: for learning how much they count."""
    amounts = seat_facts(table, seat, wanted(table), unseen_cards(table, -1))
    facts = [(fact, amount) for fact, amount in enumerate(amounts) if amount]
    if table.settings.reshuffle:
        return [(RACE + fact, amount) for fact, amount in facts]
    shares = [gone(table) ** stage for stage in STAGES]
    return [(number * FACTS + fact, amount * share) for fact, amount in facts for number, share in enumerate(shares)]
