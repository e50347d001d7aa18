"""Heroes of the World in words: cards, questions, moves, what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from herohall.core.event import JSON, View
from herohall.core.record import Record
from herohall.core.texts import Param, has
from herohall.games.world.card_words import Cards
from herohall.games.world.game import WorldGame
from herohall.games.world.moves import COLOURS
from herohall.games.world.view_types import ScoringView, WorldView, world_view
from herohall.spoken.words import Words

PLAIN_MOVES = {
    "take deck": "world-spoken-move-take-deck",
    "convert": "world-spoken-move-convert",
    "stop": "world-spoken-move-stop",
    "decline": "world-spoken-move-decline",
    "done": "world-spoken-move-done",
}
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
            said.append(
                self.say(key, name=self.name(table["turn"]), hero=self.cards.values(table["hero"]), left=table["left"])
            )
        if table["attack"] is not None:
            attack = table["attack"]
            said.append(
                self.say(
                    "world-spoken-attack",
                    rival=self.name(attack["rival"]),
                    territory=self.cards.land(attack["territory"]),
                    power=attack["power"],
                )
            )
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
            rest = [self.cards.face(table["attack"]["faces"][0 if rest[0] == "first" else 1])]
        elif verb == "attack" and "acting" in table:
            return self.move(
                word, view
            )  # whose figures a power removes: it has the move of an attack, but not its name
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
            return self.say(PLAIN_MOVES[word])
        verb, *rest = word.split()
        table = world_view(view)
        if verb == "take":
            return self.say("world-spoken-move-take", hero=self.cards.values(table["row"][int(rest[1]) - 1]))
        if verb == "play":
            return self.say("world-spoken-move-play", hero=self.cards.values(rest[0]))
        if verb == "keep" and table["attack"] is not None:
            face = table["attack"]["faces"][0 if rest[0] == "first" else 1]
            return self.say("world-spoken-move-keep", face=self.cards.face(face))
        if verb == "build":
            return self.say("world-spoken-move-build", wonder=self.cards.wonder(rest[0]))
        if verb == "use":
            used = self.say("world-spoken-move-use", wonder=self.cards.wonder(rest[0]))
            return f"{used}, {self.cards.land(rest[1])}" if len(rest) > 1 else used
        removes = verb == "attack" and "acting" in table
        return self._move_to("remove" if removes else verb, rest)

    def _move_to(self, verb: str, rest: list[str]) -> str:
        """A move that names a territory."""
        if verb == "discover":
            discovery = self.cards.discovery(rest[0])
            return self.say("world-spoken-move-discover", discovery=discovery, territory=self.cards.land(rest[1]))
        if verb == "migrate":
            origin, goal = map(self.cards.short, rest)
            return self.say("world-spoken-move-migrate", origin=origin, territory=goal)
        if verb in ("attack", "remove"):
            rival = self.name(COLOURS.index(rest[1]))
            key = "world-spoken-move-attack" if verb == "attack" else "world-spoken-move-remove"
            return self.say(key, rival=rival, territory=self.cards.short(rest[0]))
        territory = self.cards.land(rest[0])
        if verb == "flee":
            return self.say("world-spoken-move-flee", territory=territory)
        return self.say("world-spoken-move-settle", territory=territory)

    def event(self, event: View) -> str:
        key = f"world-event-{event['event']}"
        if "hero" in event and has(f"{key}-seen"):
            key = f"{key}-seen"
        params: dict[str, Param] = {}
        for fact, value in event.items():
            params[fact] = self._fact(fact, value)
        return self.say(key, **params)

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
        places: list[str] = []
        for number, event in enumerate(events):
            name = event["event"]
            if name in STEPS:
                places.append(self._step(event))
                after = events[number + 1] if number + 1 < len(events) else {"event": ""}
                if after["event"] != name or after["seat"] != event["seat"]:
                    steps = ", ".join(_counted(places))
                    told.append(
                        self.say(STEPS[str(name)], name=self.name(event["seat"]), count=len(places), steps=steps)
                    )
                    places = []
            elif name not in ("turn", "turned_up", "migration", "over") and not (
                name == "dealt" and "hero" not in event
            ):
                told.append(self.event(event))
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
    counts = {word: words.count(word) for word in words}
    return [word if count == 1 else f"{word} ×{count}" for word, count in counts.items()]
