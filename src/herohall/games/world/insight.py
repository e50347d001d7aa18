"""What a seat of Heroes of the World that is asked knows and can work out of its moves, as bytes: for bots that have
learned. Compiled.

Every move that does not look hopeless by rules of thumb is described by itself: what kind it is, the hero, territory,
rival or wonder it is about, and what it brings by rules of thumb. What is hidden from the seat counts nowhere.
"""

from __future__ import annotations

from math import exp
from typing import Final

from herohall.core.encoder import WHOLE, Described, Describer, byte
from herohall.core.state import State
from herohall.games.world import moves as m
from herohall.games.world.move_value import MoveValue
from herohall.games.world.position_value import PositionValue
from herohall.games.world.race_value import open_position
from herohall.games.world.state import WorldState
from herohall.games.world.table import HAND, NOBODY, ON_OFFER, PLACING, Table
from herohall.games.world.tables import ANCIENT, HEROES, SEATS, TERRITORIES, WONDERS

GAP: Final = 8
"""Population that one is ahead or behind counts no further; a byte is so much higher."""
MANY: Final = 20
TENTHS: Final = 10
"""Points are counted in tenths."""
LEVEL: Final = 127
"""The byte for as much as the others, or for a move that brings nothing."""
LOOKS: Final = 8
"""How many of the heroes that may be in the deck are looked at."""
HOPELESS: Final = 5.0
"""A move that brings so many points less than the best is not in question."""

MOST: Final = 32
"""No more moves are in question."""

# Bytes of a territory.
LAND: Final = 30
# What all moves have in common: the seat, the question, the other seats, all territories, the share of the win.
OWN: Final = 28
QUESTION: Final = 24
OTHER: Final = 5
COMMON: Final = OWN + QUESTION + (SEATS - 1) * OTHER + TERRITORIES * LAND + 1
# A move.
KINDS: Final = 15
KIND_ENDS: Final = [
    m.TAKE_DECK, m.PLAY, m.SETTLE, m.DISCOVER, m.ATTACK, m.FLEE, m.MIGRATE, m.BUILD, m.USE, m.USE_AT, m.KEEP_FIRST,
    m.CONVERT, m.CONVERT + 1,
]  # fmt: skip
"""Where one kind of move ends and the next begins."""
PLACED: Final = 3
"""The kind of a move that places population; the same number plus one if a hero does it."""
HERO: Final = 6
AT_HERO: Final = KINDS
AT_REACH: Final = AT_HERO + HERO
AT_LAND: Final = AT_REACH + TERRITORIES
AT_LAND_NUMBER: Final = AT_LAND + LAND
AT_ORIGIN: Final = AT_LAND_NUMBER + TERRITORIES
AT_REST: Final = AT_ORIGIN + LAND
ROW: Final = AT_REST + 11
NO_LAND: Final = bytes(LAND)


class WorldInsight(Describer):
    """Decisions of Heroes of the World as bytes."""

    def __init__(self) -> None:
        self.common = COMMON
        self.row = ROW

    def describe(self, state: State) -> Described:
        assert isinstance(state, WorldState)
        return Insight(state.table).described()


class OpenMoveValue(MoveValue):
    """The rules of thumb, by what the seat knows alone."""

    def deck_looks(self) -> list[int]:
        """Some of the heroes that may be in the deck: it does not matter who holds the others."""
        table = self.table
        unseen = table.deck[:]
        for seat in range(table.settings.players):
            if seat != self.seat:
                unseen += table.hidden(seat)
        unseen.sort()
        return unseen[:: max(1, len(unseen) // LOOKS)]


class Insight:
    """A decision in the eyes of the seat that is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat = table.asked
        self.players = table.settings.players
        self.position: PositionValue = open_position(table)
        self.value = OpenMoveValue(table, self.position)
        self.lands: list[bytes] = []
        self.settlers = [0] * TERRITORIES
        """What one's own heroes can bring to each territory at best."""
        self.discoveries = [0] * TERRITORIES
        self.row_settlers = [0] * TERRITORIES
        self.row_discoverers = [0] * TERRITORIES
        self.known_discoverers = [0] * TERRITORIES
        """Heroes of others that all know."""

    def described(self) -> Described:
        """All moves in question."""
        table = self.table
        gains = self.value.answer_gains()
        best = max(gains)
        self._read_heroes()
        for land in range(TERRITORIES):
            self.lands.append(self.land_part(land) if land < self.position.lands else NO_LAND)
        moves: list[int] = []
        rows: list[bytes] = []
        least = best - HOPELESS
        if len(gains) > MOST:
            least = max(least, sorted(gains)[-MOST])
        for place, move in enumerate(table.legal):
            if gains[place] >= least and len(moves) < MOST:
                moves.append(move)
                rows.append(self.move_row(move, gains[place], best))
        chance = self.position.chances[self.seat]
        return Described(moves, self.common_bytes(), rows, chance * (1.0 - chance) / self.position.heat)

    # Heroes

    def _read_heroes(self) -> None:
        table = self.table
        tables = table.settings.tables
        for hero in table.hand(self.seat):
            for land in tables.influence[table.epoch * HEROES + hero]:
                self.settlers[land] = max(self.settlers[land], tables.population[hero])
                self.discoveries[land] = max(self.discoveries[land], table.settings.discovery[hero])
        for hero in table.row:
            for land in tables.influence[table.epoch * HEROES + hero]:
                self.row_settlers[land] = max(self.row_settlers[land], tables.population[hero])
                if table.settings.discovery[hero] > 0:
                    self.row_discoverers[land] += 1
        for slot in range(self.players * HAND):
            hero = table.hands[slot]
            if hero != NOBODY and table.known[slot] and slot // HAND != self.seat and table.settings.discovery[hero]:
                for land in tables.influence[table.epoch * HEROES + hero]:
                    self.known_discoverers[land] += 1

    # Territories

    def land_part(self, land: int) -> bytes:
        """A territory in the eyes of the seat."""
        table, position = self.table, self.position
        part = bytearray(LAND)
        part[0] = 1
        part[1 if table.scored[land] else 1 + position.free[land]] = 1  # up to 5
        part[6] = byte(int(position.sum[land]))
        part[7] = int(position.low[land])
        self._add_standing(land, part)
        self._add_pay(land, part)
        part[21] = self.settlers[land]
        part[22] = self.discoveries[land]
        part[23] = self.row_settlers[land]
        part[24] = self.row_discoverers[land]
        part[25] = self.known_discoverers[land]
        self._add_neighbours(land, part)
        return bytes(part)

    def _add_standing(self, land: int, part: bytearray) -> None:
        """How many of ours there are, and the three strongest others."""
        population = self.table.population
        base = land * SEATS
        mine = population[base + self.seat]
        first = second = third = 0
        for other in range(self.players):
            here = population[base + other]
            if other == self.seat or here <= third:
                continue
            if here > first:
                first, second, third = here, first, second
            elif here > second:
                second, third = here, second
            else:
                third = here
        part[8] = min(mine, MANY)
        part[9] = 1 if mine > 0 else 0
        part[10] = gap_byte(mine - first)
        part[11] = 1 if mine > first else 0
        part[12] = 1 if mine == first else 0
        part[13] = gap_byte(mine - second)
        part[14] = 1 if mine > second else 0
        part[15] = gap_byte(mine - third)
        part[16] = 1 if mine > third else 0
        part[17] = min(first, MANY)
        part[18] = min(first - second, GAP)
        part[29] = gap_byte(mine - population[base + (self.seat + 1) % self.players])

    def _add_pay(self, land: int, part: bytearray) -> None:
        """What the seat can expect of a territory, and the other who can expect most."""
        position = self.position
        position.expect(land)
        best = -1
        for other in range(self.players):
            if other != self.seat and (best < 0 or position.pay[other] > position.pay[best]):
                best = other
        part[19] = byte(int(position.pay[self.seat] * TENTHS + 0.5))
        part[20] = byte(int(position.pay[best] * TENTHS + 0.5))
        part[28] = int(position.chances[best] * WHOLE)

    def _add_neighbours(self, land: int, part: bytearray) -> None:
        """Our population next to a territory, and the largest of another."""
        population = self.table.population
        mine = theirs = 0
        for near in self.table.neighbours(land):
            base = near * SEATS
            mine += population[base + self.seat]
            for other in range(self.players):
                if other != self.seat and population[base + other] > theirs:
                    theirs = population[base + other]
        part[26] = min(mine, MANY)
        part[27] = min(theirs, MANY)

    # What all moves have in common

    def common_bytes(self) -> bytes:
        """The seat, the question, the others in the order of turns, the territories; last, the share of the win."""
        pieces = [self.own_part(), self.question_part()]
        for place in range(1, SEATS):
            pieces.append(self.other_part(place) if place < self.players else bytes(OTHER))
        pieces += self.lands
        pieces.append(bytes([int(self.position.chances[self.seat] * WHOLE + 0.5)]))
        return b"".join(pieces)

    def own_part(self) -> bytes:
        """The seat among the others."""
        table, position, seat = self.table, self.position, self.seat
        part = bytearray(OWN)
        part[self.players - 2] = 1  # up to 3
        part[4] = 1 if table.epoch == ANCIENT else 0
        part[5] = position.left
        part[6] = position.tokens
        part[7] = 1 if position.left == 1 else 0
        best = coins = made = 0
        most = -1e9
        for other in range(self.players):
            if other != seat:
                best = max(best, table.points[other])
                coins = max(coins, table.coins[other])
                made = max(made, table.made[other])
                most = max(most, position.worth[other])
        part[8] = byte(table.points[seat] - best + LEVEL)
        part[9] = byte(int((position.worth[seat] - most) * 4) + LEVEL)
        part[10] = coins
        part[11] = gap_byte(table.made[seat] - made)
        part[12] = table.coins[seat]
        part[13] = 1 if table.coins[seat] >= 7 else 0
        part[14] = min(30, table.supply[seat])
        part[15] = int(position.mean * 50 + 0.5)
        for wonder in range(WONDERS):
            owner = table.owner[wonder]
            if owner == ON_OFFER:
                part[16] += 1
            elif owner >= 0:
                at = (17 if owner == seat else 19) + (1 if table.used[wonder] else 0)
                part[at] += 1  # up to 20
        tables = table.settings.tables
        for hero in table.hand(seat):
            part[21] += 1
            part[22] = max(part[22], tables.population[hero])
            part[23] = max(part[23], table.settings.discovery[hero])
            part[24] = max(part[24], tables.conquest[hero])
            part[25] = max(part[25], tables.treasure[hero])
        part[26] = 1 if table.settings.ties_by_made else 0
        part[27] = 1 if table.settings.convert_any_time else 0
        return bytes(part)

    def question_part(self) -> bytes:
        """What is asked, and the hero who acts."""
        table = self.table
        part = bytearray(QUESTION)
        part[table.step] = 1  # up to 6
        part[7 + table.inner] = 1  # up to 15
        part[16] = 1 if table.turn == self.seat else 0
        part[17] = min(table.left, MANY)
        part[18] = len(table.drawn)
        if table.hero != NOBODY:
            tables = table.settings.tables
            part[19] = tables.population[table.hero]
            part[20] = table.settings.discovery[table.hero]
            part[21] = tables.conquest[table.hero]
            part[22] = tables.treasure[table.hero]
            part[23] = len(table.influence())
        return bytes(part)

    def other_part(self, place: int) -> bytes:
        """Another seat, by how many turns after ours it comes."""
        table, position = self.table, self.position
        other = (self.seat + place) % self.players
        part = bytearray(OTHER)
        part[0] = int(position.chances[other] * WHOLE)
        part[1] = byte(table.points[other] - table.points[self.seat] + LEVEL)
        part[2] = table.coins[other]
        part[3] = len(table.hand(other))
        part[4] = 1 if table.turn == other else 0
        return bytes(part)

    # A move

    def move_row(self, move: int, gain: float, best: float) -> bytes:
        """A move that brings so many points by rules of thumb, where the best brings others."""
        row = bytearray(ROW)
        row[self.kind(move)] = 1
        if move < m.TAKE_DECK:
            self._add_hero(self.table.row[move - m.TAKE_ROW], row)
        elif m.PLAY <= move < m.SETTLE:
            self._add_hero(move - m.PLAY, row)
        elif m.SETTLE <= move < m.DISCOVER:
            self._add_land(move - m.SETTLE, row)
        elif m.DISCOVER <= move < m.ATTACK:
            self._add_discovery((move - m.DISCOVER) // TERRITORIES, (move - m.DISCOVER) % TERRITORIES, row)
        elif m.ATTACK <= move < m.FLEE:
            self._add_rival((move - m.ATTACK) // SEATS, (move - m.ATTACK) % SEATS, row)
        elif m.FLEE <= move < m.MIGRATE:
            self._add_land(move - m.FLEE, row)
        elif m.MIGRATE <= move < m.BUILD:
            origin = (move - m.MIGRATE) // TERRITORIES
            self._add_land((move - m.MIGRATE) % TERRITORIES, row)
            row[AT_ORIGIN : AT_ORIGIN + LAND] = self.lands[origin]
        elif m.BUILD <= move < m.USE:
            self._add_wonder(move - m.BUILD, row)
        elif m.USE <= move < m.USE_AT:
            self._add_wonder(move - m.USE, row)
        elif m.USE_AT <= move < m.KEEP_FIRST:
            self._add_wonder((move - m.USE_AT) // TERRITORIES, row)
            self._add_land((move - m.USE_AT) % TERRITORIES, row)
        row[AT_REST + 8] = byte(LEVEL + int(gain * TENTHS))
        row[AT_REST + 9] = byte(int((best - gain) * 50.0))
        row[AT_REST + 10] = max(1, int(WHOLE * exp(gain - best)))
        return bytes(row)

    def kind(self, move: int) -> int:
        """The number of its kind. Population is placed for other reasons at the beginning than by a hero later."""
        found = 0
        for end in KIND_ENDS:
            if move >= end:
                found += 1
        if found < PLACED or (found == PLACED and self.table.step == PLACING):
            return found
        return found + 1

    def _add_hero(self, hero: int, row: bytearray) -> None:
        table = self.table
        tables = table.settings.tables
        row[AT_HERO] = tables.population[hero]
        row[AT_HERO + 1] = table.settings.discovery[hero]
        row[AT_HERO + 2] = tables.conquest[hero]
        row[AT_HERO + 3] = tables.treasure[hero]
        for land in tables.influence[table.epoch * HEROES + hero]:
            row[AT_REACH + land] = 1
            row[AT_HERO + 4] += 1
            if table.settings.discovery[hero] and self.position.free[land] == 1 and not table.scored[land]:
                row[AT_HERO + 5] += 1

    def _add_land(self, land: int, row: bytearray) -> None:
        row[AT_LAND : AT_LAND + LAND] = self.lands[land]
        row[AT_LAND_NUMBER + land] = 1

    def _add_discovery(self, token: int, land: int, row: bytearray) -> None:
        self._add_land(land, row)
        row[AT_REST] = self.table.settings.tables.value[token]
        row[AT_REST + 1] = 1 if self.position.free[land] == 1 and not self.table.scored[land] else 0

    def _add_rival(self, land: int, rival: int, row: bytearray) -> None:
        self._add_land(land, row)
        population, base = self.table.population, land * SEATS
        row[AT_REST + 2] = int(self.position.chances[rival] * WHOLE)
        row[AT_REST + 3] = gap_byte(population[base + self.seat] - population[base + rival])
        row[AT_REST + 4] = min(population[base + rival], MANY)
        row[AT_REST + 5] = (rival - self.seat) % self.players

    def _add_wonder(self, wonder: int, row: bytearray) -> None:
        row[AT_REST + 6] = byte(self.table.settings.tables.wonder_points[wonder])
        row[AT_REST + 7] = byte(int(self.position.power_worth(wonder) * TENTHS))


def gap_byte(gap: int) -> int:
    """Population ahead or behind as a byte."""
    return max(0, min(2 * GAP, gap + GAP))
