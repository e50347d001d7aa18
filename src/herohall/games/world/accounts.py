"""Whether coins and points can have come about: what a seat holds or has spent it earned (BadState)."""

from __future__ import annotations

from herohall.core.saving import demand
from herohall.games.world import table as at
from herohall.games.world.bounds import coins_are_exact, income_by_powers, most_coins, most_points
from herohall.games.world.scoring import LAST_ANCIENT, highest, lowest, total
from herohall.games.world.table import COINS as ALL_COINS
from herohall.games.world.table import NOBODY, Table
from herohall.games.world.tables import ANCIENT, MODERN, SEATS, TERRITORIES, TOKENS, WONDERS
from herohall.games.world.treasure import MIGRATION_COINS, POINT_COINS, WONDER_COINS


def check_accounts(table: Table) -> None:
    """Coins and points of all seats together, and of each."""
    _check_coins(table)
    for seat in range(table.settings.players):
        spare = _spare_of(table, seat)
        demand(spare >= 0, f"seat {seat} holds or has spent {-spare} coins more than it can have had")
        _check_old_wonders(table, seat)
    _check_points(table)


# Coins


def _treasure(table: Table, seat: int, epoch: int) -> int:
    """What heroes have brought a seat by the end of an epoch."""
    tables = table.settings.tables
    earned = 1 + sum(  # H1.1
        tables.treasure[entry // SEATS]
        for entry in table.played
        if entry % SEATS == seat and tables.epoch_of_hero[entry // SEATS] <= epoch
    )
    if seat == table.turn and epoch == table.epoch and table.hero != NOBODY and table.step < at.SPENDING:
        earned -= tables.treasure[table.hero]
    return earned


def _most_earned(table: Table) -> int:
    """All coins that can have come from the bank."""
    seats = range(table.settings.players)
    return sum(_treasure(table, seat, table.epoch) for seat in seats) + most_coins(table)


def _paying(table: Table, seat: int) -> int:
    """What has been paid for a migration under way."""
    pays = table.inner == at.MIGRATION and not table.free and table.acting == NOBODY
    return MIGRATION_COINS if pays and seat == table.turn else 0


def _spare_coins(table: Table) -> int:
    """The most coins that all can have spent on migrations and points."""
    owned = sum(owner >= 0 for owner in table.owner)
    return _most_earned(table) - sum(table.coins) - WONDER_COINS * owned - _paying(table, table.turn)


def _spare_of(table: Table, seat: int) -> int:
    """The same for one seat, which may also have taken coins from others."""
    earned = _treasure(table, seat, table.epoch) + income_by_powers(table, seat, table.epoch)
    return earned - table.coins[seat] - WONDER_COINS * table.owner.count(seat) - _paying(table, seat)


def _check_coins(table: Table) -> None:
    """Coins that were spent had been earned, and migrations and points cost two each."""
    spare = _spare_coins(table)
    demand(spare >= 0, f"{-spare} coins were spent or are held that nobody has earned")
    # With so few coins the bank was never short; later it is not known who earned nothing when an epoch ended (H7.2).
    exact = table.epoch == ANCIENT and _most_earned(table) <= ALL_COINS and coins_are_exact(table)
    demand(not exact or spare % POINT_COINS == 0, "an odd number of coins went to migrations and points")


def _check_old_wonders(table: Table, seat: int) -> None:
    """H7.4: wonders of the ancient epoch were built in it, with coins that were there by then."""
    if table.epoch == ANCIENT or table.settings.old_wonders_stay:
        return
    epochs = table.settings.tables.epoch_of_wonder
    owned = sum(table.owner[wonder] == seat and epochs[wonder] == ANCIENT for wonder in range(WONDERS))
    earned = _treasure(table, seat, ANCIENT) + income_by_powers(table, seat, ANCIENT)
    demand(
        earned >= WONDER_COINS * owned, f"seat {seat} built {owned} wonders in the ancient epoch with {earned} coins"
    )


# Points


def _check_points(table: Table) -> None:
    """Points come from wonders, coins and scorings, and from nothing else."""
    tables = table.settings.tables
    all_spare = _spare_coins(table)
    scored = [land for land in range(TERRITORIES) if table.scored[land]]
    each = sum(total(table, land) + lowest(table, land) + highest(table, land) for land in scored)
    every = sum(2 * (total(table, land) + lowest(table, land)) + 1 + highest(table, land) for land in scored)
    if table.epoch == MODERN:
        best = sorted(tables.value[token] for token in range(TOKENS) if tables.epoch_of_token[token] == ANCIENT)
        each += 3 * sum(best[-3 * LAST_ANCIENT :])
        every += 5 * sum(best[-3 * LAST_ANCIENT :]) + LAST_ANCIENT
    others = most_points(table)
    each += others
    every += others
    monuments = 0
    for seat, points in enumerate(table.points):
        own = sum(tables.wonder_points[wonder] for wonder in range(WONDERS) if table.owner[wonder] == seat)
        most = own + min(all_spare, _spare_of(table, seat)) // POINT_COINS + each
        demand(points >= own, f"seat {seat} has {points} points, and its wonders brought {own}")
        demand(points <= most, f"seat {seat} has {points} points, expected at most {most}")
        monuments += own
    most = monuments + all_spare // POINT_COINS + every
    demand(sum(table.points) <= most, f"{sum(table.points)} points in all, expected at most {most}")
