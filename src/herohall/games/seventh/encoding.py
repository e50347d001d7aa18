"""What a seat of Seventh Hero knows and may do, as bytes: the numbers of `layout.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from herohall.core import encoder
from herohall.core.encoder import BYTE, EMPTY_PLACES, NO_PLACE, PLACE, PLACE_SET, PLACES, SPECTATOR, Encoder, seat_at
from herohall.core.state import State
from herohall.games.seventh import rules
from herohall.games.seventh import table as at
from herohall.games.seventh.cards import COPIES, DOG_MASTER, VALUES, WIDTH
from herohall.games.seventh.moves import MOVE_COUNT
from herohall.games.seventh.state import table_of
from herohall.games.seventh.table import Table

SIZE: Final = 364
"""Numbers of an observation, and one more: the upper byte of the turn, which may come to 1000."""
LATER: Final = 2
"""Options that came later."""
DEPTH: Final = 4
"""How many announced powers are shown, the last announced first."""
CARDS: Final = VALUES * COPIES

VALUE: Final = [bytes(int(value == at) for value in range(1, WIDTH)) for at in range(WIDTH)]
"""One value; nothing at 0."""
VALUE_SET: Final = [bytes(mask >> value & 1 for value in range(1, WIDTH)) for mask in range(256)]
NO_VALUE: Final = bytes(VALUES)
EMPTY_SEATS: Final = [bytes(VALUES * (PLACES - players)) for players in range(PLACES + 1)]

# The kind of the question and the window it is asked in, together.
KINDS: Final = 6
WINDOWS: Final = 5
QUESTION: Final = [
    bytes(int(kind == asked) for kind in range(KINDS)) + bytes(int(window == opened) for window in range(WINDOWS))
    for asked in range(KINDS + 1)
    for opened in range(WINDOWS + 1)
]
"""`QUESTION[kind * (WINDOWS + 1) + window]`; the last of each is none."""

SOURCE: Final = [bytes(int(source == at) for source in range(4)) for at in range(4)]
NO_WANDERING: Final = bytes(PLACES + 4 + PLACES + 1 + VALUES)
NO_CLUES: Final = bytes(2 * PLACES * VALUES + 2 * PLACES)
POWER: Final = PLACES + 2 * VALUES
NO_POWERS: Final = bytes(1 + DEPTH * POWER)
NO_POWER: Final = bytes(POWER)
NO_DOUBLE: Final = bytes(PLACES + VALUES)


class SeventhEncoder(Encoder):
    """States of Seventh Hero as bytes, without the options that came later: networks have learned from these."""

    def __init__(self, state: State) -> None:
        settings = table_of(state).settings
        options = (
            settings.send_from_party,
            settings.clue_by_requirement,
            settings.one_clue,
            settings.doubles_to_discard,
            settings.reshuffle,
        )
        self.size = SIZE
        self.moves = MOVE_COUNT
        self.head = bytes(int(state.players == count) for count in (3, 4, 5)) + bytes(map(int, options))

    def observe(self, state: State, seat: int, pieces: list[bytes]) -> None:
        table = table_of(state)
        viewer: i64 = 0 if seat == SPECTATOR else seat
        pieces.append(self.head)
        add_question(table, viewer, pieces)
        if seat == SPECTATOR:
            pieces.append(NO_VALUE)
        else:
            add_counts(table.hands, viewer * WIDTH, pieces)
        add_seats(table, viewer, pieces)
        add_counts(table.discard, 0, pieces)
        pieces.append(BYTE[table.deck_size])
        add_wandering(table, viewer, seat == SPECTATOR, pieces)
        add_clues(table, viewer, seat == SPECTATOR, pieces)
        add_powers(table, viewer, pieces)
        if table.doubled:
            pieces.append(seat_of(table, table.holder, viewer))
            pieces.append(VALUE[table.doubled])
        elif table.forbidden:
            pieces.append(seats_of(table, table.forbidden, viewer))
            pieces.append(NO_VALUE)
        else:
            pieces.append(NO_DOUBLE)
        pieces.append(BYTE[1 if table.phase == at.OVER else 0])
        pieces.append(BYTE[min_turn(table) >> 8])

    def mask(self, state: State, pieces: list[bytes]) -> None:
        encoder.add_bits(rules.legal(table_of(state)), MOVE_COUNT, pieces)


class LearnerEncoder(SeventhEncoder):
    """The same with all options: what learners get."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        settings = table_of(state).settings
        self.size = SIZE + LATER
        self.later = bytes((int(not settings.reshuffle_eliminated), int(settings.forbid_anyone)))

    def added(self) -> list[int]:
        return list(range(SIZE - 1, SIZE - 1 + LATER))

    def observe(self, state: State, seat: int, pieces: list[bytes]) -> None:
        super().observe(state, seat, pieces)
        pieces.insert(len(pieces) - 1, self.later)  # upper bytes of large numbers come last


def min_turn(table: Table) -> i64:
    """The number of the turn, as far as it is told."""
    return table.turn if table.turn < rules.MAX_TURNS else rules.MAX_TURNS


def seat_of(table: Table, seat: i64, viewer: i64) -> bytes:
    """A seat as the viewer counts it."""
    return PLACE[encoder.place_of(seat, viewer, table.settings.players)]


def seats_of(table: Table, seats: i64, viewer: i64) -> bytes:
    """A set of seats as the viewer counts them."""
    found: i64 = 0
    for seat in range(table.settings.players):
        if seats >> seat & 1:
            found |= encoder.shifted(1, encoder.place_of(seat, viewer, table.settings.players))
    return PLACE_SET[found]


def add_question(table: Table, viewer: i64, pieces: list[bytes]) -> None:
    """From the number of the turn to what fits."""
    pieces.append(BYTE[min_turn(table) & 255])
    if table.phase == at.OVER:
        pieces.append(NO_PLACE)
        pieces.append(QUESTION[KINDS * (WINDOWS + 1) + window(table)])
    else:
        pieces.append(seat_of(table, table.asked, viewer))
        pieces.append(QUESTION[rules.question(table) * (WINDOWS + 1) + window(table)])
    pieces.append(seat_of(table, table.active, viewer))
    pieces.append(VALUE[table.requirement])
    pieces.append(VALUE_SET[rules.fits_now(table)])
    pieces.append(BYTE[1 if table.ignored else 0])
    pieces.append(BYTE[1 if table.unmatched else 0])


def window(table: Table) -> i64:
    """The open window, if there is one."""
    if table.announced:
        return 4
    return table.phase - 1 if table.phase <= at.W4 else WINDOWS


def add_counts(counts: list[int], start: i64, pieces: list[bytes]) -> None:
    """Cards of each value."""
    for place in range(start + 1, start + WIDTH):
        pieces.append(BYTE[counts[place]])


def add_seats(table: Table, viewer: i64, pieces: list[bytes]) -> None:
    """What lies before each seat: sizes of hands, parties, used heroes, eliminated cards."""
    players: i64 = table.settings.players
    for place in range(players):
        pieces.append(BYTE[table.hand_sizes[seat_at(place, viewer, players)]])
    pieces.append(EMPTY_PLACES[players])
    for place in range(players):
        pieces.append(VALUE_SET[table.party[seat_at(place, viewer, players)]])
    pieces.append(EMPTY_SEATS[players])
    for place in range(players):
        pieces.append(VALUE_SET[table.used[seat_at(place, viewer, players)]])
    pieces.append(EMPTY_SEATS[players])
    for place in range(players):
        add_pile(table.eliminated, seat_at(place, viewer, players) * WIDTH, pieces)
    pieces.append(EMPTY_SEATS[players])


def add_pile(counts: list[int], start: i64, pieces: list[bytes]) -> None:
    """Cards of each value of a pile that is mostly empty."""
    for place in range(start + 1, start + WIDTH):
        if counts[place]:
            add_counts(counts, start, pieces)
            return
    pieces.append(NO_VALUE)


def add_wandering(table: Table, viewer: i64, spectator: bool, pieces: list[bytes]) -> None:
    """Where the wandering hero is, where it came from, who has seen it, and its value for those."""
    if not table.wandering:
        pieces.append(NO_WANDERING)
        return
    source = table.source
    pieces.append(seat_of(table, table.holder, viewer))
    pieces.append(SOURCE[source])
    pieces.append(seats_of(table, table.seen_by, viewer))
    pieces.append(BYTE[1 if rules.must_fit(table) else 0])
    known = source == at.FROM_PARTY if spectator else table.knows_wandering(viewer)
    pieces.append(VALUE[table.wandering] if known else NO_VALUE)


def add_clues(table: Table, viewer: i64, spectator: bool, pieces: list[bytes]) -> None:
    """The clues of the turn: the cards of those one knows, how many others, by asker and answer."""
    if not table.clue_cards:
        pieces.append(NO_CLUES)
        return
    # Four parts: cards answered yes, answered no, unknown cards answered yes, answered no.
    numbers = [0] * (2 * PLACES * VALUES + 2 * PLACES)
    for number in range(len(table.clue_cards)):
        asker: i64 = table.clue_askers[number]
        place = encoder.place_of(asker, viewer, table.settings.players)
        no: i64 = 1 - table.clue_answers[number]
        known = not spectator and (viewer == asker or viewer == table.active)
        if known or table.phase == at.OVER:
            where = (no * PLACES + place) * VALUES + table.clue_cards[number] - 1
        else:
            where = (2 * VALUES + no) * PLACES + place
        if numbers[where] < COPIES:
            numbers[where] += 1
    pieces.append(bytes(numbers))


def add_powers(table: Table, viewer: i64, pieces: list[bytes]) -> None:
    """How many announced powers wait for their effect, and the last of them, newest first."""
    stack = table.announced
    if not stack:
        pieces.append(NO_POWERS)
        return
    count: i64 = len(stack) // 3
    pieces.append(BYTE[count if count < CARDS else CARDS])
    for depth in range(DEPTH):
        start = (count - 1 - depth) * 3
        if start < 0:
            pieces.append(NO_POWER)
        else:
            pieces.append(seat_of(table, stack[start], viewer))
            pieces.append(VALUE[stack[start + 1]])
            target: i64 = stack[start + 2]
            if target and stack[start + 1] == DOG_MASTER:
                target = encoder.place_of(target - 1, viewer, table.settings.players) + 1
            pieces.append(VALUE[target])
