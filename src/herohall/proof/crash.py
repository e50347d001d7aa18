"""kill -9 at random moments while people play; afterwards every promise the server made is checked against its log.

The promises: a move that was acknowledged is in the log, once, with its number; a move that was not is there whole or
not at all; whatever the moment of the crash, every table goes on. The log is read from the store itself, and every
table is replayed by the rules. Of several processes one at a time is killed, and its people go on at another.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from statistics import median

import httpx
import msgspec
from sqlalchemy import select

from herohall.core import registry
from herohall.core.errors import HallError
from herohall.hall.schemas import Seated
from herohall.hall.stored import StoredTable
from herohall.hall.sync import replayed
from herohall.proof.guest import Guest, Lost
from herohall.proof.host import Host, Hosts, ProofError, http_client
from herohall.proof.report import Tell
from herohall.server.store import schema
from herohall.server.store.store import Store

STANDING = 4
"""Moves played at each idle table, so that there is something to restore."""
LONGEST_LULL = 600.0
"""Seconds after a crash within which every game must continue; how soon it does is measured."""
LONGEST_LIFE = 1.0
"""Seconds after which the server is killed at the latest, once it has acknowledged a move."""
THINKING = 0.3
"""Seconds a player takes for a move at the most."""
WANDERING = 0.1
"""How often a player reconnects after a move, so that a restarted process gets players again."""
AT_ONCE = 16


class Result(msgspec.Struct, kw_only=True):
    """What was found; times in seconds."""

    processes: int
    tables: int
    playing: int
    kills: int
    games: int
    acknowledged: int
    sent_again: int
    """Moves in flight when the server was killed, sent again with the same id."""
    in_log: int
    missing: int
    twice: int
    gaps: int
    broken: int
    """Tables the rules cannot replay."""
    stuck: int
    """Tables that did not go on."""
    turned_away: int
    """People turned away by a process that did not know their seat yet."""
    start_median: float
    start_worst: float
    start_processor: float
    """Processor time of a start, median: on a quiet machine a start takes no longer."""
    first_move_median: float
    """From the crash to the first acknowledged move of a player it disconnected."""
    first_move_worst: float
    faults: int
    seconds: float

    @property
    def holds(self) -> bool:
        """Whether every promise was kept."""
        lost = (self.missing, self.twice, self.gaps, self.broken)
        return not any((*lost, self.stuck, self.turned_away, self.faults))


class Player(Guest):
    """Plays a game to its end through every crash, and keeps what was acknowledged."""

    def __init__(self, hosts: Hosts, seated: Seated, chance: Random) -> None:
        super().__init__("", seated.token)
        self.hosts = hosts
        self.seated = seated
        self.chance = chance
        self.host: Host | None = None
        """The process it connected to last."""
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """By id: the number it got, and the move."""
        self.sent_again: set[str] = set()
        """Moves whose answer was lost with the connection, at least once."""
        self.answered_at = 0.0
        """When the first move since it came was answered; 0 before."""

    async def come(self) -> None:
        """Connect to any process that is serving."""
        self.host, self.answered_at = self.hosts.next(), 0.0
        self.live = self.host.live(self.seated.table)
        await super().come()

    async def play(self) -> None:
        """Play to the end of the game, reconnecting when the connection is lost."""
        pending: tuple[str, int, str] | None = None
        while not self.over:
            try:
                if not self.here:
                    await self.come()
                if pending is None and self.moves:
                    await asyncio.sleep(self.chance.random() * THINKING)
                    pending = self._choose() if self.moves else None  # a standing order may have answered meanwhile
                if pending is None:
                    await asyncio.sleep(0.01)
                else:
                    await self._settle(*pending)
                    pending = None
                    await self._wander()
            except Lost:
                if pending is not None:
                    self.sent_again.add(pending[0])
                await asyncio.sleep(0.02)

    async def move(self) -> None:
        """Make one move while no crash is due."""
        await self._settle(*self._choose())

    def _choose(self) -> tuple[str, int, str]:
        """A new id, the number of the question, any answer to it."""
        return f"{self.chance.getrandbits(60):x}", self.number, self.chance.choice(self.moves)

    async def _settle(self, action: str, at: int, move: str) -> None:
        """Send a move, the same one again after a crash, until it is answered."""
        answer = await self.act(action, at, move)
        self.answered_at = self.answered_at or time.perf_counter()
        if answer.type == "ack" and answer.number is not None:
            self.acknowledged[action] = (answer.number, move)
            while self.number == at and self.here:
                await asyncio.sleep(0.005)  # the update may come a moment after the acknowledgement

    async def _wander(self) -> None:
        if len(self.hosts.each) > 1 and self.chance.random() < WANDERING:
            await self.leave()


class Trial:
    """One run of the proof: how many tables exist, at how many people keep playing, how often a process is killed."""

    def __init__(self, hosts: Hosts, progress: Tell, tables: int, playing: int, kills: int, seed: int) -> None:
        self.hosts = hosts
        self.progress = progress
        self.tables = tables
        self.playing = playing
        self.kills = kills
        self.chance = Random(seed)
        self.players: list[Player] = []
        """Everybody who has ever played."""
        self.now: dict[int, list[Player]] = {}
        """Who plays now, by the number of their table."""
        self.standing: list[Player] = []
        """The players who are asked at the idle tables."""
        self.starts: list[float] = []
        self.work: list[float] = []
        """Processor time of each start."""
        self.first_moves: list[float] = []

    async def run(self) -> Result:
        """Open tables, kill the server, check the log."""
        began, since = time.perf_counter(), time.time()
        self.hosts.start()
        async with http_client() as http:
            await self._leave_standing(http)
            playing = [asyncio.create_task(self._play_on(number, http)) for number in range(self.playing)]
            try:
                for number in range(self.kills):
                    await self._kill_once()
                    self.progress("proof-crash-killing", number + 1, self.kills)
                stuck = await self._go_on()
            finally:
                for task in playing:
                    task.cancel()
                ended = await asyncio.gather(*playing, return_exceptions=True)
                await asyncio.gather(*(player.drop() for player in self.players))
        for one in ended:
            if isinstance(one, Exception):  # a player of ours has failed, which is not the server's fault
                raise one
        stuck += await self._wake_standing()
        for host in self.hosts.each:
            host.kill()
        return await self._look(stuck, began, since)

    async def _seat(self, number: int, http: httpx.AsyncClient, idle: bool = False) -> list[Player]:
        """Three people at a new table; the games take turns. At an idle one no standing order may go on."""
        games = [name for name in sorted(registry.games()) if not (idle and registry.game(name).orders)]
        game = games[number % len(games)]
        seats = await self.hosts.open_table(http, 3, 3, game)
        players = [self._player(one) for one in seats]
        self.players += players
        return players

    def _player(self, seated: Seated) -> Player:
        return Player(self.hosts, seated, Random(self.chance.getrandbits(60)))

    async def _play_on(self, number: int, http: httpx.AsyncClient) -> None:
        """The people of one table play game after game."""
        while True:
            try:
                players = await self._seat(number, http)
            except Lost:
                await asyncio.sleep(0.05)
                continue
            self.now[number] = players
            await asyncio.gather(*(player.play() for player in players))
            for player in players:
                await player.drop()

    async def _leave_standing(self, http: httpx.AsyncClient) -> None:
        """Idle tables with a few moves each: the server must still know them after every start."""
        free = asyncio.Semaphore(AT_ONCE)
        wanted = self.tables - self.playing

        async def one(number: int) -> None:
            async with free:
                self.standing.append(await play_some(await self._seat(number, http, idle=True), STANDING))
                self.progress("proof-opening", len(self.standing), wanted)

        await asyncio.gather(*(one(number) for number in range(wanted)))

    async def _kill_once(self) -> None:
        """Kill at a random moment while moves are on their way, start again, wait for the first move."""
        host = self.chance.choice(await self._busy())
        await asyncio.sleep(self.chance.random() * LONGEST_LIFE)
        hit = self._people_at(host)
        await asyncio.to_thread(host.kill)
        await asyncio.gather(self._start_again(host), self._see_first_move(hit, time.perf_counter()))

    async def _busy(self) -> list[Host]:
        """The processes that have answered someone who is connected now; waits until there is one."""
        end = time.perf_counter() + LONGEST_LULL
        while time.perf_counter() < end:
            found = [host for host in self.hosts.each if any(one.answered_at for one in self._people_at(host))]
            if found:
                return found
            await asyncio.sleep(0.005)
        raise ProofError("proof-crash-silent")

    async def _start_again(self, host: Host) -> None:
        self.starts.append(await asyncio.to_thread(host.start))
        self.work.append(host.seconds())

    async def _see_first_move(self, hit: list[Player], began: float) -> None:
        """Wait until one of the disconnected players gets an answer, or all their games are over."""
        while not all(one.over for one in hit):
            answered = [one.answered_at for one in hit if one.answered_at > one.came_at > began]
            if answered:
                self.first_moves.append(min(answered) - began)
                return
            if time.perf_counter() - began > LONGEST_LULL:
                raise ProofError("proof-crash-silent")
            await asyncio.sleep(0.005)

    def _people_at(self, host: Host) -> list[Player]:
        """Those who play at a process now."""
        return [one for players in self.now.values() for one in players if one.host is host and one.here]

    async def _go_on(self) -> int:
        """How many of the tables in play make no progress."""
        before = {number: (players, players[0].number) for number, players in self.now.items()}
        end = time.perf_counter() + LONGEST_LULL
        stuck = len(before)
        while stuck and time.perf_counter() < end:
            await asyncio.sleep(0.02)
            stuck = sum(players[0].number <= number and not players[0].over for players, number in before.values())
        return stuck

    async def _wake_standing(self) -> int:
        """How many of the idle tables have changed or refuse the next move."""
        free = asyncio.Semaphore(AT_ONCE)
        woken = 0

        async def one(asked: Player) -> bool:
            nonlocal woken
            async with free:
                again = self._player(asked.seated)  # knows nothing of the table but the way
                self.players.append(again)
                with suppress(Lost):
                    await again.arrive()
                    if again.number == STANDING and again.moves:
                        await again.move()
                await again.leave()
                woken += 1
                self.progress("proof-crash-waking", woken, len(self.standing))
                return len(again.acknowledged) == 1

        return (await asyncio.gather(*map(one, self.standing))).count(False)

    async def _look(self, stuck: int, began: float, since: float) -> Result:
        """Read the logs of all tables and compare them with what was promised."""
        store = Store(self.hosts.store_url)
        opened = await store.read(select(schema.tables.c.id).where(schema.tables.c.created >= since))
        ids = {row.id for row in opened} | {player.seated.table for player in self.players}
        tables = [await stored(store, table) for table in sorted(ids)]
        await store.engine.dispose()
        written = [row for one in tables for row in one.moves if row.action is not None]
        by_action = {str(row.action).split()[-1]: (row.number, row.word) for row in written}
        promised = {action: kept for player in self.players for action, kept in player.acknowledged.items()}
        return Result(
            processes=len(self.hosts.each),
            tables=self.tables,
            playing=self.playing,
            kills=self.kills,
            games=len(tables),
            acknowledged=len(promised),
            sent_again=sum(len(player.sent_again) for player in self.players),
            in_log=sum(len(one.moves) for one in tables),
            missing=sum(by_action.get(action) != kept for action, kept in promised.items()),
            twice=len(written) - len({row.action for row in written}),
            gaps=sum([row.number for row in one.moves] != [*range(1, len(one.moves) + 1)] for one in tables),
            broken=sum(not replays(one) for one in tables),
            stuck=stuck,
            turned_away=sum(player.turned_away for player in self.players),
            start_median=round(median(self.starts), 3),
            start_worst=round(max(self.starts), 3),
            start_processor=round(median(self.work), 3),
            first_move_median=round(median(self.first_moves or [0.0]), 3),
            first_move_worst=round(max(self.first_moves, default=0.0), 3),
            faults=len(self.hosts.faults()),
            seconds=round(time.perf_counter() - began, 1),
        )


async def play_some(players: list[Player], moves: int) -> Player:
    """Play so many moves, then let everybody leave; returns the player who is asked now."""
    for player in players:
        await player.arrive()
    while (mover := await asked_of(players)).number < moves:
        await mover.move()
    for player in players:
        await player.leave()
    return mover


async def asked_of(players: list[Player]) -> Player:
    """The player to move; Lost if a player has disconnected."""
    while not (found := [player for player in players if player.moves]):
        if not all(player.here for player in players):
            raise Lost
        await asyncio.sleep(0.005)
    return found[0]


async def stored(store: Store, table: str) -> StoredTable:
    """All that is stored of a table."""
    found = await store.table(table)
    if found is None:
        raise ProofError("proof-crash-no-table", table=table)
    return found


def replays(table: StoredTable) -> bool:
    """Whether the rules can replay its whole log."""
    try:
        replayed(registry.game(table.table.game), table)
    except HallError:
        return False
    return True
