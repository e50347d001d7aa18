"""States that no game of Heroes of the World can reach, each forged from one that a game has reached, are refused."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, cast

import pytest
from tests.forging import Forgery, Saved, assert_refused, find
from tests.world.playing import GAME, thrifty, warlike

from herohall.core.game import State
from herohall.games.world.state import WorldState

PLAYERS = 4
FACES = [face.kind for face in GAME.cards.die]
WONDERS = [wonder.id for wonder in GAME.cards.wonders]
LANDS = [territory.id for territory in GAME.cards.territories]


def choose(state: State, chance: Random) -> int:
    """Wonders are built and used, and everybody attacks."""
    way = warlike if chance.random() < 0.5 else thrifty
    return way(cast(WorldState, state), chance)


def at(step: str, inner: str = "") -> Any:
    return lambda saved: saved["step"] == step and saved["inner"] == inner


def inside(inner: str) -> Any:
    return lambda saved: saved["inner"] == inner


def pay_a_stranger(saved: Saved) -> None:
    people = saved["territories"][LANDS.index(saved["territory"])]["population"]
    saved["pay"][people.index(0)] += 1


def has_a_stranger(saved: Saved) -> bool:
    return saved["inner"] == "scoring" and 0 in saved["territories"][LANDS.index(saved["territory"])]["population"]


def give_back(saved: Saved, seat: int) -> None:
    """A hand goes back to the deck."""
    saved["deck"] += saved["seats"][seat]["hand"]
    saved["seats"][seat].update(hand=[], known=[])


def shorten_row(saved: Saved) -> None:
    saved["deck"].append(saved["row"].pop())


def receive(saved: Saved) -> None:
    next(land for land in saved["territories"] if not land["discoveries"])["received"] = True


def has_empty_ladder(saved: Saved) -> bool:
    return saved["step"] == "spending" and any(not land["discoveries"] for land in saved["territories"][:5])


def give_wonder(saved: Saved) -> None:
    seat = next(seat for seat, one in enumerate(saved["seats"]) if one["points"] < 3)
    wonder = next(wonder for wonder in saved["wonders"] if wonder["place"] == "offer")
    wonder["place"] = seat


def poor(saved: Saved) -> bool:
    return (
        saved["step"] == "taking"
        and saved["epoch"] == "modern"
        and any(one["points"] < 3 for one in saved["seats"])
        and any(wonder["place"] == "offer" for wonder in saved["wonders"])
    )


def pay_all(saved: Saved) -> None:
    saved["seats"][0]["coins"] += saved["bank"]
    saved["bank"] = 0


def forget_wonder(saved: Saved, name: str) -> None:
    saved["wonders"][WONDERS.index(name)]["used"] = False


def swap_players(saved: Saved) -> None:
    for entry in saved["played"][:1]:
        entry["seat"] = (entry["seat"] + 1) % PLAYERS


def make_known(saved: Saved) -> None:
    seat = next(seat for seat in saved["seats"] if not seat["known"])
    seat["known"] = seat["hand"]


def shift_people(saved: Saved) -> None:
    """One of the first seat's figures goes back to its supply."""
    land = next(land for land in saved["territories"] if land["population"][0] > 0)
    land["population"][0] -= 1
    saved["seats"][0]["supply"] += 1


def forget_the_past(saved: Saved) -> None:
    """The ancient discoveries leave the ladders."""
    for land in saved["territories"][:5]:
        land["discoveries"] = []


HEROES = {hero.id: hero for hero in GAME.cards.heroes}
EPOCHS = ["ancient", "modern"]


def heroes_of(saved: Saved, seat: int, epoch: str) -> list[Any]:
    """The heroes a seat has played in an epoch."""
    played = [HEROES[entry["hero"]] for entry in saved["played"] if entry["seat"] == seat]
    return [hero for hero in played if EPOCHS[hero.epoch] == epoch]


def wonders_with(saved: Saved, *powers: str, used: bool = False) -> list[int]:
    """The owned wonders that have one of these powers and have or have not been used."""
    return [
        number
        for number, wonder in enumerate(saved["wonders"])
        if isinstance(wonder["place"], int)
        and wonder["used"] == used
        and GAME.cards.wonders[number].power.split()[0] in powers
    ]


def use(*powers: str) -> Any:
    return lambda saved: saved["wonders"][wonders_with(saved, *powers)[0]].update(used=True)


def unattacked(saved: Saved, power: str, own: bool) -> bool:
    """Whether the owner of a wonder has not attacked in this epoch, or cannot have been attacked."""
    return saved["step"] == "taking" and any(
        not any(
            hero.conquest
            for seat in range(PLAYERS)
            if (seat == saved["wonders"][wonder]["place"]) == own
            for hero in heroes_of(saved, seat, saved["epoch"])
        )
        for wonder in wonders_with(saved, power)[:1]
    )


def idle(saved: Saved, epoch: str) -> list[int]:
    """The seats that have played no hero in an epoch."""
    return [seat for seat in range(PLAYERS) if not heroes_of(saved, seat, epoch)]


def give_to_the_idle(saved: Saved) -> None:
    next(wonder for wonder in saved["wonders"] if wonder["place"] == "offer")["place"] = idle(saved, "ancient")[0]


def hoard(saved: Saved) -> None:
    """Who has earned the least gets the coins of all."""
    poorest = min(range(PLAYERS), key=lambda seat: most_coins(saved, seat, "ancient"))
    coins = sum(seat["coins"] for seat in saved["seats"])
    for number, seat in enumerate(saved["seats"]):
        seat["coins"] = coins if number == poorest else 0


def most_coins(saved: Saved, seat: int, epoch: str) -> int:
    """What the heroes of a seat can have brought it in an epoch, spoils included."""
    return 1 + sum(
        hero.treasure + (hero.conquest + 2 if hero.conquest else 0) for hero in heroes_of(saved, seat, epoch)
    )


def poor_in_the_past(saved: Saved) -> list[int]:
    """Seats without a wonder that cannot have had seven coins in the ancient epoch."""
    owners = [wonder["place"] for wonder in saved["wonders"]]
    return [seat for seat in range(PLAYERS) if most_coins(saved, seat, "ancient") < 7 and seat not in owners]


def build_in_the_past(saved: Saved) -> None:
    next(wonder for wonder in saved["wonders"] if wonder["place"] == "gone")["place"] = poor_in_the_past(saved)[0]


def open_received(saved: Saved) -> list[Saved]:
    """Territories with room that have received a discovery, while all were placed that the hero makes."""
    spaces = [land.spaces for land in GAME.cards.territories]
    lands = saved["territories"]
    return [
        land
        for land, space in zip(lands, spaces, strict=True)
        if land["received"] and len(land["discoveries"]) < space and not wonders_with(saved, "discover", used=True)
    ]


LISTED = {
    "a payment to a seat that is not there": Forgery(has_a_stranger, pay_a_stranger, "nobody has earned"),
    "more flee than the power allows": Forgery(
        inside("flight"), lambda saved: saved.update(moving=saved["moving"] + 7), "flee"
    ),
    "a flight from another face of the die": Forgery(
        inside("flight"), lambda saved: saved.update(face=FACES.index("battle")), "another result of the die"
    ),
    "a second roll without Saint Basil's": Forgery(
        inside("keep"), lambda saved: forget_wonder(saved, "saint-basil"), "without the wonder"
    ),
    "an empty hand beside a full deck": Forgery(
        at("taking"), lambda saved: give_back(saved, 1), "while there are some to take"
    ),
    "a short row beside a full deck": Forgery(at("taking"), shorten_row, "in the row beside a deck"),
    "a discovery received on an empty ladder": Forgery(has_empty_ladder, receive, "that is not there"),
    "points nobody can have": Forgery(
        at("taking"), lambda saved: saved["seats"][0].update(points=500), "points, expected at most"
    ),
    "discoveries made but not on the board": Forgery(
        lambda saved: saved["epoch"] == "ancient" and saved["step"] == "taking" and len(saved["played"]) > 4,
        lambda saved: saved["seats"][0].update(made=saved["seats"][0]["made"] + 1),
        "are on the board",
    ),
    "a wonder owned with 0 points": Forgery(poor, give_wonder, ""),
}
"""The classes that were known."""

FOUND = {
    "more points in all than scorings brought": Forgery(
        at("taking"), lambda saved: [seat.update(points=19) for seat in saved["seats"]], "points"
    ),
    "a turn left out": Forgery(
        lambda saved: saved["step"] == "taking" and len(saved["played"]) > 6, swap_players, "turn was left out"
    ),
    "somebody else's turn": Forgery(
        lambda saved: saved["step"] == "taking" and saved["played"],
        lambda saved: saved.update(turn=(saved["turn"] + 1) % PLAYERS),
        "it is the turn of seat",
    ),
    "coins nobody has earned": Forgery(at("taking"), pay_all, "nobody has earned"),
    "an odd number of coins spent": Forgery(
        lambda saved: saved["step"] == "taking" and saved["epoch"] == "ancient" and saved["seats"][0]["coins"],
        lambda saved: (
            saved["seats"][0].update(coins=saved["seats"][0]["coins"] - 1),
            saved.update(bank=saved["bank"] + 1),
        ),
        "odd number of coins",
    ),
    "a known hero that was never taken": Forgery(
        lambda saved: saved["step"] == "taking" and not saved["played"], make_known, "is known to hold"
    ),
    "population that was never placed": Forgery(
        lambda saved: saved["step"] == "placing" and saved["left"] < 12, shift_people, "has placed"
    ),
    "a free migration without a wonder": Forgery(
        lambda saved: saved["inner"] == "migration" and saved["free"],
        lambda saved: forget_wonder(saved, "machu-picchu"),
        "without the wonder",
    ),
    "an ancient epoch that ended too early": Forgery(
        lambda saved: saved["epoch"] == "modern" and saved["step"] == "placing", forget_the_past, "fourth scoring"
    ),
    "a seat that made more than its heroes can": Forgery(
        lambda saved: saved["epoch"] == "modern" and saved["step"] == "taking",
        lambda saved: saved["seats"][0].update(made=sum(seat["made"] for seat in saved["seats"]) + 1),
        "discoveries",
    ),
    "a first player who was not chosen": Forgery(
        lambda saved: saved["step"] == "placing" and saved["epoch"] == "ancient",
        lambda saved: saved["options"].update(first="2"),
        "began, expected 1",
        {"first": "1"},
    ),
    "an ancient turn left out": Forgery(
        lambda saved: saved["step"] == "taking" and saved["epoch"] == "modern", swap_players, "turn was left out"
    ),
    "a modern epoch opened by somebody else": Forgery(
        lambda saved: saved["step"] == "placing" and saved["epoch"] == "modern" and saved["left"] == 7 * PLAYERS,
        lambda saved: saved.update(turn=(saved["turn"] + 2) % PLAYERS),
        "opened the modern epoch",
    ),
    "a discovery not placed though there was room": Forgery(
        lambda saved: saved["step"] in ("attacking", "spending") and saved["bag"] and open_received(saved),
        lambda saved: open_received(saved)[0].update(received=False),
        "there was room",
    ),
    "a wonder built before the first treasure step": Forgery(
        lambda saved: saved["step"] == "taking" and idle(saved, "ancient"), give_to_the_idle, "no treasure step"
    ),
    "coins a seat cannot have had": Forgery(
        lambda saved: (
            saved["step"] == "taking"
            and saved["epoch"] == "ancient"
            and sum(seat["coins"] for seat in saved["seats"])
            > min(most_coins(saved, seat, "ancient") for seat in range(PLAYERS))
        ),
        hoard,
        "more than it can have had",
    ),
    "an ancient wonder without ancient coins": Forgery(
        lambda saved: (
            saved["epoch"] == "modern"
            and saved["step"] == "taking"
            and any(wonder["place"] == "gone" for wonder in saved["wonders"])
            and any(len(heroes_of(saved, seat, "modern")) > 4 for seat in poor_in_the_past(saved)[:1])
        ),
        build_in_the_past,
        "in the ancient epoch with",
    ),
    "a power of a scoring before the first": Forgery(
        lambda saved: (
            saved["step"] == "taking"
            and saved["scorings"] == 0
            and wonders_with(saved, "third-place", "swap-second", "score-best")
        ),
        use("third-place", "swap-second", "score-best"),
        "no occasion",
    ),
    "a wall against nobody": Forgery(lambda saved: unattacked(saved, "wall", own=False), use("wall"), "no occasion"),
    "a second roll without an attack": Forgery(
        lambda saved: unattacked(saved, "reroll", own=True), use("reroll"), "no occasion"
    ),
    "a power of a turn that has not come": Forgery(
        lambda saved: saved["step"] == "placing" and wonders_with(saved, "settle", "discover", "coins", "migrate"),
        use("settle", "discover", "coins", "migrate"),
        "",
    ),
    "fewer discoveries made than four scorings take": Forgery(
        lambda saved: saved["epoch"] == "modern" and saved["step"] == "placing",
        lambda saved: [seat.update(made=0) for seat in saved["seats"]],
        "discoveries made, and",
    ),
    "a point for somebody without coins": Forgery(
        lambda saved: saved["step"] == "taking" and idle(saved, "ancient"),
        lambda saved: saved["seats"][idle(saved, "ancient")[0]].update(points=1),
        "points, expected at most 0",
    ),
}
"""Those found on the way."""

FORGERIES = LISTED | FOUND


@cache
def genuine() -> dict[str, Saved]:
    return find(GAME, PLAYERS, FORGERIES, choose, games=25)


@pytest.mark.parametrize("name", FORGERIES)
def test_refused(name: str) -> None:
    assert_refused(GAME, genuine()[name], FORGERIES[name])
