"""From codes and parameters to words: the one place where Python turns a message key into a sentence.

Every room that speaks keeps `texts/en.ftl`, `texts/fr.ftl`, `texts/de.ftl` (Fluent). Keys are unique over all rooms.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from herohall.core.fluent import GROUPS, Messages, Param
from herohall.core.game_files import game_text

__all__ = ["LANGUAGES", "Param", "game_texts", "has", "messages", "t", "text_files", "title"]

LANGUAGES = tuple(GROUPS)


def text_files(lang: str) -> list[Traversable]:
    """The Fluent files of all rooms in one language: `en.ftl`, and those the page does not need (`spoken.en.ftl`)."""
    house = files("herohall")
    rooms = [room for room in (*house.iterdir(), *house.joinpath("games").iterdir()) if room.is_dir()]
    folders = [room.joinpath("texts") for room in rooms]
    found = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return sorted((file for file in found if file.name.endswith(f"{lang}.ftl")), key=str)


def game_texts(game: str, lang: str) -> str:
    """The Fluent file of a game that the page shows; empty where the game brings none."""
    return game_text(game, "texts", f"{lang}.ftl") or ""


@cache
def messages(lang: str) -> Messages:
    """All messages of one language; raises KeyError for a language we do not speak."""
    result = Messages(lang)
    for file in text_files(lang):
        result.add(file.read_text(encoding="utf-8"))
    return result


def has(key: str, lang: str = "en") -> bool:
    """Whether there is a message of this key."""
    return key in messages(lang).sources


def title(game: str, lang: str = "en") -> str:
    """What a game is called; its bare name where it has no texts."""
    key = f"{game}-title"
    return t(key, lang) if has(key, lang) else game


def t(key: str, lang: str = "en", **params: Param) -> str:
    """The message `key` in words. A missing key comes back as `{key}`: visible, and caught by the tests."""
    said, _ = messages(lang).say(key, params)
    return f"{{{key}}}" if said is None else said
