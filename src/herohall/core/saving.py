"""What all games share when a state is written as JSON and read back."""

from __future__ import annotations

import json
from typing import TypeVar

import msgspec

from herohall.core.errors import BadState
from herohall.core.generator import SEED_BITS, STREAMS, Generator

Saved = TypeVar("Saved", bound=msgspec.Struct)


class SavedGenerator(msgspec.Struct, forbid_unknown_fields=True):
    """Seed and counts of a generator."""

    seed: str
    fast: bool
    counts: list[int]


def demand(holds: bool, otherwise: str) -> None:
    """BadState, saying what is wrong, unless something holds."""
    if not holds:
        raise BadState("state-impossible", why=otherwise)


def write_canonical(saved: msgspec.Struct) -> str:
    """The one text of a saved state: sorted keys, no blanks."""
    return json.dumps(msgspec.to_builtins(saved), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def read_saved(text: str, kind: type[Saved]) -> Saved:
    """The saved state in a text; BadState if the text has another form."""
    try:
        return msgspec.json.decode(text.encode(), type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError) as error:
        raise BadState("state-not-json", why=str(error)) from error


def check_origin(game: str, rules: int, expected_game: str, expected_rules: int) -> None:
    """A state of this game, made by this version of its rules."""
    demand(game == expected_game, f"game {game!r}, expected {expected_game!r}")
    demand(rules == expected_rules, f"rules {rules}, expected {expected_rules}")


def write_generator(generator: Generator) -> SavedGenerator:
    """A generator as saved."""
    return SavedGenerator(f"{generator.seed:032x}", generator.fast, generator.counts)


def read_generator(saved: SavedGenerator) -> Generator:
    """The generator that was saved."""
    fine = len(saved.seed) == SEED_BITS // 4 and all(digit in "0123456789abcdef" for digit in saved.seed)
    demand(fine, "the generator's seed is not 32 hexadecimal digits")
    demand(len(saved.counts) == STREAMS, f"the generator has {len(saved.counts)} counts, expected {STREAMS}")
    demand(all(0 <= count < 1 << 60 for count in saved.counts), "a count of the generator is out of range")
    generator = Generator(int(saved.seed, 16), saved.fast)
    generator.counts = list(saved.counts)
    return generator
