"""The options of Seventh Hero (S8), its editions, and the small decks for research."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from herohall.core.errors import BadOption
from herohall.core.options import Option, Value
from herohall.games.seventh.cards import COPIES, VALUES

RULES_VERSION: Final = 2
FIRST_RULES: Final = 1
"""By these a player with one card and no power was asked what to send (S5.10). Games that began so go on so."""

OPTIONS = [
    Option("no_match", ["deck", "party"], "deck"),
    Option("clue", ["identical", "requirement"], "identical"),
    Option("clues_per_turn", ["any", "one"], "any"),
    Option("duplicates", ["eliminated", "discard"], "eliminated"),
    Option("deck_end", ["score", "reshuffle"], "score"),
    Option("reshuffled", ["all", "discard"], "all", added=True),
    Option("forbid", ["holder", "anyone"], "holder", added=True),
    # Small decks: whole game trees that can be enumerated and solved.
    Option("values", range(3, VALUES + 1), VALUES),
    Option("copies", range(1, COPIES + 1), COPIES),
    Option("hand", range(6), 5),
]

EDITIONS: dict[str, dict[str, Value]] = {
    "iello": {},
    "iello-variant": {"clue": "requirement", "deck_end": "reshuffle"},
    "aeg": {"no_match": "party"},
    "original": {
        "no_match": "party",
        "clue": "requirement",
        "clues_per_turn": "one",
        "duplicates": "discard",
        "deck_end": "reshuffle",
    },
}


class Settings:
    """The options read once into plain fields."""

    def __init__(self, players: int, options: dict[str, Value], rules: int = RULES_VERSION) -> None:
        self.players: i64 = players
        self.send_from_party = options["no_match"] == "party"
        self.clue_by_requirement = options["clue"] == "requirement"
        self.one_clue = options["clues_per_turn"] == "one"
        self.doubles_to_discard = options["duplicates"] == "discard"
        self.reshuffle = options["deck_end"] == "reshuffle"
        self.reshuffle_eliminated = options.get("reshuffled") != "discard"  # S7.4
        self.forbid_anyone = options.get("forbid") == "anyone"  # S6.4
        self.rules = FIRST_RULES if rules == FIRST_RULES else RULES_VERSION
        self.asks_for_last_card = rules == FIRST_RULES
        self.values = int(options["values"])
        self.copies = int(options["copies"])
        self.hand = int(options["hand"])
        # Six of seven heroes win; a smaller set of heroes asks for all but one, yet always more than were dealt.
        self.goal: i64 = max(3, self.values - 1)
        needed = self.players * (2 + self.hand) + 1
        if self.values * self.copies < needed:
            raise BadOption("seventh-too-few-cards", cards=self.values * self.copies, needed=needed)
