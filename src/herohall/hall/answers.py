"""What bots are asked, and how they answer. A shell calls this where nobody waits: in a process or worker of bots.

A bot gets no game, only a state sampled from what its seat knows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from herohall.bots import Budget, adviser, bot
from herohall.bots.referee import Fault, Referee
from herohall.core import registry
from herohall.core.game import Game, State
from herohall.core.match import Match
from herohall.hall.autoplay import Task
from herohall.hall.protocol import AdvisedMove
from herohall.hall.replay import landmarks
from herohall.hall.schemas import Insight, StudyMove, StudyPoint

AHEAD = 4
"""Turns played ahead by rules of thumb to judge a position."""
MOST_TRIES, LEAST_TRIES, JUDGING = 60, 6, 0.4
"""How many times, and the seconds after which to stop."""

GLANCE = 0.03
"""Seconds a bot thinks about what it would have done."""
LEAST_PAIRS, MOST_PAIRS, WEIGHING = 12, 60, 0.15
"""How often two moves are compared, and the seconds after which to stop."""
LEAST_GAIN = 0.03
"""The smallest difference in the share of the win that is worth telling."""
LONGEST_REVIEW = 4.0
"""Seconds for the moves of one turn."""


class Chosen(NamedTuple):
    """A move in words, and the bot's faults while choosing it."""

    move: str
    faults: list[Fault]


class Episode(NamedTuple):
    """A turn of a finished game with all its cards, to judge everybody's chances and what each could work out."""

    number: int
    """How many moves were made before it."""
    game: str
    box: str | None
    state: str
    moves: list[int]


@lru_cache(maxsize=20)
def game_of(name: str, box: str | None) -> Game:
    """A game, built once, because a server's boxes never change."""
    return registry.game(name, box)


def decide(task: Task) -> Chosen:
    """A legal move, no matter what the bot does."""
    state = game_of(task.game, task.box).from_json(task.state)
    budget = Budget(task.seconds, task.iterations) if task.seconds or task.iterations else None
    referee = Referee(task.seed)
    move = referee.choose(bot(task.level, task.seed), state.chair(task.seat), budget)
    return Chosen(state.text(move), referee.faults)


def advise(task: Task) -> list[AdvisedMove]:
    """The best moves with their reasons."""
    state = game_of(task.game, task.box).from_json(task.state)
    found = adviser().advise(state.chair(task.seat))
    return [
        AdvisedMove(move=state.text(each.move), share=each.share, key=each.key, params=dict(each.params))
        for each in found
    ]


def judge(episode: Episode, clock: Callable[[], float]) -> StudyPoint:
    """The verdict on a turn of a finished game; `clock` tells seconds."""
    state = game_of(episode.game, episode.box).from_json(episode.state)
    return StudyPoint(number=episode.number, shares=shares(state, clock), insight=last_insight(state, episode))


def shares(state: State, clock: Callable[[], float]) -> list[float]:
    """Each seat's share of the win: the mean of many random continuations.

    One more is added in which all seats win alike: before the end nothing is certain, however few were tried.
    """
    evaluator = state.game.evaluator()
    assert evaluator is not None
    if state.over:
        return evaluator.chances(state)
    total, tries, start = [1.0 / state.players] * state.players, 0, clock()
    while tries < LEAST_TRIES or (tries < MOST_TRIES and clock() - start < JUDGING):
        tries += 1
        imagined = state.copy()
        imagined.reseed(tries)
        for seat, share in enumerate(evaluator.look_ahead(imagined, AHEAD)):
            total[seat] += share
    return [share / (tries + 1) for share in total]


def last_insight(state: State, episode: Episode) -> Insight | None:
    """The last moment with something to work out, and what each seat could work out."""
    moments = [state.copy()]
    for move in episode.moves:
        state.apply(move)
        moments.append(state.copy())
    for after, moment in reversed(list(enumerate(moments))):
        aids = [moment.game.aid(moment, seat) for seat in range(moment.players)]
        if any(aid is not None for aid in aids):
            return Insight(number=episode.number + after, aids=aids)
    return None


# Moves of a finished game


def review(episode: Episode, clock: Callable[[], float]) -> list[StudyMove]:
    """The moves of a turn that were clearly better or worse than another one, as far as their seat could know."""
    state = game_of(episode.game, episode.box).from_json(episode.state)
    found, start = [], clock()
    for number, move in enumerate(episode.moves, start=episode.number):
        rival = rival_of(state, move) if clock() - start < LONGEST_REVIEW else None
        if rival is not None:
            gain = advantage(state, move, rival, clock)
            if abs(gain) >= LEAST_GAIN:
                seat, word, other = state.decision.seat, state.text(move), state.text(rival)
                came = outcome(state, move, rival)
                found.append(StudyMove(number=number, seat=seat, move=word, rival=other, gain=gain, outcome=came))
        state.apply(move)
    return found


def rival_of(state: State, move: int) -> int | None:
    """The move a bot would have made instead; for its own choice the second best, if that looks much worse."""
    if len(state.decision.moves) == 1:
        return None
    first, second, *_ = adviser().advise(state.chair(state.decision.seat), Budget(seconds=GLANCE), n=2)
    if first.move != move:
        return first.move
    return second.move if first.share - second.share >= LEAST_GAIN else None


def advantage(state: State, move: int, rival: int, clock: Callable[[], float]) -> float:
    """What a move adds to its seat's share of the win, compared with another move in the same imagined games.

    Zero if chance could explain it.
    """
    seat = state.decision.seat
    chair, gains, start = state.chair(seat), list[float](), clock()
    while len(gains) < LEAST_PAIRS or (len(gains) < MOST_PAIRS and clock() - start < WEIGHING):
        world = chair.sample(len(gains))
        gains.append(share_after(world.copy(), move, seat) - share_after(world, rival, seat))
    gain = mean(gains)
    return gain if abs(gain) > 2 * stdev(gains) / sqrt(len(gains)) else 0.0


def outcome(state: State, move: int, rival: int) -> float:
    """What a move added to its seat's share of the win, compared with another move, with the cards as they lay."""
    seat, gains = state.decision.seat, list[float]()
    for seed in range(LEAST_PAIRS):
        world = state.copy()
        world.reseed(seed)
        gains.append(share_after(world.copy(), move, seat) - share_after(world, rival, seat))
    return mean(gains)


def share_after(state: State, move: int, seat: int) -> float:
    """A seat's share of the win after a move, if all play on by rules of thumb."""
    evaluator = state.game.evaluator()
    assert evaluator is not None
    state.apply(move)
    return (evaluator.chances(state) if state.over else evaluator.look_ahead(state, AHEAD))[seat]


# Studies


def turns_of(match: Match, box: str | None) -> list[Episode]:
    """All turns; the end counts as one more turn without moves."""
    begun, _ = landmarks(match)
    moves = [step.move for step in match.steps]
    state = match.record.start()
    turns = []
    for number, following in pairwise([*begun, len(moves), len(moves)]):
        mine = moves[number:following]
        turns.append(Episode(number, state.game.name, box, state.to_json(), mine))
        for move in mine:
            state.apply(move)
    return turns
