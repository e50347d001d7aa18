"""Looks for puzzles in games between bots, and checks them: a question with one clearly best answer.

Bots play; where a glance of search finds an answer that is clearly better than all others, and that somebody who thinks
neither of others nor of later turns would not give, long thought is asked several times, each time anew. Only what it
always finds, always clearly, is a puzzle. Thought is counted in iterations, so that a search can be repeated exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean
from typing import NamedTuple

from herohall.bots import Budget, bot
from herohall.core.errors import BadOption
from herohall.core.game import Game
from herohall.core.match import Match
from herohall.core.record import Record, Seat
from herohall.core.state import State
from herohall.hall.puzzles import Puzzle

PLAYER = "medium"
THINKER = "expert"
LONG = 20
"""Long thought is so many times what the game's bots think at the daily deal."""
ROUNDS = 3
CLEAR = 0.05
"""So much of the win the best move is ahead of all others, on average; half of it every time."""
LEAST_MOVES = 3
MOST_OF_A_KIND = 0.3
"""Of all puzzles, so many at most have the same kind of question with the same verb as solution."""
PROMISING = 0.03
"""So much of the win the best move is ahead by rules of thumb, where a look is worth while."""
EXAMINED = 0.02
"""How many of all other questions are looked at, too: rules of thumb may be wrong."""
SEED_BITS = 60


class Thought(NamedTuple):
    """What one long thought found: the share of every move, best first."""

    shares: dict[str, float]

    @property
    def best(self) -> str:
        """The move it would make."""
        return next(iter(self.shares))

    @property
    def lead(self) -> float:
        """How far the best move is ahead of the next."""
        first, second = list(self.shares.values())[:2]
        return first - second


def think(state: State, iterations: int, seed: int) -> Thought:
    """What the strongest bot thinks of every answer, by what the seat that is asked knows."""
    seat = state.seat
    assert seat is not None
    found = bot(THINKER, seed).advise(state.chair(seat), Budget(iterations=iterations), len(state.moves()))
    return Thought({state.text(each.move): each.share for each in found})


class Glimpse(NamedTuple):
    """What rules of thumb say of a question, at once."""

    tempting: str
    """The answer of somebody who thinks neither of others nor of later turns."""
    best: str
    lead: float

    @property
    def promising(self) -> bool:
        """Whether a longer look may find a puzzle."""
        return self.lead >= PROMISING and self.best != self.tempting


def glimpse(state: State) -> Glimpse:
    """What rules of thumb say of the question, by what the seat that is asked knows."""
    evaluator = state.game.evaluator()
    if evaluator is None:
        raise BadOption("bots-no-evaluator", game=state.game.name)
    assert state.seat is not None
    imagined = state.chair(state.seat).imagined
    words = [imagined.text(move) for move in imagined.moves()]
    own = dict(zip(words, evaluator.own_weights(imagined), strict=True))
    weights = dict(zip(words, evaluator.weights(imagined), strict=True))
    best, second = sorted(words, key=lambda word: -weights[word])[:2]
    return Glimpse(max(words, key=own.__getitem__), best, weights[best] - weights[second])


def long_thoughts(state: State, seed: int) -> list[Thought]:
    """Long thought, several times anew; no more once two of them disagree or one is unclear."""
    found: list[Thought] = []
    for number in range(ROUNDS):
        found.append(think(state, LONG * state.game.daily_iterations, seed + number))
        if found[-1].best != found[0].best or found[-1].lead < CLEAR / 2:
            break
    return found


def clear(thoughts: list[Thought]) -> bool:
    """Whether all thoughts found the same move, clearly."""
    agreed = len(thoughts) == ROUNDS and all(each.best == thoughts[0].best for each in thoughts)
    return agreed and min(each.lead for each in thoughts) >= CLEAR / 2 and mean(each.lead for each in thoughts) >= CLEAR


def find(game: Game, games: int, wanted: int, seed: int) -> Iterator[Puzzle]:
    """Puzzles from so many games at most, one of each game; so many are wanted."""
    kinds: Counter[str] = Counter()
    for number in range(games):
        if kinds.total() >= wanted:
            return
        chance = Random(seed + number)
        found = first_puzzle(game, chance, lambda kind: kinds[kind] < MOST_OF_A_KIND * wanted)
        if found is not None:
            kinds[kind_of(found.match().state, found.best)] += 1
            yield found


def kind_of(state: State, word: str) -> str:
    """What a puzzle is about: the kind of question, and the verb of the solution."""
    return f"{state.decision.kind} {word.split()[0]}"


def first_puzzle(game: Game, chance: Random, welcome: Callable[[str], bool]) -> Puzzle | None:
    """The first puzzle of a game between bots, if it has one that is welcome."""
    match = new_match(game, chance)
    players = [bot(PLAYER, chance.getrandbits(SEED_BITS)) for _ in range(match.state.players)]
    while match.state.seat is not None:
        state, seat = match.state, match.state.seat
        if len(state.moves()) >= LEAST_MOVES:
            first = glimpse(state)
            if chance.random() < EXAMINED or (first.promising and welcome(kind_of(state, first.best))):
                found = puzzle_at(match, first.tempting, chance.getrandbits(SEED_BITS))
                if found is not None and welcome(kind_of(state, found.best)):
                    return found
        match.play(seat, players[seat].choose(state.chair(seat)))
    return None


def new_match(game: Game, chance: Random) -> Match:
    """A game with as many players and in such an edition as chance will have it."""
    count = chance.randint(game.min_players, game.max_players)
    seats = [Seat(f"bot:{PLAYER}", str(seat + 1)) for seat in range(count)]
    edition = chance.choice(list(game.editions))
    return Match(Record(game, count, chance.getrandbits(128), {"edition": edition}, seats, b""))


def puzzle_at(match: Match, tempting: str, seed: int) -> Puzzle | None:
    """The puzzle of this moment, if it is one: a clearly best move that is not the tempting one."""
    state = match.state
    glance = think(state, state.game.daily_iterations, seed)
    if glance.lead < CLEAR or glance.best == tempting:
        return None
    thoughts = long_thoughts(state, seed + 1)
    if not clear(thoughts):
        return None
    shares = {word: round(mean(each.shares[word] for each in thoughts), 4) for word in thoughts[0].shares}
    return Puzzle(match.record.to_text(), shares)


def holds(puzzle: Puzzle, seed: int) -> tuple[bool, list[Thought]]:
    """Whether long thought still finds the solution of a puzzle, and what it found."""
    state = puzzle.match().state
    thoughts = long_thoughts(state, seed)
    return clear(thoughts) and thoughts[0].best == puzzle.best, thoughts
