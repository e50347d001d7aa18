"""Options of a game: named, with a closed list of values; presets called editions. Unknown ones are refused loudly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from herohall.core.errors import BadOption

Value = str | int
EDITION = "edition"


class Option:
    """One option: its name, the values it may have, and the one it has unless somebody says otherwise."""

    def __init__(self, name: str, values: Sequence[Value], default: Value, added: bool = False) -> None:
        self.name = name
        self.values = list(values)
        self.default = default
        self.added = added
        """Games were recorded before it was there: at its default it goes unsaid, so that these stay as they were."""

    def read(self, given: object) -> Value:
        """The value meant by `given`, which may be a word from a command line or a file."""
        for value in self.values:
            if given == value and isinstance(given, bool) == isinstance(value, bool):
                return value
            if isinstance(given, str | int) and not isinstance(given, bool) and str(given) == str(value):
                return value
        raise BadOption("bad-option-value", option=self.name, value=str(given), known=self.known())

    def known(self) -> str:
        """The values for a message: `deck, party` or `1–11`."""
        first, last = self.values[0], self.values[-1]
        if isinstance(first, int) and isinstance(last, int) and len(self.values) == last - first + 1 > 2:
            return f"{first}–{last}"
        return ", ".join(str(value) for value in self.values)


def resolve(
    options: Sequence[Option], editions: Mapping[str, Mapping[str, Value]], given: Mapping[str, object]
) -> dict[str, Value]:
    """All options with their values: what was given, else the edition's, else the default.

    The first edition is the default one. The answer names the edition it started from, and leaves out what was added
    later and is at its default.
    """
    by_name = {option.name: option for option in options}
    for name in given:
        if name != EDITION and name not in by_name:
            raise BadOption("bad-option", option=str(name), known=", ".join([EDITION, *by_name]))
    edition = Option(EDITION, list(editions), next(iter(editions))).read(given.get(EDITION, next(iter(editions))))
    preset = editions[str(edition)]
    result: dict[str, Value] = {EDITION: edition}
    for option in options:
        value = option.read(given.get(option.name, preset.get(option.name, option.default)))
        if not option.added or value != option.default:
            result[option.name] = value
    return result
