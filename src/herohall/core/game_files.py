"""The files that come with a game: rulebook, lesson and the like, read from its folder."""

from __future__ import annotations

from importlib.resources import files


def game_text(game: str, *path: str) -> str | None:
    """The text of a file in a game's folder; None if there is none."""
    file = files("herohall").joinpath("games", game, *path)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def game_bytes(game: str, *path: str) -> bytes | None:
    """The bytes of a file in a game's folder; None if there is none."""
    file = files("herohall").joinpath("games", game, *path)
    return file.read_bytes() if file.is_file() else None
