"""A HeroHall game as a PettingZoo environment: agents act one at a time.

`herohall.research.NAME_vN` is this environment for one game; `docs/research.md` describes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger

from herohall.core import registry
from herohall.core.errors import BadOption
from herohall.core.evaluator import win_shares
from herohall.core.game import State
from herohall.core.generator import fresh_seed
from herohall.research.encoders import encoder_for
from herohall.research.pictures import RENDER_MODES, Renderer, check_render_mode
from herohall.research.plain import layout_for

Observation: TypeAlias = dict[str, NDArray[np.float32] | NDArray[np.int8]]
REWARDS = ("win", "points")
ILLEGAL = -1.0
"""What an illegal move costs; the game ends with it."""


class HallEnv(AECEnv[str, Observation, int], EzPickle):
    """An environment in which one agent acts at a time.

    players: the number of players; by default the game's preferred number
    reward:  "win" pays the share of the win at the end, ties shared; "points" pays every change of an agent's score
    max_moves: after this many moves the game is cut off (truncation)
    render_mode: "human" prints the table, "ansi" returns it as text, "rgb_array" as a picture, "dict" as data
    options: those of the game, as `herohall.game(name).new` takes them
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        reward: str = "win",
        max_moves: int | None = None,
        render_mode: str | None = None,
        box: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, name, players, reward, max_moves, render_mode, box, **options)
        super().__init__()
        if reward not in REWARDS:
            raise BadOption("bad-option-value", option="reward", value=str(reward), known=", ".join(REWARDS))
        check_render_mode(render_mode)
        self.game = registry.game(name, box)
        self.options = options
        first = self.game.first(players, options)  # raises an error for impossible settings
        self.players = first.players
        self.reward = reward
        self.max_moves = max_moves
        self.render_mode = render_mode
        self.layout = layout_for(self.game)
        self.encoder = encoder_for(first)
        self.renderer = Renderer(self.game)
        self.metadata = {
            "name": f"{name}_v{self.layout.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._set_spaces()
        self._chance = Random(fresh_seed())

    def _set_spaces(self) -> None:
        size, moves = self.layout.size, self.game.move_count
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0.0, 1.0, (self.players * size,), np.float32)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all: the row of numbers, and the mask of legal moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """Every move of the game, legal or not."""
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game: the one of the seed, or the next in the series of the last seed given."""
        if seed is None:
            seed = self._chance.getrandbits(64)
        else:
            self._chance = Random(seed)
        self.now: State = self.game.new(self.players, seed, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.moves_made = 0
        self._skip_agent_selection: str | None = None
        self._ask()

    def step(self, action: int | None) -> None:
        """The agent whose turn it is makes a move; IllegalMove if it is not legal (`env()` ends the game instead)."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = -1 if action is None else int(action)
        if not (0 <= move < len(self._legal) and self._legal[move]):
            raise self.now.refusal(move)
        now = self.now
        by_points = self.reward == "points"
        before = now.scores if by_points else []
        now.apply(move)
        self.moves_made += 1
        self._cumulative_rewards[agent] = 0.0
        over = now.over
        if by_points or over:
            self._pay(before)
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_moves is not None and self.moves_made >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _pay(self, before: list[int]) -> None:
        ranking = self.now.ranking
        if self.reward == "points":
            paid = [float(after - old) for after, old in zip(self.now.scores, before, strict=True)]
        else:
            paid = [0.0] * self.players if ranking is None else win_shares(ranking)
        for agent in self.agents:
            self.rewards[agent] = paid[self.seats[agent]]
        self._accumulate_rewards()

    def _ask(self) -> None:
        seat = self.now.seat
        self._legal = self.encoder.legal(self.now)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        if seat is None or self.max_moves is not None:
            self._deads_step_first()

    # Seeing

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and its legal moves: empty if it is not its turn."""
        seat = self.seats[agent]
        legal = self._legal if seat == self.now.seat else bytes(len(self._legal))
        return {"observation": self._row(seat), "action_mask": np.frombuffer(bytearray(legal), np.int8)}

    def state(self) -> NDArray[np.float32]:
        """What all players know together: for training only, no player may see it."""
        return np.concatenate([self._row(seat) for seat in range(self.players)])

    def _row(self, seat: int) -> NDArray[np.float32]:
        row = np.empty(self.layout.size, np.float32)
        self.layout.write(self.encoder.row(self.now, seat), row)
        return row

    def render(self) -> Any:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            logger.warn("render() was called, but no render_mode was chosen when the environment was made.")
            return None
        return self.renderer.render(self.now, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""


class CheckedEnv(HallEnv):
    """The same with the checks of PettingZoo's wrappers: calls in a wrong order and moves that do not exist are errors,
    an illegal move ends the game. One class, because four layers of calls would take longer than the game."""

    _has_reset = False
    _has_updated = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._has_reset = self._has_updated = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not self.terminations[agent] and not self.truncations[agent]:
            if action is None or not self.action_spaces[agent].contains(action):
                raise AssertionError(f"action {action!r} is not in action space")
            if not self._legal[action]:
                self._end_for_illegal_move(agent)
                return
        super().step(action)

    def _end_for_illegal_move(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> NDArray[np.float32]:
        if not self._has_reset:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> Any:
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent whose turn it is, until the game is over; every pass of the loop must call step or reset."""
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return self._whoever_is_asked(max_iter)

    def _whoever_is_asked(self, rounds: int) -> Iterator[str]:
        while self.agents and rounds > 0:
            assert self._has_updated, "need to call step() or reset() in a loop over agent_iter"
            self._has_updated = False
            rounds -= 1
            yield self.agent_selection


class Environment:
    """Makes environments of a game, by its versioned name: `seventh_v1.env(players=4)`."""

    def __init__(self, name: str, version: int) -> None:
        newest = layout_for(registry.game(name)).version
        if version != newest:
            raise BadOption("bad-option-value", option="version", value=str(version), known=str(newest))
        self.name = name

    def raw_env(self, **settings: Any) -> HallEnv:
        """The environment itself; `HallEnv` lists the settings."""
        return HallEnv(self.name, **settings)

    def env(self, **settings: Any) -> CheckedEnv:
        """The environment with PettingZoo's usual checks."""
        return CheckedEnv(self.name, **settings)

    def parallel_env(self, **settings: Any) -> Any:
        """For learners that step all agents together: agents that wait have no legal move and are ignored."""
        return turn_based_aec_to_parallel(self.env(**settings))
