"""An agent that learns Seventh Hero by playing against itself, with nothing but numpy: a few minutes on two cores.

    python examples/self_play.py                     # learn, then be measured against random players
    python examples/self_play.py --games 4000 --out agent.npz

The agent is a table of weights: one row for each move, one column for each number of the observation. It plays each
legal move with a probability that grows with the move's weighted sum (softmax). A last row guesses what is still to
be gained. After every batch of games the weights move towards choices that brought more than was guessed, and away
from those that brought less (actor and critic, with Adam's step sizes). Heroes count soon; winning follows from them.
"""

from __future__ import annotations

import argparse
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from herohall.core.evaluator import win_shares
from herohall.research import seventh_v1
from herohall.research.environment import HallEnv

PLAYERS = 3
BATCH = 20
RATE = 0.01
PATIENCE = 0.9
"""What a hero gained one decision later is worth."""

Array = NDArray[np.float64]


class Choice(NamedTuple):
    """What an agent saw, how likely it made each move, and which it made."""

    seen: Array
    chances: Array
    move: int


class Agent:
    """A linear policy, and below it a linear guess."""

    def __init__(self, moves: int, numbers: int) -> None:
        self.weights: Array = np.zeros((moves + 1, numbers + 1))

    def chances(self, seen: Array, mask: NDArray[np.bool_]) -> Array:
        """How likely each move is; illegal ones not at all."""
        hopes = np.where(mask, self.weights[:-1] @ seen, -np.inf)
        odds = np.exp(hopes - hopes.max())
        return np.asarray(odds / odds.sum())

    def learn(self, choices: list[Choice], gains: list[float], slope: Array) -> None:
        """Add to the slope what would have made this game better."""
        still = 0.0
        for choice, gain in zip(reversed(choices), reversed(gains), strict=True):
            still = gain + PATIENCE * still
            surprise = still - float(self.weights[-1] @ choice.seen)
            push = -surprise * choice.chances
            push[choice.move] += surprise
            legal = np.flatnonzero(choice.chances)
            slope[legal] += np.outer(push[legal], choice.seen)
            slope[-1] += surprise * choice.seen


class Adam:
    """Step sizes that fit themselves to each weight."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.mean, self.square, self.steps = np.zeros(shape), np.zeros(shape), 0

    def step(self, slope: Array) -> Array:
        """How far to go."""
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.99 * self.square + 0.01 * slope**2
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.99**self.steps)
        return np.asarray(RATE * mean / (np.sqrt(square) + 1e-8))


def play(env: HallEnv, learners: dict[str, Agent], seed: int, slope: Array | None = None) -> list[float]:
    """One game, and each seat's share of the win; agents without a learner play at random."""
    chance = np.random.default_rng(seed)
    choices: dict[str, list[Choice]] = {name: [] for name in learners}
    gains: dict[str, list[float]] = {name: [] for name in learners}
    env.reset(seed=seed)
    while not env.now.over:
        name, moves = env.agent_selection, env.now.moves()
        if name in learners and len(moves) > 1:
            observation = env.observe(name)
            seen = np.append(observation["observation"], 1.0).astype(np.float64)
            odds = learners[name].chances(seen, observation["action_mask"].astype(bool))
            move = int(chance.choice(len(odds), p=odds))
            choices[name].append(Choice(seen, odds, move))
            gains[name].append(0.0)
        else:
            move = int(chance.choice(moves))
        env.step(move)
        for learner in learners:
            if gains[learner]:
                gains[learner][-1] += env.rewards[learner]
    if slope is not None:
        for learner, agent in learners.items():
            agent.learn(choices[learner], gains[learner], slope)
    return win_shares(env.now.ranking or [])


def train(games: int, seed: int = 1, every: int = 500) -> Agent:
    """Learn from so many games against oneself."""
    env = seventh_v1.raw_env(players=PLAYERS, reward="points")
    agent = Agent(env.game.move_count, env.layout.size)
    adam, start = Adam(agent.weights.shape), time.monotonic()
    for done in range(0, games, BATCH):
        slope = np.zeros_like(agent.weights)
        for game in range(done, done + BATCH):
            play(env, dict.fromkeys(env.possible_agents, agent), seed * 1_000_000 + game, slope)
        agent.weights += adam.step(slope / BATCH)
        if (done + BATCH) % every == 0:
            share = measure(agent, 150, seed=9_000_000)
            print(
                f"{done + BATCH:6} games, {time.monotonic() - start:4.0f} s: wins {share:.0%} of 150 games", flush=True
            )
    return agent


def measure(agent: Agent, games: int, seed: int) -> float:
    """The share of the win against random players, from every seat in turn."""
    env = seventh_v1.raw_env(players=PLAYERS, reward="points")
    won = 0.0
    for game in range(games):
        seat = game % PLAYERS
        won += play(env, {env.possible_agents[seat]: agent}, seed + game // PLAYERS)[seat]
    return won / games


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="games to learn from")
    parser.add_argument("--test", type=int, default=600, help="games against random players afterwards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="write the weights there")
    given = parser.parse_args()
    agent = train(given.games, given.seed)
    share = measure(agent, given.test, seed=5_000_000)
    error = 1.96 * (share * (1 - share) / given.test) ** 0.5
    print(
        f"against {PLAYERS - 1} random players: {share:.1%} ± {error:.1%} of the wins; fair would be {1 / PLAYERS:.1%}"
    )
    if given.out:
        np.savez(given.out, weights=agent.weights)


if __name__ == "__main__":
    main()
