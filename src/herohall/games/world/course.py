"""Whether a game can have come this far: turns, heroes, discoveries, coins and points that follow from each other."""

from __future__ import annotations

from itertools import pairwise

from herohall.core.saving import demand
from herohall.games.world import table as at
from herohall.games.world.bounds import coins_are_exact, most_coins, most_points, most_uses
from herohall.games.world.epochs import DEALT
from herohall.games.world.moves import ROW
from herohall.games.world.powers import ON_TURN, PER_EPOCH, PER_TURN
from herohall.games.world.scoring import LAST_ANCIENT, highest, lowest, total
from herohall.games.world.table import COINS as ALL_COINS
from herohall.games.world.table import NOBODY, Table
from herohall.games.world.tables import (
    ANCIENT,
    ANCIENT_TERRITORIES,
    HEROES,
    LADDER,
    MODERN,
    SEATS,
    TERRITORIES,
    TOKENS,
    WONDERS,
)
from herohall.games.world.treasure import POINT_COINS, WONDER_COINS


def check_course(table: Table) -> None:
    """BadState unless what lies on the table can have come about in turns."""
    _check_order(table)
    _check_supply_of_heroes(table)
    _check_hands(table)
    _check_placing(table)
    _check_received(table)
    _check_made(table)
    _check_coins(table)
    _check_points(table)
    if table.epoch == MODERN:
        _check_past(table)


def plays(table: Table, epoch: int) -> list[int]:
    """Who played the heroes of an epoch, in order."""
    epochs = table.settings.tables.epoch_of_hero
    return [entry % SEATS for entry in table.played if epochs[entry // SEATS] == epoch]


# Heroes


def _check_order(table: Table) -> None:
    """H2.4: the left neighbour is next, unless somebody has no hero at all (H2.5)."""
    players = table.settings.players
    ancient, modern = plays(table, ANCIENT), plays(table, MODERN)
    epochs = [table.settings.tables.epoch_of_hero[entry // SEATS] for entry in table.played]
    demand(epochs == sorted(epochs), "a modern hero was played before an ancient one")
    now = ancient if table.epoch == ANCIENT else modern
    skips = len(table.row) + len(table.deck) == 0
    in_order = all((one + 1) % players == other for one, other in pairwise(now))
    demand(in_order or skips, "somebody's turn was left out")
    first = table.settings.first
    opened = ancient[0] if ancient else table.turn if table.epoch == ANCIENT else first
    demand(first < 0 or opened == first, f"seat {opened} began, expected {first}")
    if table.step == at.PLACING:
        demand(not now, "heroes were played before population was placed")
    if table.step in (at.TAKING, at.PLAYING) and now:
        due = (now[-1] + 1) % players
        demand(table.turn == due or skips, f"it is the turn of seat {table.turn}, expected {due}")
    if table.epoch == MODERN and ancient:
        opener = modern[0] if modern else table.turn
        may_open = opener in (ancient[-1], (ancient[-1] + 1) % players)
        all_played = len(ancient) == table.settings.tables.epoch_of_hero.count(ANCIENT)
        demand(may_open or all_played, f"seat {opener} opened the modern epoch, expected {ancient[-1]}")


def _check_supply_of_heroes(table: Table) -> None:
    """H2.4, H2.5: while there is a deck the row is full at the beginning of a turn, and every hand holds two."""
    has_taken = at.PLAYING <= table.step <= at.OVER
    least = ROW - 1 if has_taken else ROW
    demand(not table.deck or len(table.row) >= least, f"{len(table.row)} heroes in the row beside a deck")
    for seat in range(table.settings.players):
        held = len(table.hand(seat))
        expected = 3 if seat == table.turn and table.step == at.PLAYING else DEALT
        # Somebody takes the last hero of the row: then it is empty, too.
        could_take = bool(table.row or table.deck)
        demand(not could_take or held >= expected, f"seat {seat} holds {held} heroes while there are some to take")


def _check_hands(table: Table) -> None:
    """H11: a hero is known to be in a hand if it was taken from the row, one for each turn."""
    now = plays(table, table.epoch)
    for seat in range(table.settings.players):
        known = len(table.hand(seat)) - len(table.hidden(seat))
        has_taken = seat == table.turn and table.step in (at.PLAYING, at.OVER)
        taken = now.count(seat) + (1 if has_taken else 0)
        demand(known <= taken, f"seat {seat} is known to hold {known} heroes and has taken {taken}")
    if table.step == at.PLAYING and table.deck:
        held = len(table.hand(table.turn))
        hidden = len(table.hidden(table.turn))
        demand(len(table.row) == ROW or hidden < held, "a hero was taken from the row, and nobody knows")
        demand(len(table.row) < ROW or hidden > 0, "a hero was taken from the deck, and all know it")


# Population and discoveries


def _check_placing(table: Table) -> None:
    """H1.2, H7.6: one at a time; what the supply lacks is passed over."""
    order = table.settings.placing[table.epoch]
    if table.step == at.PLACING:
        start = 0 if table.epoch == ANCIENT else ANCIENT_TERRITORIES
        due = [0] * table.settings.players
        for place in order[: len(order) - table.left]:
            due[(table.turn + place) % table.settings.players] += 1
        for seat, count in enumerate(due):
            placed = sum(table.population[land * SEATS + seat] for land in range(start, table.lands()))
            short = table.supply[seat] == 0 and placed <= count
            demand(placed == count or short, f"seat {seat} has placed {placed} population, expected {count}")
    if table.step == at.SETTLING and table.inner == at.NOTHING and not _may_have_left(table):
        placed = table.settings.tables.population[table.hero] - table.left
        there = sum(table.population[land * SEATS + table.turn] for land in table.influence())
        demand(there >= placed, f"the hero has brought {placed} population, and {there} are there")


def _may_have_left(table: Table) -> bool:
    """Whether a power may have moved population away again in this turn."""
    powers = table.settings.tables.powers
    return any(
        powers[wonder].moved and powers[wonder].moment == ON_TURN and table.used[wonder]
        for wonder in range(WONDERS)
        if table.owner[wonder] == table.turn
    )


def _surveys(table: Table) -> tuple[int, int]:
    """How often wonders have placed a discovery in this epoch, at least and at most."""
    least = most = -1 if table.inner == at.SURVEY else 0
    for wonder in range(WONDERS):
        power = table.settings.tables.powers[wonder]
        if power.drawn and table.owner[wonder] >= 0:
            uses = most_uses(table, wonder, this_epoch=True)
            most += uses
            alone = not (power.placed or power.coins or power.tax or power.points)
            sure = power.often == PER_EPOCH or (power.often == PER_TURN and table.used[wonder] == 1)
            least += min(uses, 1) if alone and sure else 0
    return max(least, 0), most


def _surveys_now(table: Table) -> int:
    """How many discoveries wonders may have placed in this turn, at most."""
    used = sum(
        1
        for wonder in range(WONDERS)
        if table.owner[wonder] == table.turn and table.used[wonder] and table.settings.tables.powers[wonder].drawn
    )
    return used - (1 if table.inner == at.SURVEY else 0)


def _check_received(table: Table) -> None:
    """H3.3: a territory that received a discovery this turn holds one, of the hero who acts or of a wonder."""
    epochs = table.settings.tables.epoch_of_token
    by_hero = 0
    count = 0
    for land in range(TERRITORIES):
        if table.received >> land & 1:
            count += 1
            newest = table.ladders[land * LADDER + table.filled[land] - 1] if table.filled[land] else NOBODY
            fresh = newest != NOBODY and epochs[newest] == table.epoch
            demand(fresh, "a territory has received a discovery that is not there")
            if table.hero != NOBODY and land in table.influence():
                by_hero += 1
    discovers = table.step >= at.DISCOVERING and table.hero != NOBODY
    value = table.settings.discovery[table.hero] if discovers else 0
    most = min(by_hero, value - len(table.drawn)) + _surveys_now(table)
    demand(count <= most, f"{count} territories have received a discovery this turn, expected at most {most}")
    if table.step == at.DISCOVERING and table.bag:
        placed = value - len(table.drawn)
        demand(
            count >= placed or value == 0 or not table.drawn, f"{placed} discoveries were placed, and {count} are there"
        )


def _check_made(table: Table) -> None:
    """H3.5: discoveries that were made lie on the board; each hero makes as many as it can at most."""
    epochs = table.settings.tables.epoch_of_token
    on_board = [token for token in table.ladders if token != NOBODY]
    placed = sum(epochs[token] == table.epoch for token in on_board)
    fewest, most_surveys = _surveys(table)
    now = placed - fewest
    least_before, most_before = sum(table.made) - now, sum(table.made) - placed + most_surveys
    if table.epoch == ANCIENT:
        fits = least_before <= 0 <= most_before
        demand(fits, f"{sum(table.made)} discoveries made, and {now} are on the board")
    else:
        spaces = sum(table.settings.tables.spaces[:ANCIENT_TERRITORIES])
        most = min(spaces, epochs.count(ANCIENT))
        fits = least_before <= most and most_before >= 0
        demand(fits, f"{sum(table.made)} discoveries made, and {now} of this epoch are on the board")
    for seat, made in enumerate(table.made):
        most = table.value_sum[seat]
        if seat == table.turn and table.hero != NOBODY:
            idle = table.step < at.DISCOVERING
            most -= table.settings.discovery[table.hero] if idle else len(table.drawn)
        demand(made <= most, f"seat {seat} has made {made} discoveries, expected at most {most}")


def _check_past(table: Table) -> None:
    """H7.1, H2.5: the ancient epoch ended with its fourth scoring, or for want of heroes."""
    tables = table.settings.tables
    kept = sum(table.filled[land] > 0 for land in range(ANCIENT_TERRITORIES))
    received = sum(
        tables.epoch_of_token[table.ladders[land * LADDER]] == MODERN
        for land in range(ANCIENT_TERRITORIES)
        if table.filled[land]
    )
    ancient = sum(tables.epoch_of_hero[hero] == ANCIENT for hero in range(HEROES))
    all_played = len(plays(table, ANCIENT)) == ancient
    demand(all_played or kept - received >= LAST_ANCIENT, "the ancient epoch ended before its fourth scoring")


# Coins and points


def _most_earned(table: Table) -> int:
    """All coins that can have come from the bank."""
    tables = table.settings.tables
    earned = table.settings.players + sum(tables.treasure[entry // SEATS] for entry in table.played)
    if table.hero != NOBODY and table.step < at.SPENDING:
        earned -= tables.treasure[table.hero]
    return earned + most_coins(table)


def _spare_coins(table: Table) -> int:
    """The most coins that can have been spent on migrations and points."""
    owned = sum(owner >= 0 for owner in table.owner)
    pays = table.inner == at.MIGRATION and not table.free and table.acting == NOBODY
    paying = POINT_COINS if pays else 0
    return _most_earned(table) - sum(table.coins) - WONDER_COINS * owned - paying


def _check_coins(table: Table) -> None:
    """Coins that were spent had been earned, and migrations and points cost two each."""
    spare = _spare_coins(table)
    demand(spare >= 0, f"{-spare} coins were spent or are held that nobody has earned")
    # With so few coins the bank was never short; later it is not known who earned nothing when an epoch ended (H7.2).
    exact = table.epoch == ANCIENT and _most_earned(table) <= ALL_COINS and coins_are_exact(table)
    demand(not exact or spare % POINT_COINS == 0, "an odd number of coins went to migrations and points")


def _check_points(table: Table) -> None:
    """Points come from wonders, coins and scorings, and from nothing else."""
    tables = table.settings.tables
    bought = _spare_coins(table) // POINT_COINS
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
        demand(points >= own, f"seat {seat} has {points} points, and its wonders brought {own}")
        demand(
            points <= own + bought + each, f"seat {seat} has {points} points, expected at most {own + bought + each}"
        )
        monuments += own
    most = monuments + bought + every
    demand(sum(table.points) <= most, f"{sum(table.points)} points in all, expected at most {most}")
