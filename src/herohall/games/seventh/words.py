"""Seventh Hero in words: cards, questions, moves, what happened."""

from __future__ import annotations

from herohall.core.event import JSON, View
from herohall.core.texts import Param
from herohall.games.seventh.cards import THEMES, VALUES
from herohall.games.seventh.view_types import DoubledView, SeventhView, seventh_view
from herohall.spoken.words import Words


class SeventhWords(Words):
    """The words of Seventh Hero."""

    themes = THEMES

    def title(self) -> str:
        return self.say("seventh-title")

    def card(self, value: int) -> str:
        """A hero as people call it: `5 Sergeant`."""
        kind = "dragon" if self.theme == "dragon" else "hero"
        return f"{value} {self.say(f'seventh-{kind}-{value}')}"

    def wandering(self, table: SeventhView) -> list[str]:
        """Where the wandering hero is, what the viewer knows of it, and who has seen it."""
        hero = table["wandering"]
        if hero is None:
            return []
        holder, sender = self.name(hero["at"]), self.name(table["active"])
        said = [self.say("seventh-spoken-wandering", holder=holder, name=sender, source=hero["source"])]
        if "card" in hero:
            said.append(self.say("seventh-spoken-known", card=self.card(hero["card"])))
        lookers = [seat for seat in hero["seen_by"] if seat != table["active"] and seat != table["viewer"]]
        if lookers and hero["source"] != "party":
            said.append(self.say("seventh-spoken-lookers", names=self.these(lookers)))
        return said

    def pair(self, doubled: DoubledView) -> str:
        """Who is about to lose two heroes."""
        return self.say("seventh-spoken-doubled", name=self.name(doubled["seat"]), card=self.card(doubled["card"]))

    def question(self, view: View) -> str:
        table = seventh_view(view)
        if table["decision"] is None:
            return ""
        asked = self.say(f"seventh-ask-{table['decision']['kind']}")
        return f"{self._moment(table)} {asked}" if table["decision"]["kind"] == "window" else asked

    def _moment(self, table: SeventhView) -> str:
        """Which of the windows of S5.4 this is."""
        at = table["doubled"]["seat"] if table["doubled"] else table["wandering"]["at"] if table["wandering"] else None
        holder = "" if at is None else self.name(at)
        active = self.name(table["active"])
        return self.say("seventh-spoken-moment", window=table["window"] or "", active=active, holder=holder)

    def about(self, words: str) -> str | None:
        wanted = words.casefold()
        for value in range(1, VALUES + 1):
            card = self.card(value)
            if wanted == str(value) or wanted in card.casefold().split(maxsplit=1):
                return self.say(
                    "seventh-spoken-about",
                    card=card,
                    requirement=self.say(f"seventh-requirement-{value}", players=len(self.names)),
                    power=self.power(value),
                    rule=f"S6.{value}",
                )
        return None

    def move(self, word: str, view: View) -> str:
        *verbs, last = word.split()
        if not last.isdecimal():
            return self.say(f"seventh-move-{word.replace(' ', '-')}")
        value = int(last)
        if verbs == ["power", "3"]:
            return self.say("seventh-move-ready", card=self.card(3), target=self.card(value), power=self.power(3))
        return self.say(f"seventh-move-{'-'.join(verbs)}", card=self.card(value), power=self.power(value), target="")

    def power(self, value: int) -> str:
        return self.say(f"seventh-power-{value}")

    def event(self, event: View) -> str:
        params: dict[str, Param] = {"known": "yes" if "card" in event or "cards" in event else "no"}
        for fact, value in event.items():
            params.update(self._param(fact, value))
        return self.say(f"seventh-event-{str(event['event']).replace('_', '-')}", **params)

    def story(self, events: list[View]) -> list[str]:
        return [self.event(event) for event in events if event["event"] != "declined"]

    def _param(self, fact: str, value: JSON) -> dict[str, Param]:
        if fact == "seat":
            return {"name": self.name(value)}
        if fact in ("to", "holder", "user", "active"):
            return {fact: self.name(value)}
        if fact == "power" and isinstance(value, int):
            return {fact: f"{self.card(value)} ({self.power(value)})"}
        if fact in ("card", "target") and isinstance(value, int):
            return {fact: self.card(value) if value else 0}
        if fact in ("cards", "party") and isinstance(value, list):
            return {fact: ", ".join(self.card(card) for card in value if isinstance(card, int))}
        if isinstance(value, bool):
            return {fact: "yes" if value else "no"}
        return {fact: value} if isinstance(value, int | str) and fact != "event" else {}

    def ending(self, view: View) -> str:
        table = seventh_view(view)
        best = max(len(place["party"]) for place in table["seats"])
        goal = max(3, int(table["options"]["values"]) - 1)
        if best >= goal:
            return self.say("seventh-spoken-ended-heroes")
        if table["options"]["deck_end"] == "score":
            return self.say("seventh-spoken-ended-deck")
        return self.say("seventh-spoken-ended-turns")

    def these(self, seats: list[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)
