"""Positions of Heroes of the World to order: name what matters, the rest is dealt to fit."""

from __future__ import annotations

import msgspec

from herohall.core.saving import demand, read_saved, write_canonical
from herohall.games.world import table as at
from herohall.games.world.box import Box
from herohall.games.world.saved import Saved
from herohall.games.world.state import WorldState
from herohall.games.world.view import EPOCHS


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """What may be named of a position, at the beginning of a turn; pieces by their ids, seats from 0."""

    turn: int | None = None
    epoch: str = "modern"
    hands: dict[int, list[str]] = {}
    row: list[str] | None = None
    people: dict[str, list[int]] = {}
    """Population of the seats in a territory."""
    coins: dict[int, int] = {}
    points: dict[int, int] = {}
    wonders: dict[str, int] = {}
    """Who owns a wonder, unused."""


def fit(state: WorldState, wanted: Wanted, box: Box) -> WorldState | None:
    """The state with all that is wanted; None if it does not stand at the beginning of such a turn."""
    table = state.table
    demand(wanted.epoch in EPOCHS, f"epoch {wanted.epoch!r}, expected one of {', '.join(EPOCHS)}")
    turn = table.turn if wanted.turn is None else wanted.turn
    demand(0 <= turn < state.players, f"it is the turn of seat {turn}, and there are {state.players} seats")
    begins = table.step == at.TAKING and table.inner == at.NOTHING
    if not begins or table.turn != turn or EPOCHS[table.epoch] != wanted.epoch or not table.deck:
        return None
    saved = read_saved(state.to_json(), Saved)
    _lay_heroes(saved, wanted)
    _people_the_map(saved, wanted, [territory.id for territory in box.territories])
    _pay(saved, wanted, box)
    return state.world.from_json(write_canonical(saved))


def _lay_heroes(saved: Saved, wanted: Wanted) -> None:
    """What is named goes to hands and row; who was there goes to the deck."""
    for seat, heroes in wanted.hands.items():
        _check_seat(saved, seat)
        saved.deck += saved.seats[seat].hand
        saved.seats[seat].hand = saved.seats[seat].known = []
        demand(len(heroes) == 2, f"seat {seat} holds {len(heroes)} heroes, expected 2 at the beginning of a turn")
    if wanted.row is not None:
        saved.deck += saved.row
        saved.row = []
    for seat, heroes in wanted.hands.items():
        saved.seats[seat].hand = [_take_hero(saved, wanted, hero) for hero in heroes]
    if wanted.row is not None:
        saved.row = [_take_hero(saved, wanted, hero) for hero in wanted.row]


def _take_hero(saved: Saved, wanted: Wanted, hero: str) -> str:
    """A hero from the deck, or from a hand or the row that nobody named, where one of the deck takes its place."""
    places = [saved.deck]
    if wanted.row is None:
        places.append(saved.row)
    places += [one.hand for seat, one in enumerate(saved.seats) if seat not in wanted.hands]
    for place in places:
        if hero in place:
            index = place.index(hero)
            if place is saved.deck:
                place.pop(index)
            else:
                place[index] = saved.deck.pop(0)
            for one in saved.seats:
                one.known = [known for known in one.known if known in one.hand]
            return hero
    demand(False, f"hero {hero!r} is not to be had: unknown, of the other epoch, or already played")
    return hero


def _people_the_map(saved: Saved, wanted: Wanted, lands: list[str]) -> None:
    for land, counts in wanted.people.items():
        demand(land in lands, f"no territory is called {land!r}")
        demand(len(counts) == len(saved.seats), f"{len(counts)} numbers for {len(saved.seats)} seats")
        there = saved.territories[lands.index(land)].population
        for seat, count in enumerate(counts):
            saved.seats[seat].supply += there[seat] - count
            there[seat] = count


def _pay(saved: Saved, wanted: Wanted, box: Box) -> None:
    wonders = [wonder.id for wonder in box.wonders]
    for wonder, owner in wanted.wonders.items():
        demand(wonder in wonders, f"no wonder is called {wonder!r}")
        _check_seat(saved, owner)
        place = saved.wonders[wonders.index(wonder)]
        points = box.wonders[wonders.index(wonder)].points
        if isinstance(place.place, int):
            saved.seats[place.place].points -= points
        saved.seats[owner].points += points
        place.place, place.used = owner, False
    for seat, coins in wanted.coins.items():
        _check_seat(saved, seat)
        saved.bank += saved.seats[seat].coins - coins
        saved.seats[seat].coins = coins
    for seat, points in wanted.points.items():
        _check_seat(saved, seat)
        saved.seats[seat].points = points


def _check_seat(saved: Saved, seat: int) -> None:
    demand(0 <= seat < len(saved.seats), f"there is no seat {seat}")
