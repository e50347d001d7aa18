"""A state as JSON text, and back. Cards and places are written by their ids, so that a person can read and check them.

What a text says is read here; whether any game could have come to it is checked in `checks.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from herohall.core import saving
from herohall.core.errors import BadOption, BadState
from herohall.core.options import Value, resolve
from herohall.core.saving import SavedGenerator, demand
from herohall.games.world.box import Box, Discovery, Hero, Territory, Wonder
from herohall.games.world.checks import check_table
from herohall.games.world.options import EDITIONS, OPTIONS, Settings
from herohall.games.world.rules import is_always_asked, look
from herohall.games.world.table import NOBODY, Table
from herohall.games.world.tables import LADDER, SEATS, TERRITORIES, WONDERS, Tables
from herohall.games.world.view import EPOCHS, INNERS, PLACES, STEPS

NAME: Final = "world"
RULES_VERSION: Final = 1
MOST: Final = 1_000_000
"""No number of a game comes near it."""


class SavedSeat(msgspec.Struct, forbid_unknown_fields=True):
    """One seat; `known` are the heroes of its hand that were taken from the row."""

    points: int
    coins: int
    supply: int
    made: int
    hand: list[str]
    known: list[str]


class SavedHero(msgspec.Struct, forbid_unknown_fields=True):
    """A hero that was played."""

    seat: int
    hero: str


class SavedTerritory(msgspec.Struct, forbid_unknown_fields=True):
    """One territory."""

    population: list[int]
    discoveries: list[str]
    scored: bool
    received: bool


class SavedWonder(msgspec.Struct, forbid_unknown_fields=True):
    """One wonder: `waiting`, on `offer`, `gone`, or the seat that owns it."""

    place: int | str
    used: bool


class Saved(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything a state is. What only other boxes than ours need has a default, and is left out where it is that."""

    game: str
    rules: int
    box: str
    options: dict[str, str | int]
    generator: SavedGenerator
    seats: list[SavedSeat]
    bank: int
    deck: list[str]
    row: list[str]
    played: list[SavedHero]
    territories: list[SavedTerritory]
    bag: list[str]
    wonders: list[SavedWonder]
    epoch: str
    scorings: int
    closing: bool
    turn: int
    step: str
    hero: str | None
    left: int
    drawn: list[str]
    inner: str
    territory: str | None
    rival: int | None
    face: int | None
    second_face: int | None
    moving: int
    free: bool
    surveyed: list[str]
    pay: list[int]
    asking: int
    boost: int = 0
    acting: str | None = None


# Writing


def write_state(table: Table, box: Box, options: dict[str, Value]) -> str:
    """The canonical text of a state."""
    heroes, tokens = [hero.id for hero in box.heroes], [token.id for token in box.discoveries]
    lands = [territory.id for territory in box.territories]
    saved = Saved(
        game=NAME,
        rules=RULES_VERSION,
        box=box.label,
        options=options,
        generator=saving.write_generator(table.generator),
        seats=[_write_seat(table, heroes, seat) for seat in range(table.settings.players)],
        bank=table.bank,
        deck=[heroes[hero] for hero in table.deck],
        row=[heroes[hero] for hero in table.row],
        played=[SavedHero(entry % SEATS, heroes[entry // SEATS]) for entry in table.played],
        territories=[_write_territory(table, tokens, territory) for territory in range(TERRITORIES)],
        bag=[tokens[token] for token in table.bag],
        wonders=[
            SavedWonder(PLACES.get(owner, owner), used == 1)
            for owner, used in zip(table.owner, table.used, strict=True)
        ],
        epoch=EPOCHS[table.epoch],
        scorings=table.scorings,
        closing=table.closing,
        turn=table.turn,
        step=STEPS[table.step],
        hero=None if table.hero == NOBODY else heroes[table.hero],
        left=table.left,
        drawn=[tokens[token] for token in table.drawn],
        inner=INNERS[table.inner],
        territory=None if table.territory == NOBODY else lands[table.territory],
        rival=_some(table.rival),
        face=_some(table.face),
        second_face=_some(table.second_face),
        moving=table.moving,
        free=table.free,
        surveyed=[tokens[token] for token in table.surveyed],
        pay=table.pay,
        asking=table.asking,
        boost=table.boost,
        acting=None if table.acting == NOBODY else box.wonders[table.acting].id,
    )
    return saving.write_canonical(saved)


def _write_seat(table: Table, heroes: list[str], seat: int) -> SavedSeat:
    hidden = table.hidden(seat)
    hand = table.hand(seat)
    return SavedSeat(
        points=table.points[seat],
        coins=table.coins[seat],
        supply=table.supply[seat],
        made=table.made[seat],
        hand=[heroes[hero] for hero in hand],
        known=[heroes[hero] for hero in hand if hero not in hidden],
    )


def _write_territory(table: Table, tokens: list[str], territory: int) -> SavedTerritory:
    first = territory * SEATS
    start = territory * LADDER
    return SavedTerritory(
        population=table.population[first : first + table.settings.players],
        discoveries=[tokens[token] for token in table.ladders[start : start + table.filled[territory]]],
        scored=table.scored[territory] == 1,
        received=table.received >> territory & 1 == 1,
    )


def _some(number: int) -> int | None:
    return None if number == NOBODY else number


# Reading


class Names:
    """Finds pieces of a box by their ids."""

    def __init__(self, box: Box) -> None:
        pieces: dict[str, Sequence[Hero | Discovery | Territory | Wonder]]
        pieces = {"hero": box.heroes, "discovery": box.discoveries, "territory": box.territories, "wonder": box.wonders}
        self.numbers = {kind: {one.id: index for index, one in enumerate(pieces[kind])} for kind in pieces}

    def find(self, kind: str, word: str | None) -> int:
        """The number of a piece; NOBODY for None."""
        if word is None:
            return NOBODY
        demand(word in self.numbers[kind], f"no {kind} of this box is called {word!r}")
        return self.numbers[kind][word]

    def find_all(self, kind: str, words: list[str]) -> list[int]:
        """The numbers of some pieces."""
        return [self.find(kind, word) for word in words]


def read_state(text: str, box: Box, tables: Tables) -> tuple[Table, dict[str, Value]]:
    """Table and options of a saved state; BadState if no game could have come to it."""
    saved = saving.read_saved(text, Saved)
    saving.check_origin(saved.game, saved.rules, NAME, RULES_VERSION)
    demand(saved.box == box.label, f"box {saved.box!r}, expected {box.label!r}")
    demand(2 <= len(saved.seats) <= SEATS, f"{len(saved.seats)} seats, expected 2–{SEATS}")
    try:
        options = resolve(OPTIONS, EDITIONS, saved.options)
        settings = Settings(tables, len(saved.seats), options)
    except BadOption as error:
        raise BadState("state-impossible", why=str(error)) from error
    table = Table(settings, saving.read_generator(saved.generator))
    names = Names(box)
    _read_seats(saved, table, names)
    _read_map(saved, table, names)
    _read_wonders(saved, table)
    _read_turn(saved, table, names)
    check_table(table)
    look(table)
    demand(bool(table.legal) or saved.step == STEPS[-1], "there is no legal move")
    demand(len(table.legal) != 1 or is_always_asked(table), "there is nothing to decide")
    return table, options


def _read_seats(saved: Saved, table: Table, names: Names) -> None:
    for seat, one in enumerate(saved.seats):
        table.points[seat] = _number(f"points of seat {seat}", one.points)
        table.coins[seat] = _number(f"coins of seat {seat}", one.coins)
        table.supply[seat] = _number(f"supply of seat {seat}", one.supply)
        table.made[seat] = _number(f"discoveries made of seat {seat}", one.made)
        hand = names.find_all("hero", one.hand)
        known = names.find_all("hero", one.known)
        demand(set(known) <= set(hand), f"seat {seat} is known to have a hero that is not in its hand")
        demand(len(hand) <= 3, f"seat {seat} has {len(hand)} heroes in hand, expected at most 3")
        table.set_hand(seat, [hero for hero in hand if hero not in known], known)
    table.bank = _number("bank", saved.bank)
    table.deck = sorted(names.find_all("hero", saved.deck))
    table.row = names.find_all("hero", saved.row)
    for entry in saved.played:
        demand(0 <= entry.seat < len(saved.seats), f"a hero was played by seat {entry.seat}")
        hero = names.find("hero", entry.hero)
        table.played.append(hero * SEATS + entry.seat)
        value = table.settings.discovery[hero]
        table.value_sum[entry.seat] += value
        table.discoverers[entry.seat] += 1 if value > 0 else 0


def _read_map(saved: Saved, table: Table, names: Names) -> None:
    demand(len(saved.territories) == TERRITORIES, f"{len(saved.territories)} territories, expected {TERRITORIES}")
    for territory, one in enumerate(saved.territories):
        demand(len(one.population) == len(saved.seats), "a territory's population does not fit the seats")
        for seat, count in enumerate(one.population):
            table.population[territory * SEATS + seat] = _number("population", count)
        spaces = table.settings.tables.spaces[territory]
        demand(len(one.discoveries) <= spaces, f"more than {spaces} discoveries in a territory with {spaces} spaces")
        for space, token in enumerate(one.discoveries):
            table.ladders[territory * LADDER + space] = names.find("discovery", token)
        table.filled[territory] = len(one.discoveries)
        table.scored[territory] = int(one.scored)
        table.received |= int(one.received) << territory
    table.bag = sorted(names.find_all("discovery", saved.bag))


def _read_wonders(saved: Saved, table: Table) -> None:
    demand(len(saved.wonders) == WONDERS, f"{len(saved.wonders)} wonders, expected {WONDERS}")
    places = {name: place for place, name in PLACES.items()}
    for wonder, one in enumerate(saved.wonders):
        owner = places.get(one.place, NOBODY) if isinstance(one.place, str) else one.place
        known = one.place in places if isinstance(one.place, str) else 0 <= one.place < len(saved.seats)
        demand(known, f"a wonder's place is {one.place!r}, expected {', '.join(places)} or a seat")
        table.owner[wonder] = owner
        table.used[wonder] = int(one.used)


def _read_turn(saved: Saved, table: Table, names: Names) -> None:
    table.epoch = _index("epoch", EPOCHS, saved.epoch)
    table.scorings = _number("scorings", saved.scorings)
    table.closing = saved.closing
    table.turn = _number("turn", saved.turn, len(saved.seats) - 1)
    table.step = _index("step", STEPS, saved.step)
    table.hero = names.find("hero", saved.hero)
    table.left = _number("left", saved.left)
    table.drawn = names.find_all("discovery", saved.drawn)
    table.inner = _index("inner", INNERS, saved.inner)
    table.territory = names.find("territory", saved.territory)
    table.rival = NOBODY if saved.rival is None else _number("rival", saved.rival, len(saved.seats) - 1)
    table.face = NOBODY if saved.face is None else _number("face", saved.face, 5)
    table.second_face = NOBODY if saved.second_face is None else _number("second_face", saved.second_face, 5)
    table.moving = _number("moving", saved.moving)
    table.free = saved.free
    table.surveyed = names.find_all("discovery", saved.surveyed)
    demand(len(saved.pay) == len(saved.seats), "pay does not fit the seats")
    table.pay = [_number("pay", points) for points in saved.pay]
    table.asking = _number("asking", saved.asking, max(1, len(table.settings.tables.scoring_wonders)))
    table.boost = _number("boost", saved.boost, MOST, -MOST)
    table.acting = names.find("wonder", saved.acting)


def _number(name: str, value: int, most: int = MOST, least: int = 0) -> int:
    demand(least <= value <= most, f"{name}: {value}, expected {least}–{most}")
    return value


def _index(name: str, words: list[str], word: str) -> int:
    demand(word in words, f"{name} {word!r}, expected one of {', '.join(filter(None, words))}")
    return words.index(word)
