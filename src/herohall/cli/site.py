"""`herohall site`: the page with the hall inside it, as files for any web space."""

from __future__ import annotations

import sysconfig
from pathlib import Path
from typing import Annotated

import typer

from herohall._form import PACKAGE
from herohall.cli.arguments import Lang
from herohall.cli.language import say

CHECKOUT = PACKAGE.parents[1]
WHEELS = Path(sysconfig.get_path("data")) / "browser"
"""Where `run.py` puts what it fetches, and what was compiled is kept."""


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder, or one with an earlier site.")],
    pyodide: Annotated[Path, typer.Option(metavar="DIR", help="npm's package pyodide.", show_default=False)] = CHECKOUT
    / "web/node_modules/pyodide",
    wheel: Annotated[
        Path | None, typer.Option(metavar="FILE", help="msgspec for Pyodide, from PyPI.", show_default=False)
    ] = None,
    for_server: Annotated[
        bool, typer.Option("--for-server", help="For `serve --site`: the page stands in when the server is away.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Write a page that needs no server: all games against bots, from any web space, also offline."""
    from herohall.server import site as building

    found = wheel or next(iter(WHEELS.glob("msgspec-*.whl")), WHEELS / "msgspec.whl")
    building.build(folder, building.Parts(pyodide, found, WHEELS), building.AWAY if for_server else building.HERE)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    typer.echo(say("browser-site", folder=str(folder), size=f"{size / 1e6:.1f}"))
