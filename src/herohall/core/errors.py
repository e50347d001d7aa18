"""What can go wrong in a way a person can put right.

An error carries a message key and parameters, never a sentence; `str(error)` is its English text.
"""

from __future__ import annotations

from herohall.core.texts import Param, t


class HallError(ValueError):
    """The base of all errors meant for people. A parameter may itself be an error: why this one came about."""

    def __init__(self, key: str, **params: Param | HallError) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def text(self, lang: str = "en") -> str:
        """The message in one of the three languages, in one line fit for a terminal."""
        words = {
            name: value.text(lang) if isinstance(value, HallError) else value for name, value in self.params.items()
        }
        return printable(t(self.key, lang, **words))

    def causes(self) -> list[HallError]:
        """All that is wrong, one by one, where an error stands for more than one thing."""
        return []

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        """To another process as it is: errors are not made from what they hold."""
        return restored, (type(self), self.args), self.__dict__


def restored(kind: type[HallError], words: tuple[object, ...]) -> HallError:
    """An error that comes from another process; what it holds is added by `pickle`."""
    return kind.__new__(kind, *words)


def printable(text: str) -> str:
    """Without line breaks and control characters, which may have come in with what somebody typed."""
    return "".join(character if character.isprintable() or character == "\u00a0" else "�" for character in text)


class BadOption(HallError):
    """Unknown game, option or value, or a player count the game does not have."""


class BadMove(HallError):
    """A text that is no move of this game at all."""


class IllegalMove(HallError):
    """A move of the game that is not legal now; `rule` is the number of the rule it breaks."""

    def __init__(self, rule: str, key: str, **params: Param | HallError) -> None:
        super().__init__(key, rule=rule, **params)
        self.rule = rule


class NotAsked(IllegalMove):
    """A seat wants to decide while somebody else is asked."""

    def __init__(self, seat: int) -> None:
        super().__init__("", "not-asked", seat=seat + 1)


class GameOver(HallError):
    """There is nothing left to decide."""

    def __init__(self) -> None:
        super().__init__("game-over")


class BadState(HallError):
    """A JSON text that is not a possible state."""


class BadRecord(HallError):
    """A record file that cannot be read or replayed; `line` is where, if it is one line's fault."""

    def __init__(self, key: str, line: int = 0, **params: Param | HallError) -> None:
        super().__init__(key, line=line, **params)
        self.line = line


class CannotUndo(HallError):
    """The last move cannot be taken back."""
