"""The `herohall` command."""

import typer

from herohall._version import __version__

app = typer.Typer(no_args_is_help=True)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"herohall {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def herohall(version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True)) -> None:
    """The table for two hero games."""


def main() -> None:
    app()
