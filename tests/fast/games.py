"""Plays games and prints all that can be seen of them, a line for each: run in both forms, the lines must be the same.

python tests/fast/games.py GAME PLAYERS SEED [box=FOLDER] OPTION=VALUE…
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random
from typing import Any

import herohall
from herohall.bots.learned import policy_of
from herohall.core.errors import IllegalMove
from herohall.core.state import State


def seen(state: State) -> list[object]:
    """What can be seen of a state from every side."""
    seats = range(state.players)
    decision = None if state.over else state.decision
    return [
        state.to_json(),
        [state.view(seat) for seat in [*seats, None]],
        None if decision is None else [decision.seat, decision.kind, decision.rule, decision.moves],
        state.scores,
        state.ranking,
    ]


def refused(state: State, move: int) -> str:
    """What is said to a move that is not legal."""
    try:
        state.play(move)
    except IllegalMove as error:
        return str(error)
    raise AssertionError(f"move {move} was played")


def learned(state: State) -> list[int]:
    """What the network that has learned thinks of the moves, where there is one."""
    policy, moves = policy_of(state), state.moves()
    return [] if policy is None or len(moves) == 1 else policy.likings(state, moves)


def describe(name: str, box: str | None, players: int, seed: int, options: dict[str, str]) -> list[str]:
    """A random game, decision by decision; long texts as digests."""
    chance = Random(seed)
    state = herohall.game(name, box=box).new(players, seed, **options)
    lines = [digest(seen(state))]
    while not state.over:
        moves = state.moves()
        others = [move for move in range(state.game.move_count) if move not in moves and state.text(move)]
        move = chance.choice(moves)
        told = [state.told(move, viewer) for viewer in range(state.players)]
        extra: list[object] = [refused(state, chance.choice(others)), told, learned(state)]
        if chance.random() < 0.1:
            extra.append(seen(state.sample(chance.randrange(players), chance.getrandbits(60))))
        events = [[event.open(), event.seers] for event in state.play(move)]
        lines.append(f"{state.text(move)}: {json.dumps(events)} {digest(extra)} {digest(seen(state))}")
    return lines


def digest(what: object) -> str:
    """Short, and equal for equal things."""
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:16]


if __name__ == "__main__":
    name, players, seed, *pairs = sys.argv[1:]
    print("compiled" if herohall.COMPILED else "pure")
    options: dict[str, Any] = dict(pair.split("=") for pair in pairs)
    box = options.pop("box", None)
    print("\n".join(describe(name, box, int(players), int(seed), options)))
    tally = herohall.game(name, box=box).playouts(5, int(seed), int(players), **options)
    print(tally.games, tally.decisions, tally.wins, tally.points)
