"""How fast the engine is: random decisions a second, milliseconds of bots. Run by every Python that is compared."""

import time

import herohall
from herohall.bots.referee import Referee
from herohall.core.generator import Generator


def measured(seconds: float = 2.0) -> dict[str, float]:
    """Figures of this Python, by name."""
    found = {}
    for name in herohall.games():
        found[f"{name} decisions/s"] = decisions(name, seconds)
        for level in ("medium", "hard"):
            found[f"{name} {level} ms"] = thinking(name, level)
    return found


def decisions(name: str, seconds: float) -> float:
    """Random decisions a second."""
    game, count, seed, start = herohall.game(name), 0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        seed += 1
        count += game.new(seed=seed).play_out(Generator(seed, fast=True))
    return count / (time.perf_counter() - start)


def thinking(name: str, level: str, most: int = 30) -> float:
    """The mean time of a bot's decision, over the first ones of a game that leave a choice."""
    state, referee, bot, spent, count = herohall.game(name).new(seed=3), Referee(3), herohall.bot(level, 3), 0.0, 0
    while count < most and not state.over:
        moves = state.moves()
        move = moves[0]
        if len(moves) > 1:
            move = referee.choose(bot, state.chair(state.decision.seat))
            spent += referee.seconds
            count += 1
        state.apply(move)
    return 1000 * spent / count
