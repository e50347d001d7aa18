"""`herohall box new`, `check` and `tune`: a box of one's own cards for Heroes of the World (H9.8)."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from herohall.bots import bot
from herohall.cli import language
from herohall.cli.arguments import Lang, Workers, complete_bots
from herohall.cli.choice import Thinking, check_games
from herohall.cli.progress import counted
from herohall.core.texts import t
from herohall.games.world.box import Box, Discovery, Hero, Territory, Wonder, load_box
from herohall.games.world.box_check import RECONSTRUCTION, check_box
from herohall.games.world.box_copy import write_box
from herohall.games.world.effect_words import told

PROBLEMS = 2
"""The exit code when a box has problems."""

NAME = "box"
app = typer.Typer(no_args_is_help=True, help="Boxes of cards for Heroes of the World: make your own.")


@app.command("new")
def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that is new or empty.")],
    lang: Lang = None,
) -> None:
    """Write an editable copy of the box `reconstruction`, with a README."""
    write_box(folder)
    typer.echo(t("world-box-written", language.spoken(), folder=str(folder), command=shlex.quote(str(folder))))


@app.command("check")
def check(
    box: Annotated[str, typer.Argument(metavar="[DIR]", help="The folder of a box; without: ours.")] = RECONSTRUCTION,
    lang: Lang = None,
) -> None:
    """List everything that is wrong with a box, or say what is in it."""
    problems = check_box(box)
    for problem in problems:
        typer.echo(problem.text(language.spoken()), err=True)
    if problems:
        raise typer.Exit(PROBLEMS)
    for line in summary(load_box(box), language.spoken()):
        typer.echo(line)


@app.command("words")
def words(lang: Lang = None) -> None:
    """List the words of which powers of wonders and results of the die can be made, with what they mean."""
    for line in told(language.spoken()):
        typer.echo(line)


@app.command("tune")
def tune(
    box: Annotated[str | None, typer.Argument(metavar="[DIR]", help="The folder of a box; without: ours.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="Games with each variation.")] = 100,
    bots: Annotated[str, typer.Option(help="The bot on all seats.", autocompletion=complete_bots)] = "medium",
    workers: Workers = None,
    lang: Lang = None,
) -> None:
    """Vary the values that are not printed facts, and say what would bring games closer to the rulebook's example.

    Changes nothing: the files of a box are edited by people.
    """
    from herohall.games.world import tuning  # the lab takes a moment that the other commands need not wait for
    from herohall.lab.arena import processes
    from herohall.lab.contest import Entrant

    check_games(games)
    hands, spoken, cards = Thinking(None, None, workers).checked().hands, language.spoken(), load_box(box)
    entrant = Entrant.read(bots)
    bot(entrant.level)  # refuses what is no bot
    columns = [t(f"world-box-tune-{name}", spoken) for name in ("variation", "changes", "off", "closer")]
    table = Table(*columns, title=t("world-box-tune-title", spoken))
    advice = []
    with processes(hands) as executor:
        found = tuning.tried(cards, entrant, games, executor)
        for result in counted("world", len(tuning.variations(cards)) + 1, found):
            name, gain = result.variation.name or t("world-box-tune-now", spoken), result.closer
            closer = f"{gain.mean:.2f} ({gain.low:.2f} … {gain.high:.2f})" if result.variation.changed else ""
            table.add_row(name, str(result.variation.changed), f"{result.off:.2f}", closer)
            advice += [name] if result.advised else []
    console = Console(highlight=False)
    console.print(table)
    if advice:
        console.print(t("world-box-tune-advice", spoken, names="; ".join(advice)))
    else:
        console.print(t("world-box-tune-nothing", spoken))


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
