"""What a seat, or a spectator, may know (S9), built up from nothing, field by field."""

from __future__ import annotations

from herohall.core.event import JSON, View
from herohall.games.seventh import rules
from herohall.games.seventh import table as at
from herohall.games.seventh.cards import DOG_MASTER, WIDTH, members
from herohall.games.seventh.events import SOURCES
from herohall.games.seventh.table import Table, spread

WINDOWS = {at.W1: "W1", at.W2: "W2", at.W3: "W3", at.W4: "W4"}


def table_view(table: Table, viewer: int | None, laid_open: bool = False) -> View:
    """All of the table that the viewer may know; everything if it is laid open, as once the game is over (S9.6)."""
    laid_open = laid_open or table.phase == at.OVER
    stack = table.announced
    return {
        "turn": table.turn,
        "active": table.active,
        "requirement": table.requirement,
        "fits": list(members(rules.fits_now(table))),
        "ignored": table.ignored,
        "unmatched": table.unmatched,
        "deck": table.deck_size,
        "discard": list(spread(table.discard)),
        "seats": [_seat_view(table, seat, laid_open) for seat in range(table.settings.players)],
        "hand": None if viewer is None else list(table.hand(viewer)),
        "wandering": _wandering_view(table, viewer, laid_open),
        "clues": [_clue_view(table, number, viewer, laid_open) for number in range(len(table.clue_cards))],
        "window": "R" if table.announced else WINDOWS.get(table.phase),
        "announced": [_one_announced(*stack[place : place + 3]) for place in range(0, len(stack), 3)],
        "doubled": {"seat": table.holder, "card": table.doubled} if table.doubled else None,
    }


def _seat_view(table: Table, seat: int, laid_open: bool) -> JSON:
    eliminated = spread(table.eliminated[seat * WIDTH : (seat + 1) * WIDTH])
    shown: View = {
        "party": list(members(table.party[seat])),
        "used": list(members(table.used[seat])),
        "hand_size": table.hand_sizes[seat],
        "eliminated": list(eliminated),
    }
    if laid_open:
        shown["hand"] = list(table.hand(seat))
    return shown


def _wandering_view(table: Table, viewer: int | None, laid_open: bool) -> JSON:
    if not table.wandering:
        return None
    shown: View = {
        "at": table.holder,
        "source": SOURCES[table.source],
        "seen_by": list(members(table.seen_by)),
        "must_fit": rules.must_fit(table),
    }
    if table.settings.forbid_anyone:
        shown["forbidden"] = list(members(table.forbidden))
    known = table.source == at.FROM_PARTY if viewer is None else table.knows_wandering(viewer)
    if known or laid_open:
        shown["card"] = table.wandering
    return shown


def _clue_view(table: Table, number: int, viewer: int | None, laid_open: bool) -> JSON:
    asker = table.clue_askers[number]
    shown: View = {"seat": asker, "answer": table.clue_answers[number] == 1}
    if laid_open or viewer in (asker, table.active):
        shown["card"] = table.clue_cards[number]
    return shown


def _one_announced(seat: int, power: int, target: int) -> JSON:
    """A power with the hero it is for; a 4 with the player it is for, where one is named."""
    if power == DOG_MASTER and target:
        return {"seat": seat, "power": power, "target": 0, "to": target - 1}
    return {"seat": seat, "power": power, "target": target}
