"""H6: the treasure step: coins, migrations, wonders, points."""

from __future__ import annotations

from typing import Final

from herohall.games.world import events as e
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.powers import MIGRATION_SIZE, Power
from herohall.games.world.table import NOBODY, ON_OFFER, Table
from herohall.games.world.tables import SEATS, TERRITORIES, WONDERS

MIGRATION_COINS: Final = 2
WONDER_COINS: Final = 7
POINT_COINS: Final = 2


def begin_treasure(table: Table) -> None:
    """H6.1: take the hero's treasure in coins, as far as the bank has them (H0.4)."""
    table.step = at.SPENDING
    treasure = table.settings.tables.treasure[table.hero]
    if treasure > 0:
        table.tell(e.EARNED, table.turn, table.earn(table.turn, treasure))


def purchases(table: Table) -> list[int]:
    """What coins can buy in this step, but for points (H6.4): migrations and wonders."""
    found: list[int] = []
    if table.coins[table.turn] >= MIGRATION_COINS:
        found = migrations(table, False)
    if table.coins[table.turn] >= WONDER_COINS:
        for wonder in range(WONDERS):
            if table.owner[wonder] == ON_OFFER:
                found.append(m.BUILD + wonder)
    return found


# H6.2 Migration


def migrations(table: Table, free: bool) -> list[int]:
    """All first moves of a migration; a free one goes to any territory in play (H9.6)."""
    found: list[int] = []
    for origin in range(table.lands()):
        if table.population[origin * SEATS + table.turn] > 0:
            found += ways(table, origin, free)
    return found


def ways(table: Table, origin: int, free: bool) -> list[int]:
    """The moves of a migration from one territory."""
    base = m.MIGRATE + origin * TERRITORIES
    if free:
        return [base + goal for goal in range(table.lands()) if goal != origin]
    return [base + goal for goal in table.neighbours(origin)]


def begin_migration(table: Table, free: bool, size: int) -> None:
    """A migration whose origin is still to be chosen."""
    table.inner = at.MIGRATION
    table.territory = NOBODY
    table.moving = size
    table.free = free
    table.tell(e.MIGRATION, table.turn)


def ask_migration(table: Table) -> list[int]:
    """Where the next one goes; after the first one may stop."""
    if table.territory == NOBODY:
        return migrations(table, table.free)
    if table.moving == 0 or table.population[table.territory * SEATS + table.turn] == 0:
        return []
    found = ways(table, table.territory, table.free)
    found.append(m.STOP)
    return found


def migrate(table: Table, origin: int, goal: int) -> None:
    """One of the player's population moves; the first one fixes where all come from."""
    if table.inner == at.NOTHING:  # two coins open a migration
        table.spend(table.turn, MIGRATION_COINS)
        begin_migration(table, False, MIGRATION_SIZE)
    table.territory = origin
    table.moving -= 1
    table.population[origin * SEATS + table.turn] -= 1
    table.population[goal * SEATS + table.turn] += 1
    table.tell(e.MIGRATED, table.turn, origin, goal)


def end_migration(table: Table) -> None:
    """The migration is finished; anything else may follow."""
    table.inner = at.NOTHING
    table.territory = NOBODY
    table.moving = 0
    table.free = False
    table.acting = NOBODY


# H6.3 Wonders, H6.4 points


def build(table: Table, wonder: int) -> None:
    """A wonder on offer becomes the player's."""
    points = table.settings.tables.wonder_points[wonder]
    table.spend(table.turn, WONDER_COINS)
    table.owner[wonder] = table.turn
    table.points[table.turn] += points
    table.tell(e.BUILT, table.turn, wonder, points)


def can_convert(table: Table) -> bool:
    """Whether the player may buy a point here (option `convert`)."""
    if table.coins[table.turn] < POINT_COINS:
        return False
    return table.step == at.SPENDING or table.settings.convert_any_time


def convert(table: Table) -> None:
    """Two coins, one point."""
    table.spend(table.turn, POINT_COINS)
    table.points[table.turn] += 1
    table.tell(e.CONVERTED, table.turn)


# H9.8 What powers bring at once


def brings(table: Table, seat: int, power: Power) -> bool:
    """Whether a power would bring its owner coins or points."""
    if power.points or (power.coins and table.bank > 0):
        return True
    return power.tax > 0 and any(other != seat and table.coins[other] > 0 for other in range(table.settings.players))


def bring(table: Table, seat: int, power: Power) -> None:
    """Coins from the bank, coins of all others, points."""
    if power.coins:
        table.tell(e.EARNED, seat, table.earn(seat, power.coins))
    if power.tax:
        for other in range(table.settings.players):
            if other != seat and table.coins[other] > 0:
                plunder(table, seat, other, min(power.tax, table.coins[other]))
    if power.points:
        gain_points(table, seat, power.points)


def plunder(table: Table, seat: int, rival: int, count: int) -> None:
    """Coins go from one player to another."""
    table.coins[rival] -= count
    table.coins[seat] += count
    table.tell(e.PLUNDERED, seat, rival, count)


def gain_points(table: Table, seat: int, points: int) -> None:
    """Points outside a scoring."""
    table.points[seat] += points
    table.tell(e.GAINED, seat, points)
