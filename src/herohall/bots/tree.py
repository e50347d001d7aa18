"""Information-set Monte Carlo tree search with max^n back-ups: one decision being thought about.

One tree over many sampled worlds: its nodes are what the searching seat can tell apart, so a card that another sends
hidden leads to one node whatever it is. A move counts how often it was *available*, since worlds differ in what others
can do. Below the tree the game's rules of thumb play on for a fixed number of turns; then the evaluator judges. Turns
are counted from before the first move: else one that ends its turn would be judged a turn later than the others.

At the root all moves in question are tried in the same world, with the same chance: what differs between worlds is far
greater than what differs between moves. The longer the search, the fewer moves are still in question.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from herohall.bots.policy import ForesightPolicy
from herohall.core.evaluator import Evaluator
from herohall.core.state import State

CANDIDATES: Final = 8
"""How many moves are in question at most, the most promising by rules of thumb."""
HOPELESS: Final = 0.12
"""A move that looks so much worse than the best, in win share, is not in question."""
FINALISTS: Final = 2
"""How many moves are in question until the end."""
SAY: Final = 0.5
"""What the rule of thumb's opinion counts beside the result of the search: it sees beyond the horizon."""
TRUST: Final = 60.0
"""For so many worlds the opinion of a network counts that also judges where the search ends: it sees at once most of
what a short search finds."""
GROWN: Final = 24
"""How often a node is visited before its moves are told apart; until then the rules of thumb play on from it."""
EXPLORE: Final = 0.3
"""How much rarely tried moves are favoured below the root."""
SHARPNESS: Final = 40.0
"""How strongly a better opinion directs the search: one percent of win share is a factor of e^0.4."""


class Edge:
    """One move at a node: how often it was available and tried, and what it brought its seat."""

    def __init__(self, move: int, opinion: float, prior: float) -> None:
        self.move = move
        self.opinion = opinion
        self.prior = prior
        self.trust = 0.0
        """For how many worlds the opinion counts; 0: as much as `SAY` says."""
        self.available = 0
        self.visits = 0.0
        self.total = 0.0

    def mean(self) -> float:
        """The mean result, or the opinion before there is one."""
        return self.total / self.visits if self.visits > 0 else self.opinion

    def score(self) -> float:
        """Results and opinion together."""
        if self.trust > 0:
            return (self.total + self.trust * self.opinion) / (self.visits + self.trust)
        return self.mean() + SAY * self.opinion

    def promise(self) -> float:
        """The share of the win that the score stands for."""
        return self.score() if self.trust > 0 else self.score() / (1 + SAY)


class Node:
    """What the searching seat can tell apart: the moves seen so far lead to one next node each."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.children: dict[str, Node] = {}


class Tree:
    """All that has been thought about one decision."""

    def __init__(self, seat: int, evaluator: Evaluator, turns: int, judge: ForesightPolicy | None = None) -> None:
        self.seat = seat
        self.evaluator = evaluator
        self.judge = judge
        """Judges at the end instead of rules of thumb, for the searching seat."""
        self.turns = turns
        """How many turns it looks ahead, the present one included."""
        self.root = Node()
        self.candidates: list[Edge] = []
        self.iterations = 0

    def open(self, moves: list[int], opinions: list[float]) -> None:
        """Begin with what the rules of thumb think of the moves."""
        edges = open_edges(self.root, moves, opinions)
        if self.judge is not None:
            for edge in edges:
                edge.trust = TRUST
        edges.sort(key=_by_opinion)
        least = edges[0].opinion - HOPELESS
        self.candidates = [edge for edge in edges[:CANDIDATES] if edge.opinion >= least]

    def in_question(self, progress: float) -> list[Edge]:
        """The moves worth trying in another world, best first; `progress` goes from 0 to 1."""
        self.candidates.sort(key=_by_score)
        return self.candidates[: FINALISTS + int((1.0 - progress) * max(0, len(self.candidates) - FINALISTS))]

    def consider(self, first: Edge, world: State, weight: float = 1.0) -> None:
        """Try a move in a world, which stays as it is and counts as much as its weight."""
        self.iterations += 1
        state = world.copy()
        evaluator = self.evaluator
        turn = evaluator.turn(state)
        left = self.turns
        path: list[Edge] = []
        seats: list[int] = []
        node = self.root
        edge = first
        while True:
            seat = state.seat
            assert seat is not None
            path.append(edge)
            seats.append(seat)
            node = self._next(node, edge, state)
            if evaluator.turn(state) != turn:
                turn = evaluator.turn(state)
                left -= 1
            node.visits += 1
            if node.visits <= GROWN or left <= 0 or state.over:
                break
            edge = self._select(node, state)
        values = evaluator.look_ahead(state, left)
        if self.judge is not None and not state.over:
            values[self.seat] = self.judge.share(state, self.seat)
        for place, tried in enumerate(path):
            tried.visits += weight
            tried.total += weight * values[seats[place]]

    def _next(self, node: Node, edge: Edge, state: State) -> Node:
        """Play a move; the node it leads to for one who sees what the searching seat sees."""
        key = state.told(edge.move, self.seat)
        state.apply(edge.move)
        child = node.children.get(key)
        if child is None:
            child = node.children[key] = Node()
        return child

    def _select(self, node: Node, state: State) -> Edge:
        moves = state.moves()
        for move in moves:
            if move not in node.edges:
                open_edges(node, moves, self.evaluator.weights(state))
                break
        chosen = node.edges[moves[0]]
        most = -1.0
        for move in moves:
            edge = node.edges[move]
            edge.available += 1
            score = edge.mean() + EXPLORE * edge.prior * sqrt(edge.available) / (1.0 + edge.visits)
            if score > most:
                chosen, most = edge, score
        return chosen

    def ranked(self) -> list[Edge]:
        """The moves of the decision, best first: those in question, then the others by rules of thumb."""
        tried = sorted(self.candidates, key=_by_score)
        others = [edge for edge in self.root.edges.values() if edge not in tried]
        return tried + sorted(others, key=_by_opinion)


def open_edges(node: Node, moves: list[int], opinions: list[float]) -> list[Edge]:
    """Edges for the moves a node has not seen before."""
    top = max(opinions)
    pulls = [exp(SHARPNESS * (opinion - top)) for opinion in opinions]
    total = sum(pulls)
    new: list[Edge] = []
    for place, move in enumerate(moves):
        if move not in node.edges:
            edge = Edge(move, opinions[place], pulls[place] / total)
            node.edges[move] = edge
            new.append(edge)
    return new


def _by_opinion(edge: Edge) -> tuple[float, int]:
    return (-edge.opinion, edge.move)


def _by_score(edge: Edge) -> tuple[float, int]:
    return (-edge.score(), edge.move)
