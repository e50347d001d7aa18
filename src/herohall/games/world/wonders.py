"""The powers a player uses on their own turn (H6.7, H9.6). Those of a scoring and of an attack are there."""

from __future__ import annotations

from herohall.games.world import events as e
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.scoring import begin_scoring
from herohall.games.world.table import Table
from herohall.games.world.tables import COINS, DISCOVER, MIGRATE, SEATS, SETTLE, TERRITORIES, WONDERS
from herohall.games.world.treasure import begin_migration


def powers(table: Table) -> list[int]:
    """The powers the player whose turn it is may use now; one that could change nothing is not offered."""
    found: list[int] = []
    for wonder in range(WONDERS):
        if table.owner[wonder] == table.turn and not table.used[wonder]:
            power = table.settings.tables.power[wonder]
            if power >= SETTLE and is_useful(table, power):
                if power == SETTLE:
                    base = m.USE_AT + wonder * TERRITORIES
                    found += range(base, base + table.lands())
                else:
                    found.append(m.USE + wonder)
    return found


def is_useful(table: Table, power: int) -> bool:
    """Whether a power of one's own turn could change something at this step."""
    if power == SETTLE:
        return table.supply[table.turn] > 0
    if power == DISCOVER:
        return len(table.bag) > 0 and len(receivers(table)) > 0
    if table.step != at.SPENDING:
        return False
    if power == COINS:
        return table.bank > 0
    return lives_somewhere(table)


def receivers(table: Table) -> list[int]:
    """The territories in play that can take a discovery, whoever the hero is."""
    return [territory for territory in range(table.lands()) if table.can_receive(territory)]


def lives_somewhere(table: Table) -> bool:
    """Whether the player has any population on the board."""
    return any(table.population[territory * SEATS + table.turn] > 0 for territory in range(table.lands()))


def use_power(table: Table, wonder: int) -> None:
    """A power that names no territory."""
    power = table.settings.tables.power[wonder]
    number = table.settings.tables.power_number[wonder]
    table.used[wonder] = 1
    table.tell(e.USED, table.turn, wonder)
    if power == COINS:
        table.tell(e.EARNED, table.turn, table.earn(table.turn, number))
    elif power == MIGRATE:
        begin_migration(table, True)
    elif power == DISCOVER:
        begin_survey(table, number)


def use_power_at(table: Table, wonder: int, territory: int) -> None:
    """Place population in one territory, what the supply has."""
    table.used[wonder] = 1
    table.tell(e.USED, table.turn, wonder)
    count = min(table.settings.tables.power_number[wonder], table.supply[table.turn])
    table.settle(table.turn, territory, count)
    table.tell(e.REINFORCED, table.turn, territory, count)


# A discovery placed by a power


def begin_survey(table: Table, number: int) -> None:
    """Draw discoveries for all to see; one of them will be placed."""
    table.inner = at.SURVEY
    for _ in range(min(number, len(table.bag))):
        token = table.draw_discovery()
        table.surveyed.append(token)
        table.tell(e.SURVEYED, table.turn, token)


def ask_survey(table: Table) -> list[int]:
    """Which of them, and where."""
    lands = receivers(table)
    answers = [m.DISCOVER + token * TERRITORIES + land for token in table.surveyed for land in lands]
    answers.sort()
    return answers


def place_surveyed(table: Table, token: int, territory: int) -> None:
    """Place one, return the others; it is not made by a hero (H3.5), but it scores (H3.4)."""
    table.inner = at.NOTHING
    table.surveyed.remove(token)
    full = table.put_discovery(token, territory)
    table.tell(e.DISCOVERED, table.turn, token, territory)
    for other in table.surveyed:
        table.return_discovery(other)
        table.tell(e.RETURNED, table.turn, other)
    table.surveyed = []
    if full and not table.closing:
        begin_scoring(table, territory)
