"""What happened in one game, told from its moves: the facts a balance report is made of, the same for all games.

Seats are counted from the player who began. A *mark* says that a seat had to do with something: `("built", "ajanta",
2)`. Which marks there are, each game's teller knows; the statistics need not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple, TypeVar

from herohall.core.errors import HallError
from herohall.core.evaluator import win_shares
from herohall.core.event import Event
from herohall.core.game import Game, State
from herohall.lab.arena import Played
from herohall.lab.contest import Contest

T = TypeVar("T")
Drawings = dict[str, dict[str, str]]
"""The game's `icons.json` with SVG instead of names."""
Mark = tuple[str, str, int]
"""Family, thing, seat of the table."""
MOVE = "move"
"""The family of kinds of moves, by their first word: made more often than by the players of this game on average."""


@dataclass
class Story:
    """One game; lists are by seat, from the player who began."""

    task: int
    shares: list[float]
    path: list[list[int]]
    """The scores when each turn began, and at the end."""
    decisions: Counter[str]
    """How often each kind of question was asked."""
    choices: Counter[str]
    """Legal moves at these questions, all together."""
    used: Counter[str]
    """How often each kind of move was made, by its first word."""
    marks: Counter[Mark]
    faults: int
    epochs: list[list[int]] = field(default_factory=list)
    """The scores when an epoch ended, for games that have epochs."""
    numbers: Mapping[str, float] = field(default_factory=dict)
    """The game's own figures; see `Teller.numbers`."""

    @property
    def scores(self) -> list[int]:
        """The scores at the end."""
        return self.path[-1]

    @property
    def turns(self) -> int:
        """How many turns there were."""
        return len(self.path) - 1

    @property
    def tied(self) -> bool:
        """Whether the win was shared."""
        return max(self.shares) < 1

    @property
    def places(self) -> list[int]:
        """Seats from the winner to the last, by share of the win and then by score."""
        return sorted(range(len(self.shares)), key=lambda seat: (-self.shares[seat], -self.scores[seat], seat))

    @property
    def lead_changes(self) -> int:
        """How often another seat than before was alone in the lead."""
        leaders = [row.index(max(row)) for row in self.path if row.count(max(row)) == 1]
        return sum(one != next_one for one, next_one in pairwise(leaders))

    @property
    def half_time_place(self) -> int:
        """Which place the winner had half-way through, 1 for the lead; equals take the better one."""
        half = self.path[len(self.path) // 2]
        return 1 + sum(score > half[self.places[0]] for score in half)


class Number(NamedTuple):
    """A figure of a game's own; its words are `GAME-report-figure-NAME`."""

    name: str
    percent: bool = False


class Teller:
    """Follows a game by its events. This plain one knows only moves; a game's own teller says what events mean."""

    turn_event: str = ""
    """The event a turn begins with; the first of them names the player who begins. Without, every move is a turn."""
    families: Sequence[str] = ()
    """What is looked at thing by thing, in the order of the report."""
    numbers: Sequence[Number] = ()
    """What is counted in every game, in the order of the report."""
    examples: Mapping[int, Sequence[Sequence[tuple[int, int]]]] = {}
    """By number of players: the points, from and to, of each place when each epoch ends, in the rulebook's example."""
    limit: float | None = None
    """By how many points of win share no thing should move its owner."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def marks(self, event: Event) -> Iterable[Mark]:
        """What an event says about which seat."""
        return []

    def last_marks(self) -> Iterable[Mark]:
        """What the end of the game says."""
        return []

    def look(self, state: State) -> None:
        """See the table after a move, once its events have been told."""

    def counted(self) -> Mapping[str, float]:
        """The numbers of a game that is over."""
        return {}

    def things(self, lang: str) -> dict[str, str]:
        """What the things in marks are called."""
        return {}

    def pictures(self, drawings: Drawings) -> dict[str, str]:
        """The drawing of each thing, from those of the page."""
        return {}


def seat_of(event: Event) -> int:
    return number_in(event, "seat")


def number_in(event: Event, fact: str) -> int:
    return int(str(event.facts[fact]))


class _Telling:
    """A game being followed."""

    def __init__(self, teller: Teller, state: State) -> None:
        self.teller = teller
        self.state = state
        self.first = -1
        self.path: list[list[int]] = []
        self.epochs: list[list[int]] = []
        self.marks: Counter[Mark] = Counter()

    def begin_move(self, seat: int) -> None:
        if not self.teller.turn_event:
            self.first = seat if self.first < 0 else self.first
            self.path.append(list(self.state.scores))

    def note(self, events: list[Event]) -> None:
        for event in events:
            if event.name == self.teller.turn_event:
                self.first = seat_of(event) if self.first < 0 else self.first
                self.path.append(self.state.scores)
            elif event.name == "epoch_ended":
                self.epochs.append(self.state.scores)
            self.marks.update(self.teller.marks(event))
        self.teller.look(self.state)

    def turned(self, row: list[T]) -> list[T]:
        """By seat from the player who began."""
        return row[self.first :] + row[: self.first]


def tell(contest: Contest, game: Played) -> Story:
    """The story of a game that has been played; HallError if it cannot have been."""
    state, events = contest.game.open(contest.players, contest.deal_seed(game.task), dict(contest.options))
    telling = _Telling(contest.game.part("teller", Teller)(contest.game), state)
    telling.note(events)
    decisions: Counter[str] = Counter()
    choices: Counter[str] = Counter()
    used: Counter[str] = Counter()
    used_by: Counter[tuple[str, int]] = Counter()
    for number, move in enumerate(game.moves, start=1):
        if move not in state.moves():
            raise HallError("lab-impossible-move", number=number, move=str(move))
        decision = state.decision
        telling.begin_move(decision.seat)
        decisions[decision.kind] += 1
        choices[decision.kind] += len(decision.moves)
        word = state.text(move).split()[0]
        used[word] += 1
        used_by[word, decision.seat] += 1
        telling.note(state.play(move))
    if not state.over:
        raise HallError("lab-unfinished-game")
    telling.marks.update(telling.teller.last_marks())
    # Nearly all make nearly all kinds of moves; what tells them apart is who does so more often than the others.
    telling.marks.update(
        (MOVE, word, seat) for (word, seat), count in used_by.items() if count * contest.players > used[word]
    )
    return Story(
        task=game.task,
        shares=telling.turned(win_shares(state.ranking or [])),
        path=[telling.turned(row) for row in [*telling.path, state.scores]],
        decisions=decisions,
        choices=choices,
        used=used,
        marks=Counter(
            {
                (family, thing, (seat - telling.first) % contest.players): count
                for (family, thing, seat), count in telling.marks.items()
            }
        ),
        faults=len(game.faults),
        epochs=[telling.turned(row) for row in [*telling.epochs, state.scores]] if telling.epochs else [],
        numbers=telling.teller.counted(),
    )
