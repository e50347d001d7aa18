"""What a seat of Heroes of the World knows and may do, as bytes: the numbers of `layout.py`"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from herohall.core import encoder
from herohall.core.encoder import BYTE, EMPTY_PLACES, NO_PLACE, PLACE, PLACES, SPECTATOR, Encoder, add_bits, seat_at
from herohall.core.state import State
from herohall.games.world import table as at
from herohall.games.world.conquest import attack_power
from herohall.games.world.moves import MOVE_COUNT, ROW
from herohall.games.world.scoring import total
from herohall.games.world.state import WorldState
from herohall.games.world.table import COINS, HAND, NOBODY, ON_OFFER, OVER, WAITING, Table
from herohall.games.world.tables import ANCIENT, FACES, HEROES, LADDER, SEATS, TERRITORIES, TOKENS, WONDERS

SIZE: Final = 2092
"""Numbers of an observation; a test holds it against the layout."""
STEPS: Final = 8
KINDS: Final = 14
FIRST_INNER: Final = 6
"""The kinds of questions are the seven steps, then what interrupts them; `inner` counts from 1. Whose population a
power removes (H9.8) is asked in the words of an attack, and counts as one."""
HALF: Final = 40
"""A set of heroes is two machine words: the first so many, and the rest."""

# What becomes 1 in each field; more counts as much.
MOST_POINTS: Final = 200  # two good players come to well over a hundred
MOST_PEOPLE: Final = 129
MOST_LEFT: Final = 64  # before an epoch `left` counts the population of all seats together: up to 54 (H1.3)
MOST_WORTH: Final = 20
MOST_SPACES: Final = 4
MOST_POWER: Final = 10
MOST_SCORINGS: Final = 8

HERO: Final = encoder.number_tables(HEROES, HEROES)
"""One hero; none at -1."""
TERRITORY: Final = encoder.number_tables(TERRITORIES, TERRITORIES)
WONDER: Final = encoder.number_tables(WONDERS, WONDERS)
STEP: Final = encoder.number_tables(STEPS, STEPS)
KIND: Final = encoder.number_tables(KINDS, KINDS)
FACE: Final = encoder.number_tables(FACES, FACES)
NO_TOKENS: Final = bytes(TOKENS)
NO_HEROES: Final = bytes(HEROES)
EMPTY_HEROES: Final = [bytes(HEROES * (PLACES - players)) for players in range(PLACES + 1)]
IN_PLAY: Final = [bytes([1] * lands + [0] * (TERRITORIES - lands)) for lands in range(TERRITORIES + 1)]

# A wonder: three places, or its owner's seat.
IS_WAITING: Final = bytes([1, 0, 0]) + NO_PLACE
IS_ON_OFFER: Final = bytes([0, 1, 0]) + NO_PLACE
IS_GONE: Final = bytes([0, 0, 1]) + NO_PLACE
IS_OWNED: Final = [bytes(3) + place for place in PLACE]

NO_ATTACK: Final = bytes(TERRITORIES + PLACES + 1 + 2 * FACES + 1)
NO_MIGRATION: Final = bytes(1 + 1 + TERRITORIES)
NO_SCORED_LAND: Final = bytes(TERRITORIES + PLACES)
NO_SCORING: Final = NO_SCORED_LAND + bytes(WONDERS)


class WorldEncoder(Encoder):
    """States of Heroes of the World as bytes."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, WorldState)
        options = state.options
        differs = (
            options["tiebreak"] == "de",
            options["convert"] == "de",
            options["old_wonders"] == "de",
            options["max_discovery"] == 3,
            options["settlers"] == "later",
        )
        self.size = SIZE
        self.moves = MOVE_COUNT
        self.head = bytes(int(state.players == count) for count in (2, 3, 4, 5)) + bytes(map(int, differs))

    def observe(self, state: State, seat: int, pieces: list[bytes]) -> None:
        assert isinstance(state, WorldState)
        table = state.table
        viewer: i64 = 0 if seat == SPECTATOR else seat
        pieces.append(self.head)
        add_question(table, viewer, pieces)
        add_tokens(table.drawn, pieces)
        add_tokens(table.surveyed, pieces)
        add_bits(table.received, TERRITORIES, pieces)
        add_heroes(table, viewer, seat == SPECTATOR, pieces)
        pieces.append(BYTE[len(table.deck)])
        add_tokens(table.bag, pieces)
        add_seats(table, viewer, pieces)
        add_map(table, viewer, pieces)
        add_wonders(table, viewer, pieces)
        add_attack(table, viewer, pieces)
        add_migration(table, pieces)
        add_scoring(table, viewer, pieces)
        pieces.append(BYTE[1 if table.step == OVER else 0])

    def mask(self, state: State, pieces: list[bytes]) -> None:
        assert isinstance(state, WorldState)
        table = state.table
        marks = bytearray(MOVE_COUNT)
        if table.step != OVER:
            for move in table.legal:
                marks[move] = 1
        pieces.append(bytes(marks))


def at_most(number: i64, most: i64) -> i64:
    """A number that counts no further than `most`."""
    return number if number < most else most


def add_question(table: Table, viewer: i64, pieces: list[bytes]) -> None:
    """From the epoch to the population still to place."""
    over = table.step == OVER
    pieces.append(BYTE[0 if table.epoch == ANCIENT else 1])
    pieces.append(BYTE[at_most(table.scorings, MOST_SCORINGS)])
    pieces.append(BYTE[1 if table.closing else 0])
    pieces.append(PLACE[encoder.place_of(table.turn, viewer, table.settings.players)])
    pieces.append(STEP[table.step])
    pieces.append(NO_PLACE if over else PLACE[encoder.place_of(table.asked, viewer, table.settings.players)])
    kind: i64 = -1
    if not over:
        kind = table.step if table.inner == at.NOTHING else FIRST_INNER + table.inner
        if table.inner == at.TARGET:
            kind = at.ATTACKING
    pieces.append(KIND[kind])
    pieces.append(HERO[table.hero])
    pieces.append(BYTE[at_most(table.left, MOST_LEFT)])


def add_tokens(tokens: list[int], pieces: list[bytes]) -> None:
    """A set of discoveries."""
    if not tokens:
        pieces.append(NO_TOKENS)
        return
    mask: i64 = 0
    for token in tokens:
        mask |= encoder.shifted(1, token)
    add_bits(mask, TOKENS, pieces)


def add_hero_set(low: i64, high: i64, pieces: list[bytes]) -> None:
    """A set of heroes: the first HALF of them, and the rest."""
    if low == 0 and high == 0:
        pieces.append(NO_HEROES)
        return
    add_bits(low, HALF, pieces)
    add_bits(high, HEROES - HALF, pieces)


def add_hand(table: Table, seat: i64, known_only: bool, pieces: list[bytes]) -> None:
    """The heroes of a hand, all or those taken from the row."""
    low: i64 = 0
    high: i64 = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        hero: i64 = table.hands[slot]
        if hero != NOBODY and (not known_only or table.known[slot]):
            if hero < HALF:
                low |= encoder.shifted(1, hero)
            else:
                high |= encoder.shifted(1, hero - HALF)
    add_hero_set(low, high, pieces)


def add_heroes(table: Table, viewer: i64, spectator: bool, pieces: list[bytes]) -> None:
    """One's hand, the row, and what all know of the hands and of the heroes played."""
    players: i64 = table.settings.players
    if spectator:
        pieces.append(NO_HEROES)
    else:
        add_hand(table, viewer, False, pieces)
    shown: i64 = len(table.row)
    for place in range(ROW):
        pieces.append(HERO[table.row[place]] if place < shown else NO_HEROES)
    for place in range(players):
        pieces.append(BYTE[hand_size(table, seat_at(place, viewer, players))])
    pieces.append(EMPTY_PLACES[players])
    for place in range(players):
        add_hand(table, seat_at(place, viewer, players), True, pieces)
    pieces.append(EMPTY_HEROES[players])
    add_played(table, viewer, pieces)


def hand_size(table: Table, seat: i64) -> i64:
    """How many heroes a hand holds."""
    count: i64 = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        if table.hands[slot] != NOBODY:
            count += 1
    return count


def add_played(table: Table, viewer: i64, pieces: list[bytes]) -> None:
    """The heroes each seat has played."""
    players: i64 = table.settings.players
    for place in range(players):
        seat = seat_at(place, viewer, players)
        low: i64 = 0
        high: i64 = 0
        for entry in table.played:
            number: i64 = entry
            hero = number // SEATS
            if number - hero * SEATS == seat:
                if hero < HALF:
                    low |= encoder.shifted(1, hero)
                else:
                    high |= encoder.shifted(1, hero - HALF)
        add_hero_set(low, high, pieces)
    pieces.append(EMPTY_HEROES[players])


def add_each(numbers: list[int], most: i64, table: Table, viewer: i64, found: list[int], start: i64 = 0) -> None:
    """A number of each seat, from a place of a list on."""
    players: i64 = table.settings.players
    for place in range(players):
        found.append(at_most(numbers[start + seat_at(place, viewer, players)], most))
    for _ in range(players, PLACES):
        found.append(0)


def add_seats(table: Table, viewer: i64, pieces: list[bytes]) -> None:
    """What each seat has, and the bank."""
    found: list[int] = []
    add_each(table.points, MOST_POINTS, table, viewer, found)
    add_each(table.coins, COINS, table, viewer, found)
    add_each(table.supply, MOST_PEOPLE, table, viewer, found)
    add_each(table.made, TOKENS, table, viewer, found)
    add_each(table.value_sum, TOKENS, table, viewer, found)
    add_each(table.discoverers, HEROES, table, viewer, found)
    found.append(at_most(table.bank, COINS))
    pieces.append(bytes(found))


def add_map(table: Table, viewer: i64, pieces: list[bytes]) -> None:
    """The territories: in play, scored, population, free spaces, worth, discoveries."""
    pieces.append(IN_PLAY[table.lands()])
    pieces.append(bytes(table.scored))
    spaces = table.settings.tables.spaces
    found: list[int] = []
    for start in range(0, TERRITORIES * SEATS, SEATS):
        add_each(table.population, MOST_PEOPLE, table, viewer, found, start)
    for land in range(TERRITORIES):
        found.append(at_most(spaces[land] - table.filled[land], MOST_SPACES))
    for land in range(TERRITORIES):
        found.append(at_most(total(table, land), MOST_WORTH))
    pieces.append(bytes(found))
    for land in range(TERRITORIES):
        add_ladder(table, land, pieces)


def add_ladder(table: Table, land: i64, pieces: list[bytes]) -> None:
    """The discoveries of a territory."""
    mask: i64 = 0
    for space in range(land * LADDER, land * LADDER + table.filled[land]):
        token: i64 = table.ladders[space]
        mask |= encoder.shifted(1, token)
    if mask == 0:
        pieces.append(NO_TOKENS)
    else:
        add_bits(mask, TOKENS, pieces)


def add_wonders(table: Table, viewer: i64, pieces: list[bytes]) -> None:
    """Where each wonder is, and whether its power has been used."""
    for wonder in range(WONDERS):
        owner: i64 = table.owner[wonder]
        if owner >= 0:
            pieces.append(IS_OWNED[encoder.place_of(owner, viewer, table.settings.players)])
        elif owner == WAITING:
            pieces.append(IS_WAITING)
        elif owner == ON_OFFER:
            pieces.append(IS_ON_OFFER)
        else:
            pieces.append(IS_GONE)
    pieces.append(bytes(table.used))


def add_attack(table: Table, viewer: i64, pieces: list[bytes]) -> None:
    """The attack under way."""
    if table.rival == NOBODY:
        pieces.append(NO_ATTACK)
        return
    pieces.append(TERRITORY[table.territory])
    pieces.append(PLACE[encoder.place_of(table.rival, viewer, table.settings.players)])
    pieces.append(BYTE[at_most(attack_power(table), MOST_POWER)])
    first = table.face if table.face != NOBODY else table.second_face
    second = table.second_face if table.face != NOBODY else NOBODY
    pieces.append(FACE[first])
    pieces.append(FACE[second])
    pieces.append(BYTE[at_most(table.moving, MOST_PEOPLE)])


def add_migration(table: Table, pieces: list[bytes]) -> None:
    """The migration under way."""
    if table.inner != at.MIGRATION:
        pieces.append(NO_MIGRATION)
        return
    pieces.append(BYTE[at_most(table.moving, MOST_POWER)])
    pieces.append(BYTE[1 if table.free else 0])
    pieces.append(TERRITORY[table.territory])


def add_scoring(table: Table, viewer: i64, pieces: list[bytes]) -> None:
    """The scoring under way, or another power whose owner is asked something."""
    if table.inner != at.SCORING:
        if table.acting == NOBODY:
            pieces.append(NO_SCORING)
        else:
            pieces.append(NO_SCORED_LAND)
            pieces.append(WONDER[table.acting])
        return
    pieces.append(TERRITORY[table.territory])
    found: list[int] = []
    add_each(table.pay, MOST_WORTH, table, viewer, found)
    pieces.append(bytes(found))
    pieces.append(WONDER[table.settings.tables.scoring_wonders[table.asking]])
