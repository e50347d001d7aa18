"""Standing orders: which questions about powers a player wants to be asked (S5.5).

Whether an order answers follows from public facts alone (S9.1), so that its pace tells the others nothing.
"""

from __future__ import annotations

from typing import Final

from herohall.core.game import StandingOrder, State
from herohall.games.seventh.cards import DOG_MASTER, HEN, PYROMANIAC, bit, members, size
from herohall.games.seventh.forecast import plain_values
from herohall.games.seventh.powers import forbid_targets
from herohall.games.seventh.state import table_of
from herohall.games.seventh.table import W2, W3, Table

NEAR: Final = 2
"""So many heroes short of the goal, a player is worth stopping."""


def is_mine(state: State) -> bool:
    """It is about the hero in front of the seat that is asked, its double, or its own power that is being cancelled."""
    table = table_of(state)
    if not table.announced:
        return table.phase == W3 and table.holder == table.asked
    cancelled = table.announced[-2] == HEN and table.announced[-6] == table.asked
    named = table.announced[-2] == DOG_MASTER and table.announced[-1] == table.asked + 1
    return cancelled or named or (table.phase == W2 and table.holder == table.asked)


def somebody_may_win(state: State) -> bool:
    """Another player who has the hero lacks one hero more, and this may be it; or power is met by power then."""
    return stops(table_of(state), short=1)


def matters(state: State) -> bool:
    """The question is worth asking; with bots, nothing is lost by not asking the others (`docs/strength.md`)."""
    table = table_of(state)
    if is_mine(state) or stops(table, NEAR):
        return True
    if table.announced:  # one's own hero is to be burned, or forbidden to come back
        return table.announced[-2] in (PYROMANIAC, DOG_MASTER) and table.asked == table.active
    # Whoever is forbidden to recruit passes it on to the left.
    return table.phase == W2 and is_ready(table, DOG_MASTER) and table.left_of(table.holder) == table.asked


def stops(table: Table, short: int) -> bool:
    """Whether a power of the seat that is asked may keep another player, who is so short of the goal, from the hero."""
    if table.announced:
        others = [seat for seat in range(table.settings.players) if seat != table.asked]
        return table.announced[-2] in (PYROMANIAC, DOG_MASTER) and any(lacks(table, seat, 1) for seat in others)
    if table.phase != W2 or not (is_ready(table, PYROMANIAC) or is_ready(table, DOG_MASTER)):
        return False
    reached = [table.holder]
    if table.settings.forbid_anyone and is_ready(table, DOG_MASTER):
        reached = members(forbid_targets(table, table.asked))
    return any(lacks(table, seat, short) and may_be_new(table, seat) for seat in reached)


def is_ready(table: Table, power: int) -> bool:
    """Whether the seat that is asked has a power ready."""
    return table.party[table.asked] & ~table.used[table.asked] & bit(power) != 0


def lacks(table: Table, seat: int, short: int) -> bool:
    """Whether a party lacks at most so many heroes of the goal."""
    return size(table.party[seat]) + short >= table.settings.goal


def may_be_new(table: Table, seat: int) -> bool:
    """Whether the hero may be one a party lacks, by what everybody knows of it."""
    return plain_values(table) & ~table.party[seat] != 0


ORDERS: Final = (
    StandingOrder("matters", "decline", matters),
    StandingOrder("hero", "decline", is_mine),
    StandingOrder("win", "decline", somebody_may_win),
    StandingOrder("always", "decline", lambda state: True),
    StandingOrder("turn", "decline", lambda state: False, until="revealed"),
)
"""The first applies until a player chooses another."""
