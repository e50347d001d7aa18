"""A game at one decision, or over: what every client asks of it. Compiled, where there is a compiler (`_form.py`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from herohall.core.chair import Chair
from herohall.core.errors import BadMove, BadOption, GameOver, IllegalMove, NotAsked
from herohall.core.event import JSON, Event, View
from herohall.core.generator import SEATS, Generator
from herohall.core.options import Value

if TYPE_CHECKING:
    from herohall.core.game import Game


SHARED: Final = ("game", "players", "options", "viewer", "decision", "over", "scores", "ranking")
"""What the views of all games have."""


@dataclass
class Decision:
    """Who is asked, what kind of question it is, the rule it comes from, and the legal answers."""

    seat: int
    kind: str
    rule: str
    moves: list[int]

    def __hash__(self) -> int:
        return hash((self.seat, self.kind, self.rule, tuple(self.moves)))


@mypyc_attr(allow_interpreted_subclasses=True)
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
    def decision(self) -> Decision:
        """The question before the table; GameOver when there is none left."""
        seat = self.seat
        if seat is None:
            raise GameOver
        kind, rule = self.question()
        return Decision(seat, kind, rule, self.moves())

    @abstractmethod
    def question(self) -> tuple[str, str]:
        """The kind of the question and the number of its rule, as long as the game is not over."""

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

    # What it would bring

    def forecast(self, seat: int, move: int, aids: bool = True) -> View:
        """What a legal move would bring, by what the seat that is asked may know: JSON types, each game its own.

        With `aids`, also what the seat could work out from all it has seen; without, what is plain to see.
        """
        if self.decision.seat != seat:
            raise NotAsked(seat)
        if move not in self.moves():
            raise self.refusal(move)
        return self.outcome(move, aids)

    def outcome(self, move: int, aids: bool) -> View:
        """The forecast of a move known to be legal for the seat that is asked; empty where there is nothing to say."""
        return {}

    # Moves as words

    def text(self, move: int) -> str:
        """The move in canonical English."""
        return self.game.words[move]

    def parse(self, text: str) -> int:
        """The legal move meant by a text; BadMove if it is not a move at all, IllegalMove if it is not legal now."""
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

    # Playouts

    def fresh(self, seed: int) -> State:
        """The beginning of another game with the same options, with quick chance from a seed."""
        return self.anew(Generator(seed, True))

    def anew(self, chance: Generator) -> State:
        """The beginning of another game with the same options, with this chance."""
        return self.game.deal(self.players, chance, self.options.copy())[0]

    def reseed(self, seed: int) -> None:
        """Let what chance brings from here on follow from a seed instead of from the true generator."""
        self.use(Generator(seed, True))

    def use(self, chance: Generator) -> None:  # noqa: B027  # a game without later chance need not care
        """Let what chance brings from here on come from this generator."""

    def play_out(self, chance: Generator) -> int:
        """Answer at random until the game is over; how many answers there were."""
        count = 0
        while not self.over:
            moves = self.moves()
            self.apply(moves[chance.below(SEATS, len(moves))])
            count += 1
        return count

    # What each may know

    def view(self, viewer: int | None) -> View:
        """All that a seat, or a spectator (None), may know: JSON types only, built up from nothing."""
        if viewer is not None:
            check_seat(self, viewer)
        return {**common_view(self, viewer), **self.table_view(viewer)}

    @abstractmethod
    def table_view(self, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may know of the table; `view` adds what the views of all games share."""

    def open_table(self) -> View:
        """The table as a spectator may see it after the game, with all that was hidden; alike if nothing is."""
        return self.table_view(None)

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
    seat = state.seat
    if seat is None:
        return None
    kind, rule = state.question()
    shown: View = {"seat": seat, "kind": kind, "rule": rule}
    if viewer == seat:
        shown["moves"] = [state.text(move) for move in state.moves()]
    return shown


def view_when_asked(state: State, viewer: int | None, aids: bool) -> View:
    """The view, and for the seat that is asked also the forecast of each of its moves, where there is one."""
    view = state.view(viewer)
    decision = view["decision"]
    words = decision.get("moves") if isinstance(decision, dict) else None
    if isinstance(decision, dict) and isinstance(words, list):
        numbers = state.game.moves_by_word
        forecasts = {str(word): state.outcome(numbers[str(word)], aids) for word in words}
        decision["forecasts"] = {word: forecast for word, forecast in forecasts.items() if forecast}
    return view
