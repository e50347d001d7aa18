"""States that no game of Seventh Hero can reach, each forged from one that a game has reached, are refused."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.forging import Forgery, Saved, assert_refused, find
from tests.seventh.playing import GAME

from herohall.games.seventh.cards import FITS, WIDTH

PLAYERS = 4


def seat_of(saved: Saved, which: str) -> Any:
    return saved["seats"][saved[which]]


def first_window(saved: Saved, phase: str, *powers: int) -> bool:
    """Whether one power is announced, in that window."""
    stack = saved["announced"]
    return saved["phase"] == phase and len(stack) == 1 and (not powers or stack[0]["power"] in powers)


def announcer(saved: Saved) -> Any:
    return saved["seats"][saved["announced"][0]["seat"]]


def announce(saved: Saved, power: int) -> None:
    saved["announced"][0].update(power=power, target=0)


def fits(saved: Saved) -> list[int]:
    mask = FITS[PLAYERS * WIDTH + saved["requirement"]]
    return [value for value in range(1, 8) if mask >> value & 1]


def move_card(source: list[int], target: list[int], card: int) -> int:
    source.remove(card)
    target.append(card)
    return card


def answer_oneself(saved: Saved) -> None:
    user = saved["announced"][0]["seat"]
    saved["seats"][user]["used"] = sorted({*saved["seats"][user]["used"], 1})
    saved["announced"][1]["seat"] = user
    saved["offset"], saved["asked"] = (saved["asked"] - saved["active"]) % PLAYERS, saved["asked"]


def ask_the_decider(saved: Saved) -> None:
    saved.update(asked=saved["holder"], offset=(saved["holder"] - saved["active"]) % PLAYERS)


def holder_has_a_seven(saved: Saved) -> bool:
    seat = seat_of(saved, "holder")
    return saved["phase"] == "w2" and not saved["announced"] and 7 in seat["party"] and 7 not in seat["used"]


def twice_the_same_asker(saved: Saved) -> bool:
    askers = [clue["seat"] for clue in saved["clues"]]
    return len(askers) > len(set(askers)) and saved["phase"] == "receiving"


def fill_the_deck(saved: Saved) -> None:
    saved["discard"].remove(saved["requirement"])
    saved["deck"], saved["discard"] = saved["discard"], [saved["requirement"]]


def hold_what_fits(saved: Saved) -> None:
    card = next(card for card in saved["deck"] if card in fits(saved))
    move_card(saved["deck"], seat_of(saved, "active")["hand"], card)
    seat_of(saved, "active")["hand"].sort()
    saved["history"] = []


def hold_one_card(saved: Saved) -> None:
    hand = seat_of(saved, "active")["hand"]
    saved["discard"] += hand[1:]
    del hand[1:]
    saved["history"] = []


def use_all(saved: Saved, which: str) -> None:
    seat_of(saved, which)["used"] = seat_of(saved, which)["party"]


def bare_hand(saved: Saved) -> None:
    use_all(saved, "active")
    saved["deck"] += seat_of(saved, "active")["hand"]
    seat_of(saved, "active")["hand"] = []


def somebody(saved: Saved, *heroes: int) -> Any:
    """The first seat with one of these heroes in its party."""
    return next((seat for seat in saved["seats"] if set(heroes) & set(seat["party"])), None)


def without_marks(saved: Saved, *powers: int) -> None:
    for seat in saved["seats"]:
        seat["used"] = [hero for hero in seat["used"] if hero not in powers and hero != 3]


def burned(saved: Saved) -> bool:
    holder = seat_of(saved, "holder")
    return saved["phase"] == "w4" and saved["unveiled"] not in holder["party"] and not saved["announced"]


def looked(saved: Saved) -> bool:
    return saved["phase"] == "receiving" and saved["source"] == "hand" and len(saved["seen_by"]) == 2


def quiet(phase: str) -> Any:
    return lambda saved: saved["phase"] == phase and not saved["announced"]


LISTED = {
    "a power announced where it cannot be": Forgery(
        lambda saved: first_window(saved, "w1") and set(announcer(saved)["used"]) & {2, 4, 5},
        lambda saved: announce(saved, min(set(announcer(saved)["used"]) & {2, 4, 5})),
        "window where it cannot be used",
    ),
    "a power announced while sending": Forgery(
        lambda saved: saved["phase"] == "sending" and 7 in saved["seats"][saved["active"] - 1]["used"],
        lambda saved: saved.update(announced=[{"seat": (saved["active"] - 1) % PLAYERS, "power": 7, "target": 0}]),
        "outside all windows",
    ),
    "a Hen on one's own power": Forgery(
        lambda saved: (
            len(saved["announced"]) == 2 and saved["announced"][1]["power"] == 1 and 1 in announcer(saved)["party"]
        ),
        answer_oneself,
        "answers its own power",
    ),
    "a 3 that readies itself": Forgery(
        lambda saved: first_window(saved, saved["phase"], 3),
        lambda saved: saved["announced"][0].update(target=3),
        "never readies itself",
    ),
    "the decider asked in the round": Forgery(holder_has_a_seven, ask_the_decider, "is asked in it"),
    "two clues where one is allowed": Forgery(
        twice_the_same_asker, lambda saved: saved["options"].update(clues_per_turn="one"), "second clue"
    ),
    "a clue of a seat not reached": Forgery(
        lambda saved: (
            len(saved["clues"]) == 1
            and saved["phase"] == "receiving"
            and not saved["history"]
            and saved["holder"] == (saved["active"] + 1) % PLAYERS
        ),
        lambda saved: saved["clues"][0].update(seat=(saved["active"] + 2) % PLAYERS),
        "before or after the hero lay there",
    ),
    "a single eliminated card": Forgery(
        lambda saved: saved["phase"] == "sending" and any(seat["eliminated"] for seat in saved["seats"]),
        lambda saved: saved["deck"].append(
            next(seat["eliminated"] for seat in saved["seats"] if seat["eliminated"]).pop()
        ),
        "they leave in pairs",
    ),
    "an eliminated pile where doubles are discarded": Forgery(
        lambda saved: saved["phase"] == "sending" and any(seat["eliminated"] for seat in saved["seats"]),
        lambda saved: saved["options"].update(duplicates="discard"),
        "doubles go to the discard pile",
    ),
    "over beside a full deck": Forgery(
        lambda saved: saved["phase"] == "over" and saved["winner"] < 0, fill_the_deck, "deck is not empty"
    ),
    "six heroes and no winner": Forgery(
        lambda saved: saved["winner"] >= 0, lambda saved: saved.update(winner=-1), "whoever has a full party"
    ),
    "nothing fits, before sending": Forgery(
        quiet("w1"), lambda saved: saved.update(unmatched=True), "only when a hero is sent"
    ),
    "a hero shown before sending": Forgery(quiet("w1"), lambda saved: saved.update(unveiled=3), "wanders no more"),
    "nothing fits under a 6": Forgery(
        lambda saved: saved["phase"] == "w2" and saved["unmatched"],
        lambda saved: saved.update(ignored=True),
        "fits under a 6",
    ),
    "a discard though a card fits": Forgery(quiet("discarding"), hold_what_fits, "though one fits"),
    "a double that is not the hero shown": Forgery(
        quiet("w3"), lambda saved: saved.update(unveiled=saved["unveiled"] % 7 + 1), "another hero than was shown"
    ),
    "a deck made anew where the game ends with it": Forgery(
        lambda saved: saved["generation"] > 0 and saved["phase"] == "sending",
        lambda saved: saved["options"].update(deck_end="score"),
        "game ends with it",
        {"edition": "iello-variant", "copies": 6},
    ),
    "a discard of one's only card, asked for": Forgery(quiet("discarding"), hold_one_card, "nothing to decide"),
    "a recruitment that is forced, asked for": Forgery(
        lambda saved: saved["phase"] == "receiving" and saved["holder"] == saved["active"],
        lambda saved: use_all(saved, "active"),
        "nothing to decide",
    ),
    "a card from the deck that is forced, asked for": Forgery(
        lambda saved: saved["phase"] == "sending" and not saved["history"] and saved["turn"] > 1,
        bare_hand,
        "nothing to decide",
    ),
}
"""The classes that were known."""

FOUND = {
    "a window closed before all were asked": Forgery(
        quiet("sending"), lambda saved: saved.update(offset=1), "before all were asked"
    ),
    "a hero sent before the first": Forgery(
        lambda saved: saved["turn"] == 1 and saved["phase"] in ("w1", "sending"),
        lambda saved: saved.update(holder=2),
        "sent before the first",
    ),
    "a 6 in force that nobody used": Forgery(
        lambda saved: saved["phase"] == "receiving" and saved["ignored"] and not saved["announced"],
        lambda saved: without_marks(saved, 6),
        "nobody has used the 6",
    ),
    "a look without a 5": Forgery(looked, lambda saved: without_marks(saved, 5), "looked without using a 5"),
    "a hero burned by nobody": Forgery(burned, lambda saved: without_marks(saved, 2, 4), "gone nowhere"),
    "a clue with one's last card": Forgery(
        lambda saved: (
            saved["phase"] == "receiving"
            and saved["clues"]
            and saved["clues"][0]["seat"] != saved["holder"]
            and not saved["history"]
        ),
        lambda saved: (
            saved["deck"].extend(saved["seats"][saved["clues"][0]["seat"]]["hand"]),
            saved["seats"][saved["clues"][0]["seat"]].update(hand=[]),
        ),
        "with its last card",
    ),
    "more turns than cards": Forgery(quiet("sending"), lambda saved: saved.update(turn=40), "cards from the deck"),
    "more heroes than turns": Forgery(
        lambda saved: (
            saved["phase"] == "sending"
            and not saved["history"]
            and sum(len(seat["party"]) for seat in saved["seats"]) > 9
        ),
        lambda saved: saved.update(turn=2),
        "have been recruited in 1 turns",
    ),
    "a hand that grew by itself": Forgery(
        lambda saved: (
            saved["phase"] == "sending"
            and not saved["history"]
            and not any(7 in seat["party"] for seat in saved["seats"])
        ),
        lambda saved: [move_card(saved["deck"], saved["seats"][0]["hand"], saved["deck"][0]) for _ in range(9)],
        "cards, expected at most",
    ),
    "three heroes in the first turn": Forgery(
        lambda saved: saved["turn"] == 1 and saved["phase"] == "sending",
        lambda saved: (
            saved.update(turn=1)
            or move_card(
                saved["deck"],
                saved["seats"][0]["party"],
                next(card for card in saved["deck"] if card not in saved["seats"][0]["party"]),
            )
        ),
        "1 heroes have been recruited in 0 turns",
    ),
    "a party smaller than dealt, and nothing eliminated": Forgery(
        lambda saved: (
            saved["phase"] == "sending"
            and saved["turn"] > 3
            and not saved["seats"][0]["eliminated"]
            and not saved["seats"][0]["used"]
        ),
        lambda saved: (
            saved["deck"].extend(saved["seats"][0]["party"][1:]),
            saved["seats"][0].update(party=saved["seats"][0]["party"][:1]),
        ),
        "have gone nowhere",
    ),
    "a 2 used before the first hero": Forgery(
        lambda saved: (
            saved["turn"] == 1 and saved["phase"] == "sending" and any(2 in seat["party"] for seat in saved["seats"])
        ),
        lambda saved: somebody(saved, 2).update(used=[2]),
        "no first turn leads there",
    ),
    "a hand known to hold what no requirement leaves": Forgery(
        lambda saved: any(entry >> 16 & 15 == 1 for entry in saved["history"]) and saved["phase"] == "sending",
        lambda saved: saved.update(
            history=[entry | 0xFE if entry >> 16 & 15 == 1 else entry for entry in saved["history"]]
        ),
        "no requirement leaves such a hand",
    ),
    "a history of which nobody knows anything": Forgery(
        lambda saved: any(entry >> 16 & 15 == 1 for entry in saved["history"]) and saved["phase"] == "sending",
        lambda saved: saved.update(history=[entry for entry in saved["history"] if entry >> 16 & 15 != 1]),
        "nothing is known of seat",
    ),
    "a power announced twice": Forgery(
        lambda saved: first_window(saved, "w2", 7) and 7 in announcer(saved)["used"],
        lambda saved: saved.update(
            announced=[*saved["announced"], {"seat": (saved["announced"][0]["seat"] + 1) % 4, "power": 7, "target": 0}]
        ),
        "",
    ),
    "an unseen card though a hero of the party fits": Forgery(
        lambda saved: (
            saved["phase"] == "receiving" and saved["source"] == "unseen" and saved["wandering"] and saved["deck"]
        ),
        lambda saved: [
            move_card(saved["deck"], seat_of(saved, "active")["party"], card)
            for card in [next(card for card in saved["deck"] if card in fits(saved))]
        ],
        "",
        {"edition": "aeg"},
    ),
}
"""Those found by following all states of small decks, and on the way."""

FORGERIES = LISTED | FOUND


@cache
def genuine() -> dict[str, Saved]:
    return find(GAME, PLAYERS, FORGERIES)


@pytest.mark.parametrize("name", FORGERIES)
def test_refused(name: str) -> None:
    assert_refused(GAME, genuine()[name], FORGERIES[name])
