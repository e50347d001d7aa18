"""How fast the engine is: random decisions a second, milliseconds of bots. Run by every Python that is compared."""

import time

import herohall
from herohall.bots.referee import Referee
from herohall.core.generator import Generator

LEVELS = ("medium", "hard", "expert")


def measured(seconds: float = 2.0) -> dict[str, float]:
    """Figures of this Python, by name."""
    found = {}
    for name in herohall.games():
        found[f"{name}: random decisions/s"] = decisions(name, seconds)
        for level in LEVELS:
            mean, longest = thinking(name, level)
            found[f"{name}: {level}, ms a decision"] = mean
            found[f"{name}: {level}, the longest"] = longest
    return found


def decisions(name: str, seconds: float) -> float:
    """Random decisions a second."""
    game, count, seed, start = herohall.game(name), 0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        seed += 1
        count += game.new(seed=seed).play_out(Generator(seed, fast=True))
    return count / (time.perf_counter() - start)


def thinking(name: str, level: str, most: int = 20) -> tuple[float, float]:
    """The mean and the longest time of a bot's decisions, over the first ones of a game that leave a choice."""
    state, referee, bot, spent = herohall.game(name).new(seed=3), Referee(3), herohall.bot(level, 3), list[float]()
    while len(spent) < most and not state.over:
        moves = state.moves()
        move = moves[0]
        if len(moves) > 1:
            move = referee.choose(bot, state.chair(state.decision.seat))
            spent.append(1000 * referee.seconds)
        state.apply(move)
    return sum(spent) / len(spent), max(spent)
