"""Heroes of the World for PettingZoo: `from herohall.research import world_v0; env = world_v0.env(players=4)`.

The number is raised whenever the same seed and moves lead elsewhere, or an observation means something else.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from herohall.research.environment import HallEnv, Observation, in_parallel, wrapped
from herohall.research.pictures import WorldPicture
from herohall.research.world_fields import WorldObserver


def raw_env(**settings: Any) -> HallEnv:
    """The environment itself; `HallEnv` lists the settings."""
    return HallEnv("world", "world_v0", WorldObserver, WorldPicture, **settings)


def env(**settings: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual checks around it."""
    return wrapped(raw_env(**settings))


def parallel_env(**settings: Any) -> Any:
    """The same for learners that step all agents together."""
    return in_parallel(raw_env(**settings))
