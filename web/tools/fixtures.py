"""Writes moments of a real game, as one viewer sees them, for the bench.

    .venv/bin/python web/tools/fixtures.py seventh 4 0 game edition=iello

Arguments: game, players, seat ("none" for a spectator), name of the file, then options. It writes
 src/dev/<game>-<name>.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import herohall
from herohall.core.event import JSON, View
from herohall.core.game import Game, State
from herohall.core.state import view_when_asked
from herohall.games.world.facts import facts
from herohall.games.world.game import WorldGame

DEV = Path(__file__).parent.parent / "src" / "dev"
NAMES = ["Ada", "Nora", "Iris", "Bruno", "Otto"]


def moments(state: State, viewer: int | None, printed: JSON) -> list[dict[str, JSON]]:
    """The game played by medium bots, cut at every decision of the viewer (for a spectator, at every one)."""
    bot = herohall.bot("medium")
    people: list[JSON] = [
        {"name": name, "bot": None if seat == viewer else "medium", "here": True}
        for seat, name in enumerate(NAMES[: state.players])
    ]
    found: list[dict[str, JSON]] = []
    told: list[View] = []
    while True:
        if state.over or viewer is None or state.seat == viewer:
            found.append(
                {
                    "view": view_when_asked(state, viewer, aids=True),
                    "events": [*told],
                    "people": people,
                    "facts": printed,
                    "aid": None if viewer is None or state.over else state.game.aid(state, viewer),
                }
            )
            told = []
        if state.over:
            return found
        move = bot.choose(state.chair(state.decision.seat))
        told += [event.told(viewer, over=False) for event in state.play(move)]


def facts_of(game: Game) -> JSON:
    """What is printed on the pieces, for a game played with a box."""
    return facts(game.cards) if isinstance(game, WorldGame) else None


def main(name: str, players: str, viewer: str, file: str, *pairs: str) -> None:
    game = herohall.game(name)
    options = dict(pair.split("=", 1) for pair in pairs)
    state = game.new(players=int(players), seed=7, **options)
    found = moments(state, None if viewer == "none" else int(viewer), facts_of(game))
    target = DEV / f"{name}-{file}.json"
    target.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    print(f"{target}: {len(found)} moments")


if __name__ == "__main__":
    main(*sys.argv[1:])
