"""Why a move is not legal now: the number of the rule it breaks, and a message. Tells the asked seat nothing new."""

from __future__ import annotations

from herohall.core.errors import IllegalMove
from herohall.games.seventh import moves as m
from herohall.games.seventh import rules
from herohall.games.seventh import table as at
from herohall.games.seventh.cards import DOG_MASTER, HEN, VALUES, WIDTH, WITCH, bit
from herohall.games.seventh.powers import usable_powers
from herohall.games.seventh.table import Table


def refuse(rule: str, key: str, value: int = 0) -> IllegalMove:
    """The error with its message key."""
    return IllegalMove(rule, f"seventh-refuse-{key}", value=value)


def refusal(table: Table, move: int) -> IllegalMove:
    """Why this move, which is not legal, is not."""
    if table.phase == at.OVER:
        return refuse(_ending(table), "over")
    if not 0 <= move < m.MOVE_COUNT or not m.WORDS[move]:
        return refuse("S5.10", "no-move")
    if m.is_power(move):
        return _power(table, m.power_of(move), m.target_of(move))
    if table.announced or table.phase < at.SENDING:
        return refuse("S5.5", "window")
    if move == m.DECLINE:
        return refuse("S5.5", "no-window")
    if move <= m.PASS:
        return refuse("S2.7", "must-recruit") if table.phase == at.RECEIVING else refuse("S2.6", "not-receiving")
    if move <= m.SEND_PARTY + VALUES:
        return _sending(table, move)
    if move <= m.DISCARD + VALUES:
        discards = table.phase == at.DISCARDING
        return refuse("S2.3", "not-in-hand", move - m.DISCARD) if discards else refuse("S2.3", "not-discarding")
    return _clue(table, move - m.CLUE)


def _ending(table: Table) -> str:
    """The rule by which the game is over."""
    if table.winner >= 0:
        return "S7.1"
    return "S7.6" if table.settings.reshuffle else "S7.2"


def _sending(table: Table, move: int) -> IllegalMove:
    if table.phase != at.SENDING:
        return refuse("S2.2", "not-sending")
    if m.is_send(move):
        value = move - m.SEND
        held = table.hands[table.active * WIDTH + value] > 0
        return refuse("S2.2", "not-fitting" if held else "not-in-hand", value)
    if rules.has_fitting(table):
        return refuse("S2.4", "has-fitting")
    if move == m.SEND_DECK:
        return refuse("S2.3", "party-first")
    value = move - m.SEND_PARTY
    if not table.settings.send_from_party:
        return refuse("S2.3", "not-from-party")
    if not table.party[table.active] & bit(value):
        return refuse("S2.3", "not-in-party", value)
    return refuse("S2.3", "not-fitting", value)


def _clue(table: Table, value: int) -> IllegalMove:
    seat = table.asked
    if table.phase != at.RECEIVING or seat == table.active:
        return refuse("S4.1", "not-asking")
    if table.source == at.FROM_PARTY:
        return refuse("S4.5", "face-up")
    if table.hands[seat * WIDTH + value] == 0:
        return refuse("S4.2", "not-in-hand", value)
    if table.hand_sizes[seat] < 2:
        return refuse("S4.4", "last-card")
    return refuse("S4.4", "one-clue")


def without_target(table: Table) -> IllegalMove:
    """Why `power 3` alone is not a move: the reason it cannot be used, or that the hero to ready is missing."""
    return _power(table, WITCH, 0)


def _forbidding(table: Table, target: int) -> IllegalMove:
    """S6.4: a 4 could be used, but not so."""
    if not table.settings.forbid_anyone:
        return refuse("S6.4", "only-holder", DOG_MASTER)
    return refuse("S6.4", "not-reached" if target else "names-player", DOG_MASTER)


def _power(table: Table, power: int, target: int) -> IllegalMove:
    seat = table.asked
    if not table.party[seat] & bit(power):
        return refuse("S5.1", "not-in-party", power)
    if table.used[seat] & bit(power):
        return refuse("S5.1", "used", power)
    if table.phase == at.DISCARDING:
        return refuse("S5.4", "discard-first")
    if not usable_powers(table, seat) & bit(power):
        if power == DOG_MASTER and table.settings.forbid_anyone:
            return refuse("S6.4", "reaches-nobody", power)
        return refuse(f"S6.{power}", f"power-{power}", power)
    if power == DOG_MASTER:
        return _forbidding(table, target)
    if not target and power == WITCH:
        return refuse("S6.3", "names-target")
    if target == WITCH:
        return refuse("S6.3", "not-itself")
    if table.announced:
        return refuse("S6.3", "only-hen", HEN)
    return refuse("S6.3", "not-used", target)
