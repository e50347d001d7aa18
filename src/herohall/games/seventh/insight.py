"""What a seat of Seventh Hero that is asked knows and can work out, as bytes: for bots that have learned. Compiled.

First the observation of `encoding.py`, then what follows from it: how likely each value of the wandering hero is, how
near everybody is to winning, and last, for every legal move, how good it looks by rules of thumb. A player could work
all of it out; a small network need not learn to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from herohall.core.encoder import BYTE, PLACES, Encoder, promise_bytes, seat_at
from herohall.core.state import State
from herohall.games.seventh.cards import VALUES, WIDTH, size
from herohall.games.seventh.encoding import SIZE as OBSERVED
from herohall.games.seventh.encoding import SeventhEncoder
from herohall.games.seventh.learned_value import LearnedPositionValue
from herohall.games.seventh.move_value import MoveValue
from herohall.games.seventh.moves import FORBID
from herohall.games.seventh.position_value import chance_new, unseen_cards
from herohall.games.seventh.state import table_of
from herohall.games.seventh.table import Table

PER_SEAT: Final = VALUES + 7
"""How many heroes as one of seven, then five shares, eliminated cards, ready powers."""
DEDUCED: Final = 5 * VALUES + PLACES * PER_SEAT
"""Two beliefs, cards not seen, values of which one has a card, and those of which one has two."""
JUDGED: Final = FORBID
"""The moves that are judged: all but a 4 that names a player (S6.4 `anyone`)."""
SIZE: Final = OBSERVED + DEDUCED + JUDGED
HEROES: Final = [bytes(int(count == at) for count in range(VALUES)) for at in range(WIDTH)]
"""A size of a party: six win."""
WHOLE: Final = 255.0
NO_SEAT: Final = bytes(PER_SEAT)


class SeventhInsight(Encoder):
    """States of Seventh Hero as bytes, with what the seat that is asked can work out."""

    def __init__(self, state: State) -> None:
        self.plain = SeventhEncoder(state)
        self.size = SIZE
        self.moves = JUDGED

    def mask(self, state: State, pieces: list[bytes]) -> None:
        whole: list[bytes] = []
        self.plain.mask(state, whole)
        pieces.append(b"".join(whole)[:JUDGED])

    def observe(self, state: State, seat: int, pieces: list[bytes]) -> None:
        """Only for the seat that is asked: the others have no moves to judge."""
        table = table_of(state)
        assert seat == table.asked
        self.plain.observe(state, seat, pieces)
        value = MoveValue(table, LearnedPositionValue(table))
        add_shares(value.belief, pieces)
        add_shares(value.public, pieces)
        add_hand(table, seat, pieces)
        for place in range(PLACES):
            if place < table.settings.players:
                add_seat(table, value, seat_at(place, seat, table.settings.players), pieces)
            else:
                pieces.append(NO_SEAT)
        moves = state.moves()
        pieces.append(promise_bytes(JUDGED, moves, [value.weight(move) for move in moves]))


def insight(state: State) -> SeventhInsight | None:
    """The encoder for states like this one; None for `forbid` `anyone`, whose moves no network knows.

    No network has learned from small decks either; but there it plays as well as rules of thumb (`docs/strength.md`).
    """
    return None if table_of(state).settings.forbid_anyone else SeventhInsight(state)


def add_shares(belief: list[float], pieces: list[bytes]) -> None:
    """How likely each value is."""
    for value in range(1, WIDTH):
        pieces.append(BYTE[int(WHOLE * belief[value])])


def add_hand(table: Table, seat: i64, pieces: list[bytes]) -> None:
    """How many cards of each value are out of sight, and of which values one holds one or two."""
    unseen = unseen_cards(table, seat)
    for value in range(1, WIDTH):
        pieces.append(BYTE[max(0, unseen[value])])
    for value in range(1, WIDTH):
        pieces.append(BYTE[1 if table.hands[seat * WIDTH + value] else 0])
    for value in range(1, WIDTH):
        pieces.append(BYTE[1 if table.hands[seat * WIDTH + value] > 1 else 0])


def add_seat(table: Table, value: MoveValue, seat: i64, pieces: list[bytes]) -> None:
    """How a seat stands, and what it will make of the wandering hero."""
    position = value.position
    pieces.append(HEROES[size(table.party[seat])])
    pieces.append(BYTE[int(WHOLE * position.odds[seat] / position.total)])
    pieces.append(BYTE[int(WHOLE * chance_new(table, seat, value.belief))])
    pieces.append(BYTE[int(WHOLE * value.journey.likely[seat])])
    pieces.append(BYTE[int(WHOLE * value.journey.takes_new[seat])])
    pieces.append(BYTE[int(WHOLE * value.journey.takes_old[seat])])
    pieces.append(BYTE[table.eliminated_count(seat)])
    pieces.append(BYTE[size(table.party[seat] & ~table.used[seat])])
