"""The files of a box of cards that somebody brings: checked, tried out, written to a folder for play."""

from __future__ import annotations

import csv
import hashlib
import json
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from io import BytesIO, StringIO
from pathlib import Path

from herohall.core import registry
from herohall.core.errors import BadOption, HallError
from herohall.core.files import write_safely
from herohall.core.game import Game

MOST_CHARACTERS, MOST_LINES = 250_000, 2000
"""In all files of a box together; five to ten times as many as a complete box has."""


class BadBox(HallError):
    """A box that cannot be used, and everything that is wrong with it."""

    def __init__(self, causes: list[HallError]) -> None:
        super().__init__("server-box-bad", count=len(causes))
        self._causes = causes

    def causes(self) -> list[HallError]:
        return self._causes


def id_of_box(game: str, files: dict[str, str]) -> str:
    """The id of a box: the same files have the same one."""
    return hashlib.sha256(json.dumps([game, sorted(files.items())]).encode()).hexdigest()[:32]


def try_out(game: str, files: dict[str, str]) -> Game:
    """The game with these files, or BadBox; the error does not mention the temporary folder."""
    with tempfile.TemporaryDirectory() as trial:
        unfold(files, Path(trial))
        try:
            return registry.game(game, trial)
        except HallError as error:
            raise BadBox(error.causes()) from error


def check_files(files: dict[str, str], known: Sequence[str]) -> None:
    """Refuse files that do not belong to a box, and files that are too large."""
    for name in files:
        if name not in known:
            raise BadOption("server-box-file", file=name[:40])
    characters = sum(len(text) for text in files.values())
    lines = sum(text.count("\n") + text.count("\r") for text in files.values())
    if characters > MOST_CHARACTERS or lines > 2 * MOST_LINES:  # some systems end a line with both
        raise BadOption("server-box-too-large", most=MOST_CHARACTERS, lines=MOST_LINES)


def written(sheets: Mapping[str, Sequence[Sequence[str]]]) -> dict[str, str]:
    """Tables as the files of a box: one line of a file for each line of a table."""
    return {file: _csv(rows) for file, rows in sheets.items()}


def _csv(rows: Sequence[Sequence[str]]) -> str:
    target = StringIO()
    csv.writer(target, lineterminator="\n").writerows(rows)
    return target.getvalue()


def in_memory(files: Mapping[str, str]) -> Traversable:
    """The files as a folder that is on no disk: for boxes that are checked with every letter somebody types."""
    shelf = BytesIO()
    with zipfile.ZipFile(shelf, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return zipfile.Path(zipfile.ZipFile(shelf))


def unfold(files: dict[str, str], folder: Path) -> None:
    """Write the files of a box; the folder appears only when it is complete."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as beside:
        for name, text in files.items():
            write_safely(Path(beside) / name, text)
        for name in files:
            folder.mkdir(exist_ok=True)
            (Path(beside) / name).replace(folder / name)
