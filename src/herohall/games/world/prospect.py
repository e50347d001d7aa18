"""What lies before each seat of Heroes of the World when a turn has ended, as bytes, for a network that judges it.

For each seat a part for every territory and one for the seat itself. Hands count as they lie on the imagined table:
over many of these the network sees what may be there, never what is.
"""

from __future__ import annotations

from typing import Final

from herohall.core.prospect import Prospects
from herohall.core.state import State
from herohall.games.world.position_value import PositionValue
from herohall.games.world.state import WorldState
from herohall.games.world.table import HAND, NOBODY, ON_OFFER, Table
from herohall.games.world.tables import ANCIENT, ANCIENT_TERRITORIES, HEROES, SEATS, TERRITORIES, WONDERS

PART: Final = 32
OWN: Final = 50
NOT_IN_PLAY: Final = bytes(PART)

GAP: Final = 8
"""Population that one is ahead or behind counts no further; a byte is so much higher."""
MOST_HERE: Final = 20
MOST_NEAR: Final = 30
POINT: Final = 10
"""Expected points are counted in tenths."""
WORTH: Final = 4
"""What a seat is worth more than others is counted in quarters of a point."""
LEVEL: Final = 127
"""The byte for as much as the others."""
LEVEL_POINTS: Final = 64
WHOLE: Final = 255
WONDER_COINS: Final = 7


class WorldProspects(Prospects):
    """States of Heroes of the World seat by seat."""

    def __init__(self) -> None:
        self.parts = TERRITORIES
        self.part_size = PART
        self.own_size = OWN

    def rows(self, state: State) -> list[bytes]:
        assert isinstance(state, WorldState)
        return Prospect(state.table).rows()


class Prospect:
    """A table read once, for the rows of all seats."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.players = table.settings.players
        self.position = PositionValue(table, 0)
        self.lands = self.position.lands
        self.settlers = [0] * (SEATS * TERRITORIES)
        """What the heroes of each hand can bring to each territory at best, at `seat * TERRITORIES + territory`."""
        self.discoveries = [0] * (SEATS * TERRITORIES)
        self.conquest = [0] * (SEATS * TERRITORIES)
        self.row_settlers = [0] * TERRITORIES
        self.row_discoverers = [0] * TERRITORIES
        self._read_hands()
        self._read_row()
        self.pays = [[0.0]] * self.lands
        """What each seat can expect of each territory, by rules of thumb."""
        for land in range(self.lands):
            self.position.expect(land)
            self.pays[land] = self.position.pay[:]

    def _read_hands(self) -> None:
        table = self.table
        tables = table.settings.tables
        for seat in range(self.players):
            for slot in range(seat * HAND, seat * HAND + HAND):
                hero = table.hands[slot]
                if hero == NOBODY:
                    continue
                for land in tables.influence[table.epoch * HEROES + hero]:
                    at = seat * TERRITORIES + land
                    self.settlers[at] = max(self.settlers[at], tables.population[hero])
                    self.discoveries[at] = max(self.discoveries[at], table.settings.discovery[hero])
                    self.conquest[at] = max(self.conquest[at], tables.conquest[hero])

    def _read_row(self) -> None:
        table = self.table
        tables = table.settings.tables
        for hero in table.row:
            for land in tables.influence[table.epoch * HEROES + hero]:
                self.row_settlers[land] = max(self.row_settlers[land], tables.population[hero])
                if table.settings.discovery[hero] > 0:
                    self.row_discoverers[land] += 1

    def rows(self) -> list[bytes]:
        """The rows of all seats."""
        found: list[bytes] = []
        for seat in range(self.players):
            pieces = [self.land_part(seat, land) for land in range(self.lands)]
            pieces.append(NOT_IN_PLAY * (TERRITORIES - self.lands))
            pieces.append(self.own_part(seat))
            found.append(b"".join(pieces))
        return found

    def wait(self, seat: int) -> int:
        """How many others move before a seat does."""
        return (seat - self.table.turn) % self.players

    # Territories

    def land_part(self, seat: int, land: int) -> bytes:
        """A territory in the eyes of a seat."""
        table = self.table
        part = bytearray(PART)
        part[0] = 1
        part[1] = 1 if land < ANCIENT_TERRITORIES else 0
        part[2 if table.scored[land] else 2 + self.position.free[land]] = 1  # up to 6
        part[7] = min(WHOLE, int(self.position.sum[land]))
        part[8] = int(self.position.low[land])
        self._add_standing(seat, land, part)
        part[20] = min(WHOLE, int(self.pays[land][seat] * POINT + 0.5))
        self._add_reach(seat, land, part)
        self._add_neighbours(seat, land, part)
        part[31] = 1 if self.wait(seat) == 0 else 0
        return bytes(part)

    def _add_standing(self, seat: int, land: int, part: bytearray) -> None:
        """How many of ours there are, and the three strongest others."""
        population = self.table.population
        base = land * SEATS
        mine = population[base + seat]
        first = second = third = 0
        for other in range(self.players):
            here = population[base + other]
            if other == seat or here <= third:
                continue
            if here > first:
                first, second, third = here, first, second
            elif here > second:
                second, third = here, second
            else:
                third = here
        part[9] = min(mine, MOST_HERE)
        part[10] = 1 if mine > 0 else 0
        part[11] = gap_byte(mine - first)
        part[12] = 1 if mine > first else 0
        part[13] = 1 if mine == first else 0
        part[14] = gap_byte(mine - second)
        part[15] = 1 if mine > second else 0
        part[16] = gap_byte(mine - third)
        part[17] = 1 if mine > third else 0
        part[18] = min(first, MOST_HERE)
        part[19] = min(first - second, GAP)

    def _add_reach(self, seat: int, land: int, part: bytearray) -> None:
        """What one's own heroes, those of the row and those of the others can bring."""
        at = seat * TERRITORIES + land
        part[21] = self.settlers[at]
        part[22] = self.discoveries[at]
        part[23] = self.conquest[at]
        part[24] = self.row_settlers[land]
        part[25] = self.row_discoverers[land]
        settlers = discoverers = sooner = 0
        wait = self.wait(seat)
        for other in range(self.players):
            if other == seat:
                continue
            settlers = max(settlers, self.settlers[other * TERRITORIES + land])
            if self.discoveries[other * TERRITORIES + land] > 0:
                discoverers += 1
                if self.wait(other) < wait:
                    sooner += 1
        part[26] = settlers
        part[27] = discoverers
        part[28] = sooner

    def _add_neighbours(self, seat: int, land: int, part: bytearray) -> None:
        """Our population next to a territory, and the largest of another."""
        population = self.table.population
        mine = theirs = 0
        for near in self.table.neighbours(land):
            base = near * SEATS
            mine += population[base + seat]
            for other in range(self.players):
                if other != seat and population[base + other] > theirs:
                    theirs = population[base + other]
        part[29] = min(mine, MOST_NEAR)
        part[30] = min(theirs, MOST_NEAR)

    # The seat itself

    def own_part(self, seat: int) -> bytes:
        """A seat among the others."""
        table = self.table
        position = self.position
        part = bytearray(OWN)
        part[self.players - 2] = 1  # up to 3
        part[4] = 1 if table.epoch == ANCIENT else 0
        part[5] = position.left
        part[6] = position.tokens
        part[7 + self.wait(seat)] = 1  # up to 11
        self._add_others(seat, part)
        part[15] = int(position.chances[seat] * WHOLE + 0.5)
        part[16] = int(position.chances[seat] * WHOLE * position.left / 8 + 0.5)
        part[17] = table.coins[seat]
        part[18] = 1 if table.coins[seat] >= WONDER_COINS else 0
        part[21] = min(30, table.supply[seat])
        part[22] = int(position.mean * 50 + 0.5)
        self._add_wonders(seat, part)
        self._add_hand(seat, part)
        return bytes(part)

    def _add_others(self, seat: int, part: bytearray) -> None:
        """Points, worth, coins and discoveries made, against the best of the others."""
        table = self.table
        best = coins = made = 0
        most = -1e9
        total = 0.0
        for other in range(self.players):
            worth = self.position.worth[other]
            total += worth
            if other != seat:
                best = max(best, table.points[other])
                coins = max(coins, table.coins[other])
                made = max(made, table.made[other])
                most = max(most, worth)
        mine = self.position.worth[seat]
        part[12] = within(table.points[seat] - best + LEVEL_POINTS)
        part[13] = within(rounded((mine - most) * WORTH) + LEVEL)
        part[14] = within(rounded((mine - total / self.players) * WORTH) + LEVEL)
        part[19] = coins
        part[20] = gap_byte(table.made[seat] - made)

    def _add_wonders(self, seat: int, part: bytearray) -> None:
        """The wonders of the seat and of the others: 1 once their power is used, else 2."""
        table = self.table
        owned = others = 0
        for wonder in range(WONDERS):
            owner = table.owner[wonder]
            if owner == ON_OFFER:
                part[23] += 1
            elif owner == seat:
                owned += 1
                part[24 + wonder] = 1 if table.used[wonder] else 2  # up to 32
            elif owner >= 0:
                others += 1
                part[33 + wonder] = 1 if table.used[wonder] else 2  # up to 41
        part[42] = owned
        part[43] = others

    def _add_hand(self, seat: int, part: bytearray) -> None:
        """The best figures of the hand, what it can complete, and all population."""
        table = self.table
        tables = table.settings.tables
        for slot in range(seat * HAND, seat * HAND + HAND):
            hero = table.hands[slot]
            if hero != NOBODY:
                part[44] = max(part[44], tables.population[hero])
                part[45] = max(part[45], table.settings.discovery[hero])
                part[46] = max(part[46], tables.treasure[hero])
        people = 0
        for land in range(self.lands):
            people += table.population[land * SEATS + seat]
            if self.position.free[land] == 1 and self.discoveries[seat * TERRITORIES + land] > 0:
                part[47] += 1
        part[48] = min(WHOLE, people)
        part[49] = 1 if self.position.left == 1 else 0


def gap_byte(gap: int) -> int:
    """Population ahead or behind as a byte."""
    return max(0, min(2 * GAP, gap + GAP))


def within(number: int) -> int:
    """A number as a byte."""
    return max(0, min(WHOLE, number))


def rounded(number: float) -> int:
    """The nearest whole number."""
    return int(number + 1000.5) - 1000
