"""One game of Heroes of the World played by bots and watched: the facts a balance report is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from herohall.bots import bot
from herohall.core.event import Event
from herohall.world.game import WorldGame, WorldState
from herohall.world.tables import ANCIENT

SOURCES = ["first", "second", "third", "powers", "wonders", "coins"]
"""Where points come from."""


@dataclass
class Facts:
    """What happened in one game. Lists by epoch have two entries; seats are counted from the first player."""

    decisions: int = 0
    turns: list[int] = field(default_factory=lambda: [0, 0])
    points: list[list[int]] = field(default_factory=lambda: [[], []])
    """By epoch and seat: points when it ended."""
    shares: list[float] = field(default_factory=list)
    """Each seat's share of the win."""
    heroes_out: list[int] = field(default_factory=lambda: [0, 0])
    """Heroes that were dealt, laid out or drawn."""
    deck_empty: list[bool] = field(default_factory=lambda: [False, False])
    skipped: int = 0
    """Turns passed over for want of a hero."""
    scorings: list[int] = field(default_factory=lambda: [0, 0])
    supply_least: int = 0
    bank_least: int = 0
    attacks: int = 0
    migrations: int = 0
    coins_left: int = 0
    sources: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    wonders: dict[str, int] = field(default_factory=dict)
    """Who built it."""
    used: dict[str, int] = field(default_factory=dict)
    """How often its power was used."""
    played: dict[str, int] = field(default_factory=dict)
    """Who played the hero."""


def watch(game: WorldGame, levels: list[str], edition: str, seed: int) -> Facts:
    """Play one game with a bot of a level on each seat, and note what happens."""
    state = cast("WorldState", game.new(players=len(levels), seed=seed, edition=edition))
    bots = [bot(level, seed * len(levels) + seat) for seat, level in enumerate(levels)]
    watcher = Watcher(game, state)
    while state.seat is not None:
        move = bots[state.seat].choose(state.chair(state.seat))
        watcher.note(state.play(move))
    return watcher.finish()


class Watcher:
    """Notes the facts of a game as it goes on."""

    def __init__(self, game: WorldGame, state: WorldState) -> None:
        self.state = state
        self.table = state.table
        self.first = state.table.turn
        self.players = state.players
        self.facts = Facts(supply_least=min(self.table.supply), bank_least=self.table.bank)
        self.value = {token.id: token.value for token in game.cards.discoveries}
        self.heroes = [sum(hero.epoch == epoch for hero in game.cards.heroes) for epoch in (0, 1)]
        self.ladders: dict[str, list[int]] = {territory.id: [] for territory in game.cards.territories}
        self.total = 0
        self.low = 0
        self.epoch = ANCIENT
        self.deck = len(self.table.deck)

    def note(self, events: list[Event]) -> None:
        """What one move has caused."""
        facts, table = self.facts, self.table
        facts.decisions += 1
        if table.epoch == self.epoch:
            self._note_deck()
        for event in events:
            self._note_event(event)
        facts.supply_least = min(facts.supply_least, *table.supply)
        facts.bank_least = min(facts.bank_least, table.bank)
        self._note_deck()

    def _note_deck(self) -> None:
        epoch = self.epoch
        self.facts.deck_empty[epoch] |= not self.table.deck
        self.facts.heroes_out[epoch] = self.heroes[epoch] - len(self.table.deck)

    def _seat(self, event: Event) -> int:
        """The seat of an event, counted from the first player."""
        return (int(str(event.facts["seat"])) - self.first) % self.players

    def _note_event(self, event: Event) -> None:
        facts, name = self.facts, event.name
        if name == "turn":
            facts.turns[self.epoch] += 1
        elif name == "skipped":
            facts.skipped += 1
        elif name == "attacked":
            facts.attacks += 1
        elif name == "migration":
            facts.migrations += 1
        elif name == "converted":
            facts.sources["coins"] += 1
        elif name == "played":
            facts.played[str(event.facts["hero"])] = self._seat(event)
        elif name == "built":
            facts.wonders[str(event.facts["wonder"])] = self._seat(event)
            facts.sources["wonders"] += int(str(event.facts["points"]))
        elif name == "used":
            wonder = str(event.facts["wonder"])
            facts.used[wonder] = facts.used.get(wonder, 0) + 1
        elif name == "discovered":
            self.ladders[str(event.facts["territory"])].append(self.value[str(event.facts["discovery"])])
        elif name == "remained":
            self.ladders[str(event.facts["territory"])] = [self.value[str(event.facts["discovery"])]]
        elif name == "scoring":
            facts.scorings[self.epoch] += 1
            self.total = int(str(event.facts["points"]))
            self.low = min(self.ladders[str(event.facts["territory"])])
        elif name == "scored":
            self._note_scored(int(str(event.facts["place"])), int(str(event.facts["points"])))
        elif name == "epoch_ended":
            facts.points[ANCIENT] = self._by_seat(self.table.points)
            self.epoch = 1

    def _note_scored(self, place: int, points: int) -> None:
        """A place's own worth, and what powers have changed about it."""
        worth = [0, self.total, (self.total + 1) // 2, self.low][place]
        if place:
            self.facts.sources[SOURCES[place - 1]] += worth
        self.facts.sources["powers"] += points - worth

    def _by_seat(self, numbers: list[int]) -> list[int]:
        return [numbers[(self.first + seat) % self.players] for seat in range(self.players)]

    def finish(self) -> Facts:
        """The facts of the finished game."""
        facts = self.facts
        facts.points[1] = self._by_seat(self.table.points)
        best = max(facts.points[1])
        winners = facts.points[1].count(best)
        facts.shares = [1 / winners if points == best else 0.0 for points in facts.points[1]]
        facts.coins_left = sum(self.table.coins)
        return facts
