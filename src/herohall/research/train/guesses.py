"""Learn how much each fact tells about something that has to be guessed, from games of bots among themselves.

python -m herohall.research.train.guesses seventh wandering --levels medium=5000 hard=5000 --out tells.json
python -m herohall.research.train.guesses seventh winner --levels hard=9000 --out worth.json

Of every guess in these games (`Game.parts`, `guesses`) the facts are noted that speak for each possibility, and which
one was true. One weight for each fact is fitted, so that the truth becomes as likely as can be (a multinomial logit).
All levels count alike, however many games they played.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np

from herohall.bots import bot
from herohall.bots.asker import Asker
from herohall.core import registry
from herohall.core.errors import BadOption
from herohall.core.game import Game
from herohall.core.guess import UNIT, Guess
from herohall.core.state import State
from herohall.lab.contest import Entrant
from herohall.research.train.network import Matrix

SOME = 4096
"""Guesses for each step of learning."""
PASSES = 12
LEAST_STEPS = 500
RATE = 0.03
DECAY = 1e-4
"""Weights that hardly matter stay near zero."""
TEST = 0.2
"""This part of the games is not learned from."""
USUAL = 0.3
"""How often a game has the usual number of players and edition."""
SAY_EVERY = 500
LEAST = 1e-9


class Guesser(Protocol):
    """Something to be guessed in a game."""

    count: int
    """How many facts there are."""

    def guess(self, state: State) -> Guess | None: ...


class Lessons(NamedTuple):
    """Many guesses."""

    known: Matrix
    """Logarithms of how likely each possibility is by cards and rules alone."""
    facts: Any
    """Guess by possibility: the numbers of facts."""
    amounts: Matrix
    """How much of each there is."""
    truths: Any
    weights: Matrix
    """How much each guess counts."""

    def part(self, chosen: Any) -> Lessons:
        """Some of them."""
        return Lessons(*(field[chosen] for field in self))


def guesser_of(game: Game, name: str) -> Guesser:
    """What is to be guessed in a game; BadOption if it has nothing of this name."""
    make: Callable[[], Mapping[str, Guesser]] = game.part("guesses", dict)
    found = make().get(name)
    if found is None:
        raise BadOption("bots-no-encoder", game=game.name)
    return found


def play(game: Game, guesser: Guesser, entrant: Entrant, games: int, chance: Random) -> list[Guess]:
    """The guesses of so many games in which all seats play alike."""
    asker, player = Asker(game), bot(entrant.level, chance.getrandbits(60))
    found: list[Guess] = []
    for number in range(games):
        if number % SAY_EVERY == 0:
            print(f"{entrant.name}: {number} of {games} games, {len(found)} guesses", file=sys.stderr, flush=True)
        state, start = new_game(game, chance), len(found)
        while (seat := state.seat) is not None:
            guess = guesser.guess(state)
            if guess is not None:
                found.append(guess)
            state.apply(asker.ask(player, state, seat, entrant.budget))
        winner = chance.choice((state.ranking or [[0]])[0])
        found[start:] = [each._replace(truth=winner) if each.truth is None else each for each in found[start:]]
    return found


def new_game(game: Game, chance: Random) -> State:
    """A game as it usually is, or with any number of players by any edition."""
    if chance.random() < USUAL:
        return game.new(seed=chance.getrandbits(56), chance="quick")
    players, edition = chance.randint(game.min_players, game.max_players), chance.choice(list(game.editions))
    return game.new(players, chance.getrandbits(56), edition=edition, chance="quick")


def lessons(guesses: list[Guess], size: tuple[int, int]) -> Lessons:
    """Guesses as arrays, with so many possibilities and facts for each at most; together they count 1."""
    shape = (len(guesses), *size)
    known = np.full(shape[:2], np.log(np.float32(LEAST)))
    facts, amounts = np.zeros(shape, np.int16), np.zeros(shape, np.float32)
    for place, guess in enumerate(guesses):
        known[place, : len(guess.known)] = np.log(np.maximum(np.array(guess.known, np.float32), np.float32(LEAST)))
        for possibility, noted in enumerate(guess.facts):
            for number, (fact, amount) in enumerate(noted):
                facts[place, possibility, number] = fact
                amounts[place, possibility, number] = amount
    truths = np.array([guess.truth for guess in guesses])
    return Lessons(known, facts, amounts, truths, np.full(len(guesses), 1 / len(guesses), np.float32))


def likely(some: Lessons, weights: Matrix) -> Matrix:
    """How likely each possibility is, with what the facts tell."""
    logs = some.known + (weights[some.facts] * some.amounts).sum(axis=2)
    shares = np.exp(logs - logs.max(axis=1, keepdims=True))
    found: Matrix = shares / shares.sum(axis=1, keepdims=True)
    return found


def surprise(some: Lessons, weights: Matrix) -> float:
    """How much the truth surprises on average, in natural units: 0 if it is known."""
    shares = likely(some, weights)[np.arange(len(some.truths)), some.truths]
    return float(-np.log(np.maximum(shares, LEAST)).mean())


def learn(everything: Lessons, count: int, chance: np.random.Generator) -> Matrix:
    """Weights that make the truth likely (Adam, at a rate that falls to nothing)."""
    weights, mean, square = (np.zeros(count, np.float32) for _ in range(3))
    guesses = len(everything.truths)
    steps = max(LEAST_STEPS, PASSES * guesses // SOME)
    scale = np.float32(guesses) / everything.weights.sum()
    spread = np.sqrt(np.bincount(everything.facts.ravel(), everything.amounts.ravel() ** 2, count) / guesses + 1e-3)
    pace = (1 / np.maximum(spread, 1)).astype(np.float32)
    """Facts of which there is much at a time are learned in smaller steps."""
    for step in range(1, steps + 1):
        some = everything.part(chance.integers(guesses, size=min(SOME, guesses)))
        off = likely(some, weights)
        off[np.arange(len(some.truths)), some.truths] -= 1
        off *= (scale * some.weights / len(some.truths))[:, None]
        pulls = (off[:, :, None] * some.amounts).ravel()
        slope = np.bincount(some.facts.ravel(), pulls, count).astype(np.float32) + np.float32(DECAY) * weights
        mean += np.float32(0.1) * (slope - mean)
        square += np.float32(0.01) * (slope * slope - square)
        rate = np.float32(RATE * (1 - step / (steps + 1))) * pace
        weights -= rate * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + np.float32(1e-8))
    return weights


def run(name: str, what: str, levels: list[str], seed: int, out: Path) -> None:
    """Play, learn, say how much better guesses have become, and write the weights."""
    game, chance = registry.game(name), Random(seed)
    guesser = guesser_of(game, what)
    found: dict[str, list[Guess]] = {}
    for each in levels:
        level, _, games = each.partition("=")
        found[level] = play(game, guesser, Entrant.read(level), int(games or 1000), chance)
    size = (
        max(len(guess.known) for some in found.values() for guess in some),
        max(len(noted) for some in found.values() for guess in some for noted in guess.facts),
    )
    cuts = {level: int(len(some) * (1 - TEST)) for level, some in found.items()}
    taught = [lessons(some[: cuts[level]], size) for level, some in found.items()]
    everything = Lessons(*(np.concatenate(fields) for fields in zip(*taught, strict=True)))
    weights = learn(everything, guesser.count, np.random.default_rng(seed))
    for level, some in found.items():
        test = lessons(some[cuts[level] :], size)
        before, after = surprise(test, np.zeros_like(weights)), surprise(test, weights)
        print(f"{level}: surprise {before:.3f} -> {after:.3f} in {len(test.truths)} guesses not learned from")
    numbers = [round(float(weight) * UNIT) for weight in weights]
    about = f"{what}: {', '.join(levels)}, seed {seed}"
    out.write_text(json.dumps({"about": about, "weights": numbers}) + "\n", encoding="ascii")


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("what", help="what is to be guessed")
    parser.add_argument("--levels", nargs="+", default=["medium=1000"], help="bots with their number of games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("weights.json"), help="the file of weights to be written")
    settings = parser.parse_args(arguments)
    run(settings.game, settings.what, settings.levels, settings.seed, settings.out)


if __name__ == "__main__":
    main()
