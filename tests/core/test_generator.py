"""Chance: uniform, independent streams, copies that go on alike, seeds nobody can work out."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import pairwise

import pytest
from tests.core.goodness import p_value, upper_tail

from herohall.core.generator import BAG, DECK, DIE, SEATS, SEED_BITS, STREAMS, Generator, fresh_seed

BOTH = pytest.mark.parametrize("fast", [False, True], ids=["hashed", "mixed"])
LEAST_P = 1e-4


def test_the_chi_square_tail_is_right() -> None:
    """Against printed tables."""
    assert upper_tail(3.841, 1) == pytest.approx(0.05, abs=0.006)
    assert upper_tail(18.307, 10) == pytest.approx(0.05, abs=0.001)
    assert upper_tail(149.449, 100) == pytest.approx(0.001, abs=0.0001)


def test_the_chi_square_test_finds_a_loaded_die() -> None:
    assert p_value(Counter({1: 900, 2: 1100}), {1: 1, 2: 1}) < 1e-4
    assert p_value(Counter({1: 1001, 2: 999}), {1: 1, 2: 1}) > 0.5
    assert p_value(Counter({3: 1}), {1: 1, 2: 1}) == 0


@BOTH
@pytest.mark.parametrize("sides", [2, 6, 7, 77])
@pytest.mark.parametrize("stream", [SEATS, DECK, BAG, DIE])
def test_numbers_are_uniform(fast: bool, sides: int, stream: int) -> None:
    generator = Generator(11, fast)
    counts = Counter(generator.below(stream, sides) for _ in range(4000))
    assert p_value(counts, dict.fromkeys(range(sides), 1)) > LEAST_P


@BOTH
def test_first_numbers_of_neighbouring_seeds_are_uniform_and_independent(fast: bool) -> None:
    counts: Counter[tuple[int, int]] = Counter()
    across: Counter[tuple[int, int]] = Counter()
    last = 0
    for seed in range(6000):
        generator = Generator(seed, fast)
        first, second = generator.below(SEATS, 7), generator.below(SEATS, 7)
        counts[first, second] += 1
        across[last, first] += 1
        last = first
    pairs = {(a, b): 1 for a in range(7) for b in range(7)}
    assert p_value(counts, pairs) > LEAST_P
    assert p_value(across, pairs) > LEAST_P


@BOTH
def test_consecutive_numbers_are_independent(fast: bool) -> None:
    generator = Generator(3, fast)
    numbers = [generator.below(DECK, 6) for _ in range(8001)]
    counts = Counter(pairwise(numbers))
    assert p_value(counts, {(a, b): 1 for a in range(6) for b in range(6)}) > LEAST_P


@BOTH
def test_streams_are_independent(fast: bool) -> None:
    generator = Generator(5, fast)
    counts = Counter((generator.below(DECK, 6), generator.below(DIE, 6)) for _ in range(8000))
    assert p_value(counts, {(a, b): 1 for a in range(6) for b in range(6)}) > LEAST_P


@BOTH
def test_a_stream_does_not_disturb_another(fast: bool) -> None:
    quiet, busy = Generator(9, fast), Generator(9, fast)
    for _ in range(50):
        busy.below(DIE, 6)
    assert [quiet.below(DECK, 1000) for _ in range(50)] == [busy.below(DECK, 1000) for _ in range(50)]


@BOTH
def test_copies_go_on_alike_and_apart(fast: bool) -> None:
    generator = Generator(2**64 - 1, fast)
    generator.below(BAG, 10)
    copy = generator.copy()
    assert copy.counts == generator.counts
    numbers = [generator.below(BAG, 10**6) for _ in range(20)]
    assert copy.counts[BAG] == 1
    assert [copy.below(BAG, 10**6) for _ in range(20)] == numbers


@BOTH
def test_numbers_stay_below_their_bound(fast: bool) -> None:
    for seed in range(200):
        assert Generator(seed, fast).below(DIE, 1) == 0
        assert 0 <= Generator(seed, fast).below(DIE, 3) < 3


def test_all_bits_of_a_seed_count() -> None:
    numbers = {Generator(1 << place, fast=False).below(DECK, 2**60) for place in range(SEED_BITS)}
    assert len(numbers) == SEED_BITS


def test_known_numbers_never_change() -> None:
    """Recorded games depend on the hashed ones for ever; both forms of the engine must find the same mixed ones."""
    hashed, mixed = Generator(7, fast=False), Generator(7, fast=True)
    assert [[hashed.below(stream, 1000) for _ in range(4)] for stream in range(STREAMS)] == HASHED
    assert [[mixed.below(stream, 1000) for _ in range(4)] for stream in range(STREAMS)] == MIXED
    assert [Generator(7, fast=True).below(stream, 10**30) for stream in (SEATS, DECK)] == WIDE


@pytest.mark.parametrize("sides", [1, 6, 77, 1 << 16, (1 << 16) + 1, 10**12])
def test_a_hashed_number_is_the_product_of_hash_and_bound(sides: int) -> None:
    """Small bounds are reckoned in machine words, great ones not: the numbers are those of the definition."""
    for seed in range(50):
        for count in (0, 255, 256):
            generator = Generator(seed, fast=False)
            generator.counts[DIE] = count
            label = bytes((DIE,)) + count.to_bytes(8, "big")
            digest = blake2b(label, digest_size=8, key=seed.to_bytes(SEED_BITS // 8, "big")).digest()
            assert generator.below(DIE, sides) == int.from_bytes(digest, "big") * sides >> 64


def test_fresh_seeds_differ() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < 1 << SEED_BITS for seed in seeds)


HASHED = [[866, 554, 230, 384], [554, 661, 23, 221], [462, 130, 374, 160], [312, 326, 322, 421]]
MIXED = [[402, 632, 787, 604], [862, 47, 663, 518], [551, 102, 473, 848], [188, 57, 994, 908]]
WIDE = [402957072683900008748091731147, 862815317603539642607197307500]
