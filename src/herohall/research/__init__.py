"""The games in the standard toolkits: PettingZoo environments and OpenSpiel games. Needs the extra `research`.

Every game is a PettingZoo environment `NAME_vN`, found when it is asked for:

    from herohall.research import seventh_v1
    env = seventh_v1.env(players=4)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from herohall.research.environment import Environment


def __getattr__(name: str) -> Environment:
    from herohall.core import registry

    game, _, version = name.rpartition("_v")
    if game not in registry.games() or not version.isdecimal():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from herohall.research.environment import Environment

    return Environment(game, int(version))
