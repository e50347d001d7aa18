"""`herohall proof …`: what can be typed. The work is done in the other files, imported when needed."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from herohall.terminal import language
from herohall.terminal.arguments import Lang

if TYPE_CHECKING:
    from herohall.proof.hosting import Host
    from herohall.proof.report import Tell

proof_app = typer.Typer(
    help="Show that nothing is lost, nobody is cheated, and how much a server carries: crash, load, fuzz, soak.",
    no_args_is_help=True,
)

AsJson = Annotated[bool, typer.Option("--json", help="Everything as JSON instead of a table.")]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Write everything as JSON there, too.")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="The server's folder; without: one that is removed.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="As for `serve`.")]
Redis = Annotated[str | None, typer.Option(metavar="URL", help="As for `serve`.")]
Seed = Annotated[int, typer.Option(help="Repeats the same choices; moments still differ.")]


class Where(msgspec.Struct):
    """What the server is given."""

    data: Path | None
    database: str | None
    redis: str | None


@contextmanager
def server(where: Where) -> Iterator[tuple[Host, Tell]]:
    """A server of our own, which ends with the proof, however that ends; and whom to tell how far it is."""
    from herohall.proof.hosting import Host, Shared, allow_many_connections
    from herohall.proof.report import shown

    allow_many_connections()
    with tempfile.TemporaryDirectory(prefix="herohall-proof-") as folder, shown(language.spoken()) as tell:
        host = Host(where.data or Path(folder), Shared(where.database, where.redis))
        try:
            yield host, tell
        finally:
            host.stop()


def conclude(what: str, figures: dict[str, object], holds: bool, as_json: bool, out: Path | None) -> None:
    """Tell what was found."""
    from herohall.proof import report

    report.conclude(what, figures, holds, as_json, out, language.spoken())


@proof_app.command()
def crash(
    tables: Annotated[int, typer.Option(min=1, help="Tables the server has to know.")] = 1000,
    playing: Annotated[int, typer.Option(min=1, help="Tables at which people play all the time.")] = 40,
    kills: Annotated[int, typer.Option(min=1, help="How often the server is killed.")] = 100,
    seed: Seed = 1,
    database: Database = None,
    redis: Redis = None,
    data: Data = None,
    as_json: AsJson = False,
    out: Out = None,
    lang: Lang = None,
) -> None:
    """Kill the server (kill -9) again and again while people play; then check every move it had acknowledged."""
    from herohall.proof.crash import Plan, Trial

    plan = Plan(tables=max(tables, playing), playing=playing, kills=kills, seed=seed)
    with server(Where(data, database, redis)) as (host, tell):
        result = asyncio.run(Trial(host, plan, tell).run())
    conclude("crash", msgspec.structs.asdict(result), result.holds, as_json, out)


@proof_app.command()
def load(
    tables: Annotated[list[int] | None, typer.Option(min=1, help="Live tables; may be given several times.")] = None,
    climb: Annotated[bool, typer.Option("--climb", help="Go on with ever more tables until something breaks.")] = False,
    every: Annotated[float, typer.Option(min=0.1, help="Seconds between two moves at a table.")] = 5.0,
    seconds: Annotated[float, typer.Option(min=1, help="How long each number of tables is measured.")] = 30.0,
    game: Annotated[str, typer.Option(help="seventh or world.")] = "seventh",
    peer: Annotated[
        bool, typer.Option("--peer", help="The same with a boardgame.io server beside it; needs node and npm.")
    ] = False,
    database: Database = None,
    redis: Redis = None,
    data: Data = None,
    as_json: AsJson = False,
    out: Out = None,
    lang: Lang = None,
) -> None:
    """Measure how long a move takes to reach every screen, with ever so many live tables of three people."""
    from herohall.proof.load import Plan
    from herohall.proof.measuring import Measuring

    counts = tables or [1000]
    plan = Plan(tables=counts[0], every=every, seconds=seconds, game=game)
    with server(Where(data, database, redis)) as (host, tell):
        result = asyncio.run(Measuring(host, plan, counts, tell).run(climb, peer))
    conclude("load", {"steps": result}, all(step.holds for step in result[: len(counts)]), as_json, out)


@proof_app.command()
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
    from herohall.proof.fuzz import Fuzz, Plan

    with server(Where(data, database, redis)) as (host, tell):
        result = asyncio.run(Fuzz(host, Plan(messages=messages, seed=seed), tell).run())
    conclude("fuzz", msgspec.structs.asdict(result), result.holds, as_json, out)


@proof_app.command()
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
    from herohall.proof.soak import Plan, Soak

    plan = Plan(minutes=minutes, tables=tables, bot=bot, pace=pace)
    with server(Where(data, database, redis)) as (host, tell):
        result = asyncio.run(Soak(host, plan, tell).run())
    conclude("soak", msgspec.structs.asdict(result), result.holds, as_json, out)
