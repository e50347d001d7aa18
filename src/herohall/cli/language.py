"""Which of the three languages the terminal speaks: `--lang`, else HEROHALL_LANG, else the locale, else English."""

from __future__ import annotations

import os

from herohall.core.errors import BadOption
from herohall.core.texts import LANGUAGES, Param, t


def from_environment() -> str:
    """The language of HEROHALL_LANG, LC_ALL, LC_MESSAGES or LANG: the first that is set decides."""
    for name in ("HEROHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            lang = os.environ[name][:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


_spoken: list[str] = []
"""The language of this run of the command, once it is known: errors are told in it."""


def spoken() -> str:
    """The language to speak now."""
    return _spoken[-1] if _spoken else from_environment()


def say(key: str, **params: Param) -> str:
    """A message in the language to speak now."""
    return t(key, spoken(), **params)


def choose(given: str | None) -> str:
    """The language to speak from now on; BadOption if we do not know it."""
    lang = from_environment() if given is None else given.lower()
    if lang not in LANGUAGES:
        raise BadOption("cli-bad-lang", given=lang, known=", ".join(LANGUAGES))
    _spoken[:] = [lang]
    return lang


def forget() -> None:
    """Back to the language of the environment."""
    _spoken.clear()
