"""What a table of two is worth to those who think of who is there, who plays next and with which heroes.

A duel is a series of races for territories. Where one of two is first, the other is second, but only if it is there:
who has nobody in a territory when it scores gets nothing. And the last space is taken by whoever comes first with a
hero who can take it. The figures were found by playing (`docs/training.md`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from herohall.games.world import table as at
from herohall.games.world.position_value import (
    FARTHEST,
    LATER,
    LATER_FIRST,
    LATER_SECOND,
    LATER_THIRD,
    PositionValue,
)
from herohall.games.world.table import HAND, NOBODY, Table
from herohall.games.world.tables import ANCIENT, HEROES, SEATS, TERRITORIES

DUEL: Final = 2
KEPT: Final = HAND - 1
"""Heroes that stay in a hand when its turn is over."""
COLUMNS: Final = LATER + 1
"""By free spaces, and for the epoch to come; so many for each epoch."""

# fmt: off
GAP: Final = [
    0.500, 0.416, 0.225, 0.150, 0.125, 0.085,
    0.500, 0.388, 0.198, 0.172, 0.115, 0.083,
]
"""How much each population behind the first counts against a seat."""
ABSENT: Final = [
    1.000, 1.015, 1.186, 1.055, 1.000, 1.055,
    1.000, 1.015, 1.186, 1.055, 1.055, 1.000,
]
"""How likely a seat that has nobody there is to be first, against what its gap says."""
ARRIVAL: Final = [
    0.000, 0.368, 0.854, 0.906, 0.920, 0.826,
    0.000, 0.308, 0.711, 0.906, 0.954, 1.000,
]
"""How likely such a seat is to be there in time to be second."""
TURN: Final = [
    0.000, 0.000, 0.000, -0.560, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000,
    0.000, 0.000, 0.000, -0.233, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000,
]
"""What speaks for the seat that plays next, and for the other."""
HELP: Final = [
    0.000, 0.014, 0.032, 0.041, 0.046, 0.000,
    0.000, 0.037, 0.043, 0.053, 0.042, 0.000,
]
"""What speaks for a seat for each population that the best hero of its hand brings there;"""
HIDDEN: Final = [
    0.000, 0.016, 0.030, 0.075, 0.084, 0.000,
    0.000, 0.109, 0.060, 0.058, 0.062, 0.000,
]
"""for each hero of its hand of which nothing is known here;"""
DISCOVERER: Final = [
    0.000, 0.160, 0.000, 0.000, 0.000, 0.000,
    0.000, 0.167, 0.000, 0.000, 0.000, 0.000,
]
"""if one of its heroes can discover there;"""
ROW_HELP: Final = [
    0.000, 0.050, 0.017, 0.004, 0.004, 0.000,
    0.000, 0.052, 0.005, 0.008, -0.002, 0.000,
]
"""for the population that the best hero of the row brings, if it plays next."""
# fmt: on
BEHIND: Final = [exp(-rate * gap) for rate in GAP for gap in range(FARTHEST + 1)]
"""`GAP` as a factor, by how many there are."""
POWER: Final = 1.164
HEAT: Final = 1.036
LATER_PAY: Final = 0.931
"""Powers, uncertainty and what comes in the next epoch, against what they are among more players."""


class RaceValue(PositionValue):
    """A table of two in the eyes of one seat; `first` is the seat that will play first from now on."""

    def __init__(self, table: Table, seat: int, first: int) -> None:
        self.first = first
        self.start = table.epoch * COLUMNS
        """Where the figures of this epoch begin."""
        super().__init__(table, seat)

    # What is read once

    def power_worth(self, wonder: int) -> float:
        return super().power_worth(wonder) * POWER

    def _heat(self, scorings: int) -> float:
        return super()._heat(scorings) * HEAT

    def _read_races(self) -> None:
        """What the hands and the row can bring to each territory."""
        table = self.table
        self.help = [0] * (TERRITORIES * SEATS)
        """The largest population a hero of a hand brings to a territory."""
        self.discoverer = [0] * (TERRITORIES * SEATS)
        """1 where a hero of a hand can discover."""
        self.hidden = [0] * self.players
        """Heroes of a hand of which nothing is known here."""
        self.row_help = [0] * TERRITORIES
        self._races: list[list[float]] = [[] for _ in range(TERRITORIES * COLUMNS)]
        for seat in range(self.players):
            for slot in range(seat * HAND, seat * HAND + HAND):
                if table.hands[slot] != NOBODY:
                    self._read_hero(seat, slot)
        influence, population = table.settings.tables.influence, table.settings.tables.population
        for hero in table.row:
            for land in influence[table.epoch * HEROES + hero]:
                if population[hero] > self.row_help[land]:
                    self.row_help[land] = population[hero]

    def _read_hero(self, seat: int, slot: int) -> None:
        if not self.sees(seat, slot):
            self.hidden[seat] = min(KEPT, self.hidden[seat] + 1)
            return
        table = self.table
        hero = table.hands[slot]
        population = table.settings.tables.population[hero]
        for land in table.settings.tables.influence[table.epoch * HEROES + hero]:
            place = land * SEATS + seat
            if population > self.help[place]:
                self.help[place] = population
            if table.settings.discovery[hero]:
                self.discoverer[place] = 1

    def sees(self, seat: int, slot: int) -> bool:
        """Whether a hero counts: which one our seat will play is not clear before it has played."""
        return seat != self.seat or self.first == self.table.turn or self.table.hero != NOBODY

    # Territories

    def expect(self, land: int) -> None:
        for seat in range(self.players):
            self.pay[seat] = 0.0
        self.expect_now(land)
        if self.table.epoch == ANCIENT:
            more = LATER_PAY
            self.share(land, LATER, more * LATER_FIRST, more * LATER_SECOND, more * LATER_THIRD)

    def share(self, land: int, spread: int, first: float, second: float, third: float) -> None:
        """Add to `pay` two places, by strength; a seat that is not there is second only if it arrives in time."""
        strengths = self.strengths(land, spread)
        total = 0.0
        for strength in strengths:
            total += strength
        for seat in range(self.players):
            one = strengths[seat] / total
            there = 1.0 if self.population[land * SEATS + seat] > 0 else ARRIVAL[self.start + spread]
            self.pay[seat] += first * one + second * (1.0 - one) * there

    def strengths(self, land: int, spread: int) -> list[float]:
        """How likely each seat is to be ahead in a territory, as a weight."""
        population = self.population
        base = land * SEATS
        most = self.largest(land)
        column = self.start + spread
        found = self.race(land, spread)[:]
        for seat in range(self.players):
            here = population[base + seat]
            gap = most - here if here > 0 else most + 1
            if here == 0:
                found[seat] *= ABSENT[column]
            found[seat] *= BEHIND[column * (FARTHEST + 1) + (gap if gap < FARTHEST else FARTHEST)]
        return found

    def race(self, land: int, spread: int) -> list[float]:
        """What speaks for each seat besides its population there, as a factor."""
        found = self._races[land * COLUMNS + spread]
        if not found:
            column = self.start + spread
            for seat in range(self.players):
                place = land * SEATS + seat
                good = TURN[column * DUEL + (0 if seat == self.first else 1)]
                good += HELP[column] * self.help[place] + DISCOVERER[column] * self.discoverer[place]
                good += HIDDEN[column] * self.hidden[seat]
                if seat == self.first:
                    good += ROW_HELP[column] * self.row_help[land]
                found.append(exp(good))
        return found


class OpenRaceValue(RaceValue):
    """The same by what the seat knows alone."""

    def sees(self, seat: int, slot: int) -> bool:
        if seat != self.seat:
            return self.table.known[slot] == 1
        return super().sees(seat, slot)


def next_to_play(table: Table) -> int:
    """The seat that plays first once the present turn is over."""
    if table.step == at.PLACING:  # whoever opens the epoch
        return table.turn
    return (table.turn + 1) % table.settings.players


def now_to_play(table: Table) -> int:
    """The seat that plays first from now on: the one whose turn it is, unless its hero has acted."""
    return table.turn if table.hero == NOBODY else next_to_play(table)


def open_position(table: Table) -> PositionValue:
    """The table in the eyes of the seat that is asked, by what it knows, as it will be when the turn is over."""
    if table.settings.players == DUEL:
        return OpenRaceValue(table, table.asked, next_to_play(table))
    return PositionValue(table, table.asked)
