"""Chance: every shuffle, draw and roll of a game comes from one `Generator`.

Real games use a keyed hash in counter mode, so that nobody can work out the seed from what was dealt; samples and
playouts use a fast 64-bit mixer. Each stream counts for itself: a die roll does not change the deck.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

SEATS: Final = 0
DECK: Final = 1
BAG: Final = 2
DIE: Final = 3
STREAMS: Final = 4

SEED_BITS: Final = 128
_MASK64: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


@mypyc_attr(allow_interpreted_subclasses=True)  # a loaded die is how rules are tested
class Generator:
    """Numbers from a seed. Copies are independent; equal seed and counts give equal numbers.

    >>> Generator(7, fast=False).below(DIE, 6) == Generator(7, fast=False).below(DIE, 6)
    True
    """

    def __init__(self, seed: int, fast: bool) -> None:
        self.seed = seed
        self.fast = fast
        self.counts = [0] * STREAMS

    def copy(self) -> Generator:
        """The same numbers from here on."""
        other = Generator(self.seed, self.fast)
        other.counts = self.counts[:]
        return other

    def below(self, stream: int, n: int) -> int:
        """A number in range(n), all equally likely (to within n / 2**64)."""
        count = self.counts[stream]
        self.counts[stream] = count + 1
        word = self._mixed(stream, count) if self.fast else self._hashed(stream, count)
        return (word * n) >> 64

    def _hashed(self, stream: int, count: int) -> int:
        key = self.seed.to_bytes(SEED_BITS // 8, "big")
        label = bytes((stream,)) + count.to_bytes(8, "big")
        return int.from_bytes(blake2b(label, digest_size=8, key=key).digest(), "big")

    def _mixed(self, stream: int, count: int) -> int:
        # Two rounds of the splitmix64 finaliser over seed, stream and count.
        z = (self.seed + (stream << 61) + (count + 1) * _GOLDEN) & _MASK64
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
        return z ^ (z >> 31)
