"""Puzzles: moments of recorded games with one clearly best move, to be found by somebody who knows what its seat knew.

A game's puzzles are `puzzles.jsonl` in its folder, one in a line: the record up to that moment, which holds all cards,
and the share of the win that long thought found for each move. A solver gets the view of the seat that is asked; how
good the moves are is told when one of them has been chosen.
"""

from __future__ import annotations

from datetime import date
from functools import cache

import msgspec

from herohall.bots.base import explained
from herohall.core import registry
from herohall.core.errors import BadOption, HallError
from herohall.core.game_files import game_text
from herohall.core.match import Match
from herohall.core.record import BOT_NAMES
from herohall.core.record_reader import read_record
from herohall.core.state import State, view_when_asked
from herohall.hall.protocol import AdvisedMove
from herohall.hall.schemas import Puzzles, PuzzleShelf, PuzzleTask, PuzzleVerdict

FILE = "puzzles.jsonl"


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    """A recorded game up to a question, and the share of the win each answer promises."""

    record: str
    shares: dict[str, float]

    @property
    def best(self) -> str:
        """The solution."""
        return max(self.shares, key=self.shares.__getitem__)

    def match(self) -> Match:
        """The game up to the question, with everything that happened."""
        record = read_record(self.record)
        for seat, name in zip(record.seats, BOT_NAMES, strict=False):
            seat.name = name
        return Match(record)


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file."""
    return [msgspec.json.decode(line.encode(), type=Puzzle) for line in text.splitlines()]


def write_puzzles(puzzles: list[Puzzle]) -> str:
    """The text of a file with these puzzles."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles that come with a game; none if it brings none."""
    registry.game(game)
    return read_puzzles(game_text(game, FILE) or "")


def shelves(day: str) -> Puzzles:
    """The games that have puzzles, how many, and which one is that of a day."""
    days = date.fromisoformat(day).toordinal()
    found = [(name, len(puzzles_of(name))) for name in registry.games()]
    return Puzzles(
        shelves=[PuzzleShelf(game=name, count=count, daily=days % count + 1) for name, count in found if count]
    )


def puzzle(game: str, number: int) -> Puzzle:
    """The puzzle of that number, counted from 1; HallError if there is none."""
    known = puzzles_of(game)
    if not 1 <= number <= len(known):
        raise HallError("server-no-puzzle", game=game, number=number, count=len(known))
    return known[number - 1]


@cache
def posed(game: str, number: int) -> PuzzleTask:
    """A puzzle as its solver sees it: the view of the seat that is asked, and what that seat saw happen."""
    found = puzzle(game, number)
    match = found.match()
    state, seat = match.state, asked(match.state)
    return PuzzleTask(
        game=game,
        number=number,
        count=len(puzzles_of(game)),
        names=list(BOT_NAMES[: state.players]),
        facts=state.game.facts(),
        log=match.log(seat),
        view=view_when_asked(state, seat, aids=state.game.aids),
        aid=state.game.aid(state, seat),
    )


def judged(game: str, number: int, move: str) -> PuzzleVerdict:
    """Whether a move is the best one, and why; IllegalMove or BadMove if it is none."""
    found = puzzle(game, number)
    state = found.match().state
    chosen = state.text(state.parse(move))
    return PuzzleVerdict(
        solved=chosen == found.best, best=reasoned(state, found, found.best), chosen=reasoned(state, found, chosen)
    )


def reasoned(state: State, found: Puzzle, word: str) -> AdvisedMove:
    """A move with what it promises and what speaks for it, by what the seat that is asked knows."""
    (advice,) = explained(state.chair(asked(state)), [(state.parse(word), found.shares[word])])
    return AdvisedMove(move=word, share=advice.share, key=advice.key, params=dict(advice.params))


def asked(state: State) -> int:
    """The seat that is to find the move."""
    if state.seat is None:
        raise BadOption("server-no-puzzle", game=state.game.name, number=0, count=0)
    return state.seat
