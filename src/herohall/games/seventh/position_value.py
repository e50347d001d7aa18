"""How near each seat is to winning, and how the wandering hero will probably fare. Only looks, never changes a table.

The others are seen by a simple picture: whoever gets the hero recruits it if it is likely to be new to them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from typing import Final

from herohall.games.seventh import rules
from herohall.games.seventh.cards import EVERY_VALUE, VALUES, WIDTH, bit, size
from herohall.games.seventh.table import W3, Table

KEEN: Final = 10.0
SHY: Final = 0.52
"""Others are taken to recruit what is new to them with more than SHY probability, the more surely the greater KEEN."""
NOSE: Final = 0.35
"""How often they are taken to know more than all know: from clues, or from us."""

PASSED: Final = 0.5
PASSED_KNOWING: Final = 0.04
"""How much less likely a hero is one that somebody who passed it on lacks; the same if that one looked or asked."""

SPENT: Final = 0.5
"""How much of the worth of a hand card or a ready power is lost by spending it on something of use."""
KEEP: Final = [0.0, 0.05, 0.04, 0.0, 0.06, 0.01, 0.02, 0.0]
"""What a power is worth beyond that to one who keeps it for a better moment, in log-odds, by value."""
EFFECT: Final = [0.0, 0.0, 0.0, 0.008, 0.0, 0.012, 0.012, 0.0]

Beliefs = list[float]
"""Probability by value, place 0 unused."""


# How things stand


class Worth:
    """What things are worth in log-odds of winning, fitted to thousands of games (`docs/strength.md`)."""

    def __init__(self, table: Table) -> None:
        settings = table.settings
        self.goal = settings.goal
        if settings.reshuffle:  # a race to six: the deck tells nothing
            self.hero, self.ready, self.card, self.eliminated = 0.32, 0.02, 0.05, 0.0
            self.one_short, self.two_short = 0.56, 0.12
            return
        whole = settings.values * settings.copies - settings.players * (2 + settings.hand)
        gone = 1 - min(1.0, table.deck_size / max(1, whole))
        self.hero = 0.1 + 0.27 * gone + 0.9 * gone**3
        self.ready = 0.3 + 0.34 * gone**2
        self.card = 0.085
        self.eliminated = -0.09 - 0.5 * gone**2
        self.one_short, self.two_short = 0.48, 0.22

    def party(self, heroes: int) -> float:
        """A party of that many heroes."""
        near = self.two_short if heroes >= self.goal - 2 else 0.0
        return self.hero * heroes + near + (self.one_short if heroes >= self.goal - 1 else 0.0)

    def seat(self, table: Table, seat: int) -> float:
        """All that a seat has."""
        result = self.party(size(table.party[seat])) + self.ready * size(table.party[seat] & ~table.used[seat])
        return result + self.card * min(8, table.hand_sizes[seat]) + self.eliminated * table.eliminated_count(seat)


class PositionValue(ABC):
    """The odds of all seats now, and what a change of one of them would mean for everybody."""

    def __init__(self, table: Table, costs: list[float], card: float, effects: list[float], odds: list[float]) -> None:
        self.table = table
        self.costs = costs
        """What spending each power costs, in log-odds, by value; what spending a hand card costs."""
        self.card = card
        self.effects = effects
        """What the effect of a power is worth to its user, by value, where it is not worked out."""
        self.odds = odds
        self.total = sum(odds)

    @abstractmethod
    def odds_after(self, seat: int, value: int) -> float:
        """The odds of a seat once it has recruited a hero that does not make it win."""

    def told(self) -> list[float]:
        """By value, how likely the others' choices are if the wandering hero has it, relative to other values."""
        return passing_factors(self.table)

    def takes(self, likely: float, new: float) -> float:
        """How likely a seat recruits a hero that all think new to it with some probability, and that is new or not."""
        return NOSE * new + (1 - NOSE) * (1 / (1 + exp(-KEEN * (likely - SHY))))

    def shares(self) -> list[float]:
        """The win shares as things stand."""
        return [odds / self.total for odds in self.odds]

    def share_after(self, mine: int, seat: int, value: int) -> float:
        """The win share of one seat after another, or the same, has recruited a hero."""
        party = self.table.party[seat]
        if not party & bit(value) and size(party) + 1 >= self.table.settings.goal:
            return 1.0 if mine == seat else 0.0
        changed = self.odds_after(seat, value)
        total = self.total - self.odds[seat] + changed
        return changed / total if mine == seat else self.odds[mine] / total


class FirstPositionValue(PositionValue):
    """By the figures of version 0.2, which do not ask which heroes somebody has or lacks."""

    thrift = 1.0
    """How much it minds spending a power that it may need more another time."""

    def __init__(self, table: Table) -> None:
        worth = Worth(table)
        seats = range(table.settings.players)
        costs = [self.thrift * (SPENT * worth.ready + keep) for keep in KEEP]
        odds = [exp(worth.seat(table, seat)) for seat in seats]
        super().__init__(table, costs, SPENT * worth.card, EFFECT, odds)
        heroes = [size(party) for party in table.party]
        pair = 0.0 if table.settings.doubles_to_discard else 2 * worth.eliminated
        self.grown = [
            self.odds[seat] * exp(worth.party(heroes[seat] + 1) - worth.party(heroes[seat]) + worth.ready)
            for seat in seats
        ]
        self.shrunk = [
            self.odds[seat] * exp(worth.party(heroes[seat] - 1) - worth.party(heroes[seat]) - worth.ready / 2 + pair)
            for seat in seats
        ]

    def odds_after(self, seat: int, value: int) -> float:
        return self.shrunk[seat] if self.table.party[seat] & bit(value) else self.grown[seat]


class OwnPositionValue(FirstPositionValue):
    """The same for a player who thinks neither of others nor of later turns: powers are there to be used."""

    thrift = 0.2

    def share_after(self, mine: int, seat: int, value: int) -> float:
        if mine != seat:
            return self.odds[mine] / self.total
        return super().share_after(mine, seat, value)


# What a seat may think of the wandering hero


def unseen_cards(table: Table, seat: int) -> list[int]:
    """By value, how many cards a seat has not seen."""
    settings = table.settings
    counts = [0] + [settings.copies] * settings.values + [0] * (VALUES - settings.values)
    for value in range(1, WIDTH):
        counts[value] -= table.discard[value]
        for other in range(settings.players):
            counts[value] -= (table.party[other] >> value & 1) + table.eliminated[other * WIDTH + value]
        if seat >= 0:
            counts[value] -= table.hands[seat * WIDTH + value]
    for number, card in enumerate(table.clue_cards):
        if seat >= 0 and seat in (table.active, table.clue_askers[number]):
            counts[card] -= 1
    return counts


def beliefs(table: Table, seat: int, told: list[float]) -> Beliefs:
    """What the wandering hero may be for a seat (-1: a spectator), with what the others' choices tell by value."""
    if seat >= 0 and table.knows_wandering(seat):
        return [1.0 if value == table.wandering else 0.0 for value in range(WIDTH)]
    counts = unseen_cards(table, seat)
    fits = EVERY_VALUE if table.unmatched else rules.fits_now(table)
    weights = [0.0] * WIDTH
    for value in range(1, WIDTH):
        if fits & bit(value) and counts[value] > 0:
            weights[value] = counts[value] * (_clue_factor(table, seat, counts, value) * told[value])
    return normal(weights)


def passing_factors(table: Table) -> list[float]:
    """What passing on tells, by value."""
    return [passing_factor(table, value) for value in range(WIDTH)]


def passing_factor(table: Table, value: int) -> float:
    """Whoever passed the hero on probably has it already, the more so with a clue or a look at it."""
    factor = 1.0
    seat = table.left_of(table.active)
    while seat != table.holder:
        if not table.party[seat] & bit(value):
            knew = table.knows_wandering(seat) or seat in table.clue_askers
            factor *= PASSED_KNOWING if knew else PASSED
        seat = table.left_of(seat)
    return factor


def _clue_factor(table: Table, seat: int, counts: list[int], value: int) -> float:
    """How well a value goes with the clue answers of the turn, as far as a seat knows the clue cards."""
    factor = 1.0
    for number, card in enumerate(table.clue_cards):
        wanted = table.clue_answers[number] == 1
        if seat >= 0 and seat in (table.active, table.clue_askers[number]):
            if rules.clue_answer(table, card, value) != wanted:
                return 0.0
        else:
            fitting = 0
            for other in range(1, WIDTH):
                if rules.clue_answer(table, other, value) == wanted:
                    fitting += counts[other]
            factor *= (fitting + 0.1) / (sum(counts) + 0.1)
    return factor


def normal(weights: Beliefs) -> Beliefs:
    """Scaled to sum 1; nothing at all becomes everything alike."""
    total = sum(weights)
    if total <= 0:
        return [0.0] + [1 / VALUES] * VALUES
    return [weight / total for weight in weights]


def chance_new(table: Table, seat: int, belief: Beliefs) -> float:
    """How likely the wandering hero is new to a seat's party."""
    party = table.party[seat]
    chance = 0.0
    for value in range(1, WIDTH):
        if not party & bit(value):
            chance += belief[value]
    return chance


# How the wandering hero will fare


class Journey:
    """Where the wandering hero will end, as foreseen by one seat."""

    def __init__(self, table: Table, position: PositionValue, public: Beliefs) -> None:
        self.table = table
        self.position = position
        self.likely = [chance_new(table, seat, public) for seat in range(table.settings.players)]
        """How likely the hero is new to each seat, going by what all know."""
        self.takes_old = [position.takes(likely, 0.0) for likely in self.likely]
        """How likely each seat recruits it if it is not new to that seat; the same if it is."""
        self.takes_new = [position.takes(likely, 1.0) for likely in self.likely]
        self.forbidden: int = table.forbidden
        """Who must pass it on (S6.4 `anyone`)."""

    def recruits(self, seat: int, value: int) -> float:
        """How likely a seat recruits this hero: who has seen it knows; clues and a good nose help the others."""
        new = not self.table.party[seat] & bit(value)
        if self.table.knows_wandering(seat):
            return 1.0 if new else 0.0
        return self.takes_new[seat] if new else self.takes_old[seat]

    def shares(self, holder: int, value: int) -> list[float]:
        """Everybody's win share if this hero now lies before `holder` and nobody uses a power."""
        return [self.share_of(seat, holder, value) for seat in range(self.table.settings.players)]

    def share_of(self, mine: int, holder: int, value: int) -> float:
        """The win share of one seat if this hero now lies before `holder` and nobody uses a power."""
        table = self.table
        share = 0.0
        going = 1.0
        seat = holder
        while seat != table.active:
            if not self.forbidden & bit(seat):
                stops = going * self.recruits(seat, value)
                share += stops * self.position.share_after(mine, seat, value)
                going -= stops
            seat = table.left_of(seat)
        if self.forbidden & bit(seat):  # it is discarded
            return share + going * self.position.odds[mine] / self.position.total
        return share + going * self.position.share_after(mine, seat, value)

    def share(self, mine: int, holder: int, belief: Beliefs) -> float:
        """One seat's expected win share, for what it believes the hero to be."""
        share = 0.0
        for value in range(1, WIDTH):
            if belief[value] > 0:
                share += belief[value] * self.share_of(mine, holder, value)
        return share


def standings(position: PositionValue) -> list[float]:
    """Everybody's win share by estimate, while the game goes on."""
    table = position.table
    if table.wandering:
        public = beliefs(table, -1, position.told())
        return Journey(table, position, public).shares(table.holder, table.wandering)
    if table.phase == W3 and table.doubled:
        seats = range(table.settings.players)
        return [position.share_after(seat, table.holder, table.doubled) for seat in seats]
    return position.shares()
