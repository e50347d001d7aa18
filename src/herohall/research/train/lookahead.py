"""A network learns from search: what each move brings by the end of the turn, in the same worlds for all of them.

    python -m herohall.research.train.lookahead world --minutes 30 --second 32 --out world.npz

For games whose moves are described one by one. It plays against itself; at some of its decisions the moves in question
are tried in a few sampled worlds, played on by rules of thumb to the end of the turn and judged there, as `expert`
does. The network learns to like moves by that, so that it need not search. Runs go on, and are written, as those of the
league; the time for learning is counted, too.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, NamedTuple

import numpy as np

from herohall.bots import FAR
from herohall.core.encoder import Described, Describer
from herohall.core.errors import BadOption
from herohall.core.evaluator import Evaluator
from herohall.core.many import game_seed
from herohall.core.state import State
from herohall.research.train.league import League, Settings, read_settings
from herohall.research.train.move_policy import SLOTS, MoveRows, described_rows, joined
from herohall.research.train.network import Mask, Matrix

WORLDS = 6
"""In so many worlds every move in question is tried."""
TRIED = 5
"""At most so many moves, the most promising."""
PROMISING = 2.0
"""Moves whose byte is e times smaller than the best one's so often are not tried."""
SOME = 0.3
"""How many decisions are looked at."""
ADVENTURE = 0.1
"""How often any of the moves in question is made, so that not only the usual positions are seen."""
SAY = 0.5
"""What the rule of thumb counts beside the result of the search, as in `bots.tree`."""
FARTHEST = 3.0
"""Differences between moves are not taken for larger, in units of the bytes' logarithm."""
EPOCHS = 6
PART = 512
DUEL = 2


class Lessons(NamedTuple):
    """Decisions, and how much more or less than the mean of the moves tried each of them should be liked."""

    rows: MoveRows
    wanted: Matrix
    tried: Mask

    def only(self, chosen: Any) -> Lessons:
        """Some of them."""
        return Lessons(self.rows[chosen], self.wanted[chosen], self.tried[chosen])


class Lookahead(League):
    """A learner that takes its lessons from search."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        describer, evaluator = self.readers[0].describer, self.game.evaluator()
        if describer is None or evaluator is None:
            raise BadOption("bots-no-encoder", game=self.game.name)
        self.describer: Describer = describer
        self.evaluator: Evaluator = evaluator
        self.seen: list[Lessons] = []
        """All lessons of this run."""

    def lessons(self) -> Lessons:
        """Play the games of a round, and return what search says of some decisions."""
        chance, found, wanted = Random(game_seed(self.settings.seed, self.rounds, 2)), list[Described](), list[Matrix]()
        for _ in range(self.settings.games):
            state = self.new_game(chance).state
            while not state.over:
                moves = state.moves()
                if len(moves) == 1:
                    state.apply(moves[0])
                    continue
                described = self.describer.describe(state)
                if chance.random() < SOME and sum(row[-1] > 255 * np.exp(-PROMISING) for row in described.rows) > 1:
                    found.append(described)
                    wanted.append(self.tried(state, described, chance))
                state.apply(self.chosen(described, chance))
        return lessons_of(found, wanted)

    def chosen(self, described: Described, chance: Random) -> int:
        """The move that is made."""
        if chance.random() < ADVENTURE:
            return chance.choice(described.moves)
        likings, _values, _kept = self.average.forward(described_rows([described]))
        return described.moves[int(likings[0].argmax())]

    def tried(self, state: State, described: Described, chance: Random) -> Matrix:
        """What each move brings by search, in units of the bytes' logarithm; NaN for those not tried."""
        looks = [row[-1] for row in described.rows]
        order = sorted(range(len(looks)), key=lambda place: -looks[place])[:TRIED]
        order = [place for place in order if looks[place] > 255 * np.exp(-PROMISING)]
        seat, turns = state.seat, FAR if state.players == DUEL else 1
        assert seat is not None
        totals = np.full(SLOTS, np.nan, np.float32)
        totals[order] = 0.0
        for _ in range(WORLDS):
            world = state.sample(seat, chance.getrandbits(56))
            for place in order:
                totals[place] += self.brings(world, described.moves[place], seat, turns)
        return totals / np.float32(WORLDS * max(described.unit, 1e-4))

    def brings(self, world: State, move: int, seat: int, turns: int) -> float:
        """A seat's share of the win where so many turns have ended, after a move in a world."""
        state, evaluator = world.copy(), self.evaluator
        turn = evaluator.turn(state)
        state.apply(move)
        left = turns if evaluator.turn(state) == turn else turns - 1
        return evaluator.look_ahead(state, left)[seat]

    def study(self) -> float:
        """Play and learn from all lessons so far; by how much the likings are off."""
        fresh = self.lessons()
        if self.rounds == 0:
            self.policy.calibrate(fresh.rows)
            self.average.scale = self.policy.scale
        off = error(self.policy, fresh)
        self.seen.append(fresh)
        known = Lessons(*(joined(parts) for parts in zip(*self.seen, strict=True)))
        chance = np.random.default_rng(game_seed(self.settings.seed, self.rounds, 3))
        rate = self.settings.rate * max(0.05, 1 - self.seconds / (60 * self.settings.minutes))
        for _ in range(EPOCHS):
            order = chance.permutation(len(known.rows))
            for part in np.array_split(order, max(1, len(order) // PART)):
                self.policy.learn(lesson_slopes(self.policy, known.only(part)), rate)
        for mean, now in zip(self.average.parameters(), self.policy.parameters(), strict=True):
            mean[:] = now
        self.rounds += 1
        self.played += self.settings.games
        return off


def lessons_of(found: list[Described], totals: list[Matrix]) -> Lessons:
    """Lessons from decisions and what was found by search."""
    rows, values = described_rows(found), np.array(totals, np.float32)
    tried = ~np.isnan(values)
    thumb = np.zeros_like(values)
    thumb[rows.owners, rows.slots] = np.log(np.maximum(rows.moves[:, -1], 1) / np.float32(255))
    wanted = centred(values, tried) / np.float32(1 + SAY) + centred(thumb, tried) * np.float32(SAY / (1 + SAY))
    return Lessons(rows, np.clip(wanted, -FARTHEST, FARTHEST), tried)


def centred(values: Matrix, tried: Mask) -> Matrix:
    """Values less the mean of the moves tried; 0 for the others."""
    known = np.where(tried, values, 0)
    mean = known.sum(axis=1, keepdims=True) / tried.sum(axis=1, keepdims=True)
    found: Matrix = np.where(tried, values - mean, 0).astype(np.float32)
    return found


def lesson_slopes(policy: Any, part: Lessons) -> list[Matrix]:
    """The gradients of half the mean square error of the likings, which count as many units as the network trusts."""
    likings, values, kept = policy.forward(part.rows)
    off = centred(likings, part.tried) / np.float32(policy.trust) - part.wanted
    slope = np.where(part.tried, np.clip(off, -1, 1), 0).astype(np.float32)
    slopes: list[Matrix] = policy.backward(slope / np.float32(len(part.rows)), np.zeros_like(values), kept)
    return slopes


def error(policy: Any, part: Lessons) -> float:
    """The mean square error of the likings, against that of the rules of thumb."""
    likings, _values, _kept = policy.forward(part.rows)
    thumb = np.zeros_like(likings)
    thumb[part.rows.owners, part.rows.slots] = np.log(np.maximum(part.rows.moves[:, -1], 1) / np.float32(255))
    mine = centred(likings, part.tried) / policy.trust - part.wanted
    theirs = centred(thumb, part.tried) - part.wanted
    return float((mine[part.tried] ** 2).mean() / (theirs[part.tried] ** 2).mean())


def main(arguments: list[str] | None = None) -> None:
    """A whole run, or the rest of one."""
    settings = read_settings(arguments)
    learner, before = Lookahead(settings), time.process_time()
    if settings.out.exists():
        learner.go_on()
    spent = learner.seconds
    while learner.seconds < 60 * settings.minutes:
        off = learner.study()
        learner.seconds = spent + time.process_time() - before
        count = sum(len(each.rows) for each in learner.seen)
        print(f"round {learner.rounds}: {count} decisions, error {off:.3f} of that of rules of thumb", flush=True)
        learner.save()


if __name__ == "__main__":
    main()
