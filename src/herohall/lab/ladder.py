"""The ladder: every level against those below it, at each number of players, and the table of it in a document.

A line is one bot against n - 1 of a lower level, on rotated seats and equal deals. It is played until a sequential
test can tell, or for a fixed number of games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Final

from herohall.bots import bot
from herohall.core.options import Value
from herohall.lab.arena import AHEAD, Played
from herohall.lab.contest import Contest, Entrant
from herohall.lab.figures import Figures, figures, share_in
from herohall.lab.journal import play_kept

BETTER: Final = "better"
NOT_BETTER: Final = "not better"
OPEN: Final = "open"

ERROR: Final = 0.05
"""How often the sequential test may be wrong, either way: what Wald's bounds are computed from."""
ODDS: Final = 1.4
"""The difference the sequential test looks for: the odds of the fair share, times this."""
FEWEST_DEALS: Final = 20
"""Before that, nobody knows how much deals differ."""
MOST_GAMES: Final = 1000
"""Where the sequential test gives up, unless said otherwise."""


@dataclass(frozen=True)
class Line:
    """One bot against others of a lower level."""

    single: Entrant
    others: Entrant
    players: int

    @property
    def fair(self) -> float:
        """The share of the win if both were equal."""
        return 1 / self.players

    @property
    def entrants(self) -> list[Entrant]:
        """The line-up."""
        return [self.single] + [self.others] * (self.players - 1)

    @property
    def name(self) -> str:
        """The line-up in words."""
        return f"{self.single.name} – {self.players - 1} × {self.others.name}"


def lines(
    levels: list[str], players: int, seconds: float | None, iterations: int | None, neighbours: bool = False
) -> list[Line]:
    """Each level against every one below it, the nearest first; or against its neighbour only.

    >>> [line.name for line in lines(["random", "easy", "medium"], 2, None, None)]
    ['easy – 1 × random', 'medium – 1 × easy', 'medium – 1 × random']
    """
    entrants = [paced(level, seconds, iterations) for level in levels]
    return [
        Line(high, low, players)
        for place, high in enumerate(entrants)
        for low in entrants[max(0, place - 1) if neighbours else 0 : place][::-1]
    ]


def paced(level: str, seconds: float | None, iterations: int | None) -> Entrant:
    """A level with its part of a budget: all of it if it thinks for a second by habit, a quarter for a quarter.

    >>> paced("search-hard", None, 400).name, paced("medium", None, 400).name
    ('search-hard@100i', 'medium')
    """
    part = bot(level).seconds
    return Entrant(level).given(
        None if seconds is None else seconds * part, None if iterations is None else max(1, round(iterations * part))
    )


# Is it better?


class SequentialTest:
    """Wald's test on the shares of whole deals: is the single bot at its fair share, or ODDS away from it?

    The likelihood ratio is that of normal means with the variance seen so far, but never less than that of equals:
    few wins vary little, and without this floor bots that are equal were called weaker in up to 11 % of simulated
    lines of independent games. With it they are called better or weaker in at most 5 %, and a bot at the goal is
    missed in at most 8 % (2 to 5 players, 800 lines each, 1,000 games at most).

    Deals count in their order, whichever was finished first, and after the verdict no more; so the number of
    processes changes nothing.
    """

    def __init__(self, line: Line, contest: Contest) -> None:
        self.line = line
        self.contest = contest
        self.deals = 0
        """How many deals have been counted."""
        self.verdict = OPEN
        self._waiting: dict[int, list[Played]] = {}
        self._sum = 0.0
        self._squares = 0.0

    def add(self, game: Played) -> None:
        """Count a game."""
        self._waiting.setdefault(self.contest.deal(game.task), []).append(game)
        while self.verdict == OPEN and len(self._waiting.get(self.deals, [])) == len(self.contest.rotations):
            share = share_in(self.contest, self._waiting.pop(self.deals), self.line.single.name)
            self.deals += 1
            self._sum += share
            self._squares += share * share
            self.verdict = self._judge()

    def _judge(self) -> str:
        if self.deals < FEWEST_DEALS:
            return OPEN
        fair, goal, mean = self.line.fair, aim(self.line), self._sum / self.deals
        noise = fair * (1 - fair) / len(self.contest.rotations)
        variance = max(noise, self._squares / self.deals - mean * mean)
        ratio = self.deals * (goal - fair) * (mean - (goal + fair) / 2) / variance
        bound = log((1 - ERROR) / ERROR)
        if ratio >= bound:
            return BETTER
        return NOT_BETTER if ratio <= -bound else OPEN


def aim(line: Line) -> float:
    """The share that is ODDS better than the fair one."""
    odds = ODDS * line.fair / (1 - line.fair)
    return odds / (1 + odds)


def by_interval(line: Line, found: Figures) -> str:
    """Whether the 95 % interval of the single bot lies above the fair share."""
    low, high = found.of(line.single.name).interval
    if low > line.fair:
        return BETTER
    return OPEN if high >= line.fair else NOT_BETTER


# Playing


@dataclass
class Outcome:
    """A line that has been played."""

    line: Line
    figures: Figures
    verdict: str


@dataclass
class Ladder:
    """What all lines have in common."""

    game: str
    options: dict[str, Value]
    seed: int
    games: int | None = None
    """For each line; None for as many as the sequential test needs."""
    box: str | None = None
    journals: Path | None = None

    def contest(self, line: Line) -> Contest:
        """The contest of a line."""
        return Contest.arrange(self.game, line.entrants, self.options, self.seed, self.box)

    def most_games(self, contest: Contest) -> int:
        """How many games a line may take."""
        return contest.rounded(MOST_GAMES if self.games is None else self.games)

    def games_of(self, line: Line, executor: Executor, ahead: int = AHEAD) -> Iterator[Played]:
        """The games of a line as they end, until there are enough."""
        contest = self.contest(line)
        test = SequentialTest(line, contest)
        path = None if self.journals is None else journal_path(self.journals, self.game, line)
        for game in play_kept(contest, self.most_games(contest), executor, ahead, path):
            yield game
            test.add(game)
            if self.games is None and test.verdict != OPEN:
                return

    def judge(self, line: Line, played: list[Played]) -> Outcome:
        """Figures and verdict: by the interval of all games, or by the test, of the deals up to where it could tell."""
        contest = self.contest(line)
        if self.games is not None:
            found = figures(contest, played)
            return Outcome(line, found, by_interval(line, found))
        test = SequentialTest(line, contest)
        for game in played:
            test.add(game)
        counted = [game for game in played if test.verdict == OPEN or contest.deal(game.task) < test.deals]
        return Outcome(line, figures(contest, counted), test.verdict)


def journal_path(folder: Path, game: str, line: Line) -> Path:
    """The file of a line; names of bots from outside may hold what no file name may."""
    names = re.sub(r"[^\w.@-]", "_", f"{line.single.name}-{line.others.name}")
    return folder / f"{game}-{line.players}-{names}.jsonl"
