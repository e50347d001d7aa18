"""`herohall proof …`: the commands. The work is done in `proof`, imported when needed."""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from herohall.cli import language
from herohall.cli.arguments import GAMES, Lang
from herohall.cli.language import say
from herohall.cli.progress import bar
from herohall.games import USUAL

if TYPE_CHECKING:
    from herohall.proof.host import Hosts
    from herohall.proof.report import Tell

proof = typer.Typer(
    help=(
        "Show that nothing is lost, nobody is cheated, and how much a server carries: "
        "crash, load, fuzz, soak, simulate."
    ),
    no_args_is_help=True,
)

AsJson = Annotated[bool, typer.Option("--json", help="Everything as JSON instead of a table.")]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Write everything as JSON there, too.")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="The server's folder; without: one that is removed.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="As for `serve`.")]
Redis = Annotated[str | None, typer.Option(metavar="URL", help="As for `serve`.")]
Processes = Annotated[
    int, typer.Option(min=1, help="Server processes for the same tables; several need --database and --redis.")
]
Seed = Annotated[int, typer.Option(help="Repeats the same choices; moments still differ.")]


@contextmanager
def server(
    data: Path | None, database: str | None, redis: str | None, processes: int = 1, hurry: float | None = None
) -> Iterator[tuple[Hosts, Tell]]:
    """A server that ends with the proof, and a function to report progress."""
    from herohall.proof.host import Given, Hosts
    from herohall.server.run import allow_many_connections

    allow_many_connections()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # else the server would outlive the proof
    with tempfile.TemporaryDirectory(prefix="herohall-proof-") as folder, bar() as tell:
        hosts = Hosts(data or Path(folder), Given(database, redis, hurry=hurry), processes)
        try:
            yield hosts, lambda key, done, total: tell(done, total, say(key))
        finally:
            hosts.stop()
            for line in hosts.faults():  # counted in the figures; here is what they were
                typer.echo(line, err=True)


def conclude(what: str, figures: dict[str, object], holds: bool, as_json: bool, out: Path | None) -> None:
    """Print what was found."""
    from herohall.proof import report

    report.conclude(what, figures, holds, as_json, out, language.spoken())


@proof.command()
def crash(
    tables: Annotated[int, typer.Option(min=1, help="Tables the server has to know.")] = 1000,
    playing: Annotated[int, typer.Option(min=1, help="Tables at which people play all the time.")] = 40,
    kills: Annotated[int, typer.Option(min=1, help="How often the server is killed.")] = 100,
    processes: Processes = 1,
    seed: Seed = 1,
    database: Database = None,
    redis: Redis = None,
    data: Data = None,
    as_json: AsJson = False,
    out: Out = None,
    lang: Lang = None,
) -> None:
    """Kill the server (kill -9) again and again while people play; then check every move it had acknowledged."""
    from herohall.proof.crash import Trial

    with server(data, database, redis, processes) as (hosts, tell):
        result = asyncio.run(Trial(hosts, tell, max(tables, playing), playing, kills, seed).run())
    conclude("crash", msgspec.structs.asdict(result), result.holds, as_json, out)


@proof.command()
def load(
    tables: Annotated[list[int] | None, typer.Option(min=1, help="Live tables; may be given several times.")] = None,
    climb: Annotated[bool, typer.Option("--climb", help="Go on with ever more tables until something breaks.")] = False,
    every: Annotated[float, typer.Option(min=0.1, help="Seconds between two moves at a table.")] = 5.0,
    seconds: Annotated[float, typer.Option(min=1, help="How long each number of tables is measured.")] = 30.0,
    game: Annotated[str, typer.Option(help=GAMES)] = USUAL,
    order: Annotated[
        str | None,
        typer.Option(help="The standing order of all players; in Seventh Hero `always` means to ask every time."),
    ] = None,
    peer: Annotated[
        bool, typer.Option("--peer", help="The same with a boardgame.io server beside it; needs node and npm.")
    ] = False,
    beside: Annotated[
        str | None,
        typer.Option(metavar="PYTHON", help="The same with the version installed for another interpreter."),
    ] = None,
    processes: Processes = 1,
    database: Database = None,
    redis: Redis = None,
    data: Data = None,
    as_json: AsJson = False,
    out: Out = None,
    lang: Lang = None,
) -> None:
    """Measure how long a move takes to reach every screen, with more and more live tables of three people."""
    from herohall.proof.load import Plan
    from herohall.proof.load_steps import LoadSteps

    counts = tables or [1000]
    plan = Plan(every=every, seconds=seconds, game=game, order=order)
    with server(data, database, redis, processes) as (hosts, tell):
        result = asyncio.run(LoadSteps(hosts, plan, counts, tell).run(climb, peer, beside))
    conclude("load", {"steps": result}, all(step.holds for step in result[: len(counts)]), as_json, out)


@proof.command()
def fuzz(
    messages: Annotated[int, typer.Option(min=1, help="Hostile messages to send.")] = 100_000,
    seed: Seed = 1,
    database: Database = None,
    redis: Redis = None,
    data: Data = None,
    as_json: AsJson = False,
    out: Out = None,
    lang: Lang = None,
) -> None:
    """Send the server what no page would send, while honest people play; nothing may break, leak or grow."""
    from herohall.proof.fuzz import Fuzz

    with server(data, database, redis) as (hosts, tell):
        result = asyncio.run(Fuzz(hosts, tell, messages, seed).run())
    conclude("fuzz", msgspec.structs.asdict(result), result.holds, as_json, out)


@proof.command()
def soak(
    minutes: Annotated[float, typer.Option(min=0.05, help="How long.")] = 60.0,
    tables: Annotated[int, typer.Option(min=1, help="Tables at a time.")] = 24,
    bot: Annotated[str, typer.Option(help="The level of the bots.")] = "easy",
    pace: Annotated[str, typer.Option(help="calm, brisk or instant.")] = "instant",
    database: Database = None,
    redis: Redis = None,
    data: Data = None,
    as_json: AsJson = False,
    out: Out = None,
    lang: Lang = None,
) -> None:
    """Let bots play table after table for long, and see whether anything grows that should not."""
    from herohall.proof.short_times import between_rounds
    from herohall.proof.soak import Soak

    with server(data, database, redis, hurry=between_rounds(minutes)) as (hosts, tell):
        result = asyncio.run(Soak(hosts, tell, minutes, tables, bot, pace).run())
    conclude("soak", msgspec.structs.asdict(result), result.holds, as_json, out)


@proof.command()
def simulate(
    hours: Annotated[int, typer.Option(min=1, help="Virtual hours; five of them are one world.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The first world; the same seed repeats everything exactly.")] = 1,
    fault: Annotated[
        str | None, typer.Option(metavar="NAME", help="Put a fault into the server by hand, which must be found.")
    ] = None,
    only: Annotated[
        str | None, typer.Option(metavar="N,N,…", help="Let only these incidents of a world happen.")
    ] = None,
    shrink: Annotated[
        bool, typer.Option(help="After a failure, look for the shortest history that leads to it.")
    ] = True,
    workers: Annotated[int, typer.Option(min=1, help="Worlds at the same time, each in a process.")] = 1,
    as_json: AsJson = False,
    out: Out = None,
    lang: Lang = None,
) -> None:
    """Simulate servers and people in virtual time: crashes, full disks, lost networks and turned clocks, by a seed."""
    from herohall.proof.simulate.run import Plan
    from herohall.proof.simulate.run import simulate as run_worlds
    from herohall.proof.simulate.tell import tell_failure

    incidents = None if only is None else [int(number) for number in only.split(",") if number.strip()]
    plan = Plan(hours=hours, seed=seed, fault=fault, only=incidents, shrink=shrink, workers=workers)
    with bar() as tell:
        result = run_worlds(plan, lambda key, done, total: tell(done, total, say(key)))
    if result.failure is not None and not as_json:
        tell_failure(result.failure, fault, language.spoken())
    conclude("simulate", result.figures(), result.holds, as_json, out)
