"""All tables of this browser. What the page asks of a server it asks here; `requests.py` has the addresses."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from pathlib import Path
from typing import Protocol

import msgspec

from herohall.browser.journal import Conflict, Kept, Line, kept, lines_of
from herohall.browser.room import ELSEWHERE, Outside, Room
from herohall.core import registry
from herohall.core.box_files import id_of_box, try_out, unfold
from herohall.core.errors import BadOption, HallError
from herohall.core.game import Game
from herohall.hall import boxes, create, daily, from_record, leaderboard, rematch, sync, visits
from herohall.hall.answers import Episode, turns_of
from herohall.hall.bits import digest
from herohall.hall.errors import NotNow
from herohall.hall.leaderboard import Attempt
from herohall.hall.presence import Viewer
from herohall.hall.schemas import (
    BoxFiles,
    BoxInfo,
    BoxSheets,
    DailyBoard,
    DailyStart,
    NewTable,
    Opened,
    PlayOn,
    RecordText,
    Seated,
    Study,
)
from herohall.hall.step import Step
from herohall.hall.stored import RowAdded
from herohall.hall.table import Table

DEALER = b"HeroHall without a server"
"""What daily deals are made from here: everybody without a server plays the same deals, and could look ahead."""
DAILY, BOX = "daily ", "box "
"""How the names of attempts and boxes begin in the journal; all others are tables."""
REMEMBERED = 4
"""Tables that were only looked at and are kept in memory, for as long as nothing is written to them."""

log = logging.getLogger("herohall.browser")


class Locks(Protocol):
    """One tab plays a table; the others can see that."""

    async def take(self, name: str, steal: bool) -> bool:
        """Take the lock of a table, from another tab if wanted; False if another tab has it."""

    def release(self, name: str) -> None:
        """Let others have it."""


class BrowserHall:
    """The tables in memory by id; the journal has them all."""

    def __init__(self, outside: Outside, locks: Locks, boxes: Path) -> None:
        self.outside = outside
        self.rooms: dict[str, Room] = {}
        self._locks = locks
        self._boxes = boxes
        self._entering: dict[str, asyncio.Lock] = {}
        self._seen: OrderedDict[str, Table] = OrderedDict()
        self._games: dict[tuple[str, str], Game] = {}
        self._studies: dict[str, Study] = {}
        self._background: set[asyncio.Task[None]] = set()

    # Finding tables

    async def table(self, table_id: str) -> Table:
        """A table as it is now, to look at; NotNow if there is none."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room.table
        seen, last = self._seen.get(table_id), await self.outside.journal.last(table_id)
        if seen is None or seen.revision != last:
            seen = self._seen[table_id] = await self._read(table_id)
        self._seen.move_to_end(table_id)
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return seen

    async def _kept(self, table_id: str) -> Kept | None:
        named_otherwise = table_id.startswith((DAILY, BOX))
        return None if named_otherwise else kept(await self.outside.journal.read(table_id))

    async def _read(self, table_id: str) -> Table:
        found = await self._kept(table_id)
        if found is None:
            raise NotNow("server-no-table")
        row = found.stored.table
        try:
            game, folder = await self.game(row.game, row.box)
            match = sync.replayed(game, found.stored)
        except HallError as error:
            log.error("table %s cannot continue: %s", table_id, error)
            raise NotNow("server-frozen") from error
        return sync.table_of(found.stored, match, folder, DEALER if row.daily else b"", self.outside.moment())

    async def enter(self, table_id: str, steal: bool = False) -> Room:
        """The room of a table, which this tab plays from now on; NotNow if another tab does."""
        lock = self._entering.setdefault(table_id, asyncio.Lock())
        async with lock:
            room = self.rooms.get(table_id)
            if room is not None and not room.closed:
                return room
            if not await self._locks.take(table_id, steal):
                raise NotNow(ELSEWHERE)
            try:
                room = Room(self.outside, await self._read(table_id))
                await self._settle(room, (await self._rules(table_id)))
            except BaseException:
                self._locks.release(table_id)
                raise
            self.rooms[table_id] = room
            return room

    async def _rules(self, table_id: str) -> int:
        found = await self._kept(table_id)
        assert found is not None
        return found.stored.table.rules

    async def _settle(self, room: Room, rules: int) -> None:
        """What happens before anybody looks: newer rules apply, and no deadline has passed meanwhile."""
        if room.table.match.record.rules_version != rules:
            await room.take(lambda table, moment: sync.taken_over(table, rules, moment))
        await room.take(sync.deadline_put_off)

    def leave(self, room: Room) -> None:
        """Nobody looks at a table any more: another tab may play it."""
        if not room.screens and self.rooms.get(room.table.id) is room:
            room.stop()
            del self.rooms[room.table.id]
            self._locks.release(room.table.id)

    def taken(self, table_id: str) -> None:
        """Another tab has taken a table from us."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.give_up(ELSEWHERE)

    # Opening tables

    async def create(self, wanted: NewTable) -> Seated:
        """Open a table; the host's token is sent only this once."""
        game, folder = await self.game(wanted.game, wanted.box)
        wanted = msgspec.structs.replace(wanted, rated=False, open=False)
        moment = self.outside.moment()
        table, token = create.new_table(game, wanted, create.new_start(wanted, folder, moment), moment)
        (host,) = table.guests
        await self._begin(create.opened(table, moment))
        return visits.seated(table, host, token)

    async def _begin(self, step: Step, *more: Line) -> None:
        await self.outside.journal.add([*lines_of(step, self.outside.moment().now), *more])

    async def play_on(self, table_id: str, wanted: PlayOn) -> Seated:
        """Continue a finished game from one of its moments, against bots."""
        moment = self.outside.moment()
        new, token = from_record.play_on(await self.table(table_id), wanted, moment)
        await self._begin(from_record.opened_with_moves(new, moment))
        return Seated(table=new.id, token=token, seats=[wanted.seat], invite=new.start.invite)

    async def open_record(self, brought: RecordText) -> Opened:
        """Check a record and open a table that shows its game."""
        table_id = from_record.id_of_record(brought.record)
        if await self.outside.journal.last(table_id) is None:
            folder = None if brought.box is None else await self.folder(brought.box)
            record, moment = from_record.checked(brought.record, folder), self.outside.moment()
            table = from_record.table_of_record(record, table_id, brought.box, folder, moment)
            await self._begin(from_record.opened_with_moves(table, moment))
        return Opened(table=table_id)

    async def rematch(self, room: Room, viewer: Viewer) -> None:
        """A new table for the same people."""
        rematch.check(room.table, viewer)
        if room.table.following is None:
            await room.take(lambda table, moment: rematch.open_again(table, viewer, moment))
        assert room.table.following is not None
        new = await self.enter(room.table.following)
        step = await new.take(lambda table, moment: rematch.give_tokens(table, room.table.presence.people(), moment))
        room.send(rematch.told(room.table, step.tokens))
        self.leave(new)

    # The daily deal

    async def play_daily(self, wanted: DailyStart) -> Seated:
        """Play today's deal, or continue it."""
        moment = self.outside.moment()
        day, seats = daily.day_of(moment.now), daily.wanted_table(wanted)
        name = f"{DAILY}{day} {wanted.game}"
        begun = await self.outside.journal.read(name)
        if not begun:
            start = create.new_start(seats, None, moment)._replace(daily=day, secret=DEALER)
            deal = daily.deal_of(DEALER, day, wanted.game)
            table, token = create.new_table(registry.game(wanted.game), seats, start, moment, deal)
            (host,) = table.guests.values()
            attempt = {"day": day, "game": wanted.game, "regular": digest(wanted.person), "table_id": table.id}
            row = RowAdded("attempts", {**attempt, "name": host.name, "conceded": False})
            try:
                await self._begin(create.opened(table, moment, row), Line(name, 0, table.id))
            except Conflict:  # begun in another tab at the same moment
                begun = await self.outside.journal.read(name)
            else:
                return visits.seated(table, host.id, token)
        room = await self.enter(begun[0])
        step = await room.take(lambda table, moment: visits.move_device(table, next(iter(table.guests)), moment))
        self.leave(room)
        assert step.seated is not None
        return step.seated

    async def board(self, day: str | None, key: str | None) -> DailyBoard:
        """The results of a day in this browser, by default today."""
        now = self.outside.moment().now
        shown = daily.day_of(now) if day is None else daily.checked_day(day, daily.day_of(now))
        names = [name for name in await self.outside.journal.names() if name.startswith(DAILY)]
        attempts = [await self._attempt(name) for name in names if name.split()[1] == shown]
        earlier = max((name.split()[1] for name in names if name.split()[1] < shown), default=None)
        found = [one for one in attempts if one is not None]
        return leaderboard.board(found, shown, earlier, None if key is None else digest(key), DEALER, now)

    async def _attempt(self, name: str) -> Attempt | None:
        (table_id,) = await self.outside.journal.read(name)
        found = await self._kept(table_id)
        return None if found is None else found.attempt

    # Boxes

    async def add_box(self, brought: BoxFiles) -> BoxInfo:
        """Check a box and keep it; an error lists all its problems."""
        if brought.folder is not None:
            raise BadOption("bad-box", game=brought.game)
        files = boxes.files_of(brought)
        game, box = try_out(brought.game, files), id_of_box(brought.game, files)
        if await self.outside.journal.last(BOX + box) is None:
            await self.outside.journal.add([Line(BOX + box, 0, msgspec.json.encode(files).decode())])
        return BoxInfo(box=box, label=game.box)

    async def box(self, game: str, box: str) -> BoxSheets:
        """A box of this browser, as tables."""
        return boxes.tables(game, await self._files(box))

    async def _files(self, box: str) -> dict[str, str]:
        lines = await self.outside.journal.read(BOX + box)
        if not lines:
            raise BadOption("server-no-box", box=box[:40])
        return msgspec.json.decode(lines[0], type=dict[str, str])

    async def folder(self, box: str) -> str:
        """The folder for the files of a box."""
        files, folder = await self._files(box), self._boxes / box
        if not folder.is_dir():
            unfold(files, folder)
        self.outside.bots.boxes[str(folder)] = files
        return str(folder)

    async def game(self, name: str, box: str | None) -> tuple[Game, str | None]:
        """A game with a box, and the folder with its files."""
        if box is None:
            return registry.game(name), None
        folder = await self.folder(box)
        if (name, box) not in self._games:
            self._games[name, box] = registry.game(name, folder)
        return self._games[name, box], folder

    # Looking back

    async def study(self, table_id: str) -> Study:
        """The part of a study that is ready; the rest is being worked out."""
        table = await self.table(table_id)
        if not table.revealed(self.outside.moment().now):
            raise NotNow("server-not-over")
        if table.match.record.game.evaluator() is None:
            raise NotNow("server-no-advice")
        study = self._studies.get(table_id)
        if study is None:
            turns = turns_of(table.match, table.start.box_folder)
            study = self._studies[table_id] = Study(points=[], count=len(turns), done=False, moves=[], reviewed=0)
            task = asyncio.ensure_future(self._work_out(table_id, turns, study))
            self._background.add(task)
            task.add_done_callback(self._background.discard)
        return study

    async def _work_out(self, table_id: str, turns: list[Episode], study: Study) -> None:
        bots = self.outside.bots
        try:
            for episode in turns:
                study.points.append(await bots.judge(episode))
            study.done = True
            for episode in turns:
                study.moves += await bots.review(episode)
                study.reviewed += 1
        except Exception:
            log.exception("a study failed")
            self._studies.pop(table_id, None)  # the next request starts it again

    # What is kept

    async def kept_tables(self) -> dict[str, int]:
        """All tables of this browser, and the characters that each takes."""
        names = [name for name in await self.outside.journal.names() if not name.startswith((DAILY, BOX))]
        return dict(zip(names, await self.outside.journal.sizes(names), strict=True))

    async def remove(self, tables: list[str]) -> None:
        """Delete tables for good, with the attempts they were; a table that another tab plays stays."""
        free = [table_id for table_id in tables if await self._free(table_id)]
        attempts = [name for name in await self.outside.journal.names() if name.startswith(DAILY)]
        gone = [name for name in attempts if (await self.outside.journal.read(name))[0] in free]
        await self.outside.journal.remove([*free, *gone])
        for table_id in free:
            self._locks.release(table_id)

    async def _free(self, table_id: str) -> bool:
        """Take a table that nobody plays, or only this tab."""
        self.taken(table_id)
        return not table_id.startswith((DAILY, BOX)) and await self._locks.take(table_id, False)
