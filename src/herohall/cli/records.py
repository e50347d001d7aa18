"""`herohall replay` and `herohall verify`: what is in a record, and whether it is right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from herohall.cli import language
from herohall.cli.arguments import Box, Lang, Theme
from herohall.cli.language import say
from herohall.core.errors import BadRecord
from herohall.core.record import Record
from herohall.terminal.painter import painter_for
from herohall.terminal.replay import replay_lines

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.hall).")]


def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help="Only what this seat knew (from 1).")] = None,
    theme: Theme = "classic",
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Print a recorded game as a log in words."""
    record = Record.load(file, box)
    painter = painter_for(record, language.spoken(), theme)
    for line in replay_lines(record, painter, None if seat is None else seat - 1):
        print(line)


def verify(
    file: File,
    shown: Annotated[
        str | None, typer.Option("--hash", metavar="HASH", help="The one shown at the start: it must be the record's.")
    ] = None,
    lang: Lang = None,
    box: Box = None,
) -> None:
    """Check the seed's hash, every move and the result of a record."""
    record = Record.load(file, box)
    state = record.verify()
    if shown is not None and shown.strip().lower() != record.seed_hash:
        raise BadRecord("cli-other-hash", file=str(file), shown=shown.strip(), hash=record.seed_hash)
    key = "cli-verified" if state.over else "cli-verified-unfinished"
    print(say(key, file=str(file), moves=len(record.effective()), result=_seats_from_one(record.result)))
    print(say("cli-hash" if shown is None else "cli-same-hash", hash=record.seed_hash))


def _seats_from_one(result: str) -> str:
    """A result for people, who count seats from 1; records count from 0.

    >>> _seats_from_one("2 > 0 = 1")
    '3 > 1 = 2'
    """
    return re.sub(r"\d+", lambda seat: str(int(seat[0]) + 1), result)
