"""A network that has learned to judge positions, and the rules of thumb with its judgement. Compiled.

It reads what lies before each seat (`core.prospect`) and corrects what the rules of thumb think of its chances. All
parts of a row go through the same layer and are added up; whole numbers throughout, as in `network.py`.
"""

from __future__ import annotations

import json
import struct
from math import exp
from random import Random
from typing import Final

from herohall.bots.network import LIKING_BITS, Layer, read_layer
from herohall.core.errors import BadOption
from herohall.core.evaluator import Evaluator
from herohall.core.prospect import Prospects
from herohall.core.state import State
from herohall.core.texts import Param

FORMAT: Final = 1
LAYERS: Final = 3
UNIT: Final = float(1 << LIKING_BITS)
LEAST: Final = 1e-6
"""No chance is smaller, so that it has a logarithm."""


class Judge:
    """The network: a layer for every part of a row, one for their sum and the seat's own bytes, and one to the end."""

    def __init__(self, head: dict[str, object], layers: list[Layer]) -> None:
        self.game = str(head["game"])
        self.rules = int(str(head["rules"]))
        self.box = str(head["box"])
        """The cards it has learned with."""
        self.parts = int(str(head["parts"]))
        self.about = str(head["about"])
        """How it was made."""
        self.part_layer, self.own_layer, self.last_layer = layers
        self.part_size = len(self.part_layer.rows)
        self.own_size = len(self.own_layer.rows) - self.part_layer.size

    def correction(self, row: bytes) -> int:
        """By how much the logarithm of a seat's chance is corrected, in units of 1 / 2^16."""
        layer = self.part_layer
        size = self.part_size
        shift = layer.shift
        signal = [0] * layer.size
        for part in range(self.parts):
            start = part * size
            if row[start] == 0:
                continue
            sums = layer.from_bytes(row[start : start + size])
            for place in range(len(sums)):
                number = sums[place]
                if number > 0:
                    signal[place] += number >> shift
        for place in range(self.parts * size, len(row)):
            signal.append(row[place])
        hidden = self.own_layer.from_sums(signal, 0)
        return self.last_layer.from_sums(hidden, self.own_layer.shift)[0] >> self.last_layer.shift

    def corrected(self, chances: list[float], rows: list[bytes]) -> list[float]:
        """The chances of all seats, from what the rules of thumb think of them."""
        raised: list[float] = []
        total = 0.0
        for seat in range(len(chances)):
            chance = max(LEAST, chances[seat]) * exp(max(-20.0, min(20.0, self.correction(rows[seat]) / UNIT)))
            raised.append(chance)
            total += chance
        return [chance / total for chance in raised]


class JudgingEvaluator(Evaluator):
    """A game's rules of thumb, but where a turn has ended the network judges."""

    def __init__(self, thumb: Evaluator, judge: Judge, prospects: Prospects) -> None:
        self.thumb = thumb
        self.judge = judge
        self.prospects = prospects

    def chances(self, state: State) -> list[float]:
        return self.thumb.chances(state)

    def weights(self, state: State) -> list[float]:
        return self.thumb.weights(state)

    def own_weights(self, state: State) -> list[float]:
        return self.thumb.own_weights(state)

    def own_weights_are_open(self, state: State) -> bool:
        return self.thumb.own_weights_are_open(state)

    def quick(self, state: State, chance: Random) -> int:
        return self.thumb.quick(state, chance)

    def turn(self, state: State) -> int:
        return self.thumb.turn(state)

    def look_ahead(self, state: State, turns: int) -> list[float]:
        chances = self.thumb.look_ahead(state, turns)
        if state.over:
            return chances
        return self.judge.corrected(chances, self.prospects.rows(state))

    def likelihood(self, state: State, seat: int) -> float:
        return self.thumb.likelihood(state, seat)

    def reason(self, state: State, move: int) -> tuple[str, dict[str, Param]]:
        return self.thumb.reason(state, move)


def read_judge(text: bytes, name: str) -> Judge:
    """The network of a file; BadOption if it is none."""
    try:
        line, _, rest = text.partition(b"\n")
        head: dict[str, object] = json.loads(line)
        if head["format"] != FORMAT:
            raise ValueError(f"format {head['format']}, expected {FORMAT}")
        sizes = [int(size) for size in str(head["sizes"]).split()]
        shifts = [int(shift) for shift in str(head["shifts"]).split()]
        layers: list[Layer] = []
        at = 0
        for number in range(LAYERS):
            layer, at = read_layer(rest, at, sizes[2 * number], sizes[2 * number + 1], shifts[number])
            layers.append(layer)
        if at != len(rest):
            raise ValueError(f"{len(rest)} bytes, expected {at}")
        return Judge(head, layers)
    except (ValueError, KeyError, IndexError, TypeError, struct.error) as error:
        raise BadOption("bots-no-weights", file=name, why=f"{type(error).__name__}: {error}") from error
