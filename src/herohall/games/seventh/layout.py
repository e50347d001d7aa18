"""The numbers of an observation of Seventh Hero, in the order in which `encoding.py` writes them."""

from __future__ import annotations

from herohall.core.game import Game
from herohall.games.seventh.cards import COPIES, VALUES
from herohall.games.seventh.encoding import CARDS, DEPTH, POWER
from herohall.games.seventh.events import SOURCES
from herohall.games.seventh.rules import MAX_TURNS, QUESTIONS
from herohall.research.fields import SEATS, Field, Layout

KINDS = [kind for kind, _ in QUESTIONS]
WINDOWS = ["W1", "W2", "W3", "W4", "R"]
CHOICES = {
    "no_match": "party",
    "clue": "requirement",
    "clues_per_turn": "one",
    "duplicates": "discard",
    "deck_end": "reshuffle",
}
"""Of each option with two values the one that is not the booklet's."""
LATER = {"reshuffled": "discard", "forbid": "anyone"}
"""The same for options that came later; their numbers stand last."""

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
        Field(
            "powers",
            DEPTH * POWER,
            1,
            f"the last {DEPTH} of them, newest first: seat, power, hero it readies (the 4: seat)",
        ),
        Field(
            "doubled_seat", SEATS, 1, "whose pair is about to leave (W3); before that, who must pass the hero on (S6.4)"
        ),
        Field("doubled", VALUES, 1, "its value"),
        Field("over", 1, 1, "the game is over"),
        Field("later_options", len(LATER), 1, f"1 where the option differs from the booklet: {', '.join(LATER)}"),
    ],
    version=1,
)


def layout(game: Game) -> Layout:
    """The same for every game."""
    return LAYOUT
