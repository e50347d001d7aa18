"""`herohall play`, `resume` and `games`: the page in a browser, or a game in the terminal."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from herohall.bots import Bot
from herohall.cli import language
from herohall.cli.arguments import GAMES, Bots, Box, Edition, Lang, Options, Players, Seed, Theme, complete_games
from herohall.cli.choice import Choice, read_seed, split_levels
from herohall.cli.language import say
from herohall.core import registry
from herohall.core.errors import HallError, printable
from herohall.core.generator import fresh_seed
from herohall.core.match import Match
from herohall.core.record import Record
from herohall.games import USUAL
from herohall.terminal import storage
from herohall.terminal.loop import Sitting
from herohall.terminal.painter import painter_for
from herohall.terminal.screen import Screen
from herohall.terminal.seating import bots_of, refuse_strange_bots, seats
from herohall.terminal.text_mode import HeardSitting

Text = Annotated[bool, typer.Option("--text", help="In the terminal, told in sentences: for screen readers.")]


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=GAMES, autocompletion=complete_games)] = None,
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
    given = (game, text or None, players, edition, option, seed, hotseat or None, bots, name, box)
    if not terminal and theme == "classic" and all(one is None for one in given):
        start_page()
        return
    choice = Choice(game or USUAL, players, edition, option, box)
    number = read_seed(seed)
    chosen = registry.game(choice.game, choice.box)
    state = chosen.first(choice.players, choice.options())
    sitters = seats(state, hotseat, split_levels(bots), name or [], language.spoken())
    record = Record(chosen, state.players, fresh_seed() if number is None else number, state.options, sitters)
    painter_for(record, language.spoken(), theme)  # refuses an unknown theme before there is a file
    run(Match(record), storage.Kept.new(record), bots_of(record, number), theme, text)


def start_page() -> None:
    """Serve the page to the person at this machine."""
    from herohall.server import run as starting  # takes a moment that the other commands need not wait for

    starting.play(storage.data_folder() / "server", lambda address: typer.echo(say("server-at", address=address)))


def resume(
    which: Annotated[str | None, typer.Argument(metavar="[NUMBER|FILE]", help="Without: the newest.")] = None,
    text: Text = False,
    theme: Theme = "classic",
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Continue an unfinished game."""
    path = storage.find(which)
    record = Record.load(path, box)
    match = Match(record)
    if match.state.over:
        raise HallError("cli-game-over", file=str(path))
    if path.parent != storage.running_folder():
        refuse_strange_bots(record)
    run(match, storage.Kept(path, record), bots_of(record), theme, text)


def run(match: Match, kept: storage.Kept, bots: dict[int, Bot], theme: str, text: bool) -> None:
    """Play a game at this terminal, drawn or told; faults of bots are logged in a file beside it."""
    kind = HeardSitting if text else Sitting
    with storage.fault_log():
        kind(match, kept, bots, language.spoken(), theme).run()


def games(
    finished: Annotated[bool, typer.Option("--finished", help="Finished games instead.")] = False,
    lang: Lang = None,
) -> None:
    """List the games that are kept."""
    screen = Screen()
    folder = storage.finished_folder() if finished else storage.running_folder()
    paths = storage.games_in(folder)
    if finished:
        screen.show(say("cli-finished-head", folder=str(folder)))
    elif paths:
        screen.show(say("cli-games-head"))
    else:
        screen.show(say("cli-no-unfinished"))
    for number, path in enumerate(paths, start=1):
        screen.show(f"{number:>3}  {describe(path)}")


def describe(path: Path) -> str:
    """A kept game in one line, or what is wrong with it."""
    try:
        record = Record.load(path)
    except HallError as error:
        return printable(f"{path.name}: {error.text(language.spoken())}")
    painter = painter_for(record, language.spoken())
    return say(
        "cli-games-line",
        game=painter.title(),
        players=record.players,
        names=", ".join(painter.names),
        moves=len(record.entries),
        when=f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}",
    )
