"""A small builder for positions of Seventh Hero, so that tests read like the rulebook.

    table(players=4, active=0).requirement(HEN).hand(0, 2, 5).party(2, MAGICIAN, WITCH, used=[MAGICIAN]).open()

Seats that are not mentioned hold nothing. Cards that are not mentioned lie in the deck; where a test names the deck,
they lie in the discard pile. What a test reads, it reads from the views and events everybody else gets.
"""

from __future__ import annotations

from typing import Any

import pytest

from herohall.core.errors import IllegalMove
from herohall.core.event import Event, View
from herohall.core.generator import Generator
from herohall.core.options import resolve
from herohall.games.seventh import powers, rules
from herohall.games.seventh.cards import WIDTH, bit
from herohall.games.seventh.events import SOURCES
from herohall.games.seventh.game import SeventhGame, SeventhState
from herohall.games.seventh.memory import Memory
from herohall.games.seventh.options import EDITIONS, OPTIONS, Settings
from herohall.games.seventh.saved import read_table
from herohall.games.seventh.table import W1, W2, Table

GAME = SeventhGame()


def table(players: int = 4, active: int = 0, seed: int = 7, **options: str | int) -> Position:
    """An empty table; the requirement is *3 or less* unless a test says otherwise."""
    return Position(players, active, seed, options)


class Position:
    """A position in the making. `open` brings it to its first question."""

    def __init__(self, players: int, active: int, seed: int, options: dict[str, str | int]) -> None:
        self.players = players
        self.options = resolve(OPTIONS, EDITIONS, options)
        self._table = Table(Settings(players, self.options), Generator(seed, fast=False))
        self._table.turn, self._table.active, self._table.requirement = 1, active, 1
        self._deck: list[int] | None = None
        self._rest_to = -1

    def requirement(self, card: int) -> Position:
        self._table.requirement = card
        return self

    def turn(self, number: int) -> Position:
        self._table.turn = number
        return self

    def party(self, seat: int, *heroes: int, used: list[int] | None = None) -> Position:
        self._table.party[seat] = sum(bit(hero) for hero in heroes)
        self._table.used[seat] = sum(bit(hero) for hero in used or [])
        return self

    def hand(self, seat: int, *cards: int) -> Position:
        for card in cards:
            self._table.hands[seat * WIDTH + card] += 1
            self._table.hand_sizes[seat] += 1
        return self

    def eliminated(self, seat: int, *cards: int) -> Position:
        for card in cards:
            self._table.eliminated[seat * WIDTH + card] += 1
        return self

    def wandering(self, hero: int, at: int, source: str = "hand", ignored: bool = False) -> Position:
        """A hero lies in front of a seat, sent by the active player."""
        table = self._table
        table.wandering, table.holder, table.source = hero, at, SOURCES.index(source)
        everybody = (1 << self.players) - 1
        table.seen_by = {"unseen": 0, "party": everybody}.get(source, bit(table.active))
        table.unmatched, table.ignored = source != "hand", ignored
        return self

    def deck(self, *cards: int) -> Position:
        """Exactly these cards are left to draw."""
        self._deck = list(cards)
        return self

    def discard(self, *cards: int) -> Position:
        """Cards in the discard pile besides the requirement card."""
        for card in cards:
            self._table.discard[card] += 1
        return self

    def rest_in_hand(self, seat: int) -> Position:
        """All cards not mentioned are in somebody's hand, so that none of them can be drawn."""
        self._rest_to = seat
        return self

    def open(self) -> Sitting:
        """The game from here: W1 if no hero wanders, else W2."""
        table = self._table
        if table.wandering and not table.unmatched and not rules.fits_now(table) & bit(table.wandering):
            table.ignored = True  # a hero from the hand that does not fit can only have come by a 6
        self._lay_out_the_rest()
        table.memory = memory = Memory(self.players)
        powers.start_window(table, W2 if table.wandering else W1)
        rules.advance(table)
        state = SeventhState(GAME, table, memory, self.options)
        assert loaded(state) == state
        return Sitting(state)

    def say(self, *words: str) -> Sitting:
        return self.open().say(*words)

    def _lay_out_the_rest(self) -> None:
        table = self._table
        table.discard[table.requirement] += 1
        for card in self._deck or []:
            table.deck[card] += 1
        for card, count in enumerate(self._missing()):
            if self._rest_to >= 0:
                self.hand(self._rest_to, *[card] * count)
            elif self._deck is None:
                table.deck[card] += count
            else:
                table.discard[card] += count
        table.deck_size = sum(table.deck)

    def _missing(self) -> list[int]:
        table, settings = self._table, self._table.settings
        left = [0] + [settings.copies] * settings.values + [0] * (WIDTH - 1 - settings.values)
        for place, count in enumerate(table.deck + table.discard + table.hands + table.eliminated):
            left[place % WIDTH] -= count
        for card in range(1, WIDTH):
            left[card] -= sum(party >> card & 1 for party in table.party) + (table.wandering == card)
        assert min(left) >= 0, f"too many copies: {left}"
        return left


def loaded(state: SeventhState) -> SeventhState:
    """A state written and read back; a table as bare as those here is one that no game leads to."""
    table, options = read_table(state.to_json())
    assert table.memory is not None
    return SeventhState(GAME, table, table.memory, options)


class Sitting:
    """A game being played by words, and what there is to see."""

    def __init__(self, state: SeventhState, log: list[Event] | None = None) -> None:
        self.state = state
        self.log: list[Event] = [] if log is None else log

    def say(self, *words: str) -> Sitting:
        """Answer the next questions."""
        for word in words:
            self.log += self.state.play(self.state.parse(word))
        return self

    def refusal(self, word: str) -> IllegalMove:
        """The error a move is answered with; the position stays as it was."""
        before = self.state.to_json()
        with pytest.raises(IllegalMove) as refusal:
            self.state.parse(word)
        with pytest.raises(IllegalMove):
            self.state.play(GAME.moves_by_word[word])
        assert self.state.to_json() == before
        return refusal.value

    def refuses(self, word: str) -> str:
        """The number of the rule that forbids a move."""
        return self.refusal(word).rule

    def saved_and_loaded(self) -> Sitting:
        return Sitting(loaded(self.state), self.log)

    # What is asked

    @property
    def asks(self) -> tuple[int, str] | None:
        """Who is asked what: a window by its name, else the kind of the decision; None when the game is over."""
        if self.state.over:
            return None
        decision = self.state.decision
        window = self.view()["window"]
        return decision.seat, str(window) if window else decision.kind

    @property
    def answers(self) -> list[str]:
        return [self.state.text(move) for move in self.state.moves()]

    def offers(self, start: str) -> bool:
        """Whether any answer begins so."""
        return any(answer.startswith(start) for answer in self.answers)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def ranking(self) -> list[list[int]] | None:
        return self.state.ranking

    # What there is to see

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return self.state.view(viewer)

    def seat(self, seat: int) -> dict[str, Any]:
        """What all can see of a seat."""
        seats = self.view()["seats"]
        assert isinstance(seats, list)
        shown = seats[seat]
        assert isinstance(shown, dict)
        return shown

    def party(self, seat: int) -> Any:
        return self.seat(seat)["party"]

    def used(self, seat: int) -> object:
        return self.seat(seat)["used"]

    def eliminated(self, seat: int) -> object:
        return self.seat(seat)["eliminated"]

    def hand(self, seat: int) -> object:
        """A hand, as its owner sees it."""
        return self.view(seat)["hand"]

    @property
    def hand_sizes(self) -> list[object]:
        return [self.seat(seat)["hand_size"] for seat in range(self.state.players)]

    @property
    def active(self) -> object:
        return self.view()["active"]

    @property
    def deck(self) -> object:
        return self.view()["deck"]

    def discarded(self, card: int) -> int:
        """How many copies of a card lie in the discard pile."""
        pile = self.view()["discard"]
        assert isinstance(pile, list)
        return pile.count(card)

    def wandering(self, viewer: int | None = None) -> View:
        """The wandering hero as a viewer knows it; empty if there is none."""
        shown = self.view(viewer)["wandering"]
        assert shown is None or isinstance(shown, dict)
        return shown or {}

    @property
    def at(self) -> object:
        """In front of whom the wandering hero lies; None if there is none."""
        return self.wandering().get("at")

    # What happened

    @property
    def happened(self) -> list[str]:
        """The names of all events so far."""
        return [event.name for event in self.log]

    def heard(self, name: str, viewer: int | None = None) -> dict[str, Any]:
        """The last event of a name as a viewer learns of it, without the name."""
        event = [event for event in self.log if event.name == name][-1]
        return {fact: value for fact, value in event.seen_by(viewer).items() if fact != "event"}
