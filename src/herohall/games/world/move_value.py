"""What the seat that is asked thinks of its answers: each with what it brings, in points, found by looking through the
present turn."""

from __future__ import annotations

from typing import Final

from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.conquest import attack_power
from herohall.games.world.powers import AGAIN, EITHER, MIGRATION_SIZE, Power
from herohall.games.world.rules import open_lands
from herohall.games.world.scoring import LAST_MODERN, holder, places, scored_by
from herohall.games.world.table import NOBODY, Table
from herohall.games.world.tables import ANCIENT, FACES, MODERN, SEATS, TERRITORIES
from herohall.games.world.treasure import MIGRATION_COINS, POINT_COINS, WONDER_COINS, ways
from herohall.games.world.turn_value import MOST_SETTLERS, UNKNOWN, TurnValue
from herohall.games.world.wonders import can_migrate, can_survey, receivers, targets_of

NEXT_HERO: Final = 0.25
"""What a hero kept for the next turn counts of what it would bring now."""
DECK_LOOKS: Final = 6
"""How many heroes of an imagined deck are looked at to guess what a draw brings."""
BETTER_OF_TWO: Final = 0.6
"""How much more than the mean the better of two discoveries is worth."""
NEVER: Final = -50.0


class MoveValue(TurnValue):
    """What the seat that is asked thinks of its answers."""

    def answer_gains(self) -> list[float]:
        """What each legal answer brings, in points, in their order."""
        table = self.table
        free = [is_free(table, move) for move in table.legal]
        gains = [0.0 if free[place] else self.gain(move) for place, move in enumerate(table.legal)]
        best = max((gain for place, gain in enumerate(gains) if not free[place]), default=0.0)
        # A power or a conversion leaves the question open: its own gain comes on top of the best answer.
        ending = self.ends_with_best(gains, free)
        for place, move in enumerate(table.legal):
            if free[place]:
                gains[place] = best + self.free_gain(move, ending)
        return gains

    def ends_with_best(self, gains: list[float], free: list[bool]) -> bool:
        """Whether the best answer ends the game, so that coins must become points before it."""
        table = self.table
        if table.epoch == ANCIENT or table.step != at.DISCOVERING:
            return False
        places = [place for place, each in enumerate(free) if not each]
        best = max(places, key=lambda place: gains[place])
        return self.ends_epoch((table.legal[best] - m.DISCOVER) % TERRITORIES)

    def gain(self, move: int) -> float:
        """What an answer to the question brings."""
        table = self.table
        if move < m.PLAY:
            return self.take_gain(move)
        if move < m.SETTLE:
            return self.play_gain(move - m.PLAY)
        if move < m.DISCOVER:
            return self.settle_gain(move - m.SETTLE)
        if move < m.ATTACK:
            return self.discover_gain((move - m.DISCOVER) // TERRITORIES, (move - m.DISCOVER) % TERRITORIES)
        if move < m.FLEE and table.inner == at.TARGET:
            return self.remove_gain(move, table.settings.tables.powers[table.acting].removed)
        if move < m.FLEE:
            target = move - m.ATTACK
            return self.attack_gain(target // SEATS, self.seat, target % SEATS, attack_power(table))
        if move < m.MIGRATE:
            return self.best_average(move - m.FLEE, table.moving)
        if move < m.BUILD:
            return self.migrate_gain((move - m.MIGRATE) // TERRITORIES, (move - m.MIGRATE) % TERRITORIES)
        if move < m.USE:
            return self.build_gain(move - m.BUILD)
        if move < m.USE_AT:
            return self.use_gain(move - m.USE)
        if move in (m.KEEP_FIRST, m.KEEP_SECOND):
            return self.roll_gain(table.face if move == m.KEEP_FIRST else table.second_face)
        return self.stay_gain()

    # H2: heroes

    def take_gain(self, move: int) -> float:
        """A hero of the row, or whatever the deck may hold."""
        table = self.table
        if move != m.TAKE_DECK:
            return self.hand_gain(table.row[move - m.TAKE_ROW])
        looks = self.deck_looks()
        return sum(self.hand_gain(hero) for hero in looks) / len(looks)

    def deck_looks(self) -> list[int]:
        """Some heroes of an imagined deck."""
        deck = self.table.deck
        return deck[:: max(1, len(deck) // DECK_LOOKS)]

    def hand_gain(self, hero: int) -> float:
        """The best hero of the hand with one more, and something for the second best."""
        best, second = self.hero_gain(hero), UNKNOWN
        for other in self.table.hand(self.seat):
            gain = self.hero_gain(other)
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        return best if second == UNKNOWN else best + NEXT_HERO * second

    def play_gain(self, hero: int) -> float:
        """A hero now, and something for the best of those kept."""
        kept = [self.hero_gain(other) for other in self.table.hand(self.seat) if other != hero]
        return self.hero_gain(hero) + NEXT_HERO * max(kept, default=0.0)

    # H3: population and discoveries

    def settle_gain(self, land: int) -> float:
        """One settler there, the others where they serve best."""
        table = self.table
        if table.step == at.PLACING:
            return self.best_average(land, (table.left + self.position.players - 1) // self.position.players)
        settlers = min(table.left, table.supply[self.seat])
        discoveries = table.settings.discovery[table.hero]
        return self.turn_gain(table.influence(), settlers, discoveries, self.later_gain(table.hero), land)

    def best_average(self, land: int, most: int) -> float:
        """What each of some population brings there, for the best number of them."""
        row = self.gains(land)
        return max(row[count] / count for count in range(1, max(1, min(most, MOST_SETTLERS)) + 1))

    def discover_gain(self, token: int, land: int) -> float:
        """A discovery there, the others drawn where they serve best."""
        table = self.table
        gain = self.discovery_gain(land, token)
        if table.inner == at.SURVEY or self.ends_epoch(land):
            return gain
        others = [other for other in table.drawn if other != token]
        if not others:
            return gain
        return gain + self.best_discoveries(others, [other for other in open_lands(table) if other != land])

    # H5: conquest

    def roll_gain(self, face: int) -> float:
        """What a face brings in the attack under way."""
        table = self.table
        clauses = table.settings.tables.faces[face]
        if clauses[0] == AGAIN:
            return self.die_gain(table.territory, table.turn, table.rival, attack_power(table))
        return self.face_gain(table.territory, table.turn, table.rival, attack_power(table), clauses)

    def attack_use_gain(self, power: Power) -> float:
        """What comes of the attack under way if this power is used before or after the roll."""
        table = self.table
        if power.result:
            strength = attack_power(table)
            return self.face_gain(table.territory, table.turn, table.rival, strength, power.result)
        if power.again == EITHER:
            return self.reroll_gain()
        if power.again:
            return sum(self.roll_gain(face) for face in range(FACES)) / FACES
        table.boost += power.boost
        gain = self.stay_gain()
        table.boost -= power.boost
        return gain

    def reroll_gain(self) -> float:
        """The better of this roll and another."""
        first = self.roll_gain(self.table.face)
        return sum(max(first, self.roll_gain(face)) for face in range(FACES)) / FACES

    # H6: treasure

    def migrate_gain(self, origin: int, goal: int) -> float:
        """The best number of migrants from one territory to another, less what it costs."""
        table = self.table
        under_way = table.inner == at.MIGRATION
        most = table.moving if under_way else MIGRATION_SIZE
        cost = 0.0 if under_way else MIGRATION_COINS * self.position.rate
        return self.moving_gain(origin, goal, most) - cost

    def moving_gain(self, origin: int, goal: int, most: int) -> float:
        """The best number of population from one territory to another, at least one."""
        losses = self.losses(origin)
        gains = self.gains(goal)
        best = NEVER
        for count in range(1, min(most + 1, len(losses))):
            best = max(best, losses[count] + gains[count])
        return best

    def build_gain(self, wonder: int) -> float:
        """Points and power of a wonder, less what it costs."""
        points = self.table.settings.tables.wonder_points[wonder]
        return points + self.position.power_worth(wonder) - WONDER_COINS * self.position.rate

    # Powers

    def use_gain(self, wonder: int) -> float:
        """A power in a scoring or an attack, less what it might bring later."""
        power = self.table.settings.tables.powers[wonder]
        if self.table.inner == at.SCORING:
            gain = self.scoring_gain(power)
        else:
            gain = self.attack_use_gain(power)
        return gain + self.fortune(power) - self.use_cost(wonder)

    def fortune(self, power: Power) -> float:
        """Coins and points that a power brings at once."""
        table, position = self.table, self.position
        gain = float(power.points)
        if power.coins:
            gain += position.rate * min(power.coins, table.bank)
        if power.tax:
            for seat in range(position.players):
                if seat != self.seat:
                    taken = min(power.tax, table.coins[seat])
                    gain += position.rate * taken * (1.0 - position.stakes[seat])
        return gain

    def use_cost(self, wonder: int) -> float:
        """What a power is worth if it is kept for later in this epoch."""
        if table_ends(self.table):
            return 0.0
        return self.table.settings.tables.powers[wonder].worth * self.position.power_share

    def scoring_gain(self, power: Power) -> float:
        """A power that changes what a territory pays (H4.5)."""
        table = self.table
        gain = float(scored_by(table, power))
        if power.swap:
            other = holder(places(table, table.territory), power.swap)
            if other != NOBODY:
                more = table.pay[other] - table.pay[self.seat]
                gain += more * (1.0 - self.position.stakes[other])
        return gain

    def stay_gain(self) -> float:
        """To decline, to stop, to be done."""
        table = self.table
        if table.inner == at.WALL:
            return self.attack_gain(table.territory, table.turn, table.rival, attack_power(table))
        if table.inner == at.REROLL:
            return self.roll_gain(table.face)
        return 0.0

    def free_gain(self, move: int, ending: bool) -> float:
        """What a power or a conversion brings on top of the answer that follows it."""
        table = self.table
        if move == m.CONVERT:
            if ending:
                return 1.0
            return 1.0 - POINT_COINS * self.position.rate if table.step == at.SPENDING else NEVER
        if move >= m.USE_AT:
            wonder, land = divmod(move - m.USE_AT, TERRITORIES)
            return self.reinforce_gain(wonder, land) + self.power_gain(table.settings.tables.powers[wonder])
        wonder = move - m.USE
        if table.step != at.SPENDING:
            return NEVER
        return self.power_gain(table.settings.tables.powers[wonder]) - self.use_cost(wonder)

    def power_gain(self, power: Power) -> float:
        """What a power of one's own turn brings, besides placing population."""
        gain = self.fortune(power)
        if power.drawn and can_survey(self.table, power):
            gain += self.survey_gain(power)
        if power.moved and can_migrate(self.table, power):
            gain += self.free_migration_gain(power)
        if power.removed:
            targets = targets_of(self.table, power)
            gain += max((self.remove_gain(target, power.removed) for target in targets), default=0.0)
        return gain

    def remove_gain(self, move: int, most: int) -> float:
        """What it brings to remove a rival's population from a territory."""
        land, rival = divmod(move - m.ATTACK, SEATS)
        count = min(most, self.position.population[land * SEATS + rival])
        return self.change_gain(land, rival, -count, rival, 0)

    def reinforce_gain(self, wonder: int, land: int) -> float:
        """Population by a power: at the end of a turn, or just before discoveries that make it count."""
        table = self.table
        if table.step != at.SPENDING and table.step != at.DISCOVERING:
            return NEVER
        count = min(table.settings.tables.powers[wonder].placed, table.supply[self.seat])
        gain = self.gains(land)[min(count, MOST_SETTLERS)]
        if table.step == at.DISCOVERING and not table.closing:
            slot = land * SEATS + self.seat
            lands = open_lands(table)
            now = self.now(land)
            before = self.best_discoveries(table.drawn, lands)
            self.position.population[slot] += count
            self._now[land] = now + gain
            gain += self.best_discoveries(table.drawn, lands) - before
            self._now[land] = now
            self.position.population[slot] -= count
        return gain - self.use_cost(wonder)

    def survey_gain(self, power: Power) -> float:
        """The better of some discoveries, where it serves best."""
        position = self.position
        value = position.mean + (BETTER_OF_TWO if power.drawn > 1 else 0.0)
        best = NEVER
        for land in receivers(self.table, power.lands):
            if self.ends_epoch(land) and self.table.epoch == MODERN:
                gain = position.final_gain(land, value, 0, False)
            else:
                gain = position.worth_placed(land, value, 0) - self.now(land)
            best = max(best, gain)
        return best

    def free_migration_gain(self, power: Power) -> float:
        """The best migration by a power."""
        best = NEVER
        for origin in range(self.position.lands):
            for way in ways(self.table, origin, power.far):
                best = max(best, self.moving_gain(origin, (way - m.MIGRATE) % TERRITORIES, power.moved))
        return best


def is_free(table: Table, move: int) -> bool:
    """Whether an answer leaves the question open: a power of one's own turn, or a conversion (H6.7)."""
    if move == m.CONVERT:
        return True
    return m.USE <= move < m.KEEP_FIRST and table.inner == at.NOTHING


def table_ends(table: Table) -> bool:
    """Whether the scoring under way is the last of the game."""
    return table.inner == at.SCORING and table.epoch == MODERN and table.scorings == LAST_MODERN - 1
