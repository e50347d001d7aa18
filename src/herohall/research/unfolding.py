"""A game as a tree: the caller decides the moves and the draws, and can go back by keeping a copy.

A move that meets an undecided draw is taken back, and made again once the draw is known. So the rules do not need to
know that chance is decided from outside.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

import msgspec

from herohall.core import registry
from herohall.core.decided import Decided, Undrawn
from herohall.core.event import Event
from herohall.core.game import Game, State
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.research.chance import NONE, Dealer, PlainDealer

CHANCE, NOBODY = -1, -4
"""Who decides if no player does: chance, or nobody after the game. The numbers are OpenSpiel's."""


class Happening:
    """A move, or the deal, with what it caused. What players saw of it is computed only when needed."""

    def __init__(self, before: State | None, move: int, draws: list[int], events: list[Event] | None = None) -> None:
        self.before = before
        """The state in which the move was made; None for the deal."""
        self.move = move
        self.draws = draws
        self._events = events

    @property
    def seat(self) -> int | None:
        """Who made the move; None for the deal."""
        return None if self.before is None else self.before.seat

    def told(self, seat: int) -> str:
        """The move as a seat saw it."""
        return "" if self.before is None else self.before.told(self.move, seat)

    @property
    def events(self) -> list[Event]:
        """All events; the move is made again to find them."""
        if self._events is None:
            assert self.before is not None
            again = self.before.copy()
            again.use(Decided(self.draws))
            self._events = again.play(self.move)
        return self._events


class Unfolding:
    """A game between two decisions, of a player or of chance. States in it are replaced, never changed."""

    def __init__(self, game: Game, players: int, options: dict[str, Value], box: str | None = None) -> None:
        self.players = players
        self.origin = (game.name, players, options, box)
        """From which another process can create the same game."""
        dealer: Callable[[Game, int, dict[str, Value]], Dealer[Any]] = game.part("dealer", PlainDealer)
        self.dealer = dealer(game, players, options)
        self.state: State | None = None
        """The state at the last decision of a player; None until the deal is complete."""
        self.outcomes = NONE
        """The possible outcomes of chance; None while a player decides and after the end."""
        self.player = CHANCE
        """Who decides: a seat, CHANCE or NOBODY."""
        self.asked_of = Decided([])
        """The generator that met the undecided draw."""
        self.remembered = [""] * players
        """What each seat knew before `past` begins."""
        self.past: list[Happening] = []
        self._move: int | None = None
        self._draws: list[int] = []
        self._go_on()

    def copy(self) -> Unfolding:
        """The same game, to be continued in another way."""
        other = Unfolding.__new__(Unfolding)
        other.__dict__.update(self.__dict__)
        other.past = self.past[:]
        return other

    def __deepcopy__(self, memo: object) -> Unfolding:
        return self.copy()

    @property
    def pending(self) -> str:
        """The move under way while chance decides, with the draws so far."""
        if self.player != CHANCE:
            return ""
        move = "" if self._move is None else self.dealer.game.words[self._move]
        return f"{move} {self._draws}"

    # Deciding

    def play(self, move: int) -> None:
        """The player whose turn it is makes a move; IllegalMove if it is not legal."""
        assert self.state is not None
        if move not in self.state.moves():
            raise self.state.refusal(move)
        self._move, self._draws = move, []
        self._go_on()

    def draw(self, action: int) -> None:
        """Choose one of the outcomes for chance."""
        found = self.outcomes.draws[self.outcomes.actions.index(action)]
        self._draws = [*self._draws, found]
        self._go_on()

    def action_of(self, chance: Generator) -> int:
        """The outcome that this generator would draw here."""
        number = chance.below(self.asked_of.stream, self.asked_of.range)
        return self.outcomes.actions[bisect_right(self.outcomes.draws, number) - 1]

    def _go_on(self) -> None:
        """Make the move under way, or the deal, as far as the draws are known."""
        chance = Decided(self._draws)
        if self.state is None:
            self._deal(chance)
        else:
            self._make_move(self.state, chance)

    def _deal(self, chance: Decided) -> None:
        table = self.dealer.lay_out(chance)
        try:
            state, events = self.dealer.begin(table)
        except Undrawn:
            self._leave_to_chance(table, chance)
            return
        self._come_to(state, Happening(None, -1, self._draws, events))

    def _make_move(self, before: State, chance: Decided) -> None:
        assert self._move is not None
        after = before.copy()
        after.use(chance)
        try:
            after.apply(self._move)
        except Undrawn:
            self._leave_to_chance(self.dealer.table_of(after), chance)
            return
        self._come_to(after, Happening(before, self._move, self._draws))

    def _leave_to_chance(self, table: object, chance: Decided) -> None:
        self.asked_of = chance
        self.outcomes = self.dealer.outcomes(table, chance)
        self.player = CHANCE

    def _come_to(self, state: State, by: Happening | None) -> None:
        self.state, self.outcomes = state, NONE
        seat = state.seat
        self.player = NOBODY if seat is None else seat
        if by is not None:
            self.past.append(by)

    # Knowing

    def account(self, seat: int) -> str:
        """Everything a seat has seen since the game began, one line each."""
        lines = [self.remembered[seat]] if self.remembered[seat] else []
        for happening in self.past:
            if happening.seat is not None:
                lines.append(f"{happening.seat} {happening.told(seat)}")
            lines += [as_json(event.seen_by(seat)) for event in happening.events]
        return "\n".join(lines)

    def imagined(self, seat: int, seed: int) -> Unfolding:
        """A game that agrees with all this seat knows; of the others' past it has only what they know now.

        Before the deal is complete nobody knows anything: see `dealt_as_far_as`.
        """
        assert self.state is not None
        return self.turned_to(self.state.sample(seat, seed), {seat: self.account(seat)})

    def dealt_as_far_as(self, other: Unfolding, seed: int) -> Unfolding:
        """This deal continued at random until it has as many draws as another incomplete deal."""
        chance = Generator(seed, fast=True)
        while True:
            deal = self.copy()
            while deal.state is None and len(deal._draws) < len(other._draws):
                deal.draw(deal.action_of(chance))
            if deal.state is None:  # otherwise it was complete too soon: S1.1 replaces cards in some deals
                return deal

    def turned_to(self, state: State, accounts: dict[int, str]) -> Unfolding:
        """The same game in another state; seats without an account remember only what they see now."""
        other = self.copy()
        other.past = []
        other._come_to(state, None)
        seats = range(state.players)
        other.remembered = [accounts[seat] if seat in accounts else as_json(state.view(seat)) for seat in seats]
        return other

    # For another process: the state as text, and the accounts as words

    def __getstate__(self) -> dict[str, Any]:
        return {
            "origin": self.origin,
            "state": None if self.state is None else self.state.to_json(),
            "remembered": [self.account(seat) for seat in range(self.origin[1])],
            "move": self._move,
            "draws": self._draws,
            "drawing": self.player == CHANCE,
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        name, players, options, box = saved["origin"]
        Unfolding.__init__(self, registry.game(name, box), players, options, box)
        if saved["state"] is not None:
            self.past = []
            self._come_to(self.dealer.game.from_json(saved["state"]), None)
        self.remembered = saved["remembered"]
        self._move, self._draws = saved["move"], saved["draws"]
        if saved["drawing"]:
            self._go_on()


def as_json(facts: object) -> str:
    """Facts in one line of text."""
    return msgspec.json.encode(facts).decode()
