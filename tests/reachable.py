"""Every state that a small game can reach, found by following all moves and all that chance may bring."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Any

from herohall.core.errors import BadState
from herohall.core.game import Game, State
from herohall.core.generator import DECK, Generator
from herohall.games.seventh.table import Table as SeventhTable

Saved = dict[str, Any]
MOST_ANSWERS = 12
"""A deal that does not work out is dealt anew (S1.4), for ever if need be; it leads nowhere else."""


class Undecided(Exception):
    """Chance is asked for more than it was told."""

    def __init__(self, answers: Iterable[int]) -> None:
        super().__init__()
        self.answers = list(answers)


class Told(Generator):
    """Chance that answers as it was told, and asks when it was not."""

    def __init__(self, answers: list[int]) -> None:
        super().__init__(0, True)
        self.answers = list(answers)
        self.table: object = None

    def below(self, stream: int, n: int) -> int:
        if self.answers:
            return self.answers.pop(0)
        if stream == DECK and isinstance(self.table, SeventhTable):  # copies of a hero do not differ
            counts = self.table.deck
            starts = accumulate(counts[:-1], initial=0)
            raise Undecided([start for start, count in zip(starts, counts, strict=True) if count])
        raise Undecided(range(n))

    def copy(self) -> Generator:
        return Generator(0, True)


def whatever_chance_brings(result: Callable[[Told], State]) -> Iterator[State]:
    """What comes of something for every answer of chance; the same state may come more than once."""
    open_ways: list[list[int]] = [[]]
    while open_ways:
        way = open_ways.pop()
        try:
            yield result(Told(way))
        except Undecided as asked:
            if len(way) < MOST_ANSWERS:
                open_ways += [[*way, answer] for answer in asked.answers]


def meaning(saved: Saved) -> str:
    """A state as text, without chance, and without what is left over from earlier and means nothing any more."""
    left_out = {"generator"}
    if not saved.get("wandering") or saved.get("source") not in ("deck", "unseen"):
        left_out.add("wandering_generation")
    if saved.get("phase") in ("w1", "sending"):
        left_out |= {"holder", "source", "seen_by", "wandering_generation"}
    elif saved.get("phase") == "over":
        left_out |= {"asked", "holder", "source", "seen_by", "wandering_generation"}
    return json.dumps({name: part for name, part in saved.items() if name not in left_out}, sort_keys=True)


def reachable(first: Iterable[State], within: Callable[[State], bool] = lambda state: True) -> dict[str, Saved]:
    """All states from these on, by their meaning, as long as they are within what is wanted."""
    found: dict[str, Saved] = {}
    waiting: list[State] = []

    def meet(state: State) -> None:
        saved = json.loads(state.to_json())
        key = meaning(saved)
        if key not in found and within(state):
            found[key] = saved
            waiting.append(state)

    for state in first:
        meet(state)
    while waiting:
        state = waiting.pop()
        for move in state.moves():
            for after in after_move(state, move):
                meet(after)
    return found


def after_move(state: State, move: int) -> Iterator[State]:
    """What a move may lead to."""

    def result(chance: Told) -> State:
        after = state.copy()
        after.use(chance)
        chance.table = after.table  # type: ignore[attr-defined]
        after.apply(move)
        return after

    return whatever_chance_brings(result)


# Single changes


SEVENTH_WORDS = {
    "phase": ["w1", "w2", "w3", "w4", "sending", "discarding", "receiving", "over"],
    "source": ["hand", "deck", "unseen", "party"],
}


def accepted(game: Game, saved: Saved, words: dict[str, list[str]]) -> Iterator[tuple[str, Saved]]:
    """The single changes of a state that are read, and mean something else: their place, and what was read."""
    before = meaning(saved)
    for place, change in changes(saved, words):
        try:
            read = json.loads(game.from_json(json.dumps(change)).to_json())
        except BadState:
            continue
        if meaning(read) != before:
            yield place, read


def changes(saved: Saved, words: dict[str, list[str]]) -> Iterator[tuple[str, Saved]]:
    """Every change of a single number, word or flag, and of a list by one element: its place, and the changed state."""
    for path in places(saved):
        value = part_at(saved, path)
        name = ".".join(key for key in path if isinstance(key, str))
        for other in others(value, words.get(str(path[-1]), [])):
            yield name, changed(saved, path, other)


def others(value: object, words: list[str]) -> Iterator[object]:
    """What may stand there instead."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (number for number in {*range(-1, 8), value - 1, value + 1} if number != value)
        yield None
    elif isinstance(value, str):
        yield from (word for word in words if word != value)
        yield None
    elif value is None:
        yield from [*range(6), *words]
    elif isinstance(value, list):
        yield from (value[:place] + value[place + 1 :] for place in range(len(value)))
        if all(isinstance(one, int) for one in value):
            yield from (sorted([*value, number]) for number in range(8))
        elif value:
            yield [*value, value[-1]]
        if any(isinstance(one, str) for one in value):
            yield value[::-1]


def places(part: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in a saved state but those of chance and options."""
    keys: Iterable[str | int] = ()
    if isinstance(part, dict):
        keys = [key for key in part if path or key not in ("generator", "options", "game", "rules", "box")]
    elif isinstance(part, list):
        keys = range(len(part))
    for key in keys:
        yield (*path, key)
        yield from places(part[key], (*path, key))  # type: ignore[index]


def part_at(saved: Saved, path: tuple[str | int, ...]) -> Any:
    part: Any = saved
    for key in path:
        part = part[key]
    return part


def changed(saved: Saved, path: tuple[str | int, ...], value: object) -> Saved:
    """A copy in which one place holds something else; what does not change is shared."""
    key, *rest = path
    copy: Any = dict(saved) if isinstance(saved, dict) else list(saved)
    copy[key] = changed(copy[key], tuple(rest), value) if rest else value
    return copy
