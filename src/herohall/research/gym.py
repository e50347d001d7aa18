"""One agent against bots for Gymnasium: importing this module registers every game as `herohall/NAME-vN`.

    import gymnasium
    import herohall.research.gym

    env = gymnasium.make("herohall/seventh-v1", opponents="medium")
    envs = gymnasium.make_vec("herohall/seventh-v1", num_envs=64, opponents="medium")

`info["action_mask"]` says which moves are legal; an illegal move becomes the first legal one, unless the environment
was made with `illegal="refuse"`. Observations are numbers from 0 to 1; with `scaled=False` they are bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from herohall.core import registry
from herohall.research.batch import FIRST, Batch
from herohall.research.pictures import RENDER_MODES, Renderer, check_render_mode
from herohall.research.plain import layout_for

SEEDS = 1 << 62
Rows: TypeAlias = NDArray[Any]
"""Observations: float32 if they are scaled, else uint8."""
MEDIUM = "medium"


def observation_space(batch: Batch, scaled: bool) -> spaces.Box:
    """What one observation looks like."""
    if scaled:
        return spaces.Box(0.0, 1.0, (batch.layout.size,), np.float32)
    return spaces.Box(0, 255, (batch.layout.compact_size,), np.uint8)


class HallGym(gymnasium.Env[Rows, np.int64]):
    """One game after the other; the agent's seat changes from game to game.

    opponents: one bot for all other seats, or a bot for each, clockwise from the agent
    The other settings are those of `herohall.batch`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  # as Gymnasium wants it

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = MEDIUM,
        scaled: bool = True,
        illegal: str = FIRST,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        check_render_mode(render_mode)
        self.batch = Batch(game, 1, opponents=opponents, illegal=illegal, keeps_last=True, **settings)
        self.scaled = scaled
        self.render_mode = render_mode
        self.observation_space = observation_space(self.batch, scaled)
        self.action_space = spaces.Discrete(self.batch.game.move_count)
        self.renderer = Renderer(self.batch.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Start a new game: the one of the seed, or the next in the series of the last seed given."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self._row(self.batch.observations)[0], self._info()

    def step(self, action: np.int64 | int) -> tuple[Rows, float, bool, bool, dict[str, Any]]:
        """The agent moves, then the others do until it is the agent's turn again or the game is over."""
        self.batch.step(np.array([action]))
        over = bool(self.batch.over[0])
        rows = self._row(self.batch.last_observations() if over else self.batch.observations)
        if self.render_mode == "human":
            self.render()
        info = {"action_mask": np.zeros(self.batch.game.move_count, np.int8)} if over else self._info()
        return rows[0], float(self.batch.rewards[0]), over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now, as sb3-contrib's MaskablePPO asks for it."""
        legal: NDArray[np.bool_] = self.batch.masks[0].copy()
        return legal

    def render(self) -> Any:
        """The table as a spectator sees it; after the end of a game, the next game's table."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called, but no render_mode was chosen when the environment was made.")
            return None
        return self.renderer.render(self.batch.state_of(0), self.render_mode)

    def close(self) -> None:
        """End the games."""
        self.batch.close()

    def _row(self, rows: NDArray[np.uint8]) -> Rows:
        return self.batch.layout.scaled(rows) if self.scaled else rows.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks[0].astype(np.int8), "seat": int(self.batch.seats[0])}


class HallVector(VectorEnv[Rows, NDArray[np.int64], Rows]):
    """Many such games at once. When a game is over, the next one starts in the same step (`SAME_STEP`).

    Its last observation is then in `info["final_obs"]`. `workers` processes share the games.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | Sequence[str] = MEDIUM,
        scaled: bool = True,
        illegal: str = FIRST,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.batch = Batch(game, num_envs, opponents=opponents, illegal=illegal, keeps_last=True, **settings)
        self.scaled = scaled
        self.num_envs = num_envs
        self.render_mode = None
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.batch, scaled)
        self.single_action_space = spaces.Discrete(self.batch.game.move_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Start new games: those of the seed, or the next in the series of the last seed given."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self._rows(self.batch.observations), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Rows, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """The agents of all games move, then the others do."""
        batch = self.batch
        batch.step(actions)
        info = self._info()
        over = batch.over.copy()
        if over.any():
            last = np.full(self.num_envs, None, object)
            for place, row in zip(np.flatnonzero(over), self._rows(batch.last_observations()), strict=True):
                last[place] = row
            info |= {"final_obs": last, "_final_obs": over, "final_info": {}, "_final_info": over}
        return self._rows(batch.observations), batch.rewards.astype(np.float64), over, np.zeros_like(over), info

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers, if there are any."""
        self.batch.close()

    def _rows(self, rows: NDArray[np.uint8]) -> Rows:
        return self.batch.layout.scaled(rows) if self.scaled else rows.copy()

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        masks, seats = self.batch.masks.astype(np.int8), self.batch.seats.copy()
        return {"action_mask": masks, "_action_mask": every, "seat": seats, "_seat": every}


def register(name: str) -> None:
    """Register a game with Gymnasium."""
    gymnasium.register(
        f"herohall/{name}-v{layout_for(registry.game(name)).version}",
        entry_point=f"{__name__}:HallGym",
        vector_entry_point=f"{__name__}:HallVector",
        kwargs={"game": name},
        disable_env_checker=True,  # it would slow down every step; the tests run it
        order_enforce=False,
    )


for each in registry.games():
    register(each)
