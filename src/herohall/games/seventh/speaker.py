"""Seventh Hero for those who listen: requirement, wandering hero, parties, hand."""

from __future__ import annotations

from collections.abc import Iterable

from herohall.core.event import View
from herohall.games.seventh.view_types import SeatView, SeventhView, seventh_view
from herohall.games.seventh.words import SeventhWords
from herohall.spoken.speaker import Speaker, Teller


class SeventhSpeaker(SeventhWords, Speaker):
    """Tells a game of Seventh Hero."""

    @property
    def tellers(self) -> dict[str, Teller]:
        return {
            **super().tellers,
            "hero": lambda glance, rest: self.hero(seventh_view(glance.view)),
            "discards": lambda glance, rest: self.discards(seventh_view(glance.view)),
        }

    def total(self, score: int) -> str:
        return self.say("seventh-spoken-total", count=score)

    def situation(self, view: View) -> list[str]:
        table = seventh_view(view)
        if table["over"]:
            return [line for seat in range(table["players"]) for line in self.holding(table["seats"][seat], seat)]
        return [*self.going_on(table), *self.turn(table), *self.parties(table), self.deck(table)]

    def going_on(self, table: SeventhView) -> list[str]:
        """Powers waiting for their effect, a pair about to leave, the wandering hero and the clues about it."""
        said = []
        for power in reversed(table["announced"]):
            card, target = self.card(power["power"]), self.target(power) or 0
            words = {"card": card, "power": self.power(power["power"]), "target": target}
            said.append(self.say("seventh-spoken-announced", name=self.name(power["seat"]), **words))
        if table["doubled"] is not None:
            said.append(self.pair(table["doubled"]))
        return said + self.wandering(table) + self.clues(table)

    def clues(self, table: SeventhView) -> list[str]:
        """The clues of this turn."""
        said = []
        for clue in table["clues"]:
            answer = "yes" if clue["answer"] else "no"
            card = self.card(clue["card"]) if "card" in clue else 0
            said.append(self.say("seventh-spoken-clue", name=self.name(clue["seat"]), card=card, answer=answer))
        return said

    def turn(self, table: SeventhView) -> list[str]:
        """Whose turn it is and what must fit."""
        requirement = self.say(f"seventh-requirement-{table['requirement']}", players=table["players"])
        fits = self.say("seventh-spoken-all-fit") if table["ignored"] else requirement
        return [
            self.say("seventh-spoken-turn", turn=table["turn"], name=self.name(table["active"])),
            self.say("seventh-spoken-requirement", card=self.card(table["requirement"]), fits=fits),
        ]

    def parties(self, table: SeventhView) -> list[str]:
        """Everybody's party in a sentence, the viewer's first."""
        order = [(seat + (table["viewer"] or 0)) % table["players"] for seat in range(table["players"])]
        return [self.party_of(table["seats"][seat], seat) for seat in order]

    def party_of(self, place: SeatView, seat: int) -> str:
        """A party by numbers only."""
        ready = [str(card) for card in place["party"] if card not in place["used"]]
        used = [str(card) for card in place["used"]]
        return self.say(
            "seventh-spoken-party",
            name=self.name(seat),
            count=len(place["party"]),
            ready=self.listed(ready),
            used=self.listed(used) if used else 0,
        )

    def deck(self, table: SeventhView) -> str:
        """What is left to draw."""
        return self.say("seventh-spoken-deck", count=table["deck"])

    def hand(self, view: View) -> list[str]:
        table = seventh_view(view)
        if table["hand"] is None:
            return [self.say("spoken-no-hand")]
        fitting = sorted({card for card in table["hand"] if card in table["fits"]})
        cards = self.say("seventh-spoken-hand", count=len(table["hand"]), cards=self.copies(table["hand"]))
        if table["active"] != table["viewer"] or table["wandering"] is not None or table["over"]:
            return [cards]
        return [cards, self.say("seventh-spoken-fitting", cards=self.listed([str(card) for card in fitting]))]

    def holding(self, place: SeatView, seat: int) -> list[str]:
        """What somebody held in the end."""
        cards = place.get("hand", [])
        return [self.say("seventh-spoken-held", name=self.name(seat), count=len(cards), cards=self.copies(cards))]

    def seat(self, view: View, seat: int) -> list[str]:
        table = seventh_view(view)
        place = table["seats"][seat]
        ready = [self.card(card) for card in place["party"] if card not in place["used"]]
        used = [self.card(card) for card in place["used"]]
        said = [
            self.say("seventh-spoken-seat", name=self.name(seat), seat=seat + 1, count=len(place["party"])),
            self.say("seventh-spoken-ready", cards=self.listed(ready)),
        ]
        if used:
            said.append(self.say("seventh-spoken-used", cards=self.listed(used)))
        said.append(self.say("seventh-spoken-holds", count=place["hand_size"]))
        if place["eliminated"]:
            said.append(self.say("seventh-spoken-eliminated", cards=self.copies(place["eliminated"])))
        return said

    def map(self, view: View, rest: str) -> list[str]:
        table = seventh_view(view)
        return [*self.hero(table), *self.parties(table), *self.discards(table)]

    def hero(self, table: SeventhView) -> list[str]:
        """All that is known of the wandering hero."""
        return [*self.wandering(table), *self.clues(table)] or [self.say("seventh-spoken-no-hero")]

    def discards(self, table: SeventhView) -> list[str]:
        """What is out of the game, and what is left to draw."""
        return [self.say("seventh-spoken-discards", cards=self.copies(table["discard"])), self.deck(table)]

    def copies(self, cards: Iterable[int]) -> str:
        """Cards by value, with how many of each: `1 Raging Hen and 2 times 5 Sergeant`."""
        found = list(cards)
        named = []
        for card in sorted(set(found)):
            count, name = found.count(card), self.card(card)
            named.append(name if count == 1 else self.say("seventh-spoken-copies", count=count, card=name))
        return self.listed(named)
