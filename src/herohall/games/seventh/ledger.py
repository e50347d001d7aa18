"""Whether so many turns can have led to these cards: what came in must have gone somewhere.

Until the discard pile is shuffled anew for the first time, every card that left the deck has left a trace: each turn
one is revealed and one drawn, each hero that was sent has joined a party, left with its double or been burned.
"""

from __future__ import annotations

from herohall.core.saving import demand
from herohall.games.seventh import cards as c
from herohall.games.seventh import table as at
from herohall.games.seventh.cards import WIDTH, bit, size
from herohall.games.seventh.table import Table


def check_ledger(table: Table) -> None:
    """BadState unless a game can have come to these cards in this turn."""
    if table.memory is not None and table.memory.generation == 0:
        _check_parties(table)
        _check_turns(table)
        _check_hands(table)
        if not _may_have_left(table):
            _check_powers(table)
    if table.turn == 1:
        _check_first_turn(table)


def resolved(table: Table) -> int:
    """How many heroes have been sent and wander no more."""
    return table.turn - 1 + (1 if table.unveiled else 0)


def _check_parties(table: Table) -> None:
    """Each seat was dealt two heroes; a pair that left had to be recruited twice."""
    losses = sum(table.eliminated) // 2
    gains = sum(size(party) for party in table.party) - 2 * table.settings.players
    if table.settings.doubles_to_discard or table.settings.send_from_party:
        losses = 0  # they may have gone another way
        gains = max(gains, 0)
    most = resolved(table) - (1 if table.doubled else 0)
    demand(gains + 2 * losses <= most, f"{gains + 2 * losses} heroes have been recruited in {most} turns")
    if not table.settings.doubles_to_discard and not table.settings.send_from_party:
        for seat, party in enumerate(table.party):
            left = sum(table.eliminated[seat * WIDTH : (seat + 1) * WIDTH]) // 2
            demand(size(party) + left >= 2, f"heroes of seat {seat} have gone nowhere")


def _check_turns(table: Table) -> None:
    """Each turn a card is revealed, and at its end one is drawn; what else left the deck has gone somewhere, too."""
    settings = table.settings
    out = settings.values * settings.copies - table.deck_size - settings.players * (2 + settings.hand)
    needed = 2 * table.turn - 1
    demand(out >= needed, f"{table.turn} turns take {needed} cards from the deck, and {out} were taken")
    discarded = sum(table.discard)
    least = table.turn + _burned(table)
    demand(discarded >= least, f"{discarded} cards were discarded in {table.turn} turns, expected at least {least}")


def _burned(table: Table) -> int:
    """How many heroes have been discarded on their way: all that have neither joined a party nor left as a double."""
    if table.settings.doubles_to_discard or table.settings.send_from_party:
        return 0
    gains = sum(size(party) for party in table.party) - 2 * table.settings.players
    return resolved(table) - (1 if table.doubled else 0) - gains - sum(table.eliminated)


def _check_hands(table: Table) -> None:
    """A hand grows by a 7 alone: what is drawn at the end of a turn replaces what was sent."""
    settings = table.settings
    if settings.send_from_party or settings.doubles_to_discard:
        return  # heroes who have left again may have been 7s
    for seat in range(settings.players):
        most = max(settings.hand, 1) + 2 * _draws_by_power(table, seat)
        size_now = table.hand_sizes[seat]
        demand(size_now <= most, f"seat {seat} has {size_now} cards, expected at most {most}")


def _draws_by_power(table: Table, seat: int) -> int:
    """How often a seat can have used a 7 at most."""
    magicians = table.eliminated[seat * WIDTH + c.MAGICIAN] // 2
    witches = table.eliminated[seat * WIDTH + c.WITCH] // 2
    if table.used[seat] & bit(c.WITCH):
        witches += 1
    if table.party[seat] & bit(c.MAGICIAN) and (witches or table.used[seat] & bit(c.MAGICIAN)):
        magicians += 1
    return magicians + witches if magicians else 0


def _may_have_left(table: Table) -> bool:
    """Whether heroes who used their powers may have left the parties since."""
    settings = table.settings
    return any(table.eliminated) or settings.doubles_to_discard or settings.send_from_party


def _check_powers(table: Table) -> None:
    """S6.1, S6.3: a 1 and a 3 follow other powers, so that one of the others comes first."""
    seats = range(table.settings.players)
    begun = any(
        table.party[seat] & bit(power) and table.used[seat] & (bit(power) | bit(c.WITCH))
        for seat in seats
        for power in (c.PYROMANIAC, c.DOG_MASTER, c.SERGEANT, c.KNIGHT, c.MAGICIAN)
    )
    demand(begun or not any(table.used), "a 1 or a 3 was used, and no power before it")
    for seat in seats:
        others = any(table.used[other] for other in seats if other != seat)
        demand(others or not table.used[seat] & bit(c.HEN), f"seat {seat} has used its 1, and nobody else a power")


def _check_first_turn(table: Table) -> None:
    """In the first turn parties and hands are as dealt, but for what this turn has done to them."""
    over = table.phase == at.OVER
    for seat, party in enumerate(table.party):
        heroes = size(party)
        expected = 2
        if seat == table.active and table.source == at.FROM_PARTY and (table.wandering or table.unveiled):
            expected -= 1
        recruits = seat == table.holder and table.unveiled > 0 and table.phase != at.W3
        leaves = 1 if recruits and over and table.winner < 0 else 0
        most = expected + (1 if recruits else 0)
        demand(expected - leaves <= heroes <= most, f"seat {seat} has {heroes} heroes in the first turn")
        pile = any(table.eliminated[seat * WIDTH : (seat + 1) * WIDTH])
        demand(not pile or leaves == 1, f"seat {seat} has eliminated heroes in the first turn")
