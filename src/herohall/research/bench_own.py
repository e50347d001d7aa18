"""What the benchmark for learners measures of our own: batches and the doors of the toolkits. Run as a program."""

from __future__ import annotations

import io
import random
import re
import sys
import tracemalloc
from collections.abc import Callable
from contextlib import redirect_stdout
from itertools import count
from pathlib import Path

import numpy as np

import herohall
from herohall import research
from herohall.core import registry
from herohall.lab.bench_peers import Game, serve, spiel_tensor
from herohall.research.plain import layout_for

SIZE = 256
"""Games in a batch."""
STEPS = 10
README = Path(__file__).parents[3] / "README.md"


def version(name: str) -> int:
    """The number in the names of a game's environments."""
    return layout_for(registry.game(name)).version


def batched(name: str) -> Game:
    """A batch with a random legal move for each game; observations and masks come with every step."""
    batch, chance = herohall.batch(name, SIZE, players=4, seed=1), np.random.default_rng(1)

    def play() -> tuple[int, int]:
        ended = 0
        for _ in range(STEPS):
            batch.step(batch.any_moves(chance))
            ended += int(batch.over.sum())
        return STEPS * SIZE, ended

    return play


def zoo(name: str) -> Game:
    """The PettingZoo environment with its checks, stepped as the others' are."""
    env = getattr(research, f"{name}_v{version(name)}").env(players=4)
    seeds = count()

    def play() -> tuple[int, int]:
        env.reset(seed=next(seeds))
        decisions = 0
        for _agent in env.agent_iter():
            observation, _, ended, cut, _info = env.last()
            env.step(None if ended or cut else random.choice(observation["action_mask"].nonzero()[0]))
            decisions += not (ended or cut)
        return decisions, 1

    return play


def tensor(name: str) -> Game:
    """The OpenSpiel game, stepped as the others' are."""
    import herohall.research.openspiel  # noqa: F401  # it registers the games

    return spiel_tensor(f"herohall_{name}(players=4)")


def vector(name: str) -> Game:
    """One agent against random bots through Gymnasium; only the agent's decisions count."""
    import gymnasium

    import herohall.research.gym  # noqa: F401  # it registers the games

    envs = gymnasium.make_vec(
        f"herohall/{name}-v{version(name)}", num_envs=SIZE, opponents="random", players=4, scaled=False
    )
    chance = np.random.default_rng(1)
    envs.reset(seed=1)

    def play() -> tuple[int, int]:
        ended = 0
        for _ in range(STEPS):
            ended += int(envs.step(envs.unwrapped.batch.any_moves(chance))[2].sum())  # type: ignore[attr-defined]
        return STEPS * SIZE, ended

    return play


def readme_loop() -> str:
    """The loop the README shows for simulations, as it stands there."""
    blocks: list[str] = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    return next(block for block in blocks if "process_time" in block)


def readme(name: str, chance: str = "quick") -> Game:
    """The README's own loop, with this game."""
    loop = readme_loop().replace('"seventh"', repr(name)).replace('"quick"', repr(chance))
    code = compile(loop, str(README), "exec")

    def play() -> tuple[int, int]:
        names: dict[str, int] = {}
        with redirect_stdout(io.StringIO()):
            exec(code, names)
        return names["decisions"], names["seed"] + 1

    return play


def unguessable(name: str) -> Game:
    """The same with chance that nobody can guess, as people play."""
    return readme(name, "unguessable")


def memory(name: str, size: int) -> int:
    """Bytes that a batch of so many games takes after some steps, by Python's own count."""
    chance = np.random.default_rng(1)
    herohall.batch(name, 1, players=4, seed=1).any_moves(chance)  # what is loaded only once does not count
    tracemalloc.start()
    batch = herohall.batch(name, size, players=4, seed=1)
    for _ in range(50):
        batch.step(batch.any_moves(chance))
    taken, _peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken


KINDS: dict[str, Callable[[str], Game]] = {
    "batch": batched,
    "zoo": zoo,
    "tensor": tensor,
    "vector": vector,
    "readme": readme,
    "unguessable": unguessable,
}


def prepare(name: str) -> Game:
    """The measure of that name: `KIND:GAME:PLAYERS`."""
    kind, game, _players = name.split(":")
    return KINDS[kind](game)


if __name__ == "__main__":
    serve(prepare, sys.stdin)
