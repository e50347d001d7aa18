"""Powers: when they may be used (S5), and what each does (S6)."""

from __future__ import annotations

from mypy_extensions import i64

from herohall.games.seventh import cards as c
from herohall.games.seventh import events as e
from herohall.games.seventh import table as at
from herohall.games.seventh.cards import (
    ONLY_DOG_MASTER,
    ONLY_HEN,
    ONLY_KNIGHT,
    ONLY_MAGICIAN,
    ONLY_PYROMANIAC,
    ONLY_SERGEANT,
    ONLY_WITCH,
    bit,
)
from herohall.games.seventh.supply import can_draw, draw_to_hand, unveil
from herohall.games.seventh.table import Table

# S5 Powers in general


def usable_powers(table: Table, seat: i64) -> i64:
    """The set of powers a seat may use at this moment: ready, and usable in the window that is open (S5.4)."""
    ready: i64 = table.party[seat] & ~table.used[seat]
    if ready == 0:
        return 0
    if table.announced:
        return ready & _usable_in_r(table, seat)
    phase = table.phase
    if phase == at.W1 or phase == at.SENDING:
        return ready & _usable_in_w1(table, seat)
    if phase == at.W2 or phase == at.RECEIVING:
        return ready & _usable_in_w2(table, seat)
    return ready & _usable_always(table, seat)


def _usable_in_r(table: Table, seat: i64) -> i64:
    if seat == table.announced[-3]:  # S5.8, S6.1: not against one's own power
        return 0
    result = ONLY_HEN
    if table.used[seat] & ONLY_HEN:  # S6.3: only to ready one's own used 1
        result |= ONLY_WITCH
    return result


def _usable_in_w1(table: Table, seat: i64) -> i64:
    result = _usable_always(table, seat)
    if table.hand_sizes[table.active] > 0 and not table.ignored:  # S6.6
        result |= ONLY_KNIGHT
    return result


def _usable_in_w2(table: Table, seat: i64) -> i64:
    result = _usable_always(table, seat) | ONLY_PYROMANIAC
    if forbid_targets(table, seat):  # S6.4
        result |= ONLY_DOG_MASTER
    if not table.knows_wandering(seat):  # S6.5
        result |= ONLY_SERGEANT
    return result


def forbid_targets(table: Table, seat: i64) -> i64:
    """S6.4: the set of seats against which a seat may use a 4: who has the hero, or everyone it can still reach."""
    if not table.settings.forbid_anyone:
        return 0 if table.holder == seat else bit(table.holder)
    reached = bit(table.active)
    other = table.holder
    while other != table.active:
        reached |= bit(other)
        other = table.left_of(other)
    return reached & ~bit(seat) & ~table.forbidden


def _usable_always(table: Table, seat: i64) -> i64:
    result = ONLY_MAGICIAN if can_draw(table) else 0  # S6.7
    if table.used[seat] & ~ONLY_WITCH:  # S6.3
        result |= ONLY_WITCH
    return result


def start_window(table: Table, window: i64) -> None:
    """Open a window, or run it again from the active player on (S5.5)."""
    table.phase = window
    table.offset = 0


def ask_around(table: Table) -> bool:
    """Put the question of the open window to the next seat with a usable power; False when all have declined."""
    seats = table.settings.players
    left_out = _decides_next(table)
    while table.offset < seats:
        seat = table.active + table.offset
        if seat >= seats:
            seat -= seats
        if seat != left_out and usable_powers(table, seat):
            table.asked = seat
            return True
        table.offset += 1
    return False


def _decides_next(table: Table) -> i64:
    """S5.7: the seat that is not asked in the round, as it decides when the round has closed; -1 for none."""
    if table.announced:
        return -1
    if table.phase == at.W1:
        return table.active
    return table.holder if table.phase == at.W2 else -1


def announce(table: Table, seat: i64, power: i64, target: i64) -> None:
    """S5.8: name a power and turn its card; the others may now react."""
    table.used[seat] |= bit(power)
    table.announced += [seat, power, target]
    table.offset = 0
    # A power used in one's own decision makes the window run again afterwards (S5.7).
    if table.phase == at.SENDING:
        table.phase = at.W1
    elif table.phase == at.RECEIVING:
        table.phase = at.W2
    if power == c.DOG_MASTER and target:
        table.tell(e.ANNOUNCED_FOR, seat, power, 0, target - 1)
    else:
        table.tell(e.ANNOUNCED, seat, power, target)


def resolve_announced(table: Table) -> None:
    """R has closed: the power on top takes effect (S5.8), then the round below starts again (S5.5, S5.9)."""
    target = table.announced.pop()
    power = table.announced.pop()
    seat = table.announced.pop()
    table.offset = 0
    if power == c.HEN:
        _cancel(table, seat)
    elif power == c.PYROMANIAC:
        discard_wandering(table, seat)
    elif power == c.WITCH:
        _ready(table, seat, target)
    elif power == c.DOG_MASTER:
        _forbid(table, seat, target - 1 if target else table.holder)
    elif power == c.SERGEANT:
        _look(table, seat)
    elif power == c.KNIGHT:
        _ignore(table, seat)
    else:
        draw_to_hand(table, seat, 2, e.DREW_BY_POWER)  # S6.7


# S6 Powers one by one


def _cancel(table: Table, seat: int) -> None:
    """S6.1: the power below has no effect."""
    table.announced.pop()
    power = table.announced.pop()
    user = table.announced.pop()
    table.tell(e.CANCELLED, seat, user, power)


def discard_wandering(table: Table, seat: int) -> None:
    """S6.2 and the end of S6.4: the wandering hero goes face up to the discard pile."""
    value = table.wandering
    unveil(table)
    table.discard[value] += 1
    start_window(table, at.W4)
    table.tell(e.BURNED, seat, value)


def _ready(table: Table, seat: int, target: int) -> None:
    """S6.3."""
    table.used[seat] &= ~bit(target)
    table.tell(e.READIED, seat, target)


def _forbid(table: Table, seat: i64, target: i64) -> None:
    """S6.4: the hero must go on, or is discarded when it has come round; at once, or when it comes to the target."""
    table.tell(e.FORBIDDEN, seat, target)
    if table.holder != target:
        table.forbidden |= bit(target)
    elif table.holder == table.active:
        discard_wandering(table, seat)
    else:
        move_on(table)


def move_on(table: Table) -> None:
    """The wandering hero goes to the next player who may recruit it, and W2 runs there."""
    table.holder = table.left_of(table.holder)
    while table.forbidden & bit(table.holder):
        table.forbidden &= ~bit(table.holder)
        table.tell(e.TURNED_AWAY, table.holder)
        if table.holder == table.active:
            discard_wandering(table, table.active)
            return
        table.tell(e.PASSED, table.holder, table.left_of(table.holder))
        table.holder = table.left_of(table.holder)
    start_window(table, at.W2)


def _look(table: Table, seat: int) -> None:
    """S6.5."""
    table.seen_by |= bit(seat)
    table.tell(e.LOOKED, seat, table.wandering)


def _ignore(table: Table, seat: int) -> None:
    """S6.6."""
    table.ignored = True
    table.tell(e.IGNORED, seat, table.active)
