"""What a move of Seventh Hero would do to the parties, by what the seat that is asked knows.

A forecast is a list of marks: at which seat, which hero, and what would happen there. `new`, `double` and `win` are for
a hero that arrives (S3.1, S3.2, S7.1), `leaves`, `used` and `ready` for one that is there. A hidden hero gets a mark
for each value it may have; `sure` is then false, and with aids `chance` says how likely it is.
"""

from __future__ import annotations

from herohall.core.event import JSON, View
from herohall.games.seventh import moves as m
from herohall.games.seventh.belief import Sampler
from herohall.games.seventh.cards import DOG_MASTER, WITCH, bit, members, size
from herohall.games.seventh.deduction import chances, possible
from herohall.games.seventh.rules import fits_now, must_fit
from herohall.games.seventh.table import Table


def forecast(table: Table, sampler: Sampler | None, move: int) -> View:
    """What a legal move of the seat that is asked would do; with a sampler, what is hidden is worked out."""
    marks = marks_of(table, sampler, move)
    return {"marks": marks} if marks else {}


def marks_of(table: Table, sampler: Sampler | None, move: int) -> list[JSON]:
    """The marks a move would make, in the order of the seats concerned."""
    me = table.asked
    if move == m.RECRUIT:
        return arriving(table, sampler, me)
    if move == m.PASS:
        return next_arriving(table, sampler)
    if m.is_send(move):
        return [*sending(table, move - m.SEND), mark(table, me, move - m.SEND, sure=False)]
    if m.SEND_PARTY < move < m.DISCARD:
        value = move - m.SEND_PARTY
        return [*sending(table, value), {"seat": me, "value": value, "mark": "leaves", "sure": True}]
    if m.is_power(move):
        return power(table, sampler, m.power_of(move), m.target_of(move))
    return []


def mark(table: Table, seat: int, value: int, sure: bool) -> View:
    """What it would mean for a seat to recruit a hero (S3.1, S3.2, S7.1)."""
    party = table.party[seat]
    word = "double" if party & bit(value) else "win" if size(party) + 1 >= table.settings.goal else "new"
    return {"seat": seat, "value": value, "mark": word, "sure": sure}


def sending(table: Table, value: int) -> list[JSON]:
    """A hero sent round: what it would be for each of the others."""
    others = [seat for seat in range(table.settings.players) if seat != table.asked]
    return [mark(table, seat, value, sure=True) for seat in others]


def arriving(table: Table, sampler: Sampler | None, seat: int) -> list[JSON]:
    """The wandering hero as a seat would recruit it, for each value it may have."""
    if table.knows_wandering(table.asked):
        return [mark(table, seat, table.wandering, sure=True)]
    values = members(plain_values(table)) if sampler is None else possible(table, sampler)
    likely = {} if sampler is None else chances(table, sampler)
    found: list[JSON] = []
    for value in values:
        one = mark(table, seat, value, sure=len(values) == 1)
        if value in likely:
            one["chance"] = likely[value]
        found.append(one)
    return found


def next_arriving(table: Table, sampler: Sampler | None) -> list[JSON]:
    """The wandering hero as the next player would recruit it; those who must pass it on do not (S6.4)."""
    seat = table.left_of(table.holder)
    while table.forbidden & bit(seat):
        if seat == table.active:
            return []  # it is discarded
        seat = table.left_of(seat)
    return arriving(table, sampler, seat)


def plain_values(table: Table) -> int:
    """The values the hidden hero may have without any working out: what fits, or any from the deck (S2.1, S2.3)."""
    every = (1 << table.settings.values + 1) - 2
    return fits_now(table) & every if must_fit(table) else every


def power(table: Table, sampler: Sampler | None, hero: int, target: int) -> list[JSON]:
    """A power is used (S5.8); the 3 readies a hero (S6.3), the 4 sends the wandering one on (S6.4)."""
    me = table.asked
    found: list[JSON] = [{"seat": me, "value": hero, "mark": "used", "sure": True}]
    if hero == WITCH:
        found.append({"seat": me, "value": target, "mark": "ready", "sure": True})
    at_once = target - 1 == table.holder if target else True
    if hero == DOG_MASTER and at_once and table.wandering and table.holder != table.active:
        found += next_arriving(table, sampler)
    return found
