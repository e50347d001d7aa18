"""How a proof is told: progress on a terminal, figures in a table, everything as JSON, and an exit code."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

from herohall import COMPILED
from herohall._version import __version__
from herohall.core.files import publish
from herohall.core.texts import t

FAILED = 1
"""The exit code when something did not hold."""

NOT_SHOWN = ("worst", "holds", "first")
"""Figures of a step that have no line of their own in the table."""

Tell = Callable[[str, int, int], None]
"""Called with the key of the present activity, how much is done, and how much there is."""
Figures = Mapping[str, object]


def machine() -> Figures:
    """Where it was measured: this machine, and the parts that matter."""
    return {
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "processors": os.cpu_count() or 1,
        "python": platform.python_version(),
        "herohall": __version__,
        "compiled": COMPILED,
        "versions": {name: version(name) for name in ("litestar", "uvicorn", "websockets", "sqlalchemy")},
    }


def conclude(what: str, figures: Figures, holds: bool, as_json: bool, out: Path | None, lang: str) -> None:
    """Tell what was found; the exit code says whether it held."""
    everything = {"proof": what, "holds": holds, "machine": machine(), **figures}
    text = msgspec.json.format(msgspec.json.encode(everything), indent=2).decode()
    if out is not None:
        publish(out, text + "\n")
    if as_json:
        print(text)
    else:
        console = Console(highlight=False)
        steps = figures.get("steps")
        if isinstance(steps, list):
            for some in fitting(what, steps, lang, console):
                console.print(some)
        else:
            console.print(figures_table(what, figures, lang))
        console.print(t("proof-holds" if holds else "proof-fails", lang))
    if not holds:
        raise typer.Exit(FAILED)


def figures_table(what: str, figures: Figures, lang: str) -> Table:
    """Names and values; lists are for the JSON alone."""
    table = Table(title=t(f"proof-title-{what}", lang), show_header=False)
    table.add_column(overflow="fold")
    table.add_column(justify="right", overflow="fold")
    for name, value in figures.items():
        if isinstance(value, Mapping):
            for inner, size in value.items():
                table.add_row(f"{t(f'proof-figure-{name}', lang)} {inner}", str(size))
        elif not isinstance(value, list):
            table.add_row(t(f"proof-figure-{name.replace('_', '-')}", lang), str(value))
    return table


def fitting(what: str, steps: list[msgspec.Struct], lang: str, console: Console) -> list[Table]:
    """As few tables as are needed for the measurements to stand side by side; too wide a table would lose columns."""
    for columns in range(len(steps), 1, -1):
        groups = [steps[first : first + columns] for first in range(0, len(steps), columns)]
        found = [steps_table(what, group, lang) for group in groups]
        # What would be wider is measured as just as wide as the console.
        if all(Measurement.get(console, console.options, table).maximum < console.width for table in found):
            return found
    return [steps_table(what, [step], lang) for step in steps]


def steps_table(what: str, steps: list[msgspec.Struct], lang: str) -> Table:
    """One column for each measurement: there are few of them, and many figures."""
    table = Table(title=t(f"proof-title-{what}", lang), show_header=False)
    table.add_column(overflow="fold")
    for _ in steps:
        table.add_column(justify="right", overflow="fold")
    for name in steps[0].__struct_fields__:
        if name not in NOT_SHOWN:
            values = [str(getattr(step, name)) for step in steps]
            table.add_row(t(f"proof-step-{name.replace('_', '-')}", lang), *values)
    words = [t(f"proof-first-{first}", lang) if (first := getattr(step, "first", "")) else "" for step in steps]
    table.add_row(t("proof-gave-way", lang), *words)
    return table
