"""Arguments that several sub-commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from herohall.cli import completion, language
from herohall.core import registry

GAMES = f"{' or '.join(registry.games())}."
"""What may be named where a game is wanted."""
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES, autocompletion=completion.games)]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many seats.")]
Edition = Annotated[str | None, typer.Option(help="A preset of the options.", autocompletion=completion.editions)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="One option.", autocompletion=completion.options),
]
Theme = Annotated[str, typer.Option(help="Names of the heroes.", autocompletion=completion.themes)]
Lang = Annotated[
    str | None,
    # The callback answers with the language to speak, so that commands never see None.
    typer.Option(help="en, fr or de.", callback=language.choose, is_eager=True, autocompletion=completion.languages),
]
Seed = Annotated[str | None, typer.Option(help="The same seed deals the same cards; leave it out for a real game.")]
Bots = Annotated[
    str | None,
    typer.Option(help="Bots: medium,easy or your own as package.module:Class", autocompletion=completion.bots),
]
Seconds = Annotated[float | None, typer.Option("--budget-seconds", metavar="X", help="Seconds for a decision.")]
Iterations = Annotated[
    int | None, typer.Option("--budget-iterations", metavar="N", help="Iterations for a decision: repeatable.")
]
Workers = Annotated[int | None, typer.Option(help="Processes; without: as many as there are cores.")]
Box = Annotated[str | None, typer.Option(metavar="DIR", help="The folder of your own cards.")]
