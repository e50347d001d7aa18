"""H4: scoring a territory, and the powers that are asked meanwhile (H4.5, H9.6).

`standings` and what it is made of only look at the table; clients and bots may call them at any time.
"""

from __future__ import annotations

from typing import Final

from herohall.games.world import events as e
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.powers import ANY_PLACE, HIGHEST, LOWEST, PLACED, SUM, UNPLACED, Power
from herohall.games.world.table import Table
from herohall.games.world.tables import ANCIENT, LADDER, SEATS
from herohall.games.world.treasure import bring, brings

LAST_ANCIENT: Final = 4
"""The ancient epoch ends with this scoring (H7.1)."""
LAST_MODERN: Final = 8
"""The game ends with this scoring (H8.1)."""


# H4.1, H4.3 Who holds which place


def paid_places(table: Table) -> int:
    """How many places are paid: three, two with two players (H4.2)."""
    return 3 if table.settings.players > 2 else 2


def places(table: Table, territory: int) -> list[int]:
    """The seats that would score, first place first."""
    players = table.settings.players
    base = territory * SEATS
    ranked: list[int] = []
    for seat in range(players):
        if table.population[base + seat] > 0:
            index = len(ranked)
            while index > 0 and is_ahead(table, base, seat, ranked[index - 1]):
                index -= 1
            ranked.insert(index, seat)
    return ranked[: paid_places(table)]


def is_ahead(table: Table, base: int, one: int, other: int) -> bool:
    """Whether one seat comes before another, by population, then by H4.3."""
    lead = table.population[base + one] - table.population[base + other]
    if lead == 0:
        if table.settings.ties_by_made:
            lead = table.made[one] - table.made[other]
        else:
            lead = table.value_sum[one] - table.value_sum[other]
    if lead == 0:
        lead = table.discoverers[one] - table.discoverers[other]
    if lead == 0:  # counter-clockwise from the player whose turn it is, who is met first
        players = table.settings.players
        lead = (table.turn - other) % players - (table.turn - one) % players
    return lead > 0


# H4.2 What a place is worth


def total(table: Table, territory: int) -> int:
    """The sum of all discoveries of a territory."""
    value = table.settings.tables.value
    start = territory * LADDER
    worth = 0
    for space in range(start, start + table.filled[territory]):
        worth += value[table.ladders[space]]
    return worth


def lowest(table: Table, territory: int) -> int:
    """The value of the least valuable discovery; 0 where there is none."""
    value = table.settings.tables.value
    start = territory * LADDER
    least = -1
    for space in range(start, start + table.filled[territory]):
        worth = value[table.ladders[space]]
        if least < 0 or worth < least:
            least = worth
    return least if least > 0 else 0


def highest(table: Table, territory: int) -> int:
    """The value of the most valuable discovery; 0 where there is none."""
    value = table.settings.tables.value
    start = territory * LADDER
    return max([value[token] for token in table.ladders[start : start + table.filled[territory]]], default=0)


def worth_of(table: Table, territory: int, place: int) -> int:
    """What the first (0), second (1) or third (2) place of a territory is worth."""
    if place == 0:
        return total(table, territory)
    if place == 1:
        return (total(table, territory) + 1) // 2
    return lowest(table, territory)


def standings(table: Table, territory: int) -> list[tuple[int, int, int]]:
    """Who would get what if the territory scored as it is now: seat, place from 1 on, points; without powers."""
    return [(seat, place + 1, worth_of(table, territory, place)) for place, seat in enumerate(places(table, territory))]


# H4.5 The course of a scoring


def begin_scoring(table: Table, territory: int) -> None:
    """A territory's last space has been taken: fix the places, then the powers are asked."""
    table.inner = at.SCORING
    table.territory = territory
    table.asking = 0
    table.pay = [0] * table.settings.players
    for place, seat in enumerate(places(table, territory)):
        table.pay[seat] = worth_of(table, territory, place)
    table.tell(e.SCORING, territory, total(table, territory))


def ask_scoring(table: Table) -> list[int]:
    """The next power that could change something, asked of its owner."""
    wonders = table.settings.tables.scoring_wonders
    while table.asking < len(wonders):
        wonder = wonders[table.asking]
        if table.owner[wonder] >= 0 and not table.used[wonder] and could_change(table, wonder):
            table.asked = table.owner[wonder]
            return [m.USE + wonder, m.DECLINE]
        table.asking += 1
    return []


def could_change(table: Table, wonder: int) -> bool:
    """Whether a power of H4.5 would make a difference for its owner in this scoring."""
    power = table.settings.tables.powers[wonder]
    owner = table.owner[wonder]
    if power.holding == ANY_PLACE and power.score and scored_by(table, power) > 0:
        return True  # the places do not matter
    ranked = places(table, table.territory)
    if not holds_place(ranked, owner, power.holding):
        return False
    if power.score and scored_by(table, power) > 0:
        return True
    if power.swap:
        other = holder(ranked, power.swap)
        if other not in (owner, at.NOBODY) and table.pay[other] != table.pay[owner]:
            return True
    return brings(table, owner, power)


def holds_place(ranked: list[int], seat: int, wanted: int) -> bool:
    """Whether a seat holds the place that a power needs."""
    if wanted == ANY_PLACE:
        return True
    if wanted in (PLACED, UNPLACED):
        return (seat in ranked) == (wanted == PLACED)
    return holder(ranked, wanted) == seat


def holder(ranked: list[int], place: int) -> int:
    """Who holds the first (1), second or third place, or NOBODY."""
    return ranked[place - 1] if place <= len(ranked) else at.NOBODY


def scored_by(table: Table, power: Power) -> int:
    """What a power adds to its owner's points in this scoring."""
    if power.score >= 0:
        return power.score
    if power.score == LOWEST:
        return lowest(table, table.territory)
    if power.score == HIGHEST:
        return highest(table, table.territory)
    return total(table, table.territory) if power.score == SUM else (total(table, table.territory) + 1) // 2


def use_in_scoring(table: Table, wonder: int) -> None:
    """The owner of the power that is asked uses it."""
    power = table.settings.tables.powers[wonder]
    owner = table.owner[wonder]
    table.used[wonder] = 1
    table.tell(e.USED, owner, wonder)
    if power.swap:
        other = holder(places(table, table.territory), power.swap)
        if other != at.NOBODY:
            table.pay[owner], table.pay[other] = table.pay[other], table.pay[owner]
    if power.score:
        table.pay[owner] += scored_by(table, power)
    bring(table, owner, power)
    table.asking += 1


def decline_in_scoring(table: Table) -> None:
    """The power that is asked stays unused."""
    wonder = table.settings.tables.scoring_wonders[table.asking]
    table.tell(e.DECLINED, table.owner[wonder], wonder)
    table.asking += 1


def finish_scoring(table: Table) -> None:
    """All points at once; then H7.1 or H8.1."""
    territory = table.territory
    if table.log is not None:
        tell_scores(table)
    for seat in range(table.settings.players):
        table.points[seat] += table.pay[seat]
        table.pay[seat] = 0
    table.scored[territory] = 1
    table.scorings += 1
    table.inner = at.NOTHING
    table.territory = at.NOBODY
    table.asking = 0
    if table.epoch == ANCIENT:
        table.closing = table.scorings == LAST_ANCIENT
    elif table.scorings == LAST_MODERN:
        table.step = at.OVER
        table.tell(e.OVER)


def tell_scores(table: Table) -> None:
    """Who gets what: the places in order, then those who owe their points to a power alone (place 0)."""
    ranked = places(table, table.territory)
    for place, seat in enumerate(ranked):
        table.tell(e.SCORED, seat, table.territory, place + 1, table.pay[seat], worth_of(table, table.territory, place))
    for seat in range(table.settings.players):
        if table.pay[seat] > 0 and seat not in ranked:
            table.tell(e.SCORED, seat, table.territory, 0, table.pay[seat])
