"""Writes moments of real games as test cases for what the page works out itself: standings and odds.

    .venv/bin/python web/tools/moments.py

It writes src/world/moments.json; tests/world/test_moments.py checks that the engine still says the same.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import cast

import herohall
from herohall.core.event import JSON, View
from herohall.world import moves as m
from herohall.world.conquest import strength
from herohall.world.game import WorldState
from herohall.world.tables import FACES, SEATS

TARGET = Path(__file__).parent.parent / "src" / "world" / "moments.json"
GAMES = [(2, "fr", 1), (3, "de", 2), (4, "fr", 3), (5, "de", 4)]
EVERY = 83
"""Decisions between two moments: few enough for a small file, all kinds of questions come up."""
NEEDED = ["players", "options", "epoch", "turn", "hero", "territories"]
OF_SEATS = ["coins", "supply", "made", "discovery_sum", "discoverers"]
"""What the page's sums read of a view."""


def moments() -> list[JSON]:
    """Views cut down to what is needed, and the odds where an attack can be announced."""
    found: list[JSON] = []
    for players, edition, seed in GAMES:
        state = herohall.game("world").new(players=players, seed=seed, edition=edition)
        assert isinstance(state, WorldState)
        chance, count = Random(seed), 0
        while not state.over:
            count += 1
            attacks = [move for move in state.moves() if m.ATTACK <= move < m.FLEE]
            if count % EVERY == 0 or (attacks and count % 13 == 0):
                found.append(moment(state, attacks[:2]))
            state.apply(chance.choice(state.moves()))
    return found


def moment(state: WorldState, attacks: list[int]) -> JSON:
    """One moment: the view, and the odds of a few attacks."""
    seen = state.view(state.seat)
    view: View = {name: seen[name] for name in NEEDED}
    view["seats"] = [{name: seat[name] for name in OF_SEATS} for seat in cast(list[View], seen["seats"])]
    odds: list[JSON] = [{"move": state.text(move), "counts": counts(state, move)} for move in attacks]
    return {"view": view, "odds": odds}


def counts(state: WorldState, attack: int) -> list[JSON]:
    """How many each face would strike."""
    table = state.table.copy()
    table.territory, table.rival = divmod(attack - m.ATTACK, SEATS)
    tables = table.settings.tables
    return [strength(table, tables.face_kind[face], tables.face_amount[face]) for face in range(FACES)]


def text() -> str:
    """The file, one moment a line."""
    lines = [json.dumps(one, separators=(",", ":")) for one in moments()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")
