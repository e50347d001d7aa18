"""The most that powers and results of the die can have brought by now (H9.8): for checking states from outside."""

from __future__ import annotations

from collections.abc import Iterable

from herohall.games.world import powers as p
from herohall.games.world.powers import Power
from herohall.games.world.scoring import LAST_ANCIENT, LAST_MODERN
from herohall.games.world.table import COINS, Table
from herohall.games.world.tables import ANCIENT, LADDER, MODERN, SEATS, WONDERS

EARNINGS = (p.ATTACKER_EARNS, p.DEFENDER_EARNS)
SCORES = (p.ATTACKER_SCORES, p.DEFENDER_SCORES)


def most_uses(table: Table, wonder: int, this_epoch: bool = False) -> int:
    """How often a power can have been used, in the game or in this epoch."""
    if table.owner[wonder] < 0:
        return 0
    tables = table.settings.tables
    power, used = tables.powers[wonder], table.used[wonder]
    earlier = table.epoch == MODERN and tables.epoch_of_wonder[wonder] == ANCIENT and not this_epoch
    if power.often == p.PER_EPOCH:
        return used + (1 if earlier else 0)
    if power.often == p.PER_GAME:
        return used
    plays = [entry for entry in table.played if not this_epoch or tables.epoch_of_hero[entry // SEATS] == table.epoch]
    if power.moment < p.ON_TURN:
        return len(plays) + 1
    owner = table.owner[wonder]
    return sum(entry % SEATS == owner for entry in plays) + (1 if owner == table.turn else 0)


def most_coins(table: Table) -> int:
    """Coins from the bank."""
    powers = table.settings.tables.powers
    coins = sum(powers[wonder].coins * most_uses(table, wonder) for wonder in range(WONDERS))
    return coins + _by_attacks(table, EARNINGS)


def coins_are_exact(table: Table) -> bool:
    """Whether `most_coins` is what they have brought while the ancient epoch lasts and the bank was never short."""
    powers = table.settings.tables.powers
    return not any(power.coins and power.often == p.PER_TURN for power in powers) and _by_attacks(table, EARNINGS) == 0


def most_points(table: Table) -> int:
    """Points, besides what the lowest and the highest discovery of each scored territory bring once."""
    covered: list[int] = []
    points = _by_attacks(table, SCORES)
    for wonder in range(WONDERS):
        power = table.settings.tables.powers[wonder]
        points += power.points * most_uses(table, wonder)
        if power.score:
            known = power.score in (p.LOWEST, p.HIGHEST) and power.score not in covered
            covered.append(power.score)
            scorings = min(most_uses(table, wonder), LAST_ANCIENT + LAST_MODERN)
            points += 0 if known else scorings * _most_scored(table, power)
    return points


def _most_scored(table: Table, power: Power) -> int:
    """What a power can add in one scoring."""
    if power.score > 0:
        return power.score
    best = max(table.settings.tables.value, default=0)
    if power.score in (p.LOWEST, p.HIGHEST):
        return best
    return LADDER * best if power.score == p.SUM else (LADDER * best + 1) // 2


def income_by_powers(table: Table, seat: int, epoch: int) -> int:
    """Coins of the bank and of others that powers and results of the die can have brought one seat by that epoch."""
    tables = table.settings.tables
    income = 0
    for wonder, power in enumerate(tables.powers):
        if table.owner[wonder] == seat and tables.epoch_of_wonder[wonder] <= epoch:
            income += (power.coins + power.tax * (table.settings.players - 1)) * _uses_until(table, wonder, epoch)
    heroes = [entry for entry in table.played if tables.epoch_of_hero[entry // SEATS] <= epoch]
    attacks = [entry for entry in heroes if entry % SEATS == seat]
    suffered = [entry for entry in heroes if entry % SEATS != seat]
    income += _by_attacks(table, (p.ATTACKER_EARNS, p.PLUNDER), attacks)
    return income + _by_attacks(table, (p.DEFENDER_EARNS, p.RANSOM), suffered)


def _uses_until(table: Table, wonder: int, epoch: int) -> int:
    """How often a power can have been used by the end of an epoch; of what is used once, the use may have been then."""
    if epoch == table.epoch:
        return most_uses(table, wonder)
    if table.settings.tables.powers[wonder].often == p.PER_EPOCH:
        return 1
    return most_uses(table, wonder)


def _by_attacks(table: Table, kinds: Iterable[int], heroes: Iterable[int] | None = None) -> int:
    """What results of the die can have brought: every hero with a conquest value attacks once (H5.1)."""
    tables = table.settings.tables
    results = tables.faces + [power.result for power in tables.powers if power.result]
    boost = sum(max(power.boost, 0) for power in tables.powers)
    wanted = [
        [clauses[place + 1] for place in range(0, len(clauses), 2) if clauses[place] in kinds] for clauses in results
    ]
    if not any(wanted):
        return 0
    found = 0
    for entry in table.played if heroes is None else heroes:
        conquest = tables.conquest[entry // SEATS]
        if conquest:
            power = conquest + 2 + boost
            most = {p.ALL_OF_IT: power, p.HALF_OF_IT: power, p.EVERYTHING: COINS}
            found += max(sum(most.get(amount, amount) for amount in amounts) for amounts in wanted)
    return found
