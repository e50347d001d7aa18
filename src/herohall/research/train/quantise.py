"""From a network that has learned to the file bots read: weights as whole numbers (`herohall.bots.network`)."""

from __future__ import annotations

import json

import numpy as np
from numpy.typing import NDArray

from herohall.bots.network import FORMAT, LANE, LIKING_BITS, MOST
from herohall.core.game import Game
from herohall.research.train.network import Matrix
from herohall.research.train.policy import Policy
from herohall.research.train.value_network import ValueNetwork

LARGEST = 32_767
"""What 16 bits hold."""
HIDDEN_BITS = 7
"""What leaves a hidden place is in units of 1 / 2^7, so that it counts up to 128."""
FIRST_BITS = 20
"""The sums of the first layer are in units of 1 / 2^20."""

Whole = NDArray[np.int64]


def write_network(policy: Policy, about: str) -> bytes:
    """The file of a network."""
    first = policy.weights[0] * policy.scale[:, None]
    last = np.concatenate([policy.weights[2], policy.weights[3]], axis=1)
    bias = np.concatenate([policy.biases[2], policy.biases[3]])
    bits = [FIRST_BITS, fitting_bits(policy.weights[1]), fitting_bits(last)]
    shifts = [FIRST_BITS - HIDDEN_BITS, bits[1], bits[2] + HIDDEN_BITS - LIKING_BITS]
    parts = [
        layer_bytes(first, policy.biases[0], bits[0], bits[0], shifts[0]),
        layer_bytes(policy.weights[1], policy.biases[1], bits[1], bits[1] + HIDDEN_BITS, shifts[1]),
        layer_bytes(last, bias, bits[2], bits[2] + HIDDEN_BITS, shifts[2]),
    ]
    sizes = [*first.shape, *last.shape]
    head = {
        "format": FORMAT,
        "game": policy.game.name,
        "rules": policy.game.rules_version,
        "inputs": first.shape[0],
        "moves": policy.moves,
        "box": policy.game.box,
        "sizes": " ".join(map(str, sizes)),
        "shifts": " ".join(map(str, shifts)),
        "trust": policy.trust,
        "about": about,
    }
    return json.dumps(head).encode() + b"\n" + b"".join(parts)


def write_position_network(network: ValueNetwork, game: Game, players: list[int], about: str) -> bytes:
    """The file of a network that judges positions, for tables of so many players."""
    at_part, at_whole, after_sum, after_whole, last = network.weights
    of_whole, of_part = network.scale[: network.whole, None], network.scale[network.whole :, None]
    second, end = fitting_bits(after_sum), fitting_bits(last)
    second_sums, end_sums = second + HIDDEN_BITS, end + HIDDEN_BITS
    shifts = [FIRST_BITS - HIDDEN_BITS, FIRST_BITS - HIDDEN_BITS, second, second, end_sums - LIKING_BITS]
    # What the whole adds to a layer is in the units of its sums; the bias stands with one of the two.
    none, first = np.zeros_like(network.biases[0]), network.biases[0]
    parts = [
        layer_bytes(at_part * of_part, none, FIRST_BITS, FIRST_BITS, 0),
        layer_bytes(at_whole * of_whole, first, FIRST_BITS, FIRST_BITS, shifts[1]),
        layer_bytes(after_sum, network.biases[1], second, second_sums, shifts[2]),
        layer_bytes(after_whole * of_whole, np.zeros_like(network.biases[1]), second_sums, second_sums, 0),
        layer_bytes(last, network.biases[2], end, end_sums, shifts[4]),
    ]
    head = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "box": game.box,
        "players": " ".join(map(str, players)),
        "parts": network.parts,
        "sizes": " ".join(map(str, (network.whole, network.part, *after_sum.shape))),
        "shifts": " ".join(map(str, shifts)),
        "about": about,
    }
    return json.dumps(head).encode() + b"\n" + b"".join(parts)


def fitting_bits(weights: Matrix) -> int:
    """The most bits behind the point with which no sum overflows its lane, whatever comes in."""
    most = float(np.abs(weights).sum(axis=0).max()) * MOST
    return min(14, LANE - 2 - int(np.ceil(np.log2(most + 1))))


def layer_bytes(weights: Matrix, bias: Matrix, bits: int, sum_bits: int, shift: int) -> bytes:
    """A layer: for each input a power of two, then its weights in 16 bits; the biases in 32."""
    exact = weights.astype(np.float64) * 2.0**bits
    largest = np.abs(exact).max(axis=1)
    powers: Whole = np.maximum(0, np.ceil(np.log2((largest + 1) / LARGEST))).astype(np.int64)
    rounded = np.rint(exact / 2.0 ** powers[:, None]).astype("<i2")
    half = 2.0 ** (shift - 1)  # what is shifted out is rounded, not cut
    biases = np.rint(bias.astype(np.float64) * 2.0**sum_bits + half).astype("<i4")
    return powers.astype(np.uint8).tobytes() + rounded.tobytes() + biases.tobytes()
