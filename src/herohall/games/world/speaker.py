"""Heroes of the World for those who listen: points, the hero in play, territories, cards, wonders."""

from __future__ import annotations

from collections import Counter

from herohall.core.event import View
from herohall.games.world.card_words import HeardCards
from herohall.games.world.view_types import TerritoryView, WorldView, world_view
from herohall.games.world.words import WorldWords
from herohall.spoken.speaker import Speaker, Teller
from herohall.spoken.words import fold


class WorldSpeaker(WorldWords, Speaker):
    """Tells a game of Heroes of the World."""

    pieces = HeardCards

    @property
    def tellers(self) -> dict[str, Teller]:
        return {
            **super().tellers,
            "row": lambda glance, rest: self.row(world_view(glance.view)),
            "wonders": lambda glance, rest: self.wonders(world_view(glance.view)),
            "bag": lambda glance, rest: self.bag(world_view(glance.view)),
        }

    def total(self, score: int) -> str:
        return self.say("world-spoken-total", count=score)

    def situation(self, view: View) -> list[str]:
        table = world_view(view)
        said = [] if table["over"] else [*self.going_on(table), *self.drawn(table)]
        order = [(seat + (table["viewer"] or 0)) % table["players"] for seat in range(table["players"])]
        return [*said, *(self.fortune(table, seat) for seat in order), self.epoch(table)]

    def drawn(self, table: WorldView) -> list[str]:
        """The discoveries that wait to be placed."""
        tokens = [self.cards.discovery(token) for token in table["drawn"] + table["surveyed"]]
        return [self.say("world-spoken-drawn", discoveries=self.listed(tokens))] if tokens else []

    def fortune(self, table: WorldView, seat: int) -> str:
        """Points and coins of one player."""
        place = table["seats"][seat]
        return self.say("world-spoken-fortune", name=self.name(seat), points=place["points"], coins=place["coins"])

    def epoch(self, table: WorldView) -> str:
        """How far the epoch has come."""
        return self.say(
            "world-spoken-epoch",
            epoch=self.say(f"world-epoch-{table['epoch']}"),
            scorings=table["scorings"],
            most=4 if table["epoch"] == "ancient" else 8,
        )

    def hand(self, view: View) -> list[str]:
        table = world_view(view)
        if table["hand"] is None:
            return [self.say("spoken-no-hand")]
        heroes = [f"{self.cards.values(hero)}." for hero in table["hand"]]
        return [self.say("world-spoken-hand", count=len(heroes)), *heroes]

    def seat(self, view: View, seat: int) -> list[str]:
        table = world_view(view)
        place = table["seats"][seat]
        colour = self.say(f"world-colour-{place['colour']}")
        said = [
            self.say("world-spoken-seat", name=self.name(seat), seat=seat + 1, colour=colour),
            self.fortune(table, seat),
            self.settled(table, seat),
            self.say("world-spoken-supply", count=place["supply"]),
            self.say("world-spoken-holds", count=place["hand_size"]),
        ]
        if place["known"]:
            known = [self.cards.hero(hero) for hero in place["known"]]
            said.append(self.say("world-spoken-known", heroes=self.listed(known)))
        owned = [wonder for wonder in table["wonders"] if wonder["owner"] == seat]
        if owned:
            names = [self.owned(wonder["id"], wonder["used"]) for wonder in owned]
            said.append(self.say("world-spoken-owns", wonders=self.listed(names)))
        return said

    def settled(self, table: WorldView, seat: int) -> str:
        """Where somebody's population is, most first."""
        counts = [(land["population"][seat], self.cards.land(land["id"])) for land in table["territories"]]
        lands = [f"{name} {count}" for count, name in sorted(counts, reverse=True) if count]
        return self.say("world-spoken-lives", territories=self.listed(lands))

    def owned(self, wonder: str, used: bool) -> str:
        """A wonder somebody has built."""
        name = self.cards.wonder(wonder)
        return self.say("world-spoken-used", wonder=name) if used else name

    # The map

    def map(self, view: View, rest: str) -> list[str]:
        table = world_view(view)
        lands = [land for land in table["territories"] if land["in_play"]]
        if not rest:
            closed = [self.cards.land(land["id"]) for land in table["territories"] if not land["in_play"]]
            later = [self.say("world-spoken-not-in-play", territories=", ".join(closed))] if closed else []
            return [" ".join(self.land(table, land)) for land in lands] + [f"{line}." for line in later]
        wanted = fold(rest)
        for land in table["territories"]:
            if fold(self.cards.land(land["id"])).startswith(wanted) or land["id"].startswith(wanted):
                return [*self.land(table, land), self.cards.describe(self.cards.lands[land["id"]])]
        names = self.listed([self.cards.land(land["id"]) for land in lands])
        return [self.say("world-spoken-no-territory", text=rest, territories=names)]

    def land(self, table: WorldView, land: TerritoryView) -> list[str]:
        """Who lives in a territory, what it holds, and what it would pay."""
        counts = [(self.name(seat), count) for seat, count in enumerate(land["population"]) if count]
        people = [self.say("world-spoken-has", name=name, count=count) for name, count in counts]
        who = self.listed(people) if people else self.say("world-spoken-nobody")
        said = [self.say("world-spoken-land", territory=self.cards.land(land["id"]), people=who)]
        if land["scored"]:
            return [*said, self.say("world-spoken-scored")]
        values = [str(self.cards.discoveries[token].value) for token in land["discoveries"]]
        free = land["spaces"] - len(values)
        said.append(self.say("world-spoken-ladder", values=self.listed(values), count=len(values), free=free))
        paid = [
            self.say("world-spoken-gets", name=self.name(one["seat"]), points=one["points"])
            for one in land["standings"]
            if one["points"]
        ]
        if paid and values:
            said.append(self.say("world-spoken-pays", pay=self.listed(paid)))
        return said

    # Cards

    def row(self, table: WorldView) -> list[str]:
        """The heroes on offer."""
        heroes = [self.choice(number, self.cards.values(hero)) for number, hero in enumerate(table["row"], start=1)]
        return [
            self.say("world-spoken-row", count=len(heroes)),
            *heroes,
            self.say("world-spoken-deck", count=table["deck_size"]),
        ]

    def wonders(self, table: WorldView) -> list[str]:
        """Wonders on offer, with what they do, and who has built which."""
        offered = [self.cards.wonders[wonder["id"]] for wonder in table["wonders"] if wonder["place"] == "offer"]
        offer = [self.cards.describe(wonder) for wonder in offered]
        built = [
            self.say(
                "world-spoken-built", name=self.name(wonder["owner"]), wonder=self.owned(wonder["id"], wonder["used"])
            )
            for wonder in table["wonders"]
            if wonder["owner"] is not None
        ]
        ours = [self.say("world-spoken-wonders-ours")] if self.cards.ours else []
        return self.heard([self.say("world-spoken-offer", count=len(offer)), *offer, *built, *ours])

    def bag(self, table: WorldView) -> list[str]:
        """The discoveries left in the bag, by value."""
        values = Counter(self.cards.discoveries[token].value for token in table["bag"])
        counted = [self.say("world-spoken-worth", count=values[value], value=value) for value in sorted(values)]
        return [self.say("world-spoken-bag", count=len(table["bag"]), discoveries=self.listed(counted))]
