"""kill -9 at random moments while people play; afterwards every promise the server made is checked against its log.

The promises: a move that was acknowledged is in the log, once, with its number; a move that was not is there whole or
not at all; whatever the moment of the crash, every table goes on. The log is read from the store itself, and every
table is replayed by the rules.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from statistics import median

import httpx
import msgspec

from herohall.core import registry
from herohall.core.errors import HallError
from herohall.core.match import Match
from herohall.proof.guest import Guest, Lost
from herohall.proof.hosting import Host, ProofError, http_client
from herohall.server.opening import load_record
from herohall.server.store import Store, StoredTable

STANDING = 4
"""Moves played at each table that then stands still, so that there is something to build up again."""
LONGEST_LULL = 60.0
"""Seconds within which everything must go on after a crash."""
LONGEST_LIFE = 1.0
"""Seconds after which the server is killed at the latest, once it has acknowledged a move."""
THINKING = 0.3
"""Seconds a player takes for a move at the most."""
AT_ONCE = 16


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """So many tables there are, at so many of them people play on, so many times the server is killed."""

    tables: int = 1000
    playing: int = 40
    kills: int = 100
    seed: int = 1


class Result(msgspec.Struct, kw_only=True):
    """What was found; times in seconds."""

    tables: int
    playing: int
    kills: int
    games: int
    acknowledged: int
    sent_again: int
    """Moves that were under way when the server was killed, and sent again with the same id."""
    in_log: int
    missing: int
    twice: int
    gaps: int
    broken: int
    """Tables the rules cannot replay."""
    stuck: int
    """Tables that did not go on."""
    start_median: float
    start_worst: float
    start_processor: float
    """Processor time of a start, median: on a quiet machine a start takes no longer."""
    first_move_median: float
    """From the start of the new process to the first acknowledged move."""
    first_move_worst: float
    faults: int
    seconds: float

    @property
    def holds(self) -> bool:
        """Whether every promise was kept."""
        return not any((self.missing, self.twice, self.gaps, self.broken, self.stuck, self.faults))


class Player(Guest):
    """Plays a game to its end through every crash, and keeps what was acknowledged."""

    def __init__(self, live: str, token: str, chance: Random) -> None:
        super().__init__(live, token)
        self.chance = chance
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """By id: the number it got, and the move."""
        self.sent_again: set[str] = set()
        """Moves whose answer was lost with the connection, at least once."""
        self.answered_at = 0.0

    async def play(self) -> None:
        """To the end of the game; a lost connection is only a reason to come back."""
        pending: tuple[str, int, str] | None = None
        while not self.over:
            try:
                if not self.here:
                    await self.come()
                if pending is None and self.moves:
                    await asyncio.sleep(self.chance.random() * THINKING)
                    pending = (f"{self.chance.getrandbits(60):x}", self.number, self.chance.choice(self.moves))
                if pending is None:
                    await asyncio.sleep(0.01)
                else:
                    await self._settle(*pending)
                    pending = None
            except Lost:
                if pending is not None:
                    self.sent_again.add(pending[0])
                await asyncio.sleep(0.02)

    async def _settle(self, action: str, at: int, move: str) -> None:
        """Send a move, the same one again after a crash, until it is answered."""
        answer = await self.act(action, at, move)
        self.answered_at = time.perf_counter()
        if answer.type == "ack" and answer.number is not None:
            self.acknowledged[action] = (answer.number, move)
            while self.number == at and self.here:
                await asyncio.sleep(0.005)  # the update may come a moment after the acknowledgement


class Trial:
    """One run of the proof."""

    def __init__(self, host: Host, plan: Plan, progress: Callable[[str, int, int], None]) -> None:
        self.host = host
        self.plan = plan
        self.progress = progress
        self.chance = Random(plan.seed)
        self.players: list[Player] = []
        """Everybody who has ever played."""
        self.now: dict[int, list[Player]] = {}
        """Who plays now, by the number of the company."""
        self.standing: list[str] = []
        self.starts: list[float] = []
        self.work: list[float] = []
        """Processor time of each start."""
        self.first_moves: list[float] = []

    async def run(self) -> Result:
        """Open, kill, look."""
        began = time.perf_counter()
        self.host.start()
        async with http_client() as http:
            await self._leave_standing(http)
            playing = [asyncio.create_task(self._play_on(number, http)) for number in range(self.plan.playing)]
            try:
                for number in range(self.plan.kills):
                    await self._kill_once()
                    self.progress("proof-crash-killing", number + 1, self.plan.kills)
                stuck = await self._go_on()
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                await asyncio.gather(*(player.drop() for player in self.players))
        stuck += await self._wake_standing()
        self.host.kill()
        return await self._look(stuck, began)

    async def _seat(self, number: int, http: httpx.AsyncClient) -> list[Player]:
        """Three people at a new table; the games take turns."""
        game = sorted(registry.games())[number % len(registry.games())]
        seats = await self.host.open_table(http, 3, 3, game)
        return [Player(self.host.live(one.table), one.token, Random(self.chance.getrandbits(60))) for one in seats]

    async def _play_on(self, number: int, http: httpx.AsyncClient) -> None:
        """One company plays game after game."""
        while True:
            try:
                players = await self._seat(number, http)
            except Lost:
                await asyncio.sleep(0.05)
                continue
            self.players += players
            self.now[number] = players
            await asyncio.gather(*(player.play() for player in players))
            for player in players:
                await player.drop()

    async def _leave_standing(self, http: httpx.AsyncClient) -> None:
        """Tables with a few moves each that nobody is at: the server has to know them all after every start."""
        free = asyncio.Semaphore(AT_ONCE)
        wanted = self.plan.tables - self.plan.playing

        async def one(number: int) -> None:
            async with free:
                players = await self._seat(number, http)
                await play_some(players, STANDING)
                self.standing.append(table_of(players[0]))
                self.progress("proof-opening", len(self.standing), wanted)

        await asyncio.gather(*(one(number) for number in range(wanted)))

    async def _kill_once(self) -> None:
        """Kill at a random moment while moves are on their way, start again, wait for the first move."""
        await asyncio.sleep(self.chance.random() * LONGEST_LIFE)
        await asyncio.to_thread(self.host.kill)
        began = time.perf_counter()
        self.starts.append(await asyncio.to_thread(self.host.start))
        self.work.append(self.host.seconds())
        while not (answered := self._answered_since(began)):
            if time.perf_counter() - began > LONGEST_LULL:
                raise ProofError("proof-crash-silent")
            await asyncio.sleep(0.005)
        self.first_moves.append(min(answered) - began)

    def _answered_since(self, began: float) -> list[float]:
        """When moves were acknowledged by the server that was started then."""
        return [one.answered_at for one in self.players[-500:] if one.answered_at > one.came_at > began]

    async def _go_on(self) -> int:
        """How many of the tables people play at do not come further."""
        before = {number: (players, players[0].number) for number, players in self.now.items()}
        end = time.perf_counter() + LONGEST_LULL
        stuck = len(before)
        while stuck and time.perf_counter() < end:
            await asyncio.sleep(0.02)
            stuck = sum(players[0].number <= number and not players[0].over for players, number in before.values())
        return stuck

    async def _wake_standing(self) -> int:
        """How many of the tables that stood still cannot be seen as they were."""
        lost = 0
        for number, table in enumerate(self.standing):
            watcher = Guest(self.host.live(table), None)
            try:
                await watcher.come()
                lost += watcher.number != STANDING
            except Lost:
                lost += 1
            await watcher.leave()
            self.progress("proof-crash-waking", number + 1, len(self.standing))
        return lost

    async def _look(self, stuck: int, began: float) -> Result:
        """Read the log and compare it with what was promised."""
        store = Store(self.host.store_url)
        tables = [await stored(store, table) for table in sorted({table_of(player) for player in self.players})]
        await store.engine.dispose()
        written = [row for one in tables for row in one.moves if row.action is not None]
        by_action = {str(row.action).split()[-1]: (row.number, row.word) for row in written}
        promised = {action: kept for player in self.players for action, kept in player.acknowledged.items()}
        return Result(
            tables=self.plan.tables,
            playing=self.plan.playing,
            kills=self.plan.kills,
            games=len(tables),
            acknowledged=len(promised),
            sent_again=sum(len(player.sent_again) for player in self.players),
            in_log=sum(len(one.moves) for one in tables),
            missing=sum(by_action.get(action) != kept for action, kept in promised.items()),
            twice=len(written) - len({row.action for row in written}),
            gaps=sum([row.number for row in one.moves] != [*range(1, len(one.moves) + 1)] for one in tables),
            broken=sum(not replays(one) for one in tables),
            stuck=stuck,
            start_median=round(median(self.starts), 3),
            start_worst=round(max(self.starts), 3),
            start_processor=round(median(self.work), 3),
            first_move_median=round(median(self.first_moves), 3),
            first_move_worst=round(max(self.first_moves), 3),
            faults=len(self.host.faults()),
            seconds=round(time.perf_counter() - began, 1),
        )


def table_of(player: Guest) -> str:
    """The id in the address of a table."""
    return player.live.split("/")[-2]


async def play_some(players: list[Player], moves: int) -> None:
    """So many moves, then everybody leaves."""
    for player in players:
        await player.come()
    while players[0].number < moves:
        mover = next((player for player in players if player.moves), None)
        if mover is not None:
            await mover.act(f"{mover.chance.getrandbits(60):x}", mover.number, mover.chance.choice(mover.moves))
        await asyncio.sleep(0.005)
    for player in players:
        await player.leave()


async def stored(store: Store, table: str) -> StoredTable:
    """All that is stored of a table."""
    found = await store.table(table)
    if found is None:
        raise ProofError("proof-crash-no-table", table=table)
    return found


def replays(table: StoredTable) -> bool:
    """Whether the rules lead through all of its log."""
    try:
        Match(load_record(registry.game(table.table.game), table))
    except HallError:
        return False
    return True
