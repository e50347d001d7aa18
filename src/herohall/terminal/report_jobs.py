"""What `herohall report` does, once its arguments have been read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from herohall.core import registry
from herohall.core.errors import BadOption, HallError
from herohall.core.files import write_safely
from herohall.core.texts import t
from herohall.lab import dask_hall, ray_hall
from herohall.lab.arena import Recorded, play_recorded, play_tasks
from herohall.lab.contest import Contest, Entrant
from herohall.lab.journal import JournalOf, line_of, seed_in
from herohall.lab.report import Variant, labels, write_records
from herohall.terminal.arena_jobs import Thinking, bar, contest_seed, hall, try_to_write
from herohall.terminal.jobs import Choice, read_seed, split_levels

PageMaker = Callable[[Sequence[Variant], str], str]


class Plan(NamedTuple):
    """How many games, by whom, and where everything goes."""

    games: int
    bots: str
    versus: list[str]
    seed: str | None
    workers: int | None
    dask: str | None
    ray: str | None
    out: Path
    records: Path | None

    def journal(self, number: int) -> Path:
        """Where the games of the first or the second variant are kept."""
        return self.out.with_name(f"{self.out.name}.games" if number == 0 else f"{self.out.name}.versus.games")


def make_report(choice: Choice, plan: Plan, lang: str) -> None:
    """Play what is missing and write the file; after Ctrl-C with the games that are over."""
    hands = Thinking(None, None, plan.workers).checked().hands
    if plan.games < 1:
        raise BadOption("terminal-bad-count", text=str(plan.games))
    page = _page_maker()
    variants = _variants(choice, plan)
    mode = _check_writable(plan.out)
    whole = True
    played: list[list[Recorded]] = [[] for _ in variants]
    try:
        with _hands(plan, hands) as (executor, ahead):
            for number, variant in enumerate(variants):
                _play(variant, plan, plan.journal(number), executor, ahead, played[number])
    except KeyboardInterrupt:
        whole = False
    for variant in variants:
        variant.sort()
    _write(variants, played, plan, page, mode, lang)
    if not whole:
        raise KeyboardInterrupt


def _check_writable(out: Path) -> int:
    """The mode of the file; HallError now rather than after hours, if it cannot be written.

    Whatever stops us later, no empty file stays behind.
    """
    existed = out.exists()
    try_to_write(out)
    mode = out.stat().st_mode
    if not existed:
        out.unlink()
    return mode


def _page_maker() -> PageMaker:
    """What draws the page; HallError now rather than after hours, if it is not installed."""
    try:
        from herohall.lab.report_page import page
    except ImportError as error:
        raise HallError("lab-extra-missing", parts=str(error.name)) from error
    return page


def _variants(choice: Choice, plan: Plan) -> list[Variant]:
    """The variant asked for, and the one it is compared with."""
    seed = read_seed(plan.seed)
    if seed is None:
        seed = seed_in(plan.journal(0))
    seed = contest_seed(seed)
    first = _contest(choice, plan.bots, seed)
    if not plan.versus:
        return [Variant(first)]
    second = _contest(*_changed(choice, plan), seed)
    one, other = labels(first, second)
    return [Variant(first, one), Variant(second, other)]


def _changed(choice: Choice, plan: Plan) -> tuple[Choice, str]:
    """The choice with what --versus changes."""
    bots = plan.bots
    for text in plan.versus:
        name, equals, value = text.partition("=")
        if not equals or not value:
            raise BadOption("terminal-report-bad-versus", text=text)
        if name == "box":
            choice = choice._replace(box=value)
        elif name == "bots":
            bots = value
        elif name == "edition":
            choice = choice._replace(edition=value)
        else:
            choice = choice._replace(pairs=[*choice.pairs, text])
    return choice, bots


def _contest(choice: Choice, bots: str, seed: int) -> Contest:
    levels = split_levels(bots)
    players = choice.players or registry.game(choice.game, choice.box).default_players
    if len(levels) not in (1, players):
        raise BadOption("terminal-report-bots", players=players, bots=len(levels))
    seats = levels * players if len(levels) == 1 else levels
    return Contest.arrange(choice.game, [Entrant.read(text) for text in seats], choice.options(), seed, choice.box)


@contextmanager
def _hands(plan: Plan, workers: int) -> Iterator[tuple[Executor, int]]:
    """Who plays: processes of this machine, or a cluster; and how many games are handed out at once."""
    if plan.dask is not None and plan.ray is not None:
        raise BadOption("lab-one-cluster")
    if plan.dask is not None:
        with dask_hall.cluster(plan.dask) as (executor, threads):
            yield executor, 2 * threads
    elif plan.ray is not None:
        with ray_hall.cluster(plan.ray) as (executor, processors):
            yield executor, 2 * processors
    else:
        with hall(workers) as executor:
            yield executor, 2 * workers


def _play(variant: Variant, plan: Plan, path: Path, executor: Executor, ahead: int, played: list[Recorded]) -> None:
    """Play what the journal lacks, and keep it there."""
    contest = variant.contest
    with JournalOf(path, contest, Recorded) as journal:
        for game in [game for game in journal.played if game.task < plan.games]:
            _tell_kept(variant, game, path)
            played.append(game)
        known = {game.task for game in played}
        with bar(contest.game_name, plan.games, len(played)) as (progress, task):
            for game in play_tasks(play_recorded, contest, plan.games, executor, known, ahead):
                journal.add(game)
                variant.add(game)
                played.append(game)
                progress.update(task, advance=1)


def _tell_kept(variant: Variant, game: Recorded, journal: Path) -> None:
    """Add a game of the journal; HallError that names its line, if it cannot have been played."""
    try:
        variant.add(game)
    except HallError as error:
        line = line_of(journal, game.task)
        raise HallError("lab-journal-game", file=str(journal), line=line, why=error) from error


def _write(
    variants: list[Variant], played: list[list[Recorded]], plan: Plan, page: PageMaker, mode: int, lang: str
) -> None:
    console = Console(highlight=False)
    games = sum(len(variant.stories) for variant in variants)
    if not variants[0].stories:
        console.print(t("terminal-simulate-none", lang))
        return
    write_safely(plan.out, page(variants, lang))
    plan.out.chmod(mode)  # `write_safely` makes files that are its owner's alone
    console.print(t("terminal-report-written", lang, file=str(plan.out), games=games), soft_wrap=True)
    if plan.records is not None:
        for number, (variant, each) in enumerate(zip(variants, played, strict=True)):
            write_records(variant.contest, each, plan.records / str(number + 1) if len(variants) > 1 else plan.records)
        console.print(t("terminal-report-records", lang, folder=str(plan.records)), soft_wrap=True)
