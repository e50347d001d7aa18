"""The rulebook of a game, whole or one numbered rule of it."""

from __future__ import annotations

import re
from itertools import takewhile

from herohall.core.errors import HallError
from herohall.core.game_files import game_text

RULE = re.compile(r"^- \*\*([A-Z][0-9]+\.[0-9]+)\*\* ")
SECTION = re.compile(r"^## ([A-Z][0-9]+) (.*)")


def rulebook(game: str, lang: str) -> str:
    """The text of the rulebook, in Markdown."""
    text = game_text(game, "rulebook", f"{lang}.md")
    if text is None:
        raise HallError("no-rulebook", game=game)
    return text


def rule(game: str, lang: str, number: str) -> str:
    """One rule (`S2.3`), or a whole section (`S2`), in Markdown."""
    wanted = number.upper()
    whole = "." not in wanted
    lines = iter(rulebook(game, lang).splitlines())
    for line in lines:
        match = (SECTION if whole else RULE).match(line)
        if match is not None and match[1] == wanted:
            # A section goes on until the next heading, a rule as long as its lines are indented.
            more = takewhile(lambda line: not line.startswith("#") if whole else line.startswith(" "), lines)
            return "\n".join([line, *more]).strip()
    raise HallError("no-rule", number=wanted, game=game)


def plain(markdown: str) -> str:
    """A rule for a terminal: no stars and backticks, its lines joined so that they can be wrapped anew."""
    text = markdown.replace("**", "").replace("`", "")
    text = re.sub(r"(?<![\w*])\*([^*\n]+(?:\n[^*\n]+)?)\*(?![\w*])", r"\1", text)
    text = re.sub(r"^- ", "", text)
    return re.sub(r"\n(?!\s*[-|])\s*", " ", text)
