"""What the benchmark measures of other people's engines. Run as a program by a Python that has them, and may lack ours.

A worker reads lines `NAME SECONDS` and answers each with a line of JSON: decisions, games, seconds of its own time.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from types import ModuleType
from typing import Any

Game = Callable[[], tuple[int, int]]
"""Plays a game or a few; how many decisions, and how many games. Where something else is counted, no games."""
clock = time.process_time


def timed(play: Game, seconds: float) -> dict[str, float]:
    """Play until so much processor time has gone; what others do meanwhile does not count."""
    decisions = games = 0
    start = clock()
    while clock() - start < seconds:
        more = play()
        decisions += more[0]
        games += more[1]
    return {"decisions": decisions, "games": games, "seconds": clock() - start}


def repeated(deed: Callable[[], object], times: int) -> Game:
    """Does something so many times at a call; that is no game."""

    def play() -> tuple[int, int]:
        for _ in range(times):
            deed()
        return times, 0

    return play


def serve(prepare: Callable[[str], Game], lines: Iterable[str]) -> None:
    """Measure whatever is asked for; what cannot be measured here is answered with the reason."""
    ready: dict[str, Game] = {}
    for line in lines:
        name, seconds = line.split()
        try:
            if name not in ready:
                ready[name] = prepare(name)
                ready[name]()  # the first game pays for what is made only once
            answer: dict[str, Any] = timed(ready[name], float(seconds))
        except Exception as error:  # noqa: BLE001  # whatever another engine throws
            answer = {"error": f"{type(error).__name__}: {error}"[:200]}
        print(json.dumps(answer), flush=True)


# OpenSpiel


def load(module: str) -> Any:
    """A module of the other engine; its own types say little."""
    return importlib.import_module(module)


def spiel_driven(name: str, tensors: bool = False) -> Game:
    """Its C++ game driven from a Python loop: legal actions, one at random, apply; chance by its own probabilities."""
    game = load("pyspiel").load_game(name)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                if tensors:
                    state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return play


spiel_tensor = partial(spiel_driven, tensors=True)
"""The same, with the observation of the seat that is asked as a tensor, for learners."""


def spiel_looped(name: str) -> Game:
    """Its C++ game looped in C++, with its own uniform random bots."""
    pyspiel = load("pyspiel")
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    driven = spiel_driven(name)
    mean = sum(driven()[0] for _ in range(200)) / 200  # its loop does not tell how many decisions a game had
    batch = 20
    seeds = iter(range(1 << 60))

    def play() -> tuple[int, int]:
        for _ in range(batch):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return round(batch * mean), batch

    return play


def spiel_clone(name: str) -> Game:
    """Copies of a state in the middle of a game."""
    state = load("pyspiel").load_game(name).new_initial_state()
    while state.is_chance_node() or state.move_number() < 25:
        state.apply_action(state.legal_actions()[-1])
    return repeated(state.clone, 100)


def spiel_search(name: str) -> Game:
    """Its information-set search in Python; a plain copy stands for the sampling of hidden cards, which is generous."""
    mcts, ismcts = load("open_spiel.python.algorithms.mcts"), load("open_spiel.python.algorithms.ismcts")
    game = load("pyspiel").load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    iterations = 50
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 1.0, iterations, use_observation_string=True)
    bot.set_resampler(lambda state, _player: state.clone())

    def search() -> tuple[int, int]:
        bot.step(state)
        return iterations, 0

    return search


# Engines written in Python


def rlcard_driven(name: str) -> Game:
    """Its environment, stepped with random legal actions."""
    env = load("rlcard").make(name)

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return play


def pettingzoo_driven(name: str) -> Game:
    """Its environment, stepped with random legal actions; observations and masks come with every step."""
    env = load(f"pettingzoo.classic.{name}").env()

    def play() -> tuple[int, int]:
        env.reset()
        decisions = 0
        for _agent in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(None if ended or cut else random.choice(mask.nonzero()[0]))
            decisions += not (ended or cut)
        return decisions, 1

    return play


def envpool_driven(name: str) -> Game:
    """So many of its C++ environments in one call, on one thread, with random actions: `NAME*COUNT`."""
    task, _, count = name.partition("*")
    size = int(count)
    env = load("envpool").make(task, env_type="gymnasium", num_envs=size, num_threads=1)
    np = load("numpy")
    chance = np.random.default_rng(1)
    env.reset()

    def play() -> tuple[int, int]:
        for _ in range(20):
            env.step(chance.integers(env.action_space.n, size=size).astype(np.int32))
        return 20 * size, 0

    return play


def pufferlib_driven(name: str) -> Game:
    """So many snakes of its C environment in one call, each of which sees 19 × 19 places: `snake*COUNT`.

    Its only wheel for this Python lacks files, so its package of environments cannot be imported as a whole; and its
    function `step` would be taken for the one of the same name in the C library, and nothing would move.
    """
    sys.setdlopenflags(os.RTLD_NOW | os.RTLD_DEEPBIND)
    whole = ModuleType("pufferlib.ocean")
    whole.__path__ = [os.path.join(os.path.dirname(load("pufferlib").__file__), "ocean")]
    sys.modules[whole.__name__] = whole
    size = int(name.partition("*")[2])
    kind = load("pufferlib.ocean.snake.snake").Snake
    env = kind(widths=[128], heights=[128], num_snakes=[size], num_food=[4 * size], vision=9)
    chance = load("numpy").random.default_rng(1)
    env.reset()
    first = env.observations.copy()

    def play() -> tuple[int, int]:
        for _ in range(20):
            env.step(chance.integers(4, size=size))
        return 20 * size, 0

    play()
    if (env.observations == first).all():
        raise RuntimeError("nothing moves")
    return play


def catanatron_driven(name: str) -> Game:
    """Its own loop with its own random players."""
    package = load("catanatron")
    colours = list(package.Color)[: int(name)]

    def play() -> tuple[int, int]:
        game = package.Game([package.RandomPlayer(colour) for colour in colours])
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions), 1

    return play


KINDS: dict[str, Callable[[str], Game]] = {
    "spiel-driven": spiel_driven,
    "spiel-looped": spiel_looped,
    "spiel-clone": spiel_clone,
    "spiel-search": spiel_search,
    "rlcard": rlcard_driven,
    "spiel-tensor": spiel_tensor,
    "pettingzoo": pettingzoo_driven,
    "envpool": envpool_driven,
    "pufferlib": pufferlib_driven,
    "catanatron": catanatron_driven,
}


def prepare(name: str) -> Game:
    """The measure of that name: `KIND:GAME`."""
    kind, _, game = name.partition(":")
    return KINDS[kind](game)


if __name__ == "__main__":
    serve(prepare, sys.stdin)
