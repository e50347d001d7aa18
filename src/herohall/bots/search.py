"""Bots that search: information-set Monte Carlo tree search with max^n back-ups.

One tree over many sampled worlds: its nodes are what the searching seat can tell apart, so a card that another sends
hidden leads to one node whatever it is. A move counts how often it was *available*, since worlds differ in what others
can do. The rule of thumb says which moves to try first; a leaf is judged by the game's evaluator.
"""

from __future__ import annotations

import time
from math import exp, sqrt
from random import Random
from typing import Final

from herohall.bots.bot import Advice, Bot, Budget, asked, evaluator_of
from herohall.core.chair import Chair
from herohall.core.evaluator import Evaluator
from herohall.core.game import State

EXPLORE: Final = 0.25
"""How much rarely tried moves are favoured."""
TRUST: Final = 2.0
"""How many visits the rule of thumb's opinion of a move counts for when moves are ranked."""
SHARPNESS: Final = 40.0
"""How strongly a better opinion directs the search: one percent of win share is a factor of e^0.4."""


class Edge:
    """One move at a node: how often it was available and tried, and what it brought its seat."""

    __slots__ = ("available", "opinion", "prior", "total", "visits")

    def __init__(self, opinion: float, prior: float) -> None:
        self.opinion = opinion
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.total = 0.0

    def value(self) -> float:
        """The mean result, with the opinion as a few visits of its own."""
        return (self.total + TRUST * self.opinion) / (self.visits + TRUST)


class Node:
    """What the searching seat can tell apart: the moves seen so far lead to one next node each."""

    __slots__ = ("children", "edges")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.children: dict[str, Node] = {}


class Search:
    """One decision being thought about."""

    def __init__(self, chair: Chair, evaluator: Evaluator, chance: Random) -> None:
        self.chair = chair
        self.evaluator = evaluator
        self.chance = chance
        self.root = Node()
        self.iterations = 0

    def run(self, budget: Budget) -> None:
        """Think until the budget is used up."""
        start = time.perf_counter()
        slowest = 0.0
        while budget.iterations is None or self.iterations < budget.iterations:
            before = time.perf_counter()
            if budget.seconds is not None and before - start + slowest > budget.seconds:
                break
            self._iterate(self.chair.sample(self.chance.getrandbits(60)))
            self.iterations += 1
            slowest = max(slowest, time.perf_counter() - before)

    def _iterate(self, state: State) -> None:
        path: list[tuple[Edge, int]] = []
        node = self.root
        new = False
        while not new and not state.over:
            seat = state.seat
            assert seat is not None
            move, edge = self._select(node, state)
            path.append((edge, seat))
            key = state.told(move, self.chair.seat)
            state.apply(move)
            new = key not in node.children
            if new:
                node.children[key] = Node()
            node = node.children[key]
        values = self._judge(node, state)
        for edge, seat in path:
            edge.visits += 1
            edge.total += values[seat]

    def _judge(self, node: Node, state: State) -> list[float]:
        """Everybody's win share; while the searching seat goes on deciding, with what it likes best still to come.

        Others' next choices are left out on purpose: else a turn that ends would look worse than one that drags on.
        """
        values = self.evaluator.chances(state)
        seat = state.seat
        if seat != self.chair.seat:
            return values
        moves = state.moves()
        self._open_edges(node, state, moves)
        best = max(node.edges[move].opinion for move in moves)
        rest = sum(values) - values[seat]
        scale = (1 - best) / rest if rest > 0 else 0.0
        return [best if other == seat else value * scale for other, value in enumerate(values)]

    def _select(self, node: Node, state: State) -> tuple[int, Edge]:
        moves = state.moves()
        self._open_edges(node, state, moves)
        tried = [node.edges[move] for move in moves]
        visits = sum(edge.visits for edge in tried)
        usual = sum(edge.total for edge in tried) / visits if visits else 0.5
        best, chosen, most = moves[0], node.edges[moves[0]], -1.0
        for move in moves:
            edge = node.edges[move]
            edge.available += 1
            urge = EXPLORE * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            score = (edge.total / edge.visits if edge.visits else usual) + urge
            if score > most:
                best, chosen, most = move, edge, score
        return best, chosen

    def _open_edges(self, node: Node, state: State, moves: list[int]) -> None:
        """Ask the rule of thumb about moves this node has not seen before."""
        if all(move in node.edges for move in moves):
            return
        opinions = self.evaluator.weights(state)
        top = max(opinions)
        pulls = [exp(SHARPNESS * (opinion - top)) for opinion in opinions]
        total = sum(pulls)
        for move, opinion, pull in zip(moves, opinions, pulls, strict=True):
            if move not in node.edges:
                node.edges[move] = Edge(opinion, pull / total)

    def ranked(self) -> list[tuple[int, Edge]]:
        """The moves of the decision, best first."""
        return sorted(self.root.edges.items(), key=lambda item: (-item[1].visits, -item[1].value(), item[0]))


class SearchBot(Bot):
    """Thinks by search; `seconds` is its habit when no budget is given."""

    def __init__(self, level: str, seconds: float, seed: int | None = None) -> None:
        self.level = level
        self.seconds = seconds
        self._chance = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        moves = asked(chair).moves
        if len(moves) == 1:
            return moves[0]
        return self._search(chair, budget).ranked()[0][0]

    def advise(self, chair: Chair, budget: Budget | None = None, n: int = 3) -> list[Advice]:
        """The best moves, each with its estimated win share and a reason."""
        asked(chair)
        search = self._search(chair, budget)
        state = chair.sample(0)
        result: list[Advice] = []
        for move, edge in search.ranked()[:n]:
            key, params = search.evaluator.reason(state, move)
            result.append(Advice(move, edge.value(), key, params))
        return result

    def _search(self, chair: Chair, budget: Budget | None) -> Search:
        search = Search(chair, evaluator_of(chair), self._chance)
        search.run(budget or Budget(seconds=self.seconds))
        return search
