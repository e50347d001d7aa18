"""A person at a terminal of 80×24: types, reads what appears, and remembers all of it."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
from tests.patience import PATIENCE

COMMAND = ["-c", "from herohall.cli import main; main()"]
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
STYLE = re.compile(r"\x1b\[[0-9;]*m")
END = "herohall verify"


def environment(data: Path, **more: str) -> dict[str, str]:
    """The variables of a plain terminal, with games kept in `data`."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    return {**kept, "TERM": "xterm", "LC_ALL": "C.UTF-8", "HEROHALL_LANG": "en", "HEROHALL_DATA": str(data), **more}


class Keyboard:
    """`herohall` running in a pseudo-terminal."""

    def __init__(self, data: Path, *arguments: str, **more: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            [*COMMAND, *arguments],
            env=environment(data, **more),
            cwd=str(data),
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.seen = ""

    def wait_for(self, *patterns: str) -> int:
        """Wait until one of the patterns appears; which one it was."""
        found = self.child.expect(list(patterns))
        self.seen += self.child.before + (self.child.after if isinstance(self.child.after, str) else "")
        return found

    def type(self, line: str) -> None:
        """Type a line."""
        self.child.sendline(line)

    def answer(self, line: str, prompt: str = "Nora > ") -> str:
        """Type a line and return what appears up to the next prompt, as one long line without styles."""
        before = len(self.seen)
        self.type(line)
        self.wait_for(re.escape(prompt))
        return re.sub(r"\s*\r\n\s*", " ", STYLE.sub("", self.seen[before:]))

    def leave(self) -> int:
        """Wait for the end of the program; its exit code."""
        self.child.expect(pexpect.EOF)
        self.seen += self.child.before
        self.child.close()
        code = self.child.exitstatus
        assert code is not None
        return code

    def play_on(self, prompt: str = "Nora > ", answer: str = "1", most: int = 2000) -> None:
        """Give the same answer to every question until the game is over."""
        for _ in range(most):
            if self.wait_for(END, re.escape(prompt)) == 0:
                return
            self.type(answer)
        raise AssertionError("the game does not end")

    def pages(self) -> list[str]:
        """What stood on the screen each time it was drawn anew, up to the first prompt, without styles."""
        drawn = [STYLE.sub("", page).replace("\r", "") for page in self.seen.split(CLEAR)[1:]]
        return [page.partition(" > ")[0] for page in drawn]


def running(data: Path) -> list[Path]:
    """The unfinished games."""
    return sorted((data / "games").glob("*.hall"))


def finished(data: Path) -> list[Path]:
    """The finished games."""
    return sorted((data / "finished").glob("*.hall"))
