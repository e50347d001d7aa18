"""What a person may type at a prompt: a move by number or words, or a command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from herohall.bots import adviser
from herohall.core import rulebook
from herohall.core.errors import BadMove, HallError, IllegalMove
from herohall.terminal.storage import write_new

if TYPE_CHECKING:
    from herohall.terminal.loop import Sitting

LOG_LINES = 15
HINTS = 3


class Quit(Exception):
    """The person leaves the table; the game is kept."""


class Outcome(NamedTuple):
    """What came of an answer: a move, or none, and whether the table should be drawn again."""

    move: int | None = None
    redraw: bool = False


Command = Callable[["Sitting", int, str], Outcome]


def carry_out(sitting: Sitting, seat: int, text: str) -> Outcome:
    """Do what was typed. Whatever it is, the worst that can happen is a line of explanation."""
    word, _, rest = text.strip().partition(" ")
    if not word:
        return Outcome(redraw=True)
    if word.startswith("?") and word != "?":
        word, rest = "?", f"{word[1:]} {rest}"
    command = COMMANDS.get(word.lower())
    try:
        return command(sitting, seat, rest.strip()) if command is not None else _move(sitting, text.strip())
    except HallError as error:
        sitting.screen.show(error.text(sitting.lang))
        return Outcome()


def _move(sitting: Sitting, text: str) -> Outcome:
    state = sitting.match.state
    moves = state.moves()
    if text.isascii() and text.isdecimal():
        if 1 <= int(text[:9]) <= len(moves):
            return Outcome(move=moves[int(text) - 1])
        raise HallError("terminal-no-such-number", number=text[:20], count=len(moves))
    try:
        return Outcome(move=state.parse(text))
    except BadMove as error:
        raise HallError("terminal-what", text=text[:40]) from error
    except IllegalMove as error:
        sitting.say("terminal-illegal", why=error.text(sitting.lang), rule=error.rule)
        return Outcome()


def _explain(sitting: Sitting, seat: int, rest: str) -> Outcome:
    """`?`, `? S4.2`, and `? plato` where the game has such cards."""
    state, lang, screen = sitting.match.state, sitting.lang, sitting.screen
    decision = state.decision
    found = sitting.painter.about(rest) if rest else None
    if found is None:
        if not rest:
            screen.show(sitting.painter.explanation(state.view(seat)))
        number = decision.rule if decision is not None and not rest else rest
        found = rulebook.plain(rulebook.rule(state.game.name, lang, number))
    for line in found.split("\n"):
        screen.show_all(screen.wrap(line, indent=2))
    if not rest:
        sitting.say("terminal-help")
    return Outcome()


def _log(sitting: Sitting, seat: int, rest: str) -> Outcome:
    count = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 9 else LOG_LINES
    lines = sitting.log(seat)
    for line in lines[-count:] if count else []:
        sitting.screen.show_all(sitting.screen.wrap(f"· {line}", indent=2))
    return Outcome()


def _moves(sitting: Sitting, seat: int, rest: str) -> Outcome:
    """The legal moves one by one, with the words that can be typed for them."""
    state = sitting.match.state
    view = state.view(seat)
    for number, move in enumerate(state.moves(), start=1):
        word = state.text(move)
        sitting.screen.show(f"{number:>3}  {sitting.painter.move(word, view)}  [{word}]")
    return Outcome()


def _hint(sitting: Sitting, seat: int, rest: str) -> Outcome:
    """What a bot on this seat, which knows no more than it does, would play and why."""
    state = sitting.match.state
    view = state.view(seat)
    for each in adviser().advise(state.chair(seat), n=HINTS):
        sitting.say(
            "terminal-hint",
            number=state.moves().index(each.move) + 1,
            move=sitting.painter.move(state.text(each.move), view),
            percent=round(100 * each.share),
            reason=sitting.painter.reason(each.key, each.params),
        )
    return Outcome()


def _table(sitting: Sitting, seat: int, rest: str) -> Outcome:
    return Outcome(redraw=True)


def _undo(sitting: Sitting, seat: int, rest: str) -> Outcome:
    sitting.match.undo(seat)
    sitting.kept.save()
    return Outcome(redraw=True)


def _save(sitting: Sitting, seat: int, rest: str, replace: bool = False) -> Outcome:
    """The whole record: private while the game runs, for it holds the seed."""
    write_new(_path(rest, "save"), sitting.match.record.to_text(), replace)
    sitting.say("terminal-saved", file=rest)
    return Outcome()


def _save_over(sitting: Sitting, seat: int, rest: str) -> Outcome:
    return _save(sitting, seat, rest, replace=True)


def _export(sitting: Sitting, seat: int, rest: str, replace: bool = False) -> Outcome:
    """What this seat knows: no seed, nobody else's secrets."""
    write_new(_path(rest, "export"), sitting.match.account(seat), replace)
    sitting.say("terminal-exported", file=rest)
    return Outcome()


def _export_over(sitting: Sitting, seat: int, rest: str) -> Outcome:
    return _export(sitting, seat, rest, replace=True)


def _path(text: str, command: str) -> Path:
    if not text:
        raise HallError("terminal-needs-file", command=command)
    return Path(text).expanduser()


def _quit(sitting: Sitting, seat: int, rest: str) -> Outcome:
    raise Quit


COMMANDS: dict[str, Command] = {
    "?": _explain,
    "help": _explain,
    "hint": _hint,
    "log": _log,
    "moves": _moves,
    "table": _table,
    "undo": _undo,
    "save": _save,
    "save!": _save_over,
    "export": _export,
    "export!": _export_over,
    "quit": _quit,
    "exit": _quit,
    "q": _quit,
}
