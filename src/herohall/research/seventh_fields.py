"""What a seat of Seventh Hero knows, as a row of numbers; see `fields`."""

from __future__ import annotations

import msgspec

from herohall.core.event import View
from herohall.core.game import Game
from herohall.research.fields import SEATS, Field, Layout, Observer, Round, marks
from herohall.seventh.cards import COPIES, VALUES
from herohall.seventh.rules import MAX_TURNS
from herohall.spoken import seventh_view as seen

CARDS = VALUES * COPIES
KINDS = ["send", "discard", "receive", "return", "window", "react"]
WINDOWS = ["W1", "W2", "W3", "W4", "R"]
SOURCES = ["hand", "deck", "unseen", "party"]
CHOICES = {
    "no_match": "party",
    "clue": "requirement",
    "clues_per_turn": "one",
    "duplicates": "discard",
    "deck_end": "reshuffle",
}
"""Of each option with two values the one that is not the booklet's."""
DEPTH = 4
"""How many announced powers are shown, the last announced first."""
POWER = SEATS + 2 * VALUES

LAYOUT = Layout(
    [
        Field("players", 3, 1, "3, 4 or 5 players: one of three is 1"),
        Field("options", len(CHOICES), 1, f"1 where the option differs from the booklet: {', '.join(CHOICES)}"),
        Field("turn", 1, MAX_TURNS, "number of the turn"),
        Field("asked", SEATS, 1, "the seat that decides"),
        Field("question", len(KINDS), 1, f"the kind of its decision: {', '.join(KINDS)}"),
        Field("window", len(WINDOWS), 1, f"the open window: {', '.join(WINDOWS)} (S5.4)"),
        Field("active", SEATS, 1, "the active player"),
        Field("requirement", VALUES, 1, "the value of the requirement card, from 1"),
        Field("fits", VALUES, 1, "the values that fit this turn"),
        Field("ignored", 1, 1, "a 6 is in force"),
        Field("unmatched", 1, 1, "the active player had no fitting card (S2.3)"),
        Field("hand", VALUES, COPIES, "one's own hand: cards of each value"),
        Field("hand_sizes", SEATS, CARDS, "cards in each hand"),
        Field("parties", SEATS * VALUES, 1, "heroes in each party"),
        Field("used", SEATS * VALUES, 1, "which of them are used"),
        Field("eliminated", SEATS * VALUES, COPIES, "each eliminated pile: cards of each value"),
        Field("discard", VALUES, COPIES, "the discard pile: cards of each value"),
        Field("deck", 1, CARDS, "cards in the deck"),
        Field("wandering_at", SEATS, 1, "before whom the wandering hero lies"),
        Field("wandering_source", len(SOURCES), 1, f"where it came from: {', '.join(SOURCES)}"),
        Field("wandering_seen", SEATS, 1, "who has seen it"),
        Field("wandering_fits", 1, 1, "it must fit the requirement"),
        Field("wandering", VALUES, 1, "its value, if one has seen it"),
        Field("clues_yes", SEATS * VALUES, COPIES, "this turn's clue cards one knows, by asker, answered yes"),
        Field("clues_no", SEATS * VALUES, COPIES, "the same, answered no"),
        Field("hidden_yes", SEATS, COPIES, "this turn's clue cards one does not know, by asker, answered yes"),
        Field("hidden_no", SEATS, COPIES, "the same, answered no"),
        Field("announced", 1, CARDS, "how many announced powers wait for their effect"),
        Field("powers", DEPTH * POWER, 1, f"the last {DEPTH} of them, newest first: seat, power, hero it readies"),
        Field("doubled_seat", SEATS, 1, "whose pair is about to leave (W3)"),
        Field("doubled", VALUES, 1, "its value"),
        Field("over", 1, 1, "the game is over"),
    ]
)


class Table(seen.Table):
    """The view with types, with what only this room reads."""

    unmatched: bool


class SeventhObserver(Observer):
    """Views of Seventh Hero as rows of numbers."""

    layout = LAYOUT

    def __init__(self, game: Game) -> None:
        """All boxes of this game are alike."""

    def numbers(self, view: View) -> dict[str, list[int]]:
        table = msgspec.convert(view, Table)
        seats = Round(table.viewer or 0, table.players)
        return {
            **_question(table, seats),
            **_cards(table, seats),
            **_wandering(table.wandering, seats),
            **_clues(table.clues, seats),
            **_announced(table.announced, seats),
            **_doubled(table.doubled, seats),
        }


def values(cards: list[int]) -> list[int]:
    """Cards counted by value."""
    return marks([card - 1 for card in cards if card], VALUES)


def _question(table: Table, seats: Round) -> dict[str, list[int]]:
    decision = table.decision
    return {
        "players": marks([table.players - 3], 3),
        "options": [int(table.options[name] == other) for name, other in CHOICES.items()],
        "turn": [table.turn],
        "asked": seats.marks([decision.seat] if decision else []),
        "question": marks([KINDS.index(decision.kind)] if decision else [], len(KINDS)),
        "window": marks([WINDOWS.index(table.window)] if table.window else [], len(WINDOWS)),
        "active": seats.marks([table.active]),
        "requirement": values([table.requirement]),
        "fits": values(table.fits),
        "ignored": [int(table.ignored)],
        "unmatched": [int(table.unmatched)],
        "over": [int(table.over)],
    }


def _cards(table: Table, seats: Round) -> dict[str, list[int]]:
    return {
        "hand": values(table.hand or []),
        "hand_sizes": seats.each(lambda seat: [table.seats[seat].hand_size]),
        "parties": seats.each(lambda seat: values(table.seats[seat].party)),
        "used": seats.each(lambda seat: values(table.seats[seat].used)),
        "eliminated": seats.each(lambda seat: values(table.seats[seat].eliminated)),
        "discard": values(table.discard),
        "deck": [table.deck],
    }


def _wandering(hero: seen.Wandering | None, seats: Round) -> dict[str, list[int]]:
    return {
        "wandering_at": seats.marks([hero.at] if hero else []),
        "wandering_source": marks([SOURCES.index(hero.source)] if hero else [], len(SOURCES)),
        "wandering_seen": seats.marks(hero.seen_by if hero else []),
        "wandering_fits": [int(hero.must_fit) if hero else 0],
        "wandering": values([hero.card] if hero else []),
    }


def _clues(clues: list[seen.Clue], seats: Round) -> dict[str, list[int]]:
    numbers = {}
    for answer, word in ((True, "yes"), (False, "no")):
        given = [clue for clue in clues if clue.answer == answer]
        numbers[f"clues_{word}"] = seats.each(
            lambda seat, given=given: values([clue.card for clue in given if clue.seat == seat])  # type: ignore[misc]
        )
        numbers[f"hidden_{word}"] = seats.marks(clue.seat for clue in given if not clue.card)
    return numbers


def _announced(powers: list[seen.Announced], seats: Round) -> dict[str, list[int]]:
    shown: list[int] = []
    for power in powers[: -DEPTH - 1 : -1]:
        shown += seats.marks([power.seat]) + values([power.power]) + values([power.target])
    return {"announced": [len(powers)], "powers": shown + [0] * (DEPTH * POWER - len(shown))}


def _doubled(pair: seen.Doubled | None, seats: Round) -> dict[str, list[int]]:
    return {
        "doubled_seat": seats.marks([pair.seat] if pair else []),
        "doubled": values([pair.card] if pair else []),
    }
