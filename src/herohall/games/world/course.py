"""Whether a game can have come this far: turns, heroes, discoveries and wonders that follow from each other."""

from __future__ import annotations

from itertools import pairwise

from herohall.core.saving import demand
from herohall.games.world import powers as p
from herohall.games.world import table as at
from herohall.games.world.accounts import check_accounts
from herohall.games.world.bounds import most_uses
from herohall.games.world.epochs import DEALT
from herohall.games.world.moves import ROW
from herohall.games.world.powers import Power
from herohall.games.world.scoring import LAST_ANCIENT
from herohall.games.world.table import NOBODY, Table
from herohall.games.world.tables import ANCIENT, ANCIENT_TERRITORIES, LADDER, MODERN, SEATS, TERRITORIES, WONDERS


def check_course(table: Table) -> None:
    """BadState unless what lies on the table can have come about in turns."""
    _check_order(table)
    _check_supply_of_heroes(table)
    _check_hands(table)
    _check_placing(table)
    _check_received(table)
    if table.epoch == MODERN:
        _check_past(table)
    _check_made(table)
    _check_wonders(table)
    check_accounts(table)


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
    # Hands begin alike and shrink alike, so that nobody is left out unless there were too few heroes to deal.
    skips = min(table.settings.tables.epoch_of_hero.count(epoch) for epoch in (ANCIENT, MODERN)) < DEALT * players
    for seats in (ancient, modern):
        in_order = all((one + 1) % players == other for one, other in pairwise(seats))
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
        all_played = len(ancient) == table.settings.tables.epoch_of_hero.count(ANCIENT)
        before_playing = any(
            power.drawn and power.moment == p.ON_TURN and table.owner[wonder] == opener
            for wonder, power in enumerate(table.settings.tables.powers)
        )
        expected = [ancient[-1]]
        if all_played or before_playing:  # no hero was left, or a power placed the last discovery
            expected.append((ancient[-1] + 1) % players)
        demand(opener in expected or skips, f"seat {opener} opened the modern epoch, expected {expected[0]}")


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
        powers[wonder].moved and powers[wonder].moment == p.ON_TURN and table.used[wonder]
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
            sure = power.often == p.PER_EPOCH or (power.often == p.PER_TURN and table.used[wonder] == 1)
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
    if table.step in (at.ATTACKING, at.SPENDING) and table.bag and any(map(table.can_receive, table.influence())):
        demand(by_hero >= value, f"{by_hero} discoveries were placed, and there was room for {value}")


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
        fewest, most = _placed_before(table)
        fits = least_before <= most and most_before + _surveys_before(table) >= fewest
        demand(fits, f"{sum(table.made)} discoveries made, and {now} of this epoch are on the board")
    for seat, made in enumerate(table.made):
        most = table.value_sum[seat]
        if seat == table.turn and table.hero != NOBODY:
            idle = table.step < at.DISCOVERING
            most -= table.settings.discovery[table.hero] if idle else len(table.drawn)
        demand(made <= most, f"seat {seat} has made {made} discoveries, expected at most {most}")


def _kept(table: Table) -> list[int]:
    """The territories in which a discovery of the ancient epoch has stayed (H7.3)."""
    epochs = table.settings.tables.epoch_of_token
    return [
        land
        for land in range(ANCIENT_TERRITORIES)
        if table.filled[land] and epochs[table.ladders[land * LADDER]] == ANCIENT
    ]


def _placed_before(table: Table) -> tuple[int, int]:
    """How many discoveries the ancient epoch has placed, at least and at most: one stays of each territory."""
    tables = table.settings.tables
    spaces = sorted(tables.spaces[land] for land in _kept(table))
    scored = 0 if _all_played(table) else LAST_ANCIENT
    return sum(spaces[:scored]) + len(spaces[scored:]), min(sum(spaces), tables.epoch_of_token.count(ANCIENT))


def _surveys_before(table: Table) -> int:
    """How many of them wonders have placed at most."""
    powers = table.settings.tables.powers
    return sum(
        most_uses(table, wonder) - most_uses(table, wonder, this_epoch=True)
        for wonder in range(WONDERS)
        if powers[wonder].drawn
    )


def _all_played(table: Table) -> bool:
    """H2.5: whether the ancient epoch may have ended for want of heroes."""
    return len(plays(table, ANCIENT)) == table.settings.tables.epoch_of_hero.count(ANCIENT)


# Wonders


def _check_wonders(table: Table) -> None:
    """H6.3: who owns a wonder has had a treasure step since it came out; who used it has had the occasion."""
    tables = table.settings.tables
    for wonder in range(WONDERS):
        owner = table.owner[wonder]
        if owner < 0:
            continue
        epoch = tables.epoch_of_wonder[wonder]
        late = table.epoch if table.settings.old_wonders_stay else epoch
        bought = any(_turns(table, owner, one, at.SPENDING) for one in range(epoch, late + 1))
        demand(bought, f"seat {owner} owns a wonder and has had no treasure step to build it")
        power = tables.powers[wonder]
        if table.used[wonder]:
            since = ANCIENT if power.often == p.PER_GAME else table.epoch
            used = any(_had_occasion(table, owner, power, one) for one in range(since, table.epoch + 1))
            demand(used, f"seat {owner} has used a wonder and has had no occasion")
        if table.used[wonder] and power.often == p.PER_TURN and power.moment >= p.ON_TURN:
            demand(owner == table.turn, f"seat {owner} has used a wonder in this turn, which is not its own")


def _turns(table: Table, seat: int, epoch: int, step: int) -> int:
    """How many heroes a seat has played in an epoch and brought to this step of their turn."""
    acts = epoch == table.epoch and seat == table.turn and table.hero != NOBODY
    return plays(table, epoch).count(seat) - (1 if acts and table.step < step else 0)


def _had_occasion(table: Table, owner: int, power: Power, epoch: int) -> bool:
    """Whether there has been a moment in an epoch for which a power is."""
    if power.moment == p.AT_SCORING:
        return epoch < table.epoch or table.scorings > 0 or table.inner == at.SCORING
    if power.moment == p.IN_TREASURE:
        return _turns(table, owner, epoch, at.SPENDING) > 0
    if power.moment == p.ON_TURN:
        return epoch < table.epoch or table.turn == owner or _turns(table, owner, epoch, at.SETTLING) > 0
    attacks = [
        entry % SEATS == owner
        for entry in table.played
        if table.settings.tables.epoch_of_hero[entry // SEATS] == epoch
        and table.settings.tables.conquest[entry // SEATS]
        and (entry // SEATS != table.hero or table.step >= at.ATTACKING)
    ]
    return (power.moment in (p.WHEN_ATTACKING, p.AFTER_OWN_ROLL)) in attacks


def _check_past(table: Table) -> None:
    """H7.1, H2.5: the ancient epoch ended with its fourth scoring, or for want of heroes."""
    kept = len(_kept(table))
    demand(_all_played(table) or kept >= LAST_ANCIENT, "the ancient epoch ended before its fourth scoring")
