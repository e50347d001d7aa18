"""Bots that have learned: one plays as its network likes, the other searches with it.

A game brings a network by a file `learned.net` in its folder, and by its part `insight`, which says what the network
reads. Where there is none, or it has never seen such cards, the bots of before play (`frozen`).
"""

from __future__ import annotations

import time
from functools import cache
from random import Random
from typing import Final

from herohall.bots.base import Advice, Bot, Budget, evaluator_of, explained
from herohall.bots.foresight import Foresight
from herohall.bots.network import Network, read_network
from herohall.bots.policy import Policy
from herohall.bots.thumb import noticed
from herohall.core.chair import Chair
from herohall.core.encoder import Encoder
from herohall.core.game_files import game_bytes
from herohall.core.state import State

FILE: Final = "learned.net"
SEED_BITS: Final = 60


@cache
def network_of(game: str) -> Network | None:
    """The network of a game, read once in every process."""
    found = game_bytes(game, FILE)
    return None if found is None else read_network(found, f"{game}/{FILE}")


def no_insight(state: State) -> Encoder | None:
    """Instead of the insight of a game that has none."""
    return None


def policy_of(state: State) -> Policy | None:
    """The network for states like this one, if there is one that has learned from such games."""
    network = network_of(state.game.name)
    if network is None or network.rules != state.game.rules_version:
        return None
    encoder = state.game.part("insight", no_insight)(state)
    if encoder is None or (encoder.size, encoder.moves) != (network.inputs, network.moves):
        return None
    return Policy(network, encoder)


class LearnedBot(Bot):
    """Makes the move its network likes best, at once; `slips` is how often it overlooks a move."""

    def __init__(self, level: str, frozen: Bot, seed: int | None = None, *, slips: float = 0.0) -> None:
        self.level = level
        self.frozen = frozen
        """Plays where there is no network."""
        self.seconds = frozen.seconds
        self.slips = slips
        self._chance = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = chair.decision.moves
        if len(moves) == 1:
            return moves[0]
        policy = policy_of(chair.imagined)
        if policy is None:
            return self.frozen.choose(chair, budget)
        likings = policy.likings(chair.imagined, moves)
        seen = noticed(moves, self.slips, self._chance)
        return moves[max(seen, key=lambda place: likings[place])]

    def advise(self, chair: Chair, budget: Budget | None = None, n: int = 3) -> list[Advice]:
        policy = policy_of(chair.imagined)
        if policy is None:
            return self.frozen.advise(chair, budget, n)
        moves = chair.decision.moves
        promises = policy.promises(chair.imagined, moves)
        best = sorted(range(len(moves)), key=lambda place: -promises[place])
        return explained(chair, [(moves[place], promises[place]) for place in best[:n]])


class ForesightBot(Bot):
    """Searches with its network; `seconds` is its habit when no budget is given."""

    turns = 1
    say = 12.0

    def __init__(self, level: str, frozen: Bot, seed: int | None = None) -> None:
        self.level = level
        self.frozen = frozen
        """Plays where there is no network."""
        self.seconds = frozen.seconds
        self._chance = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = chair.decision.moves
        if len(moves) == 1:
            return moves[0]
        policy = policy_of(chair.imagined)
        if policy is None:
            return self.frozen.choose(chair, budget)
        return self._think(chair, policy, budget).ranked()[0].move

    def advise(self, chair: Chair, budget: Budget | None = None, n: int = 3) -> list[Advice]:
        policy = policy_of(chair.imagined)
        if policy is None:
            return self.frozen.advise(chair, budget, n)
        thought = self._think(chair, policy, budget)
        promises = [(each.move, each.share(thought.say)) for each in thought.ranked()]
        promises += [(each.move, min(each.opinion, promises[-1][1])) for each in thought.others]
        return explained(chair, promises[:n])

    def _think(self, chair: Chair, policy: Policy, budget: Budget | None) -> Foresight:
        """Search until the budget is used up: by iterations if it names any, else by the clock."""
        start = time.perf_counter()
        thought = Foresight(chair.seat, policy, evaluator_of(chair), self.turns, self.say)
        moves = chair.decision.moves
        thought.open(moves, policy.promises(chair.imagined, moves))
        if len(thought.thoughts) == 1:
            return thought
        limit = budget or Budget(seconds=self.seconds)
        slowest = 0.0
        while used(limit, thought.iterations, time.perf_counter() - start + slowest) < 1.0:
            world = chair.sample(self._chance.getrandbits(SEED_BITS))
            for each in thought.in_question(used(limit, thought.iterations, time.perf_counter() - start)):
                before = time.perf_counter()
                if used(limit, thought.iterations, before - start + slowest) >= 1.0:
                    break
                thought.consider(each, world)
                slowest = max(slowest, time.perf_counter() - before)
        return thought


def used(limit: Budget, iterations: int, seconds: float) -> float:
    """Which part of a budget is used up."""
    by_count = iterations / limit.iterations if limit.iterations else 0.0
    by_clock = seconds / limit.seconds if limit.seconds else 0.0
    return max(by_count, by_clock)
