"""H1 and H7: how the two epochs begin, and what leaves the game between them."""

from __future__ import annotations

from typing import Final

from herohall.core.generator import SEATS as SEATS_STREAM
from herohall.games.world import events as e
from herohall.games.world import moves as m
from herohall.games.world import table as at
from herohall.games.world.powers import PER_GAME
from herohall.games.world.table import GONE, HAND, NOBODY, ON_OFFER, WAITING, Table
from herohall.games.world.tables import (
    ANCIENT,
    ANCIENT_TERRITORIES,
    HEROES,
    LADDER,
    MODERN,
    TERRITORIES,
    TOKENS,
    WONDERS,
)

DEALT: Final = 2
"""Heroes dealt to each player (H1.1)."""


# H1 Setup


def set_up(table: Table) -> None:
    """A new game, up to the first placement."""
    players = table.settings.players
    first = table.settings.first
    table.turn = table.generator.below(SEATS_STREAM, players) if first < 0 else first  # H1.2
    table.tell(e.BEGAN, table.turn)
    for seat in range(players):
        table.earn(seat, 1)  # H1.1
    if players == 2:
        put_away_lighthouses(table)
    begin_epoch(table)


def put_away_lighthouses(table: Table) -> None:
    """H8.2: powers that speak of a third place are not used with two players."""
    for wonder in range(WONDERS):
        if table.settings.tables.powers[wonder].needs_three:
            table.owner[wonder] = GONE


def begin_epoch(table: Table) -> None:
    """H1.1, H7.3–H7.5: the epoch's discoveries, wonders and heroes come out; then everyone places population."""
    tables = table.settings.tables
    table.bag = [token for token in range(TOKENS) if tables.epoch_of_token[token] == table.epoch]
    for wonder in range(WONDERS):
        if table.owner[wonder] == WAITING and tables.epoch_of_wonder[wonder] == table.epoch:
            table.owner[wonder] = ON_OFFER
    table.deck = [hero for hero in range(HEROES) if tables.epoch_of_hero[hero] == table.epoch]
    deal(table)
    table.row = []
    refill_row(table)
    table.step = at.PLACING
    table.left = len(table.settings.placing[table.epoch])


def deal(table: Table) -> None:
    """Two heroes face down to each player, one at a time from the one who begins."""
    players = table.settings.players
    for card in range(DEALT * players):
        if table.deck:
            seat = (table.turn + card) % players
            hero = table.draw_hero()
            table.add_to_hand(seat, hero, 0)
            table.tell(e.DEALT, seat, hero)


def refill_row(table: Table) -> None:
    """H2.4: the row is filled up to three, as far as the deck goes (H2.5)."""
    while len(table.row) < m.ROW and table.deck:
        hero = table.draw_hero()
        table.row.append(hero)
        table.tell(e.TURNED_UP, hero)


# H1.2, H1.3, H7.6 Everyone places population


def ask_placing(table: Table) -> list[int]:
    """One figure of the next player; who has none left is passed over (H0.3)."""
    if table.left == 0:
        return []
    order = table.settings.placing[table.epoch]
    table.asked = (table.turn + order[len(order) - table.left]) % table.settings.players
    if table.supply[table.asked] == 0:
        return []
    if table.epoch == ANCIENT:
        return [m.SETTLE + territory for territory in range(ANCIENT_TERRITORIES)]
    return [m.SETTLE + territory for territory in range(ANCIENT_TERRITORIES, TERRITORIES)]


def place(table: Table, territory: int) -> None:
    """One figure of the player who is asked."""
    table.settle(table.asked, territory, 1)
    table.left -= 1
    table.tell(e.PLACED if table.epoch == ANCIENT else e.PLACED_LATER, table.asked, territory)


# H7 From the ancient to the modern epoch


def change_epoch(table: Table) -> None:
    """H7.3–H7.6; the player whose turn it is opens the modern epoch."""
    table.tell(e.EPOCH_ENDED, table.turn)
    table.closing = False
    table.epoch = MODERN
    table.scorings = 0
    table.scored = [0] * TERRITORIES
    table.hero = NOBODY
    table.received = 0
    for territory in range(ANCIENT_TERRITORIES):
        keep_best_discovery(table, territory)
    for wonder in range(WONDERS):
        if table.settings.tables.powers[wonder].often != PER_GAME:
            table.used[wonder] = 0
        if table.owner[wonder] == ON_OFFER and not table.settings.old_wonders_stay:  # H7.4
            table.owner[wonder] = GONE
    table.hands = [NOBODY] * (table.settings.players * HAND)
    table.known = [0] * (table.settings.players * HAND)
    table.tell(e.EPOCH_BEGAN, table.turn)
    begin_epoch(table)


def keep_best_discovery(table: Table, territory: int) -> None:
    """H7.3: only the most valuable discovery stays, of equals the one placed first."""
    value = table.settings.tables.value
    start = territory * LADDER
    best = table.ladders[start]
    for space in range(start, start + table.filled[territory]):
        if value[table.ladders[space]] > value[best]:
            best = table.ladders[space]
        table.ladders[space] = NOBODY
    table.ladders[start] = best
    if best != NOBODY:
        table.filled[territory] = 1
        table.tell(e.REMAINED, territory, best)
