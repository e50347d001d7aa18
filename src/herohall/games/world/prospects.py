"""What the moves of Heroes of the World lead to, as bytes: for a network that learns to judge
positions. Compiled.

Every move that does not look hopeless by rules of thumb is carried out on a copy, up to what chance or another seat
decides, and the table that it leads to is described in the eyes of the seat that made it: the seats, the turn, and
every territory in the same way. What is hidden from that seat counts nowhere.
"""

from __future__ import annotations

from math import exp
from typing import Final

from herohall.core.encoder import WHOLE, Foreseer, Prospects, byte
from herohall.core.generator import Generator
from herohall.core.state import State
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.conquest import attack_power
from herohall.games.world.epochs import change_epoch
from herohall.games.world.move_value import MoveValue
from herohall.games.world.position_value import PositionValue
from herohall.games.world.race_value import DUEL, OpenRaceValue, now_to_play, open_position
from herohall.games.world.rules import carry_out, next_seat
from herohall.games.world.scoring import LAST_ANCIENT, LAST_MODERN
from herohall.games.world.state import WorldState
from herohall.games.world.table import HAND, NOBODY, ON_OFFER, Table
from herohall.games.world.tables import ANCIENT, HEROES, SEATS, TERRITORIES, WONDERS

HOPELESS: Final = 3.0
"""A move that brings so many points less than the best is not in question."""
MOST: Final = 12
"""No more moves are in question."""
SURE: Final = 6.0
"""The logarithm of the odds of a seat that has won."""
STEEP: Final = 20.0
"""Logarithms of odds are counted in such parts."""
GAP: Final = 8
"""Population that one is ahead or behind counts no further; a byte is so much higher."""
MANY: Final = 20
TENTHS: Final = 10
"""Points are counted in tenths."""
LEVEL: Final = 127
"""The byte for as much as the others."""
LOOKS: Final = 8
"""How many of the heroes that may be in the deck are looked at."""

# Bytes that describe the seats and the turn, and bytes of each territory.
OTHER: Final = 5
AT_MINE: Final = 20
AT_HAND: Final = AT_MINE + 3 * WONDERS
AT_STEP: Final = AT_HAND + 11
AT_OTHERS: Final = AT_STEP + 17
AT_ODDS: Final = AT_OTHERS + (SEATS - 1) * OTHER
WHOLE_PART: Final = AT_ODDS + 3
AT_NAME: Final = 44
LAND: Final = AT_NAME + TERRITORIES
ROW: Final = WHOLE_PART + TERRITORIES * LAND


class WorldProspects(Foreseer):
    """What moves of Heroes of the World lead to."""

    def __init__(self) -> None:
        self.whole = WHOLE_PART
        self.part = LAND
        self.parts = TERRITORIES

    def foresee(self, state: State) -> Prospects:
        assert isinstance(state, WorldState)
        return foresee(state.table)

    def regard(self, state: State, seat: int) -> tuple[bytes, float]:
        assert isinstance(state, WorldState)
        logit = limited(standing(state.table, seat).log_odds())
        return Prospect(state.table, seat, False, logit).row(), logit


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


def foresee(table: Table) -> Prospects:
    """The moves in question, in the order of legal moves, each with what it leads to."""
    position = open_position(table)
    gains = OpenMoveValue(table, position).answer_gains()
    best = max(gains)
    least = best - HOPELESS
    if len(gains) > MOST:
        least = max(least, sorted(gains)[-MOST])
    moves: list[int] = []
    rows: list[bytes] = []
    odds: list[float] = []
    known: list[bool] = []
    now = position.log_odds()
    for place, move in enumerate(table.legal):
        if gains[place] < least or len(moves) == MOST:
            continue
        after = table_after(table, move)
        moves.append(move)
        over = after.step == at.OVER
        logit = result(after, table.asked) if over else limited(now + gains[place] / position.heat)
        odds.append(logit)
        known.append(over)
        rows.append(Prospect(after, table.asked, move == m.TAKE_DECK, logit).row())
    return Prospects(moves, rows, odds, known)


def limited(logit: float) -> float:
    """Nothing is certain before the end."""
    return max(-SURE, min(SURE, logit))


def result(table: Table, seat: int) -> float:
    """The odds of a seat when the game is over: a shared win is as good as an open game."""
    most = max(table.points)
    if table.points[seat] < most:
        return -SURE
    return SURE if table.points.count(most) == 1 else 0.0


def table_after(table: Table, move: int) -> Table:
    """A copy after a move, up to what chance decides; a scoring has paid, an epoch that ends has ended."""
    after = Table(table.settings, Generator(0, True), table)
    if move == m.TAKE_DECK:
        after.step = at.PLAYING
    elif move == m.DONE:
        after.turn = next_seat(table)
        after.hero = NOBODY
        after.received = 0
        after.step = at.TAKING
    else:
        carry_out(after, move)
    if after.inner == at.SCORING:
        finish(after)
    if after.closing:
        change_epoch(after)
        after.hands = [NOBODY] * (table.settings.players * HAND)
        after.row = []
    return after


def finish(table: Table) -> None:
    """Pay for the scoring under way."""
    for seat in range(table.settings.players):
        table.points[seat] += table.pay[seat]
    table.inner = at.NOTHING
    table.scored[table.territory] = 1
    table.scorings += 1
    if table.epoch == ANCIENT:
        table.closing = table.scorings >= LAST_ANCIENT
    elif table.scorings >= LAST_MODERN:
        table.step = at.OVER


def standing(table: Table, seat: int) -> PositionValue:
    """A table as it is in the eyes of a seat, by what it knows."""
    if table.settings.players == DUEL:
        return OpenRaceValue(table, seat, now_to_play(table))
    return PositionValue(table, seat)


class Prospect:
    """A table that a move of a seat leads to; `blind` if it has drawn a hero that it does not know."""

    def __init__(self, table: Table, seat: int, blind: bool, logit: float) -> None:
        self.table = table
        self.seat = seat
        self.blind = blind
        self.logit = logit
        self.players = table.settings.players
        self.position = standing(table, seat)
        self.bytes = bytearray(ROW)
        self.mine = table.turn == seat and table.step != at.PLACING
        """Whether the turn of the seat goes on."""
        self.reach = [0] * TERRITORIES
        """1 where the hero of the seat acts."""
        if self.mine and table.hero != NOBODY:
            for land in table.influence():
                self.reach[land] = 1

    def row(self) -> bytes:
        """All bytes."""
        self._add_seat()
        self._add_wonders()
        self._add_hand()
        self._add_step()
        self._add_others()
        for land in range(self.position.lands):
            self._add_land(land, WHOLE_PART + land * LAND)
        self._add_heroes()
        return bytes(self.bytes)

    # The seats and the turn

    def _add_seat(self) -> None:
        table, position, seat, row = self.table, self.position, self.seat, self.bytes
        row[self.players - 2] = 1
        row[4] = 1 if table.epoch == ANCIENT else 0
        row[5] = position.left
        row[6] = byte(position.tokens)
        row[7] = 1 if position.left == 1 else 0
        best = coins = made = 0
        most = -1e9
        for other in range(self.players):
            if other != seat:
                best = max(best, table.points[other])
                coins = max(coins, table.coins[other])
                made = max(made, table.made[other])
                most = max(most, position.worth[other])
        row[8] = byte(table.points[seat] - best + LEVEL)
        row[9] = byte(int((position.worth[seat] - most) * 4.0) + LEVEL)
        row[10] = coins
        row[11] = gap_byte(table.made[seat] - made)
        row[12] = table.coins[seat]
        row[13] = 1 if table.coins[seat] >= 7 else 0
        row[14] = 1 if table.coins[seat] >= 2 else 0
        row[15] = min(30, table.supply[seat])
        row[16] = byte(int(position.mean * 50.0 + 0.5))
        row[17] = table.coins[seat] % 2
        row[AT_ODDS] = byte(int(limited(position.log_odds()) * STEEP) + LEVEL)
        row[AT_ODDS + 1] = byte(int(self.logit * STEEP) + LEVEL)
        row[AT_ODDS + 2] = int(WHOLE / (1.0 + exp(-self.logit)))

    def _add_wonders(self) -> None:
        table, row = self.table, self.bytes
        for wonder in range(WONDERS):
            owner = table.owner[wonder]
            if owner == ON_OFFER:
                row[18] += 1
            elif owner == self.seat:
                row[AT_MINE + wonder + (WONDERS if table.used[wonder] else 0)] = 1
            elif owner >= 0:
                if table.used[wonder]:
                    row[19] += 1
                else:
                    row[AT_MINE + 2 * WONDERS + wonder] = 1

    def _add_hand(self) -> None:
        table, row = self.table, self.bytes
        tables = table.settings.tables
        for hero in table.hand(self.seat):
            discovery = table.settings.discovery[hero]
            row[AT_HAND] += 1
            row[AT_HAND + 1] += tables.population[hero]
            row[AT_HAND + 2] = max(row[AT_HAND + 2], discovery)
            row[AT_HAND + 3] += discovery
            row[AT_HAND + 4] = max(row[AT_HAND + 4], tables.conquest[hero])
            row[AT_HAND + 5] = max(row[AT_HAND + 5], tables.treasure[hero])
            row[AT_HAND + 6] += tables.treasure[hero]
        row[AT_HAND + 7] = 1 if self.blind else 0
        row[AT_HAND + 8] = 1 if table.settings.ties_by_made else 0
        row[AT_HAND + 9] = 1 if table.settings.convert_any_time else 0
        row[AT_HAND + 10] = 1 if table.settings.discovery is tables.discovery_de else 0

    def _add_step(self) -> None:
        table, row = self.table, self.bytes
        if table.step != at.OVER:
            row[AT_STEP + table.step] = 1
        row[AT_STEP + 7] = 1 if self.mine else 0
        row[AT_STEP + 8] = (self.seat - table.turn) % self.players
        if self.mine and table.hero != NOBODY:
            tables = table.settings.tables
            row[AT_STEP + 9] = tables.conquest[table.hero] if table.step < at.ATTACKING else 0
            row[AT_STEP + 10] = tables.treasure[table.hero] if table.step < at.SPENDING else 0
            row[AT_STEP + 11] = (
                table.settings.discovery[table.hero] if table.step < at.DISCOVERING else len(table.drawn)
            )
        row[AT_STEP + 12] = min(table.left, 2 * MANY)
        row[AT_STEP + 13] = 1 if table.inner == at.WALL else 0
        row[AT_STEP + 14] = table.moving if table.inner == at.MIGRATION else 0
        row[AT_STEP + 15] = 1 if table.inner == at.FLIGHT else 0
        if table.inner == at.WALL:
            row[AT_STEP + 16] = int(self.position.chances[table.rival] * WHOLE)

    def _add_others(self) -> None:
        table, position, row = self.table, self.position, self.bytes
        for place in range(1, self.players):
            other = (self.seat + place) % self.players
            start = AT_OTHERS + (place - 1) * OTHER
            row[start] = int(position.chances[other] * WHOLE)
            row[start + 1] = byte(table.points[other] - table.points[self.seat] + LEVEL)
            row[start + 2] = table.coins[other]
            row[start + 3] = 1 if table.turn == other else 0
            row[start + 4] = min(30, table.supply[other])

    # Territories

    def _add_land(self, land: int, start: int) -> None:
        table, position, row = self.table, self.position, self.bytes
        free = position.free[land]
        row[start] = 1
        if table.scored[land] or free <= 0:
            row[start + 1] = 1
        else:
            row[start + 1 + free] = 1
        row[start + 6] = byte(int(position.sum[land]))
        row[start + 7] = int(position.low[land])
        row[start + AT_NAME + land] = 1
        self._add_standing(land, start)
        self._add_pay(land, start)
        self._add_turn(land, start)
        mine = theirs = 0
        for near in table.neighbours(land):
            base = near * SEATS
            for other in range(self.players):
                here = table.population[base + other]
                if other == self.seat:
                    mine += here
                elif here > theirs:
                    theirs = here
        row[start + 28] = min(mine, MANY)
        row[start + 29] = min(theirs, MANY)

    def _add_standing(self, land: int, start: int) -> None:
        """How many of ours there are, the strongest others, and the next seats."""
        population, row = self.table.population, self.bytes
        base = land * SEATS
        mine = population[base + self.seat]
        first = second = third = 0
        leader = -1
        for other in range(self.players):
            here = population[base + other]
            if other == self.seat or here <= third:
                continue
            if here > first:
                first, second, third = here, first, second
                leader = other
            elif here > second:
                second, third = here, second
            else:
                third = here
        row[start + 8] = min(mine, MANY)
        row[start + 9] = 1 if mine > 0 else 0
        row[start + 10] = gap_byte(mine - first)
        row[start + 11] = 1 if mine > first else 0
        row[start + 12] = 1 if mine == first else 0
        row[start + 13] = gap_byte(mine - second)
        row[start + 14] = 1 if mine > second else 0
        row[start + 15] = gap_byte(mine - third)
        row[start + 16] = 1 if mine > third else 0
        row[start + 17] = min(first, MANY)
        row[start + 18] = min(first - second, GAP)
        following = population[base + (self.seat + 1) % self.players]
        row[start + 30] = gap_byte(mine - following)
        row[start + 31] = 1 if following > 0 else 0
        row[start + 32] = gap_byte(mine - population[base + (self.seat + 2) % self.players])
        if leader >= 0:
            row[start + 33] = 1 if self.position.tie[self.seat] > self.position.tie[leader] else 0

    def _add_pay(self, land: int, start: int) -> None:
        """What the seat can expect of a territory, the other who can expect most, and the next seat."""
        position, row = self.position, self.bytes
        position.expect(land)
        best = -1
        for other in range(self.players):
            if other != self.seat and (best < 0 or position.pay[other] > position.pay[best]):
                best = other
        row[start + 19] = byte(int(position.pay[self.seat] * TENTHS + 0.5))
        row[start + 20] = byte(int(position.pay[best] * TENTHS + 0.5))
        row[start + 21] = int(position.chances[best] * WHOLE)
        row[start + 43] = byte(int(position.pay[(self.seat + 1) % self.players] * TENTHS + 0.5))

    def _add_turn(self, land: int, start: int) -> None:
        """What is still to come here in the turn of the seat."""
        table, row = self.table, self.bytes
        if table.received >> land & 1:
            row[start + 42] = 1
        if self.reach[land]:
            if table.step == at.SETTLING:
                row[start + 34] = table.left
            if table.can_receive(land):
                value = table.settings.tables.value
                if table.step < at.DISCOVERING:
                    row[start + 35] = table.settings.discovery[table.hero]
                elif table.drawn:
                    row[start + 36] = 1 + max(value[token] for token in table.drawn)
                    row[start + 37] = 1 + min(value[token] for token in table.drawn)
            may_attack = table.step <= at.ATTACKING and table.inner == at.NOTHING
            if may_attack and table.settings.tables.conquest[table.hero] and table.population[land * SEATS + self.seat]:
                row[start + 38] = attack_power(table)
        if table.inner == at.WALL and table.territory == land:
            row[start + 39] = attack_power(table)
        if table.inner == at.MIGRATION and table.territory != NOBODY and table.moving:
            if table.territory == land:
                row[start + 41] = table.moving
            elif table.free or land in table.neighbours(table.territory):
                row[start + 40] = table.moving

    def _add_heroes(self) -> None:
        """Where the heroes of the hand, the row and of known hands of others may act."""
        table = self.table
        for hero in table.hand(self.seat):
            self._add_hero(hero, 22)
        for hero in table.row:
            self._add_hero(hero, 24)
        for slot in range(self.players * HAND):
            if table.hands[slot] != NOBODY and table.known[slot] and slot // HAND != self.seat:
                self._add_hero(table.hands[slot], 26 if slot // HAND == (self.seat + 1) % self.players else 27)

    def _add_hero(self, hero: int, place: int) -> None:
        table, row = self.table, self.bytes
        tables = table.settings.tables
        population, discovery = tables.population[hero], table.settings.discovery[hero]
        for land in tables.influence[table.epoch * HEROES + hero]:
            start = WHOLE_PART + land * LAND + place
            if place >= 26:
                row[start] += 1 if discovery else 0
                continue
            if population > row[start]:
                row[start] = population
            if place == 22:
                row[start + 1] = max(row[start + 1], discovery)
            elif discovery:
                row[start + 1] += 1


def gap_byte(gap: int) -> int:
    """Population ahead or behind as a byte."""
    return max(0, min(2 * GAP, gap + GAP))
