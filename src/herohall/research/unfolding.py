"""A game walked as a tree: whoever holds it decides the moves and the draws, and can turn back by keeping a copy.

A move that meets an undecided draw is taken back, and made again once the draw is known; so the rules need not know
that chance has become somebody's choice.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from herohall.core import registry
from herohall.core.event import Event
from herohall.core.game import Game, State
from herohall.core.generator import Generator
from herohall.core.options import Value
from herohall.research.chance import DEALERS, Dealer, Decided, Outcome, Undrawn


class Happening(NamedTuple):
    """A move with what it caused: who made it, how each seat is told of it, and the events; the deal has no seat."""

    seat: int | None
    told: list[str]
    events: list[Event]


class Unfolding:
    """A game between two decisions, of a player or of chance. States in it are replaced, never changed."""

    def __init__(self, game: Game, players: int, options: dict[str, Value], box: str | None = None) -> None:
        self.origin = (game.name, players, options, box)
        """From which another process can make the same."""
        self.dealer: Dealer[Any] = DEALERS[game.name](game, players, options)
        self.state: State | None = None
        """At the last decision of a player; None until all is dealt."""
        self.outcomes: list[Outcome] = []
        """What chance may decide now; empty while a player decides, and in the end."""
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
        move = "" if self._move is None or not self.outcomes else self.dealer.game.words[self._move]
        return f"{move} {self._draws}" if self.outcomes else ""

    # Deciding

    def play(self, move: int) -> None:
        """The player who is asked makes a move."""
        self._move, self._draws = move, []
        self._go_on()

    def draw(self, action: int) -> None:
        """Chance decides for one of the outcomes."""
        found = next(outcome.draw for outcome in self.outcomes if outcome.action == action)
        self._draws = [*self._draws, found]
        self._go_on()

    def action_of(self, chance: Generator) -> int:
        """The outcome that a table with this generator would get here."""
        number = chance.below(self.asked_of.stream, self.asked_of.range)
        return [outcome.action for outcome in self.outcomes if outcome.draw <= number][-1]

    def _go_on(self) -> None:
        """Make the move under way, or deal, as far as the draws go."""
        chance = Decided(self._draws)
        before = self.state
        attempt = None if before is None else before.copy()
        table = self.dealer.lay_out(chance) if attempt is None else self.dealer.table_of(attempt)
        table.generator = chance
        try:
            if before is None or attempt is None:
                attempt, events = self.dealer.begin(table)
                happening = Happening(None, [""] * attempt.players, events)
            else:
                assert self._move is not None
                told = [before.told(self._move, seat) for seat in range(before.players)]
                happening = Happening(before.seat, told, attempt.play(self._move))
        except Undrawn:
            self.asked_of = chance
            self.outcomes = self.dealer.outcomes(table, chance)
            return
        self.state, self.outcomes = attempt, []
        self.past.append(happening)

    # Knowing

    def account(self, seat: int) -> str:
        """All that a seat has been told since the game began, a line for each thing."""
        lines = [self.remembered[seat]] if self.remembered[seat] else []
        for happening in self.past:
            if happening.seat is not None:
                lines.append(f"{happening.seat} {happening.told[seat]}")
            lines += [as_json(event.seen_by(seat)) for event in happening.events]
        return "\n".join(lines)

    def imagined(self, seat: int, seed: int) -> Unfolding:
        """A game that fits all this seat knows; of the others' past only what they know now is there.

        Before all is dealt nobody knows anything: see `dealt_as_far_as`.
        """
        assert self.state is not None
        return self.turned_to(self.state.sample(seat, seed), {seat: self.account(seat)})

    def dealt_as_far_as(self, other: Unfolding, seed: int) -> Unfolding:
        """This deal continued at random until as much is drawn as in another one, which is not complete either."""
        chance = Generator(seed, fast=True)
        while True:
            deal = self.copy()
            while deal.state is None and len(deal._draws) < len(other._draws):
                deal.draw(deal.action_of(chance))
            if deal.state is None:  # else it was complete too soon: S1.1 replaces cards in some deals
                return deal

    def turned_to(self, state: State, accounts: dict[int, str]) -> Unfolding:
        """The same game in another state; seats without an account remember what they can see."""
        other = self.copy()
        other.state, other.outcomes, other.past = state, [], []
        seats = range(state.players)
        other.remembered = [accounts[seat] if seat in accounts else as_json(state.view(seat)) for seat in seats]
        return other

    # To another process: the state as text, and what has been said in words

    def __getstate__(self) -> dict[str, Any]:
        return {
            "origin": self.origin,
            "state": None if self.state is None else self.state.to_json(),
            "remembered": [self.account(seat) for seat in range(self.origin[1])],
            "move": self._move,
            "draws": self._draws,
            "drawing": bool(self.outcomes),
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        name, players, options, box = saved["origin"]
        Unfolding.__init__(self, registry.game(name, box), players, options, box)
        if saved["state"] is not None:
            self.state, self.outcomes = self.dealer.game.from_json(saved["state"]), []
        self.remembered = saved["remembered"]
        self._move, self._draws = saved["move"], saved["draws"]
        if saved["drawing"]:
            self._go_on()


def as_json(facts: object) -> str:
    """Facts in one line of text."""
    return msgspec.json.encode(facts).decode()
