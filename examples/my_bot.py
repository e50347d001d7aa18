"""A bot of your own: enter it in the arena against ours.

herohall arena seventh --bots examples.my_bot:Collector,easy,easy --games 60
"""

from random import Random

from herohall.bots import Bot, Budget
from herohall.core.chair import Chair
from herohall.games.seventh.game import SeventhState
from herohall.games.seventh.view_types import seventh_view


class Collector(Bot):
    """Recruits every hero it may still need, judging by fifty ways the hidden cards could lie; else it plays on."""

    level = "collector"

    def __init__(self, seed: int | None = None) -> None:
        self.chance = Random(seed)

    def choose(self, chair: Chair, budget: Budget | None = None) -> int:
        decision = chair.decision
        words = {chair.text(move): move for move in decision.moves}
        if "recruit" in words and "pass" in words:
            mine = seventh_view(chair.view)["seats"][chair.seat]["party"]
            samples = [chair.sample(self.chance.getrandbits(60)) for _ in range(50)]
            doubles = sum(isinstance(state, SeventhState) and state.table.wandering in mine for state in samples)
            return words["pass" if doubles > 20 else "recruit"]
        return words["decline"] if "decline" in words else self.chance.choice(decision.moves)
