"""A small network that has learned to play, in whole numbers. Compiled; without NumPy, so it runs in browsers, too.

The weights that lead from one input to the next layer are *one* long integer, a lane of 32 bits for each place of that
layer. Adding two such integers adds all lanes at once, so a layer takes one addition for each input that is not zero,
and most are. Whole numbers give the same answer in every form of Python; a test compares them with NumPy.

Lanes may be negative: then they borrow from the next one, and give it back when a middle is added to all of them.
"""

from __future__ import annotations

import json
import struct
from math import log
from typing import Final

from herohall.core.errors import BadOption

FORMAT: Final = 1
LANE: Final = 32
MIDDLE: Final = 1 << LANE - 1
MOST: Final = 16_383
"""The largest number that leaves a hidden place: so no lane of the next layer overflows (the writer sees to that)."""
LIKING_BITS: Final = 16
"""Likings and values are in units of 1 / 2^16."""
BYTES: Final = 256


class Layer:
    """All weights between two layers."""

    def __init__(self, rows: list[int], bias: int, size: int, shift: int) -> None:
        self.rows = rows
        """One long integer for each input."""
        self.bias = bias + middles(size)
        self.size = size
        self.shift = shift
        """How many bits the sums lose on their way out."""
        self._lanes = struct.Struct(f"<{size}I")

    def from_bytes(self, row: bytes) -> list[int]:
        """The sums of a layer behind bytes."""
        return self.unpacked(self.added(self.bias, row))

    def added(self, total: int, row: bytes) -> int:
        """The packed sums once the bytes of some inputs are added to them."""
        rows = self.rows
        for place in range(len(row)):
            number = row[place]
            if number == 1:
                total += rows[place]
            elif number:
                total += rows[place] * number
        return total

    def from_sums(self, sums: list[int], shift: int) -> list[int]:
        """The sums of a layer behind those of another: what is negative there does not come through."""
        return self.unpacked(self.total(sums, shift))

    def total(self, sums: list[int], shift: int) -> int:
        """The same, packed."""
        total = self.bias
        rows = self.rows
        for place in range(len(sums)):
            number = sums[place] >> shift
            if number > 0:
                total += rows[place] * (number if number < MOST else MOST)
        return total

    def unpacked(self, total: int) -> list[int]:
        """The sums, each by itself."""
        found: tuple[int, ...] = self._lanes.unpack(total.to_bytes(self.size * (LANE // 8), "little"))
        return [number - MIDDLE for number in found]


class Network:
    """Layers one behind another, from the bytes of an insight to a liking for every move and a share of the win."""

    def __init__(self, head: dict[str, object], layers: list[Layer]) -> None:
        self.game = str(head["game"])
        self.rules = int(str(head["rules"]))
        self.inputs = int(str(head["inputs"]))
        self.moves = int(str(head["moves"]))
        """For how many moves it has a liking."""
        self.box = str(head.get("box", ""))
        """The cards it has learned with."""
        self.about = str(head["about"])
        """How it was made."""
        self.layers = layers
        self.trust = float(str(head["trust"]))
        """How much it counts how good a move looks by rules of thumb."""
        self.looks = looks(self.trust)
        """What the byte of a move that says so adds to its liking."""

    def outputs(self, row: bytes) -> list[int]:
        """What comes out for an insight: a liking for every move, and the share of the win."""
        layers = self.layers
        sums = layers[0].from_bytes(row)
        for number in range(1, len(layers)):
            sums = layers[number].from_sums(sums, layers[number - 1].shift)
        found = [number >> layers[-1].shift for number in sums]
        start = self.inputs - self.moves
        for move in range(self.moves):
            found[move] += self.looks[row[start + move]]
        return found


class PositionNetwork:
    """Judges positions that are a part for the whole and then several parts alike (`core.encoder.Foreseer`).

    Each part goes through the same hidden layer, together with the whole; what comes out is added up and goes through a
    second one, with the whole again.
    """

    def __init__(self, head: dict[str, object], layers: list[Layer]) -> None:
        self.rules = int(str(head["rules"]))
        self.box = str(head["box"])
        """The cards it has learned with."""
        self.about = str(head["about"])
        """How it was made."""
        self.players = [int(count) for count in str(head["players"]).split()]
        """How many may play."""
        self.parts = int(str(head["parts"]))
        """How many parts follow the whole."""
        self.at_part, self.at_whole, self.after_sum, self.after_whole, self.last = layers
        self.whole = len(self.at_whole.rows)
        """Bytes of the whole."""
        self.part = len(self.at_part.rows)
        """Bytes of each part."""

    def judged(self, row: bytes) -> int:
        """By how much the logarithm of the odds differs from what rules of thumb say, in units of 1 / 2^16."""
        whole = row[: self.whole]
        base = self.at_whole.added(self.at_whole.bias, whole)
        shift = self.at_whole.shift
        hidden = [0] * self.at_part.size
        for start in range(self.whole, len(row), self.part):
            if row[start]:  # a part that begins with 0 is none
                sums = self.at_part.unpacked(self.at_part.added(base, row[start : start + self.part]))
                for place in range(len(sums)):
                    if sums[place] > 0:
                        hidden[place] += sums[place] >> shift
        second = self.after_whole.added(self.after_sum.total(hidden, 0), whole)
        return self.last.from_sums(self.after_sum.unpacked(second), self.after_sum.shift)[0] >> self.last.shift


def looks(trust: float) -> list[int]:
    """For every byte that says how good a move looks, what it adds to the liking."""
    unit = float(1 << LIKING_BITS)
    return [round(trust * log(max(1, number) / (BYTES - 1)) * unit) for number in range(BYTES)]


def packed(numbers: list[int]) -> int:
    """Numbers as lanes of one long integer.

    >>> packed([1, -1]) == 1 - (1 << 32)
    True
    """
    raised = struct.pack(f"<{len(numbers)}I", *[number + MIDDLE for number in numbers])
    return int.from_bytes(raised, "little") - middles(len(numbers))


def middles(count: int) -> int:
    """As many lanes, with the middle in each of them."""
    return int.from_bytes(struct.pack("<I", MIDDLE) * count, "little")


# Files of weights: a line of JSON, then for each layer a power of two for each input, the weights by input in 16 bits,
# and the biases in 32.


def read_network(text: bytes, name: str) -> Network | PositionNetwork:
    """The network of a file, which says itself of which kind it is; BadOption if it is none."""
    try:
        head, layers = read_layers(text)
        return PositionNetwork(head, layers) if "parts" in head else Network(head, layers)
    except (ValueError, KeyError, TypeError, struct.error) as error:
        why = f"{type(error).__name__}: {error}"
        raise BadOption("bots-no-weights", file=name, why=why) from error


def read_layers(text: bytes) -> tuple[dict[str, object], list[Layer]]:
    """What a file says of itself, and its layers; an error if anything is missing."""
    line, _, rest = text.partition(b"\n")
    head: dict[str, object] = json.loads(line)
    if head["format"] != FORMAT:
        raise ValueError(f"format {head['format']}, expected {FORMAT}")
    shifts = [int(shift) for shift in str(head["shifts"]).split()]
    layers: list[Layer] = []
    at = 0
    for number, (inputs, outputs) in enumerate(shapes(head)):
        layer, at = read_layer(rest, at, inputs, outputs, shifts[number])
        layers.append(layer)
    if at != len(rest):
        raise ValueError(f"{len(rest)} bytes, expected {at}")
    return head, layers


def shapes(head: dict[str, object]) -> list[tuple[int, int]]:
    """Inputs and outputs of the layers: by themselves, or one behind the other."""
    sizes = [int(size) for size in str(head["sizes"]).split()]
    if "parts" in head:
        whole, part, first, second = sizes
        return [(part, first), (whole, first), (first, second), (whole, second), (second, 1)]
    return [(sizes[number], sizes[number + 1]) for number in range(len(sizes) - 1)]


def read_layer(text: bytes, at: int, inputs: int, size: int, shift: int) -> tuple[Layer, int]:
    """A layer that is written at a place of a file, and the place behind it."""
    powers = text[at : at + inputs]
    at += inputs
    rows: list[int] = []
    for power in powers:
        weights = struct.unpack_from(f"<{size}h", text, at)
        at += 2 * size
        rows.append(packed(list(weights)) << power)
    bias = packed(list(struct.unpack_from(f"<{size}i", text, at)))
    return Layer(rows, bias, size, shift), at + 4 * size
