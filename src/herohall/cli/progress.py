"""How far a long command has come, and how it says that it was stopped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from herohall.cli.language import say

T = TypeVar("T")


class Tell(Protocol):
    """Called with how much is done, how much there is, and what is being done."""

    def __call__(self, done: int, total: int, doing: str = ...) -> None: ...


@contextmanager
def bar(title: str = "") -> Iterator[Tell]:
    """Shows how far we are and how long it will take, on standard error if a person looks at it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title)

        def tell(done: int, total: int, doing: str = title) -> None:
            progress.update(task, completed=done, total=total, description=doing)

        yield tell


def counted(title: str, total: int, games: Iterable[T]) -> Iterator[T]:
    """The games one by one, with a bar."""
    with bar(title) as tell:
        tell(0, total)
        for done, game in enumerate(games, start=1):
            yield game
            tell(done, total)


def stopped(done: int, games: int) -> NoReturn:
    """Say after Ctrl-C how many games are over, and end."""
    key = "cli-stopped" if done else "cli-stopped-early"
    Console(stderr=True).print(say(key, done=done, games=games))
    raise KeyboardInterrupt
