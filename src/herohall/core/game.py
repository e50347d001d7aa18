"""A game and its state, as every client sees them: terminal, bots, server, research.

A game is rules + options + a seed + the list of moves; all else is derived. Exactly one seat is asked at a time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from herohall.core.chair import Chair
from herohall.core.errors import BadMove, BadOption, IllegalMove
from herohall.core.event import JSON, Event, View
from herohall.core.generator import SEED_BITS, fresh_seed
from herohall.core.options import Option, Value, resolve

if TYPE_CHECKING:
    from herohall.core.evaluator import Evaluator


class Decision:
    """Who is asked, what kind of question it is, the rule it comes from, and the legal answers."""

    def __init__(self, seat: int, kind: str, rule: str, moves: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.moves = moves

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        mine = (self.seat, self.kind, self.rule, self.moves)
        return mine == (other.seat, other.kind, other.rule, other.moves)

    def __hash__(self) -> int:
        return hash((self.seat, self.kind, self.rule, tuple(self.moves)))

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, rule={self.rule!r}, moves={self.moves})"


class StandingOrder:
    """An answer a player may give in advance, to all questions of some kinds, until one of other kinds comes.

    Its words are `GAME-order-NAME`. It is data, so that a server can follow it without knowing the game.
    """

    def __init__(self, name: str, answer: str, kinds: list[str], until: list[str] | None = None) -> None:
        self.name = name
        self.answer = answer
        """The move, in words; where it is not legal, the player is asked after all."""
        self.kinds = kinds
        self.until: list[str] = [] if until is None else until


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
    """Names of events that bring new information: no undo reaches behind one."""
    themes: Sequence[str] = ("classic",)
    """Sets of names the same cards may have."""
    orders: Sequence[StandingOrder] = ()
    pace: Mapping[str, float] = {}
    """How much of a bot's usual pause comes before its answer, by the kind of question; 1 for those not named."""
    own_box: bool = False
    """Whether it can be played with other cards than its own."""

    @property
    def move_count(self) -> int:
        """The size of the fixed move space: every move is an int below it."""
        return len(self.words)

    @cached_property
    def moves_by_word(self) -> dict[str, int]:
        """Every move by its text."""
        return {word: move for move, word in enumerate(self.words) if word}

    @property
    def box(self) -> str:
        """Name and hash of the card data a record depends on; empty where the cards are part of the rules."""
        return ""

    def new(self, players: int | None = None, seed: int | None = None, **options: object) -> State:
        """A game ready for its first decision. Without a seed, one that nobody can guess."""
        seats = self.default_players if players is None else players
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.min_players <= seats <= self.max_players:
            raise BadOption(
                "bad-players",
                game=self.name,
                players=str(seats),
                least=self.min_players,
                most=self.max_players,
            )
        number = fresh_seed() if seed is None else seed
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < 1 << SEED_BITS:
            raise BadOption("bad-seed", seed=str(number), bits=SEED_BITS)
        state, _events = self.open(seats, number, resolve(self.options, self.editions, options))
        return state

    @abstractmethod
    def open(self, players: int, seed: int, options: dict[str, Value]) -> tuple[State, list[Event]]:
        """Set up a game with options that have been checked; also what happened until the first decision."""

    @abstractmethod
    def from_json(self, text: str) -> State:
        """The state that wrote this text; BadState if no state could have."""

    def facts(self) -> View:
        """What is printed on the pieces, for those who draw them: the same in every game with this box."""
        return {}

    def evaluator(self) -> Evaluator | None:
        """The game's rules of thumb for the bots; None for a game that has none."""
        return None


class State(ABC):
    """A game at one decision, or over. Plain data with the rules applied to it."""

    game: Game
    players: int
    options: dict[str, Value]

    # What is asked, and answering it

    @property
    @abstractmethod
    def seat(self) -> int | None:
        """The seat to decide; None when the game is over."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The question before the table; None when the game is over."""

    @abstractmethod
    def moves(self) -> list[int]:
        """The legal moves, ascending; a fresh list."""

    @abstractmethod
    def apply(self, move: int) -> None:
        """Play a legal move without checking it and without events: for search."""

    @abstractmethod
    def play(self, move: int) -> list[Event]:
        """Play a move and tell what happened; IllegalMove, with the state unchanged, if it is not legal."""

    @abstractmethod
    def refusal(self, move: int) -> IllegalMove:
        """Why this move is not legal now, with the number of the rule. Only for moves that are not."""

    # Moves as words

    def text(self, move: int) -> str:
        """The move in canonical English."""
        return self.game.words[move]

    def parse(self, text: str) -> int:
        """The legal move meant by a text; BadMove if it is none, IllegalMove if it is not legal now."""
        word = " ".join(text.lower().split())
        move = self.game.moves_by_word.get(word)
        if move is None:
            raise BadMove("bad-move", text=word[:60])
        if move not in self.moves():
            raise self.refusal(move)
        return move

    @abstractmethod
    def told(self, move: int, viewer: int | None) -> str:
        """The move, about to be played by the seat that decides, as another may know it: `send ?`."""

    # What each may know

    @abstractmethod
    def view(self, viewer: int | None) -> View:
        """All that a seat, or a spectator (None), may know: JSON types only, built up from nothing."""

    @abstractmethod
    def sample(self, seat: int, seed: int) -> State:
        """A full state that fits all this seat knows, uniformly over the deals that do, with fresh chance."""

    def chair(self, seat: int) -> Chair:
        """The place a bot sits on: what this seat knows, and nothing of the true state."""
        return Chair(self, seat)

    # How it ends

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """Each seat's score now."""

    @property
    @abstractmethod
    def ranking(self) -> list[list[int]] | None:
        """Seats best first, equals together; None until the game is over."""

    # Copies

    @abstractmethod
    def copy(self) -> State:
        """An independent copy, chance included."""

    @abstractmethod
    def to_json(self) -> str:
        """Canonical text of position, memory and generator; equal states give equal texts."""

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # states change


def common_view(state: State, viewer: int | None) -> View:
    """What a view of every game holds beside what lies on its table."""
    ranking = state.ranking
    return {
        "game": state.game.name,
        "players": state.players,
        "options": {**state.options},
        "viewer": viewer,
        "decision": decision_view(state, viewer),
        "over": state.over,
        "scores": list(state.scores),
        "ranking": None if ranking is None else [list(place) for place in ranking],
    }


def check_seat(state: State, seat: int) -> None:
    """BadOption unless there is such a seat."""
    if not 0 <= seat < state.players:
        raise BadOption("bad-seat", seat=seat, most=state.players - 1)


def decision_view(state: State, viewer: int | None) -> JSON:
    """The question as a viewer may see it: its moves only for the seat that is asked."""
    decision = state.decision
    if decision is None:
        return None
    shown: View = {"seat": decision.seat, "kind": decision.kind, "rule": decision.rule}
    if viewer == decision.seat:
        shown["moves"] = [state.text(move) for move in decision.moves]
    return shown
