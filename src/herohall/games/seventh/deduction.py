"""What a seat can work out about the wandering hero from all it knows: an aid to memory, never a look at the card.

The belief has it exactly: every deal that fits the requirement, the clues, what was discarded and what lies in sight.
"""

from __future__ import annotations

from herohall.core.event import JSON, View
from herohall.games.seventh.belief import Sampler
from herohall.games.seventh.cards import EVERY_VALUE, FITS, WIDTH, bit
from herohall.games.seventh.rules import clue_answer, must_fit
from herohall.games.seventh.table import OVER, Table


def deduce(table: Table, sampler: Sampler) -> View | None:
    """The values the wandering hero may have, and how many cards of each value this seat has not seen."""
    if not table.wandering or table.phase == OVER:
        return None
    seat = sampler.seat
    return {"possible": list[JSON](possible(table, sampler)), "unseen": list[JSON](unseen(table, seat)[1:])}


def possible(table: Table, sampler: Sampler) -> list[int]:
    """The values the wandering hero may have for all a seat knows, ascending; its own value is always among them."""
    if table.knows_wandering(sampler.seat):
        return [table.wandering]
    # With too many ways to follow, the belief keeps a selection; what only that selection rules out is not ruled out.
    if sampler._thinned:
        return plainly_possible(table, sampler.seat)
    return sorted({wandering for _, wandering in sampler.cases})


def chances(table: Table, sampler: Sampler) -> dict[int, float]:
    """How likely each value of an unseen wandering hero is for all a seat knows; empty if it is not known exactly."""
    if sampler._thinned:
        return {}
    found = dict.fromkeys(possible(table, sampler), 0.0)
    total = sum(sampler.weights)
    for (_, wandering), weight in zip(sampler.cases, sampler.weights, strict=True):
        found[wandering] += weight / total
    return found


def plainly_possible(table: Table, seat: int) -> list[int]:
    """The same from what lies on the table alone: requirement, the seat's own clues, cards it has not seen."""
    left = unseen(table, seat)
    row = table.settings.players * WIDTH
    fits = FITS[row + table.requirement] if must_fit(table) else EVERY_VALUE
    return [
        value
        for value in range(1, WIDTH)
        if left[value]
        and fits & bit(value)
        and all(
            clue_answer(table, card, value) == (answer == 1)
            for asker, card, answer in zip(table.clue_askers, table.clue_cards, table.clue_answers, strict=True)
            if seat in (asker, table.active)
        )
    ]


def unseen(table: Table, seat: int) -> list[int]:
    """By value, the cards this seat has not seen: all copies but those in sight."""
    counts = table.deck[:]
    for place, count in enumerate(table.hands):
        if place // WIDTH != seat:
            counts[place % WIDTH] += count
    if table.wandering and not table.knows_wandering(seat):
        counts[table.wandering] += 1
    for asker, card in zip(table.clue_askers, table.clue_cards, strict=True):
        if seat not in (asker, table.active):
            counts[card] += 1
    return counts
