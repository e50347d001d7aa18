"""`herohall box new` and `herohall box check`: a box of one's own cards for Heroes of the World (H9.8)."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Literal

import typer

from herohall.core.errors import HallError
from herohall.core.texts import t
from herohall.world.box import Box, Discovery, Hero, Territory, Wonder, load_box
from herohall.world.box_check import check_box
from herohall.world.box_copy import write_box

PROBLEMS = 2
"""The exit code when a box has problems or cannot be written."""

box_app = typer.Typer(no_args_is_help=True, help="Boxes of cards for Heroes of the World: make your own.")

Lang = Annotated[Literal["en", "fr", "de"], typer.Option(help="Language of the messages.")]


@box_app.command("new")
def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that is new or empty.")],
    lang: Lang = "en",
) -> None:
    """Write an editable copy of the box `reconstruction`, with a README."""
    try:
        write_box(folder)
    except HallError as error:
        typer.echo(error.text(lang), err=True)
        raise typer.Exit(PROBLEMS) from error
    typer.echo(t("world-box-written", lang, folder=str(folder), command=shlex.quote(str(folder))))


@box_app.command("check")
def check(
    box: Annotated[str, typer.Argument(metavar="DIR", help="The folder of a box, or: reconstruction.")],
    lang: Lang = "en",
) -> None:
    """List everything that is wrong with a box, or say what is in it."""
    problems = check_box(box)
    for problem in problems:
        typer.echo(problem.text(lang), err=True)
    if problems:
        raise typer.Exit(PROBLEMS)
    for line in summary(load_box(box), lang):
        typer.echo(line)


def summary(box: Box, lang: str) -> Iterator[str]:
    """What is in a box, one line for each kind of piece."""
    yield f"{box.title[lang]} ({box.name} {box.version}, {box.digest})"
    yield box.about[lang]
    yield t("world-box-summary-heroes", lang, **_by_epoch(box.heroes))
    yield t("world-box-summary-discoveries", lang, **_by_epoch(box.discoveries))
    yield t("world-box-summary-wonders", lang, **_by_epoch(box.wonders))
    borders = len(box.borders) // 2
    yield t("world-box-summary-territories", lang, borders=borders, **_by_epoch(box.territories))
    yield t("world-box-summary-die", lang, faces=", ".join(face.name[lang] for face in box.die))
    yield t(
        "world-box-summary-printed",
        lang,
        heroes=_printed(box.heroes),
        discoveries=_printed(box.discoveries),
        wonders=_printed(box.wonders),
        faces=sum(bool(face.printed) for face in box.die),
        borders=len(box.printed_borders) // 2,
    )
    yield t("world-box-summary-good", lang)


def _by_epoch(pieces: Sequence[Hero | Discovery | Wonder | Territory]) -> dict[str, int]:
    modern = sum(piece.epoch for piece in pieces)
    return {"count": len(pieces), "ancient": len(pieces) - modern, "modern": modern}


def _printed(pieces: Sequence[Hero | Discovery | Wonder]) -> int:
    return sum(bool(piece.printed) for piece in pieces)
