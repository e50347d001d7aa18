"""`herohall report`: what games between bots look like, as a page."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from herohall.cli import language
from herohall.cli.arguments import Box, Edition, GameName, Lang, Options, Players, Seed, Workers, complete_bots
from herohall.cli.choice import Choice, Thinking, check_games, contest_seed, one_for_each, split_levels, try_to_write
from herohall.cli.language import say
from herohall.cli.progress import counted
from herohall.core import registry
from herohall.core.errors import BadOption, HallError
from herohall.core.files import publish
from herohall.lab import report_page
from herohall.lab.arena import Played, cluster, processes
from herohall.lab.contest import Contest, Entrant
from herohall.lab.journal import line_of, play_kept
from herohall.lab.report import Variant, labels, write_records
from herohall.lab.report_plots import Plot
from herohall.lab.report_verdict import verdict

KEEN = "herohall.bots.thumb:KeenBot@1i"
"""The quick player; a budget of iterations, which it does not use, spares it the clock."""
ENDS = 5
"""How many lines are printed from either end of a long table."""


class Goal(NamedTuple):
    """Where everything goes."""

    out: Path
    records: Path | None
    json: Path | None
    csv: Path | None
    svg: Path | None
    table: bool


def report(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The HTML file.")] = Path("report.html"),
    games: Annotated[int, typer.Option("--games", "-n", help="How many.")] = 200,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="One for all, or one for each seat, as in the arena; without: medium.", autocompletion=complete_bots
        ),
    ] = None,
    quick: Annotated[
        bool,
        typer.Option("--quick", help="Bots without search: thousands of games in minutes."),
    ] = False,
    edition: Edition = None,
    option: Options = None,
    versus: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A second variant on the same deals: edition=de, box=DIR, bots=easy …"),
    ] = None,
    seed: Seed = None,
    workers: Workers = None,
    dask: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster: tcp://host:8786.")
    ] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every game as a record, too.")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write all figures as JSON, too.")] = None,
    csv: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every table as CSV, too.")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every plot as a picture, too.")] = None,
    table: Annotated[bool, typer.Option("--table", help="Print the figures here, too.")] = False,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Let bots play, and show what the games look like: seats, heroes, wonders, points, leads, decisions.

    Games are kept beside the file (FILE.games): after Ctrl-C the same command goes on, and a larger number of games
    adds to them.
    """

    hands = Thinking(None, None, workers).checked().hands
    check_games(games)
    if quick and bots is not None:
        raise BadOption("cli-report-quick-bots")
    if json is not None:
        try_to_write(json)
    journals = [out.with_name(f"{out.name}.games"), out.with_name(f"{out.name}.versus.games")]
    choice, levels = Choice(game, players, edition, option, box), bots or (KEEN if quick else "medium")
    variants = _variants(choice, levels, versus or [], contest_seed(seed, journals[0]))
    try_to_write(out)
    whole = True
    played: list[list[Played]] = [[] for _ in variants]
    try:
        with _players(dask, hands) as (executor, ahead):
            for variant, journal, each in zip(variants, journals, played, strict=False):
                _play(variant, games, journal, executor, ahead, each)
    except KeyboardInterrupt:
        whole = False
    for variant in variants:
        variant.sort()
    _write(variants, played, Goal(out, records, json, csv, svg, table))
    if not whole:
        raise KeyboardInterrupt


def _variants(choice: Choice, bots: str, versus: list[str], seed: int) -> list[Variant]:
    """The variant asked for, and the one it is compared with."""
    first = _contest(choice, bots, seed)
    if not versus:
        return [Variant(first)]
    second = _contest(*_changed(choice, bots, versus), seed)
    one, other = labels(first, second)
    return [Variant(first, one), Variant(second, other)]


def _changed(choice: Choice, bots: str, versus: list[str]) -> tuple[Choice, str]:
    """The choice with what --versus changes."""
    for text in versus:
        name, equals, value = text.partition("=")
        if not equals or not value:
            raise BadOption("cli-report-bad-versus", text=text)
        if name == "box":
            choice = choice._replace(box=value)
        elif name == "bots":
            bots = value
        elif name == "edition":
            choice = choice._replace(edition=value)
        else:
            choice = choice._replace(pairs=[*(choice.pairs or []), text])
    return choice, bots


def _contest(choice: Choice, bots: str, seed: int) -> Contest:
    players = choice.players or registry.game(choice.game, choice.box).default_players
    seats = one_for_each(split_levels(bots), players)
    return Contest.arrange(choice.game, [Entrant.read(text) for text in seats], choice.options(), seed, choice.box)


@contextmanager
def _players(dask: str | None, workers: int) -> Iterator[tuple[Executor, int]]:
    """Who plays: processes of this machine, or a Dask cluster; and how many games are handed out at once."""
    if dask is not None:
        with cluster(dask) as (executor, threads):
            yield executor, 2 * threads
    else:
        with processes(workers) as executor:
            yield executor, 2 * workers


def _play(variant: Variant, games: int, path: Path, executor: Executor, ahead: int, played: list[Played]) -> None:
    """Play what the journal lacks, and keep it there; HallError that names the line of a game that cannot be."""
    contest = variant.contest
    for game in counted(contest.game_name, games, play_kept(contest, games, executor, ahead, path)):
        try:
            variant.add(game)
        except HallError as error:
            raise HallError("lab-journal-game", file=str(path), line=line_of(path, game.task), why=error) from error
        played.append(game)


def _write(variants: list[Variant], played: list[list[Played]], goal: Goal) -> None:
    console, lang = Console(highlight=False), language.spoken()
    told = [variant for variant in variants if variant.stories]
    if not told:
        console.print(say("cli-stopped-early"))
        return
    plots = report_page.plots_of(told, lang)
    publish(goal.out, report_page.page(told, plots, lang))
    if goal.json is not None:
        publish(goal.json, report_page.as_json(told, plots))
    if goal.csv is not None:
        report_page.write_tables(plots, goal.csv)
    if goal.svg is not None:
        report_page.write_pictures(plots, goal.svg)
    if goal.table:
        console.print(*map(_table, plots), sep="\n")
    console.print(" ".join(verdict(told, lang)))
    games = sum(len(variant.stories) for variant in told)
    console.print(say("cli-report-written", file=str(goal.out), games=games), soft_wrap=True)
    if goal.records is not None:
        for number, (variant, each) in enumerate(zip(variants, played, strict=True)):
            write_records(variant.contest, each, goal.records / str(number + 1) if len(variants) > 1 else goal.records)
        console.print(say("cli-records-written", folder=str(goal.records)), soft_wrap=True)


def _table(plot: Plot) -> Table:
    """What a plot shows; of a long one the lines at both ends."""
    columns = [name for name in report_page.columns_of(plot) if name != "sure"]
    table = Table(title=say(plot.key), title_justify="left", box=None)
    for name in columns:
        justify: Literal["left", "right"] = "left" if isinstance(plot.rows[0][name], str) else "right"
        table.add_column(report_page.column(name, language.spoken()), justify=justify, no_wrap=True)
    rows = plot.rows if len(plot.rows) <= 2 * ENDS else [*plot.rows[:ENDS], *plot.rows[-ENDS:]]
    for row in rows:
        table.add_row(*(str(row.get(name, "")) for name in columns))
    return table
