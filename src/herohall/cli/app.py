"""All commands together; their errors in one line, their exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Annotated

import typer

from herohall import COMPILED, extras
from herohall._form import PACKAGE
from herohall._version import __version__
from herohall.cli import language
from herohall.cli.language import say
from herohall.core.errors import HallError, printable

WRONG = 2
"""The exit code for anything a person can put right."""
INTERRUPTED = 130

MODULES = {
    **dict.fromkeys(("play", "resume", "games"), "play"),
    "simulate": "simulate",
    **dict.fromkeys(("replay", "verify", "rules"), "records"),
    **dict.fromkeys(("serve", "tables", "backup", "restore"), "server"),
    **{name: name for name in ("arena", "ladder", "report", "bench", "dataset", "proof", "site", "puzzle")},
}
"""The commands, and the module in this room that holds each under its own name."""


def make_app(names: Iterable[str]) -> typer.Typer:
    """The command line with these commands; others are not even imported, so that each command starts quickly."""
    app = typer.Typer(
        name="herohall",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        epilog="A game is kept after every move. Language: --lang, else HEROHALL_LANG, else the locale. Games are kept "
        "in HEROHALL_DATA, else where this system keeps data. NO_COLOR turns styles off.",
    )
    app.callback()(herohall)
    for name in names:
        command = getattr(import_module(f"herohall.cli.{MODULES[name]}"), name)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command()(command)
    return app


def add_commands_of_games(app: typer.Typer) -> typer.Typer:
    """The same with the commands that games bring along."""
    for path in sorted(PACKAGE.glob("games/*/commands.py")):
        own = import_module(f"herohall.games.{path.parent.name}.commands")
        app.add_typer(own.app, name=own.NAME)
    return app


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"herohall {__version__} ({'compiled' if COMPILED else 'pure Python'})")
        raise typer.Exit


def herohall(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """The table for two hero games: Seventh Hero and Heroes of the World."""


def run(arguments: list[str]) -> int:
    """Carry out a command line and return its exit code. Errors for people are one line."""
    language.forget()
    named = [word for word in arguments[:1] if word in MODULES]
    try:
        app = make_app(named) if named else add_commands_of_games(make_app(MODULES))
        code = app(arguments, prog_name="herohall", standalone_mode=False)
        sys.stdout.flush()
    except HallError as error:
        return complain(error.text(language.spoken()))
    except ImportError as error:
        lacking = extras.missing(error)
        if lacking is None:
            raise
        return complain(lacking.text(language.spoken()))
    except typer.TyperException as error:
        # Typer explains in English; the words around it are in the person's language.
        return complain(say("cli-usage", why=error.format_message().rstrip(".")))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more (`herohall rules seventh | head`); keep Python from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def complain(message: str) -> int:
    """Print one line on standard error."""
    print(f"herohall: {printable(' '.join(message.split()))}", file=sys.stderr)
    return WRONG


def main() -> None:
    """The entry point of the command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A character the terminal cannot show, or a byte it should not send, must not end the program.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    sys.exit(run(sys.argv[1:]))
