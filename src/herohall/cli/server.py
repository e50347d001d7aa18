"""Commands for the owner of a server: `serve`, `tables`, `backup`, `restore`. The work is done in `server`."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from herohall.cli.arguments import Lang
from herohall.cli.language import say
from herohall.terminal.storage import data_folder

Data = Annotated[Path | None, typer.Option(metavar="DIR", help="Where tables are kept.")]
Database = Annotated[
    str | None, typer.Option(metavar="postgresql://…", help="Keep tables in PostgreSQL, not in a file.")
]
Ids = Annotated[list[str], typer.Argument(metavar="ID…", help="As `tables list` shows them.")]

tables = typer.Typer(no_args_is_help=True, help="The tables of a server: list, export, delete them.")


def folder_of(data: Path | None) -> Path:
    """The data folder of a server."""
    return data or data_folder() / "server"


def url_of(data: Path | None, database: str | None) -> str:
    """The address of the tables."""
    from herohall.server.run import database_url, existing_url

    return existing_url(folder_of(data)) if database is None else database_url(database)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 for any free one.")] = 8000,
    data: Data = None,
    database: Database = None,
    redis: Annotated[
        str | None, typer.Option(metavar="redis://…", help="With --database: several servers for the same tables.")
    ] = None,
    keep_finished: Annotated[
        int | None, typer.Option(metavar="DAYS", min=1, help="Delete finished tables after so many days.")
    ] = None,
    metrics: Annotated[bool, typer.Option("--metrics", help="Figures for Prometheus at /metrics.")] = False,
    ratings: Annotated[bool, typer.Option("--ratings", help="Rate people by their games against each other.")] = False,
    open_tables: Annotated[
        bool, typer.Option("--open-tables", help="People may list their tables for everybody, and be matched.")
    ] = False,
    log: Annotated[Literal["text", "json"], typer.Option(help="The form of what is noted on standard error.")] = "text",
    allowed_host: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Answer only to this name; may be given several times.")
    ] = None,
    site: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="A page from `site --for-server`, which plays on when the server is away."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve tables to everybody who reaches this machine; docs/operate.md explains running a server for long."""
    from herohall.server import run as starting  # takes a moment that the other commands need not wait for

    hosts = frozenset(name.lower() for name in allowed_host or [])
    serving = starting.Serving(
        host, port, folder_of(data), database, redis, keep_finished, metrics, ratings, open_tables, log, hosts, site
    )
    starting.serve(serving, lambda address: typer.echo(say("server-at", address=address)))


@tables.command("list")
def list_tables(
    finished: Annotated[
        bool | None, typer.Option("--finished/--running", help="Only these; without, all.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """List the tables, the one changed last first."""
    from herohall.server.store import admin as owning

    found = owning.with_store(url_of(data, database), lambda store: owning.list_tables(store, finished))
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    shown = Table(box=None, pad_edge=False)
    for column in ("id", "game", "status", "moves", "changed", "names"):
        shown.add_column(say(f"server-list-{column}"), overflow="fold" if column == "names" else "ignore")
    for table in found:
        status = "frozen" if table.frozen else table.status
        shown.add_row(
            table.id,
            table.game,
            say(f"server-list-{status}"),
            say("server-list-archived") if table.moves is None else str(table.moves),
            f"{datetime.fromtimestamp(table.changed):%Y-%m-%d %H:%M}",
            ", ".join(table.names),
        )
    console = Console(highlight=False, markup=False)
    console.print(shown)
    console.print(say("server-list-count", count=len(found)))


@tables.command("export")
def export(
    ids: Annotated[list[str] | None, typer.Argument(metavar="[ID…]", help="Without: all finished ones.")] = None,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the records go.")] = Path(),
    running: Annotated[
        bool, typer.Option("--running", help="Also games that go on: their records hold what players may not know.")
    ] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write the records of tables, also of one that is frozen because the rules have changed (with --running)."""
    from herohall.server.store import admin as owning

    written = owning.with_store(
        url_of(data, database), lambda store: owning.export(store, folder_of(data), ids or [], out, running)
    )
    for path in written:
        typer.echo(str(path))


@tables.command("delete")
def delete(ids: Ids, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Delete tables for good, with all that belongs to them."""
    from herohall.server.store import admin as owning

    owning.with_store(url_of(data, database), lambda store: owning.delete(store, ids))
    typer.echo(say("server-deleted", count=len(ids)))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that is not there yet.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Copy all tables into one file; the server may go on meanwhile."""
    from herohall.server.store.backup import back_up

    typer.echo(say("server-backed-up", count=back_up(folder_of(data), file), file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `herohall backup` wrote.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Replace all tables by those of a backup; the old ones are kept beside. The server must not run."""
    from herohall.server.store.backup import restore as put_back

    count = put_back(file, folder_of(data))
    typer.echo(say("server-restored", count=count, folder=str(folder_of(data))))
