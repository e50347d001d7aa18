"""What a scoring under way can pay, worked out again: for checking states from outside."""

from __future__ import annotations

from herohall.games.world.scoring import holder, holds_place, places, scored_by, worth_of
from herohall.games.world.table import NOBODY, Table


def base_pay(table: Table, territory: int) -> list[int]:
    """What a scoring pays each seat if no power is used."""
    pay = [0] * table.settings.players
    for place, seat in enumerate(places(table, territory)):
        pay[seat] = worth_of(table, territory, place)
    return pay


def possible_payments(table: Table) -> list[list[int]]:
    """All that the scoring under way may pay by now: powers that are used may have been used in it, or before."""
    possible = [base_pay(table, table.territory)]
    ranked = places(table, table.territory)
    for wonder in table.settings.tables.scoring_wonders[: table.asking]:
        if table.owner[wonder] >= 0 and table.used[wonder]:
            for pay in possible[:]:
                possible.append(pay_with(table, ranked, wonder, pay))
    return possible


def pay_with(table: Table, ranked: list[int], wonder: int, pay: list[int]) -> list[int]:
    """What a scoring pays once this power is used; the same if it could change nothing."""
    power = table.settings.tables.powers[wonder]
    owner = table.owner[wonder]
    pay = pay[:]
    if not holds_place(ranked, owner, power.holding):
        return pay
    if power.swap:
        other = holder(ranked, power.swap)
        if other != NOBODY:
            pay[owner], pay[other] = pay[other], pay[owner]
    if power.score:
        pay[owner] += scored_by(table, power)
    return pay
