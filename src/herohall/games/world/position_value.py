"""What a table is worth to the seats, in points: the heart of the rules of thumb. Only looks, never changes a table.

Everything is a sum over territories. One that has not been scored pays each seat its *expected* points: the more spaces
are free, the less the standings of today say about who will be ahead. From these sums the chances of all seats follow,
and from the chances what a seat should care about: a point more for itself, a point less for a likely winner.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from herohall.games.world.scoring import LAST_ANCIENT, LAST_MODERN
from herohall.games.world.table import Table
from herohall.games.world.tables import ANCIENT, LADDER, SEATS, TERRITORIES, WONDERS

# By how many population a seat must lead to be e times as likely to stay ahead, by free spaces; the last one is for
# the epoch to come.
SPREAD: Final = [0.5, 3.0, 4.0, 6.0, 8.0, 12.0]
LATER: Final = 5
FARTHEST: Final = 30
STRENGTH: Final = [exp(-gap / spread) for spread in SPREAD for gap in range(FARTHEST + 1)]
"""How strong a seat is in a territory: at `free spaces * (FARTHEST + 1) + population behind the first`."""

LAGGARD: Final = [exp(0.9 * spaces) for spaces in range(LADDER + 1)]
"""How likely a territory is the one that never scores, by free spaces."""

# What an ancient territory can be expected to pay in the modern epoch: the discovery kept and two more (H7.3, H8.3).
LATER_FIRST: Final = 6.4
LATER_SECOND: Final = 3.4
LATER_THIRD: Final = 1.0

POINT_RATE: Final = 0.5
"""A coin is half a point while there is another turn to convert it (H6.4) …"""
SPARE_RATE: Final = 0.1
"""… and somewhat more while there is time for wonders and migrations."""
TIME_FOR_WONDERS: Final = 4.0
TIME_FOR_POWERS: Final = 2.0
MODERN_TURNS: Final = 22.0

COLDEST: Final = 1.8
HEAT: Final = 0.8
"""How many points make a seat e times as likely to win: the coldest at the end, more for each scoring to come."""
MARGIN_KNOWN: Final = 3.0
MARGIN_GUESSED: Final = 0.7
"""How sure a point of margin makes the win if the game ends now, with the last discovery known or not."""


class PositionValue:
    """A table in the eyes of one seat. Population and ladders are copied: they may be changed to ask "what if"."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.players = table.settings.players
        self.population = table.population[:]
        self.lands = table.lands()
        last = LAST_ANCIENT if table.epoch == ANCIENT else LAST_MODERN
        self.left = last - table.scorings
        """Scorings until the epoch ends."""
        self.pay = [0.0] * self.players
        self._read_bag()
        self._read_ladders()
        self._read_ties()
        self._read_time()
        self._read_races()
        scorings = self.left + (LAST_MODERN if table.epoch == ANCIENT else 0)
        self.heat = self._heat(scorings)
        self.worth = self._worths()
        self.chances = softmax(self.worth, self.heat)
        self.stakes = self._stakes()

    # What is read once

    def _read_bag(self) -> None:
        """The mean value of a draw, and the lowest of several."""
        value = self.table.settings.tables.value
        counts = [0] * 5
        for token in self.table.bag:
            counts[value[token]] += 1
        size = max(1, len(self.table.bag))
        at_least = [0.0] * 5
        more = 0
        self.mean = 0.0
        for worth in (4, 3, 2, 1):
            more += counts[worth]
            at_least[worth] = more / size
            self.mean += at_least[worth]
        # What the lowest discovery can be expected to be: at `free spaces * 5 + lowest so far`.
        self.lowest = [0.0] * ((LADDER + 1) * 5)
        for spaces in range(LADDER + 1):
            for low in range(1, 5):
                column = spaces * 5 + low
                self.lowest[column] = self.lowest[column - 1] + at_least[low] ** spaces

    def _read_ladders(self) -> None:
        """Of each territory the free spaces, the sum and the lowest discovery; and how long the epoch goes on."""
        table = self.table
        value = table.settings.tables.value
        self.free = [0] * TERRITORIES
        self.sum = [0.0] * TERRITORIES
        self.low = [4.0] * TERRITORIES
        self.laggards = 0.0
        self.tokens = 0
        """Discoveries that must be placed until the epoch ends."""
        most = 0
        for land in range(self.lands):
            spaces = table.settings.tables.spaces[land] - table.filled[land]
            self.free[land] = spaces
            for space in range(land * LADDER, land * LADDER + table.filled[land]):
                worth = value[table.ladders[space]]
                self.sum[land] += worth
                if worth < self.low[land]:
                    self.low[land] = worth
            if not table.scored[land]:
                self.laggards += LAGGARD[spaces]
                self.tokens += spaces
                most = max(most, spaces)
        self.tokens -= most

    def _read_ties(self) -> None:
        """H4.3 as a number below 1 for each seat, to be added to its population."""
        table = self.table
        by_made = table.settings.ties_by_made
        self.tie = [0.0] * self.players
        for seat in range(self.players):
            first = table.made[seat] if by_made else table.value_sum[seat]
            if by_made and seat == table.turn:
                first += 1  # whoever completes a territory makes a discovery
            order = self.players - (table.turn - seat) % self.players
            self.tie[seat] = (first * 1000 + table.discoverers[seat] * 10 + order) / 1e6

    def _read_time(self) -> None:
        """Own turns still to come decide what coins and powers are worth."""
        self.turns = self.tokens / self.players
        turns = self.turns + (MODERN_TURNS / self.players if self.table.epoch == ANCIENT else 0.0)
        self.rate = POINT_RATE * min(1.0, turns) + SPARE_RATE * min(1.0, turns / TIME_FOR_WONDERS)
        """What a coin is worth."""
        self.power_share = min(1.0, self.turns / TIME_FOR_POWERS)
        """How much of a power that has not been used in this epoch still counts."""

    def _read_races(self) -> None:
        """What else decides who will be ahead in a territory (`race_value.py`)."""

    def _heat(self, scorings: int) -> float:
        """How many points make a seat e times as likely to win with so many scorings to come."""
        return COLDEST + HEAT * scorings

    # The seats

    def _worths(self) -> list[float]:
        """Each seat's points at the end, by estimate."""
        table = self.table
        worth = [table.points[seat] + self.rate * table.coins[seat] for seat in range(self.players)]
        for wonder in range(WONDERS):
            if table.owner[wonder] >= 0:
                worth[table.owner[wonder]] += self.power_worth(wonder)
        for land in range(self.lands):
            self.expect(land)
            for seat in range(self.players):
                worth[seat] += self.pay[seat]
        return worth

    def power_worth(self, wonder: int) -> float:
        """What the power of a wonder is worth from now on to whoever owns it."""
        table = self.table
        one_use = table.settings.tables.powers[wonder].worth
        worth = 0.0 if table.used[wonder] else one_use * self.power_share
        return worth + one_use if table.epoch == ANCIENT else worth

    def _stakes(self) -> list[float]:
        """What a point of each seat means to ours: how the chance to win changes, our own point being 1."""
        others = max(1e-9, 1.0 - self.chances[self.seat])
        stakes = [-chance / others for chance in self.chances]
        stakes[self.seat] = 1.0
        return stakes

    def forget_others(self) -> None:
        """From now on nobody else's points mean anything to our seat."""
        self.stakes = [0.0] * self.players
        self.stakes[self.seat] = 1.0

    def chance_after(self, gain: float) -> float:
        """The chance to win after a gain in points."""
        return 1.0 / (1.0 + exp(max(-40.0, min(40.0, -gain / self.heat - self.log_odds()))))

    def log_odds(self) -> float:
        """How our seat stands, as the logarithm of its odds."""
        mine = min(1.0 - 1e-9, max(1e-9, self.chances[self.seat]))
        return log(mine / (1.0 - mine))

    # Territories

    def land_worth(self, land: int) -> float:
        """What a territory means to our seat."""
        self.expect(land)
        return self.staked()

    def present_worth(self, land: int) -> float:
        """The same, for this epoch alone."""
        for seat in range(self.players):
            self.pay[seat] = 0.0
        self.expect_now(land)
        return self.staked()

    def staked(self) -> float:
        """What `pay` means to our seat."""
        pay = self.pay
        stakes = self.stakes
        worth = 0.0
        for seat in range(self.players):
            worth += stakes[seat] * pay[seat]
        return worth

    def expect(self, land: int) -> None:
        """Fill `pay` with the points each seat can expect from a territory."""
        for seat in range(self.players):
            self.pay[seat] = 0.0
        self.expect_now(land)
        if self.table.epoch == ANCIENT:
            self.share(land, LATER, LATER_FIRST, LATER_SECOND, LATER_THIRD)

    def expect_now(self, land: int) -> None:
        """Add to `pay` what a territory brings in this epoch."""
        table = self.table
        if table.scored[land]:
            return
        spaces = self.free[land]
        first = self.sum[land] + spaces * self.mean
        if spaces == 0:
            self.share_exactly(land, first)
            return
        others = self.laggards - LAGGARD[table.settings.tables.spaces[land] - table.filled[land]]
        likely = others / (others + LAGGARD[spaces])
        third = self.lowest[spaces * 5 + int(self.low[land])]
        self.share(land, spaces, first * likely, (first / 2 + 0.25) * likely, third * likely)

    def share(self, land: int, spread: int, first: float, second: float, third: float) -> None:
        """Add to `pay` three places, shared by strength: the first among all, the next among those not yet placed."""
        players = self.players
        strengths = self.strengths(land, spread)
        total = 0.0
        for strength in strengths:
            total += strength
        ahead = 0.0
        for strength in strengths:
            ahead += strength / (total - strength)
        unplaced: list[float] = []
        rest = 0.0
        for seat in range(players):
            strength = strengths[seat]
            one = strength / total
            two = one * (ahead - strength / (total - strength))
            self.pay[seat] += first * one + second * two
            late = max(0.0, (1.0 - one - two) * strength)
            unplaced.append(late)
            rest += late
        if players > 2 and rest > 0.0:
            for seat in range(players):
                self.pay[seat] += third * unplaced[seat] / rest

    def largest(self, land: int) -> int:
        """The largest population of a seat in a territory."""
        most = 0
        for slot in range(land * SEATS, land * SEATS + self.players):
            if self.population[slot] > most:
                most = self.population[slot]
        return most

    def strengths(self, land: int, spread: int) -> list[float]:
        """How likely each seat is to be ahead in a territory, as a weight, by population alone."""
        population = self.population
        base = land * SEATS
        most = self.largest(land)
        column = spread * (FARTHEST + 1)
        strengths: list[float] = []
        for slot in range(base, base + self.players):
            here = population[slot]
            gap = most - here if here > 0 else most + 1  # who is not there must first arrive
            strengths.append(STRENGTH[column + gap] if gap < FARTHEST else STRENGTH[column + FARTHEST])
        return strengths

    def share_exactly(self, land: int, first: float) -> None:
        """Add to `pay` what a territory pays that scores as it stands (H4)."""
        base = land * SEATS
        one = two = three = -1
        top = middle = bottom = 0.0
        for seat in range(self.players):
            here = self.population[base + seat]
            key = here + self.tie[seat]
            if here == 0 or key < bottom:
                continue
            if key > top:
                one, two, three = seat, one, two
                top, middle, bottom = key, top, middle
            elif key > middle:
                two, three = seat, two
                middle, bottom = key, middle
            else:
                three, bottom = seat, key
        if one >= 0:
            self.pay[one] += first
        if two >= 0:
            self.pay[two] += (first + 1) // 2
        if three >= 0 and self.players > 2:
            self.pay[three] += self.low[land]

    # What if

    def worth_with(self, land: int, more: int) -> float:
        """What a territory would mean with more of our population, or less."""
        slot = land * SEATS + self.seat
        self.population[slot] += more
        worth = self.land_worth(land)
        self.population[slot] -= more
        return worth

    def worth_placed(self, land: int, value: float, more: int) -> float:
        """What a territory would mean with one more discovery, and more of our population."""
        total, low = self.sum[land], self.low[land]
        self.free[land] -= 1
        self.sum[land] = total + value
        self.low[land] = min(low, value)
        worth = self.worth_with(land, more)
        self.free[land] += 1
        self.sum[land], self.low[land] = total, low
        return worth

    def final_gain(self, land: int, value: float, more: int, known: bool) -> float:
        """What it brings to end the game by completing a territory: nothing counts then but who has won."""
        table = self.table
        slot = land * SEATS + self.seat
        low = self.low[land]
        for seat in range(self.players):
            self.pay[seat] = 0.0
        self.population[slot] += more
        self.low[land] = min(low, value)
        self.share_exactly(land, self.sum[land] + value)
        self.low[land] = low
        self.population[slot] -= more
        mine = table.points[self.seat] + self.pay[self.seat]
        if table.settings.convert_any_time and table.turn == self.seat:
            mine += table.coins[self.seat] // 2
        best = max(table.points[seat] + self.pay[seat] for seat in range(self.players) if seat != self.seat)
        sure = MARGIN_KNOWN if known else MARGIN_GUESSED
        return self.heat * ((mine - best) * sure - self.log_odds())


def softmax(worth: list[float], heat: float) -> list[float]:
    """The chances of all seats, from what they are worth."""
    most = max(worth)
    raised = [exp((each - most) / heat) for each in worth]
    total = sum(raised)
    return [each / total for each in raised]
