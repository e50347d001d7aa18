"""A small builder for positions of Heroes of the World, so that tests read like the rulebook.

Heroes are given the values a test needs (`"4/1/4/0"`: population, discovery, conquest, treasure), discoveries are named
by their value, rolls and draws can be fixed. What a test does not mention stays as the box has it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from herohall.core.errors import IllegalMove
from herohall.core.event import View
from herohall.core.generator import BAG, DECK, DIE, Generator
from herohall.core.options import Value, resolve
from herohall.core.texts import LANGUAGES, has
from herohall.games.world import rules
from herohall.games.world import table as at
from herohall.games.world.box import Box, load_box
from herohall.games.world.game import WorldGame, WorldState
from herohall.games.world.options import EDITIONS, OPTIONS, Settings
from herohall.games.world.table import GONE, NOBODY, ON_OFFER, WAITING, Table
from herohall.games.world.tables import LADDER, SEATS, Tables

EPOCHS = ["ancient", "modern"]


@cache
def reconstruction() -> Box:
    return load_box(None)


class FixedChance(Generator):
    """Chance that does as it is told, as long as it is told anything."""

    def __init__(self, table: Table | None = None) -> None:
        super().__init__(7, True)
        self.table = table
        self.rolls: list[int] = []
        self.tokens: list[int] = []
        self.heroes: list[int] = []

    def below(self, stream: int, n: int) -> int:
        assert self.table is not None
        if stream == DIE and self.rolls:
            return self.rolls.pop(0)
        if stream == BAG and self.tokens:
            return self.table.bag.index(self.tokens.pop(0))
        if stream == DECK and self.heroes:
            return self.table.deck.index(self.heroes.pop(0))
        return super().below(stream, n)

    def copy(self) -> Generator:
        return Generator(self.seed, self.fast)


class Board:
    """A position in the making; `taking`, `playing` or `acting` sits down at it."""

    def __init__(self, players: int, epoch: str, turn: int, box: Box, options: dict[str, object]) -> None:
        self.players = players
        self.options = resolve(OPTIONS, EDITIONS, options)
        self.box = replace(box, heroes=list(box.heroes), discoveries=list(box.discoveries), wonders=list(box.wonders))
        self.tables = Tables(self.box)
        self.table = Table(Settings(self.tables, players, self.options), FixedChance())
        self.chance = FixedChance(self.table)
        self.table.generator = self.chance
        table = self.table
        table.epoch, table.turn = EPOCHS.index(epoch), turn
        table.bag = [index for index, token in enumerate(self.box.discoveries) if token.epoch == table.epoch]
        table.deck = [index for index, hero in enumerate(self.box.heroes) if hero.epoch == table.epoch]
        for wonder, card in enumerate(self.box.wonders):
            table.owner[wonder] = ON_OFFER if card.epoch == table.epoch else WAITING if table.epoch == 0 else GONE

    # Cards

    def hero(self, name: str, values: str, lands: str) -> Board:
        """Give a hero values and territories."""
        population, discovery, conquest, treasure = map(int, values.split("/"))
        index = self._hero(name)
        self.box.heroes[index] = replace(
            self.box.heroes[index],
            population=population,
            discovery=discovery,
            discovery_de=discovery,
            conquest=conquest,
            treasure=treasure,
            territories=[self.land(word) for word in lands.split()],
        )
        return self

    def hand(self, seat: int, *names: str, known: tuple[str, ...] = ()) -> Board:
        """A seat's hand; `known` ones were taken from the row."""
        secret, shown = self._take_heroes(names), self._take_heroes(known)
        self.table.set_hand(seat, secret, shown)
        return self

    def row(self, *names: str) -> Board:
        self.table.row = self._take_heroes(names)
        return self

    def deck(self, *names: str) -> Board:
        """The deck is these heroes and no others; the rest is out of the way."""
        self.table.deck = sorted(self._hero(name) for name in names)
        return self

    def played(self, seat: int, *names: str) -> Board:
        """Heroes a seat has played; any epoch."""
        for name in names:
            hero = self._hero(name)
            if hero in self.table.deck:
                self.table.deck.remove(hero)
            self.table.played.append(hero * SEATS + seat)
        return self

    # The map

    def people(self, land: str, *counts: int) -> Board:
        """Population of the seats in a territory, from their supplies."""
        for seat, count in enumerate(counts):
            self.table.settle(seat, self.land(land), count)
        return self

    def ladder(self, land: str, *values: int) -> Board:
        """Discoveries of these values lie there."""
        for value in values:
            self.table.put_discovery(self._token(value), self.land(land))
        self.table.received = 0
        return self

    def scored(self, *lands: str) -> Board:
        for land in lands:
            self.table.scored[self.land(land)] = 1
            self.table.scorings += 1
        return self

    def bag(self, *values: int) -> Board:
        """The bag holds discoveries of these values and no others."""
        self.table.bag = sorted(self._token(value) for value in values)
        return self

    # The seats

    def coins(self, seat: int, count: int) -> Board:
        self.table.bank += self.table.coins[seat]
        self.table.coins[seat] = 0
        self.table.earn(seat, count)
        return self

    def bank(self, count: int) -> Board:
        self.table.bank = count
        return self

    def supply(self, seat: int, count: int) -> Board:
        self.table.supply[seat] = count
        return self

    def made(self, *counts: int) -> Board:
        """How many discoveries the seats' heroes have made."""
        self.table.made = list(counts)
        return self

    def owns(self, seat: int, wonder: str, used: bool = False) -> Board:
        self.table.owner[self.wonder(wonder)] = seat
        self.table.used[self.wonder(wonder)] = int(used)
        return self

    # Chance

    def rolls(self, *kinds: str) -> Board:
        """The next rolls of the die."""
        faces = [face.kind for face in self.box.die]
        self.chance.rolls += [faces.index(kind) for kind in kinds]
        return self

    def draws(self, *values: int) -> Board:
        """The next discoveries drawn from the bag have these values."""
        for value in values:
            token = self._token(value)
            self.table.return_discovery(token)
            self.chance.tokens.append(token)
        return self

    def deals(self, *names: str) -> Board:
        """The next heroes drawn from the deck."""
        self.chance.heroes += [self._hero(name) for name in names]
        return self

    # Sitting down

    def taking(self) -> Sitting:
        """The player whose turn it is takes a hero."""
        return self._sit(at.TAKING)

    def playing(self, *names: str) -> Sitting:
        """The player whose turn it is has taken a hero and holds these."""
        if names:
            self.hand(self.table.turn, *names)
        return self._sit(at.PLAYING)

    def acting(self, name: str) -> Sitting:
        """The player whose turn it is has just played this hero."""
        return self.playing(name).say(f"play {name}")

    def _sit(self, step: int) -> Sitting:
        table = self.table
        settings = Settings(Tables(self.box), self.players, self.options)
        table.settings = settings
        for entry in table.played:
            value = settings.discovery[entry // SEATS]
            table.value_sum[entry % SEATS] += value
            table.discoverers[entry % SEATS] += 1 if value else 0
        table.step = step
        rules.advance(table)
        return Sitting(WorldState(WorldGame(self.box), table, self.options), self)

    # Names

    def land(self, name: str) -> int:
        return [territory.id for territory in self.box.territories].index(name)

    def wonder(self, name: str) -> int:
        return [wonder.id for wonder in self.box.wonders].index(name)

    def _hero(self, name: str) -> int:
        return [hero.id for hero in self.box.heroes].index(name)

    def _take_heroes(self, names: tuple[str, ...]) -> list[int]:
        heroes = [self._hero(name) for name in names]
        self.table.deck = [hero for hero in self.table.deck if hero not in heroes]
        return heroes

    def _token(self, value: int) -> int:
        """A discovery out of the bag that is made to have this value; from its end, so that few games notice."""
        token = next(token for token in reversed(self.table.bag) if token not in self.chance.tokens)
        self.table.bag.remove(token)
        self.box.discoveries[token] = replace(self.box.discoveries[token], value=value)
        return token


class Sitting:
    """A game being played by words, and what there is to see."""

    def __init__(self, state: WorldState, board: Board) -> None:
        self.state = state
        self.board = board
        self.log: list[View] = []

    def say(self, *words: str) -> Sitting:
        """Answer the next questions; `discover 3 europe` names a discovery by its value."""
        for word in words:
            self.log += [event.open() for event in self.state.play(self.state.parse(self._spell(word)))]
        return self

    def refuses(self, word: str) -> str:
        """The number of the rule that forbids a move."""
        before = self.state.to_json()
        with pytest.raises(IllegalMove) as refusal:
            self.state.parse(self._spell(word))
        assert self.state.to_json() == before
        assert all(has(refusal.value.key, lang) for lang in LANGUAGES), f"no text for {refusal.value.key}"
        return refusal.value.rule

    def _spell(self, word: str) -> str:
        parts = word.split()
        if parts[0] != "discover" or not parts[1].isdigit():
            return word
        tokens = self.board.box.discoveries
        lying = self.table.surveyed or self.table.drawn
        token = next(token for token in lying if tokens[token].value == int(parts[1]))
        return f"discover {tokens[token].id} {parts[2]}"

    # What is asked

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked what."""
        decision = self.state.decision
        return decision.seat, decision.kind

    @property
    def answers(self) -> list[str]:
        return [self.state.text(move) for move in self.state.moves()]

    def offers(self, start: str) -> bool:
        """Whether any answer begins so."""
        return any(answer.startswith(start) for answer in self.answers)

    @property
    def over(self) -> bool:
        return self.state.over

    # What there is to see

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def points(self) -> list[int]:
        return self.state.scores

    @property
    def coins(self) -> list[int]:
        return self.table.coins

    @property
    def supply(self) -> list[int]:
        return self.table.supply

    @property
    def epoch(self) -> str:
        return EPOCHS[self.table.epoch]

    @property
    def drawn(self) -> list[int]:
        """The values of the discoveries just drawn."""
        return sorted(self.board.box.discoveries[token].value for token in self.table.drawn)

    def people(self, land: str) -> list[int]:
        start = self.board.land(land) * SEATS
        return self.table.population[start : start + self.table.settings.players]

    def ladder(self, land: str) -> list[int]:
        """The values of a territory's discoveries."""
        start = self.board.land(land) * LADDER
        tokens = self.table.ladders[start : start + LADDER]
        return [self.board.box.discoveries[token].value for token in tokens if token != NOBODY]

    def hand(self, seat: int) -> list[str]:
        return [self.board.box.heroes[hero].id for hero in self.table.hand(seat)]

    def row(self) -> list[str]:
        return [self.board.box.heroes[hero].id for hero in self.table.row]

    def owner(self, wonder: str) -> int:
        return self.table.owner[self.board.wonder(wonder)]

    def used(self, wonder: str) -> bool:
        return self.table.used[self.board.wonder(wonder)] == 1

    def told(self, name: str) -> list[View]:
        """The events of this name so far."""
        return [event for event in self.log if event["event"] == name]


def board(players: int = 4, epoch: str = "modern", turn: int = 0, box: Box | None = None, **options: Value) -> Board:
    """An empty board of an epoch: everybody without coins, all heroes of the epoch in the deck."""
    return Board(players, epoch, turn, box or reconstruction(), dict(options))


def new_game(players: int = 4, seed: int = 7, box: Box | None = None, **options: Value) -> Sitting:
    """A game from its very beginning."""
    cards = box or reconstruction()
    state = WorldGame(cards).new(players=players, seed=seed, **options)
    assert isinstance(state, WorldState)
    return Sitting(state, Board(players, "ancient", 0, cards, dict(options)))
