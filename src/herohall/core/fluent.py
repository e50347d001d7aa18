"""Reads and says messages written in Fluent (projectfluent.org): the part of it that our `.ftl` files use.

That is: texts over one or several lines, `{ $variable }`, `{ other-message }`, `{ "text" }`, `{ NUMBER($n, …) }`
and selects by word, number or plural, one inside the other. Terms, attributes and other functions are refused by name.
The page says the same files with @fluent/bundle; a test compares every message. A message is read when first said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Param = str | int

ONES = {"en": (1,), "fr": (0, 1), "de": (1,)}
"""The numbers said as "one" by the Unicode plural rules. (French "many", for whole millions, is said as "other".)"""
GROUPS = {"en": ",", "fr": "\u202f", "de": "."}
"""What stands between thousands."""

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
END = re.compile(r"^[^\s}]", re.MULTILINE)
SPACES = re.compile(r" *")
TEXT = re.compile(r"[^{}\n]+")
NEXT_LINE = re.compile(r"(?:\n *)+")
BLANK = re.compile(r"[ \n]*")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))")
UNGROUPED = re.compile(r"NUMBER\( *\$([a-zA-Z][\w-]*) *, *useGrouping: *0 *\)")
MESSAGE = re.compile(r"[a-z][\w-]*(?![\w(.-])")
ARROW = re.compile(r"[ \n]*->")
VARIANT = re.compile(r"[ \n]*(\*?)\[ *([\w.-]+) *\] *")


class BadFluent(Exception):
    """A message is not written as it must be; the text says which and where."""


@dataclass
class Saying:
    """One message on its way to being said: with which values, inside which messages, and what was missing."""

    messages: Messages
    params: Mapping[str, Param]
    inside: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    def lack(self, what: str) -> str:
        self.missing.append(what)
        return f"{{{what}}}"


Part = Callable[[Saying], str]


class Messages:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.ones, self.group = ONES[lang], GROUPS[lang]
        self.sources: dict[str, str] = {}
        self.patterns: dict[str, Part] = {}

    def add(self, text: str) -> None:
        """Take in the messages of one file."""
        for entry in ENTRY.finditer(text):
            end = END.search(text, entry.end())
            self.sources[entry[1]] = text[entry.end() : end.start() if end else len(text)]

    def say(self, key: str, params: Mapping[str, Param]) -> tuple[str | None, list[str]]:
        """A message in words, or None if it does not exist; and the variables it lacked."""
        if key not in self.sources:
            return None, []
        saying = Saying(self, params)
        return self.said(key, saying), saying.missing

    def said(self, key: str, saying: Saying) -> str:
        """A message, perhaps inside another one."""
        if key not in self.sources or key in saying.inside:
            return saying.lack(key)
        if key not in self.patterns:
            self.patterns[key] = Reader(key, self.sources[key]).whole()
        saying.inside.append(key)
        text = self.patterns[key](saying)
        saying.inside.pop()
        return text

    def number(self, value: int) -> str:
        return f"{value:,}".replace(",", self.group)

    def fits(self, value: Param, key: str) -> bool:
        """Whether a variant is meant by a value."""
        if isinstance(value, str):
            return value == key
        return key in (str(value), "one" if abs(value) in self.ones else "other")


class Reader:
    """Reads one message, from left to right."""

    def __init__(self, key: str, source: str) -> None:
        self.key, self.source, self.at = key, source, 0

    def whole(self) -> Part:
        pattern = self.pattern()
        if self.source[self.at :].strip():
            raise self.wrong()
        return pattern

    def wrong(self) -> BadFluent:
        return BadFluent(f"{self.key}: cannot read {self.source[self.at : self.at + 30]!r}")

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        """Step over something, if it comes next."""
        found = what.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def expect(self, what: str) -> None:
        if not self.source.startswith(what, self.at):
            raise self.wrong()
        self.at += len(what)

    def pattern(self) -> Part:
        """Text with placeables, up to the end of the message or the next variant."""
        self.take(SPACES)
        parts: list[str | Part] = []
        breaks: list[tuple[int, int]] = []  # where a line begins, and how far in
        while self.at < len(self.source):
            if text := self.take(TEXT):
                parts.append(text[0])
            elif self.source[self.at] == "{":
                parts.append(self.placeable())
            elif (line := self.next_line()) is not None:
                breaks.append((len(parts), len(line.rpartition("\n")[2])))
                parts.append("\n" * line.count("\n") if parts else "")
            else:
                break
        indent = min((width for _, width in breaks), default=0)
        for place, width in breaks:
            parts[place] = f"{parts[place]}{' ' * (width - indent)}"
        if parts and isinstance(last := parts[-1], str):
            parts[-1] = last.rstrip(" \n")
        return joined(parts)

    def next_line(self) -> str | None:
        """The way to the next line of the same text; None where the text ends."""
        found = NEXT_LINE.match(self.source, self.at)
        if not found or found[0].endswith("\n") or self.source[found.end() : found.end() + 1] in ("", *".*[}"):
            return None
        self.at = found.end()
        return found[0]

    def placeable(self) -> Part:
        """What stands in braces."""
        self.expect("{")
        self.take(BLANK)
        variable = self.take(VARIABLE)
        if variable and self.take(ARROW):
            part = self.select(variable[1])
        else:
            part = said_variable(variable[1]) if variable else self.other()
        self.take(BLANK)
        self.expect("}")
        return part

    def other(self) -> Part:
        if quoted := self.take(QUOTED):
            return joined([ESCAPE.sub(unescaped, quoted[1])])
        if number := self.take(UNGROUPED):
            return said_variable(number[1], grouped=False)
        if message := self.take(MESSAGE):
            key = message[0]
            return lambda saying: saying.messages.said(key, saying)
        raise self.wrong()

    def select(self, name: str) -> Part:
        """One text among several; the one with a star where no other fits."""
        variants: list[tuple[str, Part]] = []
        default: Part | None = None
        while variant := self.take(VARIANT):
            text = self.pattern()
            variants.append((variant[2], text))
            default = text if variant[1] else default
        if default is None:
            raise self.wrong()
        return chosen(name, variants, default)


def joined(parts: list[str | Part]) -> Part:
    """Several parts, one after the other."""
    return lambda saying: "".join(part if isinstance(part, str) else part(saying) for part in parts)


def said_variable(name: str, *, grouped: bool = True) -> Part:
    """The value of a variable; numbers as the language writes them."""

    def part(saying: Saying) -> str:
        value = saying.params.get(name)
        if value is None:
            return saying.lack(f"${name}")
        return saying.messages.number(value) if grouped and isinstance(value, int) else str(value)

    return part


def chosen(name: str, variants: list[tuple[str, Part]], default: Part) -> Part:
    """The variant that fits the value of a variable."""

    def part(saying: Saying) -> str:
        value = saying.params.get(name)
        if value is None:
            saying.lack(f"${name}")
            return default(saying)
        fitting = (text for key, text in variants if saying.messages.fits(value, key))
        return next(fitting, default)(saying)

    return part


def unescaped(found: re.Match[str]) -> str:
    return chr(int(found[1] or found[2], 16)) if found[1] or found[2] else found[3]
