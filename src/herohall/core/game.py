"""A game and its state, as every client sees them: terminal, bots, server, research.

A game is rules + options + a seed + the list of moves; all else is derived. Exactly one seat is asked at a time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from operator import index
from typing import TYPE_CHECKING, Final, NamedTuple, ParamSpec, TypeVar

from herohall.core.errors import BadOption, BadState
from herohall.core.event import Event, View
from herohall.core.generator import SEED_BITS, Generator, fresh_seed
from herohall.core.options import Option, Value, resolve
from herohall.core.playouts import Tally, play_many, play_out
from herohall.core.state import State, common_view

if TYPE_CHECKING:
    from herohall.core.evaluator import Evaluator

P = ParamSpec("P")
T = TypeVar("T")

__all__ = ["Game", "StandingOrder", "State", "checked_seed", "whole"]

UNGUESSABLE: Final = "unguessable"
QUICK: Final = "quick"
CHANCES: Final = (UNGUESSABLE, QUICK)
MOST_FIRSTS: Final = 256


def whole(value: object) -> int | None:
    """A whole number, also one of NumPy's; None for anything else.

    >>> whole(7), whole(7.0), whole(True)
    (7, None, None)
    """
    try:
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]  # that is what it finds out
    except TypeError:
        return None


def checked_seed(seed: int) -> int:
    """A seed that a game can have; BadOption for any other."""
    number = whole(seed)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        raise BadOption("bad-seed", seed=str(seed), bits=SEED_BITS)
    return number


class StandingOrder(NamedTuple):
    """An answer a player may give in advance, to all questions they do not want to be asked.

    Its words are `GAME-order-NAME`. The first order of a game holds for whoever has not chosen one.
    """

    name: str
    answer: str
    """The move, in words; where it is not legal, the player is asked after all."""
    asks: Callable[[State], bool]
    """Whether the player is still asked. It must follow from public facts, so that timing reveals no hand."""
    until: str = ""
    """The event that ends it; empty: it holds until another is chosen."""


class Game(ABC):
    """The rules of one game: how many play, which options and moves there are, how a state begins."""

    name: str
    rules_version: int
    """Raised whenever the same seed and moves would lead elsewhere."""
    min_players: int
    max_players: int
    default_players: int
    options: Sequence[Option]
    editions: Mapping[str, Mapping[str, Value]]
    words: Sequence[str]
    """The canonical English text of every move; a move is an index into it."""
    news: frozenset[str]
    """Names of events that bring new information, or name and rule (`news_name`): no undo reaches behind one."""
    themes: Sequence[str] = ("classic",)
    """Sets of names the same cards may have."""
    orders: Sequence[StandingOrder] = ()
    phrases: Sequence[str] = ()
    """What people may say at its tables beside what can be said at any, as codes; their words are its face's."""
    pace: Mapping[str, float] = {}
    """How much of a bot's usual pause comes before its answer, by the kind of question; 1 for those not named."""
    box_files: Sequence[str] = ()
    """The files of a box of cards, if it can be played with other cards than its own."""
    aids: bool = False
    """Whether it can tell a seat what that seat could work out by itself; see `aid`."""
    parts: Mapping[str, str] = {}
    """The game's own parts for other rooms, each as `.module:name` beside the game (or `module:name` anywhere):
    painter (terminal), speaker (text mode), observer, or layout with encoder (research), insight
    (bots that have learned), foreseer (learning to judge positions), first_evaluator (bots that never change),
    guesses (learning what others' choices tell), dealer and picture (research), teller (reports), rivals
    (benchmarks), desk (own cards).
    All are optional: a room has a plain part for games that bring none."""
    daily_iterations: int = 40
    """How far bots think at the daily deal: about what they get through in the time they usually take."""
    longest: int = 10_000
    """No game takes more moves: for toolkits that want to know."""
    games_in_a_row: int = 100_000
    """After so many games a process must not have grown: some minutes of random play."""

    @property
    def move_count(self) -> int:
        """The size of the fixed move space: every move is an int below it."""
        return len(self.words)

    @property
    def judged_moves(self) -> int:
        """So many moves, from the first, are judged by bots that have learned (`insight`); others came later."""
        return self.move_count

    @cached_property
    def moves_by_word(self) -> dict[str, int]:
        """Every move by its text."""
        return {word: move for move, word in enumerate(self.words) if word}

    @property
    def box(self) -> str:
        """Name and hash of the card data a record depends on; empty where the cards are part of the rules."""
        return ""

    def new(
        self, players: int | None = None, seed: int | None = None, *, chance: object = UNGUESSABLE, **options: object
    ) -> State:
        """A game ready for its first decision. Without a seed, one that nobody can guess.

        With `chance="quick"` it deals and draws faster, other cards from the same seed: for simulations. Who sees
        enough of them could work out the seed, so it is not for games between people.

        >>> import herohall
        >>> herohall.game("seventh").new(players=4, seed=7, chance="quick").players
        4
        """
        first = self._first(players, options)
        number = fresh_seed() if seed is None else checked_seed(seed)
        if chance not in CHANCES:
            raise BadOption("bad-option-value", option="chance", value=str(chance), known=", ".join(CHANCES))
        return first.anew(Generator(number, chance == QUICK))

    def first(self, players: int | None, options: Mapping[str, object]) -> State:
        """A game with these players and options, to see what they mean; BadOption if it cannot be played."""
        return self._first(players, options).fresh(0)

    def _first(self, players: int | None, options: Mapping[str, object]) -> State:
        """The same, made once for each combination: it begins others quickly, and is never played."""
        wanted = (type(players), players, *((name, type(value), value) for name, value in options.items()))
        try:
            first = self._firsts.get(wanted)
        except TypeError:  # a value that cannot be looked up; it is refused below
            first = None
        if first is None:
            first = self._make_first(players, options)
            if len(self._firsts) == MOST_FIRSTS:
                self._firsts.clear()
            self._firsts[wanted] = first
        return first

    def _make_first(self, players: int | None, options: Mapping[str, object]) -> State:
        seats = self.default_players if players is None else whole(players)
        if seats is None or not self.min_players <= seats <= self.max_players:
            raise BadOption(
                "bad-players",
                game=self.name,
                players=str(players),
                least=self.min_players,
                most=self.max_players,
            )
        chosen = resolve(self.options, self.editions, options)
        return self.deal(seats, Generator(0, fast=True), chosen)[0]

    @cached_property
    def _firsts(self) -> dict[object, State]:
        return {}

    def open(self, players: int, seed: int, options: dict[str, Value]) -> tuple[State, list[Event]]:
        """Set up a game with options that have been checked; also what happened until the first decision."""
        return self.deal(players, Generator(seed, fast=False), options)

    @abstractmethod
    def deal(self, players: int, chance: Generator, options: dict[str, Value]) -> tuple[State, list[Event]]:
        """Set up a game with chance from this generator and from nowhere else; the state goes on with it."""

    @abstractmethod
    def from_json(self, text: str) -> State:
        """The state that wrote this text; BadState if no state could have."""

    def under(self, rules: int) -> Game:
        """The game by the version of its rules by which something was recorded; itself where it knows no other.

        >>> import herohall
        >>> herohall.game("seventh").under(1).rules_version
        1
        """
        return self

    def position(self, players: int | None = None, seed: int = 0, **wanted: object) -> State:
        """A state with what is named of it, the rest dealt to fit: for tests, lessons, puzzles.

        What may be named is each game's own; BadState, saying why, if no game can come to it.
        """
        raise BadState("state-impossible", why=f"{self.name} builds no positions")

    def part(self, name: str, plain: Callable[P, T]) -> Callable[P, T]:
        """The game's own part of this name, imported now; the plain one where the game brings none."""
        where = self.parts.get(name)
        if where is None:
            return plain
        module, _, attribute = where.partition(":")
        home = type(self).__module__.rpartition(".")[0]
        found: Callable[P, T] = getattr(import_module(module, home), attribute)
        return found

    def open_moves(self, state: State) -> list[int]:
        """The answers to the present question that can be given without looking at anything hidden.

        On a device that is passed round they are chosen with everybody looking on; none: the curtain falls first.
        """
        return []

    def facts(self) -> View:
        """What is printed on the pieces, for those who draw them: the same in every game with this box."""
        return {}

    def laid_open(self, state: State) -> View:
        """What a spectator sees with all that is hidden laid open: for the time after the game."""
        return {**common_view(state, None), **state.open_table()}

    def aid(self, state: State, seat: int) -> View | None:
        """What follows from all this seat knows, for those who want help; None while there is nothing to work out."""
        return None

    def playout(self, state: State, seed: int, thumb: bool = False) -> State:
        """A state as it may end: played on from a copy at random, or by the game's rules of thumb.

        Chance follows from the seed, not from the state, so that nothing is foreseen.
        """
        end = state.copy()
        play_out(end, seed, self._thumb(thumb))
        return end

    def playouts(
        self, games: int, seed: int, players: int | None = None, thumb: bool = False, **options: object
    ) -> Tally:
        """So many whole games, at random or by rules of thumb, and what came of them.

        >>> import herohall
        >>> herohall.game("seventh").playouts(10, seed=7, players=4).games
        10
        """
        return play_many(self._first(players, options), games, checked_seed(seed), self._thumb(thumb))

    def _thumb(self, wanted: bool) -> Evaluator | None:
        evaluator = self.evaluator() if wanted else None
        if wanted and evaluator is None:
            raise BadOption("bots-no-evaluator", game=self.name)
        return evaluator

    def evaluator(self) -> Evaluator | None:
        """The game's rules of thumb for the bots; None for a game that has none."""
        return None
