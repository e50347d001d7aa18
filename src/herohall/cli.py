"""The `herohall` command: what can be typed in a shell. The work is done in `terminal` and `server`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from typer._click.exceptions import ClickException  # Typer keeps Click inside and has no public name for this

from herohall import COMPILED, owner
from herohall._version import __version__
from herohall.core.errors import HallError
from herohall.core.texts import t
from herohall.proof.commands import proof_app
from herohall.terminal import completion, jobs, language
from herohall.terminal.arena_commands import arena, ladder
from herohall.terminal.arguments import Bots, Box, Edition, GameName, Lang, Options, Players, Seed, Theme
from herohall.terminal.bench_command import bench
from herohall.terminal.box_commands import box_app
from herohall.terminal.report_commands import report
from herohall.terminal.screen import harmless
from herohall.terminal.storage import data_folder
from herohall.terminal.usage import complaint

WRONG = 2
"""The exit code for anything a person can put right."""
INTERRUPTED = 130

app = typer.Typer(
    name="herohall",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="A game is kept after every move. Language: --lang, else HEROHALL_LANG, else the locale. Games are kept "
    "in HEROHALL_DATA, else where this system keeps data. NO_COLOR turns styles off.",
)
app.add_typer(box_app, name="box")
app.add_typer(owner.tables_app, name="tables")
app.add_typer(proof_app, name="proof")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"herohall {__version__} ({'compiled' if COMPILED else 'pure Python'})")
        raise typer.Exit


@app.callback()
def herohall(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """The table for two hero games: Seventh Hero and Heroes of the World."""


Text = Annotated[bool, typer.Option("--text", help="In the terminal, told in sentences: for screen readers.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.hall).")]


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="seventh or world.", autocompletion=completion.games)
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here in the terminal.")] = False,
    text: Text = False,
    players: Players = None,
    edition: Edition = None,
    option: Options = None,
    theme: Theme = "classic",
    lang: Lang = None,
    seed: Seed = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="Several people at this terminal.")] = False,
    bots: Bots = None,
    name: Annotated[list[str] | None, typer.Option(help="Your name; with --hotseat once for each person.")] = None,
    box: Box = None,
) -> None:
    """Play: opens the page in your browser; with --terminal, a game or any of its options, here in the terminal.

    At every prompt: a number or the words of a move, or ? hint log moves table undo save export quit.
    """
    said = (game, text or None, players, edition, option, seed, hotseat or None, bots, name, box)
    if not terminal and theme == "classic" and all(one is None for one in said):
        start_page(language.spoken())
        return
    choice = jobs.Choice(game or "seventh", players, edition, option or [], box)
    jobs.play(choice, jobs.Guests(hotseat, bots, name or []), seed, theme, language.spoken(), text)


def start_page(lang: str) -> None:
    """Serve the page to the person at this machine."""
    from herohall.server import starting  # takes a moment that the other commands need not wait for

    starting.play(data_folder() / "server", lambda address: typer.echo(t("server-at", lang, address=address)))


@app.command()
def resume(
    which: Annotated[str | None, typer.Argument(metavar="[NUMBER|FILE]", help="Without: the newest.")] = None,
    text: Text = False,
    theme: Theme = "classic",
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Continue an unfinished game."""
    jobs.resume(which, theme, language.spoken(), box, text)


@app.command()
def games(
    finished: Annotated[bool, typer.Option("--finished", help="Finished games instead.")] = False,
    lang: Lang = None,
) -> None:
    """List the games that are kept."""
    jobs.list_games(finished, language.spoken())


@app.command()
def simulate(
    game: GameName = "seventh",
    players: Players = None,
    edition: Edition = None,
    option: Options = None,
    count: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Seed = None,
    bots: Bots = "random",
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every record there.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Figures as JSON.")] = False,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Let bots play many games and show how they went."""
    choice = jobs.Choice(game, players, edition, option or [], box)
    jobs.simulate(choice, count, seed, bots or "random", out, as_json, language.spoken())


@app.command()
def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help="Only what this seat knew (from 1).")] = None,
    theme: Theme = "classic",
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Print a recorded game as a log in words."""
    jobs.replay(file, seat, theme, language.spoken(), box)


@app.command()
def verify(
    file: File,
    shown: Annotated[
        str | None, typer.Option("--hash", metavar="HASH", help="The one shown at the start: it must be the record's.")
    ] = None,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Check the seed's hash, every move and the result of a record."""
    jobs.verify(file, shown, language.spoken(), box)


@app.command()
def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(metavar="[RULE]", help="One rule (S2.3) or section (S2).")] = None,
    lang: Lang = None,
) -> None:
    """Show the rulebook of a game, or one rule of it."""
    jobs.rules(game, number, language.spoken())


app.command()(owner.serve)
app.command()(owner.backup)
app.command()(owner.restore)
app.command()(arena)
app.command()(ladder)
app.command()(report)
app.command()(bench)


def run(arguments: list[str]) -> int:
    """Carry out a command line; the answer is its exit code. Errors for people are one line."""
    language.forget()
    try:
        code = app(arguments, standalone_mode=False)
        sys.stdout.flush()
    except HallError as error:
        return complain(error.text(language.spoken()))
    except ClickException as error:
        return complain(complaint(error, language.spoken()))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more (`herohall rules seventh | head`); keep Python from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def complain(message: str) -> int:
    """One line on standard error."""
    print(f"herohall: {harmless(' '.join(message.split()))}", file=sys.stderr)
    return WRONG


def main() -> None:
    """The entry point of the command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A character the terminal cannot show, or a byte it should not send, is no reason to fall over.
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    sys.exit(run(sys.argv[1:]))
