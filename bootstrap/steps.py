"""One step of the set-up: said, done, and explained in one line where it fails."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import IO

from bootstrap.places import ROOT

# What goes wrong, by the words installers and systems have for it. The first that fits is told.
TROUBLES = {
    "the disk is full": ("no space left", "errno 28", "disk quota", "file too large"),
    "this folder cannot be written to": ("read-only file system", "permission denied", "errno 13", "errno 30"),
    "a download was cut short or damaged, try again": (
        *("hash mismatch", "not match the hashes", "incompleteread", "unexpected eof", "unexpected end of file"),
        *("invalid zip", "bad zip", "badzipfile", "failed to extract", "connection broken: incomplete"),
    ),
    "the network cannot be reached": (
        *("dns error", "name resolution", "connect error", "connection refused", "client error (connect)"),
        *("error sending request", "timed out", "network is unreachable", "newconnectionerror", "no route to host"),
        "(from versions: none)",
    ),
}


class SetUpError(Exception):
    """Set-up could not go on; the text is for people."""


def step(what: str, command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run one step of the set-up, showing what it is and, only if it fails, why."""
    with ticking(what):
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    if done.returncode:
        raise SetUpError(f"{what.partition(' (')[0]} failed: {reason(done.stdout)}")


def reason(output: str) -> str:
    """Why a step failed, in one line: in our words if we know it, else what it said itself.

    >>> reason("error: Failed to install: click\\n  cause: No space left on device (os error 28)")
    'the disk is full'
    """
    for trouble, signs in TROUBLES.items():
        if any(sign in output.lower() for sign in signs):
            return trouble
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines[-1:] or ["no message"])[0]


def told(error: Exception) -> str:
    """An error in one line."""
    return str(error) if isinstance(error, SetUpError) else reason(str(error))


@contextmanager
def locked(path: Path, waiting: str) -> Iterator[None]:
    """Only one process at a time. A process that waits says so, on a terminal with the seconds."""
    with path.open("r" if path.exists() else "a") as file:
        if not lock(file):
            with ticking(waiting):
                while not lock(file):
                    time.sleep(0.2)
        yield


def lock(file: IO[str]) -> bool:
    """Lock a file until it is closed; False if another process has. On Windows nobody does."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


@contextmanager
def ticking(what: str) -> Iterator[None]:
    """One line that says what takes its time; in a terminal also how long it has taken."""
    if not sys.stderr.isatty():
        print(f"  {what} …", file=sys.stderr, flush=True)
        yield
        return
    start, going = time.monotonic(), True

    def tick() -> None:
        while going:
            print(f"\r  {what} … {time.monotonic() - start:.0f} s ", end="", file=sys.stderr, flush=True)
            time.sleep(0.5)

    ticker = Thread(target=tick, daemon=True)
    ticker.start()
    try:
        yield
    finally:
        going = False
        ticker.join()
        print(file=sys.stderr)
