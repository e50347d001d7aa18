"""Seventh Hero in words: cards, questions, moves, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from herohall.core.event import JSON, View
from herohall.core.texts import LANGUAGES, Param, t
from herohall.games.seventh.cards import THEMES, VALUES
from herohall.games.seventh.view_types import AnnouncedView, DoubledView, SeventhView, seventh_view
from herohall.spoken.words import Words, names_it


class SeventhWords(Words):
    """The words of Seventh Hero."""

    told_options = ("clue",)

    def card(self, value: int) -> str:
        """A hero in a sentence: `Sergeant (5)`."""
        return card_name(value, self.theme, self.lang)

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
        forbidden = hero.get("forbidden", [])
        if forbidden:
            said.append(self.say("seventh-spoken-forbidden", names=self.these(forbidden)))
        return said

    def pair(self, doubled: DoubledView) -> str:
        """Who is about to lose two heroes."""
        return self.say("seventh-spoken-doubled", name=self.name(doubled["seat"]), card=self.card(doubled["card"]))

    def question(self, view: View) -> str:
        table = seventh_view(view)
        if table["decision"] is None:
            return ""
        kind = table["decision"]["kind"]
        asked = self.say(f"seventh-ask-{kind}", **_offered(table["decision"].get("moves", [])))
        return f"{self._moment(table)} {asked}" if kind == "window" else asked

    def _moment(self, table: SeventhView) -> str:
        """Which of the windows of S5.4 this is."""
        at = table["doubled"]["seat"] if table["doubled"] else table["wandering"]["at"] if table["wandering"] else None
        holder = "" if at is None else self.name(at)
        active = self.name(table["active"])
        return self.say("seventh-spoken-moment", window=table["window"] or "", active=active, holder=holder)

    def about(self, words: str) -> str | None:
        for value in range(1, VALUES + 1):
            names = [card_name(value, theme, lang) for theme in THEMES for lang in (self.lang, *LANGUAGES)]
            if words == str(value) or any(names_it(words, name) for name in names):
                card = self.card(value)
                return self.say(
                    "seventh-spoken-about",
                    card=card[0].upper() + card[1:],
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
        if verbs == ["power", "4", "seat"]:
            return self.say("seventh-move-forbid", card=self.card(4), target=self.name(value - 1))
        if verbs == ["power", "3"]:
            return self.say("seventh-move-ready", card=self.card(3), target=self.card(value), power=self.power(3))
        return self.say(f"seventh-move-{'-'.join(verbs)}", card=self.card(value), power=self.power(value), target="")

    def target(self, announced: AnnouncedView) -> str:
        """What an announced power is for: a hero, or a player; empty for most."""
        if "to" in announced:
            return self.name(announced["to"])
        return self.card(announced["target"]) if announced["target"] else ""

    def power(self, value: int) -> str:
        return self.say(f"seventh-power-{value}")

    def event(self, event: View) -> str:
        params: dict[str, Param] = {"known": "yes" if "card" in event or "cards" in event else "no"}
        for fact, value in event.items():
            params.update(self._param(fact, value))
        if event["event"] == "announced" and "to" in event:
            params["target"] = self.name(event["to"])
        return self.say(f"seventh-event-{str(event['event']).replace('_', '-')}", **params)

    def story(self, events: list[View]) -> list[str]:
        # Declining would drown the rest; how it ended is told with the result.
        return [self.event(event) for event in events if event["event"] not in ("declined", "ended")]

    def _param(self, fact: str, value: JSON) -> dict[str, Param]:
        if fact == "seat":
            return {"name": self.name(value)}
        if fact in ("to", "holder", "user", "active"):
            return {fact: self.name(value)}
        if fact == "power" and isinstance(value, int):
            return {fact: f"{self.card(value)} – {self.power(value)}"}
        if fact in ("card", "target") and isinstance(value, int):
            return {fact: self.card(value) if value else 0}
        if fact in ("cards", "party") and isinstance(value, list):
            return {fact: self.listed([self.card(card) for card in value if isinstance(card, int)])}
        if fact == "ranking" and isinstance(value, list) and isinstance(value[0], list):
            return {"names": self.listed([self.name(seat) for seat in value[0]])}
        if isinstance(value, bool):
            return {fact: "yes" if value else "no"}
        return {fact: value} if isinstance(value, int | str) and fact != "event" else {}

    def ending(self, view: View) -> str:
        table = seventh_view(view)
        best = max(len(place["party"]) for place in table["seats"])
        goal = max(3, int(table["options"]["values"]) - 1)
        if best >= goal:
            winner = next(seat for seat, place in enumerate(table["seats"]) if len(place["party"]) == best)
            return self.say("seventh-spoken-ended-heroes", name=self.name(winner), count=best)
        if table["options"]["deck_end"] == "score":
            return self.say("seventh-spoken-ended-deck")
        return self.say("seventh-spoken-ended-turns")

    def ties(self, view: View) -> list[str]:
        """S7.3: equal parties are ranked by eliminated cards, then by used heroes."""
        table = seventh_view(view)
        places = table["ranking"] or []
        said = [self.say("seventh-spoken-tie-shared", names=self.these(seats)) for seats in places if len(seats) > 1]
        for before, after in pairwise(places):
            first, second = table["seats"][before[0]], table["seats"][after[0]]
            if len(first["party"]) != len(second["party"]):
                continue
            gone = len(first["eliminated"]) != len(second["eliminated"])
            counts = [len(place["eliminated"] if gone else place["used"]) for place in (first, second)]
            words: dict[str, Param] = {
                "first": self.these(before),
                "second": self.these(after),
                "fewer": counts[0],
                "more": counts[1],
            }
            said.append(self.say("seventh-spoken-tie", by="eliminated" if gone else "used", **words))
        return said

    def typed(self, word: str, view: View) -> str:
        deck, party = self.say("seventh-spoken-word-deck"), self.say("seventh-spoken-word-party")
        said = super().typed(word, view)
        if " seat " in word:
            return said.replace(" seat ", f" {self.say('seventh-spoken-word-seat')} ")
        if word.startswith("send party"):
            return f"{said.replace(' party', '')} {party}"
        return f"{said.removesuffix('deck')}{deck}" if word == "send deck" else said


def card_name(value: int, theme: str, lang: str) -> str:
    """A hero with its value, as it stands in a sentence of a language."""
    return f"{t(f'seventh-dragon-{value}', lang)} ({value})" if theme == "dragon" else t(f"seventh-card-{value}", lang)


def _offered(moves: Sequence[str]) -> dict[str, Param]:
    """What a question may offer, from the legal moves: a question must not name what cannot be done."""
    verbs = {move.split()[0] for move in moves}
    may = (
        "both" if {"power", "clue"} <= verbs else "power" if "power" in verbs else "clue" if "clue" in verbs else "none"
    )
    deck = any(move == "send deck" for move in moves)
    return {"may": may, "source": "deck" if deck else "party" if any("party" in move for move in moves) else "hand"}
