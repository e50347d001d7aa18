"""A turn looked through to its end: what a hero would bring, where its population and discoveries would go best.

Gains are in points as our seat feels them (`PositionValue.stakes`), against doing nothing at all.
"""

from __future__ import annotations

from typing import Final

from herohall.games.world import powers as p
from herohall.games.world.conquest import sized
from herohall.games.world.position_value import PositionValue
from herohall.games.world.table import Table
from herohall.games.world.tables import ANCIENT, HEROES, SEATS, TERRITORIES, WONDERS

MOST_SETTLERS: Final = 7
TYPICAL_POWER: Final = 4
OPENING: Final = 0.5
"""What it is worth to open the modern epoch (H7.6)."""
UNKNOWN: Final = -1e9
WALL_CHANCE: Final = 0.6
"""How likely a defender is to use a wall."""

CHOICES: Final = [
    [[mask for mask in range(1 << lands) if mask.bit_count() == count] for count in range(lands + 1)]
    for lands in range(TERRITORIES + 1)
]
"""All ways to choose some of a number of territories, as masks: `CHOICES[territories][how many]`."""


class TurnValue:
    """The value of a position and what a turn adds to it, each figure found when first asked for."""

    def __init__(self, table: Table, position: PositionValue) -> None:
        self.table = table
        self.seat = position.seat
        self.position = position
        self._gains: list[list[float]] = [[] for _ in range(TERRITORIES)]
        self._placed: list[list[float]] = [[] for _ in range(TERRITORIES)]
        self._losses: list[list[float]] = [[] for _ in range(TERRITORIES)]
        self._now = [UNKNOWN] * TERRITORIES
        self._raids = [UNKNOWN] * TERRITORIES
        self._heroes = [UNKNOWN] * HEROES

    def now(self, land: int) -> float:
        """What a territory means as it is."""
        if self._now[land] == UNKNOWN:
            self._now[land] = self.position.land_worth(land)
        return self._now[land]

    # Population

    def gains(self, land: int) -> list[float]:
        """What 0, 1, 2, … more population of ours in a territory brings."""
        row = self._gains[land]
        if not row:
            now = self.now(land)
            row += [self.position.worth_with(land, more) - now for more in range(MOST_SETTLERS + 1)]
        return row

    def losses(self, land: int) -> list[float]:
        """What 0, 1, 2, … less brings, as far as we have any."""
        row = self._losses[land]
        if not row:
            now = self.now(land)
            there = min(4, self.position.population[land * SEATS + self.seat])
            row += [self.position.worth_with(land, -less) - now for less in range(there + 1)]
        return row

    def placed(self, land: int) -> list[float]:
        """What an average discovery in a territory brings, with 0, 1, 2, … more population before it."""
        row = self._placed[land]
        if not row:
            now = self.now(land)
            mean = self.position.mean
            row += [self.position.worth_placed(land, mean, more) - now for more in range(MOST_SETTLERS + 1)]
        return row

    # Discoveries

    def discovery_gain(self, land: int, token: int) -> float:
        """What it brings to place a certain discovery."""
        position = self.position
        if self.table.closing:  # only the most valuable one stays, and nothing scores
            return 0.0
        value = self.table.settings.tables.value[token]
        if self.ends_epoch(land):
            if self.table.epoch != ANCIENT:
                return position.final_gain(land, value, 0, True)
            return position.worth_placed(land, value, 0) - self.now(land) - self.closing_loss(land)
        return position.worth_placed(land, value, 0) - self.now(land)

    def ends_epoch(self, land: int) -> bool:
        """Whether a discovery there would end the epoch."""
        return self.position.free[land] == 1 and self.position.left == 1 and not self.table.closing

    def closing_loss(self, land: int) -> float:
        """What is lost with the ancient territories that will not be scored, if this one is the last."""
        lost = -OPENING if self.table.turn == self.seat else OPENING
        for other in range(self.position.lands):
            if other != land:
                lost += self.position.present_worth(other)
        return lost

    def best_discoveries(self, tokens: list[int], lands: list[int]) -> float:
        """The best way to place as many discoveries as possible, each in another territory (H3.3)."""
        if not tokens or not lands:
            return 0.0
        best = -1e9
        # With fewer territories than discoveries some of the latter are left out.
        for first in range(max(1, len(tokens) - len(lands) + 1)):
            rest = tokens[first + 1 :]
            for land in lands:
                gain = self.discovery_gain(land, tokens[first])
                if rest:
                    gain += self.best_discoveries(rest, [other for other in lands if other != land])
                best = max(best, gain)
        return best

    # A whole turn

    def hero_gain(self, hero: int) -> float:
        """What a hero would bring, played now."""
        if self._heroes[hero] == UNKNOWN:
            self._heroes[hero] = self._hero_gain(hero)
        return self._heroes[hero]

    def _hero_gain(self, hero: int) -> float:
        table = self.table
        tables = table.settings.tables
        lands = tables.influence[table.epoch * HEROES + hero]
        after = self.later_gain(hero)
        if not lands:
            return after
        settlers = min(tables.population[hero], table.supply[self.seat])
        return self.turn_gain(lands, settlers, table.settings.discovery[hero], after, -1)

    def later_gain(self, hero: int) -> float:
        """What conquest and treasure of a hero bring, roughly."""
        table = self.table
        tables = table.settings.tables
        coins = self.position.rate * min(tables.treasure[hero], table.bank)
        if tables.conquest[hero] == 0:
            return coins
        return coins + self.raid(tables.influence[table.epoch * HEROES + hero], tables.conquest[hero] + table.epoch + 1)

    def turn_gain(self, lands: list[int], settlers: int, discoveries: int, after: float, first: int) -> float:
        """The best way to settle and then discover; `after` is what the rest of the turn brings, unless the epoch ends
        before; `first` is a territory that gets at least one settler, or -1."""
        table = self.table
        open_lands = [land for land in lands if table.can_receive(land)]
        count = min(discoveries, len(open_lands), len(table.bag))
        best = -1e9
        for mask in CHOICES[len(open_lands)][count]:
            chosen = [land for place, land in enumerate(open_lands) if mask >> place & 1]
            last = -1
            for land in chosen:
                if self.ends_epoch(land):
                    last = land
            if last >= 0 and table.epoch != ANCIENT:
                there = settlers if first in (-1, last) else settlers - 1
                gain = self.position.final_gain(last, self.position.mean, there, False)
            else:
                gain = self.settling_gain(lands, chosen, settlers, first)
                gain += after if last < 0 else -self.closing_loss(last)
            best = max(best, gain)
        return best

    def settling_gain(self, lands: list[int], chosen: list[int], settlers: int, first: int) -> float:
        """The best split of settlers over territories, of which the chosen ones get a discovery afterwards."""
        best = [0.0] * (settlers + 1)
        for land in lands:
            row = self.placed(land) if land in chosen else self.gains(land)
            least = 1 if land == first else 0
            for total in range(settlers, -1, -1):
                most = -1e9
                for here in range(least, total + 1):
                    gain = best[total - here] + row[here]
                    if gain > most:
                        most = gain
                best[total] = most
        return best[settlers]

    # Conquest

    def raid(self, lands: list[int], power: int) -> float:
        """What the best attack of a hero might bring, roughly."""
        best = 0.0
        for land in lands:
            if self._raids[land] == UNKNOWN:
                self._raids[land] = self._typical_raid(land)
            best = max(best, self._raids[land])
        return best * power / TYPICAL_POWER

    def _typical_raid(self, land: int) -> float:
        """An attack of typical power on the rival there whose loss we would like best."""
        base = land * SEATS
        target = -1
        least = 0.0
        for rival in range(self.position.players):
            strength = self.position.stakes[rival] * self.position.population[base + rival]
            if rival != self.seat and strength < least:
                least, target = strength, rival
        if target < 0 or self.position.population[base + self.seat] == 0:
            return 0.0
        return max(0.0, self.attack_gain(land, self.seat, target, TYPICAL_POWER))

    def attack_gain(self, land: int, attacker: int, defender: int, power: int) -> float:
        """What an attack brings our seat, over all faces and the defender's wall."""
        gain = self.die_gain(land, attacker, defender, power)
        if self.seat == attacker:
            wall = self.wall_of(defender)
            if wall:
                gain += WALL_CHANCE * (self.face_gain(land, attacker, defender, power, wall) - gain)
        return gain

    def die_gain(self, land: int, attacker: int, defender: int, power: int) -> float:
        """What a roll brings our seat, over all faces that decide."""
        tables = self.table.settings.tables
        gain = 0.0
        for face in tables.deciding_faces:
            gain += self.face_gain(land, attacker, defender, power, tables.faces[face])
        return gain / len(tables.deciding_faces)

    def wall_of(self, seat: int) -> list[int]:
        """The result by which a seat may answer an attack without a roll; empty if it has no such power."""
        table = self.table
        for wonder in range(WONDERS):
            if table.owner[wonder] == seat and not table.used[wonder]:
                power = table.settings.tables.powers[wonder]
                if power.moment == p.WHEN_ATTACKED:
                    return power.result
        return []

    def face_gain(self, land: int, attacker: int, defender: int, power: int, clauses: list[int]) -> float:
        """What a result of the die brings our seat (H9.4, H9.8)."""
        position = self.position
        attacking = position.population[land * SEATS + attacker]
        defending = position.population[land * SEATS + defender]
        attackers, defenders = attacking, defending
        fled, fleeing = 0, defender
        gain = 0.0
        for place in range(0, len(clauses), 2):
            kind = clauses[place]
            count = sized(clauses[place + 1], power)
            if kind == p.BATTLE:
                defenders -= min(count, defenders)
            elif kind == p.DEFEAT:
                attackers -= min(count, attackers)
            elif kind == p.CARNAGE:
                count = min(count, attackers, defenders)
                attackers -= count
                defenders -= count
            elif kind == p.FLIGHT:
                fled = min(count, defenders)
            elif kind == p.DEFECTION:
                count = min(count, defenders, self.table.supply[attacker])
                attackers += count
                defenders -= count
            elif kind == p.PLUNDER:
                count = min(count, self.table.coins[defender])
                gain += position.rate * count * (position.stakes[attacker] - position.stakes[defender])
            elif kind == p.RETREAT:
                fled = min(count, attackers)
                fleeing = attacker
            elif kind == p.DESERTION:
                count = min(count, attackers, self.table.supply[defender])
                attackers -= count
                defenders += count
            elif kind == p.ATTACKER_SETTLES:
                attackers += min(count, self.table.supply[attacker])
            elif kind == p.DEFENDER_SETTLES:
                defenders += min(count, self.table.supply[defender])
            else:
                gain += self.fortune_gain(attacker, defender, kind, count)
        if attackers != attacking or defenders != defending:
            gain += self.change_gain(land, attacker, attackers - attacking, defender, defenders - defending)
        return gain + self.flight_gain(land, fleeing, fled) if fled else gain

    def fortune_gain(self, attacker: int, defender: int, kind: int, count: int) -> float:
        """Coins and points that a result of the die brings."""
        position, table = self.position, self.table
        if kind == p.RANSOM:
            count = min(count, table.coins[attacker])
            return position.rate * count * (position.stakes[defender] - position.stakes[attacker])
        if kind == p.ATTACKER_EARNS:
            return position.rate * min(count, table.bank) * position.stakes[attacker]
        if kind == p.DEFENDER_EARNS:
            return position.rate * min(count, table.bank) * position.stakes[defender]
        if kind == p.ATTACKER_SCORES:
            return count * position.stakes[attacker]
        return count * position.stakes[defender] if kind == p.DEFENDER_SCORES else 0.0

    def change_gain(self, land: int, one: int, more: int, other: int, others: int) -> float:
        """What it brings our seat if the population of two seats changes in a territory."""
        population = self.position.population
        base = land * SEATS
        population[base + one] += more
        population[base + other] += others
        after = self.position.land_worth(land)
        population[base + one] -= more
        population[base + other] -= others
        return after - self.now(land)

    def flight_gain(self, land: int, defender: int, count: int) -> float:
        """Population flees to where its owner likes it best, all to one territory for simplicity."""
        goals = self.table.neighbours(land)
        if not goals or count == 0:
            return 0.0
        best = 0.0
        for place, goal in enumerate(goals):
            gain = self.change_gain(goal, defender, count, defender, 0)
            if place == 0 or (gain > best if defender == self.seat else gain < best):
                best = gain
        return best + self.change_gain(land, defender, -count, defender, 0)
