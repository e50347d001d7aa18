"""The study of a finished game: every turn is judged, in the processes of the bots.

For the beginning of each turn: everybody's chances, estimated by a bot that knows all cards. For the turn: what each
seat could work out. Then its moves are compared with what a bot would have done, from what the seat knew. This takes a
while, so it runs in the background and the result is kept.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine

from herohall.core.errors import HallError
from herohall.hall.answers import Episode, turns_of
from herohall.hall.errors import NotNow
from herohall.hall.schemas import Study
from herohall.hall.table import Table
from herohall.server import wall_clock
from herohall.server.workers.pool import BotPool

KEPT = 200
"""Studies in memory; the least recently used is dropped first, and made again when needed."""


MOST_UNDER_WAY = 20
"""Studies that are being made or wait for it."""


class Studies:
    """The studies of finished games, by table."""

    def __init__(self, bots: BotPool, in_background: Callable[[Coroutine[object, object, None]], None]) -> None:
        self._bots = bots
        self._in_background = in_background
        self._found: OrderedDict[str, Study] = OrderedDict()

    async def of(self, table: Table) -> Study:
        """The part of a study that is ready; the rest is being computed."""
        if not table.revealed(wall_clock.now()):
            raise NotNow("server-not-over")
        if table.match.record.game.evaluator() is None:
            raise NotNow("server-no-advice")
        study = self._found.get(table.id)
        if study is not None:
            self._found.move_to_end(table.id)
        elif sum(not one.done or one.reviewed < one.count for one in self._found.values()) >= MOST_UNDER_WAY:
            raise NotNow("server-busy")
        else:
            study = self._found[table.id] = Study(points=[], count=0, done=False, moves=[], reviewed=0)
            try:
                turns = await asyncio.to_thread(turns_of, table.match, table.start.box_folder)
            except BaseException:
                del self._found[table.id]
                raise
            study.count = len(turns)
            self._in_background(self._work_out(table.id, turns, study))
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return study

    async def _work_out(self, table_id: str, turns: list[Episode], study: Study) -> None:
        try:
            for episode in turns:
                study.points.append(await self._bots.judge(episode))
            study.done = True
            for episode in turns:
                study.moves += await self._bots.review(episode)
                study.reviewed += 1
        except (HallError, OSError, RuntimeError):
            self._found.pop(table_id, None)  # the next request starts it again
