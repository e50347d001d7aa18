"""The powers a player uses on their own turn (H6.7, H9.6, H9.8). Those of a scoring and of an attack are there."""

from __future__ import annotations

from herohall.games.world import events as e
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.powers import ANYWHERE, HOME, IN_TREASURE, INFLUENCE, ON_TURN, Power
from herohall.games.world.scoring import begin_scoring
from herohall.games.world.table import NOBODY, Table
from herohall.games.world.tables import SEATS, TERRITORIES, WONDERS
from herohall.games.world.treasure import begin_migration, bring, brings, migrations


def powers(table: Table) -> list[int]:
    """The powers the player whose turn it is may use now; one that could change nothing is not offered."""
    found: list[int] = []
    for wonder in range(WONDERS):
        if table.owner[wonder] == table.turn and not table.used[wonder]:
            power = table.settings.tables.powers[wonder]
            if power.moment == ON_TURN or (power.moment == IN_TREASURE and table.step == at.SPENDING):
                add_uses(table, wonder, power, found)
    return found


def add_uses(table: Table, wonder: int, power: Power, found: list[int]) -> None:
    """The moves that use a power: with a territory where population is placed, or without."""
    if power.placed and table.supply[table.turn] > 0:
        lands = lands_of(table, power.placed_lands)
        if lands:
            base = m.USE_AT + wonder * TERRITORIES
            found += [base + territory for territory in lands]
            return
    if is_useful(table, power):
        found.append(m.USE + wonder)


def is_useful(table: Table, power: Power) -> bool:
    """Whether a power could change something, besides placing population."""
    if power.drawn and can_survey(table, power):
        return True
    if power.moved and can_migrate(table, power):
        return True
    if power.removed and targets_of(table, power):
        return True
    return brings(table, table.turn, power)


def lands_of(table: Table, lands: int) -> list[int]:
    """The territories in play that a power means (`effects.LANDS`)."""
    if lands == ANYWHERE:
        return list(range(table.lands()))
    if lands == INFLUENCE:
        return table.influence() if table.hero != NOBODY else []
    return [
        territory
        for territory in range(table.lands())
        if (table.population[territory * SEATS + table.turn] > 0) == (lands == HOME)
    ]


def use_power(table: Table, wonder: int) -> None:
    """A power that names no territory."""
    table.used[wonder] = 1
    table.tell(e.USED, table.turn, wonder)
    carry_on(table, wonder)


def use_power_at(table: Table, wonder: int, territory: int) -> None:
    """Place population in one territory, what the supply has, and whatever else the power does."""
    table.used[wonder] = 1
    table.tell(e.USED, table.turn, wonder)
    count = min(table.settings.tables.powers[wonder].placed, table.supply[table.turn])
    table.settle(table.turn, territory, count)
    table.tell(e.REINFORCED, table.turn, territory, count)
    carry_on(table, wonder)


def carry_on(table: Table, wonder: int) -> None:
    """What a power brings at once, then what its owner is asked."""
    power = table.settings.tables.powers[wonder]
    bring(table, table.turn, power)
    if power.moved and can_migrate(table, power):
        begin_migration(table, power.far, power.moved)
    elif power.drawn and can_survey(table, power):
        begin_survey(table, power.drawn)
    elif power.removed and targets_of(table, power):
        table.inner = at.TARGET
    else:
        return
    if power.is_remembered:
        table.acting = wonder


# A migration by a power


def can_migrate(table: Table, power: Power) -> bool:
    """Whether anybody could move."""
    if power.far:
        return any(table.population[territory * SEATS + table.turn] > 0 for territory in range(table.lands()))
    return len(migrations(table, False)) > 0


# A discovery placed by a power


def can_survey(table: Table, power: Power) -> bool:
    """Whether a discovery could be drawn and placed."""
    return len(table.bag) > 0 and len(receivers(table, power.lands)) > 0


def receivers(table: Table, lands: int) -> list[int]:
    """The territories of a power that can take a discovery."""
    return [territory for territory in lands_of(table, lands) if table.can_receive(territory)]


def begin_survey(table: Table, number: int) -> None:
    """Draw discoveries for all to see; one of them will be placed."""
    table.inner = at.SURVEY
    for _ in range(min(number, len(table.bag))):
        token = table.draw_discovery()
        table.surveyed.append(token)
        table.tell(e.SURVEYED, table.turn, token)


def ask_survey(table: Table) -> list[int]:
    """Which of them, and where."""
    lands = receivers(table, surveyed_lands(table))
    answers = [m.DISCOVER + token * TERRITORIES + land for token in table.surveyed for land in lands]
    answers.sort()
    return answers


def surveyed_lands(table: Table) -> int:
    """Where the power under way places a discovery."""
    return ANYWHERE if table.acting == NOBODY else table.settings.tables.powers[table.acting].lands


def place_surveyed(table: Table, token: int, territory: int) -> None:
    """Place one, return the others; it is not made by a hero (H3.5), but it scores (H3.4)."""
    table.inner = at.NOTHING
    table.acting = NOBODY
    table.surveyed.remove(token)
    full = table.put_discovery(token, territory)
    table.tell(e.DISCOVERED, table.turn, token, territory)
    for other in table.surveyed:
        table.return_discovery(other)
        table.tell(e.RETURNED, table.turn, other)
    table.surveyed = []
    if full and not table.closing:
        begin_scoring(table, territory)


# Population removed by a power


def targets_of(table: Table, power: Power) -> list[int]:
    """Where and whose population a power can remove, in the words of an attack."""
    found: list[int] = []
    for territory in lands_of(table, power.lands):
        base = territory * SEATS
        for rival in range(table.settings.players):
            if rival != table.turn and table.population[base + rival] > 0:
                found.append(m.ATTACK + base + rival)
    return found


def ask_target(table: Table) -> list[int]:
    """Whose population, and where."""
    return targets_of(table, table.settings.tables.powers[table.acting])


def remove(table: Table, territory: int, rival: int) -> None:
    """Population goes back to its owner's supply."""
    power = table.settings.tables.powers[table.acting]
    count = min(power.removed, table.population[territory * SEATS + rival])
    table.settle(rival, territory, -count)
    table.tell(e.REMOVED, table.turn, rival, territory, count)
    table.inner = at.NOTHING
    table.acting = NOBODY
