"""What a person may type at a prompt: a move by number or words, or a command."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from herohall.bots import adviser
from herohall.core import rulebook
from herohall.core.errors import HallError
from herohall.spoken.commands import commands, understand
from herohall.spoken.glance import Glance
from herohall.spoken.speaker import last
from herohall.spoken.words import fold
from herohall.terminal.storage import write_new

if TYPE_CHECKING:
    from herohall.terminal.loop import Sitting

LOG_LINES = 15
HINTS = 3


class Quit(Exception):
    """The person leaves the table; the game is kept."""


Command = Callable[["Sitting", int, str], bool | None]
"""Does something, and says whether the table is to be drawn again."""


def carry_out(sitting: Sitting, seat: int, text: str) -> int | None:
    """Do what was typed; the move, if it is one. The worst that can happen is a line of explanation.

    Words are understood as in text mode, which also answers the commands that the sitting leaves to it.
    """
    word, rest = (*text.split(maxsplit=1), "", "")[:2]
    if word.startswith("?"):
        word, rest = "?", f"{word[1:]} {rest}"
    named = commands(sitting.speaker).get(fold(word), word)
    command = sitting.commands.get(word.lower()) or sitting.commands.get(named)
    if command is None:
        answer = understand(sitting.speaker, Glance.of(sitting.match, seat), text)
        sitting.tell(answer.lines)
        return None if answer.move is None else sitting.match.state.parse(answer.move)
    try:
        if command(sitting, seat, rest.strip()):
            sitting.draw(seat)
    except HallError as error:
        sitting.screen.show(error.text(sitting.lang))
    return None


def _explain(sitting: Sitting, seat: int, rest: str) -> None:
    """`?`, `? S4.2`, and `? plato` where the game has such cards."""
    state, lang, screen = sitting.match.state, sitting.lang, sitting.screen
    found = sitting.painter.about(rest) if rest else None
    if found is None:
        if not rest:
            screen.show(sitting.painter.explanation(state.view(seat)))
        number = rest if rest or state.over else state.decision.rule
        if rest and not any(letter.isdecimal() for letter in rest):
            sitting.tell(sitting.speaker.explain(rest))
            return
        found = rulebook.plain(rulebook.rule(state.game.name, lang, number))
    for line in found.split("\n"):
        screen.show_all(screen.wrap(line, indent=2))
    if not rest:
        sitting.say("terminal-help")


def _log(sitting: Sitting, seat: int, rest: str) -> None:
    for line in last(sitting.log(seat), rest, LOG_LINES):
        sitting.screen.show_all(sitting.screen.wrap(f"· {line}", indent=2))


def _moves(sitting: Sitting, seat: int, rest: str) -> None:
    """The legal moves one by one, with the words that can be typed for them."""
    state = sitting.match.state
    view = state.view(seat)
    for number, move in enumerate(state.moves(), start=1):
        word = state.text(move)
        sitting.screen.show(f"{number:>3}  {sitting.painter.move(word, view)}  [{sitting.speaker.typed(word, view)}]")


def _hint(sitting: Sitting, seat: int, rest: str) -> None:
    """What a bot on this seat would play and why; it knows only what the seat knows."""
    for hint in adviser().advise(sitting.match.state.chair(seat), n=HINTS):
        sitting.tell([sitting.advice(seat, hint)])


def _table(sitting: Sitting, seat: int, rest: str) -> bool:
    return True


def _map(sitting: Sitting, seat: int, rest: str) -> bool:
    """The table anew, or one place of it in words."""
    if rest:
        sitting.tell(sitting.speaker.map(sitting.match.state.view(seat), rest))
    return not rest


def _undo(sitting: Sitting, seat: int, rest: str) -> bool:
    sitting.match.undo(seat)
    sitting.kept.save()
    return True


def _save(sitting: Sitting, seat: int, rest: str, replace: bool = False) -> None:
    """The whole record: private while the game runs, for it holds the seed."""
    write_new(_path(rest, "save"), sitting.match.record.to_text(), replace)
    sitting.say("terminal-saved", file=rest)


def _export(sitting: Sitting, seat: int, rest: str, replace: bool = False) -> None:
    """What this seat knows: no seed, nobody else's secrets."""
    write_new(_path(rest, "export"), sitting.match.account(seat), replace)
    sitting.say("terminal-exported", file=rest)


def _path(text: str, command: str) -> Path:
    if not text:
        raise HallError("terminal-needs-file", command=command)
    return Path(text).expanduser()


def _quit(sitting: Sitting, seat: int, rest: str) -> None:
    raise Quit


COMMANDS: dict[str, Command] = {
    "": _table,
    "?": _explain,
    "help": _explain,
    "about": _explain,
    "hint": _hint,
    "log": _log,
    "moves": _moves,
    "table": _table,
    "undo": _undo,
    "save": _save,
    "save!": partial(_save, replace=True),
    "export": _export,
    "export!": partial(_export, replace=True),
    "map": _map,
    "quit": _quit,
    "q": _quit,
}
