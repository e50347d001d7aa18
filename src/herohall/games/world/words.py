"""Heroes of the World in words: cards, questions, moves, what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import cast

from herohall.core.event import JSON, View
from herohall.core.record import Record
from herohall.core.texts import Param, has
from herohall.games.world.card_words import Cards
from herohall.games.world.game import WorldGame
from herohall.games.world.moves import COLOURS
from herohall.games.world.view_types import AttackView, ScoringView, WorldView, world_view
from herohall.spoken.words import Words

PLAIN_MOVES = ("take deck", "convert", "stop", "decline", "done")
STEPS = {"settled": "world-spoken-settled", "migrated": "world-spoken-migrated"}
"""Events told together in one line."""


class WorldWords(Words):
    """The words of Heroes of the World."""

    pieces: type[Cards] = Cards

    def __init__(self, record: Record, lang: str, theme: str = "classic", names: Sequence[str] | None = None) -> None:
        super().__init__(record, lang, theme, names)
        box = cast(WorldGame, record.game).cards
        self.cards = self.pieces(box, lang, german_values=record.options["max_discovery"] == 3)

    def going_on(self, table: WorldView) -> list[str]:
        """The hero in play, the attack, migration or scoring that is not finished."""
        said = []
        if table["hero"] is not None and not table["over"]:
            key = "world-spoken-settling" if table["step"] == "settling" else "world-spoken-playing"
            hero = self.cards.values(table["hero"])
            said.append(self.say(key, name=self.name(table["turn"]), hero=hero, left=table["left"]))
        if table["attack"] is not None:
            attack = table["attack"]
            rival, land = self.name(attack["rival"]), self.cards.land(attack["territory"])
            said.append(self.say("world-spoken-attack", rival=rival, territory=land, power=attack["power"]))
            said += self._rolls(attack["faces"])
        if table["migration"] is not None and table["migration"]["origin"] is not None:
            migration = table["migration"]
            origin = self.cards.land(migration["origin"] or "")
            said.append(self.say("world-spoken-migration", origin=origin, left=migration["left"]))
        if table["scoring"] is not None:
            said.append(self._scoring(table["scoring"]))
        return said

    def _rolls(self, faces: list[int]) -> list[str]:
        """What was rolled; of two rolls, one of which will count, with their numbers."""
        if len(faces) == 1:
            return [self.say("world-spoken-rolled", face=self.cards.face(faces[0]))]
        return [self.of(str(place), self.cards.face(face)) for place, face in enumerate(faces, start=1)]

    def _scoring(self, scoring: ScoringView) -> str:
        pay = [f"{self.name(seat)} {points}" for seat, points in enumerate(scoring["pay"]) if points]
        return self.say(
            "world-spoken-scoring",
            territory=self.cards.land(scoring["territory"]),
            pay=", ".join(pay) or "–",
            wonder=self.cards.wonder(scoring["wonder"]),
        )

    def question(self, view: View) -> str:
        decision = world_view(view)["decision"]
        return "" if decision is None else self.say(f"world-kind-{decision['kind']}")

    def explanation(self, view: View) -> str:
        decision = world_view(view)["decision"]
        if decision is None:
            return ""
        verbs = {move.split()[0] for move in decision.get("moves", [])}
        offered: dict[str, Param] = {verb: int(verb in verbs) for verb in ("migrate", "build", "convert")}
        return self.say(f"world-ask-{decision['kind']}", **offered)

    def about(self, words: str) -> str | None:
        return self.cards.about(words)

    def introduction(self) -> list[str]:
        return [*super().introduction(), *([self.say("world-spoken-box")] if self.cards.ours else [])]

    def typed(self, word: str, view: View) -> str:
        verb, *rest = word.split()
        said = super().typed(verb, view)
        table = world_view(view)
        if word == "take deck":
            return f"{said} {self.say('world-spoken-word-deck')}"
        if verb == "take":
            rest = [self.cards.hero(table["row"][int(rest[1]) - 1])]
        elif verb == "keep" and table["attack"] is not None:
            rest = [self._kept(rest[0], table["attack"])]
        elif verb == "attack" and "acting" in table:
            return self.move(word, view)  # a power removes figures: the move of an attack, but not its name
        elif verb == "attack":
            rest = [self.cards.land(rest[0]), self.name(COLOURS.index(rest[1]))]
        else:
            rest = [self.cards.named(one) for one in rest]
        return " ".join([said, *rest])

    def ties(self, view: View) -> list[str]:
        """H0.1: equal points share the place."""
        shared = [seats for seats in world_view(view)["ranking"] or [] if len(seats) > 1]
        return [self.say("world-spoken-tie", names=self.these(seats)) for seats in shared]

    def move(self, word: str, view: View) -> str:
        if word in PLAIN_MOVES:
            return self.say(f"world-spoken-move-{word.replace(' ', '-')}")
        verb, *rest = word.split()
        table = world_view(view)
        if verb == "attack" and "acting" in table:
            verb = "remove"
        said = self.say(f"world-spoken-move-{verb}", **self._named_in(verb, rest, table))
        return f"{said}, {self.cards.land(rest[1])}" if verb == "use" and len(rest) > 1 else said

    def _named_in(self, verb: str, rest: list[str], table: WorldView) -> dict[str, Param]:
        """What the text of a move names."""
        if verb == "take":
            return {"hero": self.cards.values(table["row"][int(rest[1]) - 1])}
        if verb == "play":
            return {"hero": self.cards.values(rest[0])}
        if verb == "keep" and table["attack"] is not None:
            return {"face": self._kept(rest[0], table["attack"])}
        if verb in ("build", "use"):
            return {"wonder": self.cards.wonder(rest[0])}
        if verb == "discover":
            return {"discovery": self.cards.discovery(rest[0]), "territory": self.cards.land(rest[1])}
        if verb == "migrate":
            return {"origin": self.cards.short(rest[0]), "territory": self.cards.short(rest[1])}
        if verb in ("attack", "remove"):
            return {"rival": self.name(COLOURS.index(rest[1])), "territory": self.cards.short(rest[0])}
        return {"territory": self.cards.land(rest[0])}

    def _kept(self, which: str, attack: AttackView) -> str:
        """The first or the second roll."""
        return self.cards.face(attack["faces"][0 if which == "first" else 1])

    def event(self, event: View) -> str:
        key = f"world-event-{event['event']}"
        if "hero" in event and has(f"{key}-seen"):
            key = f"{key}-seen"
        return self.say(key, **{fact: self._fact(fact, value) for fact, value in event.items()})

    def reason(self, key: str, params: Mapping[str, Param]) -> str:
        return self.say(key, **{fact: self._fact(fact, value) for fact, value in params.items()})

    def _fact(self, fact: str, value: JSON) -> Param:
        if fact in ("seat", "rival"):
            return self.name(value)
        if fact == "face" and isinstance(value, int):
            return self.cards.face(value)
        if isinstance(value, int):
            return value
        word = str(value)
        if fact == "hero":
            return self.cards.hero(word)
        if fact in ("territory", "origin"):
            return self.cards.land(word)
        if fact == "discovery":
            return self.cards.discovery(word)
        return self.cards.wonder(word) if fact == "wonder" else word

    def story(self, events: list[View]) -> list[str]:
        """One line for all the population somebody places or moves in a row."""
        told: list[str] = []
        for (name, seat), row in groupby(events, lambda event: (event["event"], event.get("seat"))):
            if name in STEPS:
                steps = [self._step(event) for event in row]
                said = ", ".join(_counted(steps))
                told.append(self.say(STEPS[str(name)], name=self.name(seat), count=len(steps), steps=said))
            elif name not in ("turn", "turned_up", "migration", "over"):
                told += [self.event(event) for event in row if name != "dealt" or "hero" in event]
        return told

    def _step(self, event: View) -> str:
        land = self.cards.land(str(event["territory"]))
        return f"{self.cards.land(str(event['origin']))} → {land}" if "origin" in event else land

    def ending(self, view: View) -> str:
        table = world_view(view)
        if table["epoch"] == "modern" and table["scorings"] >= 8:
            return self.say("world-spoken-ended-scorings")
        return self.say("world-spoken-ended-heroes")


def _counted(words: list[str]) -> list[str]:
    """Each word once, with how often it came: `India ×3`."""
    return [word if count == 1 else f"{word} ×{count}" for word, count in Counter(words).items()]
