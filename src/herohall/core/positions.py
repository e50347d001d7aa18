"""Positions to order: a state of a random game, changed where somebody names what matters, and still possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from herohall.core.errors import BadOption, BadState
from herohall.core.generator import SEATS, Generator
from herohall.core.options import EDITION
from herohall.core.state import State

if TYPE_CHECKING:
    from herohall.core.game import Game

MOST_GAMES: Final = 60
MOST_REFUSALS: Final = 200
"""So many random games and states of them are tried; what fits none of them is refused."""

Wanted = TypeVar("Wanted", bound=msgspec.Struct)
Fit = Callable[[State], State | None]
"""The state with what was named put in its place; None if it stands elsewhere in its turn; BadState if it cannot be."""


def split(game: Game, wanted: Mapping[str, object]) -> tuple[dict[str, object], dict[str, object]]:
    """Options, and what is named of the position."""
    names = {EDITION, *(option.name for option in game.options)}
    options = {name: value for name, value in wanted.items() if name in names}
    return options, {name: value for name, value in wanted.items() if name not in names}


def read_wanted(kind: type[Wanted], named: Mapping[str, object]) -> Wanted:
    """What is named of the position, in its types; BadOption for another name, BadState for another type."""
    known = [field.name for field in msgspec.structs.fields(kind)]
    for name in named:
        if name not in known:
            raise BadOption("bad-option", option=name, known=", ".join(known))
    try:
        return msgspec.convert(dict(named), kind)
    except msgspec.ValidationError as error:
        raise BadState("state-impossible", why=str(error)) from error


def deal_to_fit(game: Game, players: int | None, seed: int, options: dict[str, object], fit: Fit) -> State:
    """The first state of random play that can be made to fit; BadState, with the last reason, if there is none."""
    refusal: BadState | None = None
    refusals = 0
    for number in range(MOST_GAMES):
        for state in random_play(game, players, seed + number, options):
            if refusals == MOST_REFUSALS:
                break
            try:
                found = fit(state)
                if found is not None:
                    found.reseed(seed)
                    return game.from_json(found.to_json())
            except BadState as error:
                refusal = error
                refusals += 1
    why = str(refusal.params.get("why", refusal)) if refusal is not None else "no game comes to such a turn"
    raise BadState("state-impossible", why=why)


def random_play(game: Game, players: int | None, seed: int, options: dict[str, object]) -> Iterator[State]:
    """Every decision of one random game."""
    state = game.new(players, seed, chance="quick", **options)
    chance = Generator(seed, True)
    while not state.over:
        yield state
        moves = state.moves()
        state.apply(moves[chance.below(SEATS, len(moves))])
