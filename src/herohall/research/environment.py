"""A game of the house as a PettingZoo environment: agents act one after the other, as the table asks them.

`seventh_v0` and `world_v0` are this environment with a game put in; `docs/research.md` describes them.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from herohall.core import registry
from herohall.core.errors import BadOption
from herohall.core.evaluator import win_shares
from herohall.core.game import State
from herohall.core.generator import fresh_seed
from herohall.core.record import Record
from herohall.research.fields import Observer
from herohall.research.pictures import Picture
from herohall.terminal.painter import painter_for

Observation: TypeAlias = dict[str, NDArray[np.float32] | NDArray[np.int8]]
REWARDS = ("win", "points")
RENDER_MODES = ["human", "ansi", "rgb_array", "dict"]
ILLEGAL = -1.0
"""What an illegal move costs; the game ends with it."""
WIDTH = 100
"""Characters in a line of text."""


class HallEnv(AECEnv[str, Observation, int], EzPickle):
    """A game that asks one agent at a time.

    players: how many play; without, as many as the game thinks best
    reward:  "win" pays the share of the win at the end, ties shared; "points" pays every change of one's score
    max_moves: after so many moves the game is cut off (truncation)
    render_mode: "human" prints the table, "ansi" returns it as text, "rgb_array" as a picture, "dict" as data
    options: those of the game, as `herohall.game(name).new` takes them
    """

    def __init__(
        self,
        name: str,
        version: str,
        observer: Callable[..., Observer],
        picture: Callable[..., Picture],
        players: int | None = None,
        reward: str = "win",
        max_moves: int | None = None,
        render_mode: str | None = None,
        box: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(
            self, name, version, observer, picture, players, reward, max_moves, render_mode, box, **options
        )
        super().__init__()
        if reward not in REWARDS:
            raise BadOption("bad-option-value", option="reward", value=str(reward), known=", ".join(REWARDS))
        if render_mode not in (None, *RENDER_MODES):
            known = ", ".join(RENDER_MODES)
            raise BadOption("bad-option-value", option="render_mode", value=str(render_mode), known=known)
        self.game = registry.game(name, box)
        self.options = options
        self.players = self.game.new(players, 0, **options).players  # refuses what cannot be played
        self.reward = reward
        self.max_moves = max_moves
        self.render_mode = render_mode
        self.observer = observer(self.game)
        self.picture = picture(self.game)
        self.metadata = {
            "name": version,
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._set_spaces()
        self._chance = Random(fresh_seed())

    def _set_spaces(self) -> None:
        size, moves = self.observer.layout.size, self.game.move_count
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
        """A new game: that of the seed, or the next of a series that began with the last seed given."""
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

    def step(self, action: int) -> None:
        """The agent that is asked makes a move; IllegalMove if it may not (`env()` ends the game instead)."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.now.moves():
            raise self.now.refusal(int(action))
        before = self.now.scores
        self.now.apply(int(action))
        self.moves_made += 1
        self._cumulative_rewards[agent] = 0.0
        self._pay(before)
        self._accumulate_rewards()
        if self.now.over:
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

    def _ask(self) -> None:
        if self.now.seat is not None:
            self.agent_selection = self.possible_agents[self.now.seat]
        self._deads_step_first()

    # Seeing

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may do: nothing, unless it is asked."""
        seat = self.seats[agent]
        mask = np.zeros(self.game.move_count, np.int8)
        if seat == self.now.seat:
            mask[self.now.moves()] = 1
        return {"observation": self.observer.row(self.now.view(seat)), "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """What all know together: for training only, no player may see it."""
        rows = [self.observer.row(self.now.view(seat)) for seat in range(self.players)]
        return np.concatenate(rows)

    def render(self) -> Any:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            logger.warn("render() was called, but no render_mode was chosen when the environment was made.")
            return None
        view = self.now.view(None)
        if self.render_mode == "dict":
            return view
        if self.render_mode == "rgb_array":
            return self.picture.paint(view)
        painter = painter_for(Record(self.game, self.players, 0, dict(self.now.options)), "en")
        text = "\n".join(line.plain for line in painter.table(view, WIDTH)) + "\n"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to give back."""


def wrapped(raw: HallEnv) -> AECEnv[str, Observation, int]:
    """With the usual checks: an illegal move ends the game, a move that does not exist is an error."""
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    bounded = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(bounded)


def in_parallel(raw: HallEnv) -> Any:
    """For learners that want all agents in every step: those who are not asked have no legal move and are ignored."""
    return turn_based_aec_to_parallel(wrapped(raw))
