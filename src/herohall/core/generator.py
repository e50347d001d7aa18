"""Chance: every shuffle, draw and roll of a game comes from one `Generator`.

Real games use a keyed hash in counter mode, so that nobody can work out the seed from what was dealt; samples and
playouts use a fast mixer. Each stream counts for itself: a die roll does not change the deck.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from operator import mul
from typing import Final

from mypy_extensions import i64, mypyc_attr

SEATS: Final = 0
DECK: Final = 1
BAG: Final = 2
DIE: Final = 3
STREAMS: Final = 4

SEED_BITS: Final = 128
_MASK32: Final = (1 << 32) - 1
_STRIDE: Final = 0x1E3779B1
"""Odd, and below 2**31 like all factors here: products then fit a machine word, and both forms count alike."""
_APART: Final = 0x5851F42D
_FACTOR: Final = 1 << 30
"""Compiled code multiplies numbers below this as machine words."""
_SMALL: Final = 1 << 16
"""Bounds up to here are served by 32 random bits, greater ones by 64."""
_EARLY: Final = 256
_LABELS: Final = [bytes((stream,)) + count.to_bytes(8, "big") for stream in range(STREAMS) for count in range(_EARLY)]
"""What is hashed for the first numbers of every stream: most games need no more."""


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
        self._low: i64 = 0
        self._high: i64 = 0
        self._keyed: blake2b | None = None
        """The hash with the seed as its key, copied for each number."""
        if fast:
            self._low = mixed(seed & _MASK32)
            self._high = mixed(self._low ^ _APART ^ (seed >> 32 & _MASK32))

    def copy(self) -> Generator:
        """The same numbers from here on."""
        other = Generator(self.seed, self.fast)
        other.counts = self.counts[:]
        return other

    def below(self, stream: int, n: int) -> int:
        """A number in range(n), all equally likely (to within n / 2**64; n / 2**32 for a small n of a fast one)."""
        count = self.counts[stream]
        self.counts[stream] = count + 1
        if not self.fast:
            digest = self._hashed(stream, count)
            if n <= _SMALL:  # the same as below, in machine words
                bound: i64 = n
                return word_at(digest, 0) * bound + (word_at(digest, 4) * bound >> 32) >> 32
            return product(int.from_bytes(digest, "big"), n) >> 64
        place: i64 = count * STREAMS + stream & _MASK32
        word = mixed(mixed(self._low + place * _STRIDE & _MASK32) ^ self._high)
        if n <= _SMALL:
            limit: i64 = n
            return word * limit >> 32
        upper: int = word  # plain ints: what follows outgrows a machine word
        lower: int = mixed(word ^ self._low)
        return product(upper << 32 | lower, n) >> 64

    def _hashed(self, stream: int, count: int) -> bytes:
        if self._keyed is None:
            self._keyed = blake2b(digest_size=8, key=self.seed.to_bytes(SEED_BITS // 8, "big"))
        hashed = self._keyed.copy()
        if count < _EARLY:
            hashed.update(_LABELS[stream * _EARLY + count])
        else:
            hashed.update(bytes((stream,)) + count.to_bytes(8, "big"))
        return hashed.digest()


def word_at(digest: bytes, place: int) -> i64:
    """Four bytes as a number."""
    return digest[place] << 24 | digest[place + 1] << 16 | digest[place + 2] << 8 | digest[place + 3]


def product(left: int, right: int) -> int:
    """Two natural numbers multiplied, where the result may outgrow a machine word.

    Python looks for Ctrl-C and alarms while it multiplies long numbers, and compiled code takes the exception they
    raise for a lack of memory: it ends the process. Called as a function, the multiplication may raise.
    """
    if left < _FACTOR and right < _FACTOR:
        return left * right
    return int(mul(left, right))


def mixed(word: i64) -> i64:
    """A one-to-one scrambling of 32 bits (found by search for low bias: C. Wellons, TheIronBorn)."""
    word = (word ^ word >> 16) * 0x21F0AAAD & _MASK32
    word = (word ^ word >> 15) * 0x735A2D97 & _MASK32
    return word ^ word >> 15
