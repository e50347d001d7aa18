"""What was wrong with a command line, in our three languages: Typer itself speaks English only."""

from __future__ import annotations

import re

from typer._click import exceptions as click  # Typer keeps Click inside and has no public name for these

from herohall.core.texts import t

SAID = {
    "terminal-usage-no-command": re.compile(r"No such command '(?P<text>[^']*)'"),
    "terminal-usage-too-much": re.compile(r"unexpected extra argument.*\((?P<text>[^()]*)\)$"),
    "terminal-usage-not-possible": re.compile(r"Value '(?P<text>.*)' is not"),
}
"""Faults that Click tells apart by its sentences alone."""


def complaint(error: click.ClickException, lang: str) -> str:
    """The fault in words; in Click's own where we have none."""
    if isinstance(error, click.NoSuchOption):
        near = ", ".join(sorted(error.possibilities or [])) or "--help"
        return t("terminal-usage-no-option", lang, option=error.option_name, near=near)
    if isinstance(error, click.BadOptionUsage):
        return t("terminal-usage-no-value", lang, option=error.option_name)
    if isinstance(error, click.MissingParameter):
        return t("terminal-usage-missing", lang, what=_what(error))
    if isinstance(error, click.BadParameter):
        return t("terminal-usage-bad-value", lang, what=_what(error))
    for key, pattern in SAID.items():
        if (found := pattern.search(error.message)) is not None:
            return t(key, lang, text=found["text"])
    return error.format_message()


def _what(error: click.BadParameter) -> str:
    """The option or argument it is about."""
    hint = error.param_hint or (error.param.get_error_hint() if error.param is not None else "?")
    return (hint if isinstance(hint, str) else " / ".join(hint)).replace("'", "")
