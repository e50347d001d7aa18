"""From codes and parameters to words: the one place where Python turns a message key into a sentence.

Every room that speaks keeps `texts/en.ftl`, `texts/fr.ftl`, `texts/de.ftl` (Fluent). Keys are unique over all rooms.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

Param = str | int
LANGUAGES = ("en", "fr", "de")


def text_files(lang: str) -> list[Traversable]:
    """The Fluent files of all rooms in one language."""
    rooms = sorted(files("herohall").iterdir(), key=lambda room: room.name)
    found = [room.joinpath("texts").joinpath(f"{lang}.ftl") for room in rooms if room.is_dir()]
    return [file for file in found if file.is_file()]


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language; raises KeyError for a language we do not speak."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    result = FluentBundle([lang], use_isolating=False)
    for file in text_files(lang):
        result.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return result


@cache
def small_bundle(lang: str, room: str) -> FluentBundle:
    """The messages of one room and of `core`: reading them all takes a quarter of a second."""
    result = FluentBundle([lang], use_isolating=False)
    for name in {"core", room}:
        file = files("herohall").joinpath(name, "texts", f"{lang}.ftl")
        if file.is_file():
            result.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return result


def has(key: str, lang: str = "en") -> bool:
    """Whether there is a message of this key."""
    return bool(bundle(lang).has_message(key))


def t(key: str, lang: str = "en", **params: Param) -> str:
    """The message `key` in words. A missing key comes back as `{key}`: visible, and caught by the tests."""
    said, errors = say(small_bundle(lang, key.partition("-")[0]), key, params)
    if said is None or errors:  # it may speak of another room
        said, _ = say(bundle(lang), key, params)
    return f"{{{key}}}" if said is None else said


def say(messages: FluentBundle, key: str, params: dict[str, Param]) -> tuple[str | None, bool]:
    """A message in words, None if it is not there; and whether anything in it could not be said."""
    pattern = messages.get_message(key).value if messages.has_message(key) else None
    if pattern is None:
        return None, False
    text, errors = messages.format_pattern(pattern, params)
    return str(text), bool(errors)
