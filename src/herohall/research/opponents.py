"""The bots a learner meets inside a batch."""

from __future__ import annotations

from collections.abc import Sequence

from herohall.bots import Bot, Budget, bot
from herohall.bots.asker import Asker
from herohall.core.errors import BadOption
from herohall.core.game import Game
from herohall.core.many import Lineup, game_seed
from herohall.core.state import State
from herohall.lab.contest import Entrant, check_bot


def read_opponents(first: State, names: str | Sequence[str]) -> list[Entrant]:
    """The opponents in such games: one name for all, or a name for each seat except the learner's."""
    players = first.players
    listed = [names] * (players - 1) if isinstance(names, str) or not isinstance(names, Sequence) else list(names)
    if len(listed) != players - 1:
        raise BadOption("research-opponents", found=len(listed), players=players, needed=players - 1)
    entrants = [Entrant.read(str(name)) for name in listed]
    for entrant in entrants:
        check_bot(entrant.level, first)
    return entrants


class Bots(Lineup):
    """Bots around the learner, clockwise in the order they were named; the bots of every game have their own seed."""

    def __init__(self, game: Game, entrants: Sequence[Entrant], count: int) -> None:
        self.asker = Asker(game)
        self.levels = [entrant.level for entrant in entrants]
        self.budgets: list[Budget | None] = [entrant.budget for entrant in entrants]
        self.bots: list[list[Bot]] = [[]] * count
        """At each place the bots by their distance from the learner, less one."""
        self.learners = [0] * count

    def sit_down(self, place: int, seed: int, learner: int) -> None:
        self.learners[place] = learner
        self.bots[place] = [bot(level, game_seed(seed, number, 0)) for number, level in enumerate(self.levels)]

    def choose(self, place: int, state: State, seat: int) -> int:
        number = (seat - self.learners[place] - 1) % state.players
        return self.asker.ask(self.bots[place][number], state, seat, self.budgets[number])
