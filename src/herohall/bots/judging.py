"""A bot that searches with a network that has learned to judge positions: `herohall.bots.judging:JudgingBot`.

No level uses it: it foretells winners better than the rules of thumb do, but plays no better (`docs/training.md`).

A game brings it by a file `judge.net` in its folder, and by its part `prospects`, which says what the network reads.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from herohall.bots.base import evaluator_of
from herohall.bots.judge import Judge, JudgingEvaluator, read_judge
from herohall.bots.search import SearchBot
from herohall.core.chair import Chair
from herohall.core.evaluator import Evaluator
from herohall.core.game import Game
from herohall.core.game_files import game_bytes
from herohall.core.prospect import Prospects

FILE: Final = "judge.net"


@lru_cache
def judge_of(game: str) -> Judge | None:
    """The network of a game, read once in every process."""
    found = game_bytes(game, FILE)
    return None if found is None else read_judge(found, f"{game}/{FILE}")


def no_prospects() -> Prospects | None:
    """Instead of the prospects of a game that has none."""
    return None


def judging_evaluator(game: Game, thumb: Evaluator) -> Evaluator:
    """The rules of thumb with the judgement of the game's network; without, if it has none that fits."""
    judge, prospects = judge_of(game.name), game.part("prospects", no_prospects)()
    if judge is None or prospects is None or (judge.rules, judge.box) != (game.rules_version, game.box):
        return thumb
    if (judge.parts, judge.part_size, judge.own_size) != (prospects.parts, prospects.part_size, prospects.own_size):
        return thumb
    return JudgingEvaluator(thumb, judge, prospects)


class JudgingBot(SearchBot):
    """Searches as `search-expert`, and the network judges where the search ends."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__("judging", 2, 1.0, seed)

    def _evaluator(self, chair: Chair) -> Evaluator:
        return judging_evaluator(chair.game, evaluator_of(chair))
