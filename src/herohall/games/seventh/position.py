"""Positions of Seventh Hero to order: name what matters, the rest is dealt to fit."""

from __future__ import annotations

import msgspec

from herohall.core.saving import demand, read_saved
from herohall.games.seventh import rules
from herohall.games.seventh.powers import start_window
from herohall.games.seventh.saved import Saved, check_shape, table_of
from herohall.games.seventh.state import SeventhState
from herohall.games.seventh.table import RECEIVING, SENDING, W1, W2


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """What may be named of a position; cards and heroes by value, seats from 0."""

    active: int | None = None
    requirement: int | None = None
    hands: dict[int, list[int]] = {}
    parties: dict[int, list[int]] = {}
    used: dict[int, list[int]] = {}
    wandering: int | None = None
    """The hero that lies in front of somebody; without one the active player is about to send."""
    at: int | None = None
    """In front of whom it lies; the left neighbour if nobody is named."""


def fit(state: SeventhState, wanted: Wanted) -> SeventhState | None:
    """The state with all that is wanted; None if it stands elsewhere in its turn."""
    table, memory = state.table, state.memory
    phases = (W1, SENDING) if wanted.wandering is None else (W2, RECEIVING)
    active = table.active if wanted.active is None else wanted.active
    demand(0 <= active < state.players, f"seat {active} is active, and there are {state.players} seats")
    at = table.left_of(active) if wanted.at is None else wanted.at
    somewhere_else = table.phase not in phases or table.active != active or table.announced
    if somewhere_else or memory.history or table.clue_cards or table.unmatched or table.turn < 2:
        return None
    if wanted.wandering is not None and table.holder != at:
        return None
    saved = read_saved(state.to_json(), Saved)
    _lay_out(saved, wanted)
    check_shape(saved, table.settings)
    changed = table_of(saved, table.settings)
    assert changed.memory is not None
    start_window(changed, W1 if wanted.wandering is None else W2)
    rules.advance(changed)
    return SeventhState(state.game, changed, changed.memory, state.options)


def _lay_out(saved: Saved, wanted: Wanted) -> None:
    """Put what is wanted in its place; what lay there goes to the deck, and what is missing comes from there."""
    for seat in [*wanted.hands, *wanted.parties, *wanted.used]:
        demand(0 <= seat < len(saved.seats), f"there is no seat {seat}")
    for seat in wanted.hands:
        saved.deck += saved.seats[seat].hand
        saved.seats[seat].hand = []
    for seat in wanted.parties:
        saved.deck += saved.seats[seat].party
        saved.seats[seat].party = saved.seats[seat].used = []
    if wanted.wandering is not None:
        saved.deck.append(saved.wandering)
        saved.wandering = _take(saved, wanted, wanted.wandering)
    if wanted.requirement is not None and wanted.requirement != saved.requirement:
        saved.discard.remove(saved.requirement)
        saved.deck.append(saved.requirement)
        saved.discard.append(_take(saved, wanted, wanted.requirement))
        saved.requirement = wanted.requirement
    for seat, cards in wanted.hands.items():
        saved.seats[seat].hand = sorted(_take(saved, wanted, card) for card in cards)
    for seat, heroes in wanted.parties.items():
        saved.seats[seat].party = sorted(_take(saved, wanted, hero) for hero in heroes)
    for seat, heroes in wanted.used.items():
        saved.seats[seat].used = sorted(heroes)


def _take(saved: Saved, wanted: Wanted, card: int) -> int:
    """A card from where nobody named it: the deck, the discard pile, or a hand; a card of the deck takes its place."""
    if card in saved.deck:
        saved.deck.remove(card)
        return card
    hands = [seat.hand for number, seat in enumerate(saved.seats) if number not in wanted.hands]
    discard = saved.discard
    free = discard.count(card) > (1 if card == saved.requirement else 0)
    pile = discard if free else next((hand for hand in hands if card in hand), None)
    demand(pile is not None and bool(saved.deck), f"there are not so many cards of value {card}")
    assert pile is not None
    pile[pile.index(card)] = saved.deck.pop(0)
    return card
