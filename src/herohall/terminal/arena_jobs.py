"""What `herohall arena` and `herohall ladder` do, once their arguments have been read."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from herohall.bots import LEVELS
from herohall.bots.bot import is_budget
from herohall.core import registry
from herohall.core.errors import BadOption, HallError
from herohall.core.files import write_safely
from herohall.core.generator import fresh_seed
from herohall.core.record import Record
from herohall.core.texts import t
from herohall.lab import figures as lab_figures
from herohall.lab.arena import Played, play_all, processes, stop_at_once
from herohall.lab.contest import Contest, Entrant
from herohall.lab.journal import Journal, seed_in
from herohall.lab.ladder import Ladder, Line, Outcome, journal_path, lines
from herohall.lab.strength import percent, section, write_section
from herohall.terminal.jobs import Choice, read_seed, split_levels
from herohall.terminal.painter import painter_for
from herohall.terminal.screen import harmless

SEED_BITS = 64
"""Enough for a seed of one's own, and short enough to be typed again."""

STANDARD_OUTPUT = "-"
"""As a file name."""

HEADINGS = (
    "terminal-arena-games",
    "terminal-arena-share",
    "terminal-arena-interval",
    "terminal-arena-place",
    "terminal-arena-points",
    "terminal-arena-speed",
    "terminal-arena-thinking",
    "terminal-arena-rating",
    "terminal-arena-faults",
)


class Thinking(NamedTuple):
    """How long bots may think, and on how many processes."""

    seconds: float | None
    iterations: int | None
    workers: int | None

    def checked(self) -> Thinking:
        """The same; BadOption if it makes no sense."""
        if self.seconds is not None and self.iterations is not None:
            raise BadOption("terminal-arena-two-budgets")
        for number in (self.seconds, self.iterations):
            if not is_budget(number):
                raise BadOption("terminal-arena-bad-budget", text=str(number))
        if self.workers is not None and self.workers < 1:
            raise BadOption("terminal-arena-bad-workers", text=str(self.workers))
        return self

    @property
    def hands(self) -> int:
        """How many processes play."""
        return self.workers or os.cpu_count() or 1


class Figures(NamedTuple):
    """Where the figures go besides the screen."""

    json: str | None
    csv: Path | None
    journal: Path | None

    def check(self) -> None:
        """HallError now rather than after hours, if a file cannot be written."""
        for name in (self.json, self.csv):
            if name is not None and str(name) != STANDARD_OUTPUT:
                try_to_write(Path(name))

    @property
    def fill_the_screen(self) -> bool:
        """Whether some go to standard output, where a table would be in their way."""
        return STANDARD_OUTPUT in (self.json, str(self.csv))

    def write(self, found: lab_figures.Figures) -> None:
        """Write the files that were asked for."""
        if self.json is not None:
            write_to(self.json, json.dumps(found.as_json(), indent=1, ensure_ascii=False) + "\n")
        if self.csv is not None:
            write_to(str(self.csv), found.as_csv())


def write_to(name: str, text: str) -> None:
    """Write a file, or to standard output."""
    if name == STANDARD_OUTPUT:
        sys.stdout.write(text)
    else:
        write_safely(Path(name), text)


def try_to_write(path: Path) -> None:
    """HallError if there can be no such file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("a").close()
    except OSError as error:
        raise HallError("terminal-cannot-write", file=str(path), why=error.strerror or "?") from error


# The arena


def play_arena(
    choice: Choice, bots: str, games: int, seed_text: str | None, thinking: Thinking, goal: Figures, lang: str
) -> None:
    """Play a contest and show its figures; after Ctrl-C those of the games that are over."""
    thinking.checked()
    if games < 1:
        raise BadOption("terminal-bad-count", text=str(games))
    goal.check()
    contest = _contest(choice, bots, seed_text, thinking, goal.journal)
    games = contest.rounded(games)
    start = time.monotonic()
    played, whole = _play(contest, games, thinking.hands, goal.journal)
    found = lab_figures.figures(contest, played)
    if played and not goal.fill_the_screen:
        _show(found, time.monotonic() - start, lang)
    goal.write(found)
    if not whole:
        key = "terminal-simulate-stopped" if played else "terminal-simulate-none"
        Console(stderr=True).print(t(key, lang, done=len(played), games=games))
        raise KeyboardInterrupt


def _contest(choice: Choice, bots: str, seed_text: str | None, thinking: Thinking, journal: Path | None) -> Contest:
    """The contest somebody asked for; with a journal and no seed, that of the journal."""
    entrants = [Entrant.read(text).given(thinking.seconds, thinking.iterations) for text in split_levels(bots)]
    seed = read_seed(seed_text)
    if seed is None and journal is not None:
        seed = seed_in(journal)
    return Contest.arrange(choice.game, entrants, choice.options(), contest_seed(seed), choice.box)


def contest_seed(given: int | None) -> int:
    """The seed that was given, or one that is short enough to be typed again."""
    return fresh_seed() >> (128 - SEED_BITS) if given is None else given


def _play(contest: Contest, games: int, workers: int, path: Path | None) -> tuple[list[Played], bool]:
    """The games that are over, in the journal or now; False if somebody pressed Ctrl-C."""
    if path is None:
        return _play_on(contest, games, workers, [], None)
    with Journal(path, contest) as journal:
        known = [game for game in journal.played if game.task < games]
        return _play_on(contest, games, workers, known, journal)


def _play_on(
    contest: Contest, games: int, workers: int, played: list[Played], journal: Journal | None
) -> tuple[list[Played], bool]:
    try:
        with hall(workers) as executor, bar(contest.game_name, games, len(played)) as (progress, task):
            for game in play_all(contest, games, executor, {game.task for game in played}, 2 * workers):
                played.append(game)
                if journal is not None:
                    journal.add(game)
                progress.update(task, advance=1)
    except KeyboardInterrupt:
        return played, False
    return played, True


@contextmanager
def hall(workers: int) -> Iterator[Executor]:
    """The processes that play; whatever ends us ends them."""
    executor = processes(workers)
    try:
        yield executor
    except BaseException:
        stop_at_once(executor)
        raise
    executor.shutdown(cancel_futures=True)


@contextmanager
def bar(title: str, total: int, done: int = 0) -> Iterator[tuple[Progress, TaskID]]:
    """How far we are and how long it will take, on standard error if a person looks at it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress, progress.add_task(title, total=total, completed=done)


def _show(found: lab_figures.Figures, seconds: float, lang: str) -> None:
    """The table, and what went wrong."""
    console = Console(highlight=False)
    console.print(arena_table(found, seconds, lang))
    if found.left_out:
        console.print(t("terminal-arena-left-out", lang, games=found.left_out))
    for fault in found.faults:
        seat, name, kind, detail = fault
        words = t("terminal-arena-fault", lang, seat=seat + 1, bot=name, kind=kind, detail=detail)
        console.print(harmless(words), markup=False)


def arena_table(found: lab_figures.Figures, seconds: float, lang: str) -> Table:
    """One line for each bot."""
    contest = found.contest
    title = painter_for(Record(contest.game, contest.players, 0, dict(contest.options)), lang).title()
    edition = dict(contest.options)["edition"]
    table = Table(
        title=t("terminal-simulate-title", lang, game=title, players=contest.players, edition=edition),
        caption=t(
            "terminal-arena-caption",
            lang,
            games=found.games,
            deals=found.deals,
            rotations=len(contest.rotations),
            seed=str(contest.seed),
            fair=percent(1 / contest.players),
            seconds=f"{seconds:.0f}",
        ),
        title_justify="left",
        caption_justify="left",
        box=None,
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
    table.add_column(t("terminal-arena-bot", lang), overflow="fold")
    for heading in HEADINGS:
        table.add_column(t(heading, lang), justify="right", no_wrap=True)
    for line in found.table:
        table.add_row(*_cells(line))
    return table


def _cells(line: lab_figures.BotFigures) -> list[str]:
    low, high = (f"{100 * end:.1f}" for end in line.interval)
    return [
        line.bot,
        str(line.games),
        f"{100 * line.win_share:.1f}",
        f"{low}–{high}",
        f"{line.mean_place:.2f}",
        f"{line.mean_points:.2f}",
        "–" if line.decisions_per_second is None else f"{line.decisions_per_second:.0f}",
        "–" if line.mean_thinking is None else f"{1000 * line.mean_thinking:.1f}",
        "–" if line.rating is None else f"{line.rating.mu:.1f}±{line.rating.sigma:.1f}",
        str(sum(line.faults.values())),
    ]


# The ladder


def play_ladder(
    choice: Choice,
    players: list[str],
    levels: list[str],
    neighbours: bool,
    games: int | None,
    seed_text: str | None,
    thinking: Thinking,
    out: Path,
    journals: Path | None,
    lang: str,
) -> None:
    """Play all lines and write their tables, one number of players after the other."""
    thinking.checked()
    if games is not None and games < 1:
        raise BadOption("terminal-bad-count", text=str(games))
    game = registry.game(choice.game, choice.box)
    counts = _counts(players, game.min_players, game.max_players, game.name)
    every = levels or list(LEVELS)
    plan = {count: lines(every, count, thinking.seconds, thinking.iterations, neighbours) for count in counts}
    first = next((line for each in plan.values() for line in each), None)
    if first is None:
        raise BadOption("terminal-ladder-levels")
    seed = read_seed(seed_text)
    if seed is None and journals is not None:
        seed = seed_in(journal_path(journals, choice.game, first))
    ladder = Ladder(choice.game, choice.options(), contest_seed(seed), games, choice.box, journals)
    for each in plan.values():
        for line in each:
            ladder.contest(line)  # refuses what cannot be played
    try_to_write(out)
    with hall(thinking.hands) as executor:
        for count, each in plan.items():
            outcomes = _climb(ladder, each, executor, thinking.hands, lang)
            command = _command(choice, count, levels, neighbours, ladder, thinking)
            write_section(out, game, count, section(game, count, outcomes, command))
    Console(highlight=False).print(t("terminal-ladder-written", lang, file=str(out)))


def _counts(given: list[str], least: int, most: int, game: str) -> list[int]:
    """The numbers of players that were asked for, or all."""
    for text in given:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise BadOption("bad-players", game=game, players=text, least=least, most=most)
    return [int(text) for text in given] or list(range(least, most + 1))


def _climb(ladder: Ladder, each: list[Line], executor: Executor, workers: int, lang: str) -> list[Outcome]:
    """Play the lines of one number of players, showing each as it ends; after Ctrl-C what is known of the last."""
    outcomes = []
    for line in each:
        contest = ladder.contest(line)
        played: list[Played] = []
        try:
            with bar(line.name, ladder.most_games(contest)) as (progress, task):
                for game in ladder.games_of(line, executor, 2 * workers):
                    played.append(game)
                    progress.update(task, advance=1)
        except KeyboardInterrupt:
            if played:
                _tell(ladder.judge(line, played), lang)
            raise
        outcomes.append(ladder.judge(line, played))
        _tell(outcomes[-1], lang)
    return outcomes


def _tell(outcome: Outcome, lang: str) -> None:
    """A line that has been played, in one sentence."""
    line, found = outcome.line, outcome.figures.of(outcome.line.single.name)
    words = t(
        "terminal-ladder-line",
        lang,
        players=line.players,
        line=line.name,
        games=outcome.figures.games,
        share=percent(found.win_share),
        low=percent(found.interval[0]),
        high=percent(found.interval[1]),
        fair=percent(line.fair),
        verdict=outcome.verdict.replace(" ", "-"),
    )
    Console(highlight=False).print(words, markup=False)


def _command(
    choice: Choice, players: int, levels: list[str], neighbours: bool, ladder: Ladder, thinking: Thinking
) -> str:
    """What to type to get the same table again."""
    words = ["herohall", "ladder", choice.game, "--players", str(players), "--seed", str(ladder.seed)]
    words += [] if ladder.games is None else ["--games", str(ladder.games)]
    words += ["--levels", ",".join(levels)] if levels else []
    words += ["--neighbours"] if neighbours else []
    words += [] if choice.edition is None else ["--edition", choice.edition]
    words += [word for pair in choice.pairs for word in ("-o", pair)]
    words += [] if thinking.seconds is None else ["--budget-seconds", f"{thinking.seconds:g}"]
    words += [] if thinking.iterations is None else ["--budget-iterations", str(thinking.iterations)]
    words += [] if choice.box is None else ["--box", "DIR"]
    return shlex.join(words)
