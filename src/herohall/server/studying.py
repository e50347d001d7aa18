"""Where was it lost? A finished game judged turn by turn, by the processes that think for the bots.

At the beginning of each turn: everybody's chances, as a bot sees them who knows all cards. During it: what each seat
could have worked out. It takes a while, so it is done in the background and kept for those who ask next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import pairwise

from herohall.core.errors import HallError
from herohall.core.match import Match
from herohall.server import replaying
from herohall.server.bodies import Insight, Study, StudyPoint
from herohall.server.house import NotNow
from herohall.server.table import Table
from herohall.server.thinking import Episode, Thinkers, Verdict

KEPT = 200
"""Studies in memory; the one asked for longest ago is forgotten first, and made anew when wanted."""


class Studies:
    """The studies of finished games, by table."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._found: OrderedDict[str, Study] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Give up what is being worked out."""
        for task in self._tasks:
            task.cancel()

    async def of(self, table: Table) -> Study:
        """As much as is known by now; the rest is on its way."""
        if not replaying.finished(table):
            raise NotNow("server-not-over")
        if table.match.record.game.evaluator() is None:
            raise NotNow("server-no-advice")
        study = self._found.get(table.id)
        if study is not None:
            self._found.move_to_end(table.id)
        else:
            study = self._found[table.id] = Study(points=[], count=0, done=False)
            turns = await asyncio.to_thread(turns_of, table.match, table.box_folder)
            study.count = len(turns)
            task = asyncio.create_task(self._work_out(table.id, turns, study))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return study

    async def _work_out(self, table_id: str, turns: list[tuple[int, Episode]], study: Study) -> None:
        try:
            for number, episode in turns:
                study.points.append(point(number, await self._thinkers.judge(episode)))
            study.done = True
        except (HallError, OSError, RuntimeError):
            self._found.pop(table_id, None)  # whoever asks next lets it begin again


def point(number: int, verdict: Verdict) -> StudyPoint:
    """What is told of a turn."""
    insight = None if verdict.after is None else Insight(number=number + verdict.after, aids=verdict.aids)
    return StudyPoint(number=number, shares=verdict.shares, insight=insight)


def turns_of(match: Match, box: str | None) -> list[tuple[int, Episode]]:
    """All turns, by the number of moves made before, and the end as one more without moves."""
    begun, _ = replaying.landmarks(match)
    moves = [step.move for step in match.steps]
    state = match.record.start()
    turns: list[tuple[int, Episode]] = []
    for number, following in pairwise([*begun, len(moves), len(moves)]):
        mine = moves[number:following]
        turns.append((number, Episode(state.game.name, box, state.to_json(), mine)))
        for move in mine:
            state.apply(move)
    return turns
