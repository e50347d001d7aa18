"""Why a move looks good: the one thing that speaks most for it, or against it, as a message key with parameters."""

from __future__ import annotations

from typing import Final

from herohall.core.texts import Param
from herohall.games.seventh import moves as m
from herohall.games.seventh import rules
from herohall.games.seventh.cards import KNIGHT, WIDTH, bit, size
from herohall.games.seventh.position_value import Beliefs, beliefs, chance_new
from herohall.games.seventh.table import DISCARDING, Table
from herohall.games.seventh.tells import told

Reason = tuple[str, dict[str, Param]]
LIKELY: Final = 50
SURE: Final = 100
"""Per cent."""


def reason_of(table: Table, move: int) -> Reason:
    """The reason for a legal move of the seat that is asked."""
    seat = table.asked
    if move == m.DECLINE:
        return "seventh-reason-keep", {}
    if m.is_power(move):
        if m.power_of(move) == KNIGHT and not knight_serves_hand(table, seat):
            return "seventh-reason-power-6-other", {}
        return f"seventh-reason-power-{m.power_of(move)}", {}
    if move in (m.RECRUIT, m.PASS) or m.is_clue(move):
        return hero_reason(table, seat, beliefs(table, seat, told(table)), move)
    if table.phase == DISCARDING:
        return discard_reason(table, move - m.DISCARD)
    return send_reason(table, move)


def hero_reason(table: Table, seat: int, belief: Beliefs, move: int) -> Reason:
    """Before the hero: by the chance that it is new. What is certain is said so, never as 0 % or 100 %."""
    new = percent_new(table, seat, belief)
    if m.is_clue(move):
        certain = new in (0, SURE)
        return ("seventh-reason-clue-known", {}) if certain else ("seventh-reason-clue", {"percent": new})
    if move == m.PASS:
        return pass_reason(table, seat, belief, new)
    if new == 0:
        return "seventh-reason-recruit-double", {}
    if size(table.party[seat]) + 1 >= table.settings.goal:
        return ("seventh-reason-wins-sure", {}) if new == SURE else ("seventh-reason-wins", {"percent": new})
    if new == SURE:
        return "seventh-reason-recruit-sure", {}
    return ("seventh-reason-recruit" if new >= LIKELY else "seventh-reason-recruit-risky"), {"percent": new}


def pass_reason(table: Table, seat: int, belief: Beliefs, new: int) -> Reason:
    """A hero is passed on because it is likely a double, or is one sooner for the next player."""
    if new == 0:
        return "seventh-reason-pass-sure", {}
    if new <= LIKELY:
        return "seventh-reason-pass", {"percent": SURE - new}
    if percent_new(table, table.left_of(seat), belief) < new:
        return "seventh-reason-pass-next", {}
    return "seventh-reason-pass-new", {}


def percent_new(table: Table, seat: int, belief: Beliefs) -> int:
    """How likely the wandering hero is new to a party, in whole per cent: 0 and 100 are certain."""
    chance = SURE * chance_new(table, seat, belief)
    return round(chance) if chance < 1e-9 or chance > SURE - 1e-9 else min(SURE - 1, max(1, round(chance)))


def knight_serves_hand(table: Table, seat: int) -> bool:
    """Whether ignoring the requirement lets the seat send a card it could not send otherwise."""
    return seat == table.active and table.held(seat) & ~rules.fits_now(table) != 0


def discard_reason(table: Table, value: int) -> Reason:
    """Of cards to discard one keeps one of each."""
    hand = table.hands[table.active * WIDTH : (table.active + 1) * WIDTH]
    if hand[value] > 1:
        return "seventh-reason-discard", {}
    return ("seventh-reason-discard-single" if max(hand) > 1 else "seventh-reason-discard-any"), {}


def send_reason(table: Table, move: int) -> Reason:
    """A hero is sent that others have; it may come back."""
    if move == m.SEND_DECK:
        return "seventh-reason-send-deck", {}
    value = (move - m.SEND) if m.is_send(move) else (move - m.SEND_PARTY)
    others = sum(1 for seat in range(table.settings.players) if seat != table.active and table.party[seat] & bit(value))
    # A hero sent out of the party is new to it if it comes back (S2.10).
    if m.is_send(move) and table.party[table.active] & bit(value):
        return "seventh-reason-send-risky", {"count": others}
    return "seventh-reason-send", {"count": others}
